import { Fault } from '../../errors.ts';
import { type ParsedPrompt, type PromptUnit, parsePrompt } from './parse-prompt.ts';

/** A place of a prompt that must stay as it is; `end` is exclusive, without the white space after it. */
export interface LockedPart {
  /** Which of the requested strings it is. */
  index: number;
  start: number;
  end: number;
  /** Level of the heading whose section it is; undefined for a plain string. */
  level?: number;
  /** Where the heading stands that ends the section; without it the section would grow. */
  until?: number;
}

/**
 * Where the `preserve_sections` stand (improvement.md 2.2 step 8), by place: a string that equals a heading (with or without its
 * marks) locks the section up to the next heading of the same or higher level; any other locks each of its occurrences, overlapping
 * ones too. Fault `validation_failed` when one is not found: to ignore it would break the promise.
 */
export function lockedParts(prompt: string, preserve: readonly string[]): LockedPart[] {
  const parsed = parsePrompt(prompt);
  const parts = preserve.map((wanted, index) => partsOf(parsed, wanted, index));
  const problems = parts.flatMap((found, index) =>
    found.length > 0
      ? []
      : [
          {
            path: `constraints.preserve_sections[${index}]`,
            message: `does not occur in the prompt: ${JSON.stringify(shortened(preserve[index] as string))}`,
          },
        ],
  );
  if (problems.length > 0)
    throw new Fault('validation_failed', `${problems.length} of preserve_sections not found in the prompt`, {
      where: problems[0]?.path ?? 'constraints.preserve_sections',
      hint: 'Copy the text exactly as it stands in the prompt, or name a heading of it.',
      problems,
    });
  return inOrder(parts.flat());
}

/** Whether both prompts hold the same preserved strings with the same bytes, equally often and in the same order. */
export function preservedAlike(original: string, candidate: string, preserve: readonly string[]): boolean {
  if (preserve.length === 0) return true;
  return contentOf(original, preserve) === contentOf(candidate, preserve);
}

function contentOf(prompt: string, preserve: readonly string[]): string {
  const parsed = parsePrompt(prompt);
  const parts = inOrder(preserve.flatMap((wanted, index) => partsOf(parsed, wanted, index)));
  // What a plain string locks is the string itself: its text again at each of many overlapping places would not fit into one string.
  return JSON.stringify(
    parts.map(({ index, start, end, level }) =>
      level === undefined ? index : [index, prompt.slice(start, end)],
    ),
  );
}

function partsOf({ text, units }: ParsedPrompt, wanted: string, index: number): LockedPart[] {
  const name = wanted.trim();
  const headings = units.filter(({ kind }) => kind === 'heading');
  const sections = headings.filter((heading) => heading.text.trim() === name || heading.title === name);
  if (sections.length > 0) {
    const ends = sectionEnds(headings, text.length);
    return sections.map((section) => {
      const { start, level = 7 } = section;
      const until = ends.get(section) ?? text.length;
      const end = start + text.slice(start, until).trimEnd().length;
      return { index, start, end, level, until };
    });
  }
  return occurrences(text, wanted).map((start) => ({ index, start, end: start + wanted.length }));
}

/**
 * Where a string begins in a text, overlapping places too. One pass over both (Knuth, Morris and Pratt 1977): to compare the whole string
 * again at each place takes seconds where it repeats itself.
 */
function occurrences(text: string, wanted: string): number[] {
  const first = wanted === '' ? -1 : text.indexOf(wanted);
  if (first < 0) return [];
  /** Of each beginning of the string the longest shorter one that it ends with. */
  const borders = new Int32Array(wanted.length + 1);
  for (let place = 1, length = 0; place < wanted.length; place += 1) {
    while (length > 0 && wanted.charCodeAt(place) !== wanted.charCodeAt(length))
      length = borders[length] as number;
    if (wanted.charCodeAt(place) === wanted.charCodeAt(length)) length += 1;
    borders[place + 1] = length;
  }
  const found: number[] = [];
  for (let place = first, length = 0; place < text.length; place += 1) {
    while (length > 0 && (length === wanted.length || text.charCodeAt(place) !== wanted.charCodeAt(length)))
      length = borders[length] as number;
    if (text.charCodeAt(place) === wanted.charCodeAt(length)) length += 1;
    if (length === wanted.length) found.push(place + 1 - length);
  }
  return found;
}

/** Where the section of each heading ends: at the next heading of the same or a higher level. One pass from the back. */
function sectionEnds(headings: readonly PromptUnit[], length: number): Map<PromptUnit, number> {
  const ends = new Map<PromptUnit, number>();
  /** The next heading of each level up to this one, as seen from where the pass is. */
  const next: (number | undefined)[] = [];
  for (const heading of headings.toReversed()) {
    const level = heading.level ?? 7;
    const ahead = next.slice(0, level + 1).filter((start) => start !== undefined);
    ends.set(heading, ahead.length === 0 ? length : Math.min(...ahead));
    next[level] = heading.start;
  }
  return ends;
}

const inOrder = (parts: LockedPart[]) =>
  parts.sort((a, b) => a.start - b.start || a.end - b.end || a.index - b.index);

/** Enough of a text to recognise it in a message. */
const shortened = (text: string) => (text.length <= 60 ? text : `${text.slice(0, 57)}...`);
