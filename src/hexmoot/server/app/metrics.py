"""What is counted, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
ACTIONS = Counter("hexmoot_actions", "What clients asked for, by answer", ["answer"], registry=REGISTRY)
SECONDS = Histogram(
    "hexmoot_action_seconds",
    "From a client's message to its answer",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
    registry=REGISTRY,
)
CONNECTIONS = Gauge("hexmoot_connections", "Clients connected", registry=REGISTRY)
TABLES = Gauge("hexmoot_tables", "Tables that run in this process", registry=REGISTRY)
CUT_OFF = Counter("hexmoot_cut_off", "Connections ended from our side, by reason", ["reason"], registry=REGISTRY)
