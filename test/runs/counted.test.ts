import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_USAGE } from '../../src/judges/judge.ts';
import { casesFrom } from '../../src/runs/attempt.ts';
import type { CaseDescription, PlayedTurn, RunRecord } from '../../src/runs/records.ts';
import { openRunJournal, type RunJournal } from '../../src/runs/run-journal.ts';
import { tally } from '../../src/runs/summarize.ts';
import type { ScorerResult } from '../../src/schema/scorer-result.ts';
import { openBlobs } from '../../src/state/blobs.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const PATH = '/run/journal-0.jsonl';
const TEXT = 'a text that nobody counts';

const metadata = fc.record(
  {
    not_applicable: fc.boolean(),
    unsure: fc.boolean(),
    weight: fc.constantFrom(0, 1, 2.5),
    judge: fc.constant({ mode: 'offline', confidence: 'low' }),
    evidence: fc.constant(TEXT),
  },
  { requiredKeys: [] },
);
const result: fc.Arbitrary<ScorerResult> = fc
  .record({
    score: fc.integer({ min: 0, max: 100 }).map((value) => value / 100),
    pass: fc.boolean(),
    gates: fc.boolean(),
    metadata,
  })
  .map(({ gates, ...rest }) => ({ ...rest, reasoning: TEXT, ...(gates ? {} : { gating: false as const }) }));
/** Of each scorer of a turn: what it found, that it could not judge, that it was left out, or that it was not asked yet. */
const outcome = fc.oneof(
  { weight: 6, arbitrary: result },
  fc.constantFrom('error' as const, 'left out' as const, 'not asked' as const),
);
const attempt = fc.record({
  errored: fc.constantFrom(false, false, false, true),
  latencies: fc.array(fc.nat(1_000), { minLength: 1, maxLength: 2 }),
  outcomes: fc.array(fc.tuple(outcome, outcome), { minLength: 2, maxLength: 2 }),
  answer: fc.constantFrom<string>('x', 'y'),
});
const suite = fc.array(fc.record({ attempts: fc.array(attempt, { maxLength: 3 }), gating: fc.boolean() }), {
  maxLength: 5,
});
type Suite = typeof suite extends fc.Arbitrary<infer T> ? T : never;

const SCORERS = ['toxicity', 'bias'];

const turnOf = (index: number, latency_ms: number, output: string): PlayedTurn => ({
  ...{ turn_id: `turn_1_0_0_${index}`, input: TEXT, output, latency_ms },
  ...{ tool_calls: null, context: null, agent_plan: null, usage: null, criteria: {} },
});

function planOf({ attempts, gating }: Suite[number], index: number): CaseDescription {
  const turns = Math.max(0, ...attempts.map(({ latencies }) => latencies.length));
  return {
    ...{ id: `case-${index}`, name: `case-${index}`, agent_id: 'a', tags: [], hash: `${index}`, gating },
    location: { file: 'a.yaml', line: 1 },
    repeat: Math.max(1, attempts.length),
    min_passes: 1,
    scorers: Array.from({ length: turns }, () => SCORERS),
  };
}

function* recordsOf({ attempts }: Suite[number], case_id: string): Iterable<RunRecord> {
  for (const [index, { errored, latencies, outcomes, answer }] of attempts.entries()) {
    const base = { case_id, attempt: index };
    const turns = latencies.map((ms, at) => turnOf(at, ms, answer));
    if (errored) {
      const error = { code: 'timeout', message: 'too late' };
      yield { type: 'attempt.errored', ...base, turns, calls: 1, error };
      continue;
    }
    yield { type: 'attempt.played', ...base, turns, calls: 1 };
    for (const turn of turns.keys())
      for (const [place, scorer] of SCORERS.entries()) {
        const found = outcomes[turn]?.[place];
        if (found === undefined || found === 'not asked') continue;
        const scored = { type: 'turn.scored' as const, ...base, turn, scorer, usage: NO_USAGE };
        if (found === 'error') yield { ...scored, error: { code: 'judge_error', message: 'no answer' } };
        else if (found === 'left out') yield { ...scored, left_out: 'left out' };
        else yield { ...scored, result: found };
      }
  }
}

describe('what is held of a run while it is open', () => {
  it('counts as what its journal says, whether it was just written or read again', async () => {
    await fc.assert(
      fc.asyncProperty(suite, async (cases) => {
        const ports = seededPorts();
        const open = () => openRunJournal(PATH, ports, openBlobs('/blobs', ports));
        const plans = cases.map(planOf);
        const agree = (journal: RunJournal) =>
          expect(tally(casesFrom(plans, journal.counted))).toEqual(tally(casesFrom(plans, journal.attempt)));
        const writing = open();
        for (const [index, one] of cases.entries())
          for (const record of recordsOf(one, `case-${index}`)) writing.append(record);
        agree(writing);
        await writing.close();
        const reading = open();
        agree(reading);
        await reading.close();
      }),
      { numRuns: 150 },
    );
  });

  it('has no texts of a case that was played once', async () => {
    const ports = seededPorts();
    const journal = openRunJournal(PATH, ports, openBlobs('/blobs', ports));
    const found: ScorerResult = { score: 0.5, pass: true, reasoning: TEXT, metadata: { evidence: TEXT } };
    const one: Suite[number] = {
      gating: true,
      attempts: [{ errored: false, latencies: [7], outcomes: [[found, found]], answer: TEXT }],
    };
    for (const record of recordsOf(one, 'case-0')) journal.append(record);
    const plan = planOf(one, 0);
    expect(JSON.stringify(journal.attempt(plan, 0))).toContain(TEXT);
    expect(JSON.stringify(journal.counted(plan, 0))).not.toContain(TEXT);
    expect(journal.counted(plan, 0)).toMatchObject({ status: 'passed', turns: [{ latency_ms: 7 }] });
    await journal.close();
  });
});
