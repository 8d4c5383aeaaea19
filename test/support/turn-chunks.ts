import type { Subject } from '../../src/schema/evaluation.ts';
import { chunkJudge } from './chunk-judge.ts';

export const PRECISION = 'precision_verdicts';
export const RELEVANCY = 'relevancy_verdicts';
export type Verdicts = readonly number[];

/** A model to which a chunk is relevant for the turns that it names: "useful for 0 2". */
export function judging() {
  return chunkJudge([PRECISION, RELEVANCY], (text, item, list) => {
    const wanted = item['for_turns'] as number[];
    const turns = [...text.matchAll(/\d+/g)].map(Number).filter((turn) => wanted.includes(turn));
    const yes = turns.length > 0;
    return list === PRECISION
      ? { quote: yes ? 'useful for' : '', turns, verdict: yes ? 'relevant' : 'irrelevant' }
      : { relevant_quote: yes ? 'useful for' : '', turns, verdict: yes ? 'yes' : 'no' };
  });
}

/** A conversation whose exchange `i` retrieved one chunk per verdict. */
export function byTurn(...exchanges: Verdicts[]): Subject {
  return {
    conversation_history: exchanges.flatMap((verdicts, at) => [
      { role: 'user' as const, content: `Question ${at} of the user?` },
      {
        role: 'assistant' as const,
        content: `Answer ${at}.`,
        context: verdicts.map((one, index) =>
          one === 1
            ? `Text ${'abcdef'[index]} is useful for ${2 * at}.`
            : `Noise ${'abcdef'[index]}${'xyz'[at]}.`,
        ),
      },
    ]),
    ground_truth: 'The reference.',
  };
}
/** A conversation of two exchanges over one pool; `1` and `2` are useful for the first and the second one, `3` for both. */
export function pooled(...verdicts: Verdicts): Subject {
  const { conversation_history = [] } = byTurn([], []);
  const turns = ['', ' is useful for 0', ' is useful for 2', ' is useful for 0 and 2'];
  return {
    conversation_history: conversation_history.map(({ role, content }) => ({ role, content })),
    context: verdicts.map((one, index) => `Text ${'abcdef'[index]}${turns[one]}.`),
    ground_truth: 'The reference.',
  };
}
