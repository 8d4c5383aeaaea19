import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../../src/schema/evaluation.ts';
import { roleViolation } from '../../../src/scorers/built-in/role-violation.ts';
import { prepare } from '../../../src/scorers/prepare.ts';
import { builtInScorers } from '../../../src/scorers/registry.ts';
import {
  SECOND_FEATURES,
  type SecondFeatureName,
} from '../../../src/scorers/sureness/second-stage/features.ts';
import { rankedAgain } from '../../../src/scorers/sureness/second-stage/ranked-again.ts';
import { movedEvidence, type SecondStage } from '../../../src/scorers/sureness/second-stage/second-stage.ts';
import { SECOND_STAGES } from '../../../src/scorers/sureness/second-stage/weights.ts';
import { offline } from '../../support/evaluate-with.ts';

const NAMES = Object.keys(SECOND_FEATURES) as SecondFeatureName[];
const value = (name: SecondFeatureName, subject: Subject) => SECOND_FEATURES[name](prepare(subject));

const ROLE = 'You book tables in restaurants.';

describe('what the second stage counts', () => {
  it.each<[string, SecondFeatureName, Subject, number | undefined]>([
    ['an answer in words of the role', 'answer_in_role', { output: 'Tables, restaurants.', role: ROLE }, 1],
    ['an answer about something else', 'answer_in_role', { output: 'Sunny, no clouds.', role: ROLE }, 0],
    ['an answer half of it', 'answer_in_role', { output: 'A table, sunny.', role: ROLE }, 0.5],
    ['an answer without a role', 'answer_in_role', { output: 'Sunny.' }, undefined],
    ['an answer of another script', 'answer_in_role', { output: '明日は晴れです', role: ROLE }, 0],
    ['an answer without words', 'answer_in_role', { output: '...', role: ROLE }, 0],
    ['a role taken up', 'role_in_answer', { output: 'I book tables at restaurants.', role: ROLE }, 1],
    [
      'a role taken up in turns of the assistant alone',
      'role_in_answer',
      {
        role: 'tables, hotels',
        conversation_history: [
          { role: 'user', content: 'Hotels?' },
          { role: 'assistant', content: 'A table is free.' },
        ],
      },
      0.5,
    ],
    [
      'a reference that stands in the first passage',
      'first_passage',
      { ground_truth: 'Nine euros.', context: ['Parcels cost nine euros.', 'We open late.'] },
      0.5,
    ],
    [
      'a reference that stands in the last one',
      'first_passage',
      { ground_truth: 'Nine euros.', context: ['We open late.', 'Parcels cost nine euros.'] },
      -0.5,
    ],
    ['one passage', 'first_passage', { ground_truth: 'Nine euros.', context: ['Nine euros.'] }, 0],
    ['no passage', 'first_passage', { ground_truth: 'Nine euros.', context: [' '] }, undefined],
    ['no reference', 'first_passage', { context: ['Nine euros.'] }, undefined],
    ['words about oneself', 'speaks_of_self', { output: "I'm sure that my bus is late." }, Math.log(3)],
    ['words about others', 'speaks_of_self', { output: 'They are late.' }, 0],
    ['numbers, each once', 'different_numbers', { output: '12 and 12 and 34.' }, Math.log(3)],
    ['no output', 'different_numbers', {}, 0],
  ])('reads %s', (_, name, subject, expected) => {
    const found = value(name, subject);
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toBeCloseTo(expected, 10);
  });

  it('gives a number or nothing for any text, the same each time', () => {
    const text = fc.string({ unit: 'binary', maxLength: 80 });
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 3 }), (output, role, context) => {
        const subject = { output, role, ground_truth: role, context };
        for (const name of NAMES) {
          const found = value(name, subject);
          expect(found === undefined || Number.isFinite(found)).toBe(true);
          expect(value(name, subject)).toBe(found);
        }
      }),
    );
  });

  it('reads the beginning of a long text', () => {
    const numbers = Array.from({ length: 50_000 }, (_, index) => index).join(' ');
    const found = value('different_numbers', { output: numbers }) ?? 0;
    expect(found).toBeGreaterThan(Math.log(1000));
    expect(found).toBeLessThan(Math.log(10_000));
  });
});

describe('evidence of the second stage', () => {
  const stage: SecondStage = [
    { feature: 'speaks_of_self', weight: 2, mean: 0.5, low: 0, high: 1 },
    { feature: 'different_numbers', weight: -1, mean: 1, low: 0, high: 2 },
  ];
  const reads = (self?: number, numbers?: number) => (name: SecondFeatureName) =>
    name === 'speaks_of_self' ? self : numbers;

  it.each<[string, number | undefined, number | undefined, number]>([
    ['stays where nothing applies', undefined, undefined, 0.3],
    ['stays at the mean of the rows', 0.5, 1, 0.3],
    ['rises with what speaks for it', 1, undefined, 0.5381],
    ['falls with what speaks against it', undefined, 2, 0.1362],
    ['moves no further than rows went', 99, undefined, 0.5381],
  ])('%s', (_, self, numbers, expected) => {
    expect(movedEvidence(stage, 0.3, reads(self, numbers))).toBeCloseTo(expected, 4);
  });

  it('keeps the order of evidence, and stays between 0 and 1', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const any = fc.option(fc.double({ noNaN: true }), { nil: undefined });
    fc.assert(
      fc.property(share, share, any, any, (one, other, self, numbers) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((evidence) =>
          movedEvidence(stage, evidence, reads(self, numbers)),
        ) as [number, number];
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThan(0);
        expect(high).toBeLessThan(1);
      }),
    );
  });

  it('is asked of known scorers, within the range that rows showed', () => {
    for (const [scorer, weights] of Object.entries(SECOND_STAGES)) {
      expect(builtInScorers.map(({ name }) => name)).toContain(scorer);
      expect(weights.length).toBeGreaterThan(0);
      for (const { weight, mean, low, high } of weights) {
        expect(Math.abs(weight)).toBeGreaterThan(0);
        expect(low).toBeLessThanOrEqual(mean);
        expect(mean).toBeLessThanOrEqual(high);
      }
    }
  });

  it('leaves score, counts and reasoning to the rules', () => {
    const score = {
      status: 'scored',
      value: 0.5,
      reasoning: 'one of two.',
      metadata: { total_chunks: 2 },
    } as const;
    const subject = prepare({ output: 'Sunny.', role: ROLE });
    const [scorer] = Object.keys(SECOND_STAGES);
    const again = rankedAgain(scorer ?? '', score, subject);
    expect(again).toMatchObject(score);
    expect(rankedAgain('constructor', score, subject)).toBe(score);
    const nothing = { status: 'not_applicable', reasoning: 'nothing.', metadata: {} } as const;
    expect(rankedAgain(scorer ?? '', nothing, subject)).toBe(nothing);
  });
});

describe('a result with a second stage', () => {
  it('is ranked by what it says beside the role, at the same score', async () => {
    const about = (output: string) =>
      offline(roleViolation, { role: ROLE, input: 'Is a table free tonight?', output });
    const [inside, outside] = await Promise.all([
      about('A table is free at two restaurants, which one shall I book?'),
      about('Two are free, which one do you prefer?'),
    ]);
    expect(inside.score).toBe(outside.score);
    expect(Number(inside.metadata['evidence'])).toBeGreaterThan(Number(outside.metadata['evidence']));
  });
});
