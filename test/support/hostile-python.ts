/**
 * Code that attacks the machine it is scored on (security.md S38, S39). Each attack ends in `loot` (whatever it got hold of) or
 * in an error. It knows the world of its test by the variables `port`, `udp`, `sock`, `secret`, `folder`, `pids`, `repo`,
 * `home` and `site`.
 */
export interface Attack {
  readonly name: string;
  readonly source: string;
  /** What comes of it: an error of this kind, or a score that holds nothing stolen. Default: any error. */
  readonly ends?: 'scored' | string;
  readonly timeoutMs?: number;
  /** Words of the error. */
  readonly reason?: string;
}

/** Raw calls through ctypes, on the machines whose numbers are known: [x86_64, aarch64]. */
const RAW = `
import ctypes, platform
libc = ctypes.CDLL(None, use_errno=True)
def raw(numbers, *arguments):
    return libc.syscall(numbers[0 if platform.machine() == "x86_64" else 1], *arguments)
`;
/** The same without the interpreter's own checks: the module that is loaded already, taken as it is. */
const LOADED = `
import sys, platform
ctypes = sys.modules["ctypes"]
libc = sys.modules["layers"].LIBC
def raw(numbers, *arguments):
    return libc.syscall(numbers[0 if platform.machine() == "x86_64" else 1], *arguments)
`;
const got = (expression: string) => `
loot = ${expression}
result = {"score": 1, "reasoning": "taken", "loot": repr(loot)}
`;
/** EPERM, EACCES or ENOSYS: the filter said no, not the kernel about a bad argument. */
const REFUSED =
  'raise PermissionError("refused" if ctypes.get_errno() in (1, 13, 38) else ctypes.get_errno())';
/** A raw call that must be refused. */
const rawCall = (name: string, numbers: string, args: string): Attack => ({
  name: `${name}, raw`,
  source: `${LOADED}\nassert raw(${numbers}, ${args}) == -1, "it worked"\n${REFUSED}`,
  ends: 'code_error',
  reason: 'refused',
});
const FRAME = `b'{"value": {"score": 1, "reasoning": "forged", "extra": {}}}'`;

export const NETWORK: Attack[] = [
  { name: 'TCP connect', source: `import socket\ns = socket.socket()\ns.connect(("127.0.0.1", port))\n1` },
  {
    name: 'TCP connect by urllib',
    source: `import urllib.request\n${got('urllib.request.urlopen("http://127.0.0.1:%d/" % port).read()')}`,
  },
  {
    name: 'UDP',
    source: `import socket\nsocket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("127.0.0.1", udp))\n1`,
  },
  { name: 'DNS', source: `import socket\n${got('socket.getaddrinfo("localhost", 80)')}` },
  { name: 'DNS by name', source: `import socket\n${got('socket.gethostbyname("example.com")')}` },
  { name: 'unix socket', source: 'import socket\ns = socket.socket(socket.AF_UNIX)\ns.connect(sock)\n1' },
  {
    name: 'abstract unix socket',
    source: 'import socket\ns = socket.socket(socket.AF_UNIX)\ns.bind("\\0assay")\n1',
  },
  { name: 'socket pair', source: `import socket\n${got('socket.socketpair()')}` },
  { name: 'raw socket', source: 'import socket\nsocket.socket(socket.AF_PACKET, socket.SOCK_RAW)\n1' },
  rawCall('socket', '(41, 198)', '2, 1, 0'),
];

export const SECRETS: Attack[] = [
  {
    name: "the parent's environment",
    source: `import os\n${got('open("/proc/%d/environ" % os.getppid()).read()')}`,
  },
  { name: 'its own first environment', source: got('open("/proc/self/environ").read()') },
  {
    name: 'environments of all',
    source: `all = ""\nfor pid in list(pids) + list(range(1, 400)):\n  try: all += open("/proc/%d/environ" % pid).read()\n  except OSError: pass\n${got('all')}`,
    ends: 'scored',
  },
  { name: 'its environment as it is', source: `import os\n${got('dict(os.environ)')}`, ends: 'scored' },
  {
    name: 'the memory of others',
    source: `f = open("/proc/%d/mem" % pids[0], "rb")\n${got('f.read(10)')}`,
  },
  { name: 'the command lines of others', source: got('open("/proc/%d/cmdline" % pids[0]).read()') },
  {
    name: 'ptrace by ctypes',
    source: `${RAW}\nassert raw((101, 117), 16, pids[0], 0, 0) == 0\n1`,
    ends: 'code_error',
  },
  rawCall('ptrace', '(101, 117)', '16, pids[0], 0, 0'),
  {
    name: 'process_vm_readv, raw',
    source: `${LOADED}\nassert raw((310, 270), pids[0], 0, 0, 0, 0, 0) == -1, "it worked"\n${REFUSED}`,
    ends: 'code_error',
    reason: 'refused',
  },
  rawCall('pidfd_open', '(434, 434)', 'pids[0], 0'),
  rawCall('pidfd_getfd', '(438, 438)', '3, 0, 0'),
  rawCall('kcmp', '(312, 272)', 'pids[0], pids[0], 0, 0, 0'),
  { name: 'the canary file', source: got('open(secret).read()') },
  {
    name: 'the canary file by os.open',
    source: `import os\n${got('os.read(os.open(secret, os.O_RDONLY), 99)')}`,
  },
  {
    name: 'a path descriptor, opened again',
    source: `import os\nfd = os.open(secret, os.O_PATH)\n${got('open("/proc/self/fd/%d" % fd).read()')}`,
  },
  { name: '/etc/passwd', source: got('open("/etc/passwd").read()') },
  { name: '.git/config of the repository', source: got('open(repo + "/.git/config").read()') },
  { name: 'the list of /', source: `import os\n${got('os.listdir("/")')}` },
  { name: 'the list of its folder', source: `import os\n${got('os.listdir(".")')}` },
  { name: 'a way up', source: `import os\n${got('os.listdir("../../../..")')}` },
  {
    name: 'a symlink to the secret',
    source: `import os\nos.symlink(secret, "link")\n${got('open("link").read()')}`,
  },
  { name: 'a hard link to the secret', source: `import os\nos.link(secret, folder + "/hard")\n1` },
  { name: 'a secret behind a symlink', source: got('open(folder + "/link").read()') },
  {
    name: 'packages of the user',
    source: `import sys\nsys.path.insert(0, site)\nimport canary_package\n${got('canary_package.SECRET')}`,
  },
  {
    name: 'a module by its file',
    source: `import runpy\n${got('runpy.run_path(site + "/canary_package.py")')}`,
  },
  {
    name: 'a database file',
    source: `import sqlite3\n${got('sqlite3.connect(folder + "/x.db").execute("create table t (a)")')}`,
  },
  {
    name: 'an extension of the database',
    source:
      'import sqlite3\nc = sqlite3.connect(":memory:")\nc.enable_load_extension(True)\nc.load_extension(folder + "/x.so")\n1',
  },
  { name: 'standard input', source: `import sys\n${got('sys.stdin.read()')}`, ends: 'scored' },
  {
    name: 'inherited descriptors',
    source: `import os\nfound = []\nfor fd in range(4, 256):\n  try: os.fstat(fd); found.append(fd)\n  except OSError: pass\nassert not found, found\n${got('found')}`,
    ends: 'scored',
  },
  {
    name: 'what it can read from its descriptors',
    source: `import os\nall = b""\nfor fd in range(0, 32):\n  try: all += os.read(fd, 1000)\n  except OSError: pass\n${got('all')}`,
    ends: 'scored',
  },
];

export const WRITING: Attack[] = [
  { name: 'a file in its folder', source: 'open("x", "w")\n1' },
  { name: 'a file in /tmp', source: 'open("/tmp/assay-hostile", "w")\n1' },
  { name: 'a file in the home folder', source: 'open(home + "/assay-hostile", "w")\n1' },
  { name: 'a file in the repository', source: 'open(repo + "/assay-hostile", "w")\n1' },
  { name: 'a temporary file', source: 'import tempfile\ntempfile.TemporaryFile()\n1' },
  { name: 'a log file', source: 'import logging\nlogging.FileHandler(folder + "/log")\n1' },
  { name: 'the canary file, appended', source: 'open(secret, "a").write("x")\n1' },
  { name: 'the canary file, emptied', source: 'import os\nos.truncate(secret, 0)\n1' },
  { name: 'the canary file, removed', source: 'import os\nos.unlink(secret)\n1' },
  { name: 'the canary file, renamed', source: 'import os\nos.rename(secret, secret + "2")\n1' },
  { name: 'the canary file, opened to all', source: 'import os\nos.chmod(secret, 0o777)\n1' },
  { name: 'the canary file, dated', source: 'import os\nos.utime(secret, (0, 0))\n1' },
  { name: 'a folder', source: 'import os\nos.mkdir(folder + "/d")\n1' },
  { name: 'a pipe with a name', source: 'import os\nos.mkfifo(folder + "/p")\n1' },
  {
    name: 'the disk, filled',
    source: `import os\nfor place in (".", "/tmp", home, "/dev/shm", folder):\n  try:\n    with open(os.path.join(place, "fill"), "wb") as f:\n      for _ in range(1000): f.write(b"x" * 10**6)\n    break\n  except OSError: pass\nelse: raise PermissionError()`,
  },
  {
    name: 'shared memory',
    source: 'from multiprocessing import shared_memory\nshared_memory.SharedMemory(create=True, size=10)\n1',
  },
  rawCall('memfd_create', '(319, 279)', 'b"x", 0'),
  rawCall('open to write', '(257, 56)', '-100, secret.encode(), 2'),
];

export const PROCESSES: Attack[] = [
  { name: 'fork', source: 'import os\nos.fork()\n1' },
  { name: 'a fork bomb', source: 'import os\nwhile True: os.fork()' },
  {
    name: 'a fork bomb that does not mind',
    source: 'import os\nwhile True:\n  try: os.fork()\n  except OSError: pass',
    ends: 'timeout',
    timeoutMs: 250,
  },
  {
    name: 'a bomb of threads',
    source: 'import threading, time\nwhile True: threading.Thread(target=time.sleep, args=(9,)).start()',
  },
  {
    name: 'multiprocessing',
    source: 'import multiprocessing\nmultiprocessing.Process(target=print).start()\n1',
  },
  {
    name: 'a daemon',
    source:
      'import os, time\nif os.fork() == 0:\n  os.setsid()\n  if os.fork() == 0: time.sleep(60)\n  os._exit(0)\n1',
  },
  { name: 'a session of its own', source: 'import os\nos.setsid()\n1' },
  { name: 'a process group of its own', source: 'import os\nos.setpgid(0, os.getppid())\n1' },
  { name: 'exec of a shell', source: 'import os\nos.execv("/bin/sh", ["sh", "-c", "echo escaped"])' },
  {
    name: 'os.system',
    source: 'import os\nassert os.system("touch /tmp/assay-hostile") != 0\nraise OSError()',
  },
  { name: 'subprocess', source: `import subprocess\n${got('subprocess.check_output(["id"])')}` },
  { name: 'posix_spawn', source: 'import os\nos.posix_spawn("/bin/sh", ["sh"], {})\n1' },
  { name: 'a terminal of its own', source: 'import pty\npty.fork()\n1' },
  {
    name: 'sudo',
    source: `import subprocess\n${got('subprocess.run(["sudo", "-n", "id"], capture_output=True)')}`,
  },
  rawCall('vfork', '(58, 220)', '0, 0, 0, 0, 0'),
  rawCall('clone3', '(435, 435)', '0, 0'),
  rawCall('execveat', '(322, 281)', '-100, b"/bin/sh", 0, 0, 0'),
  { name: 'a signal to the parent', source: 'import os, signal\nos.kill(os.getppid(), signal.SIGKILL)\n1' },
  {
    name: 'a signal to the runner and the canary',
    source:
      'import os, signal\nbad = 0\nfor pid in pids:\n  try: os.kill(pid, signal.SIGKILL); bad += 1\n  except OSError: pass\nassert bad\n1',
  },
  { name: 'a signal to all', source: 'import os, signal\nos.kill(-1, signal.SIGKILL)\n1' },
  { name: 'a signal to its group', source: 'import os, signal\nos.killpg(0, signal.SIGKILL)\n1' },
  {
    name: 'a signal by a descriptor that changes owner',
    source: 'import fcntl\nfcntl.fcntl(1, fcntl.F_SETOWN, pids[0])\n1',
  },
  {
    name: 'a signal by an asynchronous descriptor',
    source: 'import fcntl, array\nfcntl.ioctl(1, 0x5452, array.array("i", [1]))\n1',
  },
  rawCall('rt_sigqueueinfo', '(129, 138)', 'pids[0], 9, 0'),
  rawCall('tgkill', '(234, 131)', 'pids[0], pids[0], 9'),
  { name: 'its own SIGKILL', source: 'import os, signal\nos.kill(os.getpid(), signal.SIGKILL)\n1' },
];

export const SYSTEM: Attack[] = [
  { name: 'ctypes', source: `${RAW}\n1` },
  rawCall('mount', '(165, 40)', 'b"none", b"/", b"tmpfs", 0, 0'),
  rawCall('unshare', '(272, 97)', '0x10000000'),
  rawCall('setns', '(308, 268)', '3, 0'),
  rawCall('chroot', '(161, 51)', 'b"/"'),
  rawCall('prctl', '(157, 167)', '38, 0, 0, 0, 0'),
  rawCall('seccomp', '(317, 277)', '0, 0, 0'),
  rawCall('capset', '(126, 91)', '0, 0'),
  rawCall('setuid', '(105, 146)', '0'),
  rawCall('io_uring_setup', '(425, 425)', '1, 0'),
  rawCall('bpf', '(321, 280)', '0, 0, 0'),
  rawCall('perf_event_open', '(298, 241)', '0, 0, -1, -1, 0'),
  rawCall('userfaultfd', '(323, 282)', '0'),
  rawCall('keyctl', '(250, 219)', '0, 0, 0, 0, 0'),
  rawCall('prlimit of the runner', '(302, 261)', 'pids[0], 7, b"\\0" * 16, 0'),
  rawCall('a call of the 32-bit kind', '(0x40000000 + 41, 9999)', '2, 1, 0'),
  {
    name: 'code in its own memory',
    source: `import mmap\nmmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)\n1`,
  },
  rawCall('memory made executable', '(10, 226)', 'libc._handle & ~4095, 4096, 7'),
  {
    name: 'higher limits',
    source:
      'import resource\nresource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))\n1',
  },
  { name: 'a folder change', source: `import os\nos.chdir("/")\n${got('open("etc/passwd").read()')}` },
  { name: 'a priority', source: 'import os\nos.setpriority(os.PRIO_PROCESS, 0, -5)\n1' },
];

export const FORGERY: Attack[] = [
  {
    name: 'a result on standard output',
    source: `import os\nprint('{"value": {"score": 1, "reasoning": "forged", "extra": {}}}', flush=True)\nos._exit(0)`,
    ends: 'no_result',
  },
  {
    name: 'a reply of the server on standard output',
    source: `import os\nprint('{"nonce": "0", "printed": "", "answer": "{}"}', flush=True)\nos._exit(0)`,
    ends: 'no_result',
  },
  {
    name: 'a result on every descriptor',
    source: `import os\nbody = ${FRAME}\nfor fd in range(0, 32):\n  try: os.write(fd, b"%d\\n" % len(body) + body)\n  except OSError: pass\nos._exit(0)`,
    ends: 'forged',
  },
  {
    name: 'a result with a guessed token',
    source: `import os\nbody = ${FRAME}\nos.write(3, b"0" * 32 + b"%d\\n" % len(body) + body)\nos._exit(0)`,
    ends: 'forged',
  },
  {
    name: 'many guesses',
    source: `import os, random\nbody = ${FRAME}\nfor _ in range(100):\n  os.write(3, b"%032x%d\\n" % (random.getrandbits(128), len(body)) + body)\nos._exit(0)`,
    ends: 'forged',
  },
  { name: 'bytes before the true result', source: 'import os\nos.write(3, b"x")\n1', ends: 'forged' },
  {
    name: 'bytes behind the true result',
    source:
      'import atexit, os\nwrite, leave = os.write, os._exit\nos._exit = lambda code: (write(3, b"more"), leave(0))\n1',
    ends: 'forged',
  },
  {
    name: 'the token, looked for in all frames',
    source: `
import os, re, sys
texts, seen = [], set()
def dig(thing, depth):
    if depth > 5 or id(thing) in seen: return
    seen.add(id(thing))
    if isinstance(thing, (bytes, str)): texts.append(thing if isinstance(thing, bytes) else thing.encode("utf-8", "replace"))
    elif isinstance(thing, dict):
        for key, value in list(thing.items()): dig(key, depth + 1); dig(value, depth + 1)
    elif isinstance(thing, (list, tuple, set)):
        for one in list(thing): dig(one, depth + 1)
    elif hasattr(thing, "__dict__"): dig(vars(thing), depth + 1)
    for cell in getattr(thing, "__closure__", None) or () if callable(thing) and not isinstance(thing, type) else (): dig(cell.cell_contents, depth + 1)
frame = sys._getframe()
while frame:
    dig(dict(frame.f_locals), 0)
    dig(dict(frame.f_globals), 0)
    frame = frame.f_back
found = set(token for text in texts for token in re.findall(rb"\\b[0-9a-f]{32}\\b", text))
body = ${FRAME}
for token in found or [b"none"]:
    os.write(3, token + b"%d\\n" % len(body) + body)
os._exit(0)`,
    ends: 'forged',
  },
  {
    name: 'the token, looked for among all objects',
    source: `import gc\n${got('gc.get_objects()')}`,
    ends: 'code_error',
  },
  {
    name: 'the answer, sent before the code ended',
    source: 'import atexit, os\natexit._run_exitfuncs()\n1',
    ends: 'bad_result',
  },
  {
    name: 'another writer of JSON',
    source: `import json\njson.dumps = lambda *a, **k: '{"value": {"score": 7, "reasoning": "r", "extra": {}}}'\n1`,
    ends: 'bad_result',
  },
  {
    name: 'a result that is no JSON',
    source: 'import json\njson.dumps = lambda *a, **k: "NaN"\n1',
    ends: 'bad_result',
  },
  {
    name: 'a line break in the answer',
    source: `import json\njson.dumps = lambda *a, **k: '{"value":\\n{"score": 1}}\\n{"nonce": "x"}'\n1`,
    ends: 'bad_result',
  },
  {
    name: 'a check in place of a score',
    source: `import json\njson.dumps = lambda *a, **k: '{"checked": true}'\n1`,
    ends: 'bad_result',
  },
  {
    name: 'the other calls of the server',
    source: `import sys\n${got('[vars(m).get("calls") for m in sys.modules.values()] and [f for f in [sys._getframe().f_back.f_back.f_back.f_locals.get("server")] if vars(f)]')}`,
    ends: 'scored',
  },
];

export const LIMITS: Attack[] = [
  { name: 'a loop without an end', source: 'while True: pass', ends: 'timeout', timeoutMs: 250 },
  { name: 'a sleep without an end', source: 'import time\ntime.sleep(1e6)', ends: 'timeout', timeoutMs: 250 },
  {
    name: 'a loop that ignores everything',
    source:
      'import signal\nfor n in range(1, 32):\n  try: signal.signal(n, signal.SIG_IGN)\n  except (OSError, ValueError): pass\nwhile True:\n  try:\n    while True: pass\n  except BaseException: pass',
    ends: 'timeout',
    timeoutMs: 250,
  },
  {
    name: 'a slow regular expression',
    source: 'import re\nre.match("(a+)+$", "a" * 60 + "b")',
    ends: 'timeout',
    timeoutMs: 250,
  },
  {
    name: 'a lock that nobody opens',
    source: 'import threading\nlock = threading.Lock()\nlock.acquire()\nlock.acquire()',
    ends: 'timeout',
    timeoutMs: 250,
  },
  {
    name: 'memory, piece by piece',
    source: 'a = []\nwhile True: a.append(bytearray(10**7))',
    ends: 'code_error',
  },
  { name: 'memory at once', source: '"x" * 10**10', ends: 'code_error' },
  {
    name: 'memory that is kept',
    source:
      'a = []\nwhile True:\n  try: a.append("x" * 10**6)\n  except MemoryError: break\nwhile True:\n  try: a.append("x" * 100)\n  except MemoryError: break\n1',
    ends: 'scored',
  },
  { name: 'a flood on standard output', source: 'while True: print("x" * 10000)', ends: 'too_large' },
  {
    name: 'a flood on standard errors',
    source: 'import sys\nwhile True: sys.stderr.write("x" * 10000)',
    ends: 'too_large',
  },
  {
    name: 'a flood past the interpreter',
    source: 'import os\nwhile True: os.write(2, b"\\0" * 65536)',
    ends: 'too_large',
  },
  {
    name: 'a flood on the result',
    source: 'import os\nwhile True: os.write(3, b"\\0" * 65536)',
    ends: 'too_large',
  },
  { name: 'a large result', source: '{"score": 1, "reasoning": "x" * 2 * 10**6}', ends: 'too_large' },
  { name: 'deep recursion', source: 'def f(): return f()\nf()', ends: 'code_error' },
  {
    name: 'recursion without a limit',
    source: 'import sys\nsys.setrecursionlimit(10**9)\ndef f(n): return [f(n + 1)]\nf(0)',
    timeoutMs: 400,
  },
  {
    name: 'recursion in C',
    source:
      'import sys\nsys.setrecursionlimit(10**9)\nclass A:\n  def __getattr__(self, n): return getattr(self, n + "x")\nA().a',
  },
  { name: 'a deep expression', source: `${'-'.repeat(20_000)}1` },
  { name: 'a huge integer', source: '10 ** 10 ** 7', ends: 'timeout', timeoutMs: 250 },
  {
    name: 'a huge integer as text',
    source: 'result = {"score": 1, "x": str(10 ** 5000)}\nx = 10 ** 5000\nresult["y"] = x\nresult',
  },
  { name: 'an end by itself', source: 'import os\nos._exit(0)', ends: 'no_result' },
  { name: 'the exit code of a broken sandbox', source: 'import os\nos._exit(96)' },
  { name: 'an exception of the lowest kind', source: 'raise BaseException("low")', ends: 'code_error' },
  { name: 'an interruption', source: 'raise KeyboardInterrupt()', ends: 'code_error' },
  { name: 'all descriptors closed', source: 'import os\nos.closerange(0, 256)\n1', ends: 'no_result' },
  {
    name: 'all descriptors closed, and no end',
    source: 'import os\nos.closerange(0, 256)\nwhile True: pass',
    ends: 'timeout',
    timeoutMs: 250,
  },
  { name: 'an abort', source: 'import os\nos.abort()', ends: 'killed' },
  {
    name: 'an alarm',
    source: 'import signal, time\nsignal.setitimer(signal.ITIMER_REAL, 0.01)\ntime.sleep(5)',
    ends: 'killed',
  },
  { name: 'a bomb in a message', source: 'raise Exception(b"x" * 10**8)', ends: 'code_error' },
  {
    name: 'a message that raises',
    source: 'class E(Exception):\n  def __str__(self): raise E()\nraise E()',
    ends: 'code_error',
  },
  {
    name: 'a message that hangs',
    source: 'class E(Exception):\n  def __str__(self):\n    while True: pass\nraise E()',
    ends: 'timeout',
    timeoutMs: 250,
  },
  {
    name: 'a score that raises',
    source: 'class F(float):\n  def __float__(self): raise SystemExit(0)\nF(1)',
  },
  {
    name: 'a result that changes',
    source: 'class D(dict):\n  def __getitem__(self, k): return 5\nD(score=1)',
    ends: 'bad_result',
  },
  {
    name: 'half a character',
    source: '{"score": 1, "reasoning": "\\ud800 \\udfff", "\\ud800": "\\udc00"}',
    ends: 'scored',
  },
  {
    name: 'commands for the runner',
    source: 'print("::set-output name=x::y")\n{"score": 1, "reasoning": "::error::x\\n::stop-commands::y"}',
    ends: 'scored',
  },
  { name: 'a null byte in the code', source: '1 #\0' },
];
