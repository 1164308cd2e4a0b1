### Що каже сторінка довкола гри. Слова самої гри — у terms.ftl.

## Верх сторінки

page-home = На головну
page-skip = Перейти до вмісту
page-nav = Сторінки
page-nav-rules = Правила
page-nav-learn = Навчання
page-nav-me = Ваше ім’я та обліковий запис
page-language = Мова
page-language-lost = Слова цієї мови не завантажилися. Оновіть сторінку й виберіть її ще раз.
page-theme =
    { $dark ->
        [yes] Увімкнути світлу тему
       *[no] Увімкнути темну тему
    }
page-sound =
    { $on ->
        [yes] Звук увімкнено
       *[no] Звук вимкнено
    }
page-help = Довідка й правила
page-close = Закрити
# $on: whether the sheet over the island is drawn up.
page-sheet-more =
    { $on ->
        [yes] Зменшити
       *[no] Збільшити
    }
page-cancel = Скасувати
page-loading = Хвилинку…
page-lost = Частина сторінки не завантажилася: її втратила мережа, або гру оновлено.
page-nowhere = За цією адресою нічого немає.
page-rules = Правила

## Головна сторінка

page-front-title = Заселіть острів
page-front-lead = Торгуйте, будуйте й першими наберіть десять очок — проти ботів або з друзями. Безкоштовно, без реєстрації, нічого не треба встановлювати.
page-front-free = Почати можна одразу, а ім’я вибрати пізніше.
page-play-now = Грати проти ботів
page-make-table = Відкрити стіл для друзів
page-guest-names = Видра | Їжак | Лис | Бобер | Сова | Заєць | Рись | Дятел | Чайка | Синиця

## Списки столів

page-list-mine = Ваші столи
page-list-open = Відкриті столи
page-list-open-none = Зараз за публічними столами ніхто не чекає. Відкрийте свій або зіграйте проти ботів.
page-list-running = Ігри, які можна дивитися
page-list-return = Продовжити
page-list-join = Приєднатися
page-list-watch = Дивитися
page-list-seats = зайнято { $taken } з { $seats } місць
page-list-locked = замкнено
page-list-nobody = Там ще ніхто не сидить

## Новий стіл

page-make-edition = Правила
page-edition-source = Джерело: { $source }
page-editions-compare = Чим різняться книги правил
page-make-seats = Місця
page-make-seats-odd = Книга правил не передбачає такої кількості гравців, але грати все одно можна.
page-make-bots = Боти
page-make-bots-all = Зайняти решту місць
page-bots-add = Додати бота
page-bots-add-one = Додати: { $name }, рівень { $level } з { $most }
page-bots-level = рівень { $level } з { $most }
page-bots-take-away = Прибрати: { $name }
page-make-clock = Годинник
page-clock-kind =
    { $kind ->
        [turn] час на кожен хід
        [bank] час на всю гру
       *[none] без годинника
    }
page-make-turn-seconds = Секунд на хід
page-make-bank-minutes = Хвилин на гру
page-make-away = Коли зв’язок утрачено, грає розпорядник
page-away-minutes =
    { $minutes ->
        [0] ніколи
        [one] через { $minutes } хвилину
        [few] через { $minutes } хвилини
        [many] через { $minutes } хвилин
       *[other] через { $minutes } хвилини
    }
page-make-first = Перший гравець
page-make-first-any = не названо: місце 1
page-make-public = Публічний: видно в списку столів
page-make-fair = Чесні кубики: до них додають усі гравці, і кожен може їх перевірити
page-make-hot-seat = Спільний пристрій: одна людина може зайняти кілька місць
page-make-coach = Тренер: гравці можуть просити поради
page-make-tracker = Облік карт: усі бачать, що відкрито відомо про кожну руку
page-make-options =
    { $count ->
        [0] Змінити окремі правила
       *[other] Змінити окремі правила (змінено { $count })
    }
page-make-as-book = як у книзі: { $value }
page-make-open = Відкрити стіл
page-preview = Приклад такого острова
page-preview-another = Інший острів

## Перед грою

page-come-in = Як вас називати?
page-come-in-go = Увійти
page-invitation =
    { $state ->
        [hosted] { $host } чекає на гравців.
        [running] Гра вже почалася. Можна спостерігати.
        [ended] Гру завершено.
        [closed] Господар закрив цей стіл. Гра не відбулася.
        [abandoned] Ніхто не повернувся, тож цей стіл закрито.
       *[open] За цим столом чекають на гравців.
    }
page-room-waiting =
    { $count ->
        [0] Усі місця зайнято
        [one] Чекаємо на { $count } гравця
        [few] Чекаємо на { $count } гравців
        [many] Чекаємо на { $count } гравців
       *[other] Чекаємо на { $count } гравця
    }
page-room-dice = Готуємо кубики
page-room-sealed =
    { $done ->
        [yes] число для кубиків додано
       *[no] додає число для кубиків
    }
page-room-fair = чесні кубики
page-room-hot-seat = спільний пристрій
page-room-name = Ім’я на місці { $seat }
page-room-guest = { $name } { $seat }
page-room-bot = Бот для вільних місць
page-room-bot-level = { $name }, рівень { $level }
page-room-fill = Посадити ботів
page-room-lock =
    { $locked ->
        [yes] Відімкнути стіл
       *[no] Замкнути стіл
    }
page-room-tracker =
    { $on ->
        [yes] Вимкнути облік карт
       *[no] Увімкнути облік карт
    }
page-room-about = За якими правилами грають
page-room-start = Почати гру
page-room-host-starts = Гру починає господар столу.
page-room-close = Закрити стіл
page-close-sure = Стіл закриється для всіх, і більше ніхто не зможе за нього сісти.
page-seat-free = вільне місце
page-seat-machine = зовнішній бот
page-seat-colour = Колір
page-seat-take = Сісти
page-seat-leave = Звільнити місце
page-seat-empty = Звільнити
page-seat-remove = Вивести
page-seat-host = Зробити господарем
page-share = Посилання на цей стіл
page-share-copy = Копіювати
page-share-copied = Скопійовано
page-onlookers = Глядачі: { $names }

## Острів

page-island = Острів
page-island-hexes = Гекси
page-island-harbours = Гавані
page-island-roads = Дороги
page-zoom-in = Збільшити
page-zoom-out = Зменшити
page-zoom-reset = Увесь острів
page-say-hex =
    { $token ->
        [0] { place-hex }: { terrain }{ page-say-robber }
       *[other] { place-hex }: { terrain }, число { $token }, { page-say-pips }{ page-say-robber }
    }
page-say-robber =
    { $robber ->
        [yes] , тут розбійники
       *[no] { "" }
    }
page-say-pips =
    { $pips ->
        [one] { $pips } крапка
        [few] { $pips } крапки
        [many] { $pips } крапок
       *[other] { $pips } крапки
    }
page-say-yield =
    { $token ->
        [0] { terrain }
       *[other] { terrain } { $token }
    }
page-say-piece = { $place }: { piece } гравця { $who }
page-say-harbour = { place-side }: { harbour }
page-spot-build = Збудувати тут: { piece }, { $place }
page-spot-robber = Перемістити розбійників сюди: { $place }
page-spot-around = { $spot } ({ $hexes })

## Місця за столом

page-seats = Місця за столом
page-seat-about = Докладніше: { $name }
page-seat-you = ви
page-seat-points =
    { $open ->
        [0] { points }
       *[other] { points }, з них видно всім: { $open }
    }
page-seat-army =
    { $award ->
        [yes] { knights }, найбільше військо
       *[no] { knights }
    }
page-seat-road =
    { $award ->
        [yes] тракт завдовжки { $count }, найдовший
       *[no] тракт завдовжки { $count }
    }
page-seat-known = Що відкрито відомо про цю руку
page-seat-state =
    { $state ->
        [free] тут нікого
        [steward] грає розпорядник
        [away] не на зв’язку
       *[not_trading] не торгує
    }

## Рука

page-hand =
    { $count ->
        [one] Ваша рука: { $count } карта
        [few] Ваша рука: { $count } карти
        [many] Ваша рука: { $count } карт
       *[other] Ваша рука: { $count } карти
    }
page-hand-used = { goods }, вибрано { $used }
page-hand-aside = Відкладено: { resource-cards }
page-hand-cards = Карти розвитку
page-hand-card =
    { $fresh ->
        [yes] { card-counted }, нова карта: розіграти можна з наступного ходу.
       *[no] { card-counted }.
    }

## Що можна робити

page-actions = Що ви можете робити
page-key = { $what } ({ $key })
page-roll = Кинути
page-build = Збудувати: { piece }. Ціна: { $cost }. Залишилося: { $left }
page-buy = Купити карту розвитку. Ціна: { $cost }. У колоді: { $left }
page-buy-short = карта
page-trade = Обмін
page-win = Перемога
page-end =
    { $stage ->
        [extra] Пас
       *[other] Кінець ходу
    }
page-your-turn = Ваш хід
page-pending = Чекаємо на відповідь столу…
page-not-now = Зараз цього зробити не можна. Подивіться, чого від вас чекає стіл.
page-not-your-turn = Зараз не ваш хід. Зробити це можна буде у свій хід.
page-not-by-rule = Правила зараз цього не дозволяють: див. «{ $rule }».
page-ask =
    { $stage ->
        [settling] Поставте село: виберіть перехрестя.
        [paving] Поставте дорогу біля свого села.
        [before] Ваш хід: киньте кубики або спершу розіграйте карту.
        [discarding]
            { $count ->
                [one] Сімка! Виберіть у своїй руці { $count } карту, щоб її скинути.
                [few] Сімка! Виберіть у своїй руці { $count } карти, щоб їх скинути.
                [many] Сімка! Виберіть у своїй руці { $count } карт, щоб їх скинути.
               *[other] Сімка! Виберіть у своїй руці { $count } карти, щоб їх скинути.
            }
        [robbing] Перемістіть розбійників: виберіть гекс.
        [laying] Поставте безкоштовну дорогу. Залишилося: { $count }.
        [extra] Перед наступним ходом можна будувати або купувати. Якщо не треба — пасуйте.
        [paired] Ваш парний хід: торгуйте з резервом, будуйте або завершіть його.
        [building] Торгівлю закінчено: будуйте далі або завершіть хід.
        [ending] Торгівлю закінчено, і збудувати більше нічого не можна: завершіть хід.
       *[main] Ваш хід: торгуйте, будуйте або завершіть його.
    }
page-wait-discard = Чекаємо, доки скинуть карти: { $who }.
page-building =
    { $quick ->
        [yes] Виберіть, де будувати: { piece }. Збудується одразу.
       *[no] Виберіть, де будувати: { piece }.
    }
page-confirm = Підтвердити
page-confirm-build = Збудувати тут: { piece }, { $place }?
page-confirm-buy = Купити карту розвитку за { $cost }?
page-confirm-robber =
    { $robs ->
        [yes] Перемістити розбійників на { $place } і витягнути карту в гравця { $whom }?
       *[no] Перемістити розбійників на { $place }?
    }
page-confirm-victims = Розбійники на { $place }: у кого витягнути карту?
page-discard = Скинути: { $done } з { $count }
page-card-play =
    { $card ->
        [Y] Рік достатку: виберіть, що взяти з резерву.
        [M] Монополія: виберіть вид сировини.
       *[other] { card-effect }
    }
page-card-go = Розіграти: { card }
page-pick-add = Додати: { kind } (зараз { $count })
page-pick-remove = Прибрати: { kind } (зараз { $count })

## Обмін

page-trade-give = Віддаєте
page-trade-take = Берете
page-trade-bank = Резерв
page-trade-bank-kind = { kind }: { $rate } за одну карту з резерву
page-trade-bank-none = зараз обміну з резервом немає
page-trade-swap = Віддати { $gives }, взяти { $takes }
page-trade-rates = курс резерву
page-trade-stock = є в резерві
page-trade-left =
    { $count ->
        [one] У резерві { $count } карта
        [few] У резерві { $count } карти
        [many] У резерві { $count } карт
       *[other] У резерві { $count } карт
    }
page-trade-players = Гравці
page-trade-to = Вашу пропозицію отримає { $who }: зараз це хід саме цього гравця.
page-trade-offer = Запропонувати
page-trade-nobody = Виберіть когось
page-trade-off =
    { $on ->
        [yes] Знову торгую
       *[no] Цього ходу не торгую
    }
page-offers = Пропозиції на столі
page-offer-own = Ви пропонуєте { $gives } за { $takes }.
page-offer-other = { $who } пропонує { $gives } за { $takes }.
page-offer-answer =
    { $answer ->
        [yes] { $who } погоджується
        [no] { $who } відмовляється
       *[open] { $who } думає
    }
page-offer-close = Обмін: { $who }
page-offer-withdraw = Відкликати
page-offer-take = Обміняти
page-offer-yes = Так
page-offer-no = Ні
page-offer-counter = Зустрічна
page-offer-gives =
    { $own ->
        [yes] ви даєте
       *[no] дає
    }
page-offer-wants =
    { $own ->
        [yes] ви хочете
       *[no] хоче
    }
page-offer-time =
    { $seconds ->
        [one] На відповідь лишилася { $seconds } секунда
        [few] На відповідь лишилося { $seconds } секунди
        [many] На відповідь лишилося { $seconds } секунд
       *[other] На відповідь лишилося { $seconds } секунд
    }
page-offer-lack = У вас немає цих карт.
page-offer-not-now = Зараз не можна.
page-offers-more =
    { $count ->
        [one] Ще { $count } пропозиція
        [few] Ще { $count } пропозиції
        [many] Ще { $count } пропозицій
       *[other] Ще { $count } пропозицій
    }
page-offers-fewer = Показати лише першу пропозицію

## Поруч з островом

page-tabs = Журнал, розмова й довідка
page-tab =
    { $panel ->
        [log] Журнал
        [chat] Розмова
        [aid] Довідка
        [menu] Стіл
       *[trade] Обмін
    }
page-log = Що відбулося
page-log-none = Тут з’являтиметься все, що відбувається.
page-talk = Розмова за столом
page-talk-none = Ще ніхто нічого не сказав.
page-talk-heard = { $name } каже: { $line }
page-talk-say = Напишіть щось
page-talk-send = Надіслати
page-talk-phrases = Швидкі фрази
page-talk-mute = Приховати слова гравця { $name }
page-talk-unmute = Знову показувати слова гравця { $name }
page-talk-remove = Прибрати цей рядок
page-aid-costs = Вартість будівництва
page-aid-left = лишилося { $count }
page-aid-bank = Резерв
page-aid-stock = запас
page-aid-rates = ваш курс
page-aid-quick = Будувати з першого натискання, не перепитуючи
page-aid-keys = Гарячі клавіші: одна літера чи цифра діє одразу
page-aid-keys-off = Гарячі клавіші вимкнено. До всього можна дійти клавішею { $tab }, а виконати — клавішею { $enter }.
page-aid-coach = Тренер: позначати найкращі місця
page-keys =
    { $what ->
        [roll] кинути кубики
        [road] збудувати дорогу
        [settlement] збудувати село
        [city] збудувати місто
        [card] купити карту
        [trade] обмін
        [log] журнал
        [talk] розмова
        [island] перейти до острова
        [hand] перейти до своїх карт
        [arrows] стрілки: від місця до місця на острові
        [choose] вибрати
        [confirm] вибрати; ще раз — підтвердити
       *[end] завершити хід
    }
page-fair-hash = Печатка серверних кубиків
page-fair-hash-why = Запишіть її до гри: потім можна перевірити, що сервер її не змінив. Цей браузер теж її запам’ятовує.

## Голосування, розпорядник, спільний пристрій

page-vote-abort =
    { $on ->
        [yes] Усе ж грати далі
       *[no] Голосую: кінець без переможця
    }
page-vote-void =
    { $on ->
        [yes] Усе ж зарахувати гру
       *[no] Голосую: не зараховувати гру
    }
page-vote-sure =
    { $vote ->
        [abort] Якщо ніхто з присутніх не проти, гра закінчиться відразу й остаточно, без переможця. Ботів не питають.
       *[void] Щойно більшість присутніх погодиться, гра остаточно закінчиться й не буде зарахована. Ботів не питають.
    }
page-vote-asked =
    { $vote ->
        [abort] Закінчити гру без переможця? За: { $names }.
       *[void] Не зараховувати гру? За: { $names }.
    }
page-vote-agree = Я за
page-vote-decline = Грати далі
page-newcomer = { $who } просить місце { $seat } разом із його картами. Усі інші гравці мають погодитися.
page-newcomer-yes = Пустити
page-newcomer-no = Не пускати
page-seat-ask = Попросити місце { $seat }
page-people = Хто тут
page-people-do = Що можна зробити: { $name }
page-deed-free = Доручити розпорядникові
page-deed-sure =
    { $deed ->
        [free] За гравця { $name } гратиме розпорядник. Гравець може будь-коли повернутися на своє місце.
        [bot] За це місце гратиме розпорядник, доки когось не пустять або доки ви знову не посадите бота.
        [host] Господарем столу стане { $name }. Ви більше ним не будете.
        [fill] Відтепер на вільних місцях гратимуть боти. Хто там сидів, не зможе просто повернутися.
       *[remove] { $name } мусить залишити цей стіл і не зможе повернутися.
    }
page-lock-why =
    { $locked ->
        [yes] Стіл замкнено: ніхто новий не сяде, а розмовляють лише ті, хто сидить.
       *[no] За замкнений стіл ніхто новий не сяде, а розмовлятимуть лише ті, хто сидить.
    }
page-tracker-why =
    { $on ->
        [yes] Облік карт увімкнено: усі бачать, що відкрито відомо про кожну руку.
       *[no] З обліком карт усі бачать, що відкрито відомо про кожну руку.
    }
page-seat-kept = Ваше місце вільне. Доки ви не повернетеся, за нього грає розпорядник.
page-seat-kept-bot = Доки ви не повернетеся, на вашому місці грає бот.
page-leave-sure = За ваше місце гратиме розпорядник. Ви можете повернутися, доки інші не пустять когось іншого.
page-steward = За вас грає розпорядник.
page-steward-back = Повернути собі місце
page-looking-on = Ви дивитеся гру.
page-cover = Передайте пристрій. Тепер грає { $who }
page-cover-off = Я — { $who }: показати мої карти

## Кінець

page-over-won =
    { $you ->
        [yes] Ви перемогли!
       *[no] { $who } перемагає
    }
page-over =
    { $kind ->
        [aborted] Гра закінчилася без переможця
        [voided] Гру не зараховано
        [abandoned] За столом нікого не лишилося
       *[closed] Стіл закрито
    }
page-over-done = Гру закінчено.
page-over-points = Очки
page-over-hand = Рука
page-over-fair = Основу всіх кубиків тепер відкрито: запис гри можна перевірити.
page-over-rematch = Зіграти ще раз
page-over-next = До наступної гри
page-over-record = Перегляд гри та цифри
page-over-look = Подивитися на острів
page-over-again = Підсумки

## З’єднання

page-link-lost = З’єднання втрачено. Сторінка під’єднається сама.
page-link-now = Спробувати зараз
page-link-reload = Оновити
page-link-outdated = Гру оновлено, а ця сторінка ще стара. Закрийте вкладку й відкрийте посилання на стіл знову; якщо не допоможе, очистьте дані цього сайту в браузері.
page-link-back =
    { $count ->
        [0] Ви знову на зв’язку. За цей час нічого не сталося.
        [one] Ви знову на зв’язку. За цей час сталася { $count } подія, вона в журналі.
        [few] Ви знову на зв’язку. За цей час сталися { $count } події, вони в журналі.
        [many] Ви знову на зв’язку. За цей час сталося { $count } подій, вони в журналі.
       *[other] Ви знову на зв’язку. За цей час сталося { $count } події, вони в журналі.
    }
page-link-back-whole =
    { $count ->
        [one] Ви знову на зв’язку. За цей час сталася { $count } подія, якої немає в журналі.
        [few] Ви знову на зв’язку. За цей час сталися { $count } події, яких немає в журналі.
        [many] Ви знову на зв’язку. За цей час сталося { $count } подій, яких немає в журналі.
       *[other] Ви знову на зв’язку. За цей час сталося { $count } події, яких немає в журналі.
    }
page-problem-offline = Сервер недоступний. Перевірте з’єднання й спробуйте ще раз.
page-problem-unknown = Сервер більше не знає цього браузера. Оновіть сторінку й назвіть ім’я.
page-problem-forbidden = Сервер не приймає цього запиту із цієї сторінки.
page-problem-missing = Цього тут немає.
page-problem-taken = Це вже хтось зайняв. Виберіть інше.
page-problem-refused = Сервер не зміг це обробити. Перевірте, що ви ввели.

## Про себе

page-me = Ви
page-me-name = Ваше ім’я
page-me-rename = Змінити ім’я
page-me-renamed = Ім’я змінено.
page-me-account = Обліковий запис
page-me-account-why = З обліковим записом ваше ім’я та ігри лишаться, навіть якщо зміните браузер. Більше він ні для чого не потрібен.
page-me-login = Логін
page-me-password = Пароль, щонайменше десять символів
page-me-enter = Увійти
page-me-register = Зберегти моє ім’я за цим логіном
page-me-kept = Ваше ім’я збережено.
page-me-in = Ви ввійшли.
page-me-left = Ви вийшли.
page-me-recovery = Запишіть цей код. Він відкриє обліковий запис, якщо пароль загублено; показуємо його лише зараз:
page-me-leave = Вийти
page-me-leave-everywhere = Вийти на всіх пристроях
page-me-left-everywhere = Ви вийшли на всіх пристроях.
page-me-change = Змінити пароль
page-me-change-why = Ви залишитеся в системі лише тут і отримаєте новий код відновлення.
page-me-password-now = Ваш пароль
page-me-export = Усе, що збережено про мене
page-me-forget = Забути мене
page-me-forget-sure = Так, забути мене назавжди
page-me-forgotten = Вас забуто. Ваші ігри лишаються, але без вашого імені.
page-me-lost = Забули пароль?
page-me-code = Код відновлення
page-me-password-new = Новий пароль, щонайменше десять символів
page-me-recover = Встановити новий пароль
page-me-recovered = У вас новий пароль і новий код: запишіть його.
page-me-data = Ваші дані
page-me-forget-why = Якщо вас забути, ваше ім’я зникне з усіх столів і записів, а сказане буде прибрано. Ходи залишаться.
page-return = Продовжити на іншому пристрої
page-return-why = Приватне посилання робить інший пристрій вашим: ім’я, місця, ігри. Хто його має, той — ви, тож нікому його не давайте.
page-return-once = Ваше посилання, показане лише зараз
page-return-since = Є посилання, зроблене { $day }. Показати його ще раз не можна.
page-return-make =
    { $again ->
        [yes] Зробити нове посилання; старе перестане діяти
       *[no] Зробити посилання
    }
page-return-revoke = Скасувати посилання
page-link-made = Відкрийте посилання на іншому пристрої.
page-link-gone = Посилання більше не діє.
page-come-back = Продовжити тут
page-come-back-why = Це посилання робить цей пристрій вашим.
page-come-back-replaces = На цьому пристрої ви зараз { $name }. Якщо продовжити, ви станете тим, хто зробив посилання.
page-come-back-go = Продовжити
page-returned = З поверненням.
page-own-bots = Ваші боти
page-own-bots-why = Ваша програма може сидіти за столом із токеном замість пароля.
page-bot-since = з { $day }
page-bot-revoke = Скасувати: { $name }
page-bot-token = Токен бота { $name }, показаний лише зараз
page-bot-name = Ім’я нового бота
page-bot-add = Зробити токен
page-bot-made = Бот має токен: скопіюйте його зараз.
page-bot-gone = Токен більше не діє.
