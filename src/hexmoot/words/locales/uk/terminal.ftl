### Гра в терміналі. $enter, $escape, $key — назви клавіш.

## Що можна зробити; стоїть біля клавіші, тому коротко

terminal-do_roll = кинути
terminal-do_discard = скинути
terminal-do_road = дорога
terminal-do_settlement = село
terminal-do_city = місто
terminal-do_buy = карта
terminal-do_card = зіграти карту
terminal-do_offer = обмін
terminal-do_bank = резерв
terminal-do_answer = пропозиції
terminal-do_advice = порада
terminal-do_end = кінець ходу
terminal-do_win = оголосити перемогу
terminal-do_sit = сісти
terminal-do_fill = додати ботів
terminal-do_start = почати
terminal-do_rematch = ще раз
terminal-do_new_game = нова гра
terminal-do_results = підсумки
terminal-do_take_back = повернути місце
terminal-space = пробіл

## Навколо столу

terminal-table = стіл { $table }
terminal-link_down = відновлюємо з’єднання…
terminal-too_small = Замале вікно: треба { $first } × { $second }
terminal-help = довідка
terminal-log = журнал
terminal-menu = стіл
terminal-talk = розмова
terminal-language = мова
terminal-quit = вийти; гра збережеться
terminal-free_seat = (вільно)
terminal-seat_away = немає на місці
terminal-seat_steward = грає розпорядник
terminal-seat_not_trading = не торгує
terminal-in_hand = рука { $count }, карти { $cards }
terminal-road_of = тракт { $count }
terminal-new_card = { $card } (нова)
terminal-player = Гравець { $seat }
terminal-waiting = Стіл відкрито: зачекайте на гравців або додайте ботів і починайте.
terminal-ready = Усі на місцях: пробіл починає гру.
terminal-win_waits = Очок досить: { $key } — оголосити перемогу.
terminal-aid = Що можна зробити зараз, карти, кубики
terminal-aid_short = що можна
terminal-facts = Місця, резерв і ціни
terminal-trading =
    { $on ->
        [yes] Знову торгувати в цьому ході
       *[no] Не торгувати в цьому ході
    }
terminal-talk_hint = { $enter } — надіслати · ↓ — готові фрази · { $escape } — облишити
terminal-results_hint = { $key } — перевірити кубики · 1 — ще раз · 2 — нова гра · { $escape } — закрити

## Вибір

terminal-pick = { piece }, { $place }, ціна: { $price }. { $enter } — збудувати, { $escape } — облишити.
terminal-pick_free = { piece }, { $place }. { $enter } — поставити.
terminal-pick_hex = Розбійники на { $place }. { $enter } — перемістити.
terminal-choose_hint = { $enter } — вибрати · { $escape } — облишити
terminal-close_hint = { $escape } — закрити
terminal-rob_whom = Хто втратить карту?
terminal-no_advice = Тренер нічого не радить.

## Сировина й торгівля

terminal-swap = { $gives } за { $takes }
terminal-goods_keys = стрілки та + − змінюють · { $enter } — готово · { $escape } — облишити
terminal-discard_title = Випало сім. Треба скинути: { resource-cards }
terminal-discard_head = скинути
terminal-discard_left =
    { $count ->
        [0] Цього досить.
        [one] Ще { $count } карта.
        [few] Ще { $count } карти.
        [many] Ще { $count } карт.
       *[other] Ще { $count } карти.
    }
terminal-offer_title = Пропозиція
terminal-give = віддаєте
terminal-get = отримуєте
terminal-ask_whom = Кому запропонувати? Змінює цифра місця.
terminal-offer_waits = Вам щось пропонують: { $key } — відповісти.
terminal-offer_agreed = Вашу пропозицію прийнято: { $key } — обміняти.
terminal-offer_time =
    { $seconds ->
        [one] Лишилася { $seconds } секунда.
        [few] Лишилося { $seconds } секунди.
        [many] Лишилося { $seconds } секунд.
       *[other] Лишилося { $seconds } секунд.
    }
terminal-no_offers = На столі немає пропозицій, на які ви могли б відповісти.
terminal-say_yes = Так
terminal-say_no = Ні
terminal-take = Прийняти
terminal-counter = Зустрічна пропозиція
terminal-close_with = Обмін із гравцем
terminal-withdraw = Забрати пропозицію

## Кілька людей за однією клавіатурою

terminal-cover = Тепер черга гравця { $who }. Будь-яка літера або пробіл відкриє руку.
terminal-cover_offer = Є пропозиція, на яку треба відповісти.

## Нова гра

terminal-preparing = Готуємо правила
terminal-begin = Почати гру
terminal-form_edition = Правила
terminal-form_seats = Місця
terminal-form_people = За цією клавіатурою
terminal-form_bot = Решта місць
terminal-form_first = Перший хід
terminal-form_first_rules = за правилами
terminal-form_coach = Поради тренера
terminal-form_tracker = Облік відомих карт
terminal-form_hint = ↑ ↓ рух · ← → зміна · пробіл — почати · { $escape } — вийти
terminal-saved_title = Яку гру продовжити?
terminal-saved_turn =
    { $turn ->
        [0] підготовка
       *[other] хід { $turn }
    }
terminal-saved_lost =
    { $count ->
        [one] { $count } збережену гру вже не прочитати; вона лишається на місці.
        [few] { $count } збережені гри вже не прочитати; вони лишаються на місці.
        [many] { $count } збережених ігор уже не прочитати; вони лишаються на місці.
       *[other] { $count } збереженої гри вже не прочитати; вони лишаються на місці.
    }

## Довідка

terminal-help_bright = Яскраве під островом можна зробити зараз; клавіша сірого скаже, чому не можна.
terminal-help_choosing = Вибір місця
terminal-help_arrows = до найближчого місця в цьому напрямку
terminal-help_letters = одразу до місця з цією літерою
terminal-help_enter = вибрати; мишею — клацнути вдруге
terminal-help_escape = облишити
terminal-help_always = Завжди
terminal-help_island = На острові
terminal-help_look = від гекса до гекса, з назвами
terminal-help_pips = крапка — один кидок із 36, що дає це число

## Що не вдалося

terminal-closed = Стіл закрито.
terminal-no_file = Тут не можна зберігати ігри: { $reason }.
terminal-broken_file = Файл { $file } пошкоджено, або це не файл збережених ігор. Перенесіть його або вкажіть іншу теку через --folder.
terminal-elsewhere = Вашу гру відкрито в іншому вікні. Закрийте його або почніть нову гру.
terminal-damaged = Збережену гру вже не прочитати, вона лишається на місці: { $key } почне нову.
terminal-nothing_saved = Тут немає збережених ігор.
terminal-no_saved = Збереженої гри «{ $given }» немає, або таких кілька. Є такі: { $known }.
terminal-resume_alone = --resume продовжує збережену гру: не вказуйте видання, --new і --connect.
terminal-no_server = За цією адресою немає сервера: { $reason }.
terminal-server_preparing = Сервер ще готує правила. Чекаємо на нього.
terminal-server_says = Сервер вас не впускає: { $reason }.
terminal-bot_sits = { $name } сідає за стіл { $table }, місце { $seat }.
terminal-bot_asks = { $name } просить у грі, що триває, місце { $seat }, і чекає на згоду гравців.
terminal-bot_refused = Гравці не погодилися пустити { $name } у цю гру.
terminal-bot_no_seat = За цим столом немає вільних місць.
terminal-bot_shown_out = Господар вивів бота з-за цього столу.
terminal-bot_put_out = Господар звільнив місце { $seat }, і бот його втратив.
terminal-bot_lost = З’єднання втрачено, під’єднуємося знову.
terminal-bot_back = Знову за столом.
terminal-bot_over = Гра закінчилася без переможця.
terminal-bot_won = Гру закінчено: перемогло місце { $seat }.
terminal-server_ended = Сервер розірвав з’єднання: { $reason }.
terminal-server_gone = Сервер не повертається. Запустіть ще раз, коли він запрацює.
terminal-seal_broken = Кубики були нечесні: зерно сервера не те, яке він запечатав перед грою.
terminal-seed_missing = Кубики були нечесні: вашу частину пропущено.
terminal-needs_connect = --table — це стіл на сервері: вкажіть адресу сервера через --connect.
terminal-needs_table = Вкажіть стіл через --table або дайте його посилання через --connect.
terminal-bad_address = Для --connect потрібна адреса сервера, наприклад http://localhost:8310, а не «{ $given }».
terminal-no_edition = Видання «{ $given }» немає. Є такі: { $known }.
terminal-no_bot = Бота «{ $given }» немає. Є такі: { $known }.
terminal-no_option = Опції «{ $given }» немає. Є такі: { $known }.
terminal-bad_value = «{ $option }» не може бути { $given }. Можливі значення: { $known }.
terminal-bad_set = Для --set потрібно ОПЦІЯ=ЗНАЧЕННЯ, наприклад robber_desert=yes, а не «{ $given }».
terminal-set_twice = --set задає { $option } двічі.
terminal-number_range = Для { $option } потрібне ціле число від { $low } до { $high }, а не «{ $given }».
terminal-number_from = Для { $option } потрібне ціле число від { $low }, а не «{ $given }».
terminal-see_help = Довідка: { $key }
terminal-call_option = Ця команда не має параметра { $given }.
terminal-call_option_like = Ця команда не має параметра { $given }. Можливо, { $known }?
terminal-call_value_missing = Для { $option } потрібне значення.
terminal-call_value_idle = { $option } не приймає значення.
terminal-call_missing = Бракує { $name }.
terminal-call_command = Команди «{ $given }» немає. Є такі: { $known }.
terminal-call_extra = Зайве для цієї команди: «{ $given }».
terminal-call_unclear = Цей виклик незрозумілий.
terminal-bad_language = Для --language потрібне одне з { $known }, а не «{ $given }».
terminal-bad_file = Не вдається скористатися { $file }: { $reason }.
terminal-needs_terminal = Для hexmoot play потрібен термінал; hexmoot watch друкує гру.
verify-bad_hash = Хеш має 64 шістнадцяткові цифри: скопіюйте його повністю.
verify-no_text = { $file } не можна прочитати: це не текст у UTF-8.
verify-unreadable = { $file } не можна прочитати: { $reason }.
verify-no_seeds = У записі немає зерен: вони є лише в записах завершених ігор за столом.
verify-view = Цей файл — запис очима одного глядача, зерен у ньому немає. Завантажте повний запис, без вибору погляду.
verify-bad_tag = Мітку { $tag } у записі не можна прочитати, тож кубики перевірити не вийде.
verify-hashes = Хеш зерна — { $dealt }, а до гри було показано { $said }.
verify-noted = Зерно сервера — те, хеш якого ви занотували до гри.
verify-hash = Хеш зерна сервера — { $hash }. Чи саме його було показано до гри?

# Сервер у терміналі: його власні рядки, речення `serve --check` і перший запуск.
terminal-serve_at = Столи тут: { $address }
terminal-serve_stop = Зупинити: Ctrl-C. Після нового запуску ігри підуть далі з того самого місця.
terminal-serve_well = Усе гаразд.
terminal-serve_mind = Зважте: { $warning }
terminal-serve_open_air = сервер відкритий для мережі без https: куки й карти можна прочитати дорогою, якщо --public-url https://… не вказує, що попереду стоїть проксі із сертифікатом.
terminal-serve_plain_air = публічна адреса має http: куки й карти можна прочитати дорогою; поставте попереду проксі із сертифікатом і задайте --public-url https://…
terminal-serve_one_for_all = публічна адреса має https, тож попереду стоїть проксі, але жодному не довіряють: для всіх обмежень мережевої адреси всі гравці рахуються за одного; задайте адресу проксі в HEXMOOT_PROXIES.
terminal-serve_no_address = HEXMOOT_PROXIES задано без --public-url: куки й посилання створюються так, ніби гравці приходять просто на цей порт, і пускають сторінки і з http, і з https.
terminal-serve_anybody = HEXMOOT_PROXIES має значення *: кожен, хто дістанеться цього порту, або проксі, що передає X-Forwarded-For далі, сам називає свою адресу; вкажіть натомість адресу проксі.
terminal-serve_no_figures = /metrics не відповідає нікому: із публічною адресою потрібен HEXMOOT_METRICS_TOKEN.
terminal-serve_several = кільком процесам потрібен PostgreSQL: задайте --db postgresql://… разом із --bus.
terminal-serve_bad_host = не вдається слухати { $host } ({ $reason }): задайте інший --host.
terminal-serve_bad_port = не вдається слухати { $host }, порт { $port } ({ $reason }): задайте інший --port.
terminal-serve_no_redis = за адресою шини не відповідає Redis ({ $reason }).
terminal-serve_bad_bus = шина «{ $given }» невідома: задайте redis://HOST:PORT.
terminal-serve_db_not_made = не вдається створити базу даних { $path }: у { $folder } нічого не можна записати ({ $reason }).
terminal-serve_db_not_written = не вдається писати в базу даних { $path }: { $reason }.
terminal-serve_db_failed = помилка бази даних { $path }: { $reason }.
terminal-serve_db_address = адреса бази даних має бути sqlite:///file або postgresql://user:password@host:port/database.
terminal-serve_db_too_new = база даних має схему { $newest }, а ця програма знає лише схему { $known }: скористайтеся новішою версією, яка її записала.
terminal-serve_pg_address = адреса бази даних не є адресою PostgreSQL: напишіть postgresql://user:password@host:port/database.
terminal-serve_pg_no_right = PostgreSQL на { $place } не дозволяє цьому користувачеві створювати таблиці, а деяких бракує.
terminal-serve_pg_refuses = PostgreSQL на { $place } не приймає користувача або пароль.
terminal-serve_pg_unusable = не вдається скористатися PostgreSQL на { $place }: { $reason }.
terminal-serve_pg_away = не вдається під’єднатися до PostgreSQL на { $place }: { $reason }.
terminal-setting_whole = { $name } має значення «{ $given }»; потрібне ціле число.
terminal-setting_range = { $name } має значення { $given }; потрібне від { $least } до { $most }.
terminal-setting_port = порт має значення { $given }; потрібне від { $least } до { $most }.
terminal-setting_public_url = публічна адреса має вигляд «{ $given }»; потрібна така, як https://play.example, без шляху.
terminal-setting_one_of = { $name } має значення «{ $given }»; потрібне одне з таких: { $known }.
terminal-setting_like = { $name } містить «{ $given }»; потрібне таке: { $like }.
terminal-setting_host = { $name } містить «{ $given }»; потрібне таке, як play.example, без порту.
terminal-setting_alone = { $name } містить «*» поруч з іншими; воно має стояти окремо.
terminal-setting_unknown = { $name } не є налаштуванням і нічого не робить: найближче до нього { $near }.
terminal-setting_option = { $name } не є налаштуванням і нічого не робить: натомість додайте до команди параметр { $option }.
terminal-setting_none = { $name } не є налаштуванням і нічого не робить. Перевірте назву або приберіть його.
terminal-compiling = компілюємо правила
terminal-compiling_begun = компілюємо правила для цього комп’ютера, частин: { $parts }…
terminal-compiling_done = компілюємо правила: { $done } з { $parts }
