import { describe, expect, it } from 'vitest';
import { answerRelevancy } from '../../../src/scorers/built-in/answer-relevancy.ts';
import { playval } from '../../../src/scorers/built-in/playval.ts';
import { taskCompletion } from '../../../src/scorers/built-in/task-completion.ts';
import { offline, outcomeWith } from '../../support/evaluate-with.ts';
import { silentJudge } from '../../support/scripted-judge.ts';

describe('a short answer without a model', () => {
  it.each([
    ['Answers "B".', 'B', 'A'],
    ['Picks option C.', 'C)', 'B)'],
    ['Chooses (D).', 'D', 'C'],
    ['Answers "-1".', '-1', '1'],
    ['Returns an empty JSON array "[]".', '[]', 'x'],
    ['Answers "✅".', '✅', '❌'],
    ['Answers "π".', 'π', 'e'],
    ['Says "none".', 'None', 'Milk'],
  ])('is right or wrong by what is expected: %j', async (expected_behavior, right, wrong) => {
    const subject = { input: 'Which one?', expected_behavior };
    expect((await offline(playval, { ...subject, output: right })).score).toBe(1);
    expect((await offline(playval, { ...subject, output: wrong })).pass).toBe(false);
  });

  it.each(['x', '✅', '[]', 'yes', 'null'])(
    'is none where nothing of the kind was asked for: %j',
    async (output) => {
      const subject = { input: 'Who wrote Hamlet?', expected_behavior: 'Does not mention money.', output };
      expect(await offline(playval, subject)).toMatchObject({
        score: 0,
        metadata: {
          degenerate_output: true,
          unsure: true,
          evidence_kind: 'bare_answer',
          judge: { confidence: 'low' },
        },
      });
    },
  );
});

describe('a short answer with a model', () => {
  it.each(['B', '-1', '[]', 'null', 'yes', 'x', '✅', 'π'])('is always judged: %j', async (output) => {
    for (const scorer of [playval, taskCompletion, answerRelevancy]) {
      const subject = { input: 'Who wrote Hamlet?', expected_behavior: 'Names Shakespeare.', output };
      await expect(outcomeWith(silentJudge(), scorer, subject), scorer.name).rejects.toThrow(/asked/);
    }
  });

  it.each([
    ['The river through Prague is the (A) Vltava (B) Rhine (C) Oder', 'A'],
    ['Solve the task. The largest desert: A. Gobi B. Sahara C. Namib. Answer:', 'B'],
    ['Who painted it, and when?\na) Vermeer, 1665\nb) Hals, 1624', '(b)'],
    ['Pick the right word.\nA: lend\nB: borrow', 'Option B.'],
  ])('that picks an option answers all that was asked: %j', async (input, output) => {
    expect((await offline(answerRelevancy, { input, output })).score).toBe(1);
  });

  it('that picks an option which nobody offered is no answer by itself', async () => {
    const input = 'The river through Prague is the (A) Vltava (B) Rhine (C) Oder';
    expect((await offline(answerRelevancy, { input, output: 'D' })).pass).toBe(false);
  });
});
