### What people read of the three games. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } alebo { $last }
color-red = červená
color-orange = oranžová
color-yellow = žltá
color-green = zelená
color-blue = modrá
color-indigo = indigová
color-violet = fialová
end-of-turn = koniec ťahu

# Who did what: { $what } is one of the messages below, "into the palette" and the like.
someone = { $name }: { $what }

## Duel

duel-light = svetlo
duel-shade = tieň

# A move, told.
duel-laid = vyložená karta z pozície { $place }
duel-laid-blind = naslepo vyložená karta z pozície { $place }
duel-turned = otočená { $place }. karta v rade

# What it brought about.
duel-shows = Navrchu je { $face }
duel-won-rainbow = { $cards ->
    [one] Dúha. { $name }: získaný rad, { $cards } karta
    [few] Dúha. { $name }: získaný rad, { $cards } karty
   *[other] Dúha. { $name }: získaný rad, { $cards } kariet
}
duel-won-shade = { $cards ->
    [one] Tieň. { $name }: získaný rad, { $cards } karta
    [few] Tieň. { $name }: získaný rad, { $cards } karty
   *[other] Tieň. { $name }: získaný rad, { $cards } kariet
}
duel-won-double = { $cards ->
    [one] Chyba. { $name }: získaný rad, { $cards } karta
    [few] Chyba. { $name }: získaný rad, { $cards } karty
   *[other] Chyba. { $name }: získaný rad, { $cards } kariet
}

# What speaks for or against a move.
duel-why-end = { $cards ->
    [one] rad zostáva taký, aký je: { $cards } karta
    [few] rad zostáva taký, aký je: { $cards } karty
   *[other] rad zostáva taký, aký je: { $cards } kariet
}
duel-why-unseen = nevideli ste, čo príde navrch
duel-why-loses = navrch príde { $face } a prehráte kolo
duel-why-rainbow = { $face } dopĺňa dúhu
duel-why-fits = navrch príde { $face } a hodí sa

# Why a move cannot be made.
duel-no-end-yet = najprv vyložte aspoň jednu kartu (D8)
duel-no-end-after-turn = po otočenej karte musí nasledovať vyložená (D11)
duel-no-second-turn = dve karty sa nikdy neotáčajú po sebe (D9)
duel-no-card-to-turn = { $cards ->
    [0] v rade niet čo otočiť (D9)
    [one] v rade je na otočenie { $cards } karta (D9)
    [few] v rade sú na otočenie { $cards } karty (D9)
   *[other] v rade je na otočenie { $cards } kariet (D9)
}
duel-no-lay-before-turn = pred vyložením ďalšej karty otočte kartu v rade (D9)
duel-no-card-there = pozícia { $place } v ruke je prázdna (D8)
duel-moves-are = kroky sú n1-n3 (vyložiť), b1-b3 (vyložiť naslepo), f1-f6 (otočiť) a end

## Tricks

tricks-played = vyložené { $cards }
tricks-taken = vzaté { $cards }

tricks-over = Hra sa skončila
tricks-pile-up = { $name }: zakrytý balíček vzatý do ruky
tricks-discarded = Vyradené: { $cards }
tricks-leads = { $name }: vynášanie v ďalšom zdvihu

tricks-why-most = { $points ->
    [one] { $points } bod, viac sa získať nedá
    [few] { $points } body, viac sa získať nedá
   *[other] { $points } bodov, viac sa získať nedá
}
tricks-why-less = { $points ->
    [one] { $points } bod; dá sa získať až { $most }
    [few] { $points } body; dá sa získať až { $most }
   *[other] { $points } bodov; dá sa získať až { $most }
}
tricks-why-play = { $points ->
    [one] zatiaľ { $place }. v poradí pri braní; do ďalšieho stredu ide { $points } bod
    [few] zatiaľ { $place }. v poradí pri braní; do ďalšieho stredu idú { $points } body
   *[other] zatiaľ { $place }. v poradí pri braní; do ďalšieho stredu ide { $points } bodov
}
tricks-why-play-more = { $points ->
    [one] zatiaľ { $place }. v poradí pri braní, ešte vykladajú: { $after }; do ďalšieho stredu ide { $points } bod
    [few] zatiaľ { $place }. v poradí pri braní, ešte vykladajú: { $after }; do ďalšieho stredu idú { $points } body
   *[other] zatiaľ { $place }. v poradí pri braní, ešte vykladajú: { $after }; do ďalšieho stredu ide { $points } bodov
}

tricks-no-stack = kôpka { $cards } v strede nie je (T13)
tricks-no-play-now = vezmite si kôpku (T11)
tricks-no-take-now = kôpky sa berú, až keď vyložia všetci (T11)
tricks-no-such-cards = tieto karty nemáte v ruke (T6)
tricks-only-sets = bola vyložená sada: už len jednotlivé karty alebo sady (T8)
tricks-only-runs = bola vyložená postupka: už len jednotlivé karty alebo postupky (T8)
tricks-moves-are = kombinácia sa zapisuje hodnotami (4, 333, 2345), vzatie znakom = a hodnotami kôpky (=6, =55)

## Red7

# What each color asks for.
red7-rule-red = najvyššia karta
red7-rule-orange = najviac kariet jedného čísla
red7-rule-yellow = najviac kariet jednej farby
red7-rule-green = najviac párnych kariet
red7-rule-blue = najviac rôznych farieb
red7-rule-indigo = najdlhšia postupka čísel
red7-rule-violet = najviac kariet nižších než 4

red7-drew = potiahnutá karta
red7-kept = bez ťahania karty
red7-passed = pas, vypadnutie z kola
red7-laid = { $card } do palety
red7-painted = { $card } na plátno: platí { $color }
red7-painted-by-7 = { $card } z palety na plátno: platí { $color }
red7-taken-by-1 = { $card } z inej palety na balíček

red7-drew-by-3 = { $name }: karta potiahnutá vďaka 3
red7-out = { $name }: bez vedenia, vypadnutie z kola
red7-round-over = Kolo sa skončilo
red7-round-empty = Kolo sa skončilo; žiadna karta víťaza nespĺňa pravidlo
red7-round-won = { $points ->
    [one] { $name }: vyhrané kolo ({ $cards }), { $points } bod
    [few] { $name }: vyhrané kolo ({ $cards }), { $points } body
   *[other] { $name }: vyhrané kolo ({ $cards }), { $points } bodov
}

red7-why-pass = vypadávate z kola
red7-why-draw = o jednu kartu na hranie viac
red7-why-keep = žiadna karta navyše
red7-why-leads = vediete; pravidlo: { $color }, karty: { $cards }
red7-why-out = nevediete a vypadávate
red7-why-then = potom vám vedenie prinesie { $cards } na plátne
red7-why-not-yet = zatiaľ nevediete; pravidlo: { $color }

red7-warning-end = nevediete: vypadli by ste (R6)
red7-warning-lay = v tomto ťahu by ste sa už nedostali do vedenia: vypadli by ste (R20)

red7-do-7 = vykonajte akciu 7: vyložte inú kartu svojej palety na plátno (R16)
red7-do-5 = vykonajte akciu 5: vyložte do svojej palety ďalšiu kartu (R16)
red7-do-1 = vykonajte akciu 1: vezmite kartu z inej palety (R16)
red7-draw-or-keep = najprv si kartu potiahnite alebo sa ťahania vzdajte (R11)
red7-no-7 = umožňuje to len 7 vyložená do vašej palety, ak máte kartu, ktorá vám prinesie vedenie (R16)
red7-no-1 = umožňuje to len 1 vyložená do vašej palety, ak je karta, ktorú smiete vziať (R16, R17)
red7-no-end-bound = tento ťah musíte skončiť vo vedení (R17)
red7-no-end-yet = najprv vyložte kartu alebo pasujte (R4)
red7-no-pass-now = pasovať môžete len na začiatku svojho ťahu (R4)
red7-no-draw-due = teraz nemáte právo ťahať kartu (R11)
red7-not-in-hand = { $card } nie je vo vašej ruke (R4)
red7-no-paint = podľa tejto farby by ste neviedli: { $color } (R5)
red7-palette-laid = kartu do palety ste už vyložili; nasleduje karta na plátno alebo koniec ťahu (R4)
red7-no-lay-1 = žiadna karta, ktorú by ste touto 1 mohli vziať, vám neumožní skončiť ťah vo vedení (R17)
red7-moves-are = kroky sú +R7 (paleta), >R7 (plátno), 7>R7 a 1-R7 (akcie), draw, keep, end a pass

## The games in a line

duel-title = Rainbow, duel
duel-by = autorstvo: Mathias Spaan
duel-line = Doplňte šesťfarebný rad alebo privedzte protihráča k chybe či čiernej karte.
tricks-title = Rainbow, zdvihy
tricks-by = autorstvo: Mito Sazuki
tricks-line = Čo vyložíte, aby ste vyhrali tento zdvih, je odmenou v ďalšom.
red7-title = Red7
red7-by = autorstvo: Carl Chudyk a Chris Cieslik
red7-line = Na konci svojho ťahu musíte vyhrávať; pravidlo smiete zmeniť.

## Levels of bots

level-random = náhodný
level-easy = ľahký
level-greedy = chamtivý
level-medium = stredný
level-strong = silný
level-best = najlepší

# A bot at the table: "Bot, easy".
bot-name = Bot, { $level }

## Home

home-tagline = Tri kartové hry vo farbách dúhy
home-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}
home-players-from = { $most ->
    [one] { $least }-{ $most } hráč
    [few] { $least }-{ $most } hráči
   *[other] { $least }-{ $most } hráčov
}
home-minutes = asi { $minutes } min
home-play = Hrať hneď
home-friends = Hrať s priateľmi
home-name = Vaše meno
home-against = Protihráči
home-how-many = Počet hráčov
home-running = Vaše hry
home-to-act = ste na ťahu
home-watch = Sledovať hru
home-nothing-to-watch = Práve sa nehrá žiadna verejná hra.
language = Jazyk
rules = Pravidlá
home = Domov
try-again = Skúsiť znova
menu = Menu

# What somebody is called who has not told a name.
guest = Hosť

## You: name, and the code for other devices

you = Váš profil
you-keep-name = Uložiť meno
you-name-kept = Vaše meno je uložené.
you-code = Váš obnovovací kód
you-code-more = S týmto kódom ste aj na inom zariadení tá istá osoba a máte tam všetky svoje hry. Kto ho pozná, môže hrať za vás: nikomu ho neukazujte.
you-code-show = Zobraziť kód
you-come-back = Obnovovací kód z iného zariadenia
you-be = Použiť kód
you-are-back = Vitajte späť. Vaše hry sú tu.

## Options of a table

option-advanced = Pokročilá hra: vysoká karta na plátne umožňuje potiahnuť si kartu a boduje sa niekoľko kôl
option-actions = Akcie: nepárne karty vyložené do palety majú akciu
option-first = Kto začína
option-first-random = rozhodne náhoda
option-first-you = vy
option-aids-duel = Pomôcka pre pamäť: stôl ukazuje, čo ste už videli
option-aids-tricks = Bodová pomôcka: stôl ukazuje všetky body a karty, ktoré ste ešte nevideli
option-end-after-flip = Môže sa ťah skončiť otočením karty?
option-end-after-flip-yes = Áno (nemecké, anglické, maďarské, české, slovenské a poľské pravidlá)
option-end-after-flip-no = Nie (francúzske pravidlá)
option-deck = Karty z iného vydania
option-deck-more = 57 kariet, každá ako dve písmená z R O Y G B I V, W (svetlo) a K (tieň)
option-listed = Ktokoľvek tu môže sledovať hru a obsadiť voľné miesta
table-open = Otvoriť stôl

## The table

table-your-turn = Ste na ťahu
table-turn-of = Na ťahu: { $name }
table-waiting = { $count ->
    [one] Čaká sa na { $count } hráča
    [few] Čaká sa na { $count } hráčov
   *[other] Čaká sa na { $count } hráčov
}
table-ready = Všetci sú tu: môže sa začať!
table-invite = Pozvite priateľov
table-invite-more = Kto má tento odkaz, môže si prisadnúť alebo sledovať hru.
table-invite-only-here = Tento server je dostupný len na tomto počítači; aby sa mohli pripojiť aj ostatní, spustite ho s --host 0.0.0.0.
table-copy = Kopírovať odkaz
table-qr = Odkaz ako QR kód
table-sit = Sadnúť si sem
table-give-to-bot = Prenechať miesto botovi
table-begin = Začať
table-empty-seat = voľné miesto
table-you = Vy
table-undo = Vrátiť krok
table-resign = Vzdať sa
table-leave = Uvoľniť miesto
table-going = Odísť alebo sa vzdať…
table-rematch = Odveta
table-to-rematch = Prejsť na odvetu
table-back = Späť k stolu
table-whole-log = Celý priebeh hry
table-sound = Zvuky
table-state = Stav hry
table-seats = Miesta
table-tools = Nástroje
table-bot-level = Úroveň bota
table-player = Hráč
table-score = Skóre
table-winner = víťazstvo
table-over = Hra sa skončila
table-away = offline
table-again = Hrať znova
table-log = Priebeh hry
table-begun = Karty sú rozdané
table-undone = { $name }: posledný krok vrátený
table-sat = K stolu si sadá { $name }
table-left = Od stola odchádza { $name }
table-resigned = Hru vzdáva { $name }
table-bot = Miesto pri stole obsadzuje { $name }
table-won = Vyhráva { $name }
table-won-by-you = Vyhrávate
table-shared = Spoločné víťazstvo: { $names }
table-record = Stiahnuť záznam
table-offline = Spojenie sa prerušilo. Nový pokus…
table-watching = Sledujete hru
table-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
table-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kariet
}
table-your-hand = Vaša ruka
table-hidden-card = skrytá karta
table-deck = Balíček
table-end-turn = Ukončiť ťah

duel-row = Rad
duel-holder = Stojan
duel-next = Vaša ďalšia karta
duel-pile = Osobný balíček
duel-lay = Vyložiť
duel-blind = Naslepo
duel-turn = Otočiť
duel-other-side = Druhá strana:
duel-memory = Čo ste už videli
duel-your-pile = Vo vašom osobnom balíčku
duel-their-pile = V osobnom balíčku protihráča
tricks-middle = Stred
tricks-middle-empty = Stred je prázdny
tricks-trick = Zdvih
tricks-trick-empty = Zatiaľ nie je nič vyložené
tricks-score-pile = Váš bodový balíček
tricks-face-down = zakrytý balíček: { $cards }
tricks-play = Vyložiť
tricks-take = Vziať
# The order in which players take, behind what they played.
tricks-takes = berie ako { $order }.
tricks-rank = { $cards ->
    [one] { $cards } karta s hodnotou { $rank }
    [few] { $cards } karty s hodnotou { $rank }
   *[other] { $cards } kariet s hodnotou { $rank }
}
tricks-play-chosen = Vyložiť vybrané karty
tricks-offers = Čo môžete vyložiť
tricks-unseen = Ešte ste nevideli
red7-canvas = Plátno
red7-start-card = začiatočná karta
red7-leads = vedie
red7-is-out = mimo hry
red7-round = Kolo { $round }
red7-to-palette = Do palety
red7-to-canvas = Na plátno
red7-pass = Pasovať
red7-draw = Potiahnuť
red7-keep = Neťahať
red7-palette = Paleta
# On a button: the card goes back onto the deck.
red7-onto-deck = Na balíček
red7-asked-7 = Akcia 7: vyložte inú kartu svojej palety na plátno.
red7-asked-5 = Akcia 5: vyložte do svojej palety ďalšiu kartu.
red7-asked-1 = Akcia 1: vezmite kartu z inej palety a položte ju na balíček.
red7-asked-draw = Vďaka karte na plátne si môžete potiahnuť kartu.
red7-risky = Po kroku s touto značkou by ste vypadli z kola.
red7-strip = Kto by viedol podľa jednotlivých pravidiel

## What cannot be

refused-not-understood = Požiadavka nebola zrozumiteľná.
refused-no-such-bot = Taký bot neexistuje.
refused-no-such-seat = Také miesto neexistuje.
refused-already-seated = Pri tomto stole už sedíte.
refused-seat-taken = Toto miesto je už obsadené: { $name }.
refused-not-seated = Pri tomto stole nesedíte.
refused-seats-empty = { $count ->
    [one] Ešte je voľné { $count } miesto.
    [few] Ešte sú voľné { $count } miesta.
   *[other] Ešte je voľných { $count } miest.
}
refused-already-begun = Hra sa už začala.
refused-not-begun = Hra sa ešte nezačala.
refused-game-over = Hra sa skončila.
refused-not-over = Hra sa ešte neskončila.
refused-not-your-turn = Nie ste na ťahu.
refused-stale = Situácia na stole sa medzitým zmenila. Pozrite sa znova.
refused-nothing-to-undo = Niet čo vrátiť: ťah sa práve začal alebo sa niečo odhalilo.
refused-no-cards = Najprv vyberte karty.
refused-no-combo = To nie je kombinácia: zahrajte jednu kartu, karty rovnakej hodnoty alebo postupku.
refused-rematch-begun = Odveta sa už začala.
refused-no-such-code = Tento kód tu nie je známy. Skontrolujte každý znak.
refused-illegal = { $move } sa nedá zahrať: { $why }
refused-name-missing = Zadajte, prosím, svoje meno.
refused-name-too-long = { $most ->
    [one] Meno môže mať najviac { $most } znak.
    [few] Meno môže mať najviac { $most } znaky.
   *[other] Meno môže mať najviac { $most } znakov.
}
refused-no-such-table = Taký stôl neexistuje. Odkaz je možno neúplný.
refused-no-such-page = Taká stránka neexistuje.
refused-no-such-game = Taká hra neexistuje alebo sa nedá hrať s týmito voľbami.
refused-stale-page = Táto stránka je zastaraná. Načítajte ju znova.
refused-too-fast = Priveľa požiadaviek. Chvíľu počkajte.
refused-failed = Tu sa niečo nepodarilo. Nič sa nezmenilo; skúste to o chvíľu znova.

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
    [one] { $days } deň { $hours } h
    [few] { $days } dni { $hours } h
   *[other] { $days } dní { $hours } h
}
clock-per-move = Čas na každý krok
clock-per-game = Čas na celú hru
clock-none = bez obmedzenia
clock-after = Po uplynutí času
clock-terms-move = { $span } na každý krok
clock-terms-game = { $span } na celú hru
clock-choose-bot = krok urobí bot
clock-choose-loss = hra je prehraná
clock-then-bot = Po uplynutí času urobí krok bot.
clock-then-loss = Po uplynutí času je hra prehraná.
clock-bot-moved = { $name }: čas uplynul, krok robí bot
clock-lost = { $name }: prehra na čas
refused-time-up = Váš čas uplynul.
table-notify = Upozorňovať ma, keď som na ťahu

## Ratings and history

option-rated = Hodnotená hra: výsledok mení rating hráčov
table-rated = hodnotená hra
ratings = Rebríček
ratings-more = Podľa hodnotených hier. Boti majú rating podľa úrovne a zohľadňuje sa aj to, kto kde sedí. Rating v zátvorkách je zatiaľ len odhad.
ratings-empty = Túto hru ešte nikto nehral ako hodnotenú. Začnite vy: otvorte stôl a zaškrtnite „Hodnotená hra“.
ratings-rank = Poradie
ratings-rating = Rating
ratings-games = Hry
ratings-plot = Váš rating: { $game }
ratings-plot-told = { $games ->
    [one] Po { $games } hodnotenej hre: { $last }.
    [few] Z { $first } na { $last } za { $games } hodnotené hry.
   *[other] Z { $first } na { $last } za { $games } hodnotených hier.
}
history = Vaše hry
history-empty = Výberu nezodpovedá žiadna vaša dohraná hra. Zahrajte si!
history-game = Hra
history-all = všetky
history-result = Výsledok
history-won = výhra
history-lost = prehra
history-placed = { $place }. miesto z { $players }
history-unknown = dohraná
history-against = Protihráči
history-when = Kedy
history-rated-only = len hodnotené hry
history-show = Zobraziť
history-older = Staršie hry
history-newest = Najnovšie hry

## Lekcie

lesson = Lekcia
lesson-step = Krok { $step } z { $steps }
# The bot of lessons, as a name.
lesson-coach = Tréner
lesson-learn = Naučiť sa hrať
lesson-go-on = Pokračovať v lekcii
lesson-continue = Ďalej
lesson-again = Začať lekciu znova
lesson-stop = Ukončiť lekciu
lesson-over = Lekcia sa skončila
lesson-stopped = Lekcia je prerušená. Môžete ju kedykoľvek začať znova.
lesson-real = Teraz si zahrať naozaj
lesson-offer = Vaša prvá hra? Krátka lekcia vám ukáže, ako sa hrá.
lesson-to = K lekcii
lesson-no = Nie, ďakujem
lesson-tried = Len skúška: { $what }
refused-in-lesson = To sa v lekcii nedá.
refused-no-such-lesson = Taká lekcia neexistuje.
refused-lesson-read-on = Najprv si text prečítajte a potom stlačte „{ lesson-continue }“.
refused-lesson-not-now = Teraz nie. { $task }

lesson-duel-aim = Vy a tréner vykladáte karty do jedného radu. Kto vyloží šiestu kartu radu, v ktorom sa žiadna farba neopakuje, získa celý rad. Nakoniec vyhráva väčší balíček.
lesson-duel-sides = Každá karta má dve strany. Z kariet v oboch rukách vidíte tú stranu, ktorá je otočená k vám; tréner vidí tú druhú. V stojane vidíte svoju ďalšiu kartu.
lesson-duel-lay = Ste na ťahu a rad je prázdny. Vyložená karta leží navrchu tou stranou, ktorú vidíte.
lesson-duel-lay-do = Vyložte červenú kartu.
lesson-duel-end = Po každej karte môžete skončiť. V jednom ťahu vyložíte najviac tri karty a pred druhou a treťou musíte otočiť kartu v rade (D9).
lesson-duel-end-do = Zatiaľ stačí jedna: ukončite ťah.
lesson-duel-blind = Tréner vyložil žltú a vaša ruka sa doplnila na tri karty. Kartu môžete vyložiť aj naslepo: navrch potom príde strana, ktorú nevidíte.
lesson-duel-blind-do = Vyložte zelenú kartu naslepo.
lesson-duel-turn = Bola to modrá, takže je všetko v poriadku: farby v rade sú rôzne. Pred vyložením ďalšej karty musíte jednu otočiť (D9). Spomeňte si: keď mal tréner žltú kartu v ruke, ukazovala vám oranžovú.
lesson-duel-turn-do = Otočte žltú kartu.
lesson-duel-light = Oranžová, ako ste si pamätali. Teraz druhá karta. Biela je svetlo: zastúpi ktorúkoľvek farbu a nikdy nie je navyše.
lesson-duel-light-do = Vyložte bielu kartu a potom ukončite ťah.
lesson-duel-rainbow = Päť kariet a každá iná. Šiesta, ktorá sa hodí, vytvorí dúhu!
lesson-duel-rainbow-do = Vyložte žltú kartu.
lesson-duel-double = Dúha: rad šiestich kariet je váš. Tréner kolo prehral, a preto ďalšie začal on, oranžovou. Teraz urobte chybu naschvál a pozrite sa, čo sa stane, keď sa farba opakuje.
lesson-duel-double-do = Vyložte oranžovú kartu.
lesson-duel-open = Chyba: rad získal tréner (D14). Kto kolo prehrá, začína ďalšie. Všimnite si, že jedna z trénerových kariet vám ukazuje čiernu; tréner túto stranu nevidí.
lesson-duel-open-do = Vyložte fialovú kartu a potom ukončite ťah.
lesson-duel-shade = Tréner vyložil práve túto kartu, modrou navrch. Vy viete, čo je pod ňou: čierna. Kto otočí navrch čiernu, teda tieň, prehráva kolo (D15). Nechajte to na trénera.
lesson-duel-shade-do = Vyložte červenú kartu a potom ukončite ťah.
lesson-duel-done = Tréner otočil navrch čiernu stranu, takže aj tento rad je váš: deväť kariet proti dvom. Hrá sa, kým sa dá ruka doplniť na tri karty; potom vyhráva väčší balíček (D20, D21).
refused-lesson-duel-unseen = Druhú stranu tejto karty ste nikdy nevideli: môže to byť farba, ktorá už v rade leží, alebo čierna (D14, D15). { $task }
refused-lesson-duel-more = Ťah by ste tu mohli ukončiť, ale ešte je čo vidieť. { $task }
refused-lesson-duel-double = Táto farba už v rade leží: bola by to chyba a rad by získal tréner (D14). { $task }
refused-lesson-duel-shade = Naspodku je čierna: videli ste ju u trénera v ruke. Prišli by ste o rad (D15). { $task }

lesson-tricks-aim = Karty, ktoré si vezmete zo stredu, sú vaše body: každá platí toľko, aká je jej hodnota. V každom zdvihu vyloží každý jednu kombináciu, a kto vyloží najviac kariet, berie prvý.
lesson-tricks-combos = Kombinácia je jednotlivá karta, sada (karty rovnakej hodnoty) alebo postupka (hodnoty, ktoré idú za sebou). Iné karty sa spolu vyložiť nedajú. Vyskúšajte si to.
lesson-tricks-combos-do = Vyberte dvojku a štvorku a potom stlačte „{ tricks-play-chosen }“.
lesson-tricks-run = 2 a 4 nejdú za sebou, takže to nie je kombinácia (T6). 3, 4 a 5 áno: je to postupka.
lesson-tricks-run-do = Vyložte 3, 4 a 5.
lesson-tricks-take = Všetci vyložili. Vaše tri karty sú najviac, preto beriete prví; potom príde postupka dvoch kariet a nakoniec jednotlivá karta (T11).
lesson-tricks-take-do = Vezmite si päťku, má najväčšiu cenu.
lesson-tricks-prizes = Čo sa práve vyložilo, je teraz odmena: toľko kôpok, koľko je hráčov, a najlacnejšie karty z hry odchádzajú (T16). Čo teda vyložíte, môže si nabudúce vziať niekto iný.
lesson-tricks-set = Kto vyložil najväčšiu kombináciu, vynáša v ďalšom zdvihu: vy. Tentoraz so sadou.
lesson-tricks-set-do = Vyložte obe dvojky.
lesson-tricks-tie = Tréner 1 vyložil tri karty a bral prvý. Tréner 2 a vy ste vyložili po dve: vtedy má prednosť vyššia karta (T11). Vám zostala jedna kôpka.
lesson-tricks-tie-do = Vezmite si štvorku.
lesson-tricks-kinds = Z rovnakých hodnôt sa stali dvojice a dvojica sa berie celá. Tréner 1 vyniesol postupku: od tej chvíle sú v tomto zdvihu dovolené len postupky a jednotlivé karty (T8).
lesson-tricks-kinds-do = Vyberte dve päťky a napriek tomu to skúste.
lesson-tricks-follow = Keď leží postupka, sada nie je dovolená (T8). Máte však postupku štyroch kariet, najdlhšiu zo všetkých.
lesson-tricks-follow-do = Vyložte 3, 4, 5 a 6 a potom si vezmite dvojicu štvoriek.
lesson-tricks-single = Znova vynášate. Jednotlivá karta je dovolená vždy: berie posledná, ale šetrí ruku a málo dá ostatným.
lesson-tricks-single-do = Vyložte jednotku a potom si vezmite, čo zostane.
lesson-tricks-later = Tak to ide ďalej, zdvih za zdvihom. Teraz sa pozrite na koniec inej hry.
lesson-tricks-end = Máte dve karty a tréner 1 práve vyložil svoje posledné. Keď na konci zdvihu nemajú karty dvaja alebo viacerí hráči, hra sa končí (T18).
lesson-tricks-end-do = Vyložte obe štvorky a potom si vezmite dvojicu šestiek.
lesson-tricks-done = Vyhráva najviac bodov: tie vaše, je ich 28. Vo dvojici vykladá každý v každom zdvihu dve kombinácie, a keď sa mu minie prvá ruka, vezme si druhú (T10, T19).
refused-lesson-tricks-less = Vziať si môžete ktorúkoľvek kôpku, ale iná má väčšiu cenu. { $task }
refused-lesson-tricks-both = S jednou štvorkou v ruke by hra pokračovala (T18). { $task }

lesson-red7-aim = Na konci svojho ťahu musíte viesť, inak vypadnete. Kto zostane posledný, vyhráva kolo.
lesson-red7-canvas = Karty pred každým z vás sú palety. Farba navrchu plátna určuje pravidlo: podľa červenej vedie najvyššia karta. Vedie tréner s oranžovou 5.
lesson-red7-lay = Vo svojom ťahu môžete vyložiť kartu do palety. Potrebujete vyššiu, než je oranžová 5.
lesson-red7-lay-do = Vyložte žltú 7 do palety a potom ukončite ťah.
lesson-red7-paint = Tréner vyložil druhú oranžovú kartu a zmenil pravidlo: podľa žltej vedie najviac kariet jednej farby. Karta vyložená na plátno ho zmení späť.
lesson-red7-paint-do = Vyložte červenú 1 na plátno.
lesson-red7-tie = Tréner má teraz červenú 7. Vaša je žltá a pri rovnakom čísle je najvyššia červená (R1). Pomohla by modrá, najviac rôznych farieb? Vy máte dve a tréner tiež.
lesson-red7-tie-do = Skúste modrú 1 na plátno.
lesson-red7-out = Pri zhode rozhoduje najvyššia z kariet, ktoré sa počítajú: červená 7 (R8). A na plátno smiete vyložiť len farbu, podľa ktorej vediete (R5). Najprv teda potrebujete tretiu farbu.
lesson-red7-out-do = Vyložte zelenú 3 do palety a potom skúste ukončiť ťah.
lesson-red7-both = Pozor: stále platí červená a vy nevediete. Takto by ste vypadli (R6). Po karte do palety však môžete vyložiť ešte jednu na plátno a teraz už máte tri farby.
lesson-red7-both-do = Vyložte modrú 1 na plátno.
lesson-red7-rules = Tréner má teraz tiež tri farby a k tomu vyššiu kartu. Toto je všetkých sedem pravidiel – { color-red }: { red7-rule-red }; { color-orange }: { red7-rule-orange }; { color-yellow }: { red7-rule-yellow }; { color-green }: { red7-rule-green }; { color-blue }: { red7-rule-blue }; { color-indigo }: { red7-rule-indigo }; { color-violet }: { red7-rule-violet }.
lesson-red7-pass = Pozrite sa na svoje tri karty: žiadna vás nedostane do vedenia, ani v palete, ani na plátne. Zostáva len pasovať, a potom vypadávate.
lesson-red7-pass-do = Pasujte.
lesson-red7-next = Vypadli ste a tréner, ktorý zostal posledný, vyhráva kolo (R7). To sa stáva aj najlepším. Teraz sa pozrite na koniec iného kola.
lesson-red7-win = Tréner vedie s červenou 7, ale nemá už žiadne karty, a kto žiadne nemá, môže len pasovať (R4). S 3, 4 a 5 by ste mali najdlhšiu postupku čísel: to je pravidlo indigovej.
lesson-red7-win-do = Vyložte zelenú 4 do palety a potom indigovú 1 na plátno.
lesson-red7-done = Tréner musí pasovať a kolo je vaše! Dve voľby hru obohatia: body za viac kôl (R11) a nepárne karty s akciami (R16). Viac nájdete v pravidlách.
refused-lesson-red7-low = Samotná modrá 4 oranžovú 5 neprebije: keby sa ťah takto skončil, vypadli by ste (R6). { $task }
refused-lesson-red7-pass = Kto pasuje, vypadáva z kola (R4). Máte lepšiu možnosť. { $task }
refused-lesson-red7-end = Nevediete: keby sa ťah skončil tu, vypadli by ste (R6). { $task }
refused-lesson-red7-run = Indigová 1 je potrebná na plátne, aby viedla najdlhšia postupka. { $task }

## Replays

replays = Záznamy hier
replay = Záznam hry
replay-watch = Pozrieť si záznam hry
replay-seat = Miesto { $number }
replay-unfinished = Tu sa záznam končí; hra sa neskončila
replay-at = Krok { $at } z { $moves }
replay-open = Všetky karty odkryté
# Before the names of the players and "All hands open".
replay-seen-by = Pohľad:
replay-hand = Ruka: { $name }
replay-next = Ďalšia karta: { $name }
replay-score-pile = Bodový balíček: { $name }
replay-face-down = Zakrytý balíček
replay-controls = Ovládanie
replay-first = Na začiatok
replay-back = O krok späť
replay-play = Spustiť
replay-pause = Pozastaviť
replay-forward = O krok vpred
replay-last = Na koniec
replay-move = Krok
replay-speed = Rýchlosť
replay-slow = pomaly
replay-normal = normálne
replay-fast = rýchlo
replay-go = Prejsť
replay-moves = Kroky
replay-keys = Klávesy: ← a → o krok späť alebo vpred, Home a End na začiatok alebo na koniec, medzerník spúšťa a pozastavuje.
replay-copy = Kopírovať odkaz na túto pozíciu
replay-other-games = Ďalšie hry z tohto súboru
replay-open-record = Otvoriť zaznamenanú hru
replay-open-more = Záznam je súbor, ktorý ste si tu stiahli po hre alebo ktorý zapísal program v príkazovom riadku. Každý krok v ňom sa overí. Potom môžete hru prechádzať krok za krokom, a rovnako každý, kto má odkaz.
replay-file = Súbor so záznamami
replay-file-more = Na každom riadku jedna hra, najviac 1 MB.
replay-paste = Alebo záznam vložte
replay-open-now = Overiť a otvoriť
replay-choose = Ktorú hru?
replay-length = { $moves ->
    [one] { $moves } krok
    [few] { $moves } kroky
   *[other] { $moves } krokov
}
refused-no-such-move = { $moves ->
    [one] Táto hra má len { $moves } krok.
    [few] Táto hra má len { $moves } kroky.
   *[other] Táto hra má len { $moves } krokov.
}
# { $why } is the sentence of the command line, in English.
refused-wrong-record = Riadok { $line }: { $why }
refused-no-record = Vyberte súbor alebo vložte záznam.
refused-empty-file = Súbor je prázdny.
refused-too-large = To je príliš veľké: súbor môže mať najviac 1 MB.

## Programs

programs = Programy
programs-more = Hrať tu môžu aj programy, vaše alebo cudzie. S tokenom konajú za vás alebo hrajú pod vlastným menom.
programs-how = Ako sa programy rozprávajú s týmto serverom
programs-called = Meno programu
programs-may = Čo smie
programs-make = Vytvoriť token
programs-made = Token programu { $name } sa zobrazí iba teraz. Kto ho má, môže všetko, čo ste zaškrtli: nikomu ho neukazujte.
programs-used = Naposledy použitý:
programs-unused = Zatiaľ nepoužitý
programs-revoke = Zrušiť
programs-revoked = Token je zrušený: žiadny program sa s ním už neprihlási.
programs-invite = Alebo jeden z vašich programov:
programs-seat = Posadiť k stolu
# A program at the table that plays under its own name.
program-name = 🤖 { $name } (program)
scope-read = Vidieť stoly, hry a záznamy
scope-play = Prisadnúť si a hrať
scope-open = Otvárať stoly
scope-bot = Hrať pod vlastným menom, s označením programu
api-title = Pre programy
api-intro = Program od vás dostane token a posiela ho s každou požiadavkou. Vytvorte ho vo svojom profile:
api-errors = Na to, čo sa nedá, príde odpoveď s názvom pre program a vetou v požadovanom jazyku (Accept-Language); nič sa pritom nezmení.
api-document = Celý opis pre stroje (OpenAPI):
api-scopes = Čo tokeny smú
api-doors = Požiadavky
api-english = Opisy sú v angličtine.
api-scope = Vyžaduje
api-body = Obsah
api-refusals = Odmietnutia
api-bodies = Obsahy
refused-token-missing = Treba token: vytvorte ho vo svojom profile a pošlite ako „Authorization: Bearer“.
refused-token-unknown = Tento token tu nie je známy. Možno bol zrušený.
refused-scope-missing = Tento token to nesmie: chýba mu „{ $scope }“.
refused-no-scope = Zaškrtnite, čo program smie.
refused-program-nameless = Pomenujte program.
refused-too-many-tokens = { $most ->
    [one] Môžete mať najviac { $most } token. Najprv niektorý zrušte.
    [few] Môžete mať najviac { $most } tokeny. Najprv niektorý zrušte.
   *[other] Môžete mať najviac { $most } tokenov. Najprv niektorý zrušte.
}
refused-no-such-program = Taký program nemáte.
refused-no-free-seat = Žiadne miesto nie je voľné.
refused-wrong-request = Požiadavka nebola zrozumiteľná: { $why }
refused-too-long = Je to príliš dlhé.

## Courtesy and hints

phrase-hello = Dobrý deň!
phrase-good-luck = Veľa šťastia!
phrase-well-played = Pekne zahrané!
phrase-thanks = Ďakujem!
phrase-sorry = Prepáčte!
phrase-one-moment = Moment, prosím.
phrase-must-go = Musím ísť.
phrase-take-your-time = Pokojne, neponáhľajte sa.
phrase-good-game = Pekná hra!
phrase-oops = Ojoj!
# Reactions: what the signs 👏 🙂 😮 🤔 ❤️ 🎉 are called.
reaction-applause = potlesk
reaction-smile = úsmev
reaction-surprise = prekvapenie
reaction-pondering = hm
reaction-heart = srdce
reaction-joy = hurá
reaction = { $sign } { $words }
talk = Niečo povedať
talk-phrases = Frázy
talk-reactions = Reakcie
talk-mute = Stlmiť
talk-mute-all = všetkých
talk-mute-at-you = Stlmiť všetkých: na stránke vášho profilu
you-talk = Čo hovoria ostatní
you-quiet = Neukazovať mi frázy a reakcie pri žiadnom stole
you-keep = Uložiť
you-kept = Uložené.

asks = Na vaše rozhodnutie
# Somebody for whom a bot plays just now.
stand-in-name = { $name } (bot)
stand-in-absent = { $name } už nejaký čas nie je online.
stand-in-vote = Hráč { $name }: nech do návratu hrá bot
stand-in-votes = Hlasy: { $given } z { $needed }
stand-in-waiting = Už ste hlasovali.
stand-in-voted = { $voter } hlasuje, nech namiesto hráča { $name } hrá bot
stand-in-begun = Namiesto hráča { $name } teraz hrá bot
stand-in-over = { $name } je späť
stand-in-you = Hrá za vás bot.
stand-in-back = Som späť
offer-end = Navrhnúť koniec hry
offer-end-more = Ak budú všetci súhlasiť, hra sa skončí bez víťaza.
offer-made = { $name } navrhuje ukončiť hru bez víťaza
offer-accept = Súhlasím
offer-decline = Hrať ďalej
offer-waiting = Ostatní ešte neodpovedali.
offer-accepted = { $name } súhlasí s koncom hry
offer-declined = { $name } chce hrať ďalej
offer-agreed = Všetci súhlasili s koncom hry: nikto nevyhráva

option-hints = Rady: kto je na ťahu, môže sa spýtať najsilnejšieho bota
hint = Rada
hint-thinking = Premýšľa…
hint-title = Čo si myslí najsilnejší bot
hint-chance = Šanca na výhru s jednotlivými krokmi
hint-share = Podiel ostatných, ktorí s jednotlivými krokmi skončia za vami
hint-percent = { $chance } % ± { $error }
hint-untried = nevyskúšané
hint-best = najlepší
hint-says = Rada: { $move }
hint-more = Ďalšie kroky
hint-close = Zavrieť radu
hint-failed = Tu pre vás bot nemá radu.
hint-asked = { $name } žiada o radu

refused-no-such-phrase = Taká fráza tu nie je.
refused-said-enough = { $most ->
    [one] Od posledného kroku ste povedali už { $most } frázu. Počkajte na ďalší krok.
    [few] Od posledného kroku ste povedali už { $most } frázy. Počkajte na ďalší krok.
   *[other] Od posledného kroku ste povedali už { $most } fráz. Počkajte na ďalší krok.
}
refused-not-away = { $name } nie je preč dosť dlho.
refused-already-voted = Už ste hlasovali. Teraz je to na ostatných.
refused-stood-in = Hrá za vás bot. Najprv dajte vedieť, že ste späť.
refused-not-stood-in = Nikto za vás nehrá.
refused-offer-open = Návrh na koniec hry tu už je.
refused-offered-lately = { $moves ->
    [one] To ste navrhli nedávno. Znova to pôjde po { $moves } ďalšom kroku.
    [few] To ste navrhli nedávno. Znova to pôjde po { $moves } ďalších krokoch.
   *[other] To ste navrhli nedávno. Znova to pôjde po { $moves } ďalších krokoch.
}
refused-bots-play-on = V hodnotenej hre boti hrajú ďalej. Môžete sa vzdať.
refused-no-offer = Nie je tu návrh, na ktorý by ste mohli odpovedať.
refused-no-hints = Pri tomto stole nie sú rady.
refused-too-many-hints = Žiadali ste o veľa rád. Chvíľu počkajte.

## The table in the terminal

tui-too-small = Toto okno je príliš malé: stôl potrebuje { $width } stĺpcov a { $height } riadkov, ale tu je { $is_width } a { $is_height }. Nič sa nestratilo: zväčšite okno a hra pokračuje.
tui-curtain = Na ťahu: { $name }
tui-curtain-more = Nikto iný by sa teraz nemal pozerať na obrazovku. Karty sa zobrazia po stlačení klávesu.
tui-uncover = Ukázať moje karty
tui-leave = Odísť
tui-quit = Koniec
tui-back = Späť
tui-take = OK
tui-other-card = iná karta
tui-pick = vybrať
tui-unpick = odobrať
tui-next-combo = kombinácia
tui-more = Viac
tui-strip = Lídri
tui-log = Priebeh
tui-careful = Pozor: { $warning }. Ak to aj tak chcete, stlačte znova { $key }.
tui-change = zmeniť
tui-next = ďalej
tui-line = riadok
tui-page = strana
tui-ends = začiatok, koniec
tui-new-game = Nová hra
tui-delete = Zmazať
tui-delete-more = Ak chcete túto hru natrvalo zmazať, stlačte znova x.
tui-seat = Miesto { $number }
tui-player = Hráč { $number }
tui-bot = bot
tui-is-person = človek pri tejto obrazovke
tui-is-friend = ktokoľvek, kto má odkaz
tui-on = áno
tui-off = nie
tui-deck-usual = obvyklé
tui-deck-own = vlastné
tui-server = Hrať na serveri
tui-server-more = s priateľmi na diaľku
tui-server-ask = Adresa servera alebo odkaz z pozvánky
tui-server-as = Vaše meno tu: { $name }
tui-server-code = Váš obnovovací kód: { $code }. S ním ste aj v prehliadači tá istá osoba a máte tam všetky svoje hry. Nikomu ho neukazujte.
tui-code = Obnovovací kód
tui-other-code = Iný kód
tui-invite = Kto má tento odkaz, môže si prisadnúť alebo sledovať hru: { $link }
tui-reading = Čaká sa na server…
tui-refresh = Obnoviť
tui-free = { $count ->
    [one] { $count } voľné miesto
    [few] { $count } voľné miesta
   *[other] { $count } voľných miest
}
tui-replays-more = vaše odohrané hry a súbory so záznamami
tui-file-more = Kde je súbor: na každom riadku jedna hra
tui-jump = Ktorý krok?
tui-seen-by = iný pohľad
tui-kept = { $games ->
    [one] Uložená je { $games } nedohraná hra: pokračujte v nej príkazom „irisdeck tui“.
    [few] Uložené sú { $games } nedohrané hry: pokračujte v nich príkazom „irisdeck tui“.
   *[other] Uložených je { $games } nedohraných hier: pokračujte v nich príkazom „irisdeck tui“.
}
refused-cannot-keep = Na disk sa to nedá zapísať: { $why }. Nič sa nezmenilo.
refused-cannot-read = Tento súbor sa nedá prečítať: { $why }.
refused-open-elsewhere = Táto hra je otvorená v inom okne.

## At the prompt

# Riadok, ktorý sa začína tým, o čom je: „Vaša ruka: R7, G4“.
line-label = { $label }: { $values }
line-list = { $before }; { $after }
line-which-game = Ktorú hru?
line-yes = áno
line-no = nie
line-no-choice = { $text } nie je medzi možnosťami.
line-help = ? zobrazí pomocníka.
line-help-intro = Napíšte krok alebo jedno zo slov nižšie.
# Za slovami, ktoré možno napísať: „undo, u: …“.
line-help-help = tento pomocník
line-help-moves = všetky kroky, ktoré môžete urobiť, slovami
line-help-board = znova stôl
line-help-rules = pravidlá; číslo bodu, napríklad { $clause }, zobrazí iba ten
line-help-undo = vrátiť krok tohto ťahu, ktorý nič neodhalil
line-help-quit = opustiť hru
line-careful = Pozor: { $warning }. Ak to napriek tomu chcete urobiť, napíšte znova { $move }.
line-undone = Posledný krok je vrátený.
line-farewell = Hra sa tu končí.
line-game = Hra { $number }
line-winner = Víťazstvo: { $name }
line-to-act = Na ťahu: { $name }
line-replay-help = Enter ide ďalej, b o krok späť, číslo na ten krok, a až na koniec hry, q skončí.
# { $colors } je zoznam: „R červená, O oranžová, …“.
line-legend-duel = { $colors }. Svetlo zastúpi ktorúkoľvek farbu; kto otočí navrch tieň, prehráva kolo.
line-legend-tricks = Číslica je karta tejto hodnoty a platí toľko bodov.
line-legend-red7 = { $colors }. Pri rovnakom čísle je najvyššia červená a najnižšia fialová.
refused-no-such-clause = Pravidlá nemajú bod { $clause }.

## Servers, from the terminal

# Čo hovorí server, už v jazyku čitateľa.
refused-remote-told = { $words }
refused-remote-no-link = { $link } nie je adresa servera ani stola. Napíšte ju napríklad ako localhost:8000 alebo vložte odkaz na stôl.
refused-remote-no-host = Počítač s menom { $host } neexistuje. Skontrolujte adresu a pripojenie na internet.
refused-remote-closed = Na adrese { $address } nikto neodpovedá. Skontrolujte adresu a či server beží.
refused-remote-timeout = { $address } odpovedá príliš dlho. Skúste to o chvíľu znova.
refused-remote-no-irisdeck = Na adrese { $address } nijaký Irisdeck nie je. Skontrolujte adresu.
refused-remote-too-old = Irisdeck na adrese { $address } je na to príliš starý. Hrajte tam v prehliadači alebo požiadajte prevádzkovateľa o aktualizáciu.
refused-remote-no-tls = S { $address } sa nedá nadviazať zabezpečené spojenie: certifikát nie je prijateľný alebo server vie len http://.
refused-remote-moved = Tento server je teraz na adrese { $address }. Použite ju.
refused-remote-away = Server { $address } teraz nie je dostupný. Skúste to o chvíľu znova.
refused-remote-lost = Spojenie s { $address } sa prerušilo. Skúste to o chvíľu znova.
refused-remote-unsure = Spojenie sa prerušilo skôr, než server odpovedal: možno sa to stalo, možno nie. Skôr než to skúsite znova, pozrite sa.
refused-remote-proxy = Proxy z vašich nastavení sa nedá použiť. Skontrolujte HTTP_PROXY, HTTPS_PROXY a ALL_PROXY.
