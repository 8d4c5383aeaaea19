import { defineCheck } from '../define-check.ts';
import { shown } from '../texts.ts';
import { calledNames, callsOf, toolNames } from './called.ts';

/** A tool was not called. */
export const notCalled = defineCheck({
  name: 'not_called',
  description:
    'The tool was not called, whatever its arguments; of a list, none of them. Calls that were not captured are an error, not a pass.',
  value: toolNames('Tool or tools that must not be called.'),
  example: {
    check: { not_called: ['refund', 'delete_account'] },
    passes: { output: 'Done.', tool_calls: [{ name: 'get_order', arguments: {} }] },
    fails: { output: 'Done.', tool_calls: [{ name: 'refund', arguments: {} }] },
  },
  negatable: false,
  of: false,
  reads: ['tool_calls'],
  evaluate(value, { subject }) {
    const found = callsOf(value, subject).find(({ call }) => call >= 0);
    return {
      pass: found === undefined,
      expected: value,
      actual: calledNames(subject),
      reason:
        found === undefined ? 'none of them was called' : `${shown(found.name)} is call ${found.call + 1}`,
    };
  },
});
