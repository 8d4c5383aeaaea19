import { z } from 'zod';
import type { Subject } from '../../schema/evaluation.ts';
import { sameTool } from '../../scorers/formulas/tool-name.ts';
import { defineCheck } from '../define-check.ts';
import { shown } from '../texts.ts';

const tool = z.string().min(1).max(1000);

/** The form of `called` and `not_called`. */
export const toolNames = (what: string) =>
  z
    .union([tool.describe('Name of one tool.'), z.array(tool).min(1).max(200).describe('Names of tools.')])
    .describe(what);

/** Of the named tools, the first call of each that was called at all. */
export function callsOf(names: string | readonly string[], { tool_calls: calls = [] }: Subject) {
  return (typeof names === 'string' ? [names] : names).map((name) => ({
    name,
    call: calls.findIndex((one) => sameTool(one.name, name)),
  }));
}

/** What was called, for a result. */
export const calledNames = ({ tool_calls: calls = [] }: Subject): string[] =>
  calls.slice(0, 50).map(({ name }) => name);

/** A tool was called. */
export const called = defineCheck({
  name: 'called',
  description:
    'The tool was called, whatever its arguments and whatever came of it; of a list, each of them. Case, separators and a namespace of one of the names do not count.',
  value: toolNames('Tool or tools that have to be called.'),
  example: {
    check: { called: 'get_order' },
    passes: { output: 'Done.', tool_calls: [{ name: 'get_order', arguments: { id: 7 } }] },
    fails: { output: 'Done.', tool_calls: [] },
  },
  negatable: false,
  of: false,
  reads: ['tool_calls'],
  evaluate(value, { subject }) {
    const found = callsOf(value, subject);
    const missing = found.find(({ call }) => call < 0);
    return {
      pass: missing === undefined,
      expected: value,
      actual: calledNames(subject),
      reason:
        missing === undefined
          ? found
              .slice(0, 5)
              .map(({ name, call }) => `${shown(name)} is call ${call + 1}`)
              .join(', ')
          : `${shown(missing.name)} was not called`,
    };
  },
});
