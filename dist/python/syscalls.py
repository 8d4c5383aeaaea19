"""The system calls a scorer may make, as a seccomp filter (seccomp(2), "BPF programs").

What is not named here is refused: no sockets, no processes, no signals, no ptrace, no mounts, no io_uring, and nothing
that a later kernel adds. A refused call fails with EPERM, or with ENOSYS where a C library may have a way without it.
"""

import os
import struct

#: Name, number on x86_64, number on aarch64 (None: that machine does not have it).
ALLOWED = (
    ("read", 0, 63), ("write", 1, 64), ("close", 3, 57), ("fstat", 5, 80), ("lseek", 8, 62),
    ("newfstatat", 262, 79), ("stat", 4, None), ("lstat", 6, None), ("statx", 332, 291),
    ("getdents64", 217, 61), ("munmap", 11, 215), ("brk", 12, 214), ("mremap", 25, 216), ("madvise", 28, 233),
    ("futex", 202, 98), ("rt_sigaction", 13, 134), ("rt_sigprocmask", 14, 135), ("rt_sigreturn", 15, 139),
    ("rt_sigpending", 127, 136), ("rt_sigtimedwait", 128, 137), ("rt_sigsuspend", 130, 133), ("sigaltstack", 131, 132),
    ("pread64", 17, 67), ("pwrite64", 18, 68), ("readv", 19, 65), ("writev", 20, 66), ("access", 21, None),
    ("faccessat", 269, 48), ("faccessat2", 439, 439), ("fadvise64", 221, 223), ("getcwd", 79, 17),
    ("dup", 32, 23), ("dup2", 33, None), ("dup3", 292, 24), ("close_range", 436, 436),
    ("poll", 7, None), ("ppoll", 271, 73), ("select", 23, None), ("pselect6", 270, 72), ("pause", 34, None),
    ("sched_yield", 24, 124), ("sched_getaffinity", 204, 123), ("getcpu", 309, 168), ("rseq", 334, 293),
    ("set_robust_list", 273, 99), ("restart_syscall", 219, 128), ("exit", 60, 93), ("exit_group", 231, 94),
    ("nanosleep", 35, 101), ("clock_nanosleep", 230, 115), ("clock_gettime", 228, 113), ("clock_getres", 229, 114),
    ("gettimeofday", 96, 169), ("time", 201, None), ("times", 100, 153), ("alarm", 37, None),
    ("getitimer", 36, 102), ("setitimer", 38, 103), ("getrandom", 318, 278), ("uname", 63, 160),
    ("getrlimit", 97, 163), ("getrusage", 98, 165), ("sysinfo", 99, 179), ("wait4", 61, 260),
    ("getpid", 39, 172), ("gettid", 186, 178), ("getppid", 110, 173), ("getpgrp", 111, None), ("getpgid", 121, 155),
    ("getsid", 124, 156), ("getuid", 102, 174), ("geteuid", 107, 175), ("getgid", 104, 176), ("getegid", 108, 177),
    ("getresuid", 118, 148), ("getresgid", 120, 150), ("getgroups", 115, 158),
)  # fmt: skip

#: What Node needs besides: its event loop, its threads, and the start of the program itself, which Landlock holds to Node.
NODE_ALLOWED = (
    ("execve", 59, 221), ("arch_prctl", 158, None), ("set_tid_address", 218, 96), ("readlink", 89, None),
    ("readlinkat", 267, 78), ("capget", 125, 90), ("pipe2", 293, 59), ("eventfd2", 290, 19), ("epoll_create1", 291, 20),
    ("epoll_ctl", 233, 21), ("epoll_wait", 232, None), ("epoll_pwait", 281, 22), ("membarrier", 324, 283),
    ("sched_getparam", 143, 121), ("sched_getscheduler", 145, 120), ("getsockname", 51, 204), ("getsockopt", 55, 209),
    ("mincore", 27, 232),
)  # fmt: skip
CLONE_THREAD = 0x00010000

#: Name of the machine -> (column in ALLOWED, its number in seccomp_data.arch).
MACHINES = {"x86_64": (1, 0xC000003E), "aarch64": (2, 0xC00000B7)}

EPERM, EACCES, ENOSYS = 1, 13, 38
#: First number of the range in which the machines agree; calls from here on came with Linux 5.1 and later.
UNIFIED = 424
#: x32 calls on x86_64 carry this bit and would pass a filter that looks at plain numbers only.
X32_BIT = 0x40000000

LOAD, JUMP_EQUAL, JUMP_AT_LEAST, JUMP_ANY_BIT, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
KILL_PROCESS, ERRNO, ALLOW = 0x80000000, 0x00050000, 0x7FFF0000
NUMBER_AT, ARCH_AT = 0, 4

#: O_WRONLY|O_RDWR, O_CREAT, O_TRUNC, O_PATH: whatever else is missing, a scorer never opens a file to write.
WRITING = 0x3 | 0x40 | 0x200 | 0x200000
PROT_WRITE, PROT_EXEC, MAP_ANONYMOUS = 0x2, 0x4, 0x20
#: TCGETS, TIOCGWINSZ, FIONCLEX, FIOCLEX: what the interpreter itself asks of a descriptor. No TIOCSTI, no FIOASYNC.
IOCTLS = (0x5401, 0x5413, 0x5450, 0x5451)
#: F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC. No F_SETOWN: it sends signals to other processes.
FCNTLS = (0, 1, 2, 3, 4, 1030)


def seccomp_filter(machine=None, for_node=False):
    """The filter as the bytes of `struct sock_filter[]`; None on a machine whose numbers are not known. That for Node lets
    threads be made as well, and still no process."""
    known = MACHINES.get(machine or os.uname().machine)
    if known is None:
        return None
    column, arch = known
    refuse = (RETURN, 0, 0, ERRNO | EPERM)
    allow = (RETURN, 0, 0, ALLOW)
    program = [
        (LOAD, 0, 0, ARCH_AT),
        (JUMP_EQUAL, 1, 0, arch),
        (RETURN, 0, 0, KILL_PROCESS),
        (LOAD, 0, 0, NUMBER_AT),
    ]
    if column == 1:
        program += [(JUMP_AT_LEAST, 0, 1, X32_BIT), refuse]
    for entry in ALLOWED + NODE_ALLOWED if for_node else ALLOWED:
        if entry[column] is not None:
            program += [(JUMP_EQUAL, 0, 1, entry[column]), allow]

    def guard(numbers, body):
        if numbers[column - 1] is not None:
            program.append((JUMP_EQUAL, 0, len(body), numbers[column - 1]))
            program.extend(body)

    def argument(index, high=False):
        return (LOAD, 0, 0, 16 + 8 * index + (4 if high else 0))

    def only(index, values):
        tests = [(JUMP_EQUAL, len(values) - at, 0, value) for at, value in enumerate(values)]
        return [argument(index), *tests, refuse, allow]

    def reading(index):
        return [argument(index), (JUMP_ANY_BIT, 0, 1, WRITING), (RETURN, 0, 0, ERRNO | EACCES), allow]

    if for_node:
        guard((56, 220), [argument(0), (JUMP_ANY_BIT, 1, 0, CLONE_THREAD), refuse, allow])  # clone
    guard((2, None), reading(1))  # open
    guard((257, 56), reading(2))  # openat
    guard((16, 29), only(1, IOCTLS))
    guard((72, 25), only(1, FCNTLS))
    guard((10, 226), [argument(2), (JUMP_ANY_BIT, 0, 1, PROT_EXEC), refuse, allow])  # mprotect
    guard(
        (9, 222),  # mmap: code only from files, and never writable
        [
            argument(2),
            (JUMP_ANY_BIT, 0, 5, PROT_EXEC),
            (JUMP_ANY_BIT, 3, 0, PROT_WRITE),
            argument(3),
            (JUMP_ANY_BIT, 1, 0, MAP_ANONYMOUS),
            allow,
            refuse,
            allow,
        ],
    )
    # prlimit64 to read limits only: it can also change those of another process.
    guard(
        (302, 261),
        [argument(2), (JUMP_EQUAL, 0, 2, 0), argument(2, True), (JUMP_EQUAL, 1, 0, 0), refuse, allow],
    )
    program += [(JUMP_AT_LEAST, 0, 1, UNIFIED), (RETURN, 0, 0, ERRNO | ENOSYS), refuse]
    return b"".join(struct.pack("=HBBI", *step) for step in program)
