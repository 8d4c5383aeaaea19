import { canonicalJson } from '../../text/canonical-json.ts';
import { REDACTED } from '../../text/escape/redact.ts';
import { isExact } from './own-marks.ts';

/**
 * Whether what is asked fits what was recorded, a text without spaces standing where a secret was taken out of the recording. A mark that
 * was asked for itself fits too.
 */
export function fits(recorded: unknown, asked: unknown): boolean {
  if (typeof recorded === 'string')
    return typeof asked === 'string' && (recorded === asked || fitsText(recorded, asked));
  if (typeof recorded !== 'object' || recorded === null) return recorded === asked;
  if (typeof asked !== 'object' || asked === null) return false;
  if (Array.isArray(recorded))
    return (
      Array.isArray(asked) &&
      recorded.length === asked.length &&
      recorded.every((one, at) => fits(one, asked[at]))
    );
  if (Array.isArray(asked)) return false;
  const names = Object.keys(recorded);
  if (names.length !== Object.keys(asked).length) return false;
  return names.every(
    (name) =>
      Object.hasOwn(asked, name) &&
      fits((recorded as Record<string, unknown>)[name], (asked as Record<string, unknown>)[name]), // Own keys of both.
  );
}

/**
 * Whether a whole request or question fits: as `fits`, but what a judge is to judge is compared sign by sign (replay.md 4).
 */
export function fitsWhole(recorded: unknown, asked: unknown): boolean {
  if (!isTree(recorded) || !isTree(asked)) return fits(recorded, asked);
  const names = Object.keys(recorded);
  if (names.length !== Object.keys(asked).length) return false;
  return names.every((name) => Object.hasOwn(asked, name) && fitsPart(name, recorded[name], asked[name]));
}

/** Whether a part fits that stands below this name of a request or question. */
export const fitsPart = (name: string | number | undefined, recorded: unknown, asked: unknown): boolean =>
  isExact(name) ? canonicalJson(recorded) === canonicalJson(asked) : fits(recorded, asked);

/** A mark with the letters that it is written together with: of a secret inside of base64 the first and the last ones are half its own. */
const GLUED = /[\w+/-]{0,4}\[redacted\][\w+/=-]{0,4}/;

/** Characters that a mark stands for at most; no key is longer, but for the next ones. */
const LONGEST_SECRET = 4_096;
/** The end of a line, which may be written as `\n`. */
const EOL = String.raw`(?:\r?\n|\\n|\\r\\n)`;
/** A key or certificate in its own lines (RFC 7468), which are too long for words. */
const PEM = new RegExp(
  `^-----BEGIN [A-Z0-9 ]{1,40}-----${EOL}(?:[A-Za-z0-9+/=]{40,76}${EOL}){0,1000}[A-Za-z0-9+/=]{1,76}${EOL}-----END [A-Z0-9 ]{1,40}-----${EOL}?$`,
);

/** Whether a text fits one with marks in it: what stands between the marks, in order. */
export function fitsText(recorded: string, asked: string): boolean {
  if (!recorded.includes(REDACTED)) return false;
  return holdsInOrder(recorded.split(REDACTED), asked) || holdsInOrder(recorded.split(GLUED), asked);
}

function holdsInOrder(kept: readonly string[], asked: string): boolean {
  const [first = '', last = ''] = [kept[0], kept.at(-1)];
  if (!asked.startsWith(first) || !asked.endsWith(last)) return false;
  let at = first.length;
  const end = asked.length - last.length;
  for (const segment of kept.slice(1, -1)) {
    const found = asked.indexOf(segment, at);
    if (found < 0 || !isSecret(asked.slice(at, found))) return false;
    at = found + segment.length;
  }
  return at <= end && isSecret(asked.slice(at, end));
}

/** Whether a text can stand where a secret stood: one word, so that no sentence hides behind a mark. */
const isSecret = (text: string): boolean =>
  (text.length <= LONGEST_SECRET && !/\s/.test(text)) || PEM.test(text);

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a secret was taken out of any text of this value. */
export function isMarked(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(REDACTED);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(isMarked);
}
