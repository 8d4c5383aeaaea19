import { cleanText } from '../text/escape/clean-text.ts';

/** Longest text shown of one field; longer ones lose their middle (metrics.md 9, measure 4). */
export const LONGEST = 40_000;
/** Openings say what a text is about; that is where the larger part goes. */
const HEAD = 0.7;
/** Deepest nesting shown; what lies below could only be an attack on the serialiser. */
const DEEPEST = 32;

const SUSPECT = /<[|/]|\|>|\[\/?(?:INST|THINK)|<<|<s>|<(?:start|end)_of_turn|<think|###/i;
/** Each is bent just enough to be no control token any more and still readable as what it was. */
const BENDS: readonly [RegExp, string][] = [
  [/<\|/g, '< |'],
  [/\|>/g, '| >'],
  [/\[(\/?)(INST|THINK)\]/gi, '[ $1$2 ]'],
  [/<<(\/?)SYS>>/gi, '< <$1SYS> >'],
  [/<(\/?)s>/gi, '< $1s >'],
  [/<((?:start|end)_of_turn)>/gi, '< $1 >'],
  [/<(\/?)think>/gi, '< $1think >'],
  [/###(\s*(?:system|user|assistant|human|instruction|input|response))/gi, '# # #$1'],
  [/<<<(?=\s*(?:begin|end))/gi, '< < <'],
];

/** JSON of untrusted data as a prompt may hold it, and whether anything was cut. */
export interface Shown {
  json: string;
  truncated: boolean;
}

/** How much of a value may be shown: characters of one text, entries of one list. What is longer loses its middle. */
export interface Room {
  readonly longest?: number;
  readonly entries?: number;
}

/**
 * Untrusted data on one line of JSON: invisible characters and terminal escapes gone, chat-template tokens and our own
 * markers bent, `nonce` removed, long texts cut in the middle. A line of JSON holds no line break, so nothing in it can
 * ever stand where a boundary line stands.
 */
export function neutralise(
  value: unknown,
  nonce: string,
  { longest = LONGEST, entries = Number.POSITIVE_INFINITY }: Room = {},
): Shown {
  let truncated = false;
  const text = (raw: string): string => {
    const cut = shorten(raw, longest);
    truncated ||= cut !== raw;
    return JSON.stringify(harmless(cut, nonce));
  };
  const show = (part: unknown, depth: number): string => {
    if (typeof part === 'string') return text(part);
    if (typeof part === 'number' || typeof part === 'boolean') return JSON.stringify(part);
    if (typeof part !== 'object' || part === null) return 'null';
    if (depth >= DEEPEST) {
      truncated = true;
      return '"[nested too deeply to show]"';
    }
    if (Array.isArray(part)) {
      const kept = withoutMiddle(part, entries);
      truncated ||= kept !== part;
      return `[${kept.map((each) => show(each, depth + 1)).join(', ')}]`;
    }
    const fields = Object.entries(part).filter(([, each]) => each !== undefined);
    return `{${fields.map(([name, each]) => `${text(name)}: ${show(each, depth + 1)}`).join(', ')}}`;
  };
  return { json: show(value, 0), truncated };
}

/** One text without anything that a chat template or our own boundary could mistake for structure. */
export function harmless(raw: string, nonce: string): string {
  let text = cleanText(raw);
  if (nonce !== '' && text.includes(nonce)) text = text.replaceAll(nonce, '[removed]');
  if (!SUSPECT.test(text)) return text;
  for (const [pattern, bent] of BENDS) text = text.replace(pattern, bent);
  return text;
}

function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const head = Math.floor(longest * HEAD);
  const left = text.length - longest;
  return `${text.slice(0, head)}\n[… ${left} characters left out …]\n${text.slice(text.length - (longest - head))}`;
}

function withoutMiddle(list: readonly unknown[], entries: number): readonly unknown[] {
  if (list.length <= entries) return list;
  const head = Math.floor(entries * HEAD);
  const left = list.length - entries;
  return [...list.slice(0, head), `[… ${left} entries left out …]`, ...list.slice(head + left)];
}
