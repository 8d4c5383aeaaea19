import type { Finding } from './check-kind.ts';
import { findText } from './find-text.ts';
import { foundAt, nearestMiss } from './text-facts.ts';
import { textOf } from './texts.ts';

/** Whether a text stands in a value, both in the form in which they are compared. */
export function occurrence(wanted: string, actual: unknown, form: (text: string) => string): Finding {
  const [text, needle] = [form(textOf(actual)), form(wanted)];
  const search = findText(text, needle);
  const pass = search.index >= 0;
  const reason = pass ? foundAt(text, needle, search.index) : nearestMiss(text, needle, search);
  return { pass, expected: wanted, actual, reason };
}
