### What people read of the three games. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } nebo { $last }
color-red = červená
color-orange = oranžová
color-yellow = žlutá
color-green = zelená
color-blue = modrá
color-indigo = indigová
color-violet = fialová
end-of-turn = konec tahu

# Who did what: { $what } is one of the messages below, "into the palette" and the like.
someone = { $name }: { $what }

## Duel

duel-light = světlo
duel-shade = stín

# A move, told.
duel-laid = karta z místa { $place } vyložena
duel-laid-blind = karta z místa { $place } vyložena naslepo
duel-turned = karta { $place } v řadě otočena

# What it brought about.
duel-shows = Navrchu je { $face }
duel-won-rainbow = Duha. { $name }: získaná řada, počet karet: { $cards }
duel-won-shade = Stín. { $name }: získaná řada, počet karet: { $cards }
duel-won-double = Chyba. { $name }: získaná řada, počet karet: { $cards }

# What speaks for or against a move.
duel-why-end = { $cards ->
    [one] řada zůstane, jak je: { $cards } karta
    [few] řada zůstane, jak je: { $cards } karty
   *[other] řada zůstane, jak je: { $cards } karet
}
duel-why-unseen = neviděli jste, co se objeví navrchu
duel-why-loses = navrchu bude { $face } a kolo prohrajete
duel-why-rainbow = { $face } dokončí duhu
duel-why-fits = navrchu bude { $face }, což se do řady hodí

# Why a move cannot be made.
duel-no-end-yet = nejprve vyložte aspoň jednu kartu (D8)
duel-no-end-after-turn = po otočené kartě musíte ještě jednu vyložit (D11)
duel-no-second-turn = nikdy se neotáčejí dvě karty po sobě (D9)
duel-no-card-to-turn = { $cards ->
    [0] v řadě není co otočit (D9)
    [one] v řadě lze otočit jen { $cards } kartu (D9)
    [few] v řadě lze otočit jen { $cards } karty (D9)
   *[other] v řadě lze otočit jen { $cards } karet (D9)
}
duel-no-lay-before-turn = než vyložíte další kartu, otočte jednu v řadě (D9)
duel-no-card-there = místo { $place } v ruce je prázdné (D8)
duel-moves-are = možné kroky: n1-n3 (vyložit), b1-b3 (vyložit naslepo), f1-f6 (otočit) a end

## Tricks

tricks-played = vyloženo { $cards }
tricks-taken = vzato { $cards }

tricks-over = Hra skončila
tricks-pile-up = { $name }: zakrytý balíček vzat do ruky
tricks-discarded = Odhozeno: { $cards }
tricks-leads = Příští zdvih vynáší { $name }

tricks-why-most = { $points ->
    [one] { $points } bod, víc jich získat nelze
    [few] { $points } body, víc jich získat nelze
   *[other] { $points } bodů, víc jich získat nelze
}
tricks-why-less = { $points ->
    [one] { $points } bod; nejvíc lze získat { $most }
    [few] { $points } body; nejvíc lze získat { $most }
   *[other] { $points } bodů; nejvíc lze získat { $most }
}
tricks-why-play = { $points ->
    [one] zatím { $place }. v pořadí výběru; do příštího středu jde { $points } bod
    [few] zatím { $place }. v pořadí výběru; do příštího středu jdou { $points } body
   *[other] zatím { $place }. v pořadí výběru; do příštího středu jde { $points } bodů
}
tricks-why-play-more = { $points ->
    [one] zatím { $place }. v pořadí výběru, zbývá vyložit kombinací: { $after }; do příštího středu jde { $points } bod
    [few] zatím { $place }. v pořadí výběru, zbývá vyložit kombinací: { $after }; do příštího středu jdou { $points } body
   *[other] zatím { $place }. v pořadí výběru, zbývá vyložit kombinací: { $after }; do příštího středu jde { $points } bodů
}

tricks-no-stack = hromádka { $cards } tu není (T13)
tricks-no-play-now = vezměte si hromádku (T11)
tricks-no-take-now = hromádky se berou, až když všichni zahráli (T11)
tricks-no-such-cards = tyto karty nemáte v ruce (T6)
tricks-only-sets = byla vyložena sada: jen jednotlivé karty nebo sady (T8)
tricks-only-runs = byla vyložena postupka: jen jednotlivé karty nebo postupky (T8)
tricks-moves-are = kombinace se zapisuje hodnotami (4, 333, 2345), vzetí znakem = a hodnotami hromádky (=6, =55)

## Red7

# What each color asks for.
red7-rule-red = nejvyšší karta
red7-rule-orange = nejvíc karet jednoho čísla
red7-rule-yellow = nejvíc karet jedné barvy
red7-rule-green = nejvíc sudých karet
red7-rule-blue = nejvíc různých barev
red7-rule-indigo = nejdelší postupka čísel
red7-rule-violet = nejvíc karet nižších než 4

red7-drew = líznutí karty
red7-kept = bez líznutí
red7-passed = pas, konec v tomto kole
red7-laid = { $card } do palety
red7-painted = { $card } na plátno: platí { $color }
red7-painted-by-7 = { $card } z palety na plátno: platí { $color }
red7-taken-by-1 = { $card } z cizí palety navrch balíčku

red7-drew-by-3 = { $name }: líznutí karty díky kartě 3
red7-out = { $name }: nevede, vypadává
red7-round-over = Kolo skončilo
red7-round-empty = Kolo skončilo; žádná karta vítěze nesplňuje pravidlo
red7-round-won = { $points ->
    [one] { $name } vyhrává kolo: { $cards }, { $points } bod
    [few] { $name } vyhrává kolo: { $cards }, { $points } body
   *[other] { $name } vyhrává kolo: { $cards }, { $points } bodů
}

red7-why-pass = vypadnete z kola
red7-why-draw = o jednu kartu v ruce víc
red7-why-keep = žádná karta navíc
red7-why-leads = vedete; pravidlo: { $color }, karty: { $cards }
red7-why-out = nevedete a vypadnete
red7-why-then = pak vás do vedení dostane { $cards } na plátně
red7-why-not-yet = zatím nevedete; pravidlo: { $color }

red7-warning-end = nevedete: vypadli byste (R6)
red7-warning-lay = v tomto tahu byste už nemohli vést: vypadli byste (R20)

red7-do-7 = proveďte akci karty 7: přesuňte jinou kartu své palety na plátno (R16)
red7-do-5 = proveďte akci karty 5: vyložte další kartu do své palety (R16)
red7-do-1 = proveďte akci karty 1: vezměte kartu z cizí palety (R16)
red7-draw-or-keep = nejprve se rozhodněte, zda si líznete (R11)
red7-no-7 = k tomu je třeba karta 7 vyložená do palety a karta, po jejímž přesunutí povedete (R16)
red7-no-1 = k tomu je třeba karta 1 vyložená do palety a karta, kterou smíte vzít (R16, R17)
red7-no-end-bound = tento tah musíte skončit ve vedení (R17)
red7-no-end-yet = nejprve vyložte kartu, nebo pasujte (R4)
red7-no-pass-now = pasovat lze jen na začátku tahu (R4)
red7-no-draw-due = líznutí vám teď nenáleží (R11)
red7-not-in-hand = kartu { $card } nemáte v ruce (R4)
red7-no-paint = podle tohoto pravidla byste nevedli: { $color } (R5)
red7-palette-laid = kartu do palety už jste vyložili; následuje karta na plátno, nebo konec tahu (R4)
red7-no-lay-1 = žádná karta, kterou byste touto kartou 1 mohli vzít, vám neumožní skončit tah ve vedení (R17)
red7-moves-are = možné kroky: +R7 (paleta), >R7 (plátno), 7>R7 a 1-R7 (akce), draw, keep, end a pass

## The games in a line

duel-title = Rainbow, duel
duel-by = Návrh hry: Mathias Spaan
duel-line = Dokončete šestibarevnou řadu, nebo nalákejte protihráče na opakovanou barvu či černou kartu.
tricks-title = Rainbow, zdvihy
tricks-by = Návrh hry: Mito Sazuki
tricks-line = Co vyložíte, abyste získali tento zdvih, je odměnou v příštím.
red7-title = Red7
red7-by = Návrh hry: Carl Chudyk a Chris Cieslik
red7-line = Na konci svého tahu musíte vyhrávat; pravidlo smíte změnit.

## Levels of bots

level-random = náhodný
level-easy = snadný
level-greedy = hamižný
level-medium = střední
level-strong = silný
level-best = nejlepší

# A bot at the table: "Bot, easy".
bot-name = Bot, { $level }

## Home

home-tagline = Tři karetní hry v barvách duhy
home-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
home-players-from = počet hráčů: { $least }-{ $most }
home-minutes = asi { $minutes } min
home-play = Hrát hned
home-friends = Hrát s přáteli
home-name = Vaše jméno
home-against = Protihráči
home-how-many = Počet hráčů
home-running = Vaše hry
home-to-act = jste na tahu
home-watch = Sledovat hru
home-nothing-to-watch = Právě se nehraje žádná veřejná hra.
language = Jazyk
rules = Pravidla
home = Úvod
try-again = Zkusit znovu
menu = Nabídka

# What somebody is called who has not told a name.
guest = Host

## You: name, and the code for other devices

you = Váš profil
you-keep-name = Uložit jméno
you-name-kept = Vaše jméno je uloženo.
you-code = Váš obnovovací kód
you-code-more = S tímto kódem budete i na jiném zařízení pod stejným jménem a se všemi svými hrami. Kdo ho zná, může hrát za vás: nikomu ho neukazujte.
you-code-show = Zobrazit kód
you-come-back = Obnovovací kód z jiného zařízení
you-be = Použít kód
you-are-back = Vítejte zpět. Vaše hry jsou tady.

## Options of a table

option-advanced = Pro pokročilé: za vysokou kartu na plátně se líže a boduje se více kol
option-actions = Akce: liché karty vyložené do palety mají akci
option-first = Kdo začíná
option-first-random = rozhodne náhoda
option-first-you = vy
option-aids-duel = Paměťová pomůcka: stůl ukazuje, co už jste viděli
option-aids-tricks = Bodová pomůcka: stůl ukazuje body všech hráčů a karty, které se ještě neobjevily
option-end-after-flip = Smí tah skončit otočením karty?
option-end-after-flip-yes = Ano (německá, anglická, maďarská, česká, slovenská a polská pravidla)
option-end-after-flip-no = Ne (francouzská pravidla)
option-deck = Karty jiného vydání
option-deck-more = 57 karet, každá jako dvě písmena z R O Y G B I V, W (světlo) a K (stín)
option-listed = Kdokoli se tu může dívat a obsadit volná místa
table-open = Otevřít stůl

## The table

table-your-turn = Jste na tahu
table-turn-of = Na tahu: { $name }
table-waiting = { $count ->
    [one] Čeká se na { $count } hráče
    [few] Čeká se na { $count } hráče
   *[other] Čeká se na { $count } hráčů
}
table-ready = Všichni jsou tady: může se začít!
table-invite = Pozvěte přátele
table-invite-more = Kdo má tento odkaz, může si přisednout nebo se dívat.
table-invite-only-here = Tento server je dostupný jen z tohoto počítače; aby se mohli připojit i ostatní, spusťte ho s --host 0.0.0.0.
table-copy = Kopírovat odkaz
table-qr = Odkaz jako QR kód
table-sit = Sednout si sem
table-give-to-bot = Přenechat místo botovi
table-begin = Začít
table-empty-seat = volné místo
table-you = Vy
table-undo = Vzít zpět
table-resign = Vzdát
table-leave = Odejít od stolu
table-going = Odejít nebo vzdát…
table-rematch = Odveta
table-to-rematch = Přejít k odvetě
table-back = Zpět ke stolu
table-whole-log = Celý průběh hry
table-sound = Zvuky
table-state = Stav hry
table-seats = Místa
table-tools = Nástroje
table-bot-level = Úroveň bota
table-player = Hráč
table-score = Skóre
table-winner = vítězství
table-over = Hra skončila
table-away = offline
table-again = Hrát znovu
table-log = Co se stalo
table-begun = Karty jsou rozdány
table-undone = { $name }: poslední krok vzat zpět
table-sat = Ke stolu usedá { $name }
table-left = Od stolu odchází { $name }
table-resigned = Hru vzdává { $name }
table-bot = Místo zaujímá { $name }
table-won = Vyhrává { $name }
table-won-by-you = Vyhráli jste
table-shared = Společné vítězství: { $names }
table-record = Stáhnout záznam
table-offline = Spojení přerušeno. Probíhá nový pokus…
table-watching = Sledujete hru
table-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
table-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
table-your-hand = Vaše ruka
table-hidden-card = skrytá karta
table-deck = Balíček
table-end-turn = Ukončit tah

duel-row = Řada
duel-holder = Stojánek
duel-next = Vaše příští karta
duel-pile = Osobní balíček
duel-lay = Vyložit
duel-blind = Naslepo
duel-turn = Otočit
duel-other-side = Druhá strana:
duel-memory = Co jste viděli
duel-your-pile = Ve vašem osobním balíčku
duel-their-pile = V balíčku protihráče
tricks-middle = Střed
tricks-middle-empty = Střed je prázdný
tricks-trick = Zdvih
tricks-trick-empty = Zatím není nic vyloženo
tricks-score-pile = Váš bodový balíček
tricks-face-down = zakrytý balíček: { $cards }
tricks-play = Vyložit
tricks-take = Vzít
# The order in which players take, behind what they played.
tricks-takes = bere jako { $order }.
tricks-rank = { $cards ->
    [one] { $cards } karta hodnoty { $rank }
    [few] { $cards } karty hodnoty { $rank }
   *[other] { $cards } karet hodnoty { $rank }
}
tricks-play-chosen = Vyložit vybrané karty
tricks-offers = Co můžete vyložit
tricks-unseen = Ještě se neobjevilo
red7-canvas = Plátno
red7-start-card = počáteční karta
red7-leads = vede
red7-is-out = mimo kolo
red7-round = { $round }. kolo
red7-to-palette = Do palety
red7-to-canvas = Na plátno
red7-pass = Pasovat
red7-draw = Líznout
red7-keep = Nelízat
red7-palette = Paleta
# On a button: the card goes back onto the deck.
red7-onto-deck = Na balíček
red7-asked-7 = Akce karty 7: přesuňte jinou kartu své palety na plátno.
red7-asked-5 = Akce karty 5: vyložte další kartu do své palety.
red7-asked-1 = Akce karty 1: vezměte kartu z cizí palety a položte ji navrch balíčku.
red7-asked-draw = Za kartu na plátně si můžete líznout.
red7-risky = Takto označenými kroky byste z kola vypadli.
red7-strip = Kdo by vedl podle jednotlivých pravidel

## What cannot be

refused-not-understood = Tomu nebylo rozumět.
refused-no-such-bot = Takový bot neexistuje.
refused-no-such-seat = Takové místo neexistuje.
refused-already-seated = U tohoto stolu už sedíte.
refused-seat-taken = Toto místo je obsazené: { $name }.
refused-not-seated = U tohoto stolu nesedíte.
refused-seats-empty = { $count ->
    [one] { $count } místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
}
refused-already-begun = Hra už začala.
refused-not-begun = Hra ještě nezačala.
refused-game-over = Hra skončila.
refused-not-over = Hra ještě neskončila.
refused-not-your-turn = Nejste na tahu.
refused-stale = Stůl se mezitím změnil. Podívejte se znovu.
refused-nothing-to-undo = Není co vzít zpět: tah právě začal, nebo se odkrylo něco skrytého.
refused-no-cards = Nejprve vyberte karty.
refused-no-combo = To není kombinace: zahrajte jednu kartu, karty stejné hodnoty nebo postupku.
refused-rematch-begun = Odveta už začala.
refused-no-such-code = Tento kód tu neznáme. Zkontrolujte každý znak.
refused-illegal = { $move } nelze zahrát: { $why }
refused-name-missing = Zadejte prosím své jméno.
refused-name-too-long = { $most ->
    [one] Jméno smí mít nejvýš { $most } písmeno.
    [few] Jméno smí mít nejvýš { $most } písmena.
   *[other] Jméno smí mít nejvýš { $most } písmen.
}
refused-no-such-table = Takový stůl neexistuje. Odkaz je možná neúplný.
refused-no-such-page = Taková stránka neexistuje.
refused-no-such-game = Taková hra neexistuje, nebo ne s těmito volbami.
refused-stale-page = Tato stránka je už zastaralá. Načtěte ji znovu.
refused-too-fast = Příliš mnoho požadavků. Chvíli počkejte.
refused-failed = Tady se něco nepovedlo. Nic se nezměnilo; zkuste to za chvíli znovu.

## Names put together

# A card: "red 7".
card-name = { $color } { $number }
# One of several bots of a kind: "Bot, easy 2".
numbered = { $name } { $number }

## Time

clock = Čas
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] { $days } den { $hours } h
    [few] { $days } dny { $hours } h
   *[other] { $days } dní { $hours } h
}
clock-per-move = Čas na každý krok
clock-per-game = Čas na celou hru
clock-none = bez omezení
clock-after = Po vypršení času
clock-terms-move = { $span } na každý krok
clock-terms-game = { $span } na celou hru
clock-choose-bot = krok provede bot
clock-choose-loss = hra je prohraná
clock-then-bot = Po vypršení času provede krok bot.
clock-then-loss = Po vypršení času je hra prohraná.
clock-bot-moved = { $name }: čas vypršel, krok provádí bot
clock-lost = Na čas prohrává { $name }
refused-time-up = Váš čas vypršel.
table-notify = Upozornit mě, až budu na tahu

## Ratings and history

option-rated = Hodnocená hra: mění hodnocení všech, kdo ji hrají
table-rated = hodnocená hra
ratings = Žebříček
ratings-more = Podle hodnocených her. Boti mají hodnocení podle úrovně a počítá se i to, kdo kde sedí. Hodnocení v závorce je zatím jen odhad.
ratings-empty = Tuto hru zatím nikdo nehrál jako hodnocenou. Buďte první: otevřete stůl a zaškrtněte „Hodnocená hra“.
ratings-rank = Pořadí
ratings-rating = Hodnocení
ratings-games = Hry
ratings-plot = Vaše hodnocení: { $game }
ratings-plot-told = { $games ->
    [one] Po { $games } hodnocené hře: { $last }.
    [few] Z hodnoty { $first } na { $last } během { $games } hodnocených her.
   *[other] Z hodnoty { $first } na { $last } během { $games } hodnocených her.
}
history = Vaše hry
history-empty = Žádná vaše dohraná hra neodpovídá výběru. Zahrajte si!
history-game = Hra
history-all = všechny
history-result = Výsledek
history-won = výhra
history-lost = prohra
history-placed = { $players ->
    [6] { $place }. místo ze { $players }
    [one] { $place }. místo z { $players }
    [few] { $place }. místo ze { $players }
   *[other] { $place }. místo z { $players }
}
history-unknown = dohráno
history-against = Protihráči
history-when = Kdy
history-rated-only = jen hodnocené hry
history-show = Zobrazit
history-older = Starší hry
history-newest = Nejnovější hry

## Lekce

lesson = Lekce
lesson-step = Krok { $step } z { $steps }
# The bot of lessons, as a name.
lesson-coach = Trenér
lesson-learn = Naučit se hrát
lesson-go-on = Pokračovat v lekci
lesson-continue = Dál
lesson-again = Začít lekci znovu
lesson-stop = Ukončit lekci
lesson-over = Lekce skončila
lesson-stopped = Lekce je přerušena. Můžete ji kdykoli začít znovu.
lesson-real = Teď si zahrát doopravdy
lesson-offer = Vaše první hra? Krátká lekce vám ukáže, jak se hraje.
lesson-to = K lekci
lesson-no = Ne, děkuji
lesson-tried = Jen zkouška: { $what }
refused-in-lesson = To v lekci nejde.
refused-no-such-lesson = Taková lekce neexistuje.
refused-lesson-read-on = Nejprve si text přečtěte a pak stiskněte „{ lesson-continue }“.
refused-lesson-not-now = Teď ne. { $task }

lesson-duel-aim = Vy a trenér vykládáte karty do jedné řady. Kdo vyloží šestou kartu řady, v níž se žádná barva neopakuje, získá celou řadu. Nakonec vyhrává větší balíček.
lesson-duel-sides = Každá karta má dvě strany. Z karet v obou rukou vidíte tu stranu, která je obrácená k vám; trenér vidí tu druhou. Ve stojánku vidíte svou příští kartu.
lesson-duel-lay = Jste na tahu a řada je prázdná. Vyložená karta leží navrchu tou stranou, kterou vidíte.
lesson-duel-lay-do = Vyložte červenou kartu.
lesson-duel-end = Po každé kartě můžete skončit. V jednom tahu vyložíte nejvýš tři karty a před druhou a třetí musíte otočit kartu v řadě (D9).
lesson-duel-end-do = Zatím stačí jedna: ukončete tah.
lesson-duel-blind = Trenér vyložil žlutou a vaše ruka byla doplněna na tři karty. Kartu můžete vyložit také naslepo: navrchu se pak objeví strana, kterou nevidíte.
lesson-duel-blind-do = Vyložte zelenou kartu naslepo.
lesson-duel-turn = Byla to modrá, takže je všechno v pořádku: barvy v řadě jsou různé. Než vyložíte další kartu, musíte jednu otočit (D9). Vzpomeňte si: když měl trenér žlutou kartu v ruce, ukazovala vám oranžovou.
lesson-duel-turn-do = Otočte žlutou kartu.
lesson-duel-light = Oranžová, jak jste si pamatovali. Teď druhá karta. Bílá je světlo: zastoupí kteroukoli barvu a nikdy není navíc.
lesson-duel-light-do = Vyložte bílou kartu a pak ukončete tah.
lesson-duel-rainbow = Pět karet a každá jiná. Šestá, která se hodí, vytvoří duhu!
lesson-duel-rainbow-do = Vyložte žlutou kartu.
lesson-duel-double = Duha: řada šesti karet je vaše. Trenér kolo prohrál, a proto další začal on, oranžovou. Teď udělejte chybu schválně a podívejte se, co se stane, když se barva opakuje.
lesson-duel-double-do = Vyložte oranžovou kartu.
lesson-duel-open = Chyba: řadu získal trenér (D14). Kdo kolo prohraje, začíná další. Všimněte si, že jedna z trenérových karet vám ukazuje černou; trenér tuto stranu nevidí.
lesson-duel-open-do = Vyložte fialovou kartu a pak ukončete tah.
lesson-duel-shade = Trenér vyložil právě tuto kartu, modrou navrch. Vy víte, co je pod ní: černá. Kdo otočí navrch černou, tedy stín, prohrává kolo (D15). Nechte to na trenérovi.
lesson-duel-shade-do = Vyložte červenou kartu a pak ukončete tah.
lesson-duel-done = Trenér otočil navrch černou stranu, takže i tato řada je vaše: devět karet proti dvěma. Hraje se, dokud lze ruku doplnit na tři karty; potom vyhrává větší balíček (D20, D21).
refused-lesson-duel-unseen = Druhou stranu této karty jste nikdy neviděli: může to být barva, která už v řadě leží, nebo černá (D14, D15). { $task }
refused-lesson-duel-more = Tah byste tu mohli ukončit, ale ještě je co vidět. { $task }
refused-lesson-duel-double = Tato barva už v řadě leží: byla by to chyba a řadu by získal trenér (D14). { $task }
refused-lesson-duel-shade = Vespod je černá: viděli jste ji u trenéra v ruce. Přišli byste o řadu (D15). { $task }

lesson-tricks-aim = Karty, které si vezmete ze středu, jsou vaše body: každá platí tolik, kolik je její hodnota. V každém zdvihu vyloží každý jednu kombinaci, a kdo vyloží nejvíc karet, bere první.
lesson-tricks-combos = Kombinace je jednotlivá karta, sada (karty stejné hodnoty) nebo postupka (hodnoty, které jdou za sebou). Jiné karty se spolu vyložit nedají. Vyzkoušejte si to.
lesson-tricks-combos-do = Vyberte dvojku a čtyřku a pak stiskněte „{ tricks-play-chosen }“.
lesson-tricks-run = 2 a 4 nejdou za sebou, takže to není kombinace (T6). 3, 4 a 5 ano: je to postupka.
lesson-tricks-run-do = Vyložte 3, 4 a 5.
lesson-tricks-take = Všichni vyložili. Vaše tři karty jsou nejvíc, proto berete první; pak přijde postupka dvou karet a nakonec jednotlivá karta (T11).
lesson-tricks-take-do = Vezměte si pětku, má největší cenu.
lesson-tricks-prizes = Co se právě vyložilo, je teď ve hře jako odměna: tolik hromádek, kolik je hráčů, a nejlevnější karty ze hry odcházejí (T16). Co tedy vyložíte, může si příště vzít někdo jiný.
lesson-tricks-set = Kdo vyložil největší kombinaci, vynáší do příštího zdvihu: vy. Tentokrát se sadou.
lesson-tricks-set-do = Vyložte obě dvojky.
lesson-tricks-tie = Trenér 1 vyložil tři karty a bral první. Trenér 2 a vy jste vyložili po dvou: pak má přednost vyšší karta (T11). Na vás zbyla jedna hromádka.
lesson-tricks-tie-do = Vezměte si čtyřku.
lesson-tricks-kinds = Ze stejných hodnot se staly dvojice a dvojice se bere celá. Trenér 1 vynesl postupku: od té chvíle jsou v tomto zdvihu dovoleny jen postupky a jednotlivé karty (T8).
lesson-tricks-kinds-do = Vyberte dvě pětky a přesto to zkuste.
lesson-tricks-follow = Když leží postupka, sada není dovolena (T8). Máte ale postupku čtyř karet, nejdelší ze všech.
lesson-tricks-follow-do = Vyložte 3, 4, 5 a 6 a pak si vezměte dvojici čtyřek.
lesson-tricks-single = Znovu vynášíte. Jednotlivá karta je dovolena vždy: bere poslední, ale šetří ruku a málo dá ostatním.
lesson-tricks-single-do = Vyložte jedničku a pak si vezměte, co zbude.
lesson-tricks-later = Tak to jde dál, zdvih za zdvihem. Teď se podívejte na konec jiné hry.
lesson-tricks-end = Máte dvě karty a trenér 1 právě vyložil své poslední. Když na konci zdvihu nemají karty dva nebo více hráčů, hra končí (T18).
lesson-tricks-end-do = Vyložte obě čtyřky a pak si vezměte dvojici šestek.
lesson-tricks-done = Vyhrává nejvíc bodů: ty vaše, je jich 28. Ve dvou vykládá každý v každém zdvihu dvě kombinace, a když mu dojde první ruka, vezme si druhou (T10, T19).
refused-lesson-tricks-less = Vzít si můžete kteroukoli hromádku, ale jiná má větší cenu. { $task }
refused-lesson-tricks-both = S jednou čtyřkou v ruce by hra pokračovala (T18). { $task }

lesson-red7-aim = Na konci svého tahu musíte vést, jinak vypadnete. Kdo zbude poslední, vyhrává kolo.
lesson-red7-canvas = Karty před každým z vás jsou palety. Barva navrchu plátna určuje pravidlo: podle červené vede nejvyšší karta. Vede trenér s oranžovou 5.
lesson-red7-lay = Ve svém tahu můžete vyložit kartu do palety. Potřebujete vyšší, než je oranžová 5.
lesson-red7-lay-do = Vyložte žlutou 7 do palety a pak ukončete tah.
lesson-red7-paint = Trenér vyložil druhou oranžovou kartu a změnil pravidlo: podle žluté vede nejvíc karet jedné barvy. Karta vyložená na plátno ho změní zpátky.
lesson-red7-paint-do = Vyložte červenou 1 na plátno.
lesson-red7-tie = Trenér má teď červenou 7. Vaše je žlutá a při stejném čísle je nejvyšší červená (R1). Pomohla by modrá, nejvíc různých barev? Vy máte dvě a trenér také.
lesson-red7-tie-do = Zkuste modrou 1 na plátno.
lesson-red7-out = Při shodě rozhoduje nejvyšší z karet, které se počítají: červená 7 (R8). A na plátno smíte vyložit jen barvu, podle níž vedete (R5). Nejprve tedy potřebujete třetí barvu.
lesson-red7-out-do = Vyložte zelenou 3 do palety a pak zkuste ukončit tah.
lesson-red7-both = Pozor: pořád platí červená a vy nevedete. Takto byste vypadli (R6). Po kartě do palety ale můžete vyložit ještě jednu na plátno a teď už máte tři barvy.
lesson-red7-both-do = Vyložte modrou 1 na plátno.
lesson-red7-rules = Trenér má teď také tři barvy a k tomu vyšší kartu. Toto je všech sedm pravidel – { color-red }: { red7-rule-red }; { color-orange }: { red7-rule-orange }; { color-yellow }: { red7-rule-yellow }; { color-green }: { red7-rule-green }; { color-blue }: { red7-rule-blue }; { color-indigo }: { red7-rule-indigo }; { color-violet }: { red7-rule-violet }.
lesson-red7-pass = Podívejte se na své tři karty: žádná vás nedostane do vedení, ani v paletě, ani na plátně. Zbývá jen pasovat, a pak vypadáváte.
lesson-red7-pass-do = Pasujte.
lesson-red7-next = Vypadli jste a trenér, který zbyl poslední, vyhrává kolo (R7). To se stává i nejlepším. Teď se podívejte na konec jiného kola.
lesson-red7-win = Trenér vede s červenou 7, ale nemá už žádné karty, a kdo žádné nemá, může jen pasovat (R4). S 3, 4 a 5 byste měli nejdelší postupku čísel: to je pravidlo indigové.
lesson-red7-win-do = Vyložte zelenou 4 do palety a pak indigovou 1 na plátno.
lesson-red7-done = Trenér musí pasovat a kolo je vaše! Dvě volby hru obohatí: body za více kol (R11) a liché karty s akcemi (R16). Víc najdete v pravidlech.
refused-lesson-red7-low = Samotná modrá 4 oranžovou 5 nepřebije: kdyby tah takto skončil, vypadli byste (R6). { $task }
refused-lesson-red7-pass = Kdo pasuje, vypadává z kola (R4). Máte lepší možnost. { $task }
refused-lesson-red7-end = Nevedete: kdyby tah skončil tady, vypadli byste (R6). { $task }
refused-lesson-red7-run = Indigová 1 je potřeba na plátně, aby vedla nejdelší postupka. { $task }

## Replays

replays = Záznamy her
replay = Záznam hry
replay-watch = Přehrát záznam hry
replay-seat = Místo { $number }
replay-unfinished = Zde záznam končí; hra neskončila
replay-at = Krok { $at } z { $moves }
replay-open = Všechny karty odkryté
# Before the names of the players and "All hands open".
replay-seen-by = Pohled:
replay-hand = Ruka: { $name }
replay-next = Další karta: { $name }
replay-score-pile = Bodový balíček: { $name }
replay-face-down = Zakrytý balíček
replay-controls = Ovládání
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-forward = O krok vpřed
replay-last = Na konec
replay-move = Krok
replay-speed = Rychlost
replay-slow = pomalu
replay-normal = normálně
replay-fast = rychle
replay-go = Přejít
replay-moves = Kroky
replay-keys = Klávesy: ← a → o krok zpět nebo vpřed, Home a End na začátek nebo na konec, mezerník přehrává a pozastavuje.
replay-copy = Kopírovat odkaz na tuto pozici
replay-other-games = Další hry z tohoto souboru
replay-open-record = Otevřít zaznamenanou hru
replay-open-more = Záznam je soubor, který jste si tu stáhli po hře nebo který zapsal program v příkazovém řádku. Každý krok v něm se ověří. Pak můžete hru procházet krok za krokem, a stejně tak každý, kdo má odkaz.
replay-file = Soubor se záznamy
replay-file-more = Na každém řádku jedna hra, nejvýše 1 MB.
replay-paste = Nebo záznam vložte
replay-open-now = Ověřit a otevřít
replay-choose = Kterou hru?
replay-length = { $moves ->
    [one] { $moves } krok
    [few] { $moves } kroky
   *[other] { $moves } kroků
}
refused-no-such-move = { $moves ->
    [one] Tato hra má jen { $moves } krok.
    [few] Tato hra má jen { $moves } kroky.
   *[other] Tato hra má jen { $moves } kroků.
}
# { $why } is the sentence of the command line, in English.
refused-wrong-record = Řádek { $line }: { $why }
refused-no-record = Vyberte soubor nebo vložte záznam.
refused-empty-file = Soubor je prázdný.
refused-too-large = To je příliš velké: soubor může mít nejvýše 1 MB.

## Programs

programs = Programy
programs-more = Hrát tu mohou i programy, vaše nebo cizí. S tokenem jednají za vás, nebo hrají pod vlastním jménem.
programs-how = Jak programy mluví s tímto serverem
programs-called = Jméno programu
programs-may = Co smí
programs-make = Vytvořit token
programs-made = Token programu { $name } se zobrazí jen teď. Kdo ho má, může všechno, co jste zaškrtli: nikomu ho neukazujte.
programs-used = Naposledy použit:
programs-unused = Dosud nepoužit
programs-revoke = Zrušit
programs-revoked = Token je zrušen: žádný program se s ním už nepřihlásí.
programs-invite = Nebo jeden z vašich programů:
programs-seat = Posadit ke stolu
# A program at the table that plays under its own name.
program-name = 🤖 { $name } (program)
scope-read = Vidět stoly, hry a záznamy
scope-play = Přisednout si a hrát
scope-open = Otevírat stoly
scope-bot = Hrát pod vlastním jménem, s označením programu
api-title = Pro programy
api-intro = Program od vás dostane token a posílá ho s každým požadavkem. Vytvořte ho ve svém profilu:
api-errors = Na to, co nejde, přijde odpověď s názvem pro program a větou v požadovaném jazyce (Accept-Language); nic se přitom nezmění.
api-document = Celý popis pro stroje (OpenAPI):
api-scopes = Co tokeny smějí
api-doors = Požadavky
api-english = Popisy jsou v angličtině.
api-scope = Vyžaduje
api-body = Obsah
api-refusals = Odmítnutí
api-bodies = Obsahy
refused-token-missing = Je potřeba token: vytvořte ho ve svém profilu a pošlete jako „Authorization: Bearer“.
refused-token-unknown = Tento token tu není známý. Možná byl zrušen.
refused-scope-missing = Tento token to nesmí: chybí mu „{ $scope }“.
refused-no-scope = Zaškrtněte, co program smí.
refused-program-nameless = Pojmenujte program.
refused-too-many-tokens = { $most ->
    [one] Můžete mít nejvýš { $most } token. Nejdřív nějaký zrušte.
    [few] Můžete mít nejvýš { $most } tokeny. Nejdřív nějaký zrušte.
   *[other] Můžete mít nejvýš { $most } tokenů. Nejdřív nějaký zrušte.
}
refused-no-such-program = Takový program nemáte.
refused-no-free-seat = Žádné místo není volné.
refused-wrong-request = Tomu nebylo rozumět: { $why }
refused-too-long = To je příliš dlouhé.

## Courtesy and hints

phrase-hello = Dobrý den!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Pěkně zahráno!
phrase-thanks = Děkuji!
phrase-sorry = Omlouvám se!
phrase-one-moment = Moment, prosím.
phrase-must-go = Musím jít.
phrase-take-your-time = Jen v klidu, nespěchejte.
phrase-good-game = Pěkná hra!
phrase-oops = Jejda!
# Reactions: what the signs 👏 🙂 😮 🤔 ❤️ 🎉 are called.
reaction-applause = potlesk
reaction-smile = úsměv
reaction-surprise = překvapení
reaction-pondering = hm
reaction-heart = srdce
reaction-joy = hurá
reaction = { $sign } { $words }
talk = Něco říct
talk-phrases = Fráze
talk-reactions = Reakce
talk-mute = Ztlumit
talk-mute-all = všechny
talk-mute-at-you = Ztlumit všechny: na stránce vašeho profilu
you-talk = Co říkají ostatní
you-quiet = Neukazovat mi fráze a reakce u žádného stolu
you-keep = Uložit
you-kept = Uloženo.

asks = K vašemu rozhodnutí
# Somebody for whom a bot plays just now.
stand-in-name = { $name } (bot)
stand-in-absent = { $name } už nějakou dobu není online.
stand-in-vote = Hráč { $name }: ať do návratu hraje bot
stand-in-votes = Hlasy: { $given } z { $needed }
stand-in-waiting = Už jste hlasovali.
stand-in-voted = { $voter } hlasuje, ať místo hráče { $name } hraje bot
stand-in-begun = Místo hráče { $name } teď hraje bot
stand-in-over = { $name } je zpět
stand-in-you = Hraje za vás bot.
stand-in-back = Jsem zpět
offer-end = Navrhnout konec hry
offer-end-more = Když budou všichni souhlasit, hra skončí bez vítěze.
offer-made = { $name } navrhuje ukončit hru bez vítěze
offer-accept = Souhlasím
offer-decline = Hrát dál
offer-waiting = Ostatní ještě neodpověděli.
offer-accepted = { $name } souhlasí s koncem hry
offer-declined = { $name } chce hrát dál
offer-agreed = Všichni souhlasili s koncem hry: nikdo nevyhrává

option-hints = Nápovědy: kdo je na tahu, může se zeptat nejsilnějšího bota
hint = Nápověda
hint-thinking = Přemýšlí…
hint-title = Co si myslí nejsilnější bot
hint-chance = Šance na výhru s jednotlivými kroky
hint-share = Podíl ostatních, kteří s jednotlivými kroky skončí za vámi
hint-percent = { $chance } % ± { $error }
hint-untried = nevyzkoušeno
hint-best = nejlepší
hint-says = Nápověda: { $move }
hint-more = Další kroky
hint-close = Zavřít nápovědu
hint-failed = Tady pro vás bot nemá nápovědu.
hint-asked = { $name } žádá o nápovědu

refused-no-such-phrase = Taková fráze tu není.
refused-said-enough = { $most ->
    [one] Od posledního kroku jste řekli už { $most } frázi. Počkejte na další krok.
    [few] Od posledního kroku jste řekli už { $most } fráze. Počkejte na další krok.
   *[other] Od posledního kroku jste řekli už { $most } frází. Počkejte na další krok.
}
refused-not-away = { $name } není pryč dost dlouho.
refused-already-voted = Už jste hlasovali. Teď je to na ostatních.
refused-stood-in = Hraje za vás bot. Nejprve dejte vědět, že jste zpět.
refused-not-stood-in = Nikdo za vás nehraje.
refused-offer-open = Návrh na konec hry už tu je.
refused-offered-lately = { $moves ->
    [one] To jste navrhli nedávno. Znovu to půjde po { $moves } dalším kroku.
    [few] To jste navrhli nedávno. Znovu to půjde po { $moves } dalších krocích.
   *[other] To jste navrhli nedávno. Znovu to půjde po { $moves } dalších krocích.
}
refused-bots-play-on = V hodnocené hře boti hrají dál. Můžete se vzdát.
refused-no-offer = Není tu návrh, na který byste mohli odpovědět.
refused-no-hints = U tohoto stolu nejsou nápovědy.
refused-too-many-hints = Žádali jste o mnoho nápověd. Chvíli počkejte.

## The table in the terminal

tui-too-small = Toto okno je příliš malé: herní plocha potřebuje { $width } sloupců a { $height } řádků, tady je jich { $is_width } a { $is_height }. Nic se neztratilo: zvětšete okno a hra půjde dál.
tui-curtain = Na tahu: { $name }
tui-curtain-more = Nikdo jiný by se teď neměl dívat na obrazovku. Karty se ukážou po stisku klávesy.
tui-uncover = Ukázat mé karty
tui-leave = Odejít
tui-quit = Konec
tui-back = Zpět
tui-take = OK
tui-other-card = jiná karta
tui-pick = vybrat
tui-unpick = pustit
tui-next-combo = další kombinace
tui-more = Více
tui-strip = Kdo vede
tui-log = Průběh
tui-careful = Pozor: { $warning }. Chcete-li to přesto udělat, stiskněte znovu { $key }.
tui-change = změnit
tui-next = další řádek
tui-line = řádek
tui-page = stránka
tui-ends = začátek, konec
tui-new-game = Nová hra
tui-delete = Smazat
tui-delete-more = Dalším stiskem x tuto hru nadobro smažete.
tui-seat = Místo { $number }
tui-player = Hráč { $number }
tui-bot = bot
tui-is-person = někdo u této obrazovky
tui-is-friend = kdo má odkaz
tui-on = ano
tui-off = ne
tui-deck-usual = obvyklé
tui-deck-own = vlastní
tui-server = Hrát na serveru
tui-server-more = s přáteli na dálku
tui-server-ask = Adresa serveru nebo odkaz z pozvánky
tui-server-as = Vaše jméno zde: { $name }
tui-server-code = Váš obnovovací kód: { $code }. S ním budete i v prohlížeči pod stejným jménem a se všemi svými hrami. Nikomu ho neukazujte.
tui-code = Můj kód
tui-other-code = Jiný kód
tui-invite = Kdo má tento odkaz, může si přisednout nebo se dívat: { $link }
tui-reading = Čeká se na server…
tui-refresh = Obnovit
tui-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
tui-replays-more = hry, které jste hráli, a soubory se záznamy
tui-file-more = Kde je soubor: na každém řádku jedna hra
tui-jump = Na který krok?
tui-seen-by = jiný pohled
tui-kept = { $games ->
    [one] { $games } nedohraná hra je uložena: pokračuje se v ní příkazem „irisdeck tui“.
    [few] { $games } nedohrané hry jsou uloženy: pokračuje se v nich příkazem „irisdeck tui“.
   *[other] { $games } nedohraných her je uloženo: pokračuje se v nich příkazem „irisdeck tui“.
}
refused-cannot-keep = Toto nelze zapsat na disk: { $why }. Nic se nezměnilo.
refused-cannot-read = Tento soubor nelze přečíst: { $why }.
refused-open-elsewhere = Tato hra je otevřená v jiném okně.

## At the prompt

# Řádek, který začíná tím, o čem je: „Vaše ruka: R7, G4“.
line-label = { $label }: { $values }
line-list = { $before }; { $after }
line-which-game = Kterou hru?
line-yes = ano
line-no = ne
line-no-choice = { $text } není mezi možnostmi.
line-help = ? zobrazí nápovědu.
line-help-intro = Napište krok, nebo jedno ze slov níže.
# Za slovy, která lze napsat: „undo, u: …“.
line-help-help = tato nápověda
line-help-moves = všechny kroky, které můžete udělat, slovy
line-help-board = znovu stůl
line-help-rules = pravidla; číslo bodu, například { $clause }, zobrazí jen ten
line-help-undo = vzít zpět krok tohoto tahu, který nic neodkryl
line-help-quit = opustit hru
line-careful = Pozor: { $warning }. Chcete-li to přesto udělat, napište znovu { $move }.
line-undone = Poslední krok je vzat zpět.
line-farewell = Hra tady končí.
line-game = Hra { $number }
line-winner = Vítězství: { $name }
line-to-act = Na tahu: { $name }
line-replay-help = Enter jde dál, b o krok zpět, číslo na ten krok, a až na konec hry, q skončí.
# { $colors } je seznam: „R červená, O oranžová, …“.
line-legend-duel = { $colors }. Světlo zastoupí kteroukoli barvu; kdo otočí navrch stín, prohrává kolo.
line-legend-tricks = Číslice je karta této hodnoty a platí tolik bodů.
line-legend-red7 = { $colors }. Při stejném čísle je nejvyšší červená a nejnižší fialová.
refused-no-such-clause = Pravidla nemají bod { $clause }.

## Servers, from the terminal

# Co říká server, už v jazyce čtenáře.
refused-remote-told = { $words }
refused-remote-no-link = { $link } není adresa serveru ani stolu. Napište ji například jako localhost:8000, nebo vložte odkaz na stůl.
refused-remote-no-host = Počítač jménem { $host } neexistuje. Zkontrolujte adresu a připojení k internetu.
refused-remote-closed = Na adrese { $address } nikdo neodpovídá. Zkontrolujte adresu a zda server běží.
refused-remote-timeout = { $address } odpovídá příliš dlouho. Zkuste to za chvíli znovu.
refused-remote-no-irisdeck = Na adrese { $address } žádný Irisdeck není. Zkontrolujte adresu.
refused-remote-too-old = Irisdeck na adrese { $address } je na to příliš starý. Hrajte tam v prohlížeči, nebo požádejte provozovatele o aktualizaci.
refused-remote-no-tls = S { $address } nelze navázat zabezpečené spojení: certifikát není přijatelný, nebo server umí jen http://.
refused-remote-moved = Tento server je teď na adrese { $address }. Použijte ji.
refused-remote-away = Server { $address } teď není dostupný. Zkuste to za chvíli znovu.
refused-remote-lost = Spojení s { $address } se přerušilo. Zkuste to za chvíli znovu.
refused-remote-unsure = Spojení se přerušilo dřív, než server odpověděl: možná se to stalo, možná ne. Než to zkusíte znovu, podívejte se.
refused-remote-proxy = Proxy z vašeho nastavení nelze použít. Zkontrolujte HTTP_PROXY, HTTPS_PROXY a ALL_PROXY.
