"""What Prometheus is told."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

ACTIONS = Counter("ratusz_actions_total", "Actions stored.")
REFUSALS = Counter("ratusz_refusals_total", "Commands refused.", ["code"])
REQUESTS = Counter("ratusz_requests_total", "HTTP requests answered.", ["endpoint", "status"])
SOCKETS = Gauge("ratusz_sockets", "Open sockets.")
CONNECTIONS = Gauge("ratusz_connections", "Open connections, sockets included.")
LIVE_TABLES = Gauge("ratusz_live_tables", "Tables held in memory.")
EXPIRED = Counter("ratusz_tables_expired_total", "Tables deleted because nobody looked at them for long.")
THINKING_LINE = Gauge("ratusz_thinking_line", "Requests that wait for a process to think in.", ["kind"])
THINKING_WAIT = Histogram(
    "ratusz_thinking_wait_seconds",
    "How long a request waited for a process to think in.",
    ["kind"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10),
)
BOT_SECONDS = Histogram(
    "ratusz_bot_seconds",
    "Time a bot took, the waiting included, each time it was asked.",
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10),
)
