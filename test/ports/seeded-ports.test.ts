import { describe, expect, it } from 'vitest';
import { nodeClock } from '../../src/ports/node-clock.ts';
import { nodeIds } from '../../src/ports/node-ids.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { seededPorts } from '../support/seeded-ports.ts';

describe('the seeded world', () => {
  it('is the same every time', () => {
    const look = (seed?: number) => {
      const { random, ids, clock } = seededPorts(seed === undefined ? {} : { seed });
      return [
        random.next(),
        random.next(),
        random.hex(8),
        ids.next('run_'),
        ids.next('run_'),
        ids.next('case_'),
        clock.now(),
      ];
    };
    expect(look()).toEqual(look());
    expect(look().slice(3)).toEqual(['run_1', 'run_2', 'case_1', Date.UTC(2026, 0, 1)]);
    expect(look(2).slice(0, 3)).not.toEqual(look(1).slice(0, 3));
  });

  it('has random numbers that are spread evenly', () => {
    const { random } = seededPorts();
    const bins = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 20_000; index += 1) bins[Math.floor(random.next() * 10)]! += 1;
    // Each bin holds 2,000 with a standard deviation of 42; five of those either way.
    for (const bin of bins) expect(Math.abs(bin - 2_000)).toBeLessThan(212);
  });

  it('moves time only by sleeping, and calls back on the way', async () => {
    const { clock } = seededPorts();
    const calls: string[] = [];
    clock.after(200, () => calls.push(`second at ${clock.monotonic()}`));
    clock.after(100, () => {
      calls.push(`first at ${clock.monotonic()}`);
      clock.after(50, () => calls.push(`third at ${clock.monotonic()}`));
    });
    clock.after(120, () => calls.push('never'))();
    await clock.sleep(99);
    expect(calls).toEqual([]);
    await clock.sleep(200);
    expect(calls).toEqual(['first at 100', 'third at 150', 'second at 200']);
    expect([clock.monotonic(), clock.now()]).toEqual([299, Date.UTC(2026, 0, 1) + 299]);
    await expect(clock.sleep(1, AbortSignal.abort('stop'))).rejects.toBe('stop');
  });

  it('has no network and no programs, and says so', async () => {
    const { http, spawn, env } = seededPorts({ variables: { B: '2', A: '1' } });
    await expect(http({ method: 'GET', url: 'http://a.example/' })).rejects.toMatchObject({
      code: 'internal',
    });
    expect(() => spawn(['ls'], { cwd: '/', env: {} })).toThrow('starts no programs');
    expect([env.get('A'), env.get('constructor'), env.names()]).toEqual(['1', undefined, ['A', 'B']]);
  });
});

function backwards(): () => number {
  let now = 1_800_000_000_000;
  return () => {
    now -= 1_000;
    return now;
  };
}

describe('the real world', () => {
  it('begins an id with the millisecond, so that ids of two processes sort as they were made', () => {
    const at = (ms: number) => nodeIds({ now: () => ms }).next('x_');
    expect(at(1).slice(2, 11)).toBe('000000001');
    expect(at(2 ** 45 - 1).slice(2, 11)).toBe('zzzzzzzzz');
    expect(at(1_767_225_600_000) < at(1_767_225_600_001)).toBe(true);
  });

  it.each([
    ['as it is', () => Date.now()],
    ['that stands still', () => 1_800_000_000_000],
    ['that goes back', backwards()],
    ['with fractions', () => performance.now() + 1.7e12],
  ])('makes ids of sixteen safe characters that sort by time, with a clock %s', (_, now) => {
    const ids = nodeIds({ now });
    const made = Array.from({ length: 2_000 }, () => ids.next('run_'));
    expect(new Set(made).size).toBe(2_000);
    expect([...made].sort()).toEqual(made);
    for (const id of made) expect(id).toMatch(/^run_[0-9a-hjkmnp-tv-z]{16}$/);
  });

  it('sleeps, wakes on a signal and cancels call-backs', async () => {
    const clock = nodeClock();
    const begin = clock.monotonic();
    await clock.sleep(10);
    expect(clock.monotonic() - begin).toBeGreaterThan(8);
    await expect(clock.sleep(60_000, AbortSignal.timeout(5))).rejects.toMatchObject({ name: 'TimeoutError' });
    let called = 0;
    clock.after(1, () => (called += 1));
    clock.after(1, () => (called += 10))();
    await clock.sleep(20);
    expect(called).toBe(1);
  });

  it('knows itself and the living', () => {
    const { processes, env, random } = nodePorts();
    expect(processes.isAlive(processes.pid)).toBe(true);
    for (const nobody of [0, -1, 2 ** 30, Number.NaN]) expect(processes.isAlive(nobody)).toBe(false);
    expect(env.names()).toContain('PATH');
    expect(random.hex(16)).toMatch(/^[0-9a-f]{32}$/);
  });
});
