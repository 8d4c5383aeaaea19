import type { Problem } from '../../../errors.ts';
import type { Subject } from '../../../schema/evaluation.ts';
import { didYouMean } from '../../../text/distance.ts';

/** Fields of the subject that a rubric can name (interface 2.1, contract 4), and what heuristics read in their place. */
const FIELDS = {
  input: 'the question',
  output: 'the answer',
  context: 'the context',
  ground_truth: 'the reference answer',
  conversation_history: 'the conversation',
  expected_behavior: 'the expected behavior',
  tool_calls: 'the tool calls',
  agent_plan: 'the plan',
} as const satisfies Partial<Record<keyof Subject, string>>;
/** A field of the subject that a rubric can name. */
export type TemplateField = keyof typeof FIELDS;
/** All of them, in the order in which they are shown. */
export const TEMPLATE_FIELDS = Object.keys(FIELDS) as readonly TemplateField[]; // Keys of a closed record.

/** Variables of a scorer by name. A Map, because any name is allowed, `__proto__` and `constructor` too. */
export type Variables = ReadonlyMap<string, unknown>;

const BRACES = /\{\{([^{}\n]*)\}\}/g;
/** Braces around these are an example of JSON, not a placeholder. */
const JSON_LIKE = /["':]/;
const UNCLOSED = /\{\{\s*([A-Za-z_][\w.-]*)\s*\}(?!\})/g;
/** Names that get a suggestion: looking for one goes through all variables. */
const MOST_SUGGESTIONS = 20;
/** Longest value of a variable that heuristics read as part of a rubric. */
const LONGEST_VALUE = 500;

/** Whether a name in braces is a field of the subject; the others are variables. */
export const isField = (name: string): name is TemplateField => Object.hasOwn(FIELDS, name);

/** The fields and variables that a text names in braces, each once, in order of appearance. Any name of a variable will do. */
export function namesIn(text: string, variables: Variables): string[] {
  const names = Array.from(text.matchAll(BRACES), ([, inner = '']) => inner.trim());
  return [...new Set(names.filter((name) => isField(name) || variables.has(name)))];
}

/** One pass: a value that itself looks like a placeholder, or holds `$&`, stays as it is. */
function filled(text: string, variables: Variables, fill: (name: string) => string): string {
  return text.replace(BRACES, (whole, inner: string) => {
    const name = inner.trim();
    return isField(name) || variables.has(name) ? fill(name) : whole;
  });
}

/** Every placeholder of a text that nothing fills, with the name that was probably meant. */
export function templateProblems(text: string, path: string, variables: Variables): Problem[] {
  const known = [...TEMPLATE_FIELDS, ...variables.keys()];
  const hint = `Template variables are ${TEMPLATE_FIELDS.join(', ')}, and the keys of variables.`;
  const unknown = Array.from(text.matchAll(BRACES), ([, inner = '']) => inner.trim()).filter(
    (inner) => !isField(inner) && !variables.has(inner) && !JSON_LIKE.test(inner),
  );
  return [
    ...[...new Set(unknown)].map((name, index) => {
      const meant = index < MOST_SUGGESTIONS ? didYouMean(name, known) : null;
      const suggestion = meant === null ? '' : ` (did you mean "${meant}"?)`;
      return { path, message: `nothing fills {{ ${name} }}${suggestion}`, hint };
    }),
    ...Array.from(text.matchAll(UNCLOSED), ([whole]) => ({
      path,
      message: `"${whole}" is not closed: write two braces on both sides`,
      hint,
    })),
  ];
}

/**
 * The text with the values of variables in it, and a reference to a block of material in place of every field. Variables are words of the
 * author, as the text is, and become part of the instructions (interface 2.1). Fields are written by others and never do: what fills one may
 * come from an attacker (metrics.md 9, measure 2).
 */
export function withVariables(text: string, variables: Variables): string {
  return filled(text, variables, (name) =>
    isField(name) ? `[block "${name}"]` : written(variables.get(name)),
  );
}

/** A value as a person would write it into the text: texts as they are, lists of texts with commas, the rest as JSON. */
function written(value: unknown): string {
  if (typeof value === 'string') return value;
  const isList = Array.isArray(value) && value.every((part) => typeof part === 'string');
  return isList ? value.join(', ') : (JSON.stringify(value) ?? '');
}

/** The text as heuristics read it: words for fields, short values for variables; lines that only announce a field are left out. */
export function withWords(text: string, variables: Variables): string {
  const lines = text.split('\n').filter((line) => !announcesField(line, variables));
  return filled(lines.join('\n'), variables, (name) =>
    isField(name) ? FIELDS[name] : wordsOf(variables.get(name), name),
  );
}

/** "Question: {{ input }}", "<answer>{{ output }}</answer>". */
function announcesField(line: string, variables: Variables): boolean {
  const names = namesIn(line, variables);
  if (names.length === 0 || !names.every(isField)) return false;
  const rest = line
    .replace(BRACES, '')
    .replace(/<[^<>]*>/g, '')
    .replace(/["'`*#>\s-]/g, '');
  return rest === '' || /^[^:]*:$/.test(rest);
}

function wordsOf(value: unknown, name: string): string {
  if (Array.isArray(value) && value.every((part) => typeof part === 'string'))
    return wordsOf(value.join(', '), name);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : name;
  return text.length <= LONGEST_VALUE ? text : name;
}
