import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { adaptiveLimit } from '../../src/flow/adaptive-limit.ts';
import { eachInPool } from '../../src/flow/pool.ts';
import { budgetOf } from '../../src/judges/budget.ts';
import { budgeted } from '../../src/judges/budgeted.ts';
import { cacheKey } from '../../src/judges/cache-key.ts';
import { cached, type JudgeCacheStore } from '../../src/judges/cached.ts';
import { givingWay } from '../../src/judges/giving-way.ts';
import { type Judge, NO_USAGE, type Question } from '../../src/judges/judge.ts';
import { patient } from '../../src/judges/patient.ts';
import { withSpent } from '../../src/judges/spent.ts';
import type { Clock } from '../../src/ports/ports.ts';
import { eventClock } from '../support/event-clock.ts';
import { answerForm, questionOf, scriptedJudge } from '../support/judging.ts';

function memoryStore(): JudgeCacheStore & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return { texts, get: (key) => texts.get(key) ?? null, put: (key, text) => void texts.set(key, text) };
}
const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error,
  );

describe('cached', () => {
  it('answers an equal question from the store, at no cost', async () => {
    const judge = scriptedJudge(() => ({ answer: 'fresh' }));
    const store = memoryStore();
    const first = await cached(judge, store).fill(questionOf());
    const second = await cached(judge, store).fill(questionOf());
    expect(judge.questions).toHaveLength(1);
    expect(first.usage.calls).toBe(1);
    expect(second).toEqual({ ...first, usage: { ...NO_USAGE, cached_calls: 1 } });
    expect(JSON.parse([...store.texts.values()][0] ?? '')).toMatchObject({
      json: { answer: 'fresh' },
      usage: { calls: 1 },
    });
  });

  it('shares one call between equal questions under way', async () => {
    let release = (_: unknown) => {};
    const judge = scriptedJudge(() => new Promise((resolve) => (release = resolve)));
    const shared = cached(judge, memoryStore());
    const all = [shared.fill(questionOf()), shared.fill(questionOf()), shared.fill(questionOf())];
    release({ answer: 'once' });
    const filled = await Promise.all(all);
    expect(judge.questions).toHaveLength(1);
    expect(filled.map(({ usage }) => [usage.calls, usage.cached_calls])).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
  });

  it('shares a failure, but keeps nothing of it', async () => {
    const judge = scriptedJudge((_, index) => {
      if (index === 0) throw new Fault('overloaded', 'down');
      return { answer: 'up' };
    });
    const store = memoryStore();
    const shared = cached(judge, store);
    const both = await Promise.allSettled([shared.fill(questionOf()), shared.fill(questionOf())]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(store.texts.size).toBe(0);
    expect((await shared.fill(questionOf())).answer).toEqual({ answer: 'up' });
  });

  it("does not take another caller's cancellation for its own", async () => {
    const judge = scriptedJudge((_, index) => {
      if (index === 0) throw new Fault('cancelled', 'the first caller left');
      return { answer: 'still wanted' };
    });
    const shared = cached(judge, memoryStore());
    const [first, second] = await Promise.allSettled([shared.fill(questionOf()), shared.fill(questionOf())]);
    expect(first.status).toBe('rejected');
    expect(second).toMatchObject({ value: { answer: { answer: 'still wanted' } } });
  });

  it.each(['', '{', 'null', '{"json":{"answer":7},"model":"m"}', '[]'])(
    'asks anew when the record is %j',
    async (text) => {
      const judge = scriptedJudge(() => ({ answer: 'fresh' }));
      const store = memoryStore();
      store.put(cacheKey(judge.id, questionOf()), text);
      expect((await cached(judge, store).fill(questionOf())).answer).toEqual({ answer: 'fresh' });
      expect(judge.questions).toHaveLength(1);
    },
  );
});

describe('cacheKey', () => {
  it.each<[string, Partial<Question<{ answer: string }>>]>([
    ['key', { key: 'test/answer@2' }],
    ['instructions', { instructions: 'Otherwise.' }],
    ['prompt inputs', { promptInputs: { output: 'The sky is grey.' } }],
    ['label', { promptInputs: { input: 'The sky is blue.' } }],
    ['model', { model: 'other' }],
    ['temperature', { temperature: 0.7 }],
    ['correction', { correction: 'Again.' }],
    ['repeat', { repeat: '1' }],
    ['schema', { form: { ...answerForm, schema: { type: 'object' } } }],
  ])('changes with the %s', (_, change) => {
    expect(cacheKey('judge', questionOf(change))).not.toBe(cacheKey('judge', questionOf()));
  });

  it('changes with the judge, and with the order of properties in the form', () => {
    expect(cacheKey('other', questionOf())).not.toBe(cacheKey('judge', questionOf()));
    const schema = (names: string[]) => ({ properties: Object.fromEntries(names.map((name) => [name, {}])) });
    const keyOf = (names: string[]) =>
      cacheKey('judge', questionOf({ form: { ...answerForm, schema: schema(names) } }));
    expect(keyOf(['reason', 'verdict'])).not.toBe(keyOf(['verdict', 'reason']));
  });

  it('is what caches on disk hold', () => {
    const promptInputs = { output: 'The sky is blue.', input: 'Which colour?' };
    expect(cacheKey('judge', questionOf({ promptInputs, repeat: '0', correction: 'Again.' }))).toBe(
      'b604a49256dd74c251294f92db841f2292b5f740c8a9f363940e6badeb23d36b',
    );
  });

  it('does not change with what cannot change the answer', () => {
    const plain = cacheKey('judge', questionOf());
    expect(cacheKey('judge', questionOf({ attempts: 1, items: 9, offline: () => 1 }))).toBe(plain);
    expect(cacheKey('judge', questionOf({ form: { ...answerForm } }))).toBe(plain);
    expect(plain).toMatch(/^[0-9a-f]{64}$/);
  });

  it('depends on the content of prompt inputs and not on the order of their keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (promptInputs) => {
        const turned = Object.fromEntries(Object.entries(promptInputs).reverse());
        expect(cacheKey('judge', questionOf({ promptInputs: { data: turned } }))).toBe(
          cacheKey('judge', questionOf({ promptInputs: { data: promptInputs } })),
        );
      }),
    );
  });

  it('is different for different prompt inputs', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, two) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(two));
        const keys = [one, two].map((data) => cacheKey('judge', questionOf({ promptInputs: { data } })));
        const [left, right] = [one, two].map((value) => JSON.parse(JSON.stringify(value)));
        const same = isDeepStrictEqual(left, right);
        expect(keys[0] === keys[1]).toBe(same);
      }),
    );
  });
});

/** A judge whose questions cost what the script says, within the worst case that the budget foresees. */
function costlyJudge(
  costs: (index: number, attempts: number) => { calls: number; usd: number; fails?: boolean },
): Judge {
  let asked = 0;
  return {
    ...scriptedJudge(() => ({})),
    model: 'priced',
    async fill(question) {
      const { calls, usd, fails } = costs(asked++, question.attempts ?? 2);
      await Promise.resolve();
      const usage = { ...NO_USAGE, calls, cost_usd: usd };
      if (fails) throw withSpent(new Fault('judge_error', 'no', { subcode: 'unparseable' }), usage);
      return {
        answer: question.form.read({ answer: 'x' }),
        json: {},
        usage,
        model: 'priced',
        temperature: 0,
        seed: 0,
      };
    },
  };
}
const PRICES = { priced: { input: 1, output: 1 } };

describe('budgeted', () => {
  it('stops at the ceiling of calls, and says so', async () => {
    const budget = budgetOf({ maxCalls: 2 });
    const judge = budgeted(
      costlyJudge(() => ({ calls: 1, usd: 0 })),
      budget,
      PRICES,
    );
    await judge.fill(questionOf());
    expect(budget.exhausted).toBe(undefined);
    await judge.fill(questionOf());
    expect(budget.exhausted).toContain('2 of 2 judge calls');
    const fault = await faultOf(judge.fill(questionOf()));
    expect(fault).toMatchObject({ code: 'budget_exhausted' });
    expect(fault.message).toContain('2 of 2 judge calls');
  });

  it('lets a question that may only cost one call cost only one', async () => {
    const seen: (number | undefined)[] = [];
    const judge = budgeted(
      scriptedJudge((question) => {
        seen.push(question.attempts);
        return { answer: 'x' };
      }),
      budgetOf({ maxCalls: 3 }),
    );
    for (let round = 0; round < 3; round++) await judge.fill(questionOf());
    expect(seen).toEqual([2, 2, 1]);
  });

  it('waits for others to settle before it gives up', async () => {
    const budget = budgetOf({ maxCalls: 8 });
    const judge = budgeted(
      costlyJudge(() => ({ calls: 1, usd: 0 })),
      budget,
      PRICES,
    );
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => judge.fill(questionOf())));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    expect(budget.calls).toBe(8);
  });

  it('counts what agents have spent', async () => {
    const budget = budgetOf({ maxCostUsd: 1 });
    const judge = budgeted(
      costlyJudge(() => ({ calls: 1, usd: 0.001 })),
      budget,
      PRICES,
    );
    await judge.fill(questionOf());
    budget.spend(0.5);
    budget.spend(Number.NaN);
    expect(budget.exhausted).toBe(undefined);
    budget.spend(0.5);
    expect(budget.exhausted).toContain('$1.0010 of $1');
    expect(await faultOf(judge.fill(questionOf()))).toMatchObject({ code: 'budget_exhausted' });
  });

  it('counts what failed answers have cost, and the worst of what nobody knows', async () => {
    const budget = budgetOf({ maxCostUsd: 1 });
    const failing = budgeted(
      costlyJudge(() => ({ calls: 2, usd: 0.002, fails: true })),
      budget,
      PRICES,
    );
    await faultOf(failing.fill(questionOf()));
    expect(budget.spentUsd).toBeCloseTo(0.002);
    const late = budgeted(
      {
        ...scriptedJudge(() => {
          throw new Fault('timeout', 'late');
        }),
        model: 'priced',
      },
      budget,
      PRICES,
    );
    await faultOf(late.fill(questionOf()));
    expect(budget.spentUsd).toBeGreaterThan(0.003);
  });

  it('reckons by the bound where the price is unknown, and never spends more than the ceiling by it', async () => {
    const budget = budgetOf({ maxCostUsd: 0.5 });
    const unpriced = scriptedJudge(() => ({ answer: 'x' }));
    const judge = budgeted(
      {
        ...unpriced,
        async fill(question, signal) {
          const filled = await unpriced.fill(question, signal);
          const usage = { ...filled.usage, input_tokens: 1000, output_tokens: 300, cost_usd: null };
          return { ...filled, usage };
        },
      },
      budget,
      {},
      { input: 30, output: 180 },
    );
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => judge.fill(questionOf({ key: `test/${index}@1` }))),
    );
    const answered = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThan(20);
    // 1000 tokens at $30 and 300 at $180 a million are $0.084.
    expect(budget.spentUsd).toBeCloseTo(answered * 0.084);
    expect(budget.spentUsd).toBeLessThanOrEqual(0.5);
    expect(budget.overspent).toBe(false);
  });

  it('charges a known price as it is, whatever the bound', async () => {
    const budget = budgetOf({ maxCostUsd: 1 });
    const judge = budgeted(
      costlyJudge(() => ({ calls: 1, usd: 0.001 })),
      budget,
      PRICES,
      { input: 1000, output: 1000 },
    );
    await judge.fill(questionOf());
    expect(budget.spentUsd).toBeCloseTo(0.001);
  });

  it('has no ceiling where none was set', async () => {
    const budget = budgetOf({});
    const judge = budgeted(
      costlyJudge(() => ({ calls: 1, usd: 1e6 })),
      budget,
    );
    for (let round = 0; round < 50; round++) await judge.fill(questionOf());
    expect(budget.exhausted).toBe(undefined);
  });

  it('never spends past a ceiling, whatever answers cost and however many are under way', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 0, max: 0.05, noNaN: true }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 64 }),
        fc.array(
          fc.record({
            share: fc.double({ min: 0, max: 1, noNaN: true }),
            twice: fc.boolean(),
            fails: fc.boolean(),
          }),
          {
            minLength: 1,
            maxLength: 80,
          },
        ),
        fc.array(fc.double({ min: 0, max: 0.01, noNaN: true }), { maxLength: 5 }),
        async (maxCostUsd, maxCalls, together, costs, agents) => {
          const budget = budgetOf({ maxCostUsd, maxCalls });
          // A call may cost up to 1,200 tokens at a dollar per million: less than the worst case that is reserved for it.
          const judge = budgeted(
            costlyJudge((index, attempts) => {
              const { share, twice, fails } = costs[index % costs.length] ?? {
                share: 1,
                twice: true,
                fails: false,
              };
              const calls = twice && attempts === 2 ? 2 : 1;
              return { calls, usd: share * calls * 0.0012, fails };
            }),
            budget,
            PRICES,
          );
          for (let done = 0; done < costs.length; done += together) {
            const wave = costs.slice(done, done + together).map(() => judge.fill(questionOf()));
            const outcomes = await Promise.allSettled(wave);
            for (const outcome of outcomes)
              if (outcome.status === 'rejected')
                expect(['judge_error', 'budget_exhausted']).toContain(outcome.reason.code);
          }
          expect(budget.spentUsd).toBeLessThanOrEqual(maxCostUsd);
          expect(budget.calls).toBeLessThanOrEqual(maxCalls);
          for (const usd of agents) budget.spend(usd);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('patient', () => {
  const world = () => {
    const clock = eventClock();
    return { options: { retries: 2, clock, random: { next: () => 0.5 } }, clock };
  };

  it('tries again where that helps', async () => {
    const { options, clock } = world();
    const judge = scriptedJudge((_, index) => {
      if (index < 2) throw new Fault('overloaded', 'down');
      return { answer: 'up' };
    });
    const tried = patient(judge, adaptiveLimit({ max: 3, clock }), options);
    expect((await tried.fill(questionOf())).answer).toEqual({ answer: 'up' });
    expect(judge.questions).toHaveLength(3);
  });

  it.each(['judge_error', 'provider_error', 'budget_exhausted'] as const)(
    'does not try again after %s',
    async (code) => {
      const { options, clock } = world();
      const judge = scriptedJudge(() => {
        throw new Fault(code, 'final');
      });
      const tried = patient(judge, adaptiveLimit({ max: 3, clock }), options);
      expect(await faultOf(tried.fill(questionOf()))).toMatchObject({ code });
      expect(judge.questions).toHaveLength(1);
    },
  );

  it('lets only so many calls run at once, and none of those that wait is one', async () => {
    const { options, clock } = world();
    let running = 0;
    let most = 0;
    const judge = scriptedJudge(async (_, index) => {
      most = Math.max(most, ++running);
      await clock.sleep(10);
      running -= 1;
      if (index === 0) throw new Fault('rate_limited', 'wait', { retryAfterMs: 1_000 });
      return { answer: 'x' };
    });
    const limited = patient(judge, adaptiveLimit({ max: 3, clock }), options);
    const doneAt = await Promise.all(
      Array.from({ length: 30 }, () => limited.fill(questionOf()).then(() => clock.now())),
    );
    expect(most).toBe(3);
    expect(doneAt.sort((a, b) => a - b).slice(-2), 'the others had all three places').toEqual([100, 1_020]);
  });

  it('tells the limit of every refusal', async () => {
    const { options, clock } = world();
    const judge = scriptedJudge((_, index) => {
      if (index < 7) throw new Fault('rate_limited', 'slow down');
      return { answer: 'x' };
    });
    const limit = adaptiveLimit({ max: 10, clock });
    await patient(judge, limit, { ...options, retries: 9 }).fill(questionOf());
    expect(limit.limit()).toBe(7);
  });
});

describe('givingWay', () => {
  /** Works on questions in a pool of so many places; says when each was answered. */
  async function answered(room: number, questions: Question<unknown>[], judge: Judge, clock: Clock) {
    const at: number[] = [];
    await eachInPool(questions.entries(), room, async ([index, question], place) => {
      await givingWay(judge, place).fill(question);
      at[index] = clock.now();
    });
    return at;
  }
  const asks = (...texts: string[]) => texts.map((input) => questionOf({ promptInputs: { input } }));
  const refusesFirst = (clock: Clock) =>
    scriptedJudge(async (_, index) => {
      await clock.sleep(10);
      if (index === 0) throw new Fault('rate_limited', 'wait', { retryAfterMs: 1_000 });
      return { answer: 'x' };
    });
  const patientWith = (judge: Judge, clock: Clock) =>
    patient(judge, adaptiveLimit({ max: 2, clock }), { retries: 2, clock, random: { next: () => 0 } });

  it('gives the place of who waits for another try to other work', async () => {
    const clock = eventClock();
    const judge = patientWith(refusesFirst(clock), clock);
    expect(await answered(2, asks('a', 'b', 'c', 'd', 'e'), judge, clock)).toEqual([1_020, 10, 20, 20, 30]);
  });

  it('does not let those who wait for a shared call keep the place that it needs', async () => {
    const clock = eventClock();
    const judge = cached(patientWith(refusesFirst(clock), clock), memoryStore());
    expect(await answered(2, asks('a', 'a', 'a', 'a', 'a', 'b'), judge, clock)).toEqual([
      1_020, 1_020, 1_020, 1_020, 1_020, 10,
    ]);
  });

  it('does not let those who wait for the budget keep the place that frees it', async () => {
    const clock = eventClock();
    // The first question holds two calls, all that there are, until it is answered by one of them.
    const judge = budgeted(patientWith(refusesFirst(clock), clock), budgetOf({ maxCalls: 2 }));
    const outcomes: string[] = [];
    await eachInPool(asks('a', 'b', 'c', 'd').entries(), 2, async ([index, question], place) => {
      const fault = await faultOf(givingWay(judge, place).fill(question));
      outcomes[index] = fault?.code ?? `answered at ${clock.now()}`;
    });
    expect(outcomes).toEqual([
      'answered at 1020',
      'answered at 1030',
      'budget_exhausted',
      'budget_exhausted',
    ]);
  });
});
