import { z } from 'zod';
import { Fault } from '../../errors.ts';
import { toolArguments } from '../../schema/tool-call.ts';
import { compilePattern } from '../../text/compile-pattern.ts';
import { expectedArguments } from './expected-arguments.ts';
import type { ExpectedCall } from './match-calls.ts';

const name = z.string().min(1).max(1000);

/** Calls as a check names them: tools alone, or with matchers of their arguments. */
export const namedCalls = z.array(
  z.union([
    name.describe('Name of the tool, whatever its arguments.'),
    z
      .object({
        name: name.describe('Name of the tool.'),
        arguments: toolArguments
          .optional()
          .describe(
            'Arguments of the call, by name: literal values, or the matchers {any: true}, {matches: EXPRESSION}, {one_of: [VALUES]}, {approx: NUMBER, within: NUMBER}. Left out: any arguments.',
          ),
        extra_arguments: z
          .boolean()
          .optional()
          .describe('`true`: the call may have other arguments beside those named here.'),
      })
      .describe('A call with its arguments.'),
  ]),
);
type NamedCalls = z.infer<typeof namedCalls>;

/** Named calls, ready to be compared; `extra` is what `extra_arguments` is where a call does not say. Rejects with Fault `validation_failed` for matchers that cannot work. */
export function compiledCalls(list: NamedCalls, extra = false): Promise<ExpectedCall[]> {
  return Promise.all(
    list.map(async (one): Promise<ExpectedCall> => {
      if (typeof one === 'string') return { name: one };
      const { name: tool, arguments: given, extra_arguments: others = extra } = one;
      if (given === undefined) return { name: tool };
      return { name: tool, arguments: await expectedArguments(given, others, expression) };
    }),
  );
}

/** Compiles the expression of a matcher; throws Fault `validation_failed`. */
export const expression = (pattern: string) =>
  compilePattern(
    pattern,
    '',
    (what, hint, cause) => new Fault('validation_failed', what, { where: 'matches', hint, cause }),
  );
