import { defineBudget } from '../define-budget.ts';

/** The answer called no more tools than this. */
export const maxToolCalls = defineBudget({
  name: 'max_tool_calls',
  description:
    'At most so many calls of tools were made for the answer, failed ones and repetitions included.',
  most: 'Calls of tools at most; 0: none may be called.',
  example: {
    check: { max_tool_calls: 1 },
    passes: { output: 'Done.', tool_calls: [{ name: 'get_order', arguments: {} }] },
    fails: {
      output: 'Done.',
      tool_calls: [
        { name: 'get_order', arguments: {} },
        { name: 'get_order', arguments: {} },
      ],
    },
  },
  negatable: false,
  reads: ['tool_calls'],
  whole: true,
  words: (amount) => `${amount} call${amount === 1 ? '' : 's'} of tools`,
  spent: ({ tool_calls = [] }) => ({ amount: tool_calls.length }),
});
