### What people read of the three games. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } или { $last }
color-red = красный
color-orange = оранжевый
color-yellow = жёлтый
color-green = зелёный
color-blue = голубой
color-indigo = синий
color-violet = фиолетовый
end-of-turn = конец хода

# Who did what: { $what } is one of the messages below, "into the palette" and the like.
someone = { $name }: { $what }

## Duel

duel-light = свет
duel-shade = тень

# A move, told.
duel-laid = выложена карта с места { $place }
duel-laid-blind = вслепую выложена карта с места { $place }
duel-turned = перевёрнута карта ряда № { $place }

# What it brought about.
duel-shows = Сверху теперь { $face }
duel-won-rainbow = Радуга: ряд забирает { $name }, карт: { $cards }
duel-won-shade = Тень: ряд забирает { $name }, карт: { $cards }
duel-won-double = Ошибка, повтор цвета: ряд забирает { $name }, карт: { $cards }

# What speaks for or against a move.
duel-why-end = { $cards ->
    [one] ряд остаётся как есть: { $cards } карта
    [few] ряд остаётся как есть: { $cards } карты
   *[many] ряд остаётся как есть: { $cards } карт
}
duel-why-unseen = вы не видели, что откроется
duel-why-loses = откроется { $face }, и вы проиграете раунд
duel-why-rainbow = откроется { $face }, и радуга собрана
duel-why-fits = откроется { $face }, и всё в порядке

# Why a move cannot be made.
duel-no-end-yet = сначала выложите хотя бы одну карту (D8)
duel-no-end-after-turn = перевернув карту, нужно выложить ещё одну (D11)
duel-no-second-turn = нельзя перевернуть две карты подряд (D9)
duel-no-card-to-turn = { $cards ->
    [0] в ряду нет карт, переворачивать нечего (D9)
    [one] в ряду всего { $cards } карта (D9)
    [few] в ряду всего { $cards } карты (D9)
   *[many] в ряду всего { $cards } карт (D9)
}
duel-no-lay-before-turn = прежде чем выложить ещё одну карту, переверните карту ряда (D9)
duel-no-card-there = место { $place } на руке пустует (D8)
duel-moves-are = ходы: n1-n3 (выложить), b1-b3 (выложить вслепую), f1-f6 (перевернуть) и end

## Tricks

tricks-played = сыграно { $cards }
tricks-taken = взято { $cards }

tricks-over = Игра окончена
tricks-pile-up = { $name }: закрытый запас взят на руку
tricks-discarded = Сброшено: { $cards }
tricks-leads = { $name }: заход в следующей взятке

tricks-why-most = { $points ->
    [one] { $points } очко, больше взять нельзя
    [few] { $points } очка, больше взять нельзя
   *[many] { $points } очков, больше взять нельзя
}
tricks-why-less = { $points ->
    [one] { $points } очко, а можно взять { $most }
    [few] { $points } очка, а можно взять { $most }
   *[many] { $points } очков, а можно взять { $most }
}
tricks-why-play = { $points ->
    [one] пока место { $place } в очереди за стопкой; в следующий центр уйдёт { $points } очко
    [few] пока место { $place } в очереди за стопкой; в следующий центр уйдут { $points } очка
   *[many] пока место { $place } в очереди за стопкой; в следующий центр уйдёт { $points } очков
}
tricks-why-play-more = { $points ->
    [one] пока место { $place } в очереди за стопкой, впереди ходов: { $after }; в следующий центр уйдёт { $points } очко
    [few] пока место { $place } в очереди за стопкой, впереди ходов: { $after }; в следующий центр уйдут { $points } очка
   *[many] пока место { $place } в очереди за стопкой, впереди ходов: { $after }; в следующий центр уйдёт { $points } очков
}

tricks-no-stack = стопки { $cards } нет (T13)
tricks-no-play-now = возьмите стопку (T11)
tricks-no-take-now = стопки берут, когда сыграли все (T11)
tricks-no-such-cards = у вас на руке нет таких карт (T6)
tricks-only-sets = сыгран набор: можно только одиночные карты и наборы (T8)
tricks-only-runs = сыграна последовательность: можно только одиночные карты и последовательности (T8)
tricks-moves-are = комбинация — это её номиналы (4, 333, 2345), взятие — знак = и номиналы стопки (=6, =55)

## Red7

# What each color asks for.
red7-rule-red = старшая карта
red7-rule-orange = больше всего карт одного номинала
red7-rule-yellow = больше всего карт одного цвета
red7-rule-green = больше всего чётных карт
red7-rule-blue = больше всего разных цветов
red7-rule-indigo = больше всего карт, идущих по порядку
red7-rule-violet = больше всего карт номиналом меньше 4

red7-drew = взята карта из колоды
red7-kept = карта из колоды не взята
red7-passed = пас, выбывает из раунда
red7-laid = { $card } в палитру
red7-painted = { $card } на холст, правило: { $color }
red7-painted-by-7 = { $card } из палитры на холст, правило: { $color }
red7-taken-by-1 = { $card } из чужой палитры на колоду

red7-drew-by-3 = { $name }: действием тройки взята карта из колоды
red7-out = { $name }: не лидирует, выбывает из раунда
red7-round-over = Раунд окончен
red7-round-empty = Раунд окончен; у победителя нет карт, отвечающих правилу
red7-round-won = { $points ->
    [one] { $name }: победа в раунде, карты: { $cards }, { $points } очко
    [few] { $name }: победа в раунде, карты: { $cards }, { $points } очка
   *[many] { $name }: победа в раунде, карты: { $cards }, { $points } очков
}

red7-why-pass = вы выбываете из раунда
red7-why-draw = одной картой на руке больше
red7-why-keep = карт не прибавится
red7-why-leads = вы лидируете по правилу «{ $color }», карты: { $cards }
red7-why-out = вы не лидируете и выбываете
red7-why-then = затем { $cards } на холст — и вы лидируете
red7-why-not-yet = по правилу «{ $color }» вы пока не лидируете

red7-warning-end = вы не лидируете и выбудете из раунда (R6)
red7-warning-lay = в этом ходу вы уже не сможете лидировать и выбудете из раунда (R20)

red7-do-7 = выполните действие семёрки: переложите другую карту своей палитры на холст (R16)
red7-do-5 = выполните действие пятёрки: выложите ещё одну карту в свою палитру (R16)
red7-do-1 = выполните действие единицы: заберите карту из чужой палитры (R16)
red7-draw-or-keep = сначала возьмите карту из колоды или откажитесь: draw или keep (R11)
red7-no-7 = это можно, только выложив в палитру семёрку и имея карту, с которой вы будете лидировать (R16)
red7-no-1 = это можно, только выложив в палитру единицу, если есть карта, которую разрешено забрать (R16, R17)
red7-no-end-bound = в конце этого хода вы обязаны лидировать (R17)
red7-no-end-yet = сначала выложите карту или спасуйте (R4)
red7-no-pass-now = спасовать можно только в начале своего хода (R4)
red7-no-draw-due = карта из колоды вам не полагается (R11)
red7-not-in-hand = { $card }: такой карты нет у вас на руке (R4)
red7-no-paint = по правилу «{ $color }» вы не будете лидировать (R5)
red7-palette-laid = карта в палитру уже выложена; дальше — карта на холст или конец хода (R4)
red7-no-lay-1 = какую бы карту ни забрала эта единица, в конце хода вы не будете лидировать (R17)
red7-moves-are = ходы: +R7 (палитра), >R7 (холст), 7>R7 и 1-R7 (действия), draw, keep, end и pass

## The games in a line

duel-title = Rainbow: дуэль
duel-by = автор — Mathias Spaan
duel-line = Соберите ряд из шести цветов — или подведите соперника к повтору цвета или чёрной карте.
tricks-title = Rainbow: взятки
tricks-by = автор — Mito Sazuki
tricks-line = Карты, которыми вы боретесь за эту взятку, станут призом следующей.
red7-title = Red7
red7-by = авторы — Carl Chudyk и Chris Cieslik
red7-line = В конце своего хода нужно лидировать; правило можно сменить.

## Levels of bots

level-random = случайный
level-easy = лёгкий
level-greedy = жадный
level-medium = средний
level-strong = сильный
level-best = лучший

# A bot at the table: "Bot, easy".
bot-name = Бот, { $level }

## Home

home-tagline = Три карточные игры всех цветов радуги
home-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
home-players-from = { $most ->
    [one] { $least }-{ $most } игрок
    [few] { $least }-{ $most } игрока
   *[many] { $least }-{ $most } игроков
}
home-minutes = около { $minutes } мин.
home-play = Играть сейчас
home-friends = Играть с друзьями
home-name = Ваше имя
home-against = Соперники
home-how-many = Число игроков
home-running = Ваши партии
home-to-act = ваш ход
home-watch = Смотреть партии
home-nothing-to-watch = Сейчас открытых партий нет.
language = Язык
rules = Правила
home = Главная
try-again = Повторить
menu = Меню

# What somebody is called who has not told a name.
guest = Гость

## You: name, and the code for other devices

you = Профиль
you-keep-name = Сохранить имя
you-name-kept = Имя сохранено.
you-code = Ваш код восстановления
you-code-more = С этим кодом вы откроете свой профиль и все свои партии на другом устройстве. Любой, кто его знает, может играть за вас: никому его не показывайте.
you-code-show = Показать код
you-come-back = Код восстановления с другого устройства
you-be = Войти с этим кодом
you-are-back = С возвращением! Ваши партии здесь.

## Options of a table

option-advanced = Продвинутая игра: карта с большим номиналом на холсте позволяет взять карту из колоды, а игра идёт на очки в несколько раундов
option-actions = Действия: у нечётных карт, выложенных в палитру, есть действие
option-first = Кто начинает
option-first-random = решит жребий
option-first-you = вы
option-aids-duel = Подсказка для памяти: на столе видно всё, что вы уже видели
option-aids-tricks = Подсказка счёта: на столе видны очки всех игроков и карты, которые ещё не вышли
option-end-after-flip = Можно ли закончить ход, перевернув карту?
option-end-after-flip-yes = Да (немецкие, английские, венгерские, чешские, словацкие и польские правила)
option-end-after-flip-no = Нет (французские правила)
option-deck = Карты другого издания
option-deck-more = 57 карт, каждая — две буквы из R O Y G B I V, W (свет) и K (тень)
option-listed = Любой посетитель может смотреть и занимать свободные места
table-open = Открыть стол

## The table

table-your-turn = Ваш ход
table-turn-of = Ходит { $name }
table-waiting = { $count ->
    [one] Ожидается { $count } игрок
    [few] Ожидаются { $count } игрока
   *[many] Ожидается { $count } игроков
}
table-invite = Пригласите друзей
table-invite-more = По этой ссылке можно сесть за стол или смотреть игру.
table-invite-only-here = Этот сервер доступен только на этом компьютере; чтобы пустить других, запустите его с --host 0.0.0.0.
table-copy = Скопировать ссылку
table-qr = Ссылка в виде QR-кода
table-sit = Сесть сюда
table-give-to-bot = Отдать место боту
table-begin = Начать
table-empty-seat = свободное место
table-you = Вы
table-undo = Отменить ход
table-resign = Сдаться
table-leave = Покинуть стол
table-going = Уйти или сдаться…
table-rematch = Реванш
table-to-rematch = К реваншу
table-back = Вернуться к столу
table-whole-log = Весь ход игры
table-sound = Звуки
table-state = Состояние игры
table-seats = Места
table-tools = Инструменты
table-bot-level = Уровень бота
table-player = Игрок
table-score = Счёт
table-winner = победа
table-over = Игра окончена
table-away = не в сети
table-again = Сыграть ещё раз
table-log = Что произошло
table-begun = Карты розданы
table-undone = { $name } отменяет последний ход
table-sat = { $name } садится за стол
table-left = { $name } покидает стол
table-resigned = { $name } сдаётся
table-bot = Место занимает { $name }
table-won = Побеждает { $name }
table-won-by-you = Вы победили
table-shared = Общая победа: { $names }
table-record = Скачать запись партии
table-offline = Связь потеряна. Пробуем снова…
table-watching = Вы наблюдаете за игрой
table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
table-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
table-your-hand = Ваша рука
table-hidden-card = закрытая карта
table-deck = Колода
table-end-turn = Закончить ход

duel-row = Ряд
duel-holder = Подставка
duel-next = Ваша следующая карта
duel-pile = Стопка
duel-lay = Выложить
duel-blind = Вслепую
duel-turn = Перевернуть
duel-other-side = Другая сторона:
duel-memory = Что вы видели
duel-your-pile = В вашей стопке
duel-their-pile = В стопке соперника
tricks-middle = Центр
tricks-middle-empty = Центр пуст
tricks-trick = Взятка
tricks-trick-empty = Пока ничего не сыграно
tricks-score-pile = Ваша копилка
tricks-face-down = закрытый запас: { $cards }
tricks-play = Сыграть
tricks-take = Взять
# The order in which players take, behind what they played.
tricks-takes = № { $order } в очереди
tricks-rank = { $cards ->
    [one] { $cards } карта номиналом { $rank }
    [few] { $cards } карты номиналом { $rank }
   *[many] { $cards } карт номиналом { $rank }
}
tricks-play-chosen = Сыграть выбранные карты
tricks-offers = Что можно сыграть
tricks-unseen = Ещё не вышли
red7-canvas = Холст
red7-start-card = начальная карта
red7-leads = лидирует
red7-is-out = вне раунда
red7-round = Раунд { $round }
red7-to-palette = В палитру
red7-to-canvas = На холст
red7-pass = Пас
red7-draw = Взять карту
red7-keep = Не брать
red7-palette = Палитра
# On a button: the card goes back onto the deck.
red7-onto-deck = На колоду
red7-asked-7 = Действие семёрки: переложите другую карту своей палитры на холст.
red7-asked-5 = Действие пятёрки: выложите ещё одну карту в свою палитру.
red7-asked-1 = Действие единицы: заберите карту из чужой палитры и положите её на колоду.
red7-asked-draw = Ваша карта на холсте позволяет взять карту из колоды.
red7-risky = Так отмечены ходы, после которых вы выбудете из раунда.
red7-strip = Кто лидировал бы по каждому правилу

## What cannot be

refused-not-understood = Непонятный запрос.
refused-no-such-bot = Такого бота нет.
refused-no-such-seat = Такого места нет.
refused-already-seated = Вы уже сидите за этим столом.
refused-seat-taken = Это место занимает { $name }.
refused-not-seated = Вы не сидите за этим столом.
refused-seats-empty = { $count ->
    [one] Ещё свободно { $count } место.
    [few] Ещё свободны { $count } места.
   *[many] Ещё свободно { $count } мест.
}
refused-already-begun = Игра уже началась.
refused-not-begun = Игра ещё не началась.
refused-game-over = Игра окончена.
refused-not-over = Игра ещё не окончена.
refused-not-your-turn = Сейчас не ваш ход.
refused-stale = За это время на столе что-то изменилось. Взгляните ещё раз.
refused-nothing-to-undo = Отменять нечего: ход только что начался или что-то уже открылось.
refused-no-cards = Сначала выберите карты.
refused-no-combo = Это не комбинация: сыграйте одну карту, карты одного достоинства или последовательность.
refused-rematch-begun = Реванш уже начался.
refused-no-such-code = Такого кода здесь нет. Проверьте каждый символ.
refused-illegal = Ход { $move } невозможен: { $why }
refused-name-missing = Укажите, пожалуйста, своё имя.
refused-name-too-long = { $most ->
    [one] В имени может быть не больше { $most } буквы.
    [few] В имени может быть не больше { $most } букв.
   *[many] В имени может быть не больше { $most } букв.
}
refused-no-such-table = Такого стола нет. Возможно, ссылка неполная.
refused-no-such-page = Такой страницы нет.
refused-no-such-game = Такой игры нет — или в неё нельзя играть с такими настройками.
refused-stale-page = Страница устарела. Обновите её.
refused-too-fast = Слишком много запросов. Подождите немного.
refused-failed = Здесь что-то пошло не так. Ничего не изменилось; попробуйте ещё раз чуть позже.

## Names put together

# A card: "red 7".
card-name = { $color } { $number }
# One of several bots of a kind: "Bot, easy 2".
numbered = { $name } { $number }

## Courtesy and hints

phrase-hello = Здравствуйте!
phrase-good-luck = Удачи!
phrase-well-played = Хорошо сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-one-moment = Минутку, пожалуйста.
phrase-must-go = Мне пора.
phrase-take-your-time = Не торопитесь.
phrase-good-game = Хорошая игра!
phrase-oops = Ой!
# Reactions: what the signs 👏 🙂 😮 🤔 ❤️ 🎉 are called.
reaction-applause = браво
reaction-smile = улыбка
reaction-surprise = удивление
reaction-pondering = хм
reaction-heart = сердце
reaction-joy = ура
reaction = { $sign } { $words }
talk = Сказать что-нибудь
talk-phrases = Фразы
talk-reactions = Реакции
talk-mute = Не показывать реплики
talk-mute-all = ничьи
talk-mute-at-you = Не показывать ничьи реплики: на странице профиля
you-talk = Что говорят другие
you-quiet = Не показывать мне фразы и реакции ни за одним столом
you-keep = Сохранить
you-kept = Сохранено.

asks = Решать вам
# Somebody for whom a bot plays just now.
stand-in-name = { $name } (бот)
stand-in-absent = { $name } давно не в сети.
stand-in-vote = Игрок { $name }: пусть до возвращения играет бот
stand-in-votes = Голосов: { $given } из { $needed }
stand-in-waiting = Вы проголосовали.
stand-in-voted = { $voter } за то, чтобы вместо игрока { $name } играл бот
stand-in-begun = Вместо игрока { $name } теперь играет бот
stand-in-over = { $name } снова за столом
stand-in-you = За вас играет бот.
stand-in-back = Я снова здесь
offer-end = Предложить закончить игру
offer-end-more = Если все согласятся, игра закончится без победителя.
offer-made = { $name } предлагает закончить игру без победителя
offer-accept = Согласиться
offer-decline = Играть дальше
offer-waiting = Остальные ещё не ответили.
offer-accepted = { $name } соглашается закончить игру
offer-declined = { $name } предпочитает играть дальше
offer-agreed = Все согласились закончить игру: победителя нет

option-hints = Советы: тот, чей ход, может спросить самого сильного бота
hint = Совет
hint-thinking = Думает…
hint-title = Что думает самый сильный бот
hint-chance = Вероятность победы с каждым ходом
hint-share = Доля остальных игроков, которых вы обойдёте с каждым ходом
hint-percent = { $chance } % ± { $error }
hint-untried = не проверен
hint-best = лучший
hint-says = Совет: { $move }
hint-more = Остальные ходы
hint-close = Закрыть совет
hint-failed = Здесь у бота нет для вас совета.
hint-asked = { $name } просит совета

refused-no-such-phrase = Такой фразы нет.
refused-said-enough = { $most ->
    [one] После последнего хода вы сказали уже { $most } фразу. Дождитесь следующего хода.
    [few] После последнего хода вы сказали уже { $most } фразы. Дождитесь следующего хода.
   *[many] После последнего хода вы сказали уже { $most } фраз. Дождитесь следующего хода.
}
refused-not-away = { $name } отсутствует ещё недолго.
refused-already-voted = Вы уже проголосовали. Теперь очередь остальных.
refused-stood-in = За вас играет бот. Сначала сообщите, что вы снова здесь.
refused-not-stood-in = За вас никто не играет.
refused-offer-open = Предложение закончить игру уже есть.
refused-offered-lately = { $moves ->
    [one] Вы недавно это предлагали. Снова можно через { $moves } ход.
    [few] Вы недавно это предлагали. Снова можно через { $moves } хода.
   *[many] Вы недавно это предлагали. Снова можно через { $moves } ходов.
}
refused-no-offer = Нет предложения, на которое можно ответить.
refused-no-hints = За этим столом советов нет.
refused-too-many-hints = Вы просили много советов. Подождите немного.
