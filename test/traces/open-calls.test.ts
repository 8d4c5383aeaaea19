import { describe, expect, it } from 'vitest';
import { type OpenCall, openCalls } from '../../src/traces/open-calls.ts';

const callNumber = (at: number): OpenCall => ({
  ...{ runId: 'run_1', agentId: 'helper', testCaseId: `case ${at}`, turnIndex: 0 },
  ...{ traceHex: at.toString(16).padStart(32, '0'), openedAt: at, traces: new Set() },
});

describe('the keys of calls', () => {
  it('are known while their call is open and for thousands of calls more, and the oldest of ended ones make room', () => {
    const calls = openCalls();
    const all = Array.from({ length: 20_000 }, (_, at) => callNumber(at));
    for (const [at, call] of all.entries()) {
      calls.open(call, `key ${at}`);
      if (at > 0) calls.close(call);
    }
    const known = all.flatMap((_, at) => (calls.ofKey(`key ${at}`) === undefined ? [] : [at]));
    expect(known[0]).toBe(0);
    expect(known.slice(-4_000)).toEqual(Array.from({ length: 4_000 }, (_, at) => 16_000 + at));
    expect(known.length).toBeLessThan(4_096 + 512);
  });
});
