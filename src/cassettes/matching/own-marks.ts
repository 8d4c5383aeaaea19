import { redacted } from '../../text/escape/redacted-value.ts';

type Redact = (text: string) => string;

/** A mark that a text holds itself, and those that were escaped before: one sign more each time, so that no two texts become one. */
const OWN = /\[(\\*)redacted\]/g;
const ESCAPED = /\[\\(\\*)redacted\]/g;

/**
 * A request without its secrets. A mark in it stands for a secret; one that the request held itself is escaped (`[\redacted]`), so that it
 * is compared as any other word.
 */
export function requestWithoutSecrets<T>(request: T, redact: Redact): T {
  return redacted(request, (text) => withoutSecrets(text, redact));
}

function withoutSecrets(text: string, redact: Redact): string {
  if (!text.includes('redacted]')) return redact(text);
  const left = redact(text.replace(OWN, (_, signs: string) => `[\\${signs}redacted]`));
  const meant = left.replace(ESCAPED, (_, signs: string) => `[${signs}redacted]`);
  // A secret that holds a mark itself was hidden by the escape.
  return redact(meant) === meant ? left : redact(text);
}

/**
 * Parts of questions to a judge in which what is judged stands. Nothing there is any text: an answer with other words in the place of a
 * secret is another answer. A replayed answer holds the mark of its recording, so marks there are not told apart.
 */
const JUDGED: ReadonlySet<string> = new Set(['exhibits', 'texts', 'correction']);

/** Whether this part of a canonical request or question is compared sign by sign. */
export const isExact = (name: string | number | undefined): boolean => JUDGED.has(String(name));

/** A question to a judge without its secrets. */
export function questionWithoutSecrets<T extends object>(question: T, redact: Redact): T {
  const parts = Object.entries(question).map(([name, part]) => [
    name,
    isExact(name) ? redacted(part, redact) : requestWithoutSecrets(part, redact),
  ]);
  return Object.fromEntries(parts) as T; // The same names; texts stay texts.
}
