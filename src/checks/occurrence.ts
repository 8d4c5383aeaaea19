import type { Finding, Place } from './check-kind.ts';
import { findText } from './find-text.ts';
import { foundAt, nearestMiss } from './text-facts.ts';
import { textOf } from './texts.ts';

/** Whether a text stands in a value, both in the form in which they are compared. */
export function occurrence(
  wanted: string,
  { value: actual, text: textIn }: Pick<Place, 'value' | 'text'>,
  form: (text: string) => string,
): Finding {
  const [text, needle] = [textIn(form), form(wanted)];
  const search = findText(text, needle);
  const pass = search.index >= 0;
  const given = textOf(actual);
  // As it was given, where its characters stand at the same places.
  const seen = given.length === text.length ? given : text;
  const reason = pass ? foundAt(seen, needle, search.index) : nearestMiss(seen, needle, search);
  return { pass, expected: wanted, actual, reason };
}
