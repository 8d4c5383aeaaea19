import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasPython } from '../../support/code-scoring.ts';

const SOURCES = join(import.meta.dirname, '../../../src/sandbox/python');
const ARCH: Record<string, number> = { x86_64: 0xc000003e, aarch64: 0xc00000b7 };
/** Numbers by asm/unistd_64.h and asm-generic/unistd.h. */
const NUMBERS: Record<string, [x86: number, arm: number]> = {
  read: [0, 63],
  write: [1, 64],
  exit_group: [231, 94],
  futex: [202, 98],
  getrandom: [318, 278],
  openat: [257, 56],
  mmap: [9, 222],
  mprotect: [10, 226],
  ioctl: [16, 29],
  fcntl: [72, 25],
  prlimit64: [302, 261],
  socket: [41, 198],
  connect: [42, 203],
  clone: [56, 220],
  clone3: [435, 435],
  execve: [59, 221],
  kill: [62, 129],
  tgkill: [234, 131],
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  mount: [165, 40],
  unshare: [272, 97],
  prctl: [157, 167],
  unlinkat: [263, 35],
  linkat: [265, 37],
  symlinkat: [266, 36],
  renameat2: [316, 276],
  mkdirat: [258, 34],
  fchmodat: [268, 53],
  utimensat: [280, 88],
  memfd_create: [319, 279],
  shmget: [29, 194],
  bpf: [321, 280],
  setsid: [112, 157],
  io_uring_setup: [425, 425],
  'of a later kernel': [600, 600],
};
const ALLOWED = 'allowed';
const EPERM = 'errno 1';
const EACCES = 'errno 13';
const ENOSYS = 'errno 38';

type Verdict = (number: number, args: readonly bigint[], arch?: number) => string;

/** The filter of a machine, run as the kernel runs it (classic BPF over `struct seccomp_data`). */
function filterOf(machine: string, forNode = false): Verdict {
  const code =
    'import sys; sys.path.insert(0, sys.argv[1]); import syscalls; print(syscalls.seccomp_filter(sys.argv[2], sys.argv[3] == "node").hex())';
  const hex = execFileSync('python3', ['-B', '-c', code, SOURCES, machine, forNode ? 'node' : ''], {
    encoding: 'utf8',
  }).trim();
  const steps = Buffer.from(hex, 'hex');
  return (number, args, arch = ARCH[machine] ?? 0) => {
    const data = Buffer.alloc(64);
    data.writeUInt32LE(number, 0);
    data.writeUInt32LE(arch, 4);
    for (const [index, arg] of args.entries()) data.writeBigUInt64LE(arg, 16 + 8 * index);
    let accumulator = 0;
    for (let at = 0; at < steps.length / 8; at++) {
      const operation = steps.readUInt16LE(at * 8);
      const [yes, no, value] = [
        steps[at * 8 + 2] ?? 0,
        steps[at * 8 + 3] ?? 0,
        steps.readUInt32LE(at * 8 + 4),
      ];
      if (operation === 0x20) accumulator = data.readUInt32LE(value);
      else if (operation === 0x06) {
        if (value === 0x7fff0000) return ALLOWED;
        return value >>> 16 === 5 ? `errno ${value & 0xffff}` : 'killed';
      } else {
        const holds =
          operation === 0x15
            ? accumulator === value
            : operation === 0x35
              ? accumulator >= value
              : (accumulator & value) !== 0;
        at += holds ? yes : no;
      }
    }
    return 'ran off the end';
  };
}

describe.skipIf(!hasPython).each([
  ['x86_64', 0],
  ['aarch64', 1],
] as const)('the filter of system calls on %s (needs python3)', (machine, column) => {
  const verdict: Verdict = hasPython ? filterOf(machine) : () => 'no python3';
  it.each<[call: string, args: bigint[], expected: string]>([
    ...['read', 'write', 'exit_group', 'futex', 'getrandom'].map((call): [string, bigint[], string] => [
      call,
      [],
      ALLOWED,
    ]),
    ...'socket connect clone execve kill tgkill ptrace process_vm_readv mount unshare prctl unlinkat linkat symlinkat renameat2 mkdirat fchmodat utimensat memfd_create shmget bpf setsid'
      .split(' ')
      .map((call): [string, bigint[], string] => [call, [], EPERM]),
    ['clone3', [], ENOSYS],
    ['io_uring_setup', [], ENOSYS],
    ['of a later kernel', [], ENOSYS],
    ['openat', [0n, 0n, 0x80000n], ALLOWED],
    ['openat', [0n, 0n, 1n], EACCES],
    ['openat', [0n, 0n, 2n], EACCES],
    ['openat', [0n, 0n, 0x40n], EACCES],
    ['openat', [0n, 0n, 0x200n], EACCES],
    ['openat', [0n, 0n, 0x200000n], EACCES],
    ['mmap', [0n, 0n, 3n, 0x22n], ALLOWED],
    ['mmap', [0n, 0n, 5n, 0x2n], ALLOWED],
    ['mmap', [0n, 0n, 5n, 0x22n], EPERM],
    ['mmap', [0n, 0n, 7n, 0x2n], EPERM],
    ['mprotect', [0n, 0n, 3n], ALLOWED],
    ['mprotect', [0n, 0n, 5n], EPERM],
    ['ioctl', [1n, 0x5401n], ALLOWED],
    ['ioctl', [1n, 0x5412n], EPERM],
    ['fcntl', [1n, 3n], ALLOWED],
    ['fcntl', [1n, 1030n], ALLOWED],
    ['fcntl', [1n, 8n], EPERM],
    ['fcntl', [1n, 10n], EPERM],
    ['prlimit64', [0n, 7n, 0n], ALLOWED],
    ['prlimit64', [0n, 7n, 0x1000n], EPERM],
    ['prlimit64', [0n, 7n, 0x100000000n], EPERM],
  ])('%s, %#', (call, args, expected) => {
    expect(verdict(NUMBERS[call]?.[column] ?? -1, args)).toBe(expected);
  });

  it('lets Node have threads and its own start besides, and nothing else of the list', () => {
    const node: Verdict = hasPython ? filterOf(machine, true) : () => 'no python3';
    const says = (call: string, args: bigint[] = []) => node(NUMBERS[call]?.[column] ?? -1, args);
    expect([says('clone', [0x10000n]), says('clone', [0x11n]), says('clone3')]).toEqual([
      ALLOWED,
      EPERM,
      ENOSYS,
    ]);
    expect([says('execve'), says('read')]).toEqual([ALLOWED, ALLOWED]);
    for (const call of 'socket connect kill tgkill ptrace process_vm_readv mount unshare prctl unlinkat memfd_create bpf'.split(
      ' ',
    ))
      expect(says(call), call).toBe(EPERM);
    expect([says('openat', [0n, 0n, 1n]), says('mprotect', [0n, 0n, 5n])]).toEqual([EACCES, EPERM]);
    expect(says('mmap', [0n, 0n, 7n, 0x22n])).toBe(EPERM);
  });

  it('lets nothing of another machine or another way of calling through', () => {
    expect(verdict(1, [], 0x40000003)).toBe('killed');
    if (machine === 'x86_64') expect(verdict(0x40000000, [])).toBe(EPERM);
  });
});
