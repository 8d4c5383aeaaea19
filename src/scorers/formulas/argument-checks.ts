import type { ToolCall, ToolDescription } from '../../schema/tool-call.ts';
import { foldForMatch } from '../../text/language/normalize.ts';
import { valueEqual } from './call-helpers.ts';
import { type ParameterSchema, parameterSchema, valueProblem } from './parameter-schema.ts';
import { matchTools, type NamedTool } from './tool-matching.ts';
import { toolNames } from './tool-names.ts';

/** What code alone says of one call's arguments; it overrides any judge (metrics.md 5.3). */
export interface CheckedCall {
  readonly schema: ParameterSchema | null;
  /** Per argument, in the order given: decided, or `null` where it takes a judgement. */
  readonly decided: ReadonlyMap<string, DecidedArgument>;
  /** Parameters that are required or expected and were not given. */
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
}

/** What code alone says of one argument. */
interface DecidedArgument {
  readonly verdict: 'correct' | 'wrong';
  readonly reason: string;
  /** Whether the schema of the tool says so. */
  readonly bySchema: boolean;
}

/** Values that only stand for one: somebody forgot to fill them in. */
const PLACEHOLDER =
  /^(?:string|todo|tbd|n\/a|null|undefined|placeholder|example|foo|bar|foobar|xxx+|\.{3}|\?+|<[\w .\-/]{1,40}>|\{\{?[\w .-]{1,40}\}?\}|\[[a-z][a-z _]{1,40}\]|(?:your|insert|enter)[_ -][\w -]{1,40}|<?your .{1,40}>?)$/;
/** A text that is meant literally stands in quotes. */
const QUOTES = ['"', "'"];

/** The pre-checks of every call: schema, placeholders, expected arguments. Linear in the calls. */
export function checkArguments(
  calls: readonly ToolCall[],
  catalog: readonly ToolDescription[],
  expected: readonly NamedTool[],
  said: string,
): CheckedCall[] {
  const schemas = toolNames<ParameterSchema | null>();
  for (const tool of catalog) schemas.set(tool.name, parameterSchema(tool));
  const wanted = expectedArguments(calls, expected);
  const text = foldForMatch(said);
  return calls.map((call, index) => checkCall(call, schemas.get(call.name) ?? null, wanted.get(index), text));
}

function checkCall(
  call: ToolCall,
  schema: ParameterSchema | null,
  expected: Readonly<Record<string, unknown>> | undefined,
  said: string,
): CheckedCall {
  const given = call.arguments ?? {};
  const decided = new Map<string, DecidedArgument>();
  for (const [name, value] of Object.entries(given)) {
    const found = checkArgument(name, value, schema, expected, said);
    if (found !== null) decided.set(name, found);
  }
  const missing = new Map<string, string>();
  for (const name of schema?.required ?? [])
    if (!Object.hasOwn(given, name)) missing.set(name, 'The tool requires it.');
  for (const name of Object.keys(expected ?? {}))
    if (!Object.hasOwn(given, name)) missing.set(name, 'The case expects it.');
  return { schema, decided, missing: [...missing].map(([name, reason]) => ({ name, reason })) };
}

function checkArgument(
  name: string,
  value: unknown,
  schema: ParameterSchema | null,
  expected: Readonly<Record<string, unknown>> | undefined,
  said: string,
): DecidedArgument | null {
  const property = schema?.properties.get(name);
  if (schema !== null && property === undefined && !schema.open)
    return { verdict: 'wrong', reason: 'The tool has no such parameter.', bySchema: true };
  const problem = property === undefined ? null : valueProblem(value, property);
  if (problem !== null) return { verdict: 'wrong', reason: `It ${problem}.`, bySchema: true };
  if (expected !== undefined && Object.hasOwn(expected, name))
    return valueEqual(expected[name], value)
      ? { verdict: 'correct', reason: 'It is the expected value.', bySchema: false }
      : { verdict: 'wrong', reason: 'The case expects another value.', bySchema: false };
  const chosen = Array.isArray(property?.['enum']);
  if (!chosen && isPlaceholder(value, schema?.required.has(name) === true, said))
    return { verdict: 'wrong', reason: 'It only stands for a value.', bySchema: false };
  return null;
}

/** Whether a value was never filled in; an empty one counts where the tool requires it. A word that the user put in quotes is meant. */
function isPlaceholder(value: unknown, required: boolean, said: string): boolean {
  if (value === null) return required;
  if (typeof value !== 'string') return false;
  const text = foldForMatch(value);
  if (text === '') return required;
  return PLACEHOLDER.test(text) && !QUOTES.some((quote) => said.includes(`${quote}${text}${quote}`));
}

/**
 * The expected arguments of each call that is meant to be the expected one: the closest calls first, and what is left over in
 * order, so that a call with all the wrong values is still compared.
 */
function expectedArguments(
  calls: readonly ToolCall[],
  expected: readonly NamedTool[],
): Map<number, Readonly<Record<string, unknown>>> {
  const found = new Map<number, Readonly<Record<string, unknown>>>();
  if (!expected.some((tool) => tool.arguments !== undefined)) return found;
  const pairs = matchTools(calls, expected).pairs.map(([call, tool]) => [call, tool] as const);
  const paired = {
    calls: new Set(pairs.map(([call]) => call)),
    tools: new Set(pairs.map(([, tool]) => tool)),
  };
  const left = {
    calls: calls.flatMap(({ name }, index) => (paired.calls.has(index) ? [] : [{ name, index }])),
    tools: expected.flatMap(({ name }, index) => (paired.tools.has(index) ? [] : [{ name, index }])),
  };
  const others = matchTools(left.calls, left.tools).pairs.map(
    ([call, tool]) => [left.calls[call]?.index ?? -1, left.tools[tool]?.index ?? -1] as const,
  );
  for (const [call, tool] of [...pairs, ...others]) {
    const wanted = expected[tool]?.arguments;
    if (wanted !== undefined) found.set(call, wanted);
  }
  return found;
}
