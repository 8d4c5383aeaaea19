import type { Problem } from '../errors.ts';
import type { Subject } from '../schema/evaluation.ts';
import { DEEPEST, isDeeper } from '../schema/nesting.ts';
import { isPresent } from '../text/language/normalize.ts';
import type { Need } from './scorer.ts';
import { transcriptOf } from './transcript.ts';

type Field = keyof Subject;
type Shape = 'text' | 'texts' | 'history' | 'calls' | 'list' | 'number' | 'object';

const SHAPES: Readonly<Record<Field, Shape>> = {
  input: 'text',
  output: 'text',
  expected_behavior: 'text',
  context: 'texts',
  ground_truth: 'text',
  conversation_history: 'history',
  agent_plan: 'text',
  tool_calls: 'calls',
  role: 'text',
  system_prompt: 'text',
  domain: 'text',
  allowed_topics: 'texts',
  advice_types: 'texts',
  expected_tools: 'list',
  available_tools: 'list',
  latency_ms: 'number',
  usage: 'object',
  state: 'object',
  workspace: 'object',
  spans: 'list',
};
const WANTED: Readonly<Record<Shape, string>> = {
  text: "a non-empty '%' (string)",
  texts: "a non-empty '%' (array of strings)",
  history: "a non-empty '%' (array of {role, content} with a user or assistant turn)",
  calls: "'%' (array of tool calls; an empty array says that none was made)",
  list: "'%' (array)",
  number: "'%' (number)",
  object: "'%' (object)",
};
const ROLES = new Set<unknown>(['user', 'assistant', 'system', 'tool']);

/** What a scorer needs of its subject, besides its name for the messages. */
export interface Requirements {
  readonly name: string;
  readonly needs: readonly Need[];
  readonly uses?: readonly Field[];
  /** The transcript must hold an assistant turn (metrics.md 1.1). */
  readonly needsAssistantTurn?: boolean;
  /** Fields that count as given because something else of the subject stands in for them (metrics.md 1.2). */
  readonly standIns?: Partial<Record<Field, (subject: Subject) => boolean>>;
}

const NONE: ReadonlySet<string | undefined> = new Set();

/** What a scorer looks at is the same for every subject. */
const FIELDS = new WeakMap<Requirements, readonly Field[]>();

function fieldsOf(requirements: Requirements): readonly Field[] {
  const known = FIELDS.get(requirements);
  if (known !== undefined) return known;
  const fields = [...new Set<Field>([...requirements.needs.flat(), ...(requirements.uses ?? [])])];
  FIELDS.set(requirements, fields);
  return fields;
}

/** Every missing or malformed input of a scorer at once (metrics.md 0.3). A field that is malformed is not reported missing as well. */
export function checkNeeds(requirements: Requirements, subject: Subject): Problem[] {
  const { name, needs } = requirements;
  const problems: Problem[] = [];
  for (const field of fieldsOf(requirements)) {
    const wrong = malformed(field, subject[field]);
    if (wrong !== null)
      problems.push({
        path: field,
        message: `${name}: '${field}' ${wrong}`,
        code: 'invalid_field',
        scorer: name,
        field,
        alternatives: [],
      });
  }
  const invalid: ReadonlySet<string | undefined> =
    problems.length === 0 ? NONE : new Set(problems.map((problem) => problem.field));
  for (const need of needs) {
    const choices: readonly Field[] = typeof need === 'string' ? [need] : need;
    const [first, ...alternatives] = choices;
    // A stand-in is looked for in the rest of the subject, so only once all of that is well formed.
    const given = (field: Field) =>
      invalid.has(field) ||
      isGiven(subject, field) ||
      (invalid.size === 0 && requirements.standIns?.[field]?.(subject) === true);
    if (first === undefined || choices.some(given)) continue;
    const instead =
      alternatives.length === 0
        ? ''
        : `, or instead of it ${alternatives.map((field) => `'${field}'`).join(' or ')}`;
    const message = `${name} requires ${WANTED[SHAPES[first]].replace('%', first)}${instead}`;
    problems.push({ path: first, message, code: 'missing_field', scorer: name, field: first, alternatives });
  }
  if (
    requirements.needsAssistantTurn &&
    problems.length === 0 &&
    !transcriptOf(subject).some((turn) => turn.role === 'assistant')
  ) {
    const message = `${name} requires at least one assistant turn in 'conversation_history' (or an 'output')`;
    problems.push({
      path: 'conversation_history',
      message,
      code: 'no_assistant_turn',
      scorer: name,
      field: 'conversation_history',
      alternatives: ['output'],
    });
  }
  return problems;
}

/** Whether a field counts as given (metrics.md 0.2). An empty list of tool calls or expected tools is given: it says "none". */
export function isGiven(subject: Subject, field: Field): boolean {
  const value: unknown = subject[field];
  if (value === undefined || value === null) return false;
  switch (SHAPES[field]) {
    case 'text':
      return isPresent(value);
    case 'texts':
      return Array.isArray(value) && value.some(isPresent);
    case 'history':
      return (
        Array.isArray(value) &&
        value.some(
          (entry) => (entry?.role === 'user' || entry?.role === 'assistant') && isPresent(entry.content),
        )
      );
    case 'number':
      return typeof value === 'number';
    case 'object':
      return isObject(value);
    default:
      return Array.isArray(value);
  }
}

/** What is wrong with the type of a value, as the rest of a sentence; null when nothing is. Absent is not wrong. */
function malformed(field: Field, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const shape = SHAPES[field];
  if (shape === 'text') return typeof value === 'string' ? null : 'must be a string';
  if (shape === 'number')
    return typeof value === 'number' && Number.isFinite(value) ? null : 'must be a number';
  if (shape === 'object') return isObject(value) ? null : 'must be an object';
  if (!Array.isArray(value)) return 'must be an array';
  if (shape === 'texts')
    return value.every((entry) => typeof entry === 'string') ? null : 'must hold strings only';
  if (shape === 'history') {
    const odd = value.findIndex((entry) => !ROLES.has(entry?.role) || typeof entry?.content !== 'string');
    return odd < 0 ? null : `has at [${odd}] no {role: user | assistant | system | tool, content: string}`;
  }
  const odd =
    shape === 'calls'
      ? value.findIndex((entry) => typeof entry?.name !== 'string' || !isObject(entry.arguments ?? {}))
      : value.findIndex((entry) => typeof (typeof entry === 'string' ? entry : entry?.name) !== 'string');
  if (odd >= 0)
    return `has at [${odd}] no ${shape === 'calls' ? '{name: string, arguments: object}' : 'name'}`;
  const deep = value.findIndex((entry) => isDeeper(entry, DEEPEST));
  return deep < 0 ? null : `has at [${deep}] values nested more than ${DEEPEST} deep`;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
