"""What is counted, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
# Memory, processor time, open files: of this process, where the system tells them.
ProcessCollector(registry=REGISTRY)
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
EVENTS = Counter("hexmoot_events", "Events of tables written, by kind", ["kind"], registry=REGISTRY)
LOST = Counter("hexmoot_events_lost", "Events that could not be written", registry=REGISTRY)
WRITING = Histogram(
    "hexmoot_write_seconds",
    "From an event to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
    registry=REGISTRY,
)
TAKEN_UP = Counter("hexmoot_tables_taken_up", "Tables taken up from the store", registry=REGISTRY)
STORE_FAILED = Counter("hexmoot_store_failures", "Times that the store did not do its work", registry=REGISTRY)
BUS_LOST = Gauge("hexmoot_bus_lost", "1 while this process cannot hear the others over the bus", registry=REGISTRY)
REQUESTS = Counter("hexmoot_requests", "Requests over HTTP, by status", ["status"], registry=REGISTRY)
