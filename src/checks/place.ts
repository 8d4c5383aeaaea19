import type { Subject } from '../schema/evaluation.ts';
import { compilePath, type JsonPath, valueAt } from '../text/json-path.ts';
import { brokenJson, extractJson, nestsTooDeep } from './extract-json.ts';
import { marked } from './texts.ts';

/** Fields of an attempt that a path may begin with. */
export const ROOTS = [
  'output',
  'input',
  'context',
  'tool_calls',
  'conversation_history',
  'agent_plan',
  'ground_truth',
  'expected_behavior',
  'latency_ms',
  'usage',
  'workspace',
  'spans',
  'state',
] as const;
export type Root = (typeof ROOTS)[number];

/** A path of an attempt, taken apart: the field, whether its text is read as JSON, and the way from there. */
export interface AttemptPath {
  readonly text: string;
  readonly root: Root;
  /** `output.json…`: the field is a text that holds JSON. */
  readonly json: boolean;
  readonly rest: JsonPath;
}

/** What stands at a path, or why nothing does: then the check that looks there fails, negated or not. */
export type Found = { readonly value: unknown } | { readonly fault: string };

/** Fields that are texts: below them only `json` leads on. */
const TEXTS: ReadonlySet<string> = new Set([
  'output',
  'input',
  'agent_plan',
  'ground_truth',
  'expected_behavior',
]);

/** Takes a path of an attempt apart, or says what is wrong with it. */
export function attemptPath(
  text: string,
): AttemptPath | { problem: string; word?: string; known?: string[] } {
  let steps: JsonPath['steps'];
  try {
    ({ steps } = compilePath(text, 'of'));
  } catch {
    return {
      problem: 'is no path; write names with dots and list positions in brackets, such as tool_calls[0].name',
    };
  }
  const [first, second] = steps;
  const root = ROOTS.find((one) => one === first);
  if (root === undefined)
    return {
      problem: `begins with "${String(first)}", which no attempt has; a path begins with ${ROOTS.join(', ')}`,
      word: String(first),
      known: [...ROOTS],
    };
  if (!TEXTS.has(root)) return { text, root, json: false, rest: { text, steps: steps.slice(1) } };
  if (steps.length === 1) return { text, root, json: false, rest: { text, steps: [] } };
  if (second !== 'json')
    return {
      problem: `leads into a text; what it holds as JSON is ${root}.json${text.slice(text.indexOf(root) + root.length)}`,
    };
  return { text, root, json: true, rest: { text, steps: steps.slice(2) } };
}

/** The path of the output itself, where a check names none. */
export const OUTPUT: AttemptPath = {
  text: 'output',
  root: 'output',
  json: false,
  rest: { text: 'output', steps: [] },
};

/** What stands at a path of an attempt. Only own properties are followed; the field itself is known to be there. */
export function lookUp(path: AttemptPath, subject: Subject, extract: boolean): Found {
  const field: unknown = subject[path.root];
  if (!path.json) return at(field, path);
  const parsed = jsonOf(String(field), extract);
  return 'fault' in parsed ? { fault: `${path.root} ${parsed.fault}` } : at(parsed.value, path);
}

/** A text as a JSON value: the whole of it, or with `extract` the first fenced or bare value in it. */
export function jsonOf(text: string, extract: boolean): Found {
  if (nestsTooDeep(text)) return { fault: 'is nested too deep to be read as JSON' };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    if (!extract) {
      const at = brokenJson(text);
      return { fault: `is no JSON from character ${at + 1} on: ${marked(text, at)}` };
    }
  }
  const extracted = extractJson(text);
  return extracted ?? { fault: 'holds no JSON value' };
}

function at(root: unknown, { text, rest }: AttemptPath): Found {
  const value = rest.steps.length === 0 ? root : valueAt(root, rest);
  return value === undefined ? { fault: `there is no ${text}` } : { value };
}
