import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseSequence } from '../../../src/runs/execution/case-sequence.ts';
import type { CaseDescription } from '../../../src/runs/records.ts';
import type { CaseResult } from '../../../src/schema/run.ts';
import { sampleAttempt, sampleResult, sampleTurn } from '../../support/sample-report.ts';

const described = (index: number, { repeat = 1, skip = false } = {}) => ({
  description: {
    ...{ id: `case-${index}`, name: '', agent_id: 'agent', tags: [], location: { file: 'a.yaml', line: 1 } },
    ...{ hash: '', gating: true, repeat, min_passes: repeat, scorers: [[]] },
    ...(skip ? { skip: 'not now' } : {}),
  } satisfies CaseDescription,
});

const result = (text: string) => sampleAttempt([{ ...sampleTurn({}), output: text }]);

/** A sequence over cases, what it told, what it read, and what the run records. */
function following(
  planned: ReturnType<typeof described>[],
  onCase: (one: CaseResult) => void = () => undefined,
) {
  const told: CaseResult[] = [];
  const recorded = new Map<string, ReturnType<typeof result>>();
  /** Attempts that an earlier process has played and nobody has judged yet. */
  const plays = new Set<string>();
  let reads = 0;
  let due: (() => void) | undefined;
  const sequence = caseSequence({
    planned,
    quarantine: undefined,
    clock: {
      after(_, callback) {
        due = callback;
        return () => {
          due = undefined;
        };
      },
    },
    recorded(plan, attempt) {
      const found = recorded.get(`${plan.id} ${attempt}`);
      if (found !== undefined) reads += 1;
      return found;
    },
    isPlayed: (plan, attempt) => plays.has(`${plan.id} ${attempt}`),
    onCase(one) {
      told.push(one);
      onCase(one);
    },
  });
  return {
    ...{ sequence, told, plays },
    reads: () => reads,
    isWaiting: () => due !== undefined,
    time(pauses = Number.POSITIVE_INFINITY) {
      for (let turn = due; turn !== undefined && pauses > 0; turn = due) {
        pauses -= 1;
        due = undefined;
        turn();
      }
    },
    play(index: number, attempt = 0, text = `answer ${index} ${attempt}`, one = result(text)) {
      recorded.set(`case-${index} ${attempt}`, one);
      sequence.ended({ planned: planned[index]!, attempt }, one);
    },
    /** The same of an attempt that decides its case. */
    decide(index: number, attempt: number) {
      const one = result(`answer ${index} ${attempt}`);
      recorded.set(`case-${index} ${attempt}`, one);
      sequence.ended({ planned: planned[index]!, attempt }, one, true);
    },
  };
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const ids = (cases: readonly CaseResult[]) => cases.map(({ id }) => id);

describe('the cases of a run that goes on', () => {
  it('are told of in the order of the plan with all of their attempts, in whatever order these end', () => {
    const shapes = fc.array(fc.record({ repeat: fc.integer({ min: 1, max: 3 }), skip: fc.boolean() }), {
      minLength: 1,
      maxLength: 150,
    });
    const check = fc.property(shapes, fc.infiniteStream(fc.nat()), fc.boolean(), (all, draws, isTimed) => {
      const planned = all.map((shape, index) => described(index, shape));
      const plays = all.flatMap(({ repeat, skip }, index) =>
        skip ? [] : range(repeat).map((attempt) => ({ index, attempt })),
      );
      const run = following(planned);
      run.sequence.begin(() => false);
      while (plays.length > 0) {
        const [{ index, attempt }] = plays.splice(draws.next().value % plays.length, 1) as [
          (typeof plays)[0],
        ];
        run.play(index, attempt);
        if (isTimed) run.time();
      }
      run.time();
      // All but those that are skipped behind the last one that is played, which nothing tells of before the end.
      if (all.at(-1)?.skip === false) expect(run.told).toHaveLength(all.length);
      run.sequence.end();
      expect(ids(run.told)).toEqual(planned.map(({ description }) => description.id));
      for (const [index, { attempts }] of run.told.entries())
        expect(attempts.map(({ turns }) => turns[0]?.output)).toEqual(
          all[index]!.skip ? [] : range(all[index]!.repeat).map((attempt) => `answer ${index} ${attempt}`),
        );
    });
    fc.assert(check, { numRuns: 60 });
  });

  it('wait for the one before them, of which a bounded number is held and the others are read', () => {
    const run = following(range(500).map((index) => described(index)));
    run.sequence.begin(() => false);
    for (const index of range(500).slice(1)) run.play(index);
    run.time();
    expect(run.told).toEqual([]);
    run.play(0);
    run.time();
    expect(ids(run.told)).toEqual(range(500).map((index) => `case-${index}`));
    expect(run.reads()).toBeGreaterThan(400);
    expect(run.reads()).toBeLessThan(500);
  });

  it('are not read again where they end in order and are short', () => {
    const run = following(range(200).map((index) => described(index)));
    run.sequence.begin(() => false);
    for (const index of range(200)) run.play(index);
    run.time();
    expect([run.told.length, run.reads()]).toEqual([200, 0]);
    const long = following([described(0)]);
    long.sequence.begin(() => false);
    long.play(0, 0, 'x'.repeat(100_000));
    long.time();
    expect([long.told.length, long.reads()]).toEqual([1, 1]);
  });

  it.each([
    ['its answers', (text: string) => result(text)],
    [
      'what its tools were given',
      (text: string) =>
        sampleAttempt([{ ...sampleTurn({}), tool_calls: [{ name: 'find', arguments: { of: [text] } }] }]),
    ],
    [
      'the reasons of its judge',
      (text: string) => sampleAttempt([sampleTurn({ rubric: sampleResult(0.5, text) })]),
    ],
  ])('hold a million characters at most while they wait, whether they are %s', (_, made) => {
    const run = following(range(60).map((index) => described(index)));
    run.sequence.begin(() => false);
    for (const index of range(60).slice(1)) run.play(index, 0, '', made('x'.repeat(30_000)));
    run.play(0);
    run.time();
    expect(run.told).toHaveLength(60);
    // Thirty-four of them are a million.
    expect(run.reads()).toBeGreaterThan(60 - 36);
    expect(run.reads()).toBeLessThan(60 - 32);
  });

  it('are told of with pauses, few at once where they are long', () => {
    const run = following(range(11).map((index) => described(index)));
    run.sequence.begin(() => false);
    for (const index of range(11).slice(1)) run.play(index, 0, 'x'.repeat(600_000));
    run.play(0);
    run.time(1);
    expect(run.told.length).toBeLessThan(5);
    run.time();
    expect(run.told).toHaveLength(11);
  });

  it('wait until it is known which of them are flaky', () => {
    const run = following(range(2).map((index) => described(index)));
    run.play(0);
    run.time();
    expect(run.told).toEqual([]);
    run.sequence.begin(({ id }) => id === 'case-1');
    run.play(1);
    run.time();
    expect(run.told.map(({ flaky }) => flaky)).toEqual([undefined, true]);
  });

  it('that were not played to their end are told of at the end alone, with what there is', () => {
    const run = following([described(0, { repeat: 3 }), described(1), described(2)]);
    run.sequence.begin(() => false);
    run.play(0, 1);
    run.play(2);
    run.time();
    expect(run.told).toEqual([]);
    run.sequence.end();
    expect(run.told.map(({ attempts }) => attempts.length)).toEqual([1, 0, 1]);
    expect(run.isWaiting()).toBe(false);
  });

  it('that fewer attempts decided are told of while the others are played', () => {
    const run = following([described(0, { repeat: 3 }), described(1), described(2, { repeat: 2 })]);
    run.sequence.begin(() => false);
    run.play(0, 0);
    run.play(1);
    run.time();
    expect(run.told).toEqual([]);
    run.decide(0, 2);
    run.time();
    expect(run.told.map(({ attempts }) => attempts.length)).toEqual([2, 1]);
    run.sequence.end();
    expect(run.told.map(({ attempts }) => attempts.length)).toEqual([2, 1, 0]);
  });

  it('that are decided wait for what was played before and is still to be judged', () => {
    const run = following([described(0, { repeat: 3 })]);
    run.plays.add('case-0 1');
    run.sequence.begin(() => false);
    run.decide(0, 0);
    run.time();
    expect(run.told).toEqual([]);
    run.decide(0, 1);
    run.time();
    expect(run.told.map(({ attempts }) => attempts.length)).toEqual([2]);
  });

  it('are told of no more once it is closed, and what went wrong then comes out at the end', () => {
    const closed = following(range(2).map((index) => described(index)));
    closed.sequence.begin(() => false);
    closed.play(0);
    closed.sequence.close();
    expect(closed.isWaiting()).toBe(false);
    closed.play(1);
    closed.time();
    expect(closed.told).toEqual([]);
    const broken = following(
      range(2).map((index) => described(index)),
      () => {
        throw new Error('the disk is full');
      },
    );
    broken.sequence.begin(() => false);
    broken.play(0);
    broken.time();
    broken.play(1);
    broken.time();
    expect(broken.told).toHaveLength(1);
    expect(() => broken.sequence.end()).toThrow('the disk is full');
  });

  it('pay no heed to plays beyond those planned', () => {
    const run = following([described(0)]);
    run.sequence.begin(() => false);
    run.play(0, 1);
    expect(run.isWaiting()).toBe(false);
    run.play(0);
    run.time();
    expect(run.told.map(({ attempts }) => attempts.length)).toEqual([1]);
  });
});
