import { describe, expect, it } from 'vitest';
import { meantVerdict } from '../../../src/github/commands/wrong-verdict.ts';
import type { CaseResult } from '../../../src/schema/run.ts';
import type { ScorerResult } from '../../../src/schema/scorer-result.ts';

const result = (pass: boolean, metadata: object = {}): ScorerResult => ({
  ...{ score: pass ? 1 : 0, pass, reasoning: '' },
  metadata: { ...metadata },
});
const CHECK = result(false, { kind: 'contains', expected: 'a', actual: 'b' });
/** A case with these turns in each attempt. */
const played = (status: CaseResult['status'], ...attempts: Record<string, ScorerResult>[][]): CaseResult => ({
  ...{ id: 'a', name: 'A', agent_id: 'x', tags: [], location: { file: 'a.yaml', line: 1 }, status },
  attempts: attempts.map((turns) => ({
    status,
    turns: turns.map((results, at) => ({
      ...{ turn_id: `turn_${at}`, input: 'q', output: 'a', latency_ms: 1, tool_calls: null, results },
    })),
  })),
});

describe('the verdict that is meant', () => {
  it.each<[string, CaseResult, string | undefined, [scorer: string, attempt: number, turns: number]]>([
    ['the one there is', played('failed', [{ tone: result(false) }]), undefined, ['tone', 0, 1]],
    [
      'the one that failed the case',
      played('failed', [{ tone: result(false), fit: result(true) }]),
      undefined,
      ['tone', 0, 1],
    ],
    ['the one that passed it', played('passed', [{ tone: result(true) }]), undefined, ['tone', 0, 1]],
    [
      'the one that is named',
      played('failed', [{ tone: result(false), fit: result(true) }]),
      'fit',
      ['fit', 0, 1],
    ],
    [
      'of the last turn',
      played('failed', [{ tone: result(false) }, { tone: result(false) }]),
      undefined,
      ['tone', 0, 2],
    ],
    [
      'of the turn that failed',
      played('failed', [{ tone: result(false) }, { tone: result(true) }]),
      'tone',
      ['tone', 0, 1],
    ],
    [
      'of the last attempt',
      played('failed', [{ tone: result(false) }], [{ tone: result(false) }]),
      undefined,
      ['tone', 1, 1],
    ],
    [
      'the one that is no check',
      played('failed', [{ contains: CHECK, tone: result(false) }]),
      undefined,
      ['tone', 0, 1],
    ],
  ])('is %s', (_, found, scorer, [name, attempt, turns]) => {
    const verdict = meantVerdict(found, scorer);
    if ('problem' in verdict) throw new Error(verdict.problem);
    expect([verdict.scorer, verdict.attempt, verdict.turns.length]).toEqual([name, attempt, turns]);
  });

  it.each<[string, CaseResult, string | undefined, string]>([
    ['nothing was judged', played('errored', []), undefined, 'Nothing was judged'],
    [
      'several failed it',
      played('failed', [{ tone: result(false), fit: result(false) }]),
      undefined,
      'Name the scorer whose verdict is wrong; there are tone, fit.',
    ],
    ['a check failed it', played('failed', [{ contains: CHECK }]), undefined, 'A check decides by a rule'],
    [
      'the scorer is another',
      played('failed', [{ tone: result(false) }]),
      'tune',
      'no verdict of "tune" (did you mean "tone"?); there is tone.',
    ],
    [
      'the scorer is a word of the language',
      played('failed', [{ tone: result(false) }]),
      'toString',
      'no verdict of "toString"',
    ],
  ])('is not known where %s', (_, found, scorer, problem) => {
    expect(meantVerdict(found, scorer)).toEqual({ problem: expect.stringContaining(problem) });
  });
});
