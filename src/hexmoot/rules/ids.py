"""The numbers of the rule IDs inside the process. 0 is no rule: nothing is broken."""

OK = 0

# PLAY
(PLAY_01, PLAY_02, PLAY_03, PLAY_04, PLAY_05, PLAY_06, PLAY_07, PLAY_08) = range(1, 9)

# BOARD
(
    BOARD_01,
    BOARD_02,
    BOARD_03,
    BOARD_04,
    BOARD_05,
    BOARD_06,
    BOARD_07,
    BOARD_08,
    BOARD_09,
    BOARD_10,
    BOARD_11,
    BOARD_12,
    BOARD_13,
) = range(9, 22)

# SETUP
(
    SETUP_01,
    SETUP_02,
    SETUP_03,
    SETUP_04,
    SETUP_05,
    SETUP_06,
    SETUP_07,
    SETUP_08,
    SETUP_09,
    SETUP_10,
    SETUP_11,
    SETUP_12,
    SETUP_13,
) = range(22, 35)

# TURN
(TURN_01, TURN_02, TURN_03, TURN_04, TURN_05, TURN_06, TURN_07, TURN_08, TURN_09, TURN_10) = range(35, 45)

# PROD
(PROD_01, PROD_02, PROD_03, PROD_04, PROD_05, PROD_06) = range(45, 51)

# TRADE
(
    TRADE_01,
    TRADE_02,
    TRADE_03,
    TRADE_04,
    TRADE_05,
    TRADE_06,
    TRADE_07,
    TRADE_08,
    TRADE_09,
    TRADE_10,
    TRADE_11,
    TRADE_12,
    TRADE_13,
    TRADE_14,
    TRADE_15,
) = range(51, 66)

# BUILD
(
    BUILD_01,
    BUILD_02,
    BUILD_03,
    BUILD_04,
    BUILD_05,
    BUILD_06,
    BUILD_07,
    BUILD_08,
    BUILD_09,
    BUILD_10,
    BUILD_11,
    BUILD_12,
    BUILD_13,
) = range(66, 79)

# ROAD
(ROAD_01, ROAD_02, ROAD_03, ROAD_04, ROAD_05, ROAD_06) = range(79, 85)

# ROBBER
(ROBBER_01, ROBBER_02, ROBBER_03, ROBBER_04, ROBBER_05, ROBBER_06, ROBBER_07, ROBBER_08) = range(85, 93)

# DEV
(DEV_01, DEV_02, DEV_03, DEV_04, DEV_05, DEV_06, DEV_07, DEV_08, DEV_09, DEV_10) = range(93, 103)

# WIN
(WIN_01, WIN_02, WIN_03, WIN_04) = range(103, 107)

# AID
(AID_01, AID_02, AID_03, AID_04, AID_05, AID_06) = range(107, 113)

# By number: IDS[BUILD_04] is "BUILD-04".
IDS: tuple[str, ...] = (
    "",
    "PLAY-01",
    "PLAY-02",
    "PLAY-03",
    "PLAY-04",
    "PLAY-05",
    "PLAY-06",
    "PLAY-07",
    "PLAY-08",
    "BOARD-01",
    "BOARD-02",
    "BOARD-03",
    "BOARD-04",
    "BOARD-05",
    "BOARD-06",
    "BOARD-07",
    "BOARD-08",
    "BOARD-09",
    "BOARD-10",
    "BOARD-11",
    "BOARD-12",
    "BOARD-13",
    "SETUP-01",
    "SETUP-02",
    "SETUP-03",
    "SETUP-04",
    "SETUP-05",
    "SETUP-06",
    "SETUP-07",
    "SETUP-08",
    "SETUP-09",
    "SETUP-10",
    "SETUP-11",
    "SETUP-12",
    "SETUP-13",
    "TURN-01",
    "TURN-02",
    "TURN-03",
    "TURN-04",
    "TURN-05",
    "TURN-06",
    "TURN-07",
    "TURN-08",
    "TURN-09",
    "TURN-10",
    "PROD-01",
    "PROD-02",
    "PROD-03",
    "PROD-04",
    "PROD-05",
    "PROD-06",
    "TRADE-01",
    "TRADE-02",
    "TRADE-03",
    "TRADE-04",
    "TRADE-05",
    "TRADE-06",
    "TRADE-07",
    "TRADE-08",
    "TRADE-09",
    "TRADE-10",
    "TRADE-11",
    "TRADE-12",
    "TRADE-13",
    "TRADE-14",
    "TRADE-15",
    "BUILD-01",
    "BUILD-02",
    "BUILD-03",
    "BUILD-04",
    "BUILD-05",
    "BUILD-06",
    "BUILD-07",
    "BUILD-08",
    "BUILD-09",
    "BUILD-10",
    "BUILD-11",
    "BUILD-12",
    "BUILD-13",
    "ROAD-01",
    "ROAD-02",
    "ROAD-03",
    "ROAD-04",
    "ROAD-05",
    "ROAD-06",
    "ROBBER-01",
    "ROBBER-02",
    "ROBBER-03",
    "ROBBER-04",
    "ROBBER-05",
    "ROBBER-06",
    "ROBBER-07",
    "ROBBER-08",
    "DEV-01",
    "DEV-02",
    "DEV-03",
    "DEV-04",
    "DEV-05",
    "DEV-06",
    "DEV-07",
    "DEV-08",
    "DEV-09",
    "DEV-10",
    "WIN-01",
    "WIN-02",
    "WIN-03",
    "WIN-04",
    "AID-01",
    "AID-02",
    "AID-03",
    "AID-04",
    "AID-05",
    "AID-06",
)
