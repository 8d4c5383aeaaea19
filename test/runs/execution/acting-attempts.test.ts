import { describe, expect, it } from 'vitest';
import type { AgentCall, AgentConnection } from '../../../src/agents/agent.ts';
import type { AgentWorld } from '../../../src/agents/agent-world.ts';
import { Fault } from '../../../src/errors.ts';
import { adaptiveLimit } from '../../../src/flow/adaptive-limit.ts';
import { playAttempt } from '../../../src/runs/execution/play-attempt.ts';
import type { Job } from '../../../src/runs/planning/plan.ts';
import { usageBooks } from '../../../src/runs/usage.ts';
import type { AttemptWorld } from '../../../src/worlds/attempt-world.ts';
import { eventClock } from '../../support/event-clock.ts';
import { scriptedWorld } from '../../support/scripted-world.ts';

const TOO_MANY = new Fault('rate_limited', 'Too many requests.', { retryAfterMs: 1_000 });
const USED = { input_tokens: 10, output_tokens: 2, cost_usd: 0.01 };
const agent = { id: 'shop', name: 'Shop', provider: 'openai', created_at: '2026-01-01T00:00:00.000Z' };
const job = (overrides?: object) =>
  ({
    planned: {
      loaded: { case: { id: 'c', turns: [{ input: { text: 'Do it.' } }] } },
      agent: { agent },
      description: { id: 'c' },
      overrides,
    },
    attempt: 0,
  }) as unknown as Job; // What playing an attempt reads of it.

/** An agent that asks its model, writes, and asks again; each request takes 50 ms. `fails` says what becomes of a request. */
function writer(clock: ReturnType<typeof eventClock>, fails: (request: number) => Fault | undefined) {
  const seen = { requests: 0, calls: [] as AgentCall[], underWay: 0, most: 0 };
  const request = async () => {
    const number = ++seen.requests;
    seen.most = Math.max(seen.most, ++seen.underWay);
    await clock.sleep(50).finally(() => seen.underWay--);
    const fault = fails(number);
    if (fault !== undefined) throw fault;
  };
  const connection: AgentConnection = {
    loops: true,
    async call(call, { each, onUsage }) {
      seen.calls.push(call);
      await each?.(request);
      onUsage?.(USED);
      await call.world?.call('write', {});
      await each?.(request);
      return { output: 'Done.', usage: { input_tokens: 20, output_tokens: 4, cost_usd: 0.02 } };
    },
    close: async () => undefined,
  };
  return { connection, seen };
}

/** A scripted world as an attempt has it; what was done there is not looked at. */
const asAttempt = (world: AgentWorld, made: readonly unknown[]): AttemptWorld => ({
  ...{ ...world, startedWith: () => undefined, beginTurn: () => undefined, failure: () => undefined },
  get callCount() {
    return made.length;
  },
  evidence: async () => ({ world: 'shop', calls: [], changes: [] }),
  close: async () => undefined,
});

/** Plays so many attempts at once, each in a world of its own. */
async function played(attempts: number, fails: (request: number) => Fault | undefined, max = 1) {
  const clock = eventClock();
  const { connection, seen } = writer(clock, fails);
  const limit = adaptiveLimit({ max, clock });
  const billed: unknown[] = [];
  const worlds = Array.from({ length: attempts }, () => scriptedWorld({ write: () => ({ result: 'ok' }) }));
  const records = await Promise.all(
    worlds.map(({ world, made }) =>
      playAttempt(job(), {
        ...{ connection, limit, clock, random: { next: () => 0, hex: () => '' } },
        worlds: { open: () => Promise.resolve(asAttempt(world, made)) },
        ...{ maxRetries: 2, timeoutMs: 1_000, turnId: () => 'turn_1', attachments: async () => [] },
        onAnswer: ({ usage }) => billed.push(usage),
      }),
    ),
  );
  return { records, seen, billed, writes: worlds.map(({ made }) => made.length) };
}

describe('an attempt of an agent that acts between its requests', () => {
  it('tries a request again, not the call, so that it acts once', async () => {
    const { records, seen, writes } = await played(1, (request) =>
      request === 1 || request === 3 ? TOO_MANY : undefined,
    );
    expect(records[0]).toMatchObject({ type: 'attempt.played', calls: 1, turns: [{ output: 'Done.' }] });
    expect([seen.requests, seen.calls.length, writes]).toEqual([4, 1, [1]]);
    // Waits that the server asks for are part of the latency.
    expect(records[0]?.turns[0]?.latency_ms).toBe(2_200);
  });

  it('takes room for each request, and waiting for it is no part of its latency', async () => {
    const { records, seen, writes } = await played(4, () => undefined);
    expect([seen.most, seen.requests, writes]).toEqual([1, 8, [1, 1, 1, 1]]);
    expect(records.map(({ turns }) => turns[0]?.latency_ms)).toEqual([100, 100, 100, 100]);
  });

  it('is errored where a request fails again and again, and says how often that one was tried', async () => {
    const { records, seen, writes } = await played(1, (request) =>
      request > 1 ? new Fault('overloaded', 'Busy.') : undefined,
    );
    expect(records[0]).toMatchObject({
      type: 'attempt.errored',
      error: { code: 'overloaded', message: 'agent: Busy. (3 tries)' },
    });
    expect([seen.requests, writes]).toEqual([4, [1]]);
  });

  it('is billed for what it used until it failed, once', async () => {
    const broken = await played(1, (request) => (request > 1 ? new Fault('overloaded', 'Busy.') : undefined));
    expect(broken.records[0]).toMatchObject({ type: 'attempt.errored', turns: [], usage: USED });
    expect(broken.billed).toEqual([USED]);
    const whole = await played(1, () => undefined);
    expect(whole.billed).toEqual([{ input_tokens: 20, output_tokens: 4, cost_usd: 0.02 }]);
    const books = usageBooks();
    for (const record of [...broken.records, ...whole.records]) books.played(record);
    expect(books.total().agent).toEqual({ calls: 2, input_tokens: 30, output_tokens: 6, cost_usd: 0.03 });
    const unasked = await played(1, () => new Fault('overloaded', 'Busy.'));
    expect(unasked.records[0]).not.toHaveProperty('usage');
    expect(unasked.billed).toEqual([]);
  });

  it('is handed the descriptions of tools that its variant has', async () => {
    const clock = eventClock();
    const { connection, seen } = writer(clock, () => undefined);
    const tool_descriptions = { write: 'Writes it down.' };
    await playAttempt(job({ tool_descriptions }), {
      ...{ connection, clock, random: { next: () => 0, hex: () => '' }, maxRetries: 0, timeoutMs: 1_000 },
      ...{ turnId: () => 'turn_1', attachments: async () => [] },
    });
    expect(seen.calls[0]?.tool_descriptions).toEqual(tool_descriptions);
  });
});
