import { Fault } from '../errors.ts';
import { asRecord } from './record.ts';

/** Deepest nesting accepted (security.md F10, S35): deeper values cannot be written into the state. */
const DEEPEST = 100;
/** Most values (objects, lists, texts, numbers) accepted in one reply (security.md S35). */
const MOST_VALUES = 200_000;

const PROTOTYPE_KEY = '__proto__';

/** A reply read as JSON, or the reason why it is none. */
type Reply = { kind: 'json'; value: unknown } | { kind: 'text'; problem: string };

/**
 * Reads what an agent sent. The text is measured before it is parsed, so a hostile one costs no memory; keys named
 * `__proto__` are dropped. Throws Fault `agent_failed` (`hostile_reply`) beyond the limits.
 */
export function parseReply(text: string, where: string): Reply {
  const bare = text.startsWith('\ufeff') ? text.slice(1) : text;
  refuseHostile(bare, where);
  let value: unknown;
  try {
    value = JSON.parse(bare);
  } catch (error) {
    return { kind: 'text', problem: error instanceof Error ? error.message : 'no JSON' };
  }
  // An escaped letter can hide the key from the search, so any escape of that page asks for a look.
  if (bare.includes(PROTOTYPE_KEY) || bare.includes('\\u00')) dropPrototypeKeys(value);
  return { kind: 'json', value };
}

/** Refuses a text that would parse into something too deep or too large. Linear, and nothing is built. */
export function refuseHostile(text: string, where: string): void {
  let depth = 0;
  let values = 1;
  let opened = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) continue;
    const justOpened = opened;
    opened = false;
    if (code === 0x22) {
      at = endOfString(text, at);
    } else if (code === 0x5b || code === 0x7b) {
      opened = true;
      values++;
      if (++depth > DEEPEST) throw hostile(`is nested deeper than ${DEEPEST} levels`, where);
    } else if (code === 0x5d || code === 0x7d) {
      depth--;
      // An empty list holds nothing, so its opening bracket was counted once too often.
      if (justOpened) values--;
    } else if (code === 0x2c) {
      values++;
    }
    if (values > MOST_VALUES && !opened) throw hostile(`holds more than ${MOST_VALUES} values`, where);
  }
}

/** Index of the quote that ends the string begun at `start`; the end of the text when there is none. */
function endOfString(text: string, start: number): number {
  let at = start;
  for (;;) {
    at = text.indexOf('"', at + 1);
    if (at < 0) return text.length;
    let backslashes = 0;
    while (at - backslashes > start + 1 && text.charCodeAt(at - backslashes - 1) === 0x5c) backslashes++;
    if (backslashes % 2 === 0) return at;
  }
}

/** Removes own keys named `__proto__` from a freshly parsed value; a later copy by assignment would change prototypes. */
export function dropPrototypeKeys(value: unknown): void {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (Array.isArray(next)) {
      for (const entry of next) if (typeof entry === 'object' && entry !== null) open.push(entry);
      continue;
    }
    const record = asRecord(next);
    if (record === undefined) continue;
    if (Object.hasOwn(record, PROTOTYPE_KEY)) delete record[PROTOTYPE_KEY];
    for (const key of Object.keys(record)) {
      const entry = record[key];
      if (typeof entry === 'object' && entry !== null) open.push(entry);
    }
  }
}

function hostile(what: string, where: string): Fault {
  return new Fault('agent_failed', `The answer ${what}.`, {
    where,
    subcode: 'hostile_reply',
    hint: 'Let the agent answer with less; only its output, tool calls and context are needed.',
  });
}
