import { describe, expect, it } from 'vitest';
import { emptyAnswer, isEmptyAnswer } from '../../src/evaluations/empty-answer.ts';
import { scoreWith } from '../../src/evaluations/score-subject.ts';
import type { Judge } from '../../src/judges/judge.ts';
import { call } from '../../src/operations/define-operation.ts';
import { evaluate } from '../../src/operations/evaluate.ts';
import { scorerRegistry } from '../../src/scorers/registry.ts';
import { faultOf, offlineEngine } from '../support/offline-engine.ts';
import { DESCRIBED_SCORERS, metadataProblems } from '../support/scorer-metadata.ts';

const registry = scorerRegistry([]);
/** A judge that must not be asked. */
const nobody = new Proxy({} as Judge, {
  get() {
    throw new Error('somebody was asked');
  },
});

describe('an empty answer', () => {
  it.each([
    '',
    ' ',
    '\n\t',
    '\u00a0\u3000',
    '\u200b',
    '\ufeff',
    '\u00ad',
    '\u2060\u200e',
    '\u3164',
    '\u2800',
    '\u0000',
  ])('is %j', (output) => expect(isEmptyAnswer({ output })).toBe(true));

  it.each(['B', '-1', '[]', '{}', 'null', '0', '.', '✅', 'π', '解', '\u200b7'])('is not %j', (output) =>
    expect(isEmptyAnswer({ output })).toBe(false),
  );

  it('is not an output that is absent', () => expect(isEmptyAnswer({})).toBe(false));

  it.each(registry.names())(
    'scores 0 with %s, at every threshold and with the metadata of its card',
    async (name) => {
      const scorer = registry.find(name)!; // The registry named it.
      for (const threshold of [0, 0.7, 1]) {
        const outcome = await scoreWith(scorer, { output: ' ' }, { judge: nobody, threshold });
        expect(outcome).toEqual(emptyAnswer(scorer, threshold));
        if (outcome.status !== 'scored') throw new Error('not scored');
        expect(outcome.result).toMatchObject({ score: 0, pass: false, metadata: { empty_answer: true } });
        expect(outcome.result.reasoning).toContain('the agent gave an empty answer');
        if (DESCRIBED_SCORERS.includes(name))
          expect(metadataProblems(name, outcome.result.metadata)).toEqual([]);
        for (const share of [
          'relevancy_ratio',
          'efficiency_ratio',
          'selection_score',
          'coverage',
          'precision',
        ])
          if (share in outcome.result.metadata) expect(outcome.result.metadata[share], share).toBe(0);
      }
    },
  );

  it('says that it is below no threshold of 0', () => {
    const outcome = emptyAnswer(registry.find('playval')!, 0);
    expect(outcome).toMatchObject({ result: { reasoning: 'Score 0: the agent gave an empty answer.' } });
  });
});

describe('POST /v1/evaluate with a blank output', () => {
  it('scores it, and refuses for what else is missing alone', async () => {
    const engine = offlineEngine();
    const answer = await call(
      evaluate,
      { input: 'q', output: '', expected_behavior: 'Says yes.', scorers: ['playval', 'bias'] },
      engine,
    );
    expect(answer).toMatchObject({
      overall_pass: false,
      results: { playval: { score: 0, pass: false }, bias: { score: 0, pass: false } },
    });
    const fault = await faultOf(evaluate, { output: '', scorers: ['faithfulness', 'bias'] }, engine);
    expect(fault.problems.map(({ scorer, field, code }) => [scorer, field, code])).toEqual([
      ['faithfulness', 'context', 'missing_field'],
    ]);
  });

  it('refuses one that is absent', async () => {
    const fault = await faultOf(evaluate, { input: 'q', scorers: ['toxicity'] }, offlineEngine());
    expect(fault.problems).toMatchObject([{ field: 'output', code: 'missing_field' }]);
  });
});
