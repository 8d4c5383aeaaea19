import { canonicalJson } from '../../text/canonical-json.ts';
import { isPlain, isTime, type Rules, rulesInto } from './comparison-rules.ts';

/** Entries of two lists that are compared with each other; a side that is undefined has none left. */
interface PairedEntries {
  /** The place in the second list, or in the first where only that has it. */
  readonly index: number;
  readonly one: unknown;
  readonly other: unknown;
}

/** Entries of two lists whose order does not matter, without those that are in both as often: what is left, in its order. Linear. */
export function pairedEntries(
  before: readonly unknown[],
  after: readonly unknown[],
  rules: Rules,
): PairedEntries[] {
  const texts = new Map<string, number>();
  const place = (index: number) => rulesInto(rules, index);
  const wanted = before.map((entry, index) => comparedText(entry, place(index)));
  for (const text of wanted) texts.set(text, (texts.get(text) ?? 0) + 1);
  const more: number[] = [];
  for (const [index, entry] of after.entries()) {
    const text = comparedText(entry, place(index));
    const left = texts.get(text) ?? 0;
    if (left === 0) more.push(index);
    else texts.set(text, left - 1);
  }
  // Of equal entries the last ones are those that are missing.
  const missing: number[] = [];
  for (let index = before.length - 1; index >= 0; index -= 1) {
    const text = wanted[index] as string; // In range.
    const left = texts.get(text) ?? 0;
    if (left === 0) continue;
    texts.set(text, left - 1);
    missing.push(index);
  }
  missing.reverse();
  const pairs = more.map((index, at): PairedEntries => {
    const from = missing[at];
    return { index, one: from === undefined ? undefined : before[from], other: after[index] };
  });
  for (const index of missing.slice(more.length).reverse())
    pairs.push({ index, one: before[index], other: undefined });
  return pairs;
}

/** A value as a text that is the same for values that are equal by the rules. */
export function comparedText(value: unknown, rules: Rules): string {
  if (rules.ignore.here) return '~';
  if (rules.times.here && isTime(value)) return '~time';
  if (isPlain(rules) || typeof value !== 'object' || value === null) return canonicalJson(value);
  if (Array.isArray(value)) {
    const entries = value.map((entry, index) => comparedText(entry, rulesInto(rules, index)));
    return `[${(rules.unordered.here ? entries.sort() : entries).join(',')}]`;
  }
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${JSON.stringify(key)}:${comparedText(inner, rulesInto(rules, key))}`)
    // A key that is not compared may be missing.
    .filter((field) => !field.endsWith(':~'));
  return `{${fields.sort().join(',')}}`;
}
