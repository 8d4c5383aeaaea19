import { describe, expect, it } from 'vitest';
import { call } from '../../src/operations/define-operation.ts';
import { evaluate } from '../../src/operations/evaluate.ts';
import { BUILT_IN_SCORERS, SCORER_ALIASES } from '../../src/schema/scorer-name.ts';
import type { ScorerResult } from '../../src/schema/scorer-result.ts';
import { toolChoiceScore } from '../../src/scorers/formulas/tool-choice.ts';
import { fakeModel } from '../support/fake-model.ts';
import { formFiller, type Script, served } from '../support/form-filler.ts';
import { ask, calls, OUTPUT, relevancy } from '../support/proof-material.ts';
import { engineFor, resultOf } from '../support/rubric-judging.ts';
import type { Subject } from '../support/scorer-proof.ts';
import { proofFile, proofOf, SCORER_PROOFS } from '../support/scorer-proofs.ts';
import { chancesAt } from '../support/token-chances.ts';

const server = fakeModel();

async function scored(
  names: string[],
  subject: Subject,
  script: Script,
): Promise<Record<string, ScorerResult>> {
  server.set({ fill: served(formFiller(script)) });
  const response = await call(evaluate, { ...subject, scorers: names }, engineFor(server));
  if (response.errors !== undefined) throw new Error(JSON.stringify(response.errors));
  return response.results;
}

describe('golden vectors', () => {
  const rows = Object.values(SCORER_PROOFS).flatMap(({ name, vectors: { subject = {}, rows: own } }) =>
    own.map(([says, script, score, more = {}, special = {}]) => ({
      name,
      says,
      script,
      score,
      more,
      subject: { ...subject, ...special },
    })),
  );

  it.each(rows)('$name: $says → $score', async ({ name, script, score, more, subject }) => {
    const { [name]: result } = await scored([name], subject, script);
    expect(result).toMatchObject({ score, pass: score >= 0.7 });
    expect(result?.metadata).toMatchObject({ threshold: 0.7, not_applicable: false, ...more });
  });

  it.each([...BUILT_IN_SCORERS, ...SCORER_ALIASES])('has vectors for %s', (name) => {
    expect(proofOf(name).vectors.rows.length, proofFile(name)).toBeGreaterThan(0);
  });
});

describe('golden vectors of a scale', () => {
  const SCALE = { rubric: 'Is {{ output }} clear?', mode: 'scale', steps: ['Look at the words.'] };

  it.each<[Record<string, number>, number]>([
    [{ 3: 0.1, 4: 0.6, 5: 0.3 }, 0.8],
    [{ 4: 0.5, 5: 0.49, 1: 0.005 }, 0.8737],
  ])('probabilities %j → %s', async (chances, score) => {
    const script = { findings: [{ step: 's1' }], score: 4 };
    server.set({
      fill: served(formFiller(script)),
      logprobs: (content) => chancesAt(content, 'score', chances),
    });
    const result = await resultOf(engineFor(server), { config: SCALE });
    expect(result).toMatchObject({ score, pass: true, metadata: { mode: 'scale', scoring: 'logprobs' } });
  });

  it('samples 4, 4, 5 → .8333', async () => {
    const grades = [4, 4, 5];
    server.set({
      fill: (schema, request) =>
        served(formFiller({ findings: [{ step: 's1' }], score: grades.shift() }))(schema, request),
    });
    const result = await resultOf(engineFor(server), { config: { ...SCALE, samples: 3 } });
    expect(result).toMatchObject({ score: 0.8333, pass: true, metadata: { scoring: 'samples' } });
  });
});

describe('golden vectors of several names', () => {
  it('computes an alias and its target once', async () => {
    server.requests.length = 0;
    const script = relevancy(['yes', 'yes', 'idk', 'no'], ['full']);
    const results = await scored(
      ['relevance', 'answer_relevancy'],
      { input: ask(1), output: OUTPUT },
      script,
    );
    expect(Object.values(results).map(({ score }) => score)).toEqual([0.7692, 0.7692]);
    expect(server.requests).toHaveLength(1);
  });

  it('reads an expected order where one is meant: [B, A] for [A, B] is .5', () => {
    // No field of a request asks for order, so this vector is the formula's alone (metrics.md 5.2, option `ordered`).
    const expected = { tools: [{ name: 'A' }, { name: 'B' }], forbidden: [], source: 'expected_tools' };
    const score = toolChoiceScore(
      { mode: 'reference', expected, ordered: true } as Parameters<typeof toolChoiceScore>[0],
      { tool_calls: calls('B', 'A') },
    );
    expect(score).toMatchObject({ status: 'scored', value: 0.5 });
  });
});
