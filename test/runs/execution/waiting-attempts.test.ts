import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/engine.ts';
import { Fault } from '../../../src/errors.ts';
import { startRun } from '../../../src/jobs/runs/start-run.ts';
import type { HttpRequest } from '../../../src/ports/ports.ts';
import { eventClock } from '../../support/event-clock.ts';
import { finished } from '../../support/finished.ts';
import { seededPorts } from '../../support/seeded-ports.ts';

interface PlayOptions {
  cases?: number;
  scorer?: string;
  settings?: string;
  signal?: AbortSignal;
  /** What is called back later is. */
  hasTimers?: boolean;
}
type Answer = { status?: number; retryAfter?: number; body?: unknown; ms?: number };

const HELLO = { body: { output: 'hello' } };

/** Plays cases with an agent behind HTTP whose answers take 50 ms; all in memory, with time that jumps. */
async function played(
  { cases = 40, scorer = 'playval', settings = '', signal, hasTimers = false }: PlayOptions,
  answer: (request: HttpRequest, about: { call: number; question: string; now: number }) => Answer,
) {
  // The heartbeat of the lock must not be what time jumps to.
  const events = eventClock();
  const clock = { ...events, after: hasTimers ? events.after : () => () => undefined };
  const seen = { calls: 0, underWay: 0, most: 0 };
  const ports = seededPorts({
    ...{ clock, variables: { OPENAI_API_KEY: 'sk-x' } },
    async http(request) {
      seen.calls += 1;
      seen.underWay += 1;
      seen.most = Math.max(seen.most, seen.underWay);
      const question = /c\d+/.exec(String(request.body))?.[0] ?? '';
      const {
        status = 200,
        retryAfter,
        body,
        ms = 50,
      } = answer(request, {
        ...{ call: seen.calls, question, now: clock.now() },
      });
      await clock.sleep(ms, request.signal).finally(() => {
        seen.underWay -= 1;
      });
      const headers: Record<string, string> = { 'content-type': 'application/json' };
      if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
      return { status, headers, text: JSON.stringify(body ?? {}) };
    },
  });
  const write = (name: string, text: string) =>
    ports.files.writeAtomic(`${ports.env.cwd()}/evals/${name}`, text);
  write('agents/shop.yaml', 'name: Shop\nprovider: custom\ninvocation: { url: "http://127.0.0.1:9/" }\n');
  write('assay.yaml', settings === '' ? 'run: { concurrency: 4 }\njudge: { provider: offline }\n' : settings);
  const list = Array.from(
    { length: cases },
    (_, index) =>
      `- id: c${index}\n  name: Case ${index}\n  turns: [{ input: "c${index}", expected_behavior: 'Says "hello".', scorers: [${scorer}] }]\n`,
  );
  write('test-cases/c.yaml', list.join(''));
  const engine = createEngine({ ports });
  const outcome = await finished(
    startRun(engine, signal === undefined ? {} : { signal }),
    ({ report, verdict }) => ({
      ...seen,
      endedAt: clock.now(),
      counts: report.header.counts,
      verdict,
      latencies: [...report.cases].map((one) => one.attempts[0]?.turns[0]?.latency_ms),
    }),
  );
  await clock.sleep(3_600_000);
  return { ...outcome, callsAfterwards: seen.calls - outcome.calls };
}

describe('attempts that wait for another try', () => {
  it('let others play meanwhile, and no call too many is under way', async () => {
    const refused = new Set(['c0', 'c1', 'c2', 'c3', 'c20']);
    const { counts, most, endedAt, latencies, calls } = await played({}, (_, { question }) =>
      refused.delete(question) ? { status: 429, retryAfter: 1, ms: 5 } : HELLO,
    );
    expect(counts).toMatchObject({ total: 40, errored: 0 });
    expect([most, calls]).toEqual([4, 45]);
    // 40 answers of 50 ms, four at once, are 500 ms; the last that was refused came at 255 ms.
    expect(endedAt).toBeLessThan(1_400);
    // A wait that the server asks for is part of the latency; who waits for room among the others is not.
    expect(new Set(latencies)).toEqual(new Set([1_055, 50]));
    expect(latencies[0]).toBe(1_055);
  });

  it('are not slower for waiting in a queue of ours', async () => {
    const refused = new Set(['c0', 'c1', 'c2', 'c3']);
    // They are back at 1,005 ms, when the places that became free at 5 ms are taken until 1,055 ms: fifteen answers of 70 ms.
    const { latencies } = await played({ cases: 100 }, (_, { question }) =>
      refused.delete(question) ? { status: 429, retryAfter: 1, ms: 5 } : { ...HELLO, ms: 70 },
    );
    expect(new Set(latencies)).toEqual(new Set([1_075, 70]));
  });

  it('are stopped at once when the run is', async () => {
    const controller = new AbortController();
    const { endedAt, counts } = await played({ signal: controller.signal }, (_, { question, now }) => {
      if (now > 200) controller.abort(new Fault('cancelled', 'enough'));
      return question === 'c0' ? { status: 429, retryAfter: 60 } : HELLO;
    });
    expect(endedAt).toBeLessThan(300);
    expect(counts.errored).toBe(0);
  });

  it('are stopped at once when the time of the run is over', async () => {
    const settings = 'run: { concurrency: 4, time_limit: 10s }\njudge: { provider: offline }\n';
    const { endedAt, verdict } = await played({ settings, hasTimers: true }, (_, { question }) =>
      question === 'c0' ? { status: 429, retryAfter: 60 } : HELLO,
    );
    expect(endedAt).toBe(10_000);
    expect(verdict.reason).toContain('10s');
  });

  it('are stopped at once when no more work is taken', async () => {
    const settings = 'run: { concurrency: 4 }\njudge: { provider: offline, max_cost_usd: 0.05 }\n';
    const { endedAt, verdict, calls } = await played({ settings }, (_, { question }) =>
      question === 'c0'
        ? { status: 429, retryAfter: 60 }
        : { body: { ...HELLO.body, usage: { cost_usd: 0.01 } } },
    );
    expect(endedAt).toBeLessThan(1_000);
    expect(calls).toBeLessThan(12);
    expect(verdict.reason).toContain('$0.05');
  });

  it('leave no question that is asked again when the run is over', async () => {
    const settings =
      'run: { concurrency: 4 }\njudge: { provider: openai, base_url: "http://127.0.0.1:8/v1", model: m, samples: 3 }\n';
    let asked = 0;
    // One of three samples is refused for good, so the case is errored; the others are to wait for a minute.
    const { counts, calls, callsAfterwards, endedAt } = await played(
      { settings, scorer: 'answer_relevancy', cases: 1 },
      ({ url }) => {
        if (url.endsWith(':9/')) return HELLO;
        asked += 1;
        return asked === 1 ? { status: 404 } : { status: 429, retryAfter: 60 };
      },
    );
    expect({ calls, errored: counts.errored, callsAfterwards }).toEqual({
      calls: 4,
      errored: 1,
      callsAfterwards: 0,
    });
    expect(endedAt).toBeLessThan(1_000);
  });
});
