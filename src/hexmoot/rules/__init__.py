"""The rules of the island game, once: functions over records that run interpreted, compiled and on a GPU."""
