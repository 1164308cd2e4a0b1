### Друга гра на сторінці й у терміналі, і її частина довідника.

## Головна сторінка

page-second = Друга гра: «Варта»
page-second-play = Грати у «Варту» проти ботів
page-second-rules = Прочитати її правила
page-preview-printed = Поле завжди саме таке
page-preview-land = Приклад такої землі
page-preview-land-another = Інша земля

## Стіна й північ

page-wall = Стіна
page-wall-section = { place-section }: { guards }, навпроти { $regulars }
page-wall-space =
    { $held ->
        [yes] { place-space }: вартовий гравця { $who }
       *[no] { place-space }: вільне
    }
page-wall-choose = Виберіть ділянку Стіни.
page-wall-place = Поставити вартового тут: ділянка { $section }
page-wall-confirm = Поставити вартового на ділянку { $section }?
page-north = На північ від Стіни
# $what: a section of the Wall, or a clan.
page-look = { $what }: стежки та шляхи на південь
page-look-together = кубик дикунів: { learn-odds-of }
page-look-way = Шлях на південь стежкою { $trail }: { $hexes }
page-clearing = Галявина біля ділянки { $section }: { regulars }
page-clan = { clan }: у таборах { wildlings }
page-camp =
    { $held ->
        [yes] { place-camp }: { wildling }
       *[no] { place-camp }: вільний
    }
page-peaks = У крижаних горах: { $list }
page-peaks-kind = { $count } × { wildling }
page-raider-home = Розбійники у своєму таборі.
page-say-wildling = { $text }, заблоковано ({ wildling })
page-say-route = { place-side }: { trade-route }
page-tokens =
    { $count ->
        [one] У запасі { $count } жетон, використано { $used }
        [few] У запасі { $count } жетони, використано { $used }
        [many] У запасі { $count } жетонів, використано { $used }
       *[other] У запасі { $count } жетона, використано { $used }
    }
page-wildling-die = Кубик дикунів: { $count }

## Небезпека

page-danger = Небезпека
page-danger-level =
    { $danger ->
        [calm] спокійно
        [open] без варти
        [near] на межі
        [climb] наступний перелізе
        [next] ще один — і пролом
        [rush] навала — і пролом
        [rush_end] навала — і кінець гри
       *[end] ще один — і кінець гри
    }
page-danger-section = Ділянка { $section }: { regulars } проти вартових: { $guards }
page-danger-rush =
    { $count ->
        [1] { clan }: ще один дикун — і навала.
       *[other] { clan }: до навали бракує дикунів: { $count }.
    }
page-danger-breaches = Проломи: { $done } з { $all }
page-danger-south = На Півдні: { $done } з { $all }
page-danger-leader = З того, що бачать усі: якби гра закінчилася зараз, переміг би гравець { $who }: { guards }.
page-danger-nobody = На Стіні немає жодного вартового. З того, що бачать усі: якби гра закінчилася зараз, переміг би гравець { $who }.

## Вартові, дозори й герої

page-guard = Найняти вартового за { $cost }; лишилося { $left }
page-guard-short = вартовий
page-seat-guards =
    { $points ->
        [0] На Стіні: { guards }
        [one] На Стіні: { guards }, { $points } очко
        [few] На Стіні: { guards }, { $points } очки
        [many] На Стіні: { guards }, { $points } очок
       *[other] На Стіні: { guards }, { $points } очка
    }
page-seat-ranger =
    { $award ->
        [yes] { patrols }, найсильніший дозорець
       *[no] { patrols }
    }
page-seat-route =
    { $award ->
        [yes] торговий шлях завдовжки { $count }, найдовший
       *[no] торговий шлях завдовжки { $count }
    }
page-seat-hero = Герой: { $name }, { hero-face }
page-patrol =
    { $patrol_use ->
        [both] Дозор: перемістіть розбійників або виберіть дикуна, якого відішлете.
        [robber] Дозор: перемістити розбійників і витягнути карту?
       *[wildling] Дозор: виберіть дикуна, якого відішлете.
    }
page-patrol-robber = Перемістити розбійників
page-spot-wildling = Відіслати дикуна: { $place }
page-spot-lift = Підняти цю дорогу: { $place }
page-heroes = Герої
page-heroes-display = Герої на вибір
page-hero-yours = Ваш герой
page-hero-use = Використати: { $name }
page-hero-skip = Не зараз
page-hero-rests =
    { $hero ->
        [scholar] Книжника взято цього ходу: використати його можна з ходу наступного гравця.
       *[other] Цього героя взято цього ходу: використати його можна з вашого наступного ходу.
    }
page-hero-used =
    { $hero ->
        [scholar] Раз за хід: книжника вже використано, знову його можна використати з ходу наступного гравця.
       *[other] Раз за хід: цього героя вже використано, знову його можна використати з вашого наступного ходу.
    }
page-hero-after = Поміняти героя чи лишити ще на один раз?
page-hero-exchange = Поміняти
page-hero-turn = Перевернути
page-hero-must = Використано двічі: виберіть іншого героя.
page-hero-take = Узяти: { $name }
page-hero-ask =
    { $hero ->
        [commander] Назвіть вид сировини, яку просите.
        [steward] Виберіть карту, яку віддасте.
        [scholar] Кидок нічого вам не дав: виберіть карту.
        [builder] Виберіть свою дорогу, яку піднімете.
        [arms] Виберіть, яку з трьох карт і чим замінити.
        [seer] Виберіть, яку з трьох карт і чим замінити.
        [rebel] Виберіть гравця, який вас випереджає.
        [pathfinder] Виберіть дикуна на галявині чи в таборі.
        [archer] Виберіть дикуна на Півдні.
        [recruiter] Виберіть ділянку для вартового.
       *[tracker] Розбійники вертаються до табору, а ви берете карту.
    }
page-hero-then =
    { $hero_then ->
        [commander] Ви просите карту: { kind }. Виберіть щонайбільше двох гравців.
        [steward] Ви віддаєте { $gives }. Виберіть карту, яку візьмете.
        [builder] Ви піднімаєте дорогу на { $place }. Виберіть її нове місце.
       *[arms] Ви платите { $gives }. Виберіть ділянку для вартового.
    }
page-hero-sure =
    { $hero ->
        [commander]
            { $count ->
                [1] Попросити карту ({ kind }) у гравця { $who }?
               *[other] Попросити по карті ({ kind }) у гравців { $who }?
            }
        [steward] Віддати { $gives } і взяти { $takes }?
        [scholar] Узяти { $takes } з резерву?
        [builder] Перекласти дорогу з { $place } на { $to }?
        [arms] Сплатити { $gives } і поставити вартового на ділянку { $section }?
        [seer] Сплатити { $gives } і вибрати одну з верхніх карт колоди?
        [rebel] Подивитися руку гравця { $who } і взяти одну карту?
        [pathfinder] Відіслати цього дикуна й відкрити жетон: { $place }?
        [archer] Відіслати дикуна з { $place }?
        [recruiter] Віддати розіграний дозор і поставити вартового на ділянку { $section }?
       *[tracker] Прогнати розбійників до їхнього табору й узяти карту?
    }
page-hero-pick-card = Виберіть одну карту із цієї руки.
page-hero-pick-one = Виберіть одну із цих карт; решта повертається в колоду.
page-hero-give-back = { $who } дає вам карту: виберіть карту навзаєм.
page-ask-watch =
    { $watch_stage ->
        [guarding] Поставте вартового: виберіть ділянку Стіни.
        [consoling] Кидок нічого вам не дав. Використати книжника?
        [foreseeing] Виберіть одну з цих карт.
        [taking] Виберіть одну карту із цієї руки.
        [repaying] Виберіть карту, щоб віддати навзаєм.
       *[hero] Поміняйте героя або переверніть, щоб використати ще раз.
    }
page-watch-keys =
    { $watch_key ->
        [guard] найняти вартового
        [hero] використати героя
       *[wall] оглянути Стіну
    }

## Кінець

page-over-watch =
    { $watch_ending ->
        [breaches] Стіна впала
        [gift] Південь захоплено
       *[points] Перемога за очками
    }
page-over-most = найбільше вартових на Стіні
page-over-tie =
    { $tie ->
        [points] вартових порівну, але більше очок
        [space] вартових і очок порівну, але найнижче місце
        [west] вартових і очок порівну, але перший вартовий із заходу
       *[order] вартових немає, але раніше за порядком ходів
    }
page-over-guards = Вартові
page-over-guard-points = Очки за вартових

## Термінал

terminal-do_guard = вартовий
terminal-do_hero = герой
terminal-pick_wildling = Дикун на { $place }: { $enter } відсилає.
terminal-danger =
    { $danger ->
        [calm] спокій
        [open] пусто
        [near] межа
        [climb] лізе
        [next] пролом
        [rush] навала
        [rush_end] навала!
       *[end] кінець
    }
terminal-leader = якщо Стіна впаде: { $who } ({ guards })
terminal-help_wall = звичайні дикуни перед ділянкою 1 Стіни : вартові на ній
terminal-section = { $section }: { guards }, назовні { $regulars }
terminal-clan =
    { $clan ->
        [river] річкове
        [cave] печерне
       *[hornfoot] босоноге
    }
terminal-rush = Навала:
terminal-breaches = проломи { $done }/{ $all }
terminal-south = Південь { $done }/{ $all }
terminal-wildling_sign =
    { $wildling ->
        [regular] З
        [climber] Л
       *[giant] В
    }
terminal-figures =
    { $wildling ->
        [regular] звичайний { $count }
        [climber] верхолаз { $count }
       *[giant] велетень { $count }
    }
terminal-peaks = У горах
terminal-hero =
    герой: { $name } ({ $face ->
        [front] лице
       *[back] зворот
    })
terminal-hero_after = Поміняти героя чи перевернути?
terminal-guards = вартові { $count }
terminal-patrol_wildling = Відіслати дикуна

## Довідник

learn-watch-source =
    { $watch_book ->
        [W] корейські правила другої гри
       *[D] наше власне тлумачення, де джерела прочитати не вдалося
    }
learn-watch-chapter =
    { $part ->
        [SETUP] Перед першим ходом
        [TURN] Хід
        [PROD] Збір сировини
        [ADV] Дикуни наступають
        [BREACH] Пролом
        [RUSH] Навала
        [TRADE] Торгівля
        [BUILD] Будівництво й жетони
        [GUARD] Вартові
        [DEV] Карти розвитку
        [HERO] Герої
        [ROBBER] Сімка й розбійники
        [END] Три кінці гри
       *[OPT] Що може вибрати стіл
    }
learn-watch-act =
    { $watch_act ->
        [g] Найняти вартового
        [h] Використати героя
        [flip] Перевернути героя
       *[take] Узяти героя
    }
learn-watch-need =
    { $watch_act ->
        [g] Його вартість, вартовий у запасі й вільне місце на Стіні.
        [h] Мить, названа на карті; раз за хід і не в той хід, коли його взято.
        [flip] Герой, якого щойно використано вперше.
       *[take] Герой, якого щойно використано.
    }
learn-heroes = Усі герої
learn-heroes-of = у гравця { $who }
learn-odds = Що робить кубик дикунів
learn-odds-trail = { $trail }: { clan }, до ділянки { $section }
learn-odds-none = { $low }–{ $high }: нічого
learn-odds-of = { $ways } з { $all }
learn-odds-note = Стежка важить лише тоді, коли в таборах її племені є дикуни.
learn-tokens = Жетони дикунів
learn-tokens-open = відкриті
learn-tokens-unseen = ще не бачені
learn-points-guards = Вартових на Стіні від { $first }: 1 очко; від { $second }: 2

## Слова другої гри

term-wall = Стіна
    .forms = Стін*
    .text = Відгороджує північ. Має чотири ділянки, і кожну тримають її вартові.
term-section = ділянка
    .forms = ділянк* | ділянок
    .text = Чверть Стіни з п’ятьма місцями для вартових і галявиною перед нею.
term-guard = вартовий
    .forms = вартов*
    .text = Фігурка на Стіні. Вартові стримують звичайних дикунів, дають очки й вирішують, хто переможе, якщо Стіна впаде.
term-clearing = галявина
    .forms = галявин*
    .text = Місце перед ділянкою, куди виходять дикуни і де чекають звичайні.
term-trail = стежка
    .forms = стежк* | стежок
    .text = Шлях із номером від таборів племені до галявини. Його називає кубик дикунів.
term-camp = табір
    .forms = табір | табор*
    .text = Одне з п’яти місць племені. Табір 1 найближчий до стежок.
term-clan = плем’я
    .forms = плем’я | племен*
    .text = Річкове, Печерне й Босоноге. Кожне має свої табори й стежки.
term-wildling = дикун
    .forms = дикун*
    .text = Фігурка з півночі: звичайний дикун, верхолаз або велетень. На Півдні блокує гекс.
term-regular = звичайний дикун
    .forms = звичайн* дикун*
    .text = Дикун, що чекає на галявині, доки таких не стане більше, ніж вартових.
term-climber = верхолаз
    .forms = верхолаз*
    .text = Дикун, що одразу перелазить Стіну; його ніхто не спинить.
term-giant = велетень
    .forms = велет*
    .text = Дикун, що збиває вартового й вертається, а де вартових немає, проламує Стіну.
term-breach = пролом
    .forms = пролом*
    .text = Дикуни прориваються крізь ділянку. Третій пролом закінчує гру.
term-breach_marker = позначка проломів
    .forms = позначка проломів
    .text = Рахує проломи, від 0 до 3.
term-rush = навала
    .forms = навал*
    .text = Коли в племені п’ятеро дикунів, двоє з них одразу наступають.
term-south = Південь
    .forms = Півдн* | Південь
    .text = Земля на південь від Стіни, де ви будуєте. Забагато дикунів на ній — і гру закінчено.
term-peaks = крижані гори
    .forms = крижані гори | крижаних гір | крижаних горах
    .text = Гори на заході, де чекають фігурки дикунів, яких немає в грі.
term-wildling_token = жетон дикунів
    .forms = жетон* дикунів
    .text = Показує вид дикуна й плем’я. Його відкривають будівництво й особливі карти.
term-supply = запас
    .forms = запас*
    .text = Жетони дикунів, що лежать закритими поруч із полем.
term-wildling_die = кубик дикунів
    .forms = кубик дикунів | кубику дикунів
    .text = Третій кубик, із дванадцятьма гранями. Каже, якою стежкою наступає дикун.
term-trade_route = торговий шлях
    .forms = торгов* шлях*
    .text = Місце на південному краю, де ваше поселення міняє один вид сировини в резерві 2:1.
term-longest_trade_route = найдовший торговий шлях
    .forms = найдовш* торгов* шлях*
    .text = Особлива карта за найдовшу дорогу щонайменше з п’яти частин; тут варта 1 очко.
term-strongest_ranger = найсильніший дозорець
    .forms = найсильніш* дозор*
    .text = Особлива карта за найбільше розіграних дозорів, щонайменше три; варта 1 очко.
term-ranger_patrol = дозор
    .forms = дозор | дозори | дозорів
    .text = Карта розвитку, що переміщує розбійників або відсилає дикуна.
term-winter_stores = зимові запаси
    .forms = зимов* запас*
    .text = Карта розвитку, що дає дві карти на вибір із резерву.
term-new_recruits = новобранці
    .forms = новобран*
    .text = Карта розвитку, що безкоштовно ставить вартового.
term-hero = герой
    .forms = геро*
    .text = Карта, яку має кожен, з умінням на один або два рази.
