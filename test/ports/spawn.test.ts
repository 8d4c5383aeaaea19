import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { nodeProcesses } from '../../src/ports/node-processes.ts';
import { nodeSpawn } from '../../src/ports/node-spawn.ts';
import type { Child } from '../../src/ports/ports.ts';

const { isAlive, pid } = nodeProcesses();
const start = (
  command: readonly string[],
  env: Record<string, string> = { PATH: process.env['PATH'] ?? '' },
) => nodeSpawn()(command, { cwd: tmpdir(), env });
function collected(child: Child) {
  const texts = { output: '', errors: '', pieces: [] as string[] };
  child.onOutput((text) => {
    texts.output += text;
    texts.pieces.push(text);
  });
  child.onErrors((text) => {
    texts.errors += text;
  });
  return texts;
}

describe('a program', () => {
  it('gets its input and gives output, errors and exit code apart', async () => {
    const child = start(['sh', '-c', 'cat; echo wrong >&2; exit 3']);
    const texts = collected(child);
    child.write('grüß ');
    child.write('dich');
    child.closeInput();
    expect(await child.ended).toEqual({ code: 3, signal: null });
    expect(texts).toMatchObject({ output: 'grüß dich', errors: 'wrong\n' });
  });

  it('gets its arguments as they are: no shell looks at them', async () => {
    const child = start(['printf', '%s|', '$HOME', '`id`', '; ls', '"', '*']);
    const texts = collected(child);
    await child.ended;
    expect(texts.output).toBe('$HOME|`id`|; ls|"|*|');
  });

  it('inherits nothing of our environment', async () => {
    const child = start(['/usr/bin/env'], { ONLY: 'this' });
    const texts = collected(child);
    await child.ended;
    expect(texts.output).toBe('ONLY=this\n');
  });

  it('may cut a character in two: it arrives whole', async () => {
    const child = start(['sh', '-c', "printf '\\303'; sleep 0.1; printf '\\274'"]);
    const texts = collected(child);
    await child.ended;
    expect(texts.output).toBe('ü');
    expect(texts.pieces.join('')).not.toContain('\ufffd');
  });

  it('that nobody listens to is not stopped by a full pipe', async () => {
    const child = start(['sh', '-c', 'head -c 500000 /dev/zero; head -c 500000 /dev/zero >&2']);
    expect(await child.ended).toEqual({ code: 0, signal: null });
  });

  it('that ends without reading its input breaks nothing', async () => {
    const child = start(['true']);
    for (let index = 0; index < 50; index += 1) child.write('x'.repeat(100_000));
    child.closeInput();
    expect((await child.ended).code).toBe(0);
    child.write('late');
  });

  it.each([['/no/such/program'], ['nul\0byte'], ['']])(
    'that cannot be started says so: %j',
    async (program) => {
      const child = start([program]);
      expect((await child.ended).startError).toBeInstanceOf(Error);
      expect(() => child.kill()).not.toThrow();
      expect(isAlive(pid)).toBe(true);
    },
  );
});

describe('a program that has ended', () => {
  /** Tells what of it lives on, and ends that. */
  const sleeperOf = (texts: { output: string }) => Number(/^(\d+)$/m.exec(texts.output)?.[1]);

  it.each([
    ['in its group', ''],
    ['out of its group', 'setsid '],
  ])('is over although something %s holds its output', async (_, away) => {
    const child = start(['sh', '-c', `${away}sleep 300 & echo $!; exit 4`]);
    const texts = collected(child);
    expect(await child.ended).toEqual({ code: 4, signal: null });
    const sleeper = sleeperOf(texts);
    expect(isAlive(sleeper)).toBe(true);
    process.kill(sleeper, 'SIGKILL');
  });

  it('is listened to while what it left goes on to write, until it is killed', async () => {
    const endless = 'for i in 1 2 3 4 5 6; do sleep 0.3; echo $i; done; echo all; exec sleep 300';
    const child = start(['sh', '-c', `setsid sh -c '${endless}' & echo $!`]);
    const texts = collected(child);
    await expect.poll(() => texts.output, { timeout: 20_000 }).toContain('all');
    child.kill();
    expect((await child.ended).code).toBe(0);
    process.kill(sleeperOf(texts), 'SIGKILL');
  });

  it('is not listened to for ever once it was killed, whatever goes on to write', async () => {
    const child = start([
      'sh',
      '-c',
      "setsid sh -c 'while :; do echo x; sleep 0.02; done' & echo $!; sleep 300",
    ]);
    const texts = collected(child);
    await expect.poll(() => texts.output).toContain('x');
    child.kill();
    expect(await child.ended).toEqual({ code: null, signal: 'SIGKILL' });
    process.kill(sleeperOf(texts), 'SIGKILL');
  });
});

describe('ending a program', () => {
  it('ends what it started, also when the leader is gone already', async () => {
    for (const leader of ['wait', 'exit 0']) {
      const child = start(['sh', '-c', `sleep 300 >/dev/null 2>&1 & echo $!; ${leader}`]);
      const texts = collected(child);
      await expect.poll(() => texts.output).toMatch(/\d+\n/);
      if (leader === 'exit 0') expect((await child.ended).code).toBe(0);
      const sleeper = Number(texts.output);
      expect(isAlive(sleeper)).toBe(true);
      child.kill();
      await child.ended;
      // A zombie still answers to a signal until init collects it; what counts is that it runs no more.
      await expect.poll(() => isAlive(sleeper) && !isZombie(sleeper)).toBe(false);
    }
  });

  it('reports the signal, and may be asked for twice', async () => {
    const child = start(['sleep', '300']);
    child.kill();
    expect(await child.ended).toEqual({ code: null, signal: 'SIGKILL' });
    expect(() => child.kill()).not.toThrow();
  });
});

import { readFileSync } from 'node:fs';

function isZombie(id: number): boolean {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
