import { canonicalJson } from '../../text/canonical-json.ts';
import { REDACTED } from '../../text/escape/redact.ts';
import { redacted } from '../../text/escape/redacted-value.ts';
import type { Piece } from '../recording.ts';
import { spread } from './spread.ts';

type Change = (text: string) => string;

/** A text inside a JSON value, which can be set. */
interface Leaf {
  readonly text: string;
  set(text: string): void;
}

/**
 * The pieces of a body with what `change` takes out taken out, also where it lies across their borders: texts at the same place of one event
 * after the other are read as one text, as whoever puts the answer together does, and so is all as it was sent.
 */
export function changedPieces(pieces: readonly Piece[], change: Change, mark: string = REDACTED): Piece[] {
  const sent = spread(
    inEvents(
      pieces.map(({ text }) => text),
      change,
      mark,
    ),
    change,
    mark,
  );
  return pieces.map((piece, at) => ({ ...piece, text: sent[at] ?? '' }));
}

/** The same inside of the JSON of events, lines or entries of a list. */
function inEvents(texts: readonly string[], change: Change, mark: string): readonly string[] {
  const events = texts.map(eventOf);
  const values = events.flatMap((event) => (event === undefined ? [] : event.values));
  let isChanged = false;
  const names = new Set<string>();
  for (const grouping of ['numbered', 'placed'] as const) {
    const groups = new Map<string, Leaf[]>();
    for (const [at, value] of values.entries())
      collect(value, grouping, (text) => void (values[at] = text), { groups, names });
    for (const leaves of groups.values()) {
      const before = leaves.map(({ text }) => text);
      const after = spread(before, change, mark);
      if (after === before) continue;
      isChanged = true;
      for (const [at, leaf] of leaves.entries()) if (after[at] !== leaf.text) leaf.set(after[at] ?? '');
    }
  }
  const hasNames = [...names].some((name) => change(name) !== name);
  if (!isChanged && !hasNames) return texts;
  const named = hasNames ? values.map((value) => redacted(value, change)) : values;
  let next = 0;
  return texts.map((text, at) => {
    const event = events[at];
    if (event === undefined) return text;
    const own = named.slice(next, next + event.values.length);
    next += event.values.length;
    // An event of which nothing was taken stays as it was written.
    return canonicalJson(own) === canonicalJson(eventOf(text)?.values) ? text : event.write(own);
  });
}

/** A piece of a body that holds JSON, or text that belongs to the text of the next one. */
interface Event {
  readonly values: unknown[];
  write(values: readonly unknown[]): string;
}

function eventOf(text: string): Event | undefined {
  const json = parsed(text);
  // A list of answers is what some providers stream where no events were asked for.
  if (Array.isArray(json)) return { values: json, write: (values) => withEnd(JSON.stringify(values), text) };
  if (json !== undefined) return { values: [json], write: ([value]) => withEnd(JSON.stringify(value), text) };
  const lines = text.split(/(\r\n|\n|\r)/);
  const data = lines.flatMap((line, at) => (line.startsWith('data:') ? [at] : []));
  if (data.length === 0) return undefined;
  const content = data.map((at) => (lines[at] ?? '').replace(/^data: ?/, '')).join('\n');
  const value = parsed(content) ?? content;
  return {
    values: [value],
    write([changed]) {
      const shown =
        typeof changed === 'string' && typeof value === 'string' ? changed : JSON.stringify(changed);
      const written = shown.split('\n').map((line) => `data: ${line}`);
      const [first = 0] = data;
      const end = lines[first + 1] ?? '\n';
      // The lines of the data stand together; what stands around them stays.
      const kept = lines.filter((_, at) => !data.includes(at) && !data.includes(at - 1));
      const before = lines.slice(0, first).length;
      return [...kept.slice(0, before), written.join(end), end, ...kept.slice(before)].join('');
    },
  };
}

const withEnd = (json: string, text: string) => json + (/\s*$/.exec(text)?.[0] ?? '');

/** An object or a list; anything else is text as it stands there. */
function parsed(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as object; // It begins as one.
  } catch {
    return undefined;
  }
}

/** Texts of values by their places, and the names of all properties. */
interface Found {
  readonly groups: Map<string, Leaf[]>;
  readonly names: Set<string>;
}

/** How places of texts are told apart: by the numbers that events and entries give themselves, or by where they stand alone. */
type Grouping = 'numbered' | 'placed';

/** Puts every text of a value into the group of its place. */
function collect(
  value: unknown,
  grouping: Grouping,
  set: (text: string) => void,
  found: Found,
  place = '',
): void {
  if (typeof value === 'string') {
    const group = found.groups.get(place);
    if (group === undefined) found.groups.set(place, [{ text: value, set }]);
    else group.push({ text: value, set });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const tree = value as Record<string, unknown>; // Lists are read by their numbers.
  const own = grouping === 'placed' || Array.isArray(value) ? place : `${place}${numbersOf(tree)}`;
  for (const name of Object.keys(tree)) {
    const inner = `${own}/${Array.isArray(value) ? entryName(tree[name], name, grouping) : name}`;
    found.names.add(name);
    collect(tree[name], grouping, (text) => void (tree[name] = text), found, inner);
  }
}

const numbersOf = (tree: Record<string, unknown>) =>
  ['type', 'index', 'output_index', 'content_index']
    .map((name) => (typeof tree[name] === 'object' ? '' : String(tree[name] ?? '')))
    .join(' ');

/** An entry that says its number stands where it says. */
const entryName = (entry: unknown, name: string, grouping: Grouping) =>
  grouping === 'numbered' && typeof (entry as { index?: unknown } | null)?.index === 'number' ? '#' : name;
