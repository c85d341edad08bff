"""Who does the work: pieces cut by time, results in order, and a real Ray cluster whose workers are killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from commands import alone
from test_cli import IRISDECK, run, wait_for

from irisdeck.game import InvalidOption
from irisdeck.research.crew import PIECE, Crew, OtherSources, WorkerDied, proved, sources

if TYPE_CHECKING:
    from collections.abc import Iterator

# -- Pieces --


def taking(things: int) -> Any:
    """Hands out whole numbers from 0, and tells how large the pieces were."""
    start = 0
    sizes: list[int] = []

    def take(size: int) -> range:
        nonlocal start
        piece = range(start, min(start + size, things))
        start = piece.stop
        sizes.append(len(piece))
        return piece

    return take, sizes


def squares(piece: range) -> list[int]:
    """Later pieces are done sooner, so that they would overtake the earlier ones."""
    time.sleep(0.05 / (1 + piece.start))
    return [number * number for number in piece]


def instant(piece: range) -> int:
    return len(piece)


@pytest.mark.parametrize(("workers", "threads"), [(1, False), (2, False), (3, True)])
def test_results_come_in_the_order_of_the_pieces(workers: int, threads: bool) -> None:
    take, _ = taking(200)
    with Crew(workers, threads=threads) as crew:
        assert [n for part in crew.do(squares, take) for n in part] == [number**2 for number in range(200)]


def test_pieces_grow_until_they_take_long_enough() -> None:
    take, sizes = taking(1 << 20)
    with Crew(2, threads=True) as crew:
        assert sum(crew.do(instant, take)) == 1 << 20
    assert sizes[0] == 1
    assert len(sizes) < 200


def slow(piece: range) -> int:
    time.sleep(2 * PIECE * len(piece))
    return len(piece)


def test_slow_work_is_handed_out_one_by_one() -> None:
    take, sizes = taking(4)
    with Crew(1) as crew:
        assert sum(crew.do(slow, take)) == 4
    assert sizes == [1, 1, 1, 1, 0]


def deadly(piece: range) -> int:
    os._exit(9)


def test_a_process_that_dies_is_reported() -> None:
    take, _ = taking(4)
    with Crew(2) as crew, pytest.raises(WorkerDied, match="a process that played is gone"):
        list(crew.do(deadly, take))


def test_leaving_amid_a_large_result_does_not_wait_for_its_rest(tmp_path: Path) -> None:
    """Workers that hand over nothing but large results are ended, most likely, while they write one."""
    script = tmp_path / "large.py"
    script.write_text("""
from irisdeck.research.crew import Crew

def large(piece):
    return bytes(20_000_000)

if __name__ == "__main__":
    for _ in range(4):
        with Crew(2) as crew:
            next(crew.do(large, lambda size: range(1)))
    print("left")
""")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("left\n", "")


def test_a_process_that_is_killed_amid_a_large_result_is_reported(tmp_path: Path) -> None:
    """While whoever hired it stands still, the worker fills the pipe and waits: there it is killed."""
    script = tmp_path / "killed.py"
    script.write_text("""
import os, signal, subprocess
from irisdeck.research.crew import Crew, WorkerDied

def large(piece):
    employer = os.getppid()
    subprocess.Popen(["sh", "-c", f"sleep 1; kill -KILL {os.getpid()}; kill -CONT {employer}"])
    os.kill(employer, signal.SIGSTOP)
    return bytes(20_000_000)

if __name__ == "__main__":
    pieces = [range(1)]
    try:
        with Crew(2) as crew:
            list(crew.do(large, lambda size: pieces.pop() if pieces else range(0)))
    except WorkerDied as died:
        print(died)
""")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60)
    assert done.stdout.startswith("a process that played is gone")
    assert done.stderr == ""


def failing(piece: range) -> int:
    raise ValueError(f"not {piece.start}")


@pytest.mark.parametrize("workers", [1, 2])
def test_what_goes_wrong_in_a_piece_goes_wrong_here(workers: int) -> None:
    take, _ = taking(4)
    with Crew(workers) as crew, pytest.raises(ValueError, match="not 0"):
        list(crew.do(failing, take))


def test_another_version_is_refused() -> None:
    assert proved(sources(), instant, range(3)) == 3
    with pytest.raises(OtherSources, match="has another version of irisdeck: install the same on all machines"):
        proved("something else", instant, range(3))


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(InvalidOption, match=r"a cluster needs Ray: pip install 'irisdeck\[ray\]'"):
        Crew(ray="local")


# -- A cluster of three machines, all of them this one --


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a head and two more nodes, a core each. Ray finds whatever cluster runs on the machine."""
    script = "\n".join(
        [
            "import sys",
            "from ray.cluster_utils import Cluster",
            "cluster = Cluster(initialize_head=True, head_node_args={'num_cpus': 1})",
            "[cluster.add_node(num_cpus=1) for _ in range(2)]",
            "print(cluster.address, flush=True)",
            "sys.stdin.read()",
            "cluster.shutdown()",
        ]
    )
    quiet: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
    with alone("ray"):
        keeper = subprocess.Popen([sys.executable, "-c", script], **quiet)
        try:
            yield next(line for line in keeper.stdout or [] if ":" in line).strip()
        finally:
            keeper.communicate(timeout=60)


def workers_of(address: str) -> list[int]:
    """The processes that play for a cluster right now."""
    port = address.rpartition(":")[2]
    found = []
    for process in Path("/proc").iterdir():
        try:
            if process.name.isdecimal() and (process / "cmdline").read_bytes().startswith(b"ray::proved"):
                parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
                raylet = (Path("/proc") / parent / "cmdline").read_bytes()
                found += [int(process.name)] if f":{port}".encode() in raylet else []
        except OSError:
            pass
    return found


def test_the_cluster_gives_the_same_bytes_even_when_a_worker_is_killed(cluster: str, tmp_path: Path) -> None:
    """The same command on this machine alone, and on a cluster one of whose workers is gone in the middle."""
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    call = ["simulate", "red7", "--bots", "medium", "--games", "3000", "--seed", "3", "--json"]
    playing: list[int] = []

    def under_way() -> bool:
        """Records are written, and somebody plays; between two pieces nobody does."""
        playing[:] = workers_of(cluster)
        return bool(playing) and any(path.stat().st_size for path in tmp_path.iterdir())

    words, pipe = [*IRISDECK, *call, "--records", str(there), "--ray", cluster], subprocess.PIPE
    with subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True) as process:
        wait_for(under_way)
        victim = playing[0]
        os.kill(victim, signal.SIGKILL)
        told, complained = process.communicate(timeout=120)
    assert (process.returncode, complained) == (0, "")
    assert run(*call, "--records", str(here)).stdout == told
    assert there.read_bytes() == here.read_bytes()
    assert victim not in workers_of(cluster)


@pytest.mark.parametrize(
    "words",
    [
        "simulate duel --games 20000 --json",
        "stats red7 --games 2000 --against advanced=on --json -",
        "arena red7 --bots greedy,random --games 40 --json",
    ],
)
def test_every_command_gives_the_same_on_a_cluster(words: str, cluster: str) -> None:
    on_cluster = run(*words.split(), "--ray", cluster, "--workers", "2")
    assert (on_cluster.returncode, on_cluster.stderr) == (0, "")
    assert on_cluster.stdout == run(*words.split(), "--workers", "1").stdout


def test_ctrl_c_leaves_a_cluster_as_it_was(cluster: str, tmp_path: Path) -> None:
    log = tmp_path / "sums.log"
    call = [*IRISDECK, "simulate", "red7", "--bots", "medium", "--games", "1000000", "--log", str(log)]
    pipe = subprocess.PIPE
    process = subprocess.Popen([*call, "--ray", cluster], stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    wait_for(lambda: log.exists() and len(log.read_bytes().splitlines()) > 1)
    os.killpg(process.pid, signal.SIGINT)
    told, complained = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "the same command goes on from there" in complained
    assert "medium" in told
    assert "Traceback" not in complained
    wait_for(lambda: not workers_of(cluster))
    assert run("simulate", "red7", "--games", "40", "--ray", cluster).returncode == 0


def test_a_piece_that_kills_every_worker_is_given_up(cluster: str) -> None:
    script = f"""
import os
from irisdeck.research import crew
crew.RETRIES = 1
with crew.Crew(ray={cluster!r}) as hands:
    pieces = iter([range(1), range(0)])
    try:
        list(hands.do(lambda piece: os._exit(9), lambda size: next(pieces, range(0))))
    except crew.WorkerDied as died:
        print(died)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=100)
    assert "a worker of the cluster was lost 2 times with the same piece" in done.stdout
