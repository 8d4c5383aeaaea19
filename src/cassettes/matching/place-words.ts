import type { Difference } from './differences.ts';

type Step = string | number;

/** Lists of a body that are a conversation. */
const CONVERSATIONS = new Set(['messages', 'input', 'contents']);
const SYSTEM = new Set(['system', 'systemInstruction', 'system_instruction']);
/** Names that only lead to the text of a message. */
const SILENT = new Set(['content', 'text', 'parts', 'function', 'json']);

/** Where a difference is, in words that a reader finds it by: `message 1 of 4 (system)`, `tool "search", parameters.city`, `parameter temperature`. */
export function placeWords({ path }: Pick<Difference, 'path'>, recorded: unknown, asked: unknown): string {
  const [first, second, ...rest] = path;
  if (first === 'body' && second === 'json') return inBody(rest, at(recorded, 2, path), at(asked, 2, path));
  if (first === 'body' && second === 'parts') return named('part', rest);
  if (first === 'body' && second === 'form') return named('field', rest);
  if (first === 'body') return 'the body';
  if (first === 'headers') return `header ${second ?? ''}`.trim();
  if (first === 'target') return 'the address';
  if (first === 'exhibits') return dotted(`exhibit "${second ?? ''}"`, rest);
  if (first === 'texts') return `text ${Number(second) + 1}`;
  if (first === 'schema' || first === 'order')
    return dotted('the form', first === 'order' ? ['order'] : path.slice(1));
  return `the ${String(first ?? 'request')}`;
}

function inBody(path: readonly Step[], recorded: unknown, asked: unknown): string {
  const [first, second, ...rest] = path;
  if (first === undefined) return 'the body';
  if (CONVERSATIONS.has(String(first)) && typeof second === 'number') {
    const entry = entryAt(asked, path) ?? entryAt(recorded, path);
    const count = Math.max(lengthAt(asked, first), lengthAt(recorded, first));
    const role = roleOf(entry);
    return dotted(`message ${second + 1} of ${count}${role === undefined ? '' : ` (${role})`}`, rest);
  }
  if (SYSTEM.has(String(first))) return dotted('the system prompt', path.slice(1));
  if (first === 'tools' && second !== undefined) return inTools(second, rest);
  return `parameter ${path.map(String).join('.')}`;
}

/** Gemini has lists of functions in a list. */
function inTools(tool: Step, rest: readonly Step[]): string {
  const [list, name, ...inner] = rest;
  if (list === 'functionDeclarations' || list === 'function_declarations')
    return name === undefined ? 'the tools' : toolWords(name, inner);
  return toolWords(tool, rest);
}

const toolWords = (tool: Step, rest: readonly Step[]): string => {
  if (tool === 'order') return 'the order of the tools';
  return dotted(typeof tool === 'number' ? `tool ${tool + 1}` : `tool "${tool}"`, rest);
};

/** A place inside of something, without names that say nothing. */
function dotted(words: string, rest: readonly Step[]): string {
  const inner = rest.filter((step) => typeof step === 'number' || !SILENT.has(step));
  if (inner.every((step) => typeof step === 'number')) {
    const [part] = inner;
    return typeof part === 'number' && part > 0 ? `${words}, part ${part + 1}` : words;
  }
  return `${words}, ${inner.map((step) => (typeof step === 'number' ? step + 1 : step)).join('.')}`;
}

const named = (word: string, [entry, ...rest]: readonly Step[]): string =>
  entry === undefined ? `the ${word}s` : dotted(`${word} ${Number(entry) + 1}`, rest);

function roleOf(entry: unknown): string | undefined {
  const { role, type } = (entry ?? {}) as { role?: unknown; type?: unknown };
  return [role, type].find((one) => typeof one === 'string');
}

/** The value at the first steps of a path. */
function at(value: unknown, steps: number, path: readonly Step[]): unknown {
  let found = value;
  for (const step of path.slice(0, steps)) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined;
    found = (found as Record<Step, unknown>)[step]; // Has it.
  }
  return found;
}

const entryAt = (body: unknown, path: readonly Step[]): unknown => at(body, 2, path);
function lengthAt(body: unknown, name: Step): number {
  const list = at(body, 1, [name]);
  return Array.isArray(list) ? list.length : 0;
}
