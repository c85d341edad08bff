### What people read, but for what belongs to one game: that stands in its folder. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } или { $last }
list-more = { $rest }, { $last }
color-red = красный
color-orange = оранжевый
color-yellow = жёлтый
color-green = зелёный
color-blue = голубой
color-indigo = синий
color-violet = фиолетовый
color-light = свет
color-shade = тень
turn-ended = { $name } заканчивает ход
turn-ended-you = Вы заканчиваете ход
# The same as something to do, as hints say it.
do-end-turn = закончите ход

# Who says what.
someone = { $name }: { $what }

## Levels of bots

level-random = случайный
level-novice = новичок
level-easy = лёгкий
level-greedy = жадный
level-decent = неплохой
level-medium = средний
level-expert = эксперт
level-strong = сильный
level-best = лучший

# What bots are called at a table, by their avatar.
bot-mouse = Мышь
bot-chick = Цыплёнок
bot-cat = Кошка
bot-hare = Заяц
bot-squirrel = Белка
bot-otter = Выдра
bot-octopus = Осьминог
bot-fox = Лиса
bot-owl = Сова
# One of another package.
bot-robot = Бот
# A bot with its level: "Cat (easy)".
bot-title = { $name } ({ $level })

## Home

home-tagline = Три карточные игры всех цветов радуги
home-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
home-players-from = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}
home-minutes = около { $minutes } мин.
home-minutes-from = { $least }–{ $most } мин.
home-age = от { $years } лет
home-play = Играть сейчас
home-friends = Играть с друзьями
home-name = Ваше имя
home-against = Соперники
home-how-many = Число игроков
home-running = Незаконченные партии
home-to-act = ваш ход
home-watch = Смотреть партии
home-nothing-to-watch = Сейчас открытых партий нет.
home-more = Играйте сразу с одним из зверей, с друзьями по ссылке или с теми, кто сейчас здесь. Бесплатно и без регистрации.
home-go = Играть
home-friends-short = Друзья
home-learn = Учиться
home-options = Параметры
home-now = Сейчас играют
home-close = Закрыть
new-more = Вы получите ссылку для друзей. Свободные места могут занять боты.
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
you-code-renew = Получить новый код
you-code-renew-more = Его видел кто-то другой? С новым кодом старый перестанет действовать, а выходить нигде не придётся.
you-code-renewed = Код восстановления теперь новый, старый больше не действует. Запишите новый.
you-come-back = Код восстановления с другого устройства
you-be = Войти с этим кодом
you-are-back = С возвращением! Ваши партии здесь.
you-sign-out = Выйти на всех устройствах
you-sign-out-more = Все остальные браузеры и терминалы забудут, кто вы, а старый код восстановления перестанет действовать. В этом браузере вы останетесь собой и увидите новый код. Токены программ сохраняются: отозвать их можно ниже.
you-signed-out = На всех остальных устройствах выполнен выход. Код восстановления теперь новый: запишите его.

## Options of a table

option-first = Кто начинает
option-first-random = случайно
option-first-you = вы
option-listed = Открытый стол: любой на этом сервере может смотреть и занимать свободные места
table-open = Открыть стол

## The table

table-your-turn = Ваш ход
table-turn-of = Ходит { $name }
table-turn-of-you = Ваш ход
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
table-undo = Отменить шаг
table-resign = Сдаться
table-leave = Покинуть стол
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
table-undone = { $name } отменяет последний шаг
table-undone-you = Вы отменяете последний шаг
table-sat = { $name } садится за стол
table-sat-you = Вы садитесь за стол
table-left = { $name } покидает стол
table-left-you = Вы покидаете стол
table-resigned = { $name } сдаётся
table-resigned-you = Вы сдаётесь
table-bot = Место занимает { $name }
table-won = Побеждает { $name }
table-won-you = Вы победили
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
table-round = Раунд { $round }
# Before a move that is most likely a mistake; { $warning } is a sentence.

## What cannot be

refused-not-understood = Непонятный запрос.
refused-no-such-bot = Такого бота нет.
refused-too-many-bot-tables = Сегодня вы начали много партий с ботами, и они ещё не окончены. Сначала доиграйте или сдайте одну из них либо вернитесь завтра.
refused-no-such-seat = Такого места нет.
refused-already-seated = Вы уже сидите за этим столом.
refused-seat-taken = Это место занимает { $name }.
refused-seat-kept = Партия уже идёт: это место остаётся за игроком { $name }. Пока здесь может играть бот.
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
refused-no-combo = Это не комбинация: сыграйте одну карту, карты одного номинала или последовательность.
refused-rematch-begun = Реванш уже начался.
refused-no-such-code = Такого кода здесь нет. Проверьте каждый символ.
refused-illegal = Так пойти нельзя: { $move }. { $why }
refused-name-missing = Укажите, пожалуйста, своё имя.
refused-name-too-long = { $most ->
    [one] В имени может быть не больше { $most } символа.
    [few] В имени может быть не больше { $most } символов.
   *[many] В имени может быть не больше { $most } символов.
}
refused-no-such-table = Такого стола нет. Возможно, ссылка неполная.
refused-no-such-page = Такой страницы нет.
refused-no-such-game = Такой игры нет — или в неё нельзя играть с такими настройками.
refused-stale-page = Страница устарела. Обновите её.
refused-too-fast = Слишком много запросов. Подождите немного.
refused-failed = Здесь что-то пошло не так. Ничего не изменилось; попробуйте ещё раз чуть позже.

## Names put together

# A card, as a screen reader says it: "red 7".
card-red = красная { $number }
card-orange = оранжевая { $number }
card-yellow = жёлтая { $number }
card-green = зелёная { $number }
card-blue = голубая { $number }
card-indigo = синяя { $number }
card-violet = фиолетовая { $number }
# One of several bots of a kind: "Cat 2".
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
length-seconds = { $seconds } с
length-minutes = { $minutes } мин
length-hours = { $hours } ч
length-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
clock-per-move = Время на каждый шаг
clock-per-game = Время на всю партию
clock-none = без ограничения
clock-after = По истечении времени
clock-terms-move = { $span } на каждый шаг
clock-terms-game = { $span } на всю партию
clock-choose-bot = шаг делает бот
clock-choose-loss = засчитывается поражение
clock-then-bot = По истечении времени шаг делает бот.
clock-then-loss = По истечении времени засчитывается поражение.
clock-bot-moved = { $name }: время истекло, шаг делает бот
clock-bot-moved-you = Ваше время истекло, шаг делает бот
clock-lost = { $name }: поражение по времени
clock-lost-you = Вам засчитано поражение по времени
clock-left-move = Этот шаг
clock-left-game = Вся партия
refused-time-up = Ваше время истекло.
table-notify = Сообщать, когда мой ход

## Ratings and history

option-rated = Рейтинговая партия: результат меняет рейтинг игроков; несовместима с советами
table-rated = рейтинговая партия
table-hints = советы разрешены, поэтому партия не рейтинговая
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

## Replays

replays = Повторы партий
replay = Повтор партии
replay-watch = Посмотреть повтор
replay-seat = Место { $number }
replay-unfinished = Здесь запись заканчивается; партия не доиграна
replay-at = Шаг { $at } из { $moves }
replay-open = Все карты открыты
# Before the names of the players and "All hands open".
replay-seen-by = Чьими глазами:
replay-hand = Рука: { $name }
replay-next = Следующая карта: { $name }
replay-score-pile = Копилка: { $name }
replay-face-down = Закрытый запас
replay-controls = Управление
replay-first = В начало
replay-back = На шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = На шаг вперёд
replay-last = В конец
replay-move = Шаг
replay-speed = Скорость
replay-slow = медленно
replay-normal = нормально
replay-fast = быстро
replay-go = Перейти
replay-moves = Шаги
replay-keys = Клавиши: ← и → — на шаг назад или вперёд, Home и End — в начало или в конец, пробел — пуск и пауза.
replay-copy = Скопировать ссылку на эту позицию
replay-other-games = Другие партии из этого файла
replay-open-record = Открыть запись партии
replay-open-more = Запись — это файл, скачанный здесь после партии или созданный программой в командной строке. Каждый шаг в нём проверяется. После этого партию можно просматривать шаг за шагом.
replay-kept-more = Это могут и все, у кого есть ссылка. Запись хранится ещё 90 дней после того, как её открывали в последний раз.
replay-file = Файл с записями
replay-file-more = Одна партия в строке, не больше 1 МБ.
replay-paste = Или вставьте запись
replay-open-now = Проверить и открыть
replay-choose = Какую партию?
replay-length = { $moves ->
    [one] { $moves } шаг
    [few] { $moves } шага
   *[many] { $moves } шагов
}
refused-no-such-move = { $moves ->
    [one] В этой партии всего { $moves } шаг.
    [few] В этой партии всего { $moves } шага.
   *[many] В этой партии всего { $moves } шагов.
}
# { $why } is the sentence of the command line, in English.
refused-wrong-record = Строка { $line }: { $why }.
refused-no-record = Выберите файл или вставьте запись.
refused-record-quota = Вы открыли столько записей, что хранить ещё одну негде. Записи, которые никто не открывает, удаляются через 90 дней.
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
api-errors = На отклонённый запрос в ответ приходят название ошибки для программы и предложение на запрошенном языке (Accept-Language); при этом ничего не меняется.
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
refused-wrong-request = Непонятный запрос: { $why }.
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
talk-mute-all = всех игроков
talk-mute-at-you = Не показывать реплики всех игроков: на странице профиля
you-talk = Что говорят другие
you-quiet = Не показывать мне фразы и реакции ни за одним столом
you-keep = Сохранить
you-kept = Сохранено.

asks = Решать вам
# Somebody for whom a bot plays just now.
stand-in-name = { $name } (бот)
stand-in-absent = { $name } давно не в сети.
stand-in-vote = Пусть до возвращения игрока { $name } играет бот
stand-in-votes = Голосов: { $given } из { $needed }
stand-in-waiting = Вы проголосовали.
stand-in-voted = { $name } за то, чтобы вместо игрока { $other } играл бот
stand-in-voted-you = Вы за то, чтобы вместо игрока { $other } играл бот
stand-in-begun = Вместо игрока { $name } теперь играет бот
stand-in-begun-you = Вместо вас теперь играет бот
stand-in-over = { $name } снова за столом
stand-in-over-you = Вы снова за столом
stand-in-you = За вас играет бот.
stand-in-back = Я снова здесь
offer-end = Предложить закончить игру
offer-end-more = Если все согласятся, игра закончится без победителя.
offer-made = { $name } предлагает закончить игру без победителя
offer-made-you = Вы предлагаете закончить игру без победителя
offer-accept = Согласиться
offer-decline = Играть дальше
offer-waiting = Остальные ещё не ответили.
offer-accepted = { $name } соглашается закончить игру
offer-accepted-you = Вы соглашаетесь закончить игру
offer-declined = { $name } предпочитает играть дальше
offer-declined-you = Вы предпочитаете играть дальше
offer-agreed = Все согласились закончить игру: победителя нет

option-hints = Советы: в свой ход можно спросить самого сильного бота
hint = Совет
hint-thinking = Думает…
hint-title = Что думает самый сильный бот
hint-chance = Вероятность победы для каждого шага
hint-share = Доля соперников, которых вы обойдёте, для каждого шага
hint-percent = { $chance } % ± { $error }
hint-untried = не проверен
hint-about = { $chance } %
hint-below = меньше { $chance } %
hint-above = больше { $chance } %
hint-sure-win = верная победа
hint-sure-draw = верная ничья
hint-sure-loss = верное поражение
hint-hardly = почти не проверен
hint-as-good = { $chance }, возможно, не хуже
hint-best = лучший
hint-says = Совет: { $move }
hint-more = Остальные шаги
hint-close = Закрыть совет
hint-failed = Здесь у бота нет для вас совета.
hint-asked = { $name } просит совета
hint-asked-you = Вы просите совета

refused-no-such-phrase = Такой фразы нет.
refused-said-enough = { $most ->
    [one] После последнего шага вы сказали уже { $most } фразу. Дождитесь следующего шага.
    [few] После последнего шага вы сказали уже { $most } фразы. Дождитесь следующего шага.
   *[many] После последнего шага вы сказали уже { $most } фраз. Дождитесь следующего шага.
}
refused-not-away = { $name } отсутствует ещё недолго.
refused-already-voted = Вы уже проголосовали. Теперь очередь остальных.
refused-stood-in = За вас играет бот. Сначала сообщите, что вы снова здесь.
refused-not-stood-in = За вас никто не играет.
refused-offer-open = Предложение закончить игру уже есть.
refused-offered-lately = { $moves ->
    [one] Вы недавно это предлагали. Снова можно через { $moves } шаг.
    [few] Вы недавно это предлагали. Снова можно через { $moves } шага.
   *[many] Вы недавно это предлагали. Снова можно через { $moves } шагов.
}
refused-bots-play-on = В рейтинговой партии боты играют дальше. Вы можете сдаться.
refused-no-offer = Нет предложения, на которое можно ответить.
refused-no-hints = За этим столом советов нет.
refused-rated-with-hints = Партия с советами не может быть рейтинговой. Выберите что-то одно.
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
tui-other-card = другая карта
tui-pick = выбрать
tui-unpick = убрать
tui-next-combo = след. комбинация
tui-more = Ещё
tui-strip = Кто лидирует
tui-log = Журнал
tui-careful = { $warning } Если всё же хотите так пойти, нажмите { $key } ещё раз.
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
tui-jump = Какой шаг?
tui-seen-by = другой вид
tui-kept = { $games ->
    [one] Сохранена { $games } недоигранная партия: её продолжит «irisdeck tui».
    [few] Сохранены { $games } недоигранные партии: их продолжит «irisdeck tui».
   *[many] Сохранено { $games } недоигранных партий: их продолжит «irisdeck tui».
}
tui-speed = Скорость
tui-speed-calm = спокойная
tui-speed-normal = обычная
tui-speed-instant = мгновенная
tui-resign-sure = Вы правда хотите сдаться?
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
line-help-intro = Введите шаг или одно из слов ниже.
# После слов, которые можно ввести: «undo, u: …».
line-help-help = эта справка
line-help-moves = все возможные шаги словами
line-help-board = стол ещё раз
line-help-rules = правила; номер пункта, например { $clause }, показывает только его
line-help-undo = отменить шаг этого хода, если он ничего не открыл
line-help-quit = выйти из партии
line-careful = { $warning } Если всё же хотите так пойти, введите { $move } ещё раз.
line-undone = Последний шаг отменён.
line-farewell = Партия заканчивается здесь.
line-game = Партия { $number }
line-winner = Победа: { $name }
line-to-act = Очередь: { $name }
line-replay-help = Enter — дальше, b — на шаг назад, число — к этому шагу, a — до конца партии, q — выход.
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

## Draws

history-draw = ничья

## Who begins

# The answer where two play.
option-first-other = другой игрок
# Behind the seat that begins, before the cards are dealt.
table-first-turn = первый ход
## When something fails

table-not-saved = Ход сейчас не удаётся сохранить. Сервер продолжает попытки.
refused-newer-table = Сервер обновлён, а эта страница ещё от старой версии. Обновите её чуть позже.

## How long the others wait

patience-choose = Без ограничения времени: сколько ждать, прежде чем бот сможет играть за отсутствующего
patience-terms = Если кого-то нет { $span }, остальные могут поручить игру боту, пока этот игрок не вернётся.
refused-clock-decides = За этим столом есть ограничение времени. Решает оно, голосования нет.

# Handling cards

table-skip = Перейти к своим картам
table-resign-sure = Сдать эту игру? Тогда победят остальные.
sure-yes = Да, сделать
sure-no = Назад
keys = Клавиши
keys-arrows = ← →
keys-arrows-more = Выбрать карту
keys-digits = 1 – 9
keys-digits-more = Выбрать первую карту, вторую…
keys-enter = ↑ ↓, Enter
keys-enter-more = Выбрать, что с ней сделать, и сделать
keys-letters = E, P
keys-letters-more = Закончить ход, сыграть или спасовать
keys-escape = Esc
keys-escape-more = Вернуть карту
keys-undo = U
keys-undo-more = Отменить
keys-hint = H
keys-hint-more = Подсказка, если стол её разрешает
keys-help = ?
keys-help-more = Показать или скрыть этот список

## Avatars and settings

face = Ваш аватар
face-person = человек
face-bear = медведь
face-frog = лягушка
face-raven = ворон
face-deer = олень
face-hedgehog = ёж
face-panda = панда
face-penguin = пингвин
face-turtle = черепаха
face-bee = пчела
face-whale = кит
face-unicorn = единорог
settings = Настройки
settings-more = Они действуют на каждом устройстве, где вы введёте свой код восстановления.
setting-sound = Звук
setting-sound-on = включён
setting-sound-off = выключен
setting-speed = Скорость карт
setting-speed-calm = спокойная
setting-speed-normal = обычная
setting-speed-fast = быстрая
setting-speed-instant = мгновенная
setting-theme = Тема
setting-theme-system = как на этом устройстве
setting-theme-light = светлая
setting-theme-dark = тёмная
setting-size = Размер карт
setting-size-small = маленький
setting-size-normal = обычный
setting-size-large = большой
setting-palette = Цвета
setting-palette-normal = обычные
setting-palette-deuteranopia = для дейтеранопии (зелёный)
setting-palette-protanopia = для протанопии (красный)
setting-palette-tritanopia = для тританопии (синий)
setting-palette-monochrome = оттенки серого
setting-confirm = Переспрашивать перед проигрышным ходом
setting-confirm-on = да
setting-confirm-off = нет

## Finding an opponent, and invitations

opponent-find = Найти соперника
opponent-find-more = Вы сядете к тому, кто ждёт, или ваш стол будет виден здесь, пока кто-нибудь не придёт.
opponent-tables = Ждут игроков
opponent-sit = Сесть за стол
opponent-waiting = Ваш стол виден на главной странице. Игра начнётся, как только все места будут заняты.
invite-by = { $name } приглашает вас за стол: { $game }
round-tap = Коснитесь, чтобы продолжить
## The end of a game

end-won = Отличная игра!
end-won-close = На волосок!
end-won-given = Партия за вами
end-lost = Достойная борьба
end-lost-close = Совсем чуть-чуть
end-lost-given = В другой раз
end-lost-time = Часы оказались быстрее
end-drawn = На равных до конца
end-agreed = Разошлись друзьями
end-watched = Хорошая партия
end-turning = Шаг { $at }: { $name } окончательно выходит вперёд
end-turning-you = Шаг { $at }: вы окончательно выходите вперёд
end-see-turning = Посмотреть перелом
end-share = Поделиться
end-rounds = Раунд за раундом
end-result = Результат
end-look = Посмотреть на стол

## Без сервера

curtain-more = Передайте устройство. Никто другой не должен сейчас смотреть на него.
together = Играть на одном устройстве
together-short = Вместе
together-more = Все играют на этом устройстве. Между ходами карты закрывает занавес.
together-who = Кто здесь играет
together-person = человек
together-name = Имя
tally = Ваши партии против ботов
device = Ваши партии в этом браузере
device-kept = Все партии остаются в этом браузере, даже если его закрыть. Кто удалит его данные, удалит и их: время от времени экспортируйте партии.
device-unpromised = Все партии остаются в этом браузере, но он не обещал хранить их всегда: приватное окно забывает их при закрытии, а при нехватке места браузер может их удалить. Время от времени экспортируйте партии.
device-not-kept = Этот браузер ничего не хранит, как приватное окно. Экспортируйте партии, прежде чем закрыть его.
device-export = Экспортировать все партии
device-import = Импортировать партии
device-import-more = Файл, экспортированный здесь или на другом устройстве. Партии, которые здесь уже есть, не изменятся.
device-import-now = Импортировать
device-loaded = { $games ->
    [0] В этом файле нет новых партий.
    [one] Импортирована { $games } партия.
    [few] Импортировано { $games } партии.
    [many] Импортировано { $games } партий.
   *[other] Импортировано { $games } партии.
}
device-forget = Удалить всё
device-forget-sure = Навсегда удалить все партии и настройки в этом браузере
device-forgotten = Всё удалено.
refused-no-games-file = Это не файл с экспортированными партиями. Ничего не изменилось.
server = Для чего нужен сервер
server-needed = Для игры с далёкими друзьями, рейтингов и наблюдения за другими нужен сервер.
server-how = Как его получить
server-get = У кого Irisdeck есть на компьютере, тот запускает сервер одной командой, для друзей дома или по всему миру:
server-carry = Законченные партии можно перенести на сервер и обратно: сохраните здесь запись партии и откройте её там.
offline = Без интернета
offline-home = Играйте сразу против одного из зверей или с тем, кто сидит рядом. Бесплатно, без учётной записи и без интернета.
offline-play = Играть без интернета
offline-more = Со второго посещения Irisdeck работает без интернета. После установки он открывается как любое другое приложение.
offline-install = Установить
boot-loading = Игры загружаются …
boot-wait = Начнём, как только всё загрузится.
boot-old = Этот браузер слишком стар, чтобы играть без сервера: в нём нет WebAssembly или модулей. Обновите его или возьмите другой.
boot-download = Не всё удалось загрузить. Вы в сети? Что уже загружено, не будет загружаться снова.
boot-failed = Что-то пошло не так. Ни один ваш ход не потерян.
boot-not-kept = Этот браузер здесь ничего не хранит: то, во что вы сейчас играете, исчезнет, когда вы закроете страницу.
boot-scripts = Чтобы играть здесь, нужны скрипты.
boot-new = Вышла новая версия.
boot-new-now = Перейти на неё
boot-again = Загрузить снова
# Why a move cannot be kept: it stands in refused-cannot-keep.
storage-full = хранилище этого браузера заполнено
storage-failed = этот браузер сейчас ничего не сохраняет

## Puzzles

puzzle = Задача
puzzles = Задачи
puzzles-more = Позиции из партий ботов, в которых один шаг намного лучше всех остальных. Вы видите то, что было видно за столом: удача здесь ничего не решает.
puzzles-start = Решать задачи
puzzle-find = Найдите шаг, который намного лучше всех остальных
puzzle-solved = Верно, это он!
puzzle-wrong = Это не он: есть шаг намного лучше. Попробуйте ещё раз или посмотрите решение.
puzzle-shown = Вот какой шаг надо было найти.
puzzle-known = Эту задачу вы уже видели, поэтому она больше не засчитывается.
puzzle-all-solved = Вы решили все задачи этой игры. Они повторяются, но больше не засчитываются.
puzzle-tempting = заманчивый
puzzle-theme = О чём она
puzzle-show = Показать решение
puzzle-next = Следующая задача
puzzle-level = уровень { $points }
puzzle-rating = Ваш уровень: { $points }
puzzle-streak = { $count ->
    [0] Пока нет серии
    [one] { $count } подряд
    [few] { $count } подряд
    *[many] { $count } подряд
}
puzzle-longest = Самая длинная серия: { $count }
puzzle-count = Решено: { $solved } из { $tried }
line-puzzle-help = Введите шаг или # и его номер. Также: hint (совет), show (решение), next (следующая), board (стол), quit (конец); или их первые буквы.
refused-no-such-puzzle = Такой задачи нет.
refused-no-puzzles = Для этой игры нет задач.
refused-progress-not-kept = Ваши успехи не удаётся записать на диск: { $why }. Они сохраняются до выхода из программы и запишутся со следующей задачей.
## Разбор в командной строке и в терминале

line-analyze = Введите a, чтобы самый сильный бот разобрал ваши решения, или нажмите Enter, чтобы закончить.
line-analysis-legend = В каждой строке: ход, кто его сделал, шанс в процентах до и после, сколько очков шанса он стоил и что было лучше.
line-analysis-ranked = Шанс — это доля остальных, которых игрок оставит позади.
line-analysis-fair = Удача — то, что сделали карты, умение — то, что сделали решения; вместе они дают итог. Часто побеждает более удачливый, поэтому одна партия мало говорит о том, кто играет лучше.
line-better = лучше
line-luck-deal = удача при раздаче
line-luck-drawn = удача при взятии карты
line-luck-uncovered = удача при открытии
line-luck-held = удача с тем, что держат другие
line-account = { $initial } вначале, { $luck } за счёт удачи, { $own } за счёт своих решений, { $others } за счёт решений других: { $result } в конце
line-adjusted = При средней удаче: { $share }
line-error-rate = { $choices ->
    [one] в среднем потеряно { $rate } на { $choices } настоящий выбор
    [few] в среднем потеряно { $rate } на каждый из { $choices } настоящих выборов
   *[many] в среднем потеряно { $rate } на каждый из { $choices } настоящих выборов
}
line-no-real-choice = Настоящего выбора не было.
line-grade-outstanding = превосходно
line-grade-strong = сильно
line-grade-good = хорошо
line-grade-fair = неплохо
line-grade-learning = ещё учится
line-costliest = Самые дорогие решения:
tui-analyze = разбор
tui-analysis = Разбор
tui-analysis-running = Оценено решений: { $done } из { $moves }
tui-analysis-stopped = Разбор остановлен.
tui-analysis-stop = остановить разбор
tui-analysis-moves = список ходов
tui-analysis-open = При открытых картах
tui-find = найти ход лучше
tui-find-ask = Как можно было сыграть? Выберите ход лучше.
tui-find-best = Да, это лучший ход!
tui-find-good = Да, он не хуже лучшего хода.
tui-find-same = Так и было сыграно. Есть ход лучше.
tui-find-wrong = Не этот. Есть ход лучше.
tui-find-none = Ни одно решение не стоило и 2 очков. Отличная игра!
tui-find-show = показать
## The analysis of a game

analysis = Разбор
analysis-analyze = Разобрать партию
analysis-all = Все
analysis-back = Вернуться к партии
analysis-step = Пройти партию по шагам
analysis-whose = Чьи решения:
analysis-progress = Как продвигается разбор
analysis-waiting = Ваше место в очереди: { $place }
analysis-running = Оценено решений: { $done } из { $moves }
analysis-fills = Страница заполняется постепенно. Можно уйти и вернуться позже.
analysis-cancel = Отменить
analysis-failed = Разбор не удался. Попробуйте ещё раз.
analysis-more = Самый сильный бот ещё раз обдумает каждое решение: сколько оно стоило, что было бы лучше и сколько в результате везения.
analysis-find = Найдите шаг получше
analysis-find-yours = Эти решения обошлись вам дороже всего. Попробуйте ещё раз, с картами, какими вы их видели.
analysis-find-theirs = Эти решения обошлись дороже всего. Попробуйте ещё раз, с картами, какими их было видно с этого места.
analysis-find-later = Дорогие решения появятся здесь, как только будут оценены.
analysis-find-none = Ни одно ваше решение не стоило и 2 очков. Отличная игра!
analysis-find-none-theirs = Ни одно решение не стоило здесь и 2 очков. Отличная игра!
analysis-cost = { $points ->
    [one] стоило { $points } очко
    [few] стоило { $points } очка
   *[many] стоило { $points } очков
}
analysis-move = Шаг { $number }
analysis-played-was = Сыграно: { $move }
analysis-graph = Шансы по ходу партии
analysis-chance = С какой вероятностью кто победит.
analysis-share = Какую долю соперников кто обойдёт.
analysis-graph-more = Выберите место на линиях, чтобы перейти туда.
analysis-course = вначале { $first } %, по пути от { $low } % до { $high } %, в конце { $last } %
analysis-luck-skill = Везение и умение
analysis-luck = Везение
analysis-skill = Свои решения
analysis-sum = Вначале { $initial } %, везение { $luck }, свои решения { $own }, решения других { $others }: в конце { $result } %.
analysis-adjusted = Результат при среднем везении: { $points } из 100
analysis-rate = Потеряно очков на настоящий выбор: { $rate } (настоящих выборов: { $choices })
analysis-no-choices = Настоящего выбора не было.
analysis-luckiest-won = На этот раз победил тот, кому везло больше всех.
analysis-luckiest-lost = На этот раз победил не тот, кому везло больше всех.
analysis-reading = Все начинают с равными шансами. Розданные, взятые или перевёрнутые карты их меняют: это везение. Шаг, который не лучший, часть их теряет: это умение. Вместе они приводят точно к результату. Победителю часто и везёт больше, поэтому одна партия мало говорит о том, кто играет лучше. Результат при среднем везении — это оценка: он может быть меньше 0 или больше 100.
analysis-luck-later = Везение и умение будут подсчитаны, когда все решения будут оценены.
analysis-marks = отмечают шаги, которые стоили не меньше 5, 10 и 15 очков.
analysis-budget = Каждое решение оценивается по тому, что можно было знать с этого места; симуляций каждого шага до { $simulations }.
analysis-outstanding = блестяще
analysis-strong = сильно
analysis-good = хорошо
analysis-fair = неплохо
analysis-learning = есть чему учиться
analysis-show = Покажите
analysis-there = Что там было
analysis-there-more = С открытыми картами, какими их никто не мог видеть. О том, насколько хорошим было решение, это ничего не говорит.
analysis-judged-later = Это решение ещё не оценено.
analysis-played = Сыграно
analysis-best = Лучший шаг
analysis-yours = Ваша попытка
analysis-found = Да, это лучший шаг!
analysis-found-other = Да! Это не хуже лучшего шага.
analysis-find-same = Именно так и было сыграно. Есть шаг лучше.
analysis-find-better = Это лучше, но можно ещё лучше.
analysis-find-worse = Не то. Попробуйте другой шаг.
analysis-find-ask = Что бы вы сыграли вместо этого?
analysis-find-next = Следующее решение
analysis-see = Посмотреть в партии
refused-analysis-full = Слишком много партий ждут разбора. Попробуйте через несколько минут.
refused-analysis-one = Сейчас разбирается другая ваша партия. Дождитесь конца или отмените разбор.
refused-analysis-long = Эта партия слишком длинная для разбора.

## The deal of the day

daily = Расклад дня
daily-more = Сегодня все получают одинаковые карты и встречают одних и тех же зверей с одинаковым везением. Считается только ваша первая партия. Новый день начинается в полночь (UTC).
daily-alone = Здесь вас сравнивают со зверями. На сервере видно и то, как сыграли другие люди.
daily-kind = { $players ->
    [one] { $game }, { $players } игрок
    [few] { $game }, { $players } игрока
   *[many] { $game }, { $players } игроков
}
daily-counts = Расклад дня: эта партия считается, без советов и без отмены шагов
daily-again-more = Расклад дня ещё раз: эта партия не считается
daily-go-on = Продолжить
daily-again = Сыграть ещё раз
daily-uncounted = Только для тренировки: это не считается.
daily-compare = Как сыграли другие
daily-shared = общая победа
daily-own = Ваш результат
daily-not-played = Не сыграно
daily-yesterday = Вчера
daily-count = Сколько
daily-people = Другие люди
daily-bots = Звери
daily-field = Все вместе
daily-difference = Разница
daily-above = Отлично: вы взяли от этих карт больше, чем другие.
daily-even = Вы взяли от этих карт столько же, сколько другие.
daily-below = На этот раз другие взяли от этих карт больше.
daily-waiting = Некоторые звери ещё играют.
daily-look = Посмотреть ещё раз
daily-everybody = Все с этими картами
refused-no-such-kind = Такого расклада дня нет.
refused-no-such-day = Расклада за этот день здесь нет.
refused-daily-not-over = Сначала доиграйте свою партию. Потом вы увидите, как с этими картами сыграли другие.
daily-same-cards = сегодня одинаковые карты для всех
option-series = Одни и те же карты с каждого места: столько раундов, сколько игроков, каждый раз все пересаживаются на одно место
series-round = Раунд { $round } из { $rounds } с теми же картами
series-next = Следующий раунд
series-totals = Все раунды до сих пор
series-wins = Победы
refused-series-goes-on = Эти карты ещё вернутся: повтор откроется после последнего раунда.
refused-rated-with-series = Стол, за которым одни и те же карты играют несколько раз, не может быть рейтинговым.
