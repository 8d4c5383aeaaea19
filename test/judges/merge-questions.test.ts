import { describe, expect, it } from 'vitest';
import { askThrough } from '../../src/judges/ask.ts';
import { askItems } from '../../src/judges/ask-items.ts';
import type { ItemsQuestion } from '../../src/judges/items.ts';
import { mergeQuestions } from '../../src/judges/merge-questions.ts';
import { offlineJudge } from '../../src/judges/offline.ts';
import { scriptedJudge } from '../support/scripted-judge.ts';

const VALUES = { yes: 1, no: 0 } as const;
const question = (
  name: string,
  exhibits: Record<string, unknown> = { transcript: ['a', 'b'] },
): ItemsQuestion => ({
  key: `${name}/turns@1`,
  instructions: `Rules of ${name}.`,
  exhibits,
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
      exhibits: { transcript: ['a', 'b'], context: ['c'] },
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

  it('are never merged for the offline judge, who saves nothing by it', async () => {
    const ask = askThrough(offlineJudge(), { together: () => [facts] });
    expect(ask.together(tone)).toEqual([]);
    expect((await askItems(ask, tone))['verdicts']).toHaveLength(2);
  });
});
