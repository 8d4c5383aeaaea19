import type { Subject } from '../../schema/evaluation.ts';
import { defineBudget, notReported } from '../define-budget.ts';

/** The conversation took no more turns than this. */
export const maxTurns = defineBudget({
  name: 'max_turns',
  description:
    'The conversation took at most so many turns up to this answer; a turn is what the user says and what the agent answers.',
  most: 'Turns of the user at most, the one of this answer included.',
  example: {
    check: { max_turns: 1 },
    passes: { output: 'Done.' },
    fails: {
      output: 'Done.',
      conversation_history: [
        { role: 'user', content: 'Refund my order.' },
        { role: 'assistant', content: 'Which one?' },
      ],
    },
  },
  negatable: false,
  // A first turn has no history.
  reads: [],
  whole: true,
  words: (amount) => `${amount} turn${amount === 1 ? '' : 's'}`,
  spent: (subject) =>
    subject.output === undefined && subject.conversation_history === undefined
      ? notReported('conversation_history')
      : { amount: turnsOf(subject) },
});

/** What the user said before, and this time, unless the conversation as it is given ends with it. */
function turnsOf({ conversation_history: history = [], input, output }: Subject): number {
  const said = history.filter(({ role }) => role === 'user').length;
  const last = history.findLast(({ role }) => role === 'user' || role === 'assistant');
  const spoken = last?.role === 'user' ? input : output;
  // Of a whole talk both hold everything that was said, one text after the other.
  const isThisTurn =
    last !== undefined && (spoken === last.content || spoken?.endsWith(`\n\n${last.content}`) === true);
  return isThisTurn || output === undefined ? said : said + 1;
}
