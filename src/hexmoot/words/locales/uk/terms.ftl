### Слова гри.
### Імена гравців не відмінюємо: речення будуємо так, щоб ім’я стояло в називному відмінку або після слова «гравець».

## Сировина й місцевість

kind =
    { $kind ->
        [L] деревина
        [W] вовна
        [G] зерно
        [B] цегла
       *[O] руда
    }
terrain =
    { $kind ->
        [L] ліс
        [W] пасовище
        [G] поле
        [B] пагорби
        [O] гори
        [I] крижане поле
       *[D] пустеля
    }
goods =
    { $kind ->
        [L]
            { $count ->
                [one] { $count } деревина
               *[other] { $count } деревини
            }
        [W]
            { $count ->
                [one] { $count } вовна
               *[other] { $count } вовни
            }
        [G]
            { $count ->
                [one] { $count } зерно
               *[other] { $count } зерна
            }
        [B]
            { $count ->
                [one] { $count } цегла
               *[other] { $count } цегли
            }
       *[O]
            { $count ->
                [one] { $count } руда
               *[other] { $count } руди
            }
    }
# Знахідний відмінок: «отримує 1 вовну».
goods-object =
    { $kind ->
        [L]
            { $count ->
                [one] { $count } деревину
               *[other] { $count } деревини
            }
        [W]
            { $count ->
                [one] { $count } вовну
               *[other] { $count } вовни
            }
        [G]
            { $count ->
                [one] { $count } зерно
               *[other] { $count } зерна
            }
        [B]
            { $count ->
                [one] { $count } цеглу
               *[other] { $count } цегли
            }
       *[O]
            { $count ->
                [one] { $count } руду
               *[other] { $count } руди
            }
    }
resource-cards =
    { $count ->
        [one] { $count } карта ресурсів
        [few] { $count } карти ресурсів
        [many] { $count } карт ресурсів
       *[other] { $count } карти ресурсів
    }
development-cards =
    { $count ->
        [one] { $count } карта розвитку
        [few] { $count } карти розвитку
        [many] { $count } карт розвитку
       *[other] { $count } карти розвитку
    }
any-kind = будь-яка сировина
nothing = нічого

## Карти розвитку

card =
    { $card ->
        [K] лицар
        [R] будівництво доріг
        [Y] рік достатку
        [M] монополія
        [P] дозор
        [S] зимові запаси
        [N] новобранці
       *[V] очко
    }
card-counted = { $count } × { card }
card-effect =
    { $card ->
        [K] Перемістіть розбійників і витягніть одну карту. Зараховується до найбільшого війська.
        [R] Збудуйте дві дороги безкоштовно.
        [Y] Візьміть із резерву дві карти ресурсів на вибір.
        [M] Назвіть вид сировини: усі інші віддають вам усі такі карти.
        [P] Перемістіть розбійників і витягніть карту або відішліть дикуна з Півдня й візьміть карту сировини його гекса. Рахується для найсильнішого дозорця.
        [S] Візьміть із резерву дві карти ресурсів на вибір.
        [N] Безкоштовно поставте вартового на Стіну.
       *[V] Дає 1 очко; її не показують.
    }
    .plain = Перемістіть розбійників і витягніть одну карту. Рахується для найсильнішого дозорця.

## Фігурки, особливі карти, стіл

piece =
    { $piece ->
        [r] дорога
        [s] село
       *[c] місто
    }
pieces =
    { $piece ->
        [r]
            { $count ->
                [one] { $count } дорога
                [few] { $count } дороги
                [many] { $count } доріг
               *[other] { $count } дороги
            }
        [s]
            { $count ->
                [one] { $count } село
                [few] { $count } села
                [many] { $count } сіл
               *[other] { $count } села
            }
       *[c]
            { $count ->
                [one] { $count } місто
                [few] { $count } міста
                [many] { $count } міст
               *[other] { $count } міста
            }
    }
award =
    { $award ->
        [road] найдовший тракт
        [route] найдовший торговий шлях
        [ranger] найсильніший дозорець
       *[army] найбільше військо
    }
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
knights =
    { $count ->
        [one] { $count } лицар
        [few] { $count } лицарі
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }
harbour =
    { $kind ->
        [L] гавань 2:1, деревина
        [W] гавань 2:1, вовна
        [G] гавань 2:1, зерно
        [B] гавань 2:1, цегла
        [O] гавань 2:1, руда
       *[other] гавань 3:1
    }
bank = резерв
deck = карти розвитку в колоді
robber = розбійники
dice = кубики
turn = хід
clock = годинник

## Місця за їхніми назвами на полі

place-hex = гекс { $place }
place-corner = перехрестя { $place }
place-side = шлях { $place }

## Місця за столом

colour =
    { $colour ->
        [red] червоний
        [blue] синій
        [white] білий
        [orange] помаранчевий
        [green] зелений
       *[brown] коричневий
    }
seat = місце { $seat }
seat-coloured = місце { $seat } ({ colour })
host = господар столу
onlooker = глядач
bot =
    { $bot ->
        [random] випадковий бот
        [greedy] жадібний бот
       *[other] бот { $bot }
    }
    .about =
        { $bot ->
            [random] Ходить навмання: добре для першого знайомства.
            [greedy] Дивиться на один хід уперед і бере найкраще; також торгує.
           *[other] Бот цього сервера.
        }
bot-name =
    { $name ->
        [Mira] Міра
        [Tomo] Томо
        [Nela] Нела
        [Bruno] Бруно
        [Suna] Суна
        [Kiko] Кіко
        [Lumi] Лумі
        [Dano] Дано
        [Yuma] Юма
        [Pavo] Паво
        [Rena] Рена
        [Milo] Міло
        [Hanu] Хану
        [Oki] Окі
        [Tari] Тарі
        [Sami] Самі
        [Nika] Ніка
        [Juno] Джуно
        [Lada] Лада
        [Momo] Момо
       *[other] { $name }
    }

## Етапи гри; .ask каже, чого чекають

stage-settling = підготовка: села
    .ask = { $who } ставить село.
stage-paving = підготовка: дороги
    .ask = { $who } ставить дорогу біля цього села.
stage-before = перед кидком
    .ask = { $who } кидає кубики або спершу розігрує карту.
stage-rolling = кидок
    .ask = Кубики котяться.
stage-discarding = скидання карт після сімки
    .ask =
        { $count ->
            [one] { $who } скидає { $count } карту ресурсів.
            [few] { $who } скидає { $count } карти ресурсів.
            [many] { $who } скидає { $count } карт ресурсів.
           *[other] { $who } скидає { $count } карти ресурсів.
        }
stage-robbing = переміщення розбійників
    .ask = { $who } переміщує розбійників.
stage-stealing = витягування карти
    .ask = { $who } витягує карту з чужої руки.
stage-main = торгівля й будівництво
    .ask = { $who } торгує, будує або завершує хід.
stage-drawing = купівля карти розвитку
    .ask = { $who } бере карту розвитку.
stage-laying = будівництво доріг
    .ask = { $who } ставить безкоштовну дорогу.
stage-extra = будівництво між ходами
    .ask = { $who } може будувати або купувати.
stage-paired = парний хід
    .ask = { $who } торгує з резервом, будує або завершує хід.
stage-over = гру закінчено
    .ask = { $who } перемагає.

## Підсумки гри

statistic-dice = кидки
statistic-dice_expected = очікувані кидки
statistic-points_by_turn = очки за ходами
statistic-produced = зібрані карти
statistic-expected = очікувані карти
statistic-luck = везіння з кубиками
statistic-stolen = витягнуті карти
statistic-lost_to_robber = карти, втрачені через розбійників
statistic-discarded = скинуті карти
statistic-traded = карти, віддані гравцям
statistic-bank_traded = карти, обміняні в резерві
statistic-bank = карти, сплачені в резерв
statistic-score = звідки очки

## Граматика

number = { $value }
yes = так
no = ні
list-more = { $list }, { $item }
list-last = { $list } та { $item }
labelled = { $item }: { $text }
