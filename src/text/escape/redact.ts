import { Fault } from '../../errors.ts';
import { type FindAny, findAny, type Place } from './find-any.ts';
import { findCut } from './find-cut.ts';
import { spellings } from './secret-spellings.ts';
import { visibleTexts } from './visible-text.ts';

/** Shorter values occur in ordinary text by chance; taking them out would garble reports and point at the secret (security.md S04). */
const SHORTEST_SECRET = 8;
/** What stands in a text for a secret that was taken out. */
export const REDACTED = '[redacted]';
/** Short texts come again and again (names of keys, scorers and models): so many are remembered as free of secrets. */
const SHORT = 80;
const MOST_REMEMBERED = 4_096;

/** Whether `redactor` takes this value: long enough to be distinguished from ordinary text. */
export function isRedactable(secret: string): boolean {
  return secret.trim().length >= SHORTEST_SECRET;
}

/**
 * A function that takes every secret out of a text: as it is, line by line, and in its JSON, URL, base64 (any alignment), base64url, base32,
 * hexadecimal, XML, HTML, CSV and Markdown spellings, each also in quotes. What no reader sees does not hide one: a secret that cleaning the
 * text would put together, out of characters with invisible ones between them, is taken out with these, and so is one in which a check marks
 * a place. Where the text was cut, half of a secret is taken out as well. Overlapping finds are removed together. Empty values are no
 * secrets. Throws Fault `usage` for a value under 8 characters, without showing it (security.md S04).
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const forms = new Set<string>();
  for (const secret of secrets) {
    if (secret === '') continue;
    if (!isRedactable(secret))
      throw new Fault(
        'usage',
        `a secret of ${secret.length} characters is too short to be kept out of reports`,
        {
          hint: `Use a value of at least ${SHORTEST_SECRET} characters.`,
        },
      );
    // Most secrets are one line without a space around it: all three the same.
    const parts = new Set([secret, secret.trim(), ...secret.split(/\r\n?|\n/)]);
    for (const part of parts) if (isRedactable(part)) for (const form of spellings(part)) forms.add(form);
  }
  if (forms.size === 0) return (text) => text;
  const spaces = secrets.some((secret) => /\s/.test(secret.trim()));
  const find = [findAny(forms), findCut(forms)];
  let made: FindAny[] | undefined;
  // Made for the first text that hides something, as hardly any does.
  const findSeen = () => {
    made ??= findersOfSeen(forms, spaces);
    return made;
  };
  const clean = new Set<string>();
  return (text) => {
    if (text.length < SHORTEST_SECRET || clean.has(text)) return text;
    const left = removeAll(text, placesIn(text, { find, findSeen, spaces }));
    if (left === text && text.length <= SHORT) {
      if (clean.size >= MOST_REMEMBERED) clean.clear();
      clean.add(text);
    }
    return left;
  };
}

/** What finds secrets in a text as it is seen: a secret may itself hold what is not, or spaces that become one. */
function findersOfSeen(forms: Iterable<string>, spaces: boolean): FindAny[] {
  const seen = [...forms].map((form) => visibleTexts(form, spaces)[0]?.text ?? form).filter(isRedactable);
  return [findAny(seen), findCut(seen)];
}

/** Where secrets stand in a text, in order. */
function placesIn(
  text: string,
  {
    find,
    findSeen,
    spaces,
  }: { find: readonly FindAny[]; findSeen: () => readonly FindAny[]; spaces: boolean },
): Place[] {
  const places = find.flatMap((one) => [...one(text)]);
  for (const visible of visibleTexts(text, spaces))
    for (const { start, end } of findSeen().flatMap((one) => [...one(visible.text)]))
      places.push({ start: visible.places[start] ?? 0, end: (visible.places[end - 1] ?? 0) + 1 });
  return places.sort((a, b) => a.start - b.start);
}

function removeAll(text: string, places: readonly Place[]): string {
  if (places.length === 0) return text;
  let result = '';
  let copied = 0;
  let end = -1;
  for (const place of places) {
    if (place.start > end) result += `${text.slice(copied, place.start)}${REDACTED}`;
    end = Math.max(end, place.end);
    copied = end;
  }
  return result + text.slice(copied);
}
