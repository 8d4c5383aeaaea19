import { Fault } from '../errors.ts';

/** A dot path with `[n]`, taken apart: `choices[0].message.content`. */
export interface JsonPath {
  readonly text: string;
  readonly steps: readonly (string | number)[];
}

/** One step: a name, `[3]`, `[-1]` (the last), or `["a.b"]` for names with dots. */
const STEP = /(?:^|\.)([^.[\]"]+)|\[(-?\d{1,9})\]|\["((?:[^"\\]|\\.)*)"\]/y;

/** Takes a mapping path apart; Fault `validation_failed` names the setting when it cannot be read. */
export function compilePath(text: string, setting: string): JsonPath {
  const path = text.trim().replace(/^\$\.?/, '');
  const steps: (string | number)[] = [];
  let at = 0;
  while (at < path.length) {
    STEP.lastIndex = at;
    const match = STEP.exec(path);
    if (match === null) break;
    const [whole, name, index, quoted] = match;
    if (index !== undefined) steps.push(Number(index));
    else steps.push(name ?? (quoted as string).replace(/\\(.)/g, '$1'));
    at += whole.length;
  }
  if (steps.length > 0 && at === path.length) return { text, steps };
  throw new Fault('validation_failed', `${setting} is no path: ${JSON.stringify(text.slice(0, 200))}.`, {
    where: setting,
    hint: 'Write names with dots and list positions in brackets, for example choices[0].message.content.',
    problems: [{ path: setting, message: 'is no dot path with [n]' }],
  });
}

/** What stands at a path, or undefined when the way ends before. Only own properties are followed. */
export function valueAt(root: unknown, path: JsonPath): unknown {
  let value = root;
  for (const step of path.steps) {
    if (typeof value !== 'object' || value === null) return undefined;
    if (Array.isArray(value)) {
      const index = typeof step === 'number' ? step : /^\d{1,9}$/.test(step) ? Number(step) : undefined;
      if (index === undefined) return undefined;
      value = value.at(index);
    } else {
      if (!Object.hasOwn(value, step)) return undefined;
      // Own property of an object: checked on the line above.
      value = (value as Record<string | number, unknown>)[step];
    }
  }
  return value;
}

/** The text of one more step behind a path: `orders`, `orders.TK-9`, `orders["a.b"]`, `items[0]`; `compilePath` reads it again. */
export function stepText(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  if (!/^[\w-]+$/.test(step)) return `${path}[${JSON.stringify(step)}]`;
  return path === '' ? step : `${path}.${step}`;
}
