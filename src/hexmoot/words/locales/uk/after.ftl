### Що каже сторінка після гри: кінець, цифри, записи й перегляд.

## Кінець

after-how =
    { $ending ->
        [declared] Перемогу оголошено: { points }.
       *[points] Стіл підрахував: { points }.
    }
after-no-winner = Гра завершилася без переможця
after-winner = переможець
after-score = Очки
after-source =
    { $source ->
        [settlements] Села
        [cities] Міста
        [longest_road] Найдовший тракт
        [largest_army] Найбільше військо
        [guards] Вартові
       *[victory_point_cards] Карти очок
    }
after-cards = Усі карти

## Цифри

after-to-figures = Цифри та завантаження
after-as-table = Таблицею
after-dice-title = Кубики
after-dice-chart =
    { $count ->
        [one] Як часто випадала кожна сума за { $count } кидок і скільки разів її слід було чекати
        [few] Як часто випадала кожна сума за { $count } кидки і скільки разів її слід було чекати
        [many] Як часто випадала кожна сума за { $count } кидків і скільки разів її слід було чекати
       *[other] Як часто випадала кожна сума за { $count } кидка і скільки разів її слід було чекати
    }
after-dice-bar =
    { $count ->
        [one] Сума { $total }: { $count } раз, очікувалося { $expected }
        [few] Сума { $total }: { $count } рази, очікувалося { $expected }
        [many] Сума { $total }: { $count } разів, очікувалося { $expected }
       *[other] Сума { $total }: { $count } раза, очікувалося { $expected }
    }
after-dice-total = Сума
after-dice-rolled = випало
after-dice-expected = очікувалося
after-points-title = Очки за ходами
after-points-chart =
    { $count ->
        [one] Очки кожного місця протягом { $count } ходу
        [few] Очки кожного місця протягом { $count } ходів
        [many] Очки кожного місця протягом { $count } ходів
       *[other] Очки кожного місця протягом { $count } ходу
    }
after-points-end = кінець
after-production = Збір сировини
after-luck-note = Везіння — це зібране мінус те, що кубики дають у середньому тим самим поселенням із тим самим місцем розбійників.
after-dealings = Торгівля, витягнуті та скинуті карти

## Перегляд

after-replay = Перегляд гри
after-slider = Місце в грі
after-controls = Рух грою
after-go =
    { $way ->
        [first] На початок
        [turn-back] На хід назад
        [back] На дію назад
        [play]
            { $playing ->
                [yes] Пауза
               *[no] Відтворити
            }
        [next] На дію вперед
        [turn-next] На хід уперед
       *[last] У кінець
    }
after-place =
    { $turn ->
        [0] Дія { $move } з { $moves }, підготовка
       *[other] Дія { $move } з { $moves }, хід { $turn }: { $who }
    }
after-pace = Швидкість
after-pace-of =
    { $pace ->
        [slow] повільно
        [fast] швидко
       *[normal] звичайно
    }
after-dice = Кидок: { $first } і { $second }, разом { $total }
after-eyes = Чиїми очима
after-eyes-of =
    { $eyes ->
        [all] усі карти відкриті
        [public] глядач
       *[seat] { $who }
    }
after-hen = Ця позиція у форматі { $form }
after-link-move = Посилання на цю дію
after-code = Остання дія

## Збереження, посилання, перевірка

after-about = { $edition } · { $day } · { after-turns } · { after-minutes }
after-turns =
    { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
        [many] { $turns } ходів
       *[other] { $turns } ходу
    }
after-minutes =
    { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    }
after-verify-title = Чи були кубики чесними?
after-verify-why = Кубики було запечатано до гри. Тепер усі зерна відкриті, тож кожен кидок, кожну карту й кожну крадіжку можна обчислити знову.
after-verify = Перевірити кубики
after-verified =
    { $count ->
        [one] Перевірено { $count } результат: усе відповідає зернам.
        [few] Перевірено { $count } результати: усе відповідає зернам.
        [many] Перевірено { $count } результатів: усе відповідає зернам.
       *[other] Перевірено { $count } результату: усе відповідає зернам.
    }
after-cancelled =
    { $count ->
        [one] До цієї гри скасовано { $count } початок. Щоразу зерна інші.
        [few] До цієї гри скасовано { $count } початки. Щоразу зерна інші.
        [many] До цієї гри скасовано { $count } початків. Щоразу зерна інші.
       *[other] До цієї гри скасовано { $count } початку. Щоразу зерна інші.
    }
after-verify-bad = Запис не вдалося підтвердити:
after-seal =
    { $seal ->
        [same] Печатка та сама, яку цей браузер запам’ятав до гри.
        [other] Печатка не та, яку цей браузер запам’ятав до гри: сервер змінив своє зерно.
       *[unseen] Цей браузер не бачив столу до гри. Порівняйте печатку з тією, яку ви записали.
    }
after-seal-here = Перевірено в цьому браузері, без запиту до сервера:
after-seal-part =
    { $seal ->
        [same] { $who }: це та частка, яку запечатали до того, як відкрили першу.
        [other] { $who }: це не та частка, яку запечатали: її змінили згодом.
       *[unseen] { $who }: цей браузер не бачив печатки цієї частки.
    }
after-verify-self = Не треба вірити цьому серверу: завантажте запис і перевірте самі
after-keep = Зберегти й поділитися
after-link = Посилання на цей запис
after-download-view = Запис чиїми очима
after-download = Завантажити { $form }
after-download-redacted = Карт, яких цей читач не бачив, у файлі немає. Такий файл можна читати, але не переглянути як гру й не перевірити.

## Записи

after-records = Завершені ігри
after-front = Завершені ігри: перегляд і цифри
after-missing = Такого запису немає, або він не для вас.
after-mine = Ваші ігри
after-mine-none = У вас ще немає завершених ігор.
after-public = Відкриті ігри
after-public-none = Завершених відкритих ігор ще немає.
after-more = Показати ще
after-file = Власний запис
after-file-how = Перетягніть файл сюди або виберіть його. Гру буде показано, але не збережено.
after-file-choose = Вибрати файл
after-file-large = Як для запису гри, цей файл завеликий.
after-file-kept-nowhere = на сервері не зберігається
after-file-close = Закрити файл
