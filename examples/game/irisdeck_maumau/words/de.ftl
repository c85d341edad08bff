### Was man von Mau-Mau liest.

maumau-title = Mau-Mau
maumau-by = überliefert
maumau-line = Bediene Farbe oder Wert und werde als Erster deine Karten los.
line-legend-maumau = Eine Karte ist ihr Wert (7 8 9 10 J Q K A: Bube, Dame, König, Ass) und ihre Farbe (C Kreuz, D Karo, H Herz, S Pik).

maumau-clubs = Kreuz
maumau-diamonds = Karo
maumau-hearts = Herz
maumau-spades = Pik
maumau-rank-7 = 7
maumau-rank-8 = 8
maumau-rank-9 = 9
maumau-rank-10 = 10
maumau-rank-j = Bube
maumau-rank-q = Dame
maumau-rank-k = König
maumau-rank-a = Ass
maumau-card = { $suit } { $rank }

maumau-pile = Der Stapel
maumau-asks-for = verlangt { $suit }
maumau-stock = Vorrat: { $cards }
maumau-lay = Legen
maumau-draw = Ziehen
maumau-pass = Passen
maumau-wish-clubs = ♣ Kreuz
maumau-wish-diamonds = ♦ Karo
maumau-wish-hearts = ♥ Herz
maumau-wish-spades = ♠ Pik

# A move, as a sentence; a message ending in -you is told to the player it is about.
maumau-laid = { $name } legt { $card }
maumau-laid-you = Du legst { $card }
maumau-wished = { $name } legt { $card } und wünscht sich { $suit }
maumau-wished-you = Du legst { $card } und wünschst dir { $suit }
maumau-drew = { $name } zieht eine Karte
maumau-drew-you = Du ziehst eine Karte
maumau-passed = { $name } passt
maumau-passed-you = Du passt

# The same as something to do, as hints say it.
maumau-do-lay = Leg { $card }
maumau-do-wish = Leg { $card } und wünsch dir { $suit }
maumau-do-draw = Zieh eine Karte
maumau-do-pass = Passe

# What it brought about.
maumau-seven = { $name } zieht zwei Karten und setzt aus
maumau-seven-you = Du ziehst zwei Karten und setzt aus
maumau-eight = { $name } setzt aus
maumau-eight-you = Du setzt aus
maumau-out = { $name } hat keine Karte mehr
maumau-out-you = Du hast keine Karte mehr
maumau-blocked = Niemand legt mehr eine Karte

# What a move would lead to.
maumau-then-lay = wird { $points } Punkte los
maumau-then-wait = behält alle Karten

# Why a move cannot be made.
maumau-moves-are = Züge sind 10H (eine Karte), JC:H (ein Bube und die gewünschte Farbe), draw und pass
maumau-not-in-hand = { $card } ist nicht in deiner Hand (M4).
maumau-no-match = Das passt weder zu { $suit } noch zum Wert des Stapels (M4).
maumau-no-jack-on-jack = Bube auf Bube ist nicht erlaubt (M4).
maumau-no-draw = Der Vorrat ist leer, also wird gepasst (M7).
maumau-no-pass = Solange es einen Vorrat gibt, wird gezogen (M5).
