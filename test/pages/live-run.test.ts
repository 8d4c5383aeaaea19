import { describe, expect, it } from 'vitest';
import type { StreamListener } from '../../src/pages/served/follow-stream.ts';
import { liveRun } from '../../src/pages/served/live-run.ts';

const UNFINISHED = {
  unfinished: {
    ...{ run_id: 'run_1', status: 'running' as const, reason: 'Under way.', started_at: '' },
    counts: { total: 3, passed: 0, failed: 0, errored: 0, skipped: 0 },
  },
  stream: '/v1/runs/run_1/events?token=x',
};

/** A service whose connections and waits are in the hand of the test. */
function world() {
  const opened: { after: number; told: StreamListener; isClosed: boolean }[] = [];
  const waits: { ms: number; callback: () => void }[] = [];
  let ended = 0;
  const run = liveRun(UNFINISHED, {
    open(after, told) {
      const one = { after, told, isClosed: false };
      opened.push(one);
      return {
        close() {
          one.isClosed = true;
        },
      };
    },
    wait(ms, callback) {
      const one = { ms, callback };
      waits.push(one);
      return () => void waits.splice(waits.indexOf(one), 1);
    },
    ended: () => {
      ended += 1;
    },
  });
  return {
    ...{ run, opened, waits },
    ended: () => ended,
    say: (seq: number, type: string, data: object = {}) =>
      opened.at(-1)?.told.message(JSON.stringify({ seq, type, at: '', data })),
    close: (code: number) => opened.at(-1)?.told.closed(code),
    pass() {
      for (const { callback } of waits.splice(0)) callback();
    },
  };
}
const finished = (id: string, number: number, status = 'passed') => ({
  ...{ test_case_id: id, test_case_name: id, status, finished: number, test_case_count: 3 },
});

describe('a run that goes on', () => {
  it('is followed from its first message to its last', () => {
    const { run, opened, say, pass, ended } = world();
    expect(opened.map(({ after }) => after)).toEqual([0]);
    say(1, 'run.started', { test_case_count: 3 });
    say(2, 'case.finished', finished('a', 1));
    say(3, 'case.finished', finished('b', 2, 'failed'));
    pass();
    expect(run.cases.value.map(({ id, status }) => [id, status])).toEqual([
      ['a', 'passed'],
      ['b', 'failed'],
    ]);
    expect([run.finished.value, run.total.value, run.counts.value]).toEqual([2, 3, { passed: 1, failed: 1 }]);
    say(4, 'case.finished', finished('c', 3));
    say(5, 'run.finished');
    expect(run.cases.value.length).toBe(3);
    expect(ended()).toBe(1);
    expect(opened[0]?.isClosed).toBe(true);
  });

  it('goes on behind the last message after a break, later and later while nobody answers', () => {
    const { run, opened, waits, say, close, pass } = world();
    say(1, 'run.started');
    say(2, 'case.finished', finished('a', 1));
    pass();
    const waited: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      close(1006);
      expect(run.isConnected.value).toBe(false);
      waited.push(...waits.map(({ ms }) => ms));
      pass();
    }
    expect(waited).toEqual([500, 1_000, 2_000, 5_000, 10_000, 10_000, 10_000]);
    expect(opened.at(-1)?.after).toBe(2);
    say(3, 'case.finished', finished('b', 2));
    pass();
    close(1013);
    expect(waits.map(({ ms }) => ms)).toEqual([500]);
    pass();
    expect(opened.at(-1)?.after).toBe(3);
    expect(run.cases.value.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('takes no message twice, and no heartbeat for a case', () => {
    const { run, say, pass } = world();
    say(1, 'case.finished', finished('a', 1));
    say(1, 'heartbeat');
    say(1, 'case.finished', finished('a', 1));
    pass();
    expect(run.cases.value.length).toBe(1);
  });

  it('has ended where the stream says that there is nothing more', () => {
    const { close, ended, waits } = world();
    close(1000);
    close(1006);
    expect([ended(), waits]).toEqual([1, []]);
  });

  it('is left alone when nobody looks any more', () => {
    const { run, close, ended, opened, waits } = world();
    run.stop();
    close(1006);
    expect([ended(), opened.length, waits, opened[0]?.isClosed]).toEqual([0, 1, [], true]);
  });
});
