### Події гри та столу. Теперішній час, щоб не вгадувати рід гравця.

## Гра

event-placed_settlement = { $who } будує село на { $place }.
event-placed_city = { $who } будує місто на { $place }.
event-placed_road = { $who } будує дорогу на { $place }.
event-opened_harbour = { $who } тепер має: { harbour }.
event-started_with = { $who } отримує на початку { $goods }.
event-turn_began = Новий хід: { $who }.
event-rolled = { $who } кидає { $total } ({ $first } + { $second }).
event-produced = { $who } отримує { $goods }.
event-ran_short = У резерві бракує карт, тож не вдається видати { $goods }.
event-must_discard =
    { $count ->
        [one] { $who } має скинути { $count } карту ресурсів.
        [few] { $who } має скинути { $count } карти ресурсів.
        [many] { $who } має скинути { $count } карт ресурсів.
       *[other] { $who } має скинути { $count } карти ресурсів.
    }
event-chose_discard =
    { $count ->
        [one] { $who } обирає { $count } карту, щоб її скинути.
        [few] { $who } обирає { $count } карти, щоб їх скинути.
        [many] { $who } обирає { $count } карт, щоб їх скинути.
       *[other] { $who } обирає { $count } карти, щоб їх скинути.
    }
event-set_aside = { $who } відкладає { $goods }.
event-discarded = { $who } скидає { $goods }.
event-moved_robber = { $who } переміщує розбійників на { $place }.
event-robbed =
    { $count ->
        [0] { $who } обирає гравця { $whom }, але карт там немає.
       *[other] { $who } витягує карту в гравця { $whom }.
    }
event-stole = { $who } витягує { $goods } в гравця { $whom }.
event-paid = { $who } сплачує { $goods } в резерв.
event-received = { $who } бере { $goods } з резерву.
event-bought_card = { $who } купує карту розвитку.
event-drew_card = { $who } отримує карту: { card }.
event-played_card = { $who } розігрує карту: { card }.
event-monopolised = { $who } забирає { $goods } в гравця { $whom }.
    .none = { $whom } не має чого віддати.
event-revealed =
    { $count ->
        [one] { $who } показує { $count } карту очок.
        [few] { $who } показує { $count } карти очок.
        [many] { $who } показує { $count } карт очок.
       *[other] { $who } показує { $count } карти очок.
    }
event-offered = { $who } пропонує обмін. Кому: { $asked }.
    .whole = { $who } пропонує { $gives } за { $takes }. Кому: { $asked }.
event-offer_gives = { $who } віддає { $goods }.
event-offer_takes = { $who } просить { $goods }.
event-agreed = { $who } приймає пропозицію гравця { $whom }.
event-declined = { $who } відхиляє пропозицію гравця { $whom }.
event-offer_lapsed = Пропозиція гравця { $who } більше не діє.
    .answer = { $whom } вже не може прийняти пропозицію гравця { $who }.
event-handed_over = { $who } віддає { $goods } гравцеві { $whom }.
event-longest_road = { $who } отримує найдовший тракт. Довжина: { $count }.
    .nobody = Найдовшого тракту більше немає ні в кого.
event-largest_army = { $who } отримує найбільше військо: { knights }.
    .nobody = Найбільшого війська більше немає ні в кого.
event-asked_to_build = { $who } може будувати між ходами.
event-won = { $who } перемагає, маючи { points }!
event-opening_roll = { $who } кидає { $total } ({ $first } + { $second }) за право першого ходу.

## Стіл

table-created = Стіл відкрито.
table-seated = { $who } сідає за стіл.
table-seat_asked = Хтось просить вільне місце: { $who }. Усі інші гравці мають погодитися.
table-seat_answered = { $who } відповідає, чи можна зайняти вільне місце.
table-stood_up = { $who } встає з-за столу.
table-coloured = { $who } змінює колір: { colour }.
table-locked =
    { $on ->
        [yes] Господар замикає стіл.
       *[no] Господар відмикає стіл.
    }
table-tracked =
    { $on ->
        [yes] Господар вмикає облік карт: усі бачать, що відомо про кожну руку.
       *[no] Господар вимикає облік карт.
    }
table-freed = Господар звільняє місце гравця { $who }.
table-removed = Господар виводить гравця з-за столу.
table-forgotten = Гравець видаляє свої дані та залишає стіл.
table-host_changed = Стіл має нового господаря.
table-filled = Боти займають вільні місця.
table-dice_called = Господар починає гру: кожен гравець додає своє число до чесних кубиків.
table-dice_committed = { $who } запечатує своє число для кубиків.
table-dice_revealed = { $who } відкриває запечатане число.
table-start_cancelled = Початок скасовано. Не додали вчасно числа до кубиків: { $who }.
table-started = Гра починається.
table-moved = { $who } ходить.
table-stewarded =
    { $cause ->
        [time] { $who } не встигає вчасно: далі грає розпорядник.
        [away] { $who } не на зв’язку: далі грає розпорядник.
       *[nobody] Місце гравця { $who } порожнє: далі грає розпорядник.
    }
table-taken_back = { $who } повертає собі місце від розпорядника.
table-not_trading =
    { $on ->
        [yes] { $who } не торгує цього ходу.
       *[no] { $who } знову торгує.
    }
table-abort_vote =
    { $on ->
        [yes] { $who } хоче закінчити гру без переможця.
       *[no] { $who } хоче грати далі.
    }
table-void_vote =
    { $on ->
        [yes] { $who } хоче, щоб гру не зараховували.
       *[no] { $who } хоче, щоб гру зарахували.
    }
table-went_away = { $who } втрачає зв’язок.
table-came_back = { $who } знову на зв’язку.
table-paused = Сервер призупиняє роботу: усі годинники стоять.
table-resumed = Гра триває.
table-ended =
    { $reason ->
        [abandoned] Стіл закрито, бо ніхто не повернувся.
        [aborted] Усі, хто лишився, згодні: гра закінчується без переможця.
        [voided] Більшість тих, хто лишився, згодні: гру не зараховано.
       *[closed] Стіл закрив господар.
    }
table-rematched = Ті самі гравці зустрічаються за новим столом.
