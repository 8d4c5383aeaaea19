"""What stands between a scorer and the machine: limits, no privileges, Landlock, seccomp and namespaces.

Every layer is told by name, so that a result can say which of them held it (security.md S38).
"""

import os
import struct
import sys

from syscalls import seccomp_filter

try:
    import ctypes

    LIBC = ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None
except (ImportError, OSError):
    LIBC = None
try:
    import fcntl
    import resource
except ImportError:
    fcntl = resource = None

#: All layers, in the order in which they are shown.
LAYERS = (
    "limits",
    "no_new_privileges",
    "no_capabilities",
    "landlock",
    "seccomp",
    "user_namespace",
    "pid_namespace",
    "network_namespace",
    "ipc_namespace",
)

#: Origin of the numbers: security.md S38. A second of grace lets the signal of the soft limit come first.
CPU_SECONDS = 10
MEMORY_BYTES = 512 * 1024 * 1024
FILE_BYTES = 1024 * 1024
DESCRIPTORS = 32
#: Where the Landlock ruleset waits for the next child.
RULESET_FD = 64

PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_SECCOMP, PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 1, 4, 22, 36, 38
SECCOMP_MODE_FILTER = 2
CAPSET = {"x86_64": 126, "aarch64": 91}
CAPABILITY_VERSION_3 = 0x20080522
LANDLOCK_CREATE, LANDLOCK_ADD, LANDLOCK_RESTRICT = 444, 445, 446
EXECUTE, READ_FILE, READ_DIR = 1 << 0, 1 << 2, 1 << 3
#: File rights that each version of Landlock knows; all that are handled and not granted are denied.
FILE_RIGHTS = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 4: (1 << 15) - 1, 5: (1 << 16) - 1}
NAMESPACES = (
    ("user_namespace", 0x10000000),
    ("network_namespace", 0x40000000),
    ("ipc_namespace", 0x08000000),
    ("pid_namespace", 0x20000000),
)


def prctl(option, value):
    """One prctl(2); True when it worked, False also where there is none."""
    return LIBC is not None and LIBC.prctl(option, ctypes.c_ulong(value), 0, 0, 0) == 0


def prctl_pointer(option, value, pointer):
    return LIBC.prctl(option, ctypes.c_ulong(value), pointer, 0, 0) == 0


def syscall(number, *arguments):
    return LIBC.syscall(ctypes.c_long(number), *arguments)


def python_limits(cpu_seconds=CPU_SECONDS, memory_bytes=MEMORY_BYTES):
    """Limits of a scorer in Python; the layer counts only with the two that matter, which stand first."""
    return (
        ("RLIMIT_CPU", cpu_seconds, cpu_seconds + 1),
        ("RLIMIT_AS", memory_bytes, memory_bytes),
        ("RLIMIT_CORE", 0, 0),
        ("RLIMIT_FSIZE", FILE_BYTES, FILE_BYTES),
        ("RLIMIT_NOFILE", DESCRIPTORS, DESCRIPTORS),
        ("RLIMIT_NPROC", 0, 0),
    )


class Locks:
    """Everything that is made once and put on in every child; by default what a scorer in Python needs.

    `readable` are (path, Landlock rights), `program` is a seccomp filter, `limits` are rows of (name, soft, hard)."""

    def __init__(self, readable=None, program=None, limits=None):
        self.limits = python_limits() if limits is None else limits
        self.filter = (program or seccomp_filter()) if LIBC is not None else None
        self.ruleset = landlock_ruleset(library() if readable is None else readable) if LIBC is not None else -1
        self.machine = os.uname().machine if hasattr(os, "uname") else ""
        self.program = _program(self.filter) if self.filter is not None else None

    def put_on(self):
        """Restricts this process for good; the names of the layers that hold from now on."""
        held = []
        if _limit(self.limits):
            held.append("limits")
        if prctl(PR_SET_NO_NEW_PRIVS, 1):
            held.append("no_new_privileges")
        if self._drop_capabilities():
            held.append("no_capabilities")
        if self.ruleset >= 0 and syscall(LANDLOCK_RESTRICT, ctypes.c_int(self.ruleset), ctypes.c_uint32(0)) == 0:
            held.append("landlock")
        if self.program is not None and prctl_pointer(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, self.program):
            held.append("seccomp")
        return held

    def _drop_capabilities(self):
        if LIBC is None or self.machine not in CAPSET:
            return False
        header = ctypes.create_string_buffer(struct.pack("=Ii", CAPABILITY_VERSION_3, 0))
        none = ctypes.create_string_buffer(24)
        return syscall(CAPSET[self.machine], header, none) == 0


def _program(steps):
    """`struct sock_fprog`: number of steps, padding, address. The steps are kept alive beside it."""
    kept = ctypes.create_string_buffer(steps, len(steps))
    program = ctypes.create_string_buffer(struct.pack("@HP", len(steps) // 8, ctypes.addressof(kept)))
    program.kept = kept
    return program


def enter_namespaces(with_pids):
    """Leaves the namespaces of the machine as far as it lets us; the names of those that were left."""
    left = []
    if LIBC is not None:
        for name, flag in NAMESPACES:
            if (with_pids or name != "pid_namespace") and LIBC.unshare(ctypes.c_int(flag)) == 0:
                left.append(name)
    return left


def _limit(limits):
    if resource is None:
        return False
    done = set()
    for name, soft, hard in limits:
        try:
            resource.setrlimit(getattr(resource, name), (soft, hard))
            done.add(name)
        except (AttributeError, ValueError, OSError):
            pass  # This system has no such limit.
    return all(name in done for name, _, _ in limits[:2])


def landlock_version():
    """Version of Landlock of this kernel; below 1 where there is none."""
    return -1 if LIBC is None else syscall(LANDLOCK_CREATE, None, ctypes.c_size_t(0), ctypes.c_uint32(1))


def landlock_ruleset(readable, for_files_only=False):
    """A ruleset that lets these paths be used as far as their rights say, and nothing else; -1 where there is no Landlock."""
    version = landlock_version()
    if version < 1:
        return -1
    files = FILE_RIGHTS[min(version, 5)]
    network = 3 if version >= 4 and not for_files_only else 0  # bind and connect, TCP
    scopes = 3 if version >= 6 else 0  # abstract sockets, signals to processes outside
    attribute = struct.pack("=QQQ", files, network, scopes)[: 8 if version < 4 else 16 if version < 6 else 24]
    ruleset = syscall(LANDLOCK_CREATE, attribute, ctypes.c_size_t(len(attribute)), ctypes.c_uint32(0))
    if ruleset < 0:
        return -1
    try:
        for path, rights in readable:
            try:
                _grant(ruleset, path, rights)
            except OSError:
                # What is gone by now needs no grant.
                if for_files_only and not os.path.exists(path):
                    continue
                raise
    except OSError:
        os.close(ruleset)
        return -1
    # Out of the way of the descriptors of the calls.
    moved = fcntl.fcntl(ruleset, fcntl.F_DUPFD_CLOEXEC, RULESET_FD)
    os.close(ruleset)
    return moved


def library():
    """Paths that scorers may read, as (path, rights). Of the library its own files only, not the packages that somebody installed into it."""
    for folder in ("/usr/share/zoneinfo", "/usr/lib/zoneinfo"):
        if os.path.isdir(folder):
            yield folder, READ_FILE | READ_DIR
    for folder in sys.path:
        if not os.path.isdir(folder):
            if os.path.isfile(folder):
                yield folder, READ_FILE
            continue
        yield folder, READ_DIR
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name in ("site-packages", "dist-packages"):
                    continue
                if entry.is_dir():
                    yield entry.path, READ_FILE | READ_DIR
                elif entry.is_file():
                    yield entry.path, READ_FILE


def _grant(ruleset, path, rights):
    handle = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        rule = struct.pack("=Qi", rights, handle)
        if syscall(LANDLOCK_ADD, ctypes.c_int(ruleset), ctypes.c_int(1), rule, ctypes.c_uint32(0)) != 0:
            raise OSError(ctypes.get_errno(), "landlock_add_rule")
    finally:
        os.close(handle)
