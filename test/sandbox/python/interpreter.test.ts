import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { recordEnvironment } from '../../../src/ports/node-environment.ts';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import { nodeProcesses } from '../../../src/ports/node-processes.ts';
import type { Ports, Standby } from '../../../src/ports/ports.ts';
import { errorOf, hasPython, outcomeOf, scoreOf } from '../../support/code-scoring.ts';
import { descendants } from '../../support/hostile-world.ts';
import { seededClock } from '../../support/seeded-clock.ts';

const { isAlive } = nodeProcesses();
const folder = mkdtempSync(join(tmpdir(), 'assay-interpreter-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface WatchedWorld {
  ports: Ports;
  /** The interpreters that were started in it. */
  started: Standby[];
  /** How many calls they were given. */
  calls(): number;
}

/** The real world. */
function watchedWorld(more: Partial<Ports> = {}): WatchedWorld {
  const real = nodePorts();
  const started: Standby[] = [];
  let calls = 0;
  const ports: Ports = {
    ...real,
    ...more,
    standby: (command, options) => {
      const child = real.standby(command, options);
      started.push(child);
      return {
        ...child,
        write(text) {
          calls += text.startsWith('{"do":"call"') ? 1 : 0;
          return child.write(text);
        },
      };
    },
  };
  return { ports, started, calls: () => calls };
}

/** A world whose `python3` is this shell script. */
function worldWithPython(script: string): WatchedWorld {
  const bin = mkdtempSync(join(folder, 'bin-'));
  writeFileSync(join(bin, 'python3'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, 'python3'), 0o755);
  return watchedWorld({ env: recordEnvironment({ PATH: `${bin}:/usr/bin:/bin` }) });
}

describe.skipIf(!hasPython)('the interpreter (needs python3)', () => {
  it('is one for all scorers of a world', async () => {
    const { ports, started } = watchedWorld();
    await Promise.all(['1', '0.5', '0.25'].map((source) => scoreOf(ports, source)));
    await scoreOf(ports, '1');
    expect(started).toHaveLength(1);
  });

  it('that dies takes its calls along, with a clear message, and the next call has a new one', async () => {
    const { ports, started, calls } = watchedWorld();
    await scoreOf(ports, '1');
    // On one core a second call would wait for the first.
    const most = Math.min(2, ports.runtime.cores);
    const inFlight = Array.from({ length: most }, () => outcomeOf(ports, 'import time\ntime.sleep(20)'));
    // Each scoring is two: what is to be scored by has to compile first.
    await expect.poll(calls).toBe(2 + 2 * most);
    started[0]?.kill();
    for (const outcome of await Promise.all(inFlight))
      expect(outcome).toMatchObject({
        status: 'errored',
        error: { code: 'scorer_failed', subcode: 'sandbox', message: expect.stringContaining('ended') },
      });
    expect((await scoreOf(ports, '0.5')).score).toBe(0.5);
    expect(started).toHaveLength(2);
  });

  it('is not started again and again when it always dies', async () => {
    const { ports, started } = worldWithPython(
      `echo '{"python": "3", "cores": 1, "layers": [], "missing": []}'; read line; exit 1`,
    );
    for (let round = 0; round < 4; round++)
      expect(await errorOf(ports, '1')).toMatchObject({ code: 'scorer_failed', subcode: 'sandbox' });
    expect(started).toHaveLength(3);
  });

  it.each<[what: string, script: string, message: RegExp]>([
    ['ends at once', 'echo "no module named os" >&2; exit 1', /exit code 1: no module named os/],
    ['says something else', 'echo hello; sleep 20', /not answer as expected/],
    [
      'is too old',
      `echo '{"unusable": "Python 3.6.1 is too old, 3.8 or later is needed"}'`,
      /3\.6\.1 is too old/,
    ],
    ['wrote without an end', 'head -c 9000000 /dev/zero; sleep 20', /without an end/],
  ])('that %s is no Python', async (_, script, message) => {
    const { ports, started } = worldWithPython(script);
    for (let round = 0; round < 2; round++)
      expect(await errorOf(ports, '1')).toMatchObject({
        code: 'scorer_failed',
        subcode: 'no_python',
        message: expect.stringMatching(message),
      });
    expect(started).toHaveLength(1);
  });

  it('is given up when it does not start in time', async () => {
    const clock = seededClock();
    const world = worldWithPython('sleep 20');
    const error = errorOf({ ...world.ports, clock }, '1');
    await expect.poll(() => world.started.length).toBe(1);
    clock.advance(31_000);
    expect(await error).toMatchObject({ subcode: 'no_python', message: expect.stringContaining('in time') });
  });

  it('that claims a call nobody made is not believed', async () => {
    const { ports } = worldWithPython(
      `echo '{"python": "3", "cores": 1, "layers": [], "missing": []}'; read a; read b
       echo '{"nonce": "guessed", "printed": "", "answer": "{\\\\"value\\\\": {\\\\"score\\\\": 1, \\\\"reasoning\\\\": null, \\\\"extra\\\\": {}}}"}'; sleep 20`,
    );
    expect(await errorOf(ports, '1')).toMatchObject({
      subcode: 'sandbox',
      message: expect.stringContaining('nobody asked for'),
    });
  });

  it('leaves when it had nothing to do for a minute, and comes back', async () => {
    const clock = seededClock();
    const { ports, started } = watchedWorld({ clock });
    await scoreOf(ports, '1');
    clock.advance(61_000);
    await started[0]?.ended;
    expect((await scoreOf(ports, '1')).score).toBe(1);
    expect(started).toHaveLength(2);
  });

  it.concurrent.for(['by itself', 'by exit', 'by an error', 'by a signal'])(
    'ends with its process: %s',
    async (how, { expect }) => {
      const script = join(import.meta.dirname, '../../support/score-by-code.ts');
      const child = spawn(process.execPath, [script, how], { stdio: ['pipe', 'pipe', 'ignore'] });
      const [line] = await once(child.stdout, 'data');
      expect(JSON.parse(String(line))).toMatchObject({ status: 'scored', result: { score: 0.5 } });
      const below = descendants(child.pid ?? 0);
      expect(below.length).toBeGreaterThan(0);
      child.stdin.write('go\n');
      if (how === 'by a signal') setTimeout(() => child.kill('SIGKILL'), 200);
      const [code, signal] = await once(child, 'exit');
      const ends: Record<string, unknown> = {
        'by itself': 0,
        'by exit': 0,
        'by an error': 1,
        'by a signal': 'SIGKILL',
      };
      expect(code ?? signal).toBe(ends[how]);
      await expect.poll(() => below.filter(isAlive)).toEqual([]);
    },
  );
});
