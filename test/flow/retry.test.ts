import { describe, expect, it } from 'vitest';
import { Fault, type FaultParts } from '../../src/errors.ts';
import { type Aside, type RetryEvent, retrying } from '../../src/flow/retry.ts';
import { parseRetryAfter } from '../../src/flow/retry-after.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const NOW = Date.UTC(2026, 0, 1);

describe('what the other side asks for', () => {
  it.each<[string, string, number | undefined]>([
    ['retry-after', '0', 0],
    ['retry-after', '7', 7_000],
    ['retry-after', ' 7 ', 7_000],
    ['retry-after', '0.25', 250],
    ['retry-after', '007', 7_000],
    ['retry-after', '86400000', 86_400_000_000],
    ['retry-after', 'Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['retry-after', 'Wed, 31 Dec 2025 23:59:00 GMT', 0],
    ['retry-after', 'Thursday, 01-Jan-26 00:01:00 GMT', 60_000],
    ['retry-after', 'Monday, 03-Jan-94 00:01:00 GMT', 0],
    ['retry-after', 'Thu Jan  1 00:02:00 2026', 120_000],
    ['retry-after', '2026-01-01T00:00:10Z', 10_000],
    ['retry-after', '2026-01-01T01:00:10+01:00', 10_000],
    ['retry-after', '', undefined],
    ['retry-after', '-5', undefined],
    ['retry-after', '+5', undefined],
    ['retry-after', '1e3', undefined],
    ['retry-after', '0x10', undefined],
    ['retry-after', '.5', undefined],
    ['retry-after', 'soon', undefined],
    ['retry-after', 'NaN', undefined],
    ['retry-after', 'Infinity', undefined],
    ['retry-after', '3, 9', undefined],
    ['retry-after', '٣', undefined],
    ['retry-after', 'Thu, 99 Jan 2026 00:00:30 GMT', undefined],
    ['retry-after', 'Thu, 01 Foo 2026 00:00:30 GMT', undefined],
    ['retry-after', '2026', 2_026_000],
    ['retry-after', '2026-01-01', undefined],
    ['retry-after-ms', '1250', 1_250],
    ['retry-after-ms', '12.5', 12.5],
    ['retry-after-ms', 'later', undefined],
    ['x-ratelimit-reset', '12', undefined],
  ])('%s: %s', (name, value, expected) => {
    expect(parseRetryAfter({ [name]: value }, NOW)).toBe(expected);
  });

  it('in milliseconds goes first, unless it makes no sense', () => {
    expect(parseRetryAfter({ 'retry-after': '9', 'retry-after-ms': '5' }, NOW)).toBe(5);
    expect(parseRetryAfter({ 'retry-after': '9', 'retry-after-ms': 'x' }, NOW)).toBe(9_000);
    expect(parseRetryAfter({}, NOW)).toBeUndefined();
  });
});

describe('retrying', () => {
  function failing(times: number, parts: FaultParts = {}, code: 'connection' | 'usage' = 'connection') {
    const { clock, random } = seededPorts();
    const events: RetryEvent[] = [];
    const attempts: number[] = [];
    const task = async (attempt: number) => {
      attempts.push(attempt);
      if (attempts.length <= times) throw new Fault(code, 'it failed', parts);
      return 'done';
    };
    const options = { retries: 3, clock, random, onRetry: (event: RetryEvent) => events.push(event) };
    return { clock, options, task, attempts, events };
  }

  it('goes on until it works', async () => {
    const { task, options, attempts, events, clock } = failing(3);
    expect(await retrying(task, options)).toBe('done');
    expect(attempts).toEqual([1, 2, 3, 4]);
    expect(events.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(clock.monotonic()).toBeCloseTo(events.reduce((sum, { delayMs }) => sum + delayMs, 0));
  });

  it('gives up after so many retries, with the last Fault', async () => {
    const { task, options, attempts } = failing(9);
    await expect(retrying(task, options)).rejects.toMatchObject({ code: 'connection' });
    expect(attempts).toHaveLength(4);
  });

  it('never repeats what is not worth it', async () => {
    const wrong = failing(9, {}, 'usage');
    await expect(retrying(wrong.task, wrong.options)).rejects.toMatchObject({ code: 'usage' });
    const marked = failing(9, { retry: false });
    await expect(retrying(marked.task, marked.options)).rejects.toMatchObject({ code: 'connection' });
    let calls = 0;
    const bug = async () => {
      calls += 1;
      throw new TypeError('a bug');
    };
    await expect(retrying(bug, wrong.options)).rejects.toThrow(TypeError);
    expect([wrong.attempts.length, marked.attempts.length, calls]).toEqual([1, 1, 1]);
  });

  it('waits between half of a limit and all of it, which doubles up to a cap', async () => {
    const delays = Array.from({ length: 8 }, () => [] as number[]);
    const { random } = seededPorts();
    for (let round = 0; round < 400; round += 1) {
      const { task, options } = failing(8);
      const onRetry = ({ attempt, delayMs }: RetryEvent) => delays[attempt - 1]?.push(delayMs);
      await retrying(task, { ...options, random, retries: 8, onRetry });
    }
    for (const [index, seen] of delays.entries()) {
      const limit = Math.min(30_000, 500 * 2 ** index);
      expect(Math.max(...seen)).toBeLessThan(limit);
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(limit / 2);
      // Uniform: 400 draws have their mean at three quarters of the limit, with a standard error of 0.0072 of it; four of those.
      expect(Math.abs(seen.reduce((sum, ms) => sum + ms, 0) / seen.length / limit - 0.75)).toBeLessThan(
        0.029,
      );
    }
  });

  it.each([
    [2_000, 2_000],
    [0, 0],
    [-5, 0],
    [60_000, 60_000],
  ])('waits %i ms when asked to: %i', async (retryAfterMs, expected) => {
    const { task, options, events } = failing(1, { retryAfterMs });
    await retrying(task, options);
    expect(events[0]?.delayMs).toBe(expected);
  });

  it('fails at once when asked to wait longer than is sensible', async () => {
    const { task, options, attempts, clock } = failing(1, { retryAfterMs: 60_001 });
    await expect(retrying(task, options)).rejects.toMatchObject({ retryAfterMs: 60_001 });
    expect([attempts.length, clock.monotonic()]).toEqual([1, 0]);
  });

  it('waits as its caller wants it to', async () => {
    const { task, options, clock } = failing(2, { retryAfterMs: 2_000 });
    const waits: [number, number][] = [];
    const aside: Aside = async (wait) => {
      const from = clock.monotonic();
      const waited = await wait();
      waits.push([from, clock.monotonic()]);
      return waited;
    };
    expect(await retrying(task, { ...options, aside })).toBe('done');
    expect(waits).toEqual([
      [0, 2_000],
      [2_000, 4_000],
    ]);
    const broken: Aside = (wait) => wait(AbortSignal.abort('broken off'));
    await expect(retrying(failing(1).task, { ...options, aside: broken })).rejects.toBe('broken off');
  });

  it('stops when it is cancelled, before a try and during a wait', async () => {
    const { task, options, attempts } = failing(9);
    await expect(retrying(task, { ...options, signal: AbortSignal.abort('stop') })).rejects.toBe('stop');
    expect(attempts).toEqual([]);
    const controller = new AbortController();
    const onRetry = () => controller.abort('stop');
    await expect(retrying(task, { ...options, onRetry, signal: controller.signal })).rejects.toBe('stop');
    expect(attempts).toEqual([1]);
  });
});
