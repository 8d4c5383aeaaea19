"""A warm interpreter that forks a locked-down child for every call (toolchain.md 8).

Standard input: a line of JSON {do: "call", nonce, wall_ms, size}, then `size` bytes for the child and a line break; or
{do: "stop", nonce}. Standard output: first a line that says what this machine can do, then one line per call with the
call's nonce. It ends with its input, and nothing that it started outlives it.

Started with the argument `world`, its input begins with {do: "load", file, readable, size} and the state of a world. Then
{do: "open", nonce, wall_ms, size} forks a child that stays, {do: "ask", session, nonce, wall_ms, size} has it answer a call, where
`session` is the nonce it was opened with, and {do: "close", session} ends it.
"""

import gc
import importlib
import json
import os
import signal
import sys
import tempfile
import time

from answer import answer, hold_token
from child_call import NOT_LOCKED
from layers import (
    LAYERS,
    PR_SET_CHILD_SUBREAPER,
    PR_SET_DUMPABLE,
    PR_SET_PDEATHSIG,
    READ_DIR,
    READ_FILE,
    RULESET_FD,
    Locks,
    enter_namespaces,
    library,
    prctl,
    python_limits,
)
from server import Server, say
from tools_session import World, keep_heaps_tracked, serve_session

OLDEST_PYTHON = (3, 8)
#: The descriptor on which a child answers; 0, 1 and 2 are no input, prints and prints.
RESULT_FD = 3
#: Far above what the server ever opens.
MOST_DESCRIPTORS = 4096
#: A child that stays answers many calls, each within its own time; its state may be large.
SESSION_CPU_SECONDS = 120
SESSION_MEMORY_BYTES = 1024 * 1024 * 1024
#: Imported before the fork, so that no call pays for them; those with shared libraries could not be loaded later at all.
WARM = """
    abc base64 bisect bz2 calendar cmath collections.abc contextlib copy csv dataclasses datetime decimal difflib enum
    fnmatch fractions functools hashlib heapq hmac html.parser io itertools json keyword locale lzma math numbers operator
    pathlib pprint random re sqlite3 statistics string struct textwrap time traceback types typing unicodedata urllib.parse
    uuid xml.etree.ElementTree zlib zoneinfo
"""


def main():
    unusable = None
    if sys.version_info < OLDEST_PYTHON:
        unusable = "Python %s is too old, %s or later is needed" % (version(), ".".join(map(str, OLDEST_PYTHON)))
    elif not hasattr(os, "fork"):
        unusable = "this system cannot fork processes"
    if unusable is not None:
        say({"unusable": unusable})
        return
    is_world = sys.argv[1:] == ["world"]
    become_bare()
    world, locks = opened_world() if is_world else (None, Locks())
    held = probe(locks)
    prctl(PR_SET_CHILD_SUBREAPER, 1)
    # Where calls can start processes, strays are found by their numbers, which another namespace would change.
    strays = "seccomp" not in held
    left = enter_namespaces(with_pids=not strays)
    if "pid_namespace" in left:
        become_first_process()
    server = Server(strays)
    say(
        {
            "python": version(),
            "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1,
            "layers": [name for name in LAYERS if name in held or name in left],
            "missing": [name for name in LAYERS if name not in held and name not in left],
        }
    )
    gc.collect()
    if hasattr(gc, "freeze"):
        gc.freeze()
    serve_as_child(server, locks, held, os.getpid(), world)


def version():
    return "%d.%d.%d" % sys.version_info[:3]


def opened_world():
    """The world that the input begins with, and the locks of its children, which can read its folder."""
    begun = bytearray()
    while b"\n" not in begun:
        begun += os.read(0, 65536) or os._exit(0)
    line, _, begun = begun.partition(b"\n")
    header = json.loads(bytes(line))
    while len(begun) <= header["size"]:
        begun += os.read(0, header["size"] + 1 - len(begun)) or os._exit(0)
    raise_descriptors()
    keep_heaps_tracked()
    paths = [(path, READ_FILE | READ_DIR if os.path.isdir(path) else READ_FILE) for path in header["readable"]]
    locks = Locks([*library(), *paths], limits=python_limits(SESSION_CPU_SECONDS, SESSION_MEMORY_BYTES))
    return World(header["file"], bytes(begun)), locks


def raise_descriptors():
    """Three for each session that is open."""
    try:
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST_DESCRIPTORS if most == resource.RLIM_INFINITY else min(most, MOST_DESCRIPTORS)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    except (ImportError, ValueError, OSError):
        pass  # As many as there are.


def become_bare():
    """Everything warm and nothing of the outside: own library only, no descriptors, no variables, an empty folder."""
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [path for path in sys.path if path and os.path.abspath(path) != here]
    sys.argv[:] = [""]
    for name in WARM.split():
        try:
            importlib.import_module(name)
        except ImportError:
            pass  # A part that this build of Python does not have.
    os.closerange(3, MOST_DESCRIPTORS)
    try:
        # Removed while we stand in it: an empty folder in which nothing can ever be made.
        folder = tempfile.mkdtemp(prefix="assay-")
        os.chdir(folder)
        os.rmdir(folder)
    except OSError:
        os.chdir("/")
    os.environ.clear()
    # Local time is no input of a score.
    os.environ["TZ"] = "UTC"
    time.tzset()
    prctl(PR_SET_DUMPABLE, 0)
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def probe(locks):
    """Which layers hold on this machine: tried in a child, for they cannot be taken off again."""
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            os.write(writer, " ".join(locks.put_on()).encode())
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as said:
        held = said.read().split()
    os.waitpid(pid, 0)
    return held


def become_first_process():
    """The server becomes process 1 of its namespace, with whose end the kernel ends all others; this one only waits for it."""
    pid = os.fork()
    if pid == 0:
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        return
    os.closerange(0, MOST_DESCRIPTORS)
    while True:
        try:
            _, status = os.waitpid(pid, 0)
        except InterruptedError:
            continue
        os._exit(os.WEXITSTATUS(status) if os.WIFEXITED(status) else 1)


def serve_as_child(server, locks, held, parent, world):
    (result_end, print_end, *input_end), token, payload = server.run()
    # The code can look through its callers: it finds no other call there, and not the token of its own.
    server.__dict__.clear()
    box = None
    if world is None:
        box = hold_token(RESULT_FD, token)
        del token
    try:
        os.setsid()
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(NOT_LOCKED)
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        nothing = os.open(os.devnull, os.O_RDONLY)
        standard = input_end[0] if input_end else nothing
        # The pipes of a call lie above 3: the server's own take the first numbers.
        for descriptor, place in ((standard, 0), (print_end, 1), (print_end, 2), (result_end, RESULT_FD)):
            os.dup2(descriptor, place)
        os.closerange(RESULT_FD + 1, RULESET_FD)
        os.closerange(RULESET_FD + 1, MOST_DESCRIPTORS)
        # Anew: the old ones remember what the descriptors were before.
        for name, descriptor in (("stdout", 1), ("stderr", 2)):
            setattr(sys, name, open(descriptor, "w", encoding="utf-8", errors="backslashreplace", closefd=False))
        got = locks.put_on()
        os.closerange(RULESET_FD, RULESET_FD + 1)
        if got != held:
            os._exit(NOT_LOCKED)
    except BaseException:
        os._exit(NOT_LOCKED)
    if world is not None:
        serve_session(world, RESULT_FD, token)
    answer(payload, box)


main()
