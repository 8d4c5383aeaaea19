import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { askThrough } from '../../src/judges/ask.ts';
import { askItems } from '../../src/judges/ask-items.ts';
import { cached } from '../../src/judges/cached.ts';
import type { ItemsQuestion } from '../../src/judges/items.ts';
import { addUsage } from '../../src/judges/judge.ts';
import { mergeQuestions } from '../../src/judges/merge-questions.ts';
import { offlineJudge } from '../../src/judges/offline.ts';
import { withSpent } from '../../src/judges/spent.ts';
import { scriptedJudge } from '../support/scripted-judge.ts';

const VALUES = { yes: 1, no: 0 } as const;
const question = (
  name: string,
  promptInputs: Record<string, unknown> = { transcript: ['a', 'b'] },
): ItemsQuestion => ({
  key: `${name}/turns@1`,
  instructions: `Rules of ${name}.`,
  promptInputs,
  lists: [
    {
      name: 'verdicts',
      items: [
        { id: 't1', text: 'turn 1' },
        { id: 't2', text: 'turn 2' },
      ],
      values: VALUES,
      offline: () => ({ verdict: 'yes', reason: 'rule' }),
    },
  ],
});
const tone = question('tone');
const facts = question('facts', { transcript: ['a', 'b'], context: ['c'] });
/** A judge that knows verdicts of some lists, and leaves the others empty. */
const answering = (lists: Record<string, string>) =>
  scriptedJudge((asked) =>
    Object.fromEntries(
      ['facts_verdicts', 'tone_verdicts', 'verdicts'].map((list) => [
        list,
        lists[list] === undefined
          ? []
          : asked.items(list).map(({ id }) => ({ id, reason: 'r', verdict: lists[list] })),
      ]),
    ),
  );

describe('questions about the same material', () => {
  it('become one question that shows it once, whatever the order they come in', () => {
    const merged = mergeQuestions([tone, facts]);
    expect(merged?.question).toMatchObject({
      key: 'facts/turns@1+tone/turns@1',
      promptInputs: { transcript: ['a', 'b'], context: ['c'] },
    });
    expect(merged?.question.lists.map((list) => list.name)).toEqual(['facts_verdicts', 'tone_verdicts']);
    const { question: other } = mergeQuestions([facts, tone]) ?? {};
    expect(JSON.stringify(other)).toBe(JSON.stringify(merged?.question));
  });

  it('stay apart when one label shows different things', () => {
    expect(mergeQuestions([tone, question('other', { transcript: ['b', 'a'] })])).toBeUndefined();
  });

  it('are answered by one call, each with its own verdicts', async () => {
    const judge = answering({ facts_verdicts: 'no', tone_verdicts: 'yes' });
    const ask = askThrough(judge, { together: (own) => [tone, facts].filter(({ key }) => key !== own.key) });
    const answers = await askItems(ask, tone);
    expect(answers['verdicts']?.map(({ verdict }) => verdict)).toEqual(['yes', 'yes']);
    expect((await askItems(ask, facts))['verdicts']?.map(({ verdict }) => verdict)).toEqual(['no', 'no']);
    expect(judge.asked.map(({ key }) => key)).toEqual(Array(2).fill('facts/turns@1+tone/turns@1'));
  });

  it('are asked one by one when the judge cannot fill in the whole', async () => {
    const judge = answering({ tone_verdicts: 'yes', verdicts: 'no' });
    const ask = askThrough(judge, { together: () => [facts] });
    expect((await askItems(ask, tone))['verdicts']?.map(({ verdict }) => verdict)).toEqual(['no', 'no']);
    expect(judge.asked.at(-1)?.key).toBe('tone/turns@1');
  });

  it.each([
    ['refused as it is', { status: 400 }, 'provider_error', 2],
    ['too long for the server', { status: 413 }, 'provider_error', 2],
    ['answered with too much', {}, 'too_large', 2],
    ['refused because of the key', { status: 401 }, 'provider_error', 1],
    ['not known', { status: 404 }, 'provider_error', 1],
    ['not in the budget', {}, 'budget_exhausted', 1],
  ] as const)(
    'are asked one by one only where that may help: the whole is %s',
    async (_, parts, code, times) => {
      const judge = scriptedJudge((asked) => {
        if (asked.key.includes('+')) throw new Fault(code, 'no', parts);
        return { verdicts: asked.items('verdicts').map(({ id }) => ({ id, reason: 'r', verdict: 'yes' })) };
      });
      const answers = askItems(askThrough(judge, { together: () => [facts] }), tone).catch(() => null);
      expect(await answers).toEqual(
        times === 1 ? null : { verdicts: [expect.anything(), expect.anything()] },
      );
      expect(judge.asked).toHaveLength(times);
    },
  );

  it('are never merged for the offline judge, who saves nothing by it', async () => {
    const ask = askThrough(offlineJudge(), { together: () => [facts] });
    expect(ask.together(tone)).toEqual([]);
    expect((await askItems(ask, tone))['verdicts']).toHaveLength(2);
  });

  it('bear in the merged instructions the names that their lists have there', () => {
    const steps = {
      ...question('steps'),
      instructions: 'step_verdicts: judge each; verdicts are words.',
      lists: question('steps').lists.map((list) => ({ ...list, name: 'step_verdicts' })),
    };
    const { instructions } = mergeQuestions([steps, tone])?.question ?? { instructions: '' };
    expect(instructions).toContain('steps_step_verdicts: judge each; verdicts are words.');
  });

  it('stay apart when one is split by pieces and the other is not', () => {
    const split = { ...tone, split: (whole: ItemsQuestion) => [whole] };
    expect(mergeQuestions([split, facts])).toBeUndefined();
    expect(mergeQuestions([split, { ...facts, split: split.split }])?.question.split).toBeDefined();
  });

  it('count the cost of a call that failed for all of them once', async () => {
    const usage = { calls: 1, cached_calls: 0, input_tokens: 10, output_tokens: 5, cost_usd: 0.5 };
    const judge = cached(
      {
        ...scriptedJudge(() => ({})),
        async fill() {
          await Promise.resolve();
          throw withSpent(new Fault('judge_error', 'unreadable', { subcode: 'unparseable' }), usage);
        },
      },
      { get: () => null, put: () => {} },
    );
    const asks = [tone, facts].map((own) => ({
      own,
      ask: askThrough(judge, { together: ({ key }) => [tone, facts].filter((other) => other.key !== key) }),
    }));
    const outcomes = await Promise.allSettled(asks.map(({ own, ask }) => askItems(ask, own)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    // One merged call, and one alone for each.
    const spent = asks.map(({ ask }) => ask.record.usage).reduce(addUsage);
    expect(spent).toMatchObject({ calls: 3, cost_usd: 1.5 });
  });
});
