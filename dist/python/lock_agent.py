"""Starts a program that works in a folder of its own, kept from what is not its business: lock_agent.py OPTION ... -- PROGRAM ARGUMENT ...

`--hide=PATH` names what cannot be reached, `--write=PATH` what may be changed, `--read=PATH` what may be read although it is hidden.
Everything else can be read and run. Hidden stays hidden below what may be changed. With `--probe` alone it says which layers there are.

Landlock also keeps it from the memory, environment and open files of every process that it did not start itself.
"""

import ctypes
import json
import os
import sys

from layers import EXECUTE, FILE_RIGHTS, LANDLOCK_RESTRICT, READ_DIR, READ_FILE, landlock_ruleset, landlock_version, prctl, syscall

PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS = 24, 38
#: What lets root look into other processes and at raw disks past Landlock: DAC_READ_SEARCH, SYS_MODULE, SYS_RAWIO, SYS_PTRACE,
#: SYS_ADMIN, PERFMON, BPF, CHECKPOINT_RESTORE. Gone with the next program that is run.
BEYOND = (2, 16, 17, 19, 21, 38, 39, 40)
#: First version that knows how files are renamed and linked between folders, and that counts truncating as writing.
OLDEST = 3
READ = EXECUTE | READ_FILE | READ_DIR
#: Rights that make sense for something that is no folder: run, write, read, truncate, control of devices.
OF_FILES = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 14 | 1 << 15
#: Devices that programs expect; the others are disks and memory, which hold every file.
DEVICES = ("null", "zero", "full", "random", "urandom", "tty", "ptmx", "pts", "shm")
SEALED = ("/dev", "/sys/kernel/debug", "/sys/kernel/tracing")
#: Exit codes of shells for a program that cannot be started; the first is ours.
NOT_LOCKED, NOT_RUN, NOT_FOUND = 125, 126, 127


def main():
    if sys.argv[1:] == ["--probe"]:
        print(json.dumps({"landlock": landlock_version() >= OLDEST}))
        return
    end = sys.argv.index("--")
    options = [text.split("=", 1) for text in sys.argv[1:end]]
    given = {name: [os.path.realpath(path) for key, path in options if key == name] for name in ("--hide", "--write", "--read")}
    lock(given["--hide"], given["--write"], given["--read"])
    run(sys.argv[end + 1 :])


def lock(hidden, writable, readable):
    rights = FILE_RIGHTS[min(landlock_version(), 5)]
    rules = {}

    def grant(path, allowed):
        rules[path] = rules.get(path, 0) | (allowed & (rights if os.path.isdir(path) else OF_FILES))

    for path in around("/", [*hidden, *SEALED]):
        grant(path, READ & rights)
    for name in DEVICES:
        for path in around(os.path.join("/dev", name), hidden):
            grant(path, rights)
    for path in writable:
        # What lies in something hidden was named on purpose.
        below = [one for one in hidden if one != path and inside(path, one)]
        for part in around(path, below):
            grant(part, rights)
    for path in readable:
        grant(path, READ & rights)
    rules = {path: allowed for path, allowed in rules.items() if os.path.exists(path)}
    ruleset = landlock_ruleset(list(rules.items()), for_files_only=True)
    for capability in BEYOND:
        prctl(PR_CAPBSET_DROP, capability)
    prctl(PR_SET_NO_NEW_PRIVS, 1)
    if ruleset < 0 or syscall(LANDLOCK_RESTRICT, ctypes.c_int(ruleset), ctypes.c_uint32(0)) != 0:
        print("the workspace could not be locked", file=sys.stderr)
        sys.exit(NOT_LOCKED)


def inside(folder, path):
    return path == folder or path.startswith(folder.rstrip("/") + "/")


def around(folder, hidden):
    """The fewest paths that together are the folder without what is hidden in it. Links are left out: what they lead to counts."""
    if folder in hidden:
        return
    below = [path for path in hidden if inside(folder, path)]
    if not below:
        yield folder
        return
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return
    for name in names:
        path = os.path.join(folder, name)
        if not os.path.islink(path):
            yield from around(path, below)


def run(command):
    try:
        os.execvpe(command[0], command, os.environ)
    except FileNotFoundError:
        print("%s was not found" % command[0], file=sys.stderr)
        sys.exit(NOT_FOUND)
    except OSError as error:
        print("%s cannot be run: %s" % (command[0], error.strerror), file=sys.stderr)
        sys.exit(NOT_RUN)


main()
