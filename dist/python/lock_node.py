"""Starts Node for JavaScript of the evals folder, locked down by the kernel: lock_node.py NODE ARGUMENT ...

Of the arguments `--allow-fs-read=PATH` names what may be read. The last two arguments of the program become the names of
the layers that hold, and the path of this Python, for the next start: what PATH names may be a script that looks for it. Python only puts the locks on: Node itself cannot, and takes this process over.
"""

import os
import sys

from layers import (
    EXECUTE,
    PR_SET_PDEATHSIG,
    READ_DIR,
    READ_FILE,
    Locks,
    enter_namespaces,
    prctl,
)
from syscalls import seccomp_filter

READ_OPTION = "--allow-fs-read="
HEAP_OPTION = "--max-old-space-size="
#: Origin of the numbers: security.md S38; launch.ts may say others by the option and by the variable CPU_SECONDS. Data is all memory
#: that can be written: heap, buffers, stacks.
CPU_SECONDS = 12
HEAP_MB = 256
BESIDE_HEAP_MB = 256
DESCRIPTORS = 64
MOST_DESCRIPTORS = 4096
PR_SET_SECUREBITS = 28
#: By its number: the module of the names is most of what this start would import.
SIGKILL = 9
#: SECBIT_NOROOT and its lock: a program that root starts gets no capabilities for that.
NO_ROOT = 0x3


def _limits(arguments):
    heaps = [int(text[len(HEAP_OPTION) :]) for text in arguments if text.startswith(HEAP_OPTION)]
    data = ((heaps or [HEAP_MB])[-1] + BESIDE_HEAP_MB) * 1024 * 1024
    seconds = int(os.environ.get("CPU_SECONDS", CPU_SECONDS))
    return (
        ("RLIMIT_CPU", seconds, seconds + 1),
        ("RLIMIT_DATA", data, data),
        ("RLIMIT_CORE", 0, 0),
        ("RLIMIT_FSIZE", 0, 0),
        ("RLIMIT_NOFILE", DESCRIPTORS, DESCRIPTORS),
    )


def main():
    parent = os.getppid()
    node, arguments = os.path.realpath(sys.argv[1]), sys.argv[2:]
    os.closerange(3, MOST_DESCRIPTORS)
    prctl(PR_SET_PDEATHSIG, SIGKILL)
    if os.getppid() != parent:
        os._exit(1)
    readable = list(_readable(node, [text[len(READ_OPTION) :] for text in arguments if text.startswith(READ_OPTION)]))
    left = enter_namespaces(with_pids=False)
    prctl(PR_SET_SECUREBITS, NO_ROOT)
    locks = Locks(readable, seccomp_filter(for_node=True), _limits(arguments))
    held = locks.put_on()
    environment = {name: value for name, value in os.environ.items() if name not in ("PATH", "CPU_SECONDS")}
    os.execve(node, [node, *arguments, ",".join(held + left), sys.executable or ""], environment)


def _readable(node, paths):
    """What Node needs to start, and what its code may read."""
    yield node, READ_FILE | EXECUTE
    for path in sorted(_libraries()):
        yield path, READ_FILE | EXECUTE
    for path in ("/etc/ld.so.cache", "/dev/null"):
        if os.path.exists(path):
            yield path, READ_FILE
    for path in paths:
        yield path, READ_FILE | READ_DIR if os.path.isdir(path) else READ_FILE


def _libraries():
    """The libraries that this Node has loaded, its loader among them: the process that asks is the same program."""
    with open("/proc/%d/maps" % os.getppid()) as maps:
        for line in maps:
            fields = line.rstrip("\n").split(None, 5)
            if len(fields) == 6 and fields[1][2] == "x" and fields[5].startswith("/") and os.path.isfile(fields[5]):
                yield fields[5]


main()
