"""A Ray cluster as workers of the lab: units are done wherever it has room, on this machine or on others.

A Ray that is started here is for this machine alone: all its sockets are bound to loopback, and it ends with its use.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, TypeVar

from ratusz import __version__
from ratusz.core.errors import RatuszError
from ratusz.core.extras import load
from ratusz.core.reading import whole_number
from ratusz.crew import WorkerLost, sendable

Job = TypeVar("Job")
Result = TypeVar("Result")

AUTO: Final = "auto"
LOOPBACK: Final = "127.0.0.1"
STORE_BYTES: Final = 80 * 2**20
"""The memory that a Ray of our own shares among its processes: results are small, and it takes no less."""
COUNTED: Final = 1.0
"""For so many seconds it is not asked again how many processors there are."""
ANSWER_SECONDS: Final = 5.0
QUIET: Final = {"log_to_driver": False, "configure_logging": False}


class ClusterProblem(RatuszError):
    """A cluster that cannot be reached, or cannot do the work."""


class Cluster:
    """The processors of a Ray cluster, or so many of them."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._most = workers
        self._size, self._counted = 1, float("-inf")
        running = _running() if address == AUTO else _existing(address)
        self._ray = _ray(running)
        if self._ray.is_initialized():
            raise ClusterProblem("This process uses a Ray cluster already.")
        if running is None:
            self._start(workers)
        else:
            self._join(running)
        self._do = self._ray.remote(num_cpus=1, max_retries=0)(do_job)

    def _join(self, address: str) -> None:
        try:
            self._ray.init(address=address, **QUIET)
        except Exception as error:  # Ray has many kinds of them, and bare ones too.
            self._ray.shutdown()
            reason = str(error).strip().partition("\n")[0]
            raise ClusterProblem(f"No Ray cluster can be used at '{address:.60}': {reason:.300}") from None

    def _start(self, workers: int | None) -> None:
        # Short, since there are sockets in it.
        self._folder = tempfile.TemporaryDirectory(prefix="ratusz-ray-", ignore_cleanup_errors=True)
        with _launched_by_nobody(Path(self._folder.name)):
            self._ray.init(
                address="local",
                num_cpus=workers,
                num_gpus=0,
                object_store_memory=STORE_BYTES,
                include_dashboard=False,
                _node_ip_address=LOOPBACK,
                _temp_dir=self._folder.name,
                **QUIET,
            )

    @property
    def size(self) -> int:
        """How many processors there are now; nodes come and go."""
        if time.monotonic() - self._counted > COUNTED:
            there = int(self._ray.cluster_resources().get("CPU", 0))
            self._size = max(1, there if self._most is None else min(there, self._most))
            self._counted = time.monotonic()
        return self._size

    def submit(self, work: Callable[[Job], Result], job: Job) -> Future[Result]:
        """Let a job be done by any node."""
        reference = self._do.remote(__version__, work, job)
        promised: Future[Result] = Future()

        def arrived(answer: Future[Any]) -> None:
            # Whoever cancelled it wants nothing any more.
            if promised.set_running_or_notify_cancel():
                self._hand_over(answer, promised)
            else:
                self._ray.cancel(reference, force=True)

        reference.future().add_done_callback(arrived)
        return promised

    def _hand_over(self, answer: Future[Any], promised: Future[Any]) -> None:
        error = answer.exception()
        if isinstance(error, self._ray.exceptions.RayTaskError):
            reason = str(error).strip().rpartition("\n")[2]
            promised.set_exception(ClusterProblem(f"A node of the cluster cannot do its work: {reason:.300}"))
        elif error is not None:
            promised.set_exception(WorkerLost(f"A worker of the cluster was lost ({type(error).__name__})."))
        elif isinstance(result := answer.result(), Exception):
            promised.set_exception(result)
        else:
            promised.set_result(result)

    def close(self, patience: float = 0.0) -> None:
        """Leave the cluster, which ends what it does for us; one of our own ends altogether."""
        self._ray.shutdown()
        if self._folder is not None:
            self._folder.cleanup()


def do_job(version: str, work: Callable[[Job], Result], job: Job) -> Result | Exception:
    """What a node does: the result of a job, or its error."""
    if version != __version__:
        return ClusterProblem(f"A node of the cluster has Ratusz {__version__}, and this is Ratusz {version}.")
    try:
        return work(job)
    except Exception as error:
        return sendable(error)


def _running() -> str | None:
    """The address of the cluster that this machine belongs to, where Ray notes it; None if there is none."""
    told = os.environ.get("RAY_ADDRESS")
    if told:
        return _existing(told)
    try:
        noted = (Path(os.environ.get("RAY_TMPDIR", "/tmp")) / "ray" / "ray_current_cluster").read_text(encoding="utf-8")
    except OSError:
        return None
    # It stays there if a cluster ends badly.
    return noted.strip() if _answers(*_parts(noted.strip())) else None


def _existing(address: str) -> str:
    """The address, if something answers there: Ray itself would try for minutes."""
    host, port = _parts(address)
    if not port:
        raise ClusterProblem(f"The address of a Ray cluster is HOST:PORT, or 'auto', not '{address:.60}'.")
    if not _answers(host, port):
        raise ClusterProblem(f"No Ray cluster answers at '{address:.60}'.")
    return address


def _parts(address: str) -> tuple[str, int]:
    """Host and port; port 0 where the address is none."""
    host, _, port = address.rpartition(":")
    return host.strip("[]"), whole_number(port) or 0 if host else 0


def _answers(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), ANSWER_SECONDS).close()
    except (OSError, OverflowError, UnicodeError):
        return False
    return True


def is_at_home(address: str | None) -> bool:
    """Whether all of a cluster is on this machine, so that no other address is anybody's business.

    >>> is_at_home("127.0.0.1:6379"), is_at_home("10.0.0.7:6379"), is_at_home(None)
    (True, False, True)
    """
    host = "localhost" if address is None else _parts(address)[0]
    return host in ("localhost", "::1") or host.startswith("127.")


@contextlib.contextmanager
def _launched_by_nobody(home: Path) -> Iterator[None]:
    """Lets a Ray start that knows that no launcher of clouds has started it.

    It looks for the launcher's notes in the home folder, and where there are none, it asks an address of the network in
    which cloud it is.
    """
    (home / "ray_bootstrap_config.yaml").write_text("{}\n")
    before = os.environ.get("HOME")
    os.environ["HOME"] = str(home)
    try:
        yield
    finally:
        if before is None:
            del os.environ["HOME"]
        else:
            os.environ["HOME"] = before


def _ray(running: str | None) -> Any:
    """Ray, for a cluster that runs or a new one; it reads these settings when it is imported."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    if is_at_home(running):
        # Ray takes loopback for a slip and advertises the interface's own address, except where it knows no clusters.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    if running is None:
        # Otherwise Ray would make up a secret and leave it in the home folder.
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    ray = load("ray", extra="cluster", needs="A cluster needs")
    # It would print on stdout, among our own results, that a worker was lost; which we notice ourselves.
    ray._private.worker.print_to_stdstream = lambda *_, **__: None
    return ray
