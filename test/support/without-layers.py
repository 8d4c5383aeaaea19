"""Starts a program on a kernel that seems to lack Landlock, seccomp filters or namespaces: without-layers.py landlock,seccomp -- program ..."""

import ctypes
import os
import platform
import struct
import sys

lacking = sys.argv[1].split(",")
program = sys.argv[sys.argv.index("--") + 1 :]
column = 0 if platform.machine() == "x86_64" else 1
ENOSYS, EINVAL, EPERM = 38, 22, 1


def equal(number, body):
    return [(0x15, 0, len(body), number), *body]


def error(number):
    return (0x06, 0, 0, 0x00050000 | number)


steps = [(0x20, 0, 0, 0)]
if "landlock" in lacking:
    steps += equal(444, [error(ENOSYS)])
if "seccomp" in lacking:
    # prctl(PR_SET_SECCOMP)
    steps += equal((157, 167)[column], [(0x20, 0, 0, 16), (0x15, 0, 1, 22), error(EINVAL), (0x06, 0, 0, 0x7FFF0000)])
if "namespaces" in lacking:
    steps += equal((272, 97)[column], [error(EPERM)])
steps.append((0x06, 0, 0, 0x7FFF0000))
data = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *step) for step in steps))
libc = ctypes.CDLL(None)
assert libc.prctl(38, 1, 0, 0, 0) == 0
filter = struct.pack("@HP", len(steps), ctypes.addressof(data))
assert libc.prctl(22, 2, filter, 0, 0) == 0
os.execvpe(program[0], program, os.environ)
