import type { Finding } from './check-kind.ts';
import { findText } from './find-text.ts';
import { foundAt, nearestMiss } from './text-facts.ts';
import { textOf } from './texts.ts';

/** Whether a text stands in a value, both in the form in which they are compared. */
export function occurrence(wanted: string, actual: unknown, form: (text: string) => string): Finding {
  const given = textOf(actual);
  const [text, needle] = [form(given), form(wanted)];
  const search = findText(text, needle);
  const pass = search.index >= 0;
  // As it was given, where its characters stand at the same places.
  const seen = given.length === text.length ? given : text;
  const reason = pass ? foundAt(seen, needle, search.index) : nearestMiss(seen, needle, search);
  return { pass, expected: wanted, actual, reason };
}
