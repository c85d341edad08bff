### What people read, but for what belongs to one game: that stands in its folder. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } alebo { $last }
list-more = { $rest }, { $last }
color-red = červená
color-orange = oranžová
color-yellow = žltá
color-green = zelená
color-blue = modrá
color-indigo = indigová
color-violet = fialová
color-light = svetlo
color-shade = tieň
turn-ended = { $name } končí ťah
turn-ended-you = Končíte ťah
# The same as something to do, as hints say it.
do-end-turn = ukončite ťah

# Who says what.
someone = { $name }: { $what }

## Levels of bots

level-random = náhodný
level-novice = nováčik
level-easy = ľahký
level-greedy = chamtivý
level-decent = slušný
level-medium = stredný
level-expert = expert
level-strong = silný
level-best = najlepší

# What bots are called at a table, by their avatar.
bot-mouse = Myš
bot-chick = Kuriatko
bot-cat = Mačka
bot-hare = Zajac
bot-squirrel = Veverička
bot-otter = Vydra
bot-octopus = Chobotnica
bot-fox = Líška
bot-owl = Sova
# One of another package.
bot-robot = Bot
# A bot with its level: "Cat (easy)".
bot-title = { $name } ({ $level })

## Home

home-tagline = Tri kartové hry vo farbách dúhy
home-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}
home-players-from = { $most ->
    [one] { $least }–{ $most } hráč
    [few] { $least }–{ $most } hráči
   *[other] { $least }–{ $most } hráčov
}
home-minutes = asi { $minutes } min
home-minutes-from = { $least } až { $most } min
home-age = od { $years } rokov
home-play = Hrať hneď
home-friends = Hrať s priateľmi
home-name = Vaše meno
home-against = Protihráči
home-how-many = Počet hráčov
home-running = Rozohrané hry
home-to-act = ste na ťahu
home-watch = Sledovať hru
home-nothing-to-watch = Práve sa nehrá žiadna verejná hra.
home-more = Hrajte hneď proti niektorému zo zvierat, s priateľmi cez odkaz alebo s kýmkoľvek, kto je práve tu. Zadarmo a bez účtu.
home-go = Hrať
home-friends-short = Priatelia
home-learn = Učiť sa
home-options = Možnosti
home-now = Práve sa hrá
home-close = Zavrieť
new-more = Dostanete odkaz, ktorý pošlete priateľom. Voľné miesta môžu obsadiť boti.
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
you-code-more = S týmto kódom sa na inom zariadení dostanete k svojmu profilu a ku všetkým svojim hrám. Kto ho pozná, môže hrať za vás: nikomu ho neukazujte.
you-code-show = Zobraziť kód
you-code-renew = Získať nový kód
you-code-renew-more = Videl ho niekto iný? S novým kódom prestane starý platiť; všade zostanete prihlásení.
you-code-renewed = Váš obnovovací kód je nový a starý už neplatí. Nový si zapíšte.
you-come-back = Obnovovací kód z iného zariadenia
you-be = Použiť kód
you-are-back = Vitajte späť. Vaše hry sú tu.
you-sign-out = Odhlásiť sa všade
you-sign-out-more = Všetky ostatné prehliadače a terminály zabudnú, kto ste, a starý obnovovací kód prestane platiť. Tento prehliadač zostane prihlásený a ukáže vám nový kód. Programom ich tokeny zostanú: zrušiť ich môžete nižšie.
you-signed-out = Všade inde ste odhlásení. Váš obnovovací kód je nový: zapíšte si ho.

## Options of a table

option-first = Kto začína
option-first-random = náhodne
option-first-you = vy
option-listed = Verejný stôl: ktokoľvek na tomto serveri môže sledovať hru a obsadiť voľné miesta
table-open = Otvoriť stôl

## The table

table-your-turn = Ste na ťahu
table-turn-of = Na ťahu: { $name }
table-turn-of-you = Ste na ťahu
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
table-undone = { $name } vracia posledný krok
table-undone-you = Vraciate posledný krok
table-sat = K stolu si sadá { $name }
table-sat-you = Sadáte si k stolu
table-left = Od stola odchádza { $name }
table-left-you = Odchádzate od stola
table-resigned = Hru vzdáva { $name }
table-resigned-you = Vzdávate hru
table-bot = Miesto pri stole obsadzuje { $name }
table-won = Vyhráva { $name }
table-won-you = Vyhrávate
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
table-round = Kolo { $round }
# Before a move that is most likely a mistake; { $warning } is a sentence.

## What cannot be

refused-not-understood = Tomuto pokynu nerozumieme.
refused-no-such-bot = Taký bot neexistuje.
refused-too-many-bot-tables = Dnes ste začali veľa partií s botmi, ktoré ešte bežia. Najprv niektorú dohrajte alebo vzdajte, alebo sa vráťte zajtra.
refused-no-such-seat = Také miesto neexistuje.
refused-already-seated = Pri tomto stole už sedíte.
refused-seat-taken = Toto miesto je už obsadené: { $name }.
refused-seat-kept = Partia už beží: toto miesto zostáva voľné pre hráča { $name }. Zatiaľ tu môže hrať bot.
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
refused-illegal = { $move } sa nedá zahrať. { $why }
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

# A card, as a screen reader says it: "red 7".
card-red = červená { $number }
card-orange = oranžová { $number }
card-yellow = žltá { $number }
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
    [one] { $days } deň { $hours } h
    [few] { $days } dni { $hours } h
   *[other] { $days } dní { $hours } h
}
length-seconds = { $seconds } s
length-minutes = { $minutes } min
length-hours = { $hours } h
length-days = { $days ->
    [one] { $days } deň
    [few] { $days } dni
   *[other] { $days } dní
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
clock-bot-moved-you = Váš čas uplynul, krok robí bot
clock-lost = { $name }: prehra na čas
clock-lost-you = Prehrávate na čas
clock-left-move = Tento krok
clock-left-game = Celá hra
refused-time-up = Váš čas uplynul.
table-notify = Upozorňovať ma, keď som na ťahu

## Ratings and history

option-rated = Hodnotená hra: výsledok mení rating hráčov; nedá sa spojiť s radami
table-rated = hodnotená hra
table-hints = rady povolené, hra preto nie je hodnotená
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
history-placed = { $players ->
    [4] { $place }. miesto zo { $players }
    [6] { $place }. miesto zo { $players }
    [one] { $place }. miesto z { $players }
    [few] { $place }. miesto z { $players }
   *[other] { $place }. miesto z { $players }
}
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
replay-open-more = Záznam je súbor, ktorý ste si tu stiahli po hre alebo ktorý zapísal program v príkazovom riadku. Každý krok v ňom sa overí. Potom môžete hru prechádzať krok za krokom.
replay-kept-more = Môže to aj každý, kto má odkaz. Záznam uchovávame ešte 90 dní po tom, čo ho niekto naposledy otvoril.
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
refused-wrong-record = Riadok { $line }: { $why }.
refused-no-record = Vyberte súbor alebo vložte záznam.
refused-record-quota = Otvorili ste už toľko záznamov, že ďalší sa uchovať nedá. Záznamy, ktoré nikto neotvorí, sa po 90 dňoch zmažú.
refused-empty-file = Súbor je prázdny.
refused-too-large = To je príliš veľké: súbor môže mať najviac 1 MB.

## Programs

programs = Programy
programs-more = Hrať tu môžu aj programy, vaše alebo cudzie. S tokenom konajú za vás alebo hrajú pod vlastným menom.
programs-how = Ako programy komunikujú s týmto serverom
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
api-errors = Na odmietnutú požiadavku príde odpoveď s názvom chyby pre program a vetou v požadovanom jazyku (Accept-Language); nič sa pritom nezmení.
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
refused-wrong-request = Tomuto pokynu nerozumieme: { $why }.
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
stand-in-vote = Nech do návratu hráča { $name } hrá bot
stand-in-votes = Hlasy: { $given } z { $needed }
stand-in-waiting = Už ste hlasovali.
stand-in-voted = { $name } hlasuje, nech namiesto hráča { $other } hrá bot
stand-in-voted-you = Hlasujete, nech namiesto hráča { $other } hrá bot
stand-in-begun = Namiesto hráča { $name } teraz hrá bot
stand-in-begun-you = Namiesto vás teraz hrá bot
stand-in-over = { $name } je späť
stand-in-over-you = Ste späť
stand-in-you = Hrá za vás bot.
stand-in-back = Som späť
offer-end = Navrhnúť koniec hry
offer-end-more = Ak budú všetci súhlasiť, hra sa skončí bez víťaza.
offer-made = { $name } navrhuje ukončiť hru bez víťaza
offer-made-you = Navrhujete ukončiť hru bez víťaza
offer-accept = Súhlasím
offer-decline = Hrať ďalej
offer-waiting = Ostatní ešte neodpovedali.
offer-accepted = { $name } súhlasí s koncom hry
offer-accepted-you = Súhlasíte s koncom hry
offer-declined = { $name } chce hrať ďalej
offer-declined-you = Chcete hrať ďalej
offer-agreed = Všetci súhlasili s koncom hry: nikto nevyhráva

option-hints = Rady: keď ste na ťahu, môžete sa spýtať najsilnejšieho bota
hint = Rada
hint-thinking = Premýšľa…
hint-title = Čo si myslí najsilnejší bot
hint-chance = Šanca na výhru pri jednotlivých krokoch
hint-share = Podiel ostatných, ktorí pri jednotlivých krokoch skončia za vami
hint-percent = { $chance } % ± { $error }
hint-untried = nevyskúšané
hint-about = { $chance } %
hint-below = pod { $chance } %
hint-above = nad { $chance } %
hint-sure-win = istá výhra
hint-sure-draw = istá remíza
hint-sure-loss = istá prehra
hint-hardly = takmer nevyskúšané
hint-as-good = { $chance }, možno rovnako dobrý
hint-best = najlepší
hint-says = Rada: { $move }
hint-more = Ďalšie kroky
hint-close = Zavrieť radu
hint-failed = Tu pre vás bot nemá radu.
hint-asked = { $name } žiada o radu
hint-asked-you = Žiadate o radu

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
refused-rated-with-hints = Hra s radami nemôže byť hodnotená. Vyberte si jedno z toho.
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
tui-next-combo = ďalšia komb.
tui-more = Viac
tui-strip = Kto vedie
tui-log = Priebeh
tui-careful = { $warning } Ak to aj tak chcete, stlačte znova { $key }.
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
tui-server = Hrať na serveri
tui-server-more = s priateľmi na diaľku
tui-server-ask = Adresa servera alebo odkaz z pozvánky
tui-server-as = Vaše meno tu: { $name }
tui-server-code = Váš obnovovací kód: { $code }. S ním sa v prehliadači dostanete k svojmu profilu a ku všetkým svojim hrám. Nikomu ho neukazujte.
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
tui-speed = Rýchlosť
tui-speed-calm = pokojná
tui-speed-normal = normálna
tui-speed-instant = okamžitá
tui-resign-sure = Naozaj sa chcete vzdať?
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
line-careful = { $warning } Ak to aj tak chcete, napíšte znova { $move }.
line-undone = Posledný krok je vrátený.
line-farewell = Hra sa tu končí.
line-game = Hra { $number }
line-winner = Víťazstvo: { $name }
line-to-act = Na ťahu: { $name }
line-replay-help = Enter ide ďalej, b o krok späť, číslo na ten krok, a až na koniec hry, q skončí.
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

## Draws

history-draw = remíza

## Who begins

# The answer where two play.
option-first-other = druhý hráč
# Behind the seat that begins, before the cards are dealt.
table-first-turn = prvý ťah
## When something fails

table-not-saved = Ťah sa teraz nedá uložiť. Server to skúša ďalej.
refused-newer-table = Server bol aktualizovaný a táto stránka je ešte zo starej verzie. O chvíľu ju načítajte znova.

## How long the others wait

patience-choose = Bez časového limitu: ako dlho sa čaká, kým smie za neprítomného hrať bot
patience-terms = Keď je niekto preč dlhšie ako { $span }, ostatní môžu nechať hrať bota, kým sa nevráti.
refused-clock-decides = Pri tomto stole platí časový limit. Rozhoduje on, nehlasuje sa.

# Handling cards

table-skip = Prejsť na svoje karty
table-resign-sure = Vzdať túto hru? Vyhrajú ostatní.
sure-yes = Áno, urobiť
sure-no = Späť
keys = Klávesy
keys-arrows = ← →
keys-arrows-more = Vybrať kartu
keys-digits = 1 – 9
keys-digits-more = Vybrať prvú kartu, druhú…
keys-enter = ↑ ↓, Enter
keys-enter-more = Vybrať, čo s ňou, a urobiť to
keys-letters = E, P
keys-letters-more = Ukončiť ťah, zahrať alebo pasovať
keys-escape = Esc
keys-escape-more = Vrátiť kartu
keys-undo = U
keys-undo-more = Vziať späť
keys-hint = H
keys-hint-more = Nápoveda, ak ju stôl dovoľuje
keys-help = ?
keys-help-more = Zobraziť alebo skryť tento zoznam

## Avatars and settings

face = Váš avatar
face-person = človek
face-bear = medveď
face-frog = žaba
face-raven = havran
face-deer = jeleň
face-hedgehog = jež
face-panda = panda
face-penguin = tučniak
face-turtle = korytnačka
face-bee = včela
face-whale = veľryba
face-unicorn = jednorožec
settings = Nastavenia
settings-more = Platia na každom zariadení, na ktorom použijete svoj obnovovací kód.
setting-sound = Zvuk
setting-sound-on = zapnutý
setting-sound-off = vypnutý
setting-speed = Rýchlosť kariet
setting-speed-calm = pokojná
setting-speed-normal = bežná
setting-speed-fast = rýchla
setting-speed-instant = okamžitá
setting-theme = Vzhľad
setting-theme-system = ako na tomto zariadení
setting-theme-light = svetlý
setting-theme-dark = tmavý
setting-size = Veľkosť kariet
setting-size-small = malá
setting-size-normal = bežná
setting-size-large = veľká
setting-palette = Farby
setting-palette-normal = obvyklé
setting-palette-deuteranopia = pre deuteranopiu (zelená)
setting-palette-protanopia = pre protanopiu (červená)
setting-palette-tritanopia = pre tritanopiu (modrá)
setting-palette-monochrome = odtiene sivej
setting-confirm = Opýtať sa znova pred prehrávajúcim ťahom
setting-confirm-on = áno
setting-confirm-off = nie

## Finding an opponent, and invitations

opponent-find = Nájsť súpera
opponent-find-more = Prisadnete si k niekomu, kto čaká, alebo tu bude váš stôl, kým niekto nepríde.
opponent-tables = Čakajú na hráčov
opponent-sit = Sadnúť si
opponent-waiting = Váš stôl je vidieť na úvodnej stránke. Hra sa začne, len čo budú všetky miesta obsadené.
invite-by = { $name } vás pozýva k stolu: { $game }
round-tap = Klepnutím pokračujte
## The end of a game

end-won = Pekne zahrané!
end-won-close = O vlások!
end-won-given = Hra je vaša
end-lost = So cťou
end-lost-close = Tak tesne
end-lost-given = Tak možno nabudúce
end-lost-time = Hodiny boli rýchlejšie
end-drawn = Vyrovnané až do konca
end-agreed = Rozchod v dobrom
end-watched = Pekná partia
end-turning = Krok { $at }: natrvalo sa do vedenia dostáva { $name }
end-turning-you = Krok { $at }: natrvalo sa dostávate do vedenia
end-see-turning = Rozhodujúci okamih
end-share = Zdieľať
end-rounds = Kolo po kole
end-result = Výsledok
end-look = Pozrieť si stôl

## Bez servera

curtain-more = Podajte zariadenie ďalej. Nikto iný by sa naň teraz nemal pozerať.
together = Hrať na jednom zariadení
together-short = Spolu
together-more = Všetci hrajú na tomto zariadení. Medzi ťahmi karty zakrýva opona.
together-who = Kto tu hrá
together-person = človek
together-name = Meno
tally = Vaše partie proti botom
device = Vaše partie v tomto prehliadači
device-kept = Všetky partie zostávajú v tomto prehliadači, aj keď ho zavriete. Kto vymaže jeho údaje, vymaže aj ich: občas ich exportujte.
device-unpromised = Všetky partie zostávajú v tomto prehliadači, ale nesľúbil, že si ich nechá natrvalo: súkromné okno ich po zatvorení zabudne a pri nedostatku miesta ich môže vymazať. Občas ich exportujte.
device-not-kept = Tento prehliadač si nič nepamätá, ako v súkromnom okne. Exportujte svoje partie, skôr než ho zavriete.
device-export = Exportovať všetky partie
device-import = Importovať partie
device-import-more = Súbor exportovaný tu alebo na inom zariadení. Partie, ktoré tu už sú, zostanú, ako sú.
device-import-now = Importovať
device-loaded = { $games ->
    [0] Žiadna partia v tomto súbore nie je nová.
    [one] Bola importovaná { $games } partia.
    [few] Boli importované { $games } partie.
   *[other] Bolo importovaných { $games } partií.
}
device-forget = Vymazať všetko
device-forget-sure = Navždy vymazať všetky partie a nastavenia v tomto prehliadači
device-forgotten = Všetko bolo vymazané.
refused-no-games-file = Toto nie je súbor s exportovanými partiami. Nič sa nezmenilo.
server = Na čo treba server
server-needed = Priatelia v diaľke, hodnotenia a sledovanie druhých potrebujú server.
server-how = Ako ho získať
server-get = Kto má Irisdeck v počítači, spustí server jedným príkazom, pre priateľov doma aj po celom svete:
server-carry = Dohrané partie možno preniesť na server aj späť: uložte tu záznam partie a otvorte ho tam.
offline = Bez internetu
offline-home = Hrajte hneď proti niektorému zo zvierat alebo s tým, kto sedí vedľa vás. Zadarmo, bez účtu a bez internetu.
offline-play = Hrať bez internetu
offline-more = Od druhej návštevy funguje Irisdeck bez internetu. Nainštalovaný sa otvára ako každá iná aplikácia.
offline-install = Nainštalovať
boot-loading = Hry sa načítavajú …
boot-wait = Začne sa, len čo tu bude všetko.
boot-old = Tento prehliadač je na hru bez servera príliš starý: chýba mu WebAssembly alebo moduly. Aktualizujte ho alebo použite iný.
boot-download = Nepodarilo sa načítať všetko. Ste pripojení? Čo tu už je, sa nebude načítavať znova.
boot-failed = Niečo sa pokazilo. Žiadny váš ťah nie je stratený.
boot-not-kept = Tento prehliadač si tu nič nepamätá: čo teraz hráte, zmizne, len čo stránku zavriete.
boot-scripts = Na hru tu treba skripty.
boot-new = Je tu nová verzia.
boot-new-now = Použiť hneď
boot-again = Načítať znova
# Why a move cannot be kept: it stands in refused-cannot-keep.
storage-full = úložisko tohto prehliadača je plné
storage-failed = tento prehliadač teraz nič neukladá

## Puzzles

puzzle = Úloha
puzzles = Úlohy
puzzles-more = Pozície z hier botov, v ktorých je jeden krok oveľa lepší než všetky ostatné. Vidíte to, čo bolo vidieť pri stole: šťastím sa tu nič nevyrieši.
puzzles-start = Riešiť úlohy
puzzle-find = Nájdite krok, ktorý je oveľa lepší než všetky ostatné
puzzle-solved = Správne, to je ono!
puzzle-wrong = To nie je ono: existuje oveľa lepší krok. Skúste to znova, alebo si ho dajte ukázať.
puzzle-shown = Toto bol hľadaný krok.
puzzle-known = Túto úlohu už poznáte, preto sa už nepočíta.
puzzle-all-solved = Vyriešili ste všetky úlohy tejto hry. Vracajú sa znova, ale už sa nepočítajú.
puzzle-tempting = lákavý
puzzle-theme = O čo ide
puzzle-show = Ukázať riešenie
puzzle-next = Ďalšia úloha
puzzle-level = úroveň { $points }
puzzle-rating = Vaša úroveň: { $points }
puzzle-streak = { $count ->
    [0] Zatiaľ žiadna séria
    [one] { $count } za sebou
    [few] { $count } za sebou
    *[other] { $count } za sebou
}
puzzle-longest = Najdlhšia séria: { $count }
puzzle-count = Vyriešené: { $solved } z { $tried }
line-puzzle-help = Napíšte krok, alebo # a jeho číslo. Ďalej: hint (rada), show (riešenie), next (ďalšia), board (stôl), quit (koniec); alebo ich prvé písmená.
refused-no-such-puzzle = Taká úloha neexistuje.
refused-no-puzzles = K tejto hre nie sú žiadne úlohy.
refused-progress-not-kept = Váš postup sa nedá zapísať na disk: { $why }. Do ukončenia ostane zachovaný a zapíše sa s ďalšou úlohou.
## Rozbor v príkazovom riadku a v termináli

line-analyze = Napíšte a, aby najsilnejší bot prešiel vaše rozhodnutia, alebo skončite klávesom Enter.
line-analysis-legend = Každý riadok: ťah, kto ho zahral, jeho šanca v percentách pred ním a po ňom, koľko bodov stál a čo bolo lepšie.
line-analysis-ranked = Šanca je podiel ostatných, ktorých hráč nechá za sebou.
line-analysis-fair = Šťastie je to, čo priniesli karty, umenie to, čo priniesli rozhodnutia; spolu dajú výsledok. Často vyhrá ten, kto mal viac šťastia, takže jedna hra málo hovorí o tom, kto hrá lepšie.
line-better = lepšie
line-luck-deal = šťastie pri rozdávaní
line-luck-drawn = šťastie pri ťahaní
line-luck-uncovered = šťastie pri odkrytí
line-luck-held = šťastie na to, čo držia ostatní
line-account = { $initial } na začiatku, { $luck } šťastím, { $own } vlastnými rozhodnutiami, { $others } rozhodnutiami ostatných: { $result } na konci
line-adjusted = S priemerným šťastím: { $share }
line-error-rate = { $choices ->
    [one] strata { $rate } bodu pri { $choices } skutočnom rozhodnutí
    [few] priemerná strata { $rate } bodu pri { $choices } skutočných rozhodnutiach
   *[other] priemerná strata { $rate } bodu pri { $choices } skutočných rozhodnutiach
}
line-no-real-choice = Žiadne skutočné rozhodnutie nebolo.
line-grade-outstanding = vynikajúce
line-grade-strong = silné
line-grade-good = dobré
line-grade-fair = slušné
line-grade-learning = ešte sa učí
line-costliest = Najdrahšie rozhodnutia:
tui-analyze = rozbor
tui-analysis = Rozbor
tui-analysis-running = Posúdené rozhodnutia: { $done } z { $moves }
tui-analysis-stopped = Rozbor bol zastavený.
tui-analysis-stop = zastaviť rozbor
tui-analysis-moves = zoznam ťahov
tui-analysis-open = S otvorenými kartami
tui-find = nájsť lepší ťah
tui-find-ask = Čo by ste zahrali? Vyberte lepší ťah.
tui-find-best = Áno, to je najlepší ťah!
tui-find-good = Áno, ten je rovnako dobrý ako najlepší ťah.
tui-find-same = To bolo zahrané. Existuje niečo lepšie.
tui-find-wrong = Tento nie. Existuje niečo lepšie.
tui-find-none = Žiadne rozhodnutie nestálo 2 body alebo viac. Dobre zahrané!
tui-find-show = ukázať
## The analysis of a game

analysis = Rozbor
analysis-analyze = Rozobrať hru
analysis-all = Všetci
analysis-back = Späť k hre
analysis-step = Prejsť hru krok za krokom
analysis-whose = Čie rozhodnutia:
analysis-progress = Ako ďaleko je rozbor
analysis-waiting = Vaše miesto v poradí: { $place }
analysis-running = Posúdené rozhodnutia: { $done } z { $moves }
analysis-fills = Stránka sa postupne napĺňa. Môžete odísť a vrátiť sa neskôr.
analysis-cancel = Zrušiť
analysis-failed = Rozbor sa nepodaril. Skúste to, prosím, znova.
analysis-more = Najsilnejší bot prejde každé rozhodnutie ešte raz: akú malo cenu, čo by bolo lepšie a koľko z výsledku bolo šťastie.
analysis-find = Nájdite lepší krok
analysis-find-yours = Tieto rozhodnutia vás stáli najviac. Skúste to znova, s kartami, ako ste ich videli.
analysis-find-theirs = Tieto rozhodnutia stáli najviac. Skúste to znova, s kartami, ako ich bolo z tohto miesta vidieť.
analysis-find-later = Drahé rozhodnutia sa tu objavia, len čo budú posúdené.
analysis-find-none = Žiadne vaše rozhodnutie nestálo 2 body alebo viac. Dobrá hra!
analysis-find-none-theirs = Žiadne rozhodnutie tu nestálo 2 body alebo viac. Dobrá hra!
analysis-cost = { $points ->
    [one] stálo { $points } bod
    [few] stálo { $points } body
   *[other] stálo { $points } bodov
}
analysis-move = Krok { $number }
analysis-played-was = Zahrané: { $move }
analysis-graph = Šance počas hry
analysis-chance = Akú šancu na výhru kto mal.
analysis-share = Akú časť ostatných by kto predstihol.
analysis-graph-more = Vyberte miesto na čiarach a prejdete tam.
analysis-course = na začiatku { $first } %, cestou medzi { $low } % a { $high } %, na konci { $last } %
analysis-luck-skill = Šťastie a umenie
analysis-luck = Šťastie
analysis-skill = Vlastné rozhodnutia
analysis-sum = Na začiatku { $initial } %, šťastie { $luck }, vlastné rozhodnutia { $own }, rozhodnutia ostatných { $others }: na konci { $result } %.
analysis-adjusted = Výsledok s priemerným šťastím: { $points } zo 100
analysis-rate = Stratené body na skutočnú voľbu: { $rate } (skutočných volieb: { $choices })
analysis-no-choices = Nebolo z čoho voliť.
analysis-luckiest-won = Tentoraz zvíťazil ten, komu prialo šťastie najviac.
analysis-luckiest-lost = Tentoraz nezvíťazil ten, komu prialo šťastie najviac.
analysis-reading = Všetci začínajú s rovnakou šancou. Rozdané, potiahnuté alebo otočené karty ju menia: to je šťastie. Krok, ktorý nie je najlepší, z nej kus stráca: to je umenie. Spolu vedú presne k výsledku. Víťaz býva často aj ten šťastnejší, takže jedna hra hovorí málo o tom, kto hrá lepšie. Výsledok s priemerným šťastím je odhad: môže byť pod 0 aj nad 100.
analysis-luck-later = Šťastie a umenie sa sčítajú, keď budú posúdené všetky rozhodnutia.
analysis-marks = označujú kroky, ktoré stáli aspoň 5, 10 a 15 bodov.
analysis-budget = Každé rozhodnutie sa posudzuje podľa toho, čo sa z tohto miesta dalo vedieť, najviac { $simulations } simuláciami každého kroku.
analysis-outstanding = vynikajúca hra
analysis-strong = silná hra
analysis-good = dobrá hra
analysis-fair = slušná hra
analysis-learning = ešte sa učí
analysis-show = Ukážte mi to
analysis-there = Čo v tom bolo
analysis-there-more = So všetkými kartami odkrytými, ako ich nikto vidieť nemohol. O tom, aké dobré bolo rozhodnutie, to nič nehovorí.
analysis-judged-later = Toto rozhodnutie ešte nie je posúdené.
analysis-played = Zahrané
analysis-best = Najlepšie
analysis-yours = Váš pokus
analysis-found = Áno, to je najlepší krok!
analysis-found-other = Áno! To je rovnako dobré ako najlepší krok.
analysis-find-same = Presne to sa hralo. Ide to lepšie.
analysis-find-better = To je lepšie, ale ide to ešte lepšie.
analysis-find-worse = Toto nie. Skúste niečo iné.
analysis-find-ask = Čo by ste zahrali namiesto toho?
analysis-find-next = Ďalšie rozhodnutie
analysis-see = Pozrieť sa v hre
refused-analysis-full = Na rozbor čaká priveľa hier. Skúste to, prosím, o pár minút.
refused-analysis-one = Práve sa rozoberá iná vaša hra. Počkajte, kým bude hotová, alebo rozbor zrušte.
refused-analysis-long = Táto hra je na rozbor pridlhá.

## The deal of the day

daily = Rozdanie dňa
daily-more = Dnes dostanú všetci rovnaké karty a stretnú rovnaké zvieratá s rovnakým šťastím. Počíta sa len vaša prvá partia. Nový deň sa začína o polnoci (UTC).
daily-alone = Tu sa porovnávate so zvieratami. Na serveri uvidíte aj to, ako dopadli iní ľudia.
daily-kind = { $players ->
    [one] { $game }, { $players } hráč
    [few] { $game }, { $players } hráči
   *[other] { $game }, { $players } hráčov
}
daily-counts = Rozdanie dňa: táto partia sa počíta, bez rád a bez vracania krokov
daily-again-more = Rozdanie dňa ešte raz: táto partia sa nepočíta
daily-go-on = Pokračovať
daily-again = Zahrať znova
daily-uncounted = Len na precvičenie: nepočíta sa to.
daily-compare = Ako sa darilo ostatným
daily-shared = spoločná výhra
daily-own = Váš výsledok
daily-not-played = Nehrané
daily-yesterday = Včera
daily-count = Koľko
daily-people = Iní ľudia
daily-bots = Zvieratá
daily-field = Všetci spolu
daily-difference = Rozdiel
daily-above = Dobrá práca: z týchto kariet ste vyťažili viac než ostatní.
daily-even = Z týchto kariet ste vyťažili toľko čo ostatní.
daily-below = Tentoraz z týchto kariet vyťažili viac ostatní.
daily-waiting = Niektoré zvieratá ešte hrajú.
daily-look = Pozrieť sa znova
daily-everybody = Všetci s týmito kartami
refused-no-such-kind = Také rozdanie dňa neexistuje.
refused-no-such-day = Z toho dňa tu nie je žiadne rozdanie.
refused-daily-not-over = Najprv dohrajte svoju partiu. Potom uvidíte, ako sa ostatným darilo s rovnakými kartami.
daily-same-cards = dnes rovnaké karty pre všetkých
option-series = Rovnaké karty z každého miesta: toľko kôl, koľko je hráčov, zakaždým sa všetci posunú o miesto
series-round = Kolo { $round } z { $rounds } s rovnakými kartami
series-next = Ďalšie kolo
series-totals = Všetky kolá doteraz
series-wins = Výhry
refused-series-goes-on = Tieto karty ešte prídu: záznam sa otvorí po poslednom kole.
refused-rated-with-series = Stôl, pri ktorom sa rovnaké karty hrajú viackrát, nemôže byť hodnotený.
