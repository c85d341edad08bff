## The game

# What each color asks for.
red7-rule-red = najvyššia karta
red7-rule-orange = najviac kariet jedného čísla
red7-rule-yellow = najviac kariet jednej farby
red7-rule-green = najviac párnych kariet
red7-rule-blue = najviac rôznych farieb
red7-rule-indigo = najdlhšia postupka čísel
red7-rule-violet = najviac kariet nižších než 4
# The same in two words, where there is little room.
red7-short-red = najvyššia karta
red7-short-orange = jedno číslo
red7-short-yellow = jedna farba
red7-short-green = párne karty
red7-short-blue = najviac farieb
red7-short-indigo = najdlhšia postupka
red7-short-violet = nižšie než 4

red7-drew = { $name } si ťahá kartu
red7-drew-you = Ťaháte si kartu
red7-kept = { $name } si neťahá kartu
red7-kept-you = Neťaháte si kartu
red7-passed = { $name } pasuje a vypadáva
red7-passed-you = Pasujete a vypadávate
red7-laid = { $name } vykladá { $card } do palety
red7-laid-you = Vykladáte { $card } do palety
red7-painted = { $name } vykladá { $card } na plátno: platí { $color }
red7-painted-you = Vykladáte { $card } na plátno: platí { $color }
red7-painted-by-7 = { $name } presúva { $card } z palety na plátno: platí { $color }
red7-painted-by-7-you = Presúvate { $card } z palety na plátno: platí { $color }
red7-taken-by-1 = { $name } berie kartou 1 z palety hráča { $owner }: { $card }
red7-taken-by-1-you = Beriete kartou 1 z palety hráča { $owner }: { $card }
red7-taken-from-reader = { $name } vám berie kartou 1 z palety: { $card }

# The same as something to do, as hints say it.
red7-do-draw = potiahnite si kartu
red7-do-keep = neťahajte kartu
red7-do-pass = pasujte
red7-do-lay = vyložte { $card } do palety
red7-do-paint = vyložte { $card } na plátno
red7-do-paint-by-7 = presuňte { $card } z palety na plátno
red7-do-take-by-1 = vezmite { $card } z palety a položte ju na balíček

red7-drew-by-3 = { $name } si vďaka 3 ťahá kartu
red7-drew-by-3-you = Vďaka 3 si ťaháte kartu
red7-out = { $name } nevedie a vypadáva z kola
red7-out-you = Nevediete a vypadávate z kola
red7-round-last = V hre zostáva len { $name } a vyhráva kolo
red7-round-last-you = V hre zostávate len vy a vyhrávate kolo
red7-round-won = { $points ->
    [one] Kolo vyhráva { $name }: { $points } bod
    [few] Kolo vyhráva { $name }: { $points } body
   *[other] Kolo vyhráva { $name }: { $points } bodov
}
red7-round-won-you = { $points ->
    [one] Vyhrávate kolo: { $points } bod
    [few] Vyhrávate kolo: { $points } body
   *[other] Vyhrávate kolo: { $points } bodov
}

# Why a round was won: "two 7s against two 4s under orange".
red7-round-against = { $mine } × { $theirs }; platí { $color }
red7-round-left = { $name } pasuje, hoci vedie
red7-round-left-you = Pasujete, hoci vediete

# What counts of a palette under a rule; { $many } is the number in words.
red7-many-2 = dve
red7-many-3 = tri
red7-many-4 = štyri
red7-many-5 = päť
red7-many-6 = šesť
red7-many-7 = sedem
red7-some-1 = { $count ->
    [one] { $many } jednotka
    [few] { $many } jednotky
   *[other] { $many } jednotiek
}
red7-some-2 = { $count ->
    [one] { $many } dvojka
    [few] { $many } dvojky
   *[other] { $many } dvojok
}
red7-some-3 = { $count ->
    [one] { $many } trojka
    [few] { $many } trojky
   *[other] { $many } trojok
}
red7-some-4 = { $count ->
    [one] { $many } štvorka
    [few] { $many } štvorky
   *[other] { $many } štvoriek
}
red7-some-5 = { $count ->
    [one] { $many } päťka
    [few] { $many } päťky
   *[other] { $many } pätiek
}
red7-some-6 = { $count ->
    [one] { $many } šestka
    [few] { $many } šestky
   *[other] { $many } šestiek
}
red7-some-7 = { $count ->
    [one] { $many } sedmička
    [few] { $many } sedmičky
   *[other] { $many } sedmičiek
}
red7-some-of-color = { $count ->
    [one] { $many } karta ({ $color })
    [few] { $many } karty ({ $color })
   *[other] { $many } kariet ({ $color })
}
red7-some-even = { $count ->
    [one] { $many } párna karta
    [few] { $many } párne karty
   *[other] { $many } párnych kariet
}
red7-some-colors = { $count ->
    [one] { $many } farba
    [few] { $many } farby
   *[other] { $many } farieb
}
red7-some-low = { $count ->
    [one] { $many } karta nižšia než 4
    [few] { $many } karty nižšie než 4
   *[other] { $many } kariet nižších než 4
}
red7-none-even = žiadna párna karta
red7-none-low = žiadna karta nižšia než 4
red7-run = postupka { $first }–{ $last }
red7-color-and = { $color }, { $what }

# What a move would lead to, in few words: "three 4s: you lead".
red7-then = { $what }: vedie { $name }
red7-then-you = { $what }: vediete
red7-then-nobody = { $color }: nikto nevedie
red7-then-out = vypadnete
red7-then-paint = potom na plátno { $colors }
red7-then-7 = potom karta z palety na plátno
red7-then-5 = potom ďalšia karta do palety
red7-then-1 = potom niekomu vezmete kartu
red7-then-draw = o kartu viac
red7-then-keep = žiadna karta navyše
red7-then-laid = len jedna karta za ťah

red7-warning-end = Nevediete, takže by ste vypadli (R6).
red7-warning-lay = V tomto ťahu by ste sa už nedostali do vedenia, takže by ste vypadli (R20).
red7-warning-pass = Vypadli by ste z kola (R4).

red7-do-7 = Vykonajte akciu 7: presuňte inú kartu svojej palety na plátno (R16).
red7-do-5 = Vykonajte akciu 5: vyložte do svojej palety ďalšiu kartu (R16).
red7-do-1 = Vykonajte akciu 1: vezmite kartu z inej palety (R16).
red7-draw-or-keep = Najprv sa rozhodnite, či si potiahnete kartu (R11).
red7-no-7 = Ide to len hneď po vyložení 7 do vašej palety a len s kartou, ktorá vám prinesie vedenie (R16).
red7-no-1 = Ide to len hneď po vyložení 1 do vašej palety a len s kartou, ktorú smiete vziať (R16, R17).
red7-no-end-bound = Tento ťah musíte skončiť vo vedení (R17).
red7-no-end-yet = Najprv vyložte kartu alebo pasujte (R4).
red7-no-pass-now = Pasovať môžete len na začiatku svojho ťahu (R4).
red7-no-draw-due = Teraz nemáte právo ťahať kartu (R11).
red7-not-in-hand = { $card } nie je vo vašej ruke (R4).
red7-no-paint = Podľa tejto farby by ste neviedli: { $color } (R5).
red7-palette-laid = Kartu do palety ste už vyložili: teraz vyložte kartu na plátno alebo ukončite ťah (R4).
red7-no-lay-1 = Nech touto 1 vezmete čokoľvek, ťah by ste vo vedení neskončili (R17).
red7-moves-are = kroky sú +R7 (paleta), >R7 (plátno), 7>R7 a 1-R7 (akcie), draw (potiahnuť), keep (nepotiahnuť), end (koniec ťahu) a pass (pas)

## The game in a line

red7-title = Red7
red7-by = Autori: Carl Chudyk a Chris Cieslik
red7-line = Na konci svojho ťahu buďte vo vedení. Ak nie ste, zmeňte pravidlo.

## Options of a table

option-advanced = Pokročilá hra: vysoká karta na plátne umožňuje potiahnuť si kartu a hrá sa niekoľko kôl na body
option-actions = Akcie: nepárne karty vyložené do palety majú akciu

## The table

red7-canvas = Plátno
red7-start-card = úvodná karta
red7-leads = vo vedení
red7-is-out = mimo hry
red7-to-palette = Do palety
red7-to-canvas = Na plátno
red7-pass = Pasovať
red7-draw = Potiahnuť
red7-keep = Neťahať
red7-palette = Paleta
# On a button: the card goes back onto the deck.
red7-onto-deck = Na balíček
red7-asked-7 = Akcia 7: presuňte inú kartu svojej palety na plátno.
red7-asked-5 = Akcia 5: vyložte do svojej palety ďalšiu kartu.
red7-asked-1 = Akcia 1: vezmite kartu z inej palety a položte ju na balíček.
red7-asked-draw = Vďaka karte na plátne si môžete potiahnuť kartu.
red7-strip = Kto by viedol podľa jednotlivých pravidiel

## Lekcie

lesson-red7-aim = Na konci svojho ťahu musíte viesť, inak vypadnete. Kto zostane posledný, vyhráva kolo.
lesson-red7-canvas = Karty pred každým z vás sú palety. Farba navrchu plátna určuje pravidlo: podľa červenej vedie najvyššia karta. Vedie tréner s oranžovou 5.
lesson-red7-lay = Vo svojom ťahu môžete vyložiť kartu do palety. Potrebujete vyššiu, než je oranžová 5.
lesson-red7-lay-do = Vyložte žltú 7 do palety a potom ukončite ťah.
lesson-red7-paint = Tréner vyložil druhú oranžovú kartu a zmenil pravidlo: podľa žltej vedie ten, kto má najviac kariet jednej farby. Kartou vyloženou na plátno ho zmeníte späť.
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
lesson-red7-win = Tréner vedie s červenou 7, ale nemá už žiadne karty, a kto žiadne nemá, môže len pasovať (R4). S 3, 4 a 5 by ste mali najdlhšiu postupku čísel: to je indigové pravidlo.
lesson-red7-win-do = Vyložte zelenú 4 do palety a potom indigovú 1 na plátno.
lesson-red7-done = Tréner musí pasovať a kolo je vaše! Dve voľby hru obohatia: body za viac kôl (R11) a nepárne karty s akciami (R16). Viac nájdete v pravidlách.
refused-lesson-red7-low = Samotná modrá 4 oranžovú 5 neprebije: keby sa ťah takto skončil, vypadli by ste (R6). { $task }
refused-lesson-red7-pass = Kto pasuje, vypadáva z kola (R4). Máte lepšiu možnosť. { $task }
refused-lesson-red7-end = Nevediete: keby sa ťah skončil tu, vypadli by ste (R6). { $task }
refused-lesson-red7-run = Indigová 1 je potrebná na plátne, aby viedla najdlhšia postupka. { $task }

## At the prompt

line-legend-red7 = { $colors }. Pri rovnakom čísle je najvyššia červená a najnižšia fialová.

## Reminder of the actions

red7-actions = Akcie nepárnych kariet vyložených do palety
red7-action-7 = 7: inú kartu svojej palety dajte na plátno, ak potom vediete
red7-action-5 = 5: vyložte do palety ďalšiu kartu
red7-action-3 = 3: potiahnite kartu
red7-action-1 = 1: kartu z cudzej palety dajte na balíček a ťah zakončite vo vedení

## Lessons, further steps

lesson-red7-begins = Kto začína? Ten, kto sedí vľavo od najvyššej karty v paletách (R3). Tou je trénerova oranžová 5, takže prvý ťah je váš.
lesson-red7-order = Pri rovnakom čísle vyhráva vyššia farba. Celé poradie od najvyššej po najnižšiu: { color-red }, { color-orange }, { color-yellow }, { color-green }, { color-blue }, { color-indigo }, { color-violet } (R1).
lesson-red7-none = Podľa zelenej a fialovej nemusí mať paleta žiadnu kartu, ktorá sa počíta: žiadnu párnu, alebo žiadnu pod 4. Kto žiadnu nemá, nemôže viesť, nech sú ostatné karty akokoľvek vysoké (R8). Podľa všetkých ostatných pravidiel stačí jedna karta.
lesson-red7-options-title = { lesson } 2: ťahanie, body, akcie
lesson-red7-options = Hru už poznáte; tu sú jej dve voľby, ktoré možno zvoliť každú zvlášť. V pokročilej hre si môžete ťahať karty a hrá sa viac kôl na body (R11). S akciami každá nepárna karta v palete niečo urobí (R16).
lesson-red7-earn = Najprv ťahanie: ak je číslo vašej karty na plátne vyššie než počet kariet vo vašej palete, môžete si potiahnuť kartu (R11). Máte tam jednu kartu, modrú 2. Je párna a tréner žiadnu párnu nemá.
lesson-red7-earn-do = Vyložte zelenú 6 na plátno a potom si potiahnite.
lesson-red7-three = Tréner má teraz vyššiu párnu kartu. A teraz akcie: vykonajú sa, len čo je nepárna karta vo vašej palete. Trojka sama potiahne kartu a tú môžete hneď použiť.
lesson-red7-three-do = Vyložte červenú 3 do palety a potom fialovú 1, ktorú prinesie, na plátno.
lesson-red7-five = Podľa fialovej nemal tréner žiadnu kartu, ktorá sa počíta, a tak plátno znova prefarbil na červenú: vedie oranžová 5. Päťka chce hneď ďalšiu kartu do vašej palety.
lesson-red7-five-do = Vyložte fialovú 5, potom oranžovú 6 a ukončite ťah.
lesson-red7-one = Trénerova červená 6 prebíja vašu oranžovú 6. Jednotka vezme kartu z cudzej palety a položí ju na balíček, nikdy však niečiu poslednú. A ťah s jednotkou musíte ukončiť vo vedení (R17).
lesson-red7-one-do = Vyložte indigovú 1, dajte červenú 6 na balíček a ukončite ťah.
lesson-red7-seven = Tréner použil sedmičku: tá presunie inú kartu vlastnej palety na plátno, ak s ňou hráč vedie. Teraz platí žltá a trénerova 7 je najvyššia. Vy máte tiež sedmičku a s ňou postupku 5, 6, 7.
lesson-red7-seven-do = Vyložte žltú 7, presuňte indigovú 1 na plátno a ukončite ťah.
lesson-red7-points = Tréner pasuje a kolo je vaše. V pokročilej hre si víťaz nechá karty, ktoré spĺňajú pravidlo: vaša postupka 5, 6 a 7 prinesie 18 bodov (R12). Všetky ostatné karty sa zamiešali a rozdali na ďalšie kolo (R13).
lesson-red7-goal = Tak to ide ďalej, kým niekto nemá 40 bodov, v trojici 35, vo štvorici 30, alebo kým je z čoho rozdávať. Potom vyhráva, kto má najviac bodov (R14). Čo robia štyri akcie, si pri stole môžete kedykoľvek prečítať.
refused-lesson-red7-keep = Môžete sa bez nej zaobísť, ale karta navyše sa hodí. { $task }

## The end of a game

red7-end-won = Vo vedení až do konca!
red7-end-lost = Tentoraz mimo hry
red7-end-lost-close = Mimo hry – tak tesne
red7-risky = Po kroku s touto značkou by ste vypadli z kola.

## Puzzles

red7-theme-defense = Vyhrať proti každej obrane
red7-theme-rule = Zmeniť pravidlo
red7-theme-action = Využiť akciu karty
red7-theme-two-steps = Najprv paleta, potom plátno
red7-theme-keep = Nechať si kartu na neskôr
red7-theme-few-cards = Posledné karty v ruke
red7-theme-lead = Vedenie, ktoré vydrží
