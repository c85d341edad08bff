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
duel-won-rainbow = Радуга. { $name }: ряд взят, карт: { $cards }
duel-won-shade = Тень. { $name }: ряд взят, карт: { $cards }
duel-won-double = Ошибка, повтор цвета. { $name }: ряд взят, карт: { $cards }

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
table-ready = Все на месте: можно начинать!
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

## Time

clock = Время
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours } ч { $minutes } мин
clock-days = { $days ->
    [one] { $days } день { $hours } ч
    [few] { $days } дня { $hours } ч
   *[many] { $days } дней { $hours } ч
}
clock-per-move = Время на каждый ход
clock-per-game = Время на всю партию
clock-none = без ограничения
clock-after = По истечении времени
clock-terms-move = { $span } на каждый ход
clock-terms-game = { $span } на всю партию
clock-choose-bot = ход делает бот
clock-choose-loss = засчитывается поражение
clock-then-bot = По истечении времени ход делает бот.
clock-then-loss = По истечении времени засчитывается поражение.
clock-bot-moved = { $name }: время истекло, ход делает бот
clock-lost = { $name }: поражение по времени
refused-time-up = Ваше время истекло.
table-notify = Сообщать, когда мой ход

## Ratings and history

option-rated = Рейтинговая партия: результат меняет рейтинг игроков
table-rated = рейтинговая партия
ratings = Таблица лидеров
ratings-more = По рейтинговым партиям. Рейтинг ботов считается по уровням; место за столом тоже учитывается. Рейтинг в скобках пока приблизительный.
ratings-empty = Рейтинговых партий в эту игру ещё не было. Будьте первыми: откройте стол и отметьте «Рейтинговая партия».
ratings-rank = Место
ratings-rating = Рейтинг
ratings-games = Партии
ratings-plot = Ваш рейтинг: { $game }
ratings-plot-told = { $games ->
    [1] После { $games } рейтинговой партии: { $last }.
    [one] С { $first } до { $last } за { $games } рейтинговую партию.
    [few] С { $first } до { $last } за { $games } рейтинговые партии.
   *[many] С { $first } до { $last } за { $games } рейтинговых партий.
}
history = Ваши партии
history-empty = Подходящих сыгранных партий нет. Сыграйте!
history-game = Игра
history-all = все
history-result = Результат
history-won = победа
history-lost = поражение
history-placed = место { $place } из { $players }
history-unknown = окончена
history-against = Соперники
history-when = Когда
history-rated-only = только рейтинговые партии
history-show = Показать
history-older = Более ранние партии
history-newest = Самые новые партии

## Уроки

lesson = Урок
lesson-step = Шаг { $step } из { $steps }
# The bot of lessons, as a name.
lesson-coach = Тренер
lesson-learn = Научиться играть
lesson-go-on = Продолжить урок
lesson-continue = Дальше
lesson-again = Начать урок заново
lesson-stop = Прервать урок
lesson-over = Урок окончен
lesson-stopped = Урок прерван. Его можно начать заново в любое время.
lesson-real = Теперь сыграть настоящую партию
lesson-offer = Ваша первая партия? Короткий урок покажет, как играть.
lesson-to = К уроку
lesson-no = Нет, спасибо
lesson-tried = Только проба: { $what }
refused-in-lesson = В уроке этого сделать нельзя.
refused-no-such-lesson = Такого урока нет.
refused-lesson-read-on = Сначала прочитайте, а потом нажмите «{ lesson-continue }».
refused-lesson-not-now = Не сейчас. { $task }

lesson-duel-aim = Вы и тренер выкладываете карты в один общий ряд. Кто выложит шестую карту ряда, в котором ни один цвет не повторяется, забирает весь ряд. В конце побеждает большая стопка.
lesson-duel-sides = У каждой карты две стороны. У карт в обеих руках вы видите ту сторону, что обращена к вам; тренер видит другую. На подставке видна ваша следующая карта.
lesson-duel-lay = Ваш ход, ряд пуст. Выложенная карта ложится вверх той стороной, которую вы видите.
lesson-duel-lay-do = Выложите красную карту.
lesson-duel-end = Остановиться можно после каждой карты. За ход выкладывают не больше трёх карт, а перед второй и третьей нужно перевернуть карту ряда (D9).
lesson-duel-end-do = Пока хватит одной: закончите ход.
lesson-duel-blind = Тренер выложил жёлтую, а ваша рука пополнилась до трёх карт. Карту можно выложить и вслепую: тогда откроется сторона, которую вы не видите.
lesson-duel-blind-do = Выложите зелёную карту вслепую.
lesson-duel-turn = Это был голубой, значит, всё хорошо: цвета ряда разные. Прежде чем выложить ещё одну карту, нужно одну перевернуть (D9). Вспомните: когда жёлтая карта была в руке тренера, вам она показывала оранжевый.
lesson-duel-turn-do = Переверните жёлтую карту.
lesson-duel-light = Оранжевый, как вы и помнили. Теперь вторая карта. Белый — это свет: он заменяет любой цвет и никогда не бывает лишним.
lesson-duel-light-do = Выложите белую карту, а затем закончите ход.
lesson-duel-rainbow = Пять карт, и все разные. Шестая подходящая карта соберёт радугу!
lesson-duel-rainbow-do = Выложите жёлтую карту.
lesson-duel-double = Радуга: ряд из шести карт ваш. Тренер проиграл раунд и поэтому начал следующий — оранжевой картой. Теперь ошибитесь нарочно и посмотрите, что бывает, когда цвет повторяется.
lesson-duel-double-do = Выложите оранжевую карту.
lesson-duel-open = Ошибка, повтор цвета: ряд достался тренеру (D14). Кто проиграл раунд, начинает следующий. Заметьте: одна из карт тренера показывает вам чёрный; тренер эту сторону не видит.
lesson-duel-open-do = Выложите фиолетовую карту, а затем закончите ход.
lesson-duel-shade = Тренер выложил как раз эту карту, голубым вверх. Вы знаете, что под ним: чёрный. Кто открывает чёрный, то есть тень, проигрывает раунд (D15). Оставьте это тренеру.
lesson-duel-shade-do = Выложите красную карту, а затем закончите ход.
lesson-duel-done = Тренер открыл чёрную сторону, так что и этот ряд ваш: девять карт против двух. Партия идёт, пока руку можно пополнить до трёх карт; потом побеждает большая стопка (D20, D21).
refused-lesson-duel-unseen = Вы никогда не видели другую сторону этой карты: там может быть цвет, который уже лежит, или чёрный (D14, D15). { $task }
refused-lesson-duel-more = Ход можно было бы закончить здесь, но впереди ещё кое-что интересное. { $task }
refused-lesson-duel-double = Этот цвет уже лежит в ряду: это была бы ошибка, и ряд достался бы тренеру (D14). { $task }
refused-lesson-duel-shade = Снизу чёрный: вы видели его в руке тренера. Вы потеряли бы ряд (D15). { $task }

lesson-tricks-aim = Карты, взятые из центра, — ваши очки: каждая приносит столько, каков её номинал. Во взятке каждый играет одну комбинацию, и кто сыграл больше карт, берёт первым.
lesson-tricks-combos = Комбинация — это одиночная карта, набор (карты одного номинала) или последовательность (номиналы идут подряд). Другие карты вместе играть нельзя. Убедитесь сами.
lesson-tricks-combos-do = Выберите двойку и четвёрку, а затем нажмите «{ tricks-play-chosen }».
lesson-tricks-run = 2 и 4 не идут подряд, поэтому это не комбинация (T6). А 3, 4 и 5 — это последовательность.
lesson-tricks-run-do = Сыграйте 3, 4 и 5.
lesson-tricks-take = Все сыграли. Ваших карт больше всего, три, поэтому вы берёте первым номером; потом очередь последовательности из двух карт, последней — одиночной карты (T11).
lesson-tricks-take-do = Возьмите пятёрку: она дороже всех.
lesson-tricks-prizes = Только что сыгранные карты теперь разыгрываются: стопок столько, сколько игроков, а самые дешёвые карты выходят из игры (T16). Значит, то, что вы сыграете, потом может взять кто-то другой.
lesson-tricks-set = Кто сыграл самую большую комбинацию, тот заходит в следующей взятке: это вы. На этот раз — с набора.
lesson-tricks-set-do = Сыграйте обе двойки.
lesson-tricks-tie = Тренер 1 сыграл три карты и взял первым. Вы и тренер 2 сыграли по две: тогда первой идёт старшая карта (T11). Вам осталась одна стопка.
lesson-tricks-tie-do = Возьмите четвёрку.
lesson-tricks-kinds = Равные номиналы сложились в пары, и пару берут целиком. Тренер 1 зашёл с последовательности: с этого момента во взятке можно играть только последовательности и одиночные карты (T8).
lesson-tricks-kinds-do = Выберите две пятёрки и всё-таки попробуйте.
lesson-tricks-follow = Когда сыграна последовательность, набор играть нельзя (T8). Но у вас есть последовательность из четырёх карт, самая длинная.
lesson-tricks-follow-do = Сыграйте 3, 4, 5 и 6, а затем возьмите пару четвёрок.
lesson-tricks-single = Вы снова заходите. Одиночную карту можно сыграть всегда: она берёт последней, зато бережёт руку и мало отдаёт другим.
lesson-tricks-single-do = Сыграйте единицу, а затем возьмите то, что осталось.
lesson-tricks-later = Так и идёт игра, взятка за взяткой. Теперь посмотрите на конец другой партии.
lesson-tricks-end = У вас две карты, а тренер 1 только что сыграл последние. Если в конце взятки без карт остались хотя бы двое игроков, игра окончена (T18).
lesson-tricks-end-do = Сыграйте обе четвёрки, а затем возьмите пару шестёрок.
lesson-tricks-done = Побеждает тот, у кого больше очков: это вы, у вас 28. Вдвоём каждый играет в каждой взятке две комбинации, а когда первая рука кончится, берёт вторую (T10, T19).
refused-lesson-tricks-less = Взять можно любую стопку, но другая дороже. { $task }
refused-lesson-tricks-both = С одной четвёркой в руке игра продолжилась бы (T18). { $task }

lesson-red7-aim = В конце своего хода вы должны лидировать, иначе выбываете. Кто останется последним, выигрывает раунд.
lesson-red7-canvas = Карты перед каждым из вас — палитры. Цвет верхней карты холста задаёт правило: при красном лидирует старшая карта. Лидирует тренер с оранжевой 5.
lesson-red7-lay = В свой ход можно выложить карту в палитру. Нужна карта старше оранжевой 5.
lesson-red7-lay-do = Выложите жёлтую 7 в палитру, а затем закончите ход.
lesson-red7-paint = Тренер выложил вторую оранжевую карту и сменил правило: при жёлтом лидирует тот, у кого больше всего карт одного цвета. Карта на холст вернёт прежнее правило.
lesson-red7-paint-do = Выложите красную 1 на холст.
lesson-red7-tie = Теперь у тренера красная 7. Ваша — жёлтая, а при равных номиналах старше всех красный (R1). Поможет ли голубой, больше всего разных цветов? У вас их два, у тренера тоже.
lesson-red7-tie-do = Попробуйте выложить голубую 1 на холст.
lesson-red7-out = При равенстве решает старшая из карт, идущих в счёт: красная 7 (R8). А на холст можно выложить только тот цвет, по правилу которого вы лидируете (R5). Значит, сначала нужен третий цвет.
lesson-red7-out-do = Выложите зелёную 3 в палитру, а затем попробуйте закончить ход.
lesson-red7-both = Стоп: правило всё ещё красное, и вы не лидируете. Так вы выбыли бы (R6). Но после карты в палитру можно выложить ещё одну на холст, а цветов у вас теперь три.
lesson-red7-both-do = Выложите голубую 1 на холст.
lesson-red7-rules = Теперь и у тренера три цвета, а карта старше. Вот все семь правил – { color-red }: { red7-rule-red }; { color-orange }: { red7-rule-orange }; { color-yellow }: { red7-rule-yellow }; { color-green }: { red7-rule-green }; { color-blue }: { red7-rule-blue }; { color-indigo }: { red7-rule-indigo }; { color-violet }: { red7-rule-violet }.
lesson-red7-pass = Посмотрите на свои три карты: ни одна не выведет вас в лидеры — ни в палитре, ни на холсте. Остаётся спасовать, и тогда вы выбываете.
lesson-red7-pass-do = Спасуйте.
lesson-red7-next = Вы выбыли, и тренер, оставшись последним, выигрывает раунд (R7). Такое бывает и с лучшими. Теперь посмотрите на конец другого раунда.
lesson-red7-win = Тренер лидирует с красной 7, но карт у него больше нет, а без карт можно только пасовать (R4). С 3, 4 и 5 у вас будет больше всего карт, идущих по порядку: это правило синего.
lesson-red7-win-do = Выложите зелёную 4 в палитру, а затем синюю 1 на холст.
lesson-red7-done = Тренеру приходится спасовать, и раунд ваш! Две настройки делают игру богаче: очки за несколько раундов (R11) и нечётные карты с действиями (R16). Подробнее — в правилах.
refused-lesson-red7-low = Одна голубая 4 не бьёт оранжевую 5: если бы ход так и закончился, вы бы выбыли (R6). { $task }
refused-lesson-red7-pass = Кто пасует, выбывает из раунда (R4). Есть ход получше. { $task }
refused-lesson-red7-end = Вы не лидируете: если бы ход закончился здесь, вы бы выбыли (R6). { $task }
refused-lesson-red7-run = Синяя 1 нужна на холсте, чтобы лидировал самый длинный ряд карт по порядку. { $task }

## Replays

replays = Повторы партий
replay = Повтор партии
replay-watch = Посмотреть повтор
replay-seat = Место { $number }
replay-unfinished = Здесь запись заканчивается; партия не доиграна
replay-at = Ход { $at } из { $moves }
replay-open = Все карты открыты
# Before the names of the players and "All hands open".
replay-seen-by = Чьими глазами:
replay-hand = Рука: { $name }
replay-next = Следующая карта: { $name }
replay-score-pile = Копилка: { $name }
replay-face-down = Закрытый запас
replay-controls = Управление
replay-first = В начало
replay-back = На ход назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = На ход вперёд
replay-last = В конец
replay-move = Ход
replay-speed = Скорость
replay-slow = медленно
replay-normal = обычно
replay-fast = быстро
replay-go = Перейти
replay-moves = Ходы
replay-keys = Клавиши: ← и → — на ход назад или вперёд, Home и End — в начало или в конец, пробел — пуск и пауза.
replay-copy = Скопировать ссылку на эту позицию
replay-other-games = Другие партии из этого файла
replay-open-record = Открыть запись партии
replay-open-more = Запись — это файл, скачанный здесь после партии или созданный программой в командной строке. Каждый ход в нём проверяется. После этого партию можно просматривать ход за ходом — и вам, и всем, у кого есть ссылка.
replay-file = Файл с записями
replay-file-more = Одна партия в строке, не больше 1 МБ.
replay-paste = Или вставьте запись
replay-open-now = Проверить и открыть
replay-choose = Какую партию?
replay-length = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
refused-no-such-move = { $moves ->
    [one] В этой партии всего { $moves } ход.
    [few] В этой партии всего { $moves } хода.
   *[many] В этой партии всего { $moves } ходов.
}
# { $why } is the sentence of the command line, in English.
refused-wrong-record = Строка { $line }: { $why }
refused-no-record = Выберите файл или вставьте запись.
refused-empty-file = Файл пуст.
refused-too-large = Это слишком много: файл может занимать не больше 1 МБ.

## Programs

programs = Программы
programs-more = Играть здесь могут и программы, ваши или чужие. С токеном они действуют от вашего имени или играют под собственным.
programs-how = Как программы общаются с этим сервером
programs-called = Название программы
programs-may = Что ей можно
programs-make = Создать токен
programs-made = Токен программы { $name } показан только в этот раз. Тот, у кого он есть, может всё, что вы отметили: никому его не показывайте.
programs-used = Последнее использование:
programs-unused = Ещё не использовался
programs-revoke = Отозвать
programs-revoked = Токен отозван: ни одна программа с ним больше не войдёт.
programs-invite = Или одна из ваших программ:
programs-seat = Посадить за стол
# A program at the table that plays under its own name.
program-name = 🤖 { $name } (программа)
scope-read = Видеть столы, игры и записи
scope-play = Садиться за стол и играть
scope-open = Открывать столы
scope-bot = Играть под собственным именем, с пометкой «программа»
api-title = Для программ
api-intro = Программа получает от вас токен и отправляет его с каждым запросом. Создайте его в своём профиле:
api-errors = Если что-то невозможно, в ответ приходят название для программы и предложение на запрошенном языке (Accept-Language); при этом ничего не меняется.
api-document = Полное описание для машин (OpenAPI):
api-scopes = Что можно токенам
api-doors = Запросы
api-english = Описания на английском языке.
api-scope = Требуется
api-body = Содержимое
api-refusals = Отказы
api-bodies = Содержимое запросов и ответов
refused-token-missing = Нужен токен: создайте его в своём профиле и отправьте как «Authorization: Bearer».
refused-token-unknown = Этот токен здесь неизвестен. Возможно, его отозвали.
refused-scope-missing = Этому токену так нельзя: не хватает «{ $scope }».
refused-no-scope = Отметьте, что программе можно.
refused-program-nameless = Назовите программу.
refused-too-many-tokens = { $most ->
    [one] Можно иметь не больше { $most } токена. Сначала отзовите какой-нибудь.
    [few] Можно иметь не больше { $most } токенов. Сначала отзовите какой-нибудь.
   *[many] Можно иметь не больше { $most } токенов. Сначала отзовите какой-нибудь.
}
refused-no-such-program = У вас нет такой программы.
refused-no-free-seat = Свободных мест нет.
refused-wrong-request = Непонятный запрос: { $why }
refused-too-long = Это слишком длинно.

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
refused-bots-play-on = В рейтинговой партии боты играют дальше. Вы можете сдаться.
refused-no-offer = Нет предложения, на которое можно ответить.
refused-no-hints = За этим столом советов нет.
refused-too-many-hints = Вы просили много советов. Подождите немного.

## The table in the terminal

tui-too-small = Это окно слишком мало: столу нужно столбцов: { $width }, строк: { $height }, а здесь { $is_width } и { $is_height }. Ничего не пропало: увеличьте окно, и игра продолжится.
tui-curtain = Ходит { $name }
tui-curtain-more = Сейчас никто другой не должен смотреть на экран. Карты откроются по нажатию клавиши.
tui-uncover = Показать мои карты
tui-leave = Уйти
tui-quit = Выход
tui-back = Назад
tui-take = OK
tui-other-card = карта
tui-pick = выбрать
tui-unpick = убрать
tui-next-combo = комбинация
tui-more = Ещё
tui-strip = Лидеры
tui-log = Журнал
tui-careful = Осторожно: { $warning }. Если всё же хотите так пойти, нажмите { $key } ещё раз.
tui-change = сменить
tui-next = дальше
tui-line = строка
tui-page = страница
tui-ends = начало, конец
tui-new-game = Новая партия
tui-delete = Удалить
tui-delete-more = Нажмите x ещё раз, чтобы удалить эту партию навсегда.
tui-seat = Место { $number }
tui-player = Игрок { $number }
tui-bot = бот
tui-is-person = человек за этим экраном
tui-is-friend = любой, у кого есть ссылка
tui-on = да
tui-off = нет
tui-deck-usual = обычные
tui-deck-own = свои
tui-server = Играть на сервере
tui-server-more = с друзьями на расстоянии
tui-server-ask = Адрес сервера или ссылка из приглашения
tui-server-as = Ваше имя здесь: { $name }
tui-server-code = Ваш код восстановления: { $code }. С ним вы откроете свой профиль и все свои партии в браузере. Никому его не показывайте.
tui-code = Код восстановления
tui-other-code = Другой код
tui-invite = По этой ссылке можно сесть за стол или смотреть игру: { $link }
tui-reading = Ждём ответа сервера…
tui-refresh = Обновить
tui-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
tui-replays-more = сыгранные вами партии и файлы с записями
tui-file-more = Где лежит файл: одна партия в строке
tui-jump = Какой ход?
tui-seen-by = другой вид
tui-kept = { $games ->
    [one] Сохранена { $games } недоигранная партия: её продолжит «irisdeck tui».
    [few] Сохранены { $games } недоигранные партии: их продолжит «irisdeck tui».
   *[many] Сохранено { $games } недоигранных партий: их продолжит «irisdeck tui».
}
refused-cannot-keep = Не удаётся записать это на диск: { $why }. Ничего не изменилось.
refused-cannot-read = Не удаётся прочитать этот файл: { $why }.
refused-open-elsewhere = Эта партия открыта в другом окне.

## At the prompt

# Строка, которая начинается с того, о чём она: «Ваша рука: R7, G4».
line-label = { $label }: { $values }
line-list = { $before }; { $after }
line-which-game = Какая игра?
line-yes = да
line-no = нет
line-no-choice = { $text } — такого варианта нет.
line-help = ? показывает справку.
line-help-intro = Введите ход или одно из слов ниже.
# После слов, которые можно ввести: «undo, u: …».
line-help-help = эта справка
line-help-moves = все возможные ходы словами
line-help-board = стол ещё раз
line-help-rules = правила; номер пункта, например { $clause }, показывает только его
line-help-undo = отменить действие этого хода, если оно ничего не открыло
line-help-quit = выйти из партии
line-careful = Осторожно: { $warning }. Чтобы всё же сделать это, введите { $move } ещё раз.
line-undone = Последний ход отменён.
line-farewell = Партия заканчивается здесь.
line-game = Партия { $number }
line-winner = Победа: { $name }
line-to-act = Ходит: { $name }
line-replay-help = Enter — дальше, b — на ход назад, число — к этому ходу, a — до конца партии, q — выход.
# { $colors } — перечень: «R красный, O оранжевый, …».
line-legend-duel = { $colors }. Свет заменяет любой цвет; кто открывает тень, проигрывает раунд.
line-legend-tricks = Цифра — это карта такого номинала, она приносит столько же очков.
line-legend-red7 = { $colors }. При равных номиналах старше всех красный, младше всех фиолетовый.
refused-no-such-clause = Пункта { $clause } в правилах нет.

## Servers, from the terminal

# Что говорит сервер, уже на языке читающего.
refused-remote-told = { $words }
refused-remote-no-link = { $link } — не адрес сервера или стола. Напишите его, например, так: localhost:8000, или вставьте ссылку на стол.
refused-remote-no-host = Компьютера с именем { $host } нет. Проверьте адрес и подключение к интернету.
refused-remote-closed = По адресу { $address } никто не отвечает. Проверьте адрес и работает ли сервер.
refused-remote-timeout = { $address } слишком долго не отвечает. Попробуйте ещё раз чуть позже.
refused-remote-no-irisdeck = По адресу { $address } нет Irisdeck. Проверьте адрес.
refused-remote-too-old = Irisdeck по адресу { $address } для этого слишком старый. Играйте там в браузере или попросите владельца обновить его.
refused-remote-no-tls = Нет защищённого соединения с { $address }: его сертификат не принят, или сервер понимает только http://.
refused-remote-moved = Этот сервер теперь по адресу { $address }. Используйте его.
refused-remote-away = Сервер { $address } сейчас недоступен. Попробуйте ещё раз чуть позже.
refused-remote-lost = Связь с { $address } потеряна. Попробуйте ещё раз чуть позже.
refused-remote-unsure = Связь прервалась прежде, чем сервер ответил: возможно, всё сделано, а возможно, нет. Проверьте, прежде чем пробовать снова.
refused-remote-proxy = Прокси из ваших настроек не работает. Проверьте HTTP_PROXY, HTTPS_PROXY и ALL_PROXY.
