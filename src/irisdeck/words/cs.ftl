### What people read, but for what belongs to one game: that stands in its folder. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } nebo { $last }
list-more = { $rest }, { $last }
color-red = červená
color-orange = oranžová
color-yellow = žlutá
color-green = zelená
color-blue = modrá
color-indigo = indigová
color-violet = fialová
color-light = světlo
color-shade = stín
turn-ended = { $name } končí tah
turn-ended-you = Končíte tah
# The same as something to do, as hints say it.
do-end-turn = ukončete tah

# Who says what.
someone = { $name }: { $what }

## Levels of bots

level-random = náhodný
level-novice = nováček
level-easy = snadný
level-greedy = hamižný
level-decent = slušný
level-medium = střední
level-expert = expert
level-strong = silný
level-best = nejlepší

# What bots are called at a table, by their avatar.
bot-mouse = Myš
bot-chick = Kuřátko
bot-cat = Kočka
bot-hare = Zajíc
bot-squirrel = Veverka
bot-otter = Vydra
bot-octopus = Chobotnice
bot-fox = Liška
bot-owl = Sova
# One of another package.
bot-robot = Bot
# A bot with its level: "Cat (easy)".
bot-title = { $name } ({ $level })

## Home

home-tagline = Tři karetní hry v barvách duhy
home-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
home-players-from = počet hráčů: { $least }–{ $most }
home-minutes = asi { $minutes } min
home-minutes-from = { $least } až { $most } min
home-age = od { $years } let
home-play = Hrát hned
home-friends = Hrát s přáteli
home-name = Vaše jméno
home-against = Protihráči
home-how-many = Počet hráčů
home-running = Rozehrané hry
home-to-act = jste na tahu
home-watch = Sledovat hru
home-nothing-to-watch = Právě se nehraje žádná veřejná hra.
home-more = Hrajte hned proti některému ze zvířat, s přáteli přes odkaz nebo s kýmkoli, kdo je právě tady. Zdarma a bez účtu.
home-go = Hrát
home-friends-short = Přátelé
home-learn = Učit se
home-options = Možnosti
home-now = Právě se hraje
home-close = Zavřít
new-more = Dostanete odkaz, který pošlete přátelům. Volná místa mohou obsadit boti.
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
you-code-more = S tímto kódem otevřete na jiném zařízení svůj profil a všechny své hry. Kdo ho zná, může hrát za vás: nikomu ho neukazujte.
you-code-show = Zobrazit kód
you-code-renew = Získat nový kód
you-code-renew-more = Viděl ho někdo jiný? S novým kódem přestane starý platit; všude zůstanete přihlášeni.
you-code-renewed = Váš obnovovací kód je nový a starý už neplatí. Nový si zapište.
you-come-back = Obnovovací kód z jiného zařízení
you-be = Použít kód
you-are-back = Vítejte zpět. Vaše hry jsou tady.
you-sign-out = Odhlásit se všude
you-sign-out-more = Všechny ostatní prohlížeče a terminály zapomenou, kdo jste, a starý obnovovací kód přestane platit. Tento prohlížeč zůstane přihlášený a ukáže vám nový kód. Programům jejich tokeny zůstanou: zrušit je můžete níže.
you-signed-out = Všude jinde je odhlášeno. Váš obnovovací kód je nový: zapište si ho.

## Options of a table

option-first = Kdo začíná
option-first-random = náhodně
option-first-you = vy
option-listed = Veřejný stůl: kdokoli na tomto serveru se může dívat a obsadit volná místa
table-open = Otevřít stůl

## The table

table-your-turn = Jste na tahu
table-turn-of = Na tahu: { $name }
table-turn-of-you = Jste na tahu
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
table-log = Průběh hry
table-begun = Karty jsou rozdány
table-undone = { $name } bere zpět poslední krok
table-undone-you = Berete zpět poslední krok
table-sat = Ke stolu usedá { $name }
table-sat-you = Usedáte ke stolu
table-left = Od stolu odchází { $name }
table-left-you = Odcházíte od stolu
table-resigned = Hru vzdává { $name }
table-resigned-you = Vzdáváte hru
table-bot = Místo zaujímá { $name }
table-won = Vyhrává { $name }
table-won-you = Vyhráváte
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
table-round = { $round }. kolo
# Before a move that is most likely a mistake; { $warning } is a sentence.

## What cannot be

refused-not-understood = Tomuto pokynu nerozumíme.
refused-no-such-bot = Takový bot neexistuje.
refused-too-many-bot-tables = Dnes už s boty běží mnoho vašich partií. Nejdřív některou dohrajte nebo vzdejte, nebo se vraťte zítra.
refused-no-such-seat = Takové místo neexistuje.
refused-already-seated = U tohoto stolu už sedíte.
refused-seat-taken = Toto místo je obsazené: { $name }.
refused-seat-kept = Partie už běží: toto místo zůstává volné pro hráče { $name }. Zatím tu může hrát bot.
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
refused-illegal = { $move } nelze zahrát. { $why }
refused-name-missing = Zadejte prosím své jméno.
refused-name-too-long = { $most ->
    [one] Jméno smí mít nejvýš { $most } znak.
    [few] Jméno smí mít nejvýš { $most } znaky.
   *[other] Jméno smí mít nejvýš { $most } znaků.
}
refused-no-such-table = Takový stůl neexistuje. Odkaz je možná neúplný.
refused-no-such-page = Taková stránka neexistuje.
refused-no-such-game = Taková hra neexistuje, nebo ne s těmito volbami.
refused-stale-page = Tato stránka je už zastaralá. Načtěte ji znovu.
refused-too-fast = Příliš mnoho požadavků. Chvíli počkejte.
refused-failed = Tady se něco nepovedlo. Nic se nezměnilo; zkuste to za chvíli znovu.

## Names put together

# A card, as a screen reader says it: "red 7".
card-red = červená { $number }
card-orange = oranžová { $number }
card-yellow = žlutá { $number }
card-green = zelená { $number }
card-blue = modrá { $number }
card-indigo = indigová { $number }
card-violet = fialová { $number }
# One of several bots of a kind: "Cat 2".
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
length-seconds = { $seconds } s
length-minutes = { $minutes } min
length-hours = { $hours } h
length-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
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
clock-bot-moved-you = Váš čas vypršel, krok provádí bot
clock-lost = Na čas prohrává { $name }
clock-lost-you = Prohráváte na čas
clock-left-move = Tento krok
clock-left-game = Celá hra
refused-time-up = Váš čas vypršel.
table-notify = Upozornit mě, až budu na tahu

## Ratings and history

option-rated = Hodnocená hra: mění hodnocení všech, kdo ji hrají; nelze spojit s tipy
table-rated = hodnocená hra
table-hints = tipy povoleny, hra proto není hodnocená
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
replay-open-more = Záznam je soubor stažený tady po hře nebo zapsaný programem v příkazovém řádku. Každý krok v něm se ověří. Pak můžete hru procházet krok za krokem.
replay-kept-more = Může to i každý, kdo má odkaz. Záznam uchováváme ještě 90 dní poté, co ho někdo naposledy otevřel.
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
refused-wrong-record = Řádek { $line }: { $why }.
refused-no-record = Vyberte soubor nebo vložte záznam.
refused-record-quota = Otevřených záznamů už máte tolik, že další uchovat nelze. Záznamy, které nikdo neotevře, se po 90 dnech smažou.
refused-empty-file = Soubor je prázdný.
refused-too-large = To je příliš velké: soubor může mít nejvýše 1 MB.

## Programs

programs = Programy
programs-more = Hrát tu mohou i programy, vaše nebo cizí. S tokenem jednají za vás, nebo hrají pod vlastním jménem.
programs-how = Jak programy komunikují s tímto serverem
programs-called = Jméno programu
programs-may = Co smí
programs-make = Vytvořit token
programs-made = Token programu { $name } se zobrazí jen teď. Kdo ho má, může všechno, co je zaškrtnuto: nikomu ho neukazujte.
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
api-errors = Na odmítnutý požadavek přijde odpověď s názvem chyby pro program a větou v požadovaném jazyce (Accept-Language); nic se přitom nezmění.
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
refused-wrong-request = Tomuto pokynu nerozumíme: { $why }.
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
stand-in-vote = Ať do návratu hráče { $name } hraje bot
stand-in-votes = Hlasy: { $given } z { $needed }
stand-in-waiting = Váš hlas je odevzdán.
stand-in-voted = { $name } hlasuje, ať místo hráče { $other } hraje bot
stand-in-voted-you = Hlasujete, ať místo hráče { $other } hraje bot
stand-in-begun = Místo hráče { $name } teď hraje bot
stand-in-begun-you = Místo vás teď hraje bot
stand-in-over = { $name } je zpět
stand-in-over-you = Jste zpět
stand-in-you = Hraje za vás bot.
stand-in-back = Jsem zpět
offer-end = Navrhnout konec hry
offer-end-more = Když budou všichni souhlasit, hra skončí bez vítěze.
offer-made = { $name } navrhuje ukončit hru bez vítěze
offer-made-you = Navrhujete ukončit hru bez vítěze
offer-accept = Souhlasím
offer-decline = Hrát dál
offer-waiting = Ostatní ještě neodpověděli.
offer-accepted = { $name } souhlasí s koncem hry
offer-accepted-you = Souhlasíte s koncem hry
offer-declined = { $name } chce hrát dál
offer-declined-you = Chcete hrát dál
offer-agreed = Všichni souhlasili s koncem hry: nikdo nevyhrává

option-hints = Tipy: když jste na tahu, můžete se zeptat nejsilnějšího bota
hint = Tip
hint-thinking = Přemýšlí…
hint-title = Co si myslí nejsilnější bot
hint-chance = Šance na výhru u jednotlivých kroků
hint-share = Podíl ostatních, kteří u jednotlivých kroků skončí za vámi
hint-percent = { $chance } % ± { $error }
hint-untried = nevyzkoušeno
hint-about = { $chance } %
hint-below = pod { $chance } %
hint-above = nad { $chance } %
hint-sure-win = jistá výhra
hint-sure-draw = jistá remíza
hint-sure-loss = jistá prohra
hint-hardly = téměř nevyzkoušeno
hint-as-good = { $chance }, možná stejně dobrý
hint-best = nejlepší
hint-says = Tip: { $move }
hint-more = Další kroky
hint-close = Zavřít tip
hint-failed = Tady pro vás bot nemá tip.
hint-asked = { $name } žádá o tip
hint-asked-you = Žádáte o tip

refused-no-such-phrase = Taková fráze tu není.
refused-said-enough = { $most ->
    [one] Od posledního kroku od vás zazněla už { $most } fráze. Počkejte na další krok.
    [few] Od posledního kroku od vás zazněly už { $most } fráze. Počkejte na další krok.
   *[other] Od posledního kroku od vás zaznělo už { $most } frází. Počkejte na další krok.
}
refused-not-away = { $name } není pryč dost dlouho.
refused-already-voted = Váš hlas už je odevzdán. Teď je to na ostatních.
refused-stood-in = Hraje za vás bot. Nejprve dejte vědět, že jste zpět.
refused-not-stood-in = Nikdo za vás nehraje.
refused-offer-open = Návrh na konec hry už tu je.
refused-offered-lately = { $moves ->
    [one] Tento návrh od vás zazněl nedávno. Znovu to půjde po { $moves } dalším kroku.
    [few] Tento návrh od vás zazněl nedávno. Znovu to půjde po { $moves } dalších krocích.
   *[other] Tento návrh od vás zazněl nedávno. Znovu to půjde po { $moves } dalších krocích.
}
refused-bots-play-on = V hodnocené hře boti hrají dál. Můžete se vzdát.
refused-no-offer = Není tu návrh, na který by šlo odpovědět.
refused-no-hints = U tohoto stolu nejsou tipy.
refused-rated-with-hints = Hra s tipy nemůže být hodnocená. Vyberte jedno z toho.
refused-too-many-hints = Tipů už bylo mnoho. Chvíli počkejte.

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
tui-careful = { $warning } Chcete-li to přesto udělat, stiskněte znovu { $key }.
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
tui-server = Hrát na serveru
tui-server-more = s přáteli na dálku
tui-server-ask = Adresa serveru nebo odkaz z pozvánky
tui-server-as = Vaše jméno zde: { $name }
tui-server-code = Váš obnovovací kód: { $code }. S ním otevřete v prohlížeči svůj profil a všechny své hry. Nikomu ho neukazujte.
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
tui-replays-more = vaše odehrané hry a soubory se záznamy
tui-file-more = Kde je soubor: na každém řádku jedna hra
tui-jump = Na který krok?
tui-seen-by = jiný pohled
tui-kept = { $games ->
    [one] { $games } nedohraná hra je uložena: pokračuje se v ní příkazem „irisdeck tui“.
    [few] { $games } nedohrané hry jsou uloženy: pokračuje se v nich příkazem „irisdeck tui“.
   *[other] { $games } nedohraných her je uloženo: pokračuje se v nich příkazem „irisdeck tui“.
}
tui-speed = Rychlost
tui-speed-calm = klidná
tui-speed-normal = normální
tui-speed-instant = okamžitá
tui-resign-sure = Opravdu se chcete vzdát?
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
line-careful = { $warning } Chcete-li to přesto udělat, napište znovu { $move }.
line-undone = Poslední krok je vzat zpět.
line-farewell = Hra tady končí.
line-game = Hra { $number }
line-winner = Vítězství: { $name }
line-to-act = Na tahu: { $name }
line-replay-help = Enter jde dál, b o krok zpět, číslo na ten krok, a až na konec hry, q skončí.
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

## Draws

history-draw = remíza

## Who begins

# The answer where two play.
option-first-other = druhý hráč
# Behind the seat that begins, before the cards are dealt.
table-first-turn = první tah
## When something fails

table-not-saved = Tah teď nelze uložit. Server to zkouší dál.
refused-newer-table = Server byl aktualizován a tato stránka je ještě ze staré verze. Za chvíli ji načtěte znovu.

## How long the others wait

patience-choose = Bez časového limitu: jak dlouho se čeká, než smí za nepřítomného hrát bot
patience-terms = Když je někdo pryč déle než { $span }, mohou ostatní nechat hrát bota, dokud se nevrátí.
refused-clock-decides = U tohoto stolu platí časový limit. Rozhoduje on, nehlasuje se.

# Handling cards

table-skip = Přejít ke svým kartám
table-resign-sure = Vzdát tuto hru? Vyhrají ostatní.
sure-yes = Ano, udělat
sure-no = Zpět
keys = Klávesy
keys-arrows = ← →
keys-arrows-more = Vybrat kartu
keys-digits = 1 – 9
keys-digits-more = Vybrat první kartu, druhou…
keys-enter = ↑ ↓, Enter
keys-enter-more = Vybrat, co s ní, a udělat to
keys-letters = E, P
keys-letters-more = Ukončit tah, zahrát nebo pasovat
keys-escape = Esc
keys-escape-more = Vrátit kartu
keys-undo = U
keys-undo-more = Vzít zpět
keys-hint = H
keys-hint-more = Nápověda, pokud ji stůl dovoluje
keys-help = ?
keys-help-more = Zobrazit nebo skrýt tento seznam

## Avatars and settings

face = Váš avatar
face-person = člověk
face-bear = medvěd
face-frog = žába
face-raven = havran
face-deer = jelen
face-hedgehog = ježek
face-panda = panda
face-penguin = tučňák
face-turtle = želva
face-bee = včela
face-whale = velryba
face-unicorn = jednorožec
settings = Nastavení
settings-more = Platí na každém zařízení, na kterém použijete svůj obnovovací kód.
setting-sound = Zvuk
setting-sound-on = zapnutý
setting-sound-off = vypnutý
setting-speed = Rychlost karet
setting-speed-calm = klidná
setting-speed-normal = běžná
setting-speed-fast = rychlá
setting-speed-instant = okamžitá
setting-theme = Vzhled
setting-theme-system = jako na tomto zařízení
setting-theme-light = světlý
setting-theme-dark = tmavý
setting-size = Velikost karet
setting-size-small = malá
setting-size-normal = běžná
setting-size-large = velká
setting-palette = Barvy
setting-palette-normal = obvyklé
setting-palette-deuteranopia = pro deuteranopii (zelená)
setting-palette-protanopia = pro protanopii (červená)
setting-palette-tritanopia = pro tritanopii (modrá)
setting-palette-monochrome = odstíny šedi
setting-confirm = Zeptat se znovu před prohrávajícím tahem
setting-confirm-on = ano
setting-confirm-off = ne

## Finding an opponent, and invitations

opponent-find = Najít soupeře
opponent-find-more = Přisednete si k někomu, kdo čeká, nebo tu bude váš stůl, dokud někdo nepřijde.
opponent-tables = Čekají na hráče
opponent-sit = Sednout si
opponent-waiting = Váš stůl je vidět na úvodní stránce. Hra začne, jakmile budou všechna místa obsazená.
invite-by = { $name } vás zve ke stolu: { $game }
round-tap = Klepnutím pokračujte
## The end of a game

end-won = Pěkně zahráno!
end-won-close = O vlásek!
end-won-given = Hra je vaše
end-lost = Se ctí
end-lost-close = Tak těsně
end-lost-given = Tak třeba příště
end-lost-time = Hodiny byly rychlejší
end-drawn = Vyrovnané až do konce
end-agreed = Rozchod v dobrém
end-watched = Pěkná partie
end-turning = Krok { $at }: natrvalo se do vedení dostává { $name }
end-turning-you = Krok { $at }: natrvalo se dostáváte do vedení
end-see-turning = Rozhodující okamžik
end-share = Sdílet
end-rounds = Kolo po kole
end-result = Výsledek
end-look = Podívat se na stůl

## Bez serveru

curtain-more = Předejte zařízení dál. Nikdo jiný by se na něj teď neměl dívat.
together = Hrát na jednom zařízení
together-short = Spolu
together-more = Všichni hrají na tomto zařízení. Mezi tahy karty zakrývá opona.
together-who = Kdo tu hraje
together-person = člověk
together-name = Jméno
tally = Vaše partie proti botům
device = Vaše partie v tomto prohlížeči
device-kept = Všechny partie zůstávají v tomto prohlížeči, i když ho zavřete. Kdo smaže jeho data, smaže i je: občas je exportujte.
device-unpromised = Všechny partie zůstávají v tomto prohlížeči, ale neslíbil, že si je nechá natrvalo: anonymní okno je po zavření zapomene a při nedostatku místa je může smazat. Občas je exportujte.
device-not-kept = Tento prohlížeč si nic nepamatuje, jako v anonymním okně. Exportujte své partie, než ho zavřete.
device-export = Exportovat všechny partie
device-import = Importovat partie
device-import-more = Soubor exportovaný tady nebo na jiném zařízení. Partie, které tu už jsou, zůstanou, jak jsou.
device-import-now = Importovat
device-loaded = { $games ->
    [0] Žádná partie v tomto souboru není nová.
    [one] Byla importována { $games } partie.
    [few] Byly importovány { $games } partie.
   *[other] Bylo importováno { $games } partií.
}
device-forget = Smazat vše
device-forget-sure = Navždy smazat všechny partie a nastavení v tomto prohlížeči
device-forgotten = Vše bylo smazáno.
refused-no-games-file = Tohle není soubor s exportovanými partiemi. Nic se nezměnilo.
server = K čemu je třeba server
server-needed = Přátelé v dálce, hodnocení a sledování druhých potřebují server.
server-how = Jak ho získat
server-get = Kdo má Irisdeck v počítači, spustí server jedním příkazem, pro přátele doma i po celém světě:
server-carry = Dohrané partie lze přenést na server i zpět: uložte tady záznam partie a otevřete ho tam.
offline = Bez internetu
offline-home = Hrajte hned proti některému ze zvířat, nebo s tím, kdo sedí vedle vás. Zdarma, bez účtu a bez internetu.
offline-play = Hrát bez internetu
offline-more = Od druhé návštěvy funguje Irisdeck bez internetu. Nainstalovaný se otevírá jako každá jiná aplikace.
offline-install = Nainstalovat
boot-loading = Hry se načítají …
boot-wait = Začne to, jakmile tu bude všechno.
boot-old = Tento prohlížeč je na hru bez serveru příliš starý: chybí mu WebAssembly nebo moduly. Aktualizujte ho, nebo použijte jiný.
boot-download = Nepodařilo se načíst všechno. Jste připojeni? Co už tu je, se nebude načítat znovu.
boot-failed = Něco se pokazilo. Žádný váš tah není ztracen.
boot-not-kept = Tento prohlížeč si tu nic nepamatuje: co teď hrajete, zmizí, jakmile stránku zavřete.
boot-scripts = Ke hře jsou tu potřeba skripty.
boot-new = Je tu nová verze.
boot-new-now = Použít hned
boot-again = Načíst znovu
# Why a move cannot be kept: it stands in refused-cannot-keep.
storage-full = úložiště tohoto prohlížeče je plné
storage-failed = tento prohlížeč teď nic neukládá

## Puzzles

puzzle = Úloha
puzzles = Úlohy
puzzles-more = Pozice z her botů, v nichž je jeden krok mnohem lepší než všechny ostatní. Vidíte to, co bylo vidět u stolu: štěstím se tu nic nevyřeší.
puzzles-start = Řešit úlohy
puzzle-find = Najděte krok, který je mnohem lepší než všechny ostatní
puzzle-solved = Správně, to je ono!
puzzle-wrong = To není ono: existuje mnohem lepší krok. Zkuste to znovu, nebo si ho nechte ukázat.
puzzle-shown = Tohle byl hledaný krok.
puzzle-known = Tuto úlohu už znáte, proto se nepočítá.
puzzle-all-solved = Vyřešili jste všechny úlohy této hry. Vracejí se znovu, ale už se nepočítají.
puzzle-tempting = lákavý
puzzle-theme = O co jde
puzzle-show = Ukázat řešení
puzzle-next = Další úloha
puzzle-level = úroveň { $points }
puzzle-rating = Vaše úroveň: { $points }
puzzle-streak = { $count ->
    [0] Zatím žádná série
    [one] { $count } v řadě
    [few] { $count } v řadě
    *[other] { $count } v řadě
}
puzzle-longest = Nejdelší série: { $count }
puzzle-count = Vyřešeno: { $solved } z { $tried }
line-puzzle-help = Napište krok, nebo # a jeho číslo. Dále: hint (tip), show (řešení), next (další), board (stůl), quit (konec); nebo jejich první písmena.
refused-no-such-puzzle = Taková úloha neexistuje.
refused-no-puzzles = K této hře nejsou žádné úlohy.
refused-progress-not-kept = Váš postup nelze zapsat na disk: { $why }. Do ukončení zůstane zachován a zapíše se s další úlohou.
## Rozbor v příkazové řádce a v terminálu

line-analyze = Napište a, aby nejsilnější bot prošel vaše rozhodnutí, nebo skončete klávesou Enter.
line-analysis-legend = Každý řádek: tah, kdo ho zahrál, jeho šance v procentech před ním a po něm, kolik bodů stál a co bylo lepší.
line-analysis-ranked = Šance je podíl ostatních, které za sebou hráč nechá.
line-analysis-fair = Štěstí je to, co přinesly karty, umění to, co přinesla rozhodnutí; dohromady dají výsledek. Často vyhraje ten, kdo měl více štěstí, takže jedna hra málo říká o tom, kdo hraje lépe.
line-better = lepší
line-luck-deal = štěstí při rozdávání
line-luck-drawn = štěstí při lízání
line-luck-uncovered = štěstí při odkrytí
line-luck-held = štěstí na to, co drží ostatní
line-account = { $initial } na začátku, { $luck } štěstím, { $own } vlastními rozhodnutími, { $others } rozhodnutími ostatních: { $result } na konci
line-adjusted = S průměrným štěstím: { $share }
line-error-rate = { $choices ->
    [one] ztráta { $rate } bodu při { $choices } skutečném rozhodnutí
    [few] průměrná ztráta { $rate } bodu při { $choices } skutečných rozhodnutích
   *[other] průměrná ztráta { $rate } bodu při { $choices } skutečných rozhodnutích
}
line-no-real-choice = Žádné skutečné rozhodnutí nebylo.
line-grade-outstanding = vynikající
line-grade-strong = silné
line-grade-good = dobré
line-grade-fair = slušné
line-grade-learning = ještě se učí
line-costliest = Nejdražší rozhodnutí:
tui-analyze = rozbor
tui-analysis = Rozbor
tui-analysis-running = Posouzená rozhodnutí: { $done } z { $moves }
tui-analysis-stopped = Rozbor byl zastaven.
tui-analysis-stop = zastavit rozbor
tui-analysis-moves = seznam tahů
tui-analysis-open = S otevřenými kartami
tui-find = najít lepší tah
tui-find-ask = Co byste zahráli? Vyberte lepší tah.
tui-find-best = Ano, to je nejlepší tah!
tui-find-good = Ano, ten je stejně dobrý jako nejlepší tah.
tui-find-same = To bylo zahráno. Existuje něco lepšího.
tui-find-wrong = Tento ne. Existuje něco lepšího.
tui-find-none = Žádné rozhodnutí nestálo 2 body nebo více. Dobře zahráno!
tui-find-show = ukázat
## The analysis of a game

analysis = Rozbor
analysis-analyze = Rozebrat hru
analysis-all = Všichni
analysis-back = Zpět ke hře
analysis-step = Projít hru krok za krokem
analysis-whose = Čí rozhodnutí:
analysis-progress = Jak daleko je rozbor
analysis-waiting = Vaše místo ve frontě: { $place }
analysis-running = Posouzená rozhodnutí: { $done } z { $moves }
analysis-fills = Stránka se postupně plní. Můžete odejít a vrátit se později.
analysis-cancel = Zrušit
analysis-failed = Rozbor se nepovedl. Zkuste to prosím znovu.
analysis-more = Nejsilnější bot projde každé rozhodnutí ještě jednou: jakou mělo cenu, co by bylo lepší a kolik z výsledku bylo štěstí.
analysis-find = Najděte lepší krok
analysis-find-yours = Tato rozhodnutí vás stála nejvíc. Zkuste to znovu, s kartami, jak jste je viděli.
analysis-find-theirs = Tato rozhodnutí stála nejvíc. Zkuste to znovu, s kartami, jak byly z tohoto místa vidět.
analysis-find-later = Drahá rozhodnutí se tu objeví, jakmile budou posouzena.
analysis-find-none = Žádné vaše rozhodnutí nestálo 2 body nebo víc. Dobrá hra!
analysis-find-none-theirs = Žádné rozhodnutí tu nestálo 2 body nebo víc. Dobrá hra!
analysis-cost = { $points ->
    [one] stálo { $points } bod
    [few] stálo { $points } body
   *[other] stálo { $points } bodů
}
analysis-move = Krok { $number }
analysis-played-was = Zahráno: { $move }
analysis-graph = Šance v průběhu hry
analysis-chance = Jakou šanci na výhru kdo měl.
analysis-share = Jakou část ostatních by kdo předstihl.
analysis-graph-more = Vyberte místo na čarách a přejdete tam.
analysis-course = na začátku { $first } %, cestou mezi { $low } % a { $high } %, na konci { $last } %
analysis-luck-skill = Štěstí a umění
analysis-luck = Štěstí
analysis-skill = Vlastní rozhodnutí
analysis-sum = Na začátku { $initial } %, štěstí { $luck }, vlastní rozhodnutí { $own }, rozhodnutí ostatních { $others }: na konci { $result } %.
analysis-adjusted = Výsledek s průměrným štěstím: { $points } ze 100
analysis-rate = Ztracené body na skutečnou volbu: { $rate } (skutečných voleb: { $choices })
analysis-no-choices = Nebylo z čeho volit.
analysis-luckiest-won = Tentokrát zvítězil ten, komu přálo štěstí nejvíc.
analysis-luckiest-lost = Tentokrát nezvítězil ten, komu přálo štěstí nejvíc.
analysis-reading = Všichni začínají se stejnou šancí. Rozdané, líznuté nebo otočené karty ji mění: to je štěstí. Krok, který není nejlepší, z ní kus ztrácí: to je umění. Dohromady vedou přesně k výsledku. Vítěz bývá často i ten šťastnější, takže jedna hra říká málo o tom, kdo hraje lépe. Výsledek s průměrným štěstím je odhad: může být pod 0 i nad 100.
analysis-luck-later = Štěstí a umění se sečtou, až budou posouzena všechna rozhodnutí.
analysis-marks = značí kroky, které stály aspoň 5, 10 a 15 bodů.
analysis-budget = Každé rozhodnutí se posuzuje podle toho, co se z tohoto místa dalo vědět, nejvýše { $simulations } simulacemi každého kroku.
analysis-outstanding = vynikající
analysis-strong = silná hra
analysis-good = dobrá hra
analysis-fair = slušná hra
analysis-learning = ještě se učí
analysis-show = Ukažte mi to
analysis-there = Co v tom bylo
analysis-there-more = Se všemi kartami odkrytými, jak je nikdo vidět nemohl. O tom, jak dobré bylo rozhodnutí, to nic neříká.
analysis-judged-later = Toto rozhodnutí ještě není posouzeno.
analysis-played = Zahráno
analysis-best = Nejlepší
analysis-yours = Váš pokus
analysis-found = Ano, to je nejlepší krok!
analysis-found-other = Ano! To je stejně dobré jako nejlepší krok.
analysis-find-same = Přesně to se hrálo. Jde to lépe.
analysis-find-better = To je lepší, ale jde to ještě lépe.
analysis-find-worse = Tohle ne. Zkuste něco jiného.
analysis-find-ask = Co byste zahráli místo toho?
analysis-find-next = Další rozhodnutí
analysis-see = Podívat se ve hře
refused-analysis-full = Na rozbor čeká příliš mnoho her. Zkuste to prosím za pár minut.
refused-analysis-one = Právě se rozebírá jiná vaše hra. Počkejte, až bude hotova, nebo rozbor zrušte.
refused-analysis-long = Tato hra je na rozbor příliš dlouhá.

## The deal of the day

daily = Rozdání dne
daily-more = Dnes dostanou všichni stejné karty a potkají stejná zvířata se stejným štěstím. Počítá se jen vaše první partie. Nový den začíná o půlnoci (UTC).
daily-alone = Tady se porovnáváte se zvířaty. Na serveru uvidíte i to, jak dopadli jiní lidé.
daily-kind = { $players ->
    [one] { $game }, { $players } hráč
    [few] { $game }, { $players } hráči
   *[other] { $game }, { $players } hráčů
}
daily-counts = Rozdání dne: tato partie se počítá, bez rad a bez vracení kroků
daily-again-more = Rozdání dne ještě jednou: tato partie se nepočítá
daily-go-on = Pokračovat
daily-again = Zahrát znovu
daily-uncounted = Jen pro cvičení: nepočítá se to.
daily-compare = Jak si vedli ostatní
daily-shared = společná výhra
daily-own = Váš výsledek
daily-not-played = Nehráno
daily-yesterday = Včera
daily-count = Kolik
daily-people = Jiní lidé
daily-bots = Zvířata
daily-field = Všichni dohromady
daily-difference = Rozdíl
daily-above = Dobrá práce: vytěžili jste z těchto karet víc než ostatní.
daily-even = Vytěžili jste z těchto karet stejně jako ostatní.
daily-below = Tentokrát z těchto karet vytěžili víc ostatní.
daily-waiting = Některá zvířata ještě hrají.
daily-look = Podívat se znovu
daily-everybody = Všichni s těmito kartami
refused-no-such-kind = Takové rozdání dne neexistuje.
refused-no-such-day = Z toho dne tu žádné rozdání není.
refused-daily-not-over = Nejdřív dohrajte svou partii. Pak uvidíte, jak si ostatní vedli se stejnými kartami.
daily-same-cards = dnes stejné karty pro všechny
option-series = Stejné karty z každého místa: tolik kol, kolik je hráčů, pokaždé se všichni posunou o místo
series-round = Kolo { $round } z { $rounds } se stejnými kartami
series-next = Další kolo
series-totals = Všechna kola dosud
series-wins = Výhry
refused-series-goes-on = Tyto karty ještě přijdou: záznam se otevře po posledním kole.
refused-rated-with-series = Stůl, u kterého se stejné karty hrají několikrát, nemůže být hodnocený.
