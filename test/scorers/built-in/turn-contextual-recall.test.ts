import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextualRecall } from '../../../src/scorers/built-in/contextual-recall.ts';
import { turnContextualRecall } from '../../../src/scorers/built-in/turn-contextual-recall.ts';
import { offline, resultWith } from '../../support/evaluate-with.ts';
import { scriptedJudge } from '../../support/scripted-judge.ts';
import { byTurn, pooled } from '../../support/turn-chunks.ts';

describe('turn_contextual_recall', () => {
  const statements = scriptedJudge((question) => ({
    recall_verdicts: question.items('recall_verdicts').map(({ id, text }) => {
      const found = text.includes('Found');
      return {
        id,
        chunk: found ? 2 : null,
        quote: found ? 'is useful for 2' : '',
        reason: 'r',
        verdict: found ? 'attributed' : 'not_attributed',
      };
    }),
  }));
  const ground_truth = 'Found is the first statement. Lost is the second one. Found is the last one.';

  it('attributes the reference to everything that was retrieved, and says when it first was', async () => {
    const result = await resultWith(statements, turnContextualRecall, {
      ...byTurn([0, 1], [1, 0]),
      ground_truth,
    });
    expect(result.score).toBe(0.6667);
    expect(result.metadata).toMatchObject({
      mode: 'turn',
      attributed_count: 2,
      total_statements: 3,
      statements: [
        { attributed: true, first_attributed_turn: 3 },
        { attributed: false, first_attributed_turn: null },
        { attributed: true, first_attributed_turn: 3 },
      ],
      derived: [{ field: 'context', from: 'conversation_history' }],
    });
  });

  it('counts what was given for the whole conversation as well', async () => {
    const subject = {
      ...byTurn([0]),
      context: ['The harbour museum opens at nine.'],
      ground_truth: 'The harbour museum opens at nine.',
    };
    const result = await offline(turnContextualRecall, subject);
    expect(result.metadata).toMatchObject({
      statements: [{ attributed: true, first_attributed_turn: null }],
    });
  });

  it('equals contextual_recall in pool mode, question and score', async () => {
    const asked = [contextualRecall, turnContextualRecall].map((scorer) => {
      const judge = scriptedJudge((question) => ({
        recall_verdicts: question.items('recall_verdicts').map(({ id }, at) => ({
          id,
          chunk: at === 0 ? 0 : null,
          quote: at === 0 ? 'Text a' : '',
          reason: '',
          verdict: at === 0 ? 'attributed' : 'not_attributed',
        })),
      }));
      return { scorer, judge };
    });
    const subject = { ...pooled(1, 0, 2), ground_truth, input: 'Question 1 of the user?' };
    const [single, turns] = await Promise.all(
      asked.map(({ scorer, judge }) => resultWith(judge, scorer, subject)),
    );
    expect(turns?.score).toBe(single?.score);
    expect(turns?.metadata['statements']).toEqual(single?.metadata['statements']);
    const [one, other] = asked.map(({ judge }) => judge.asked[0]);
    expect({ ...other, items: 0 }).toEqual({ ...one, items: 0 });
  });

  it('equals contextual_recall in pool mode for any texts, offline', async () => {
    const words = fc.constantFrom('lamp', 'warranty', 'two', 'years', 'museum', 'pier', 'not', '30', 'Lima');
    const text = fc.array(words, { minLength: 1, maxLength: 8 }).map((list) => `${list.join(' ')}.`);
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 4 }), text, async (context, reference) => {
        const subject = { ...pooled(), context, ground_truth: reference };
        const [single, turns] = await Promise.all(
          [contextualRecall, turnContextualRecall].map((scorer) => offline(scorer, subject)),
        );
        expect(turns?.score).toBe(single?.score);
      }),
      { numRuns: 50 },
    );
  });
});
