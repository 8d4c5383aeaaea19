import { sentences } from '../../text/language/sentences.ts';

/** A part of a prompt that an edit can point at: it is kept, replaced or deleted as a whole. */
export interface PromptUnit {
  /** `s1`, `s2` … in the order of the text; headings are `h1`, `h2` …. */
  id: string;
  kind: 'heading' | 'sentence' | 'item' | 'code' | 'row';
  text: string;
  /** Place in the prompt, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  /** Of headings: 1 to 6 as in Markdown, 7 for a line in bold. */
  level?: number;
  /** Of headings: the words without marks. */
  title?: string;
}

/** A prompt taken apart. What no unit covers (white space) stays where it is. */
export interface ParsedPrompt {
  text: string;
  /** The style of the prompt's own line ends. */
  newline: '\n' | '\r\n';
  units: readonly PromptUnit[];
}

interface Line {
  text: string;
  start: number;
}

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*[ \t]*$/;
const BOLD_HEADING = /^\s*(?:\*\*|__)([^*_]+)(?:\*\*|__):?\s*$/;
const ITEM = /^\s*(?:[-*+•‣◦]|\(?\d{1,3}[.)]|\(?[a-z][.)])[ \t]+\S/;
const ROW = /^\s*\|.*\|\s*$/;
const ENDED = /[.!?…:;。！？]["'”’)*_\]]*\s*$/;

/**
 * Takes a prompt apart into headings, sentences, list items (whole, with their wrapped lines), table rows and code fences (whole).
 * Nothing is lost: the text between units is the prompt's own. A fence that never ends reaches to the end, as in Markdown.
 */
export function parsePrompt(text: string): ParsedPrompt {
  const lines = linesOf(text);
  const found: Omit<PromptUnit, 'id'>[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] as Line;
    const heading = headingOf(line.text);
    const fence = FENCE.exec(line.text)?.[1];
    if (line.text.trim() === '') at += 1;
    else if (fence !== undefined) {
      const last = endOfFence(lines, at, fence);
      found.push(unitOf('code', text, line.start, endOf(lines[last] as Line)));
      at = last + 1;
    } else if (heading) {
      found.push({ ...unitOf('heading', text, line.start, endOf(line)), ...heading });
      at += 1;
    } else if (ROW.test(line.text)) {
      found.push(unitOf('row', text, line.start, endOf(line)));
      at += 1;
    } else if (ITEM.test(line.text)) {
      let last = at;
      while (isContinuation(lines[last + 1], true)) last += 1;
      found.push(unitOf('item', text, line.start, endOf(lines[last] as Line)));
      at = last + 1;
    } else {
      let last = at;
      while (!ENDED.test((lines[last] as Line).text) && isContinuation(lines[last + 1], false)) last += 1;
      found.push(...sentenceUnits(text, line.start, endOf(lines[last] as Line)));
      at = last + 1;
    }
  }
  const counts = { s: 0, h: 0 };
  const units = found.map((unit) => {
    const letter = unit.kind === 'heading' ? 'h' : 's';
    counts[letter] += 1;
    return { id: `${letter}${counts[letter]}`, ...unit };
  });
  return { text, newline: newlineOf(text), units };
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const piece of text.split('\n')) {
    lines.push({ text: piece.endsWith('\r') ? piece.slice(0, -1) : piece, start });
    start += piece.length + 1;
  }
  return lines;
}

const endOf = ({ text, start }: Line) => start + text.length;

/** The style of most lines. */
function newlineOf(text: string): '\n' | '\r\n' {
  const all = text.split('\n').length - 1;
  const windows = text.split('\r\n').length - 1;
  return windows * 2 > all ? '\r\n' : '\n';
}

function headingOf(line: string): { level: number; title: string } | undefined {
  const marked = HEADING.exec(line);
  if (marked) return { level: (marked[1] as string).length, title: (marked[2] as string).trim() };
  const bold = BOLD_HEADING.exec(line);
  return bold ? { level: 7, title: (bold[1] as string).replace(/:$/, '').trim() } : undefined;
}

function endOfFence(lines: readonly Line[], first: number, fence: string): number {
  for (let at = first + 1; at < lines.length; at += 1) {
    const mark = FENCE.exec((lines[at] as Line).text)?.[1];
    if (mark !== undefined && mark[0] === fence[0] && mark.length >= fence.length) return at;
  }
  return lines.length - 1;
}

/** Whether a line goes on with the sentence or item before it: indented under an item, else starting in lower case. */
function isContinuation(line: Line | undefined, ofItem: boolean): boolean {
  if (line === undefined || line.text.trim() === '') return false;
  if (FENCE.test(line.text) || ITEM.test(line.text) || ROW.test(line.text)) return false;
  if (headingOf(line.text)) return false;
  return (ofItem && /^\s{2,}\S/.test(line.text)) || /^\s*\p{Ll}/u.test(line.text);
}

function unitOf(kind: PromptUnit['kind'], text: string, from: number, to: number) {
  let start = from;
  // The indentation belongs to the line, not to what stands in it.
  while (start < to && /[ \t]/.test(text[start] as string)) start += 1;
  return { kind, text: text.slice(start, to), start, end: to };
}

function sentenceUnits(text: string, from: number, to: number): Omit<PromptUnit, 'id'>[] {
  const whole = unitOf('sentence', text, from, to);
  // Wrapped lines are one text; every character keeps its place.
  const joined = text.slice(from, to).replace(/[\r\n]/g, ' ');
  const units: Omit<PromptUnit, 'id'>[] = [];
  let cursor = 0;
  for (const sentence of sentences(joined)) {
    const place = joined.indexOf(sentence, cursor);
    if (place < 0) return [whole];
    cursor = place + sentence.length;
    units.push(unitOf('sentence', text, from + place, from + cursor));
  }
  return units.length === 0 ? [whole] : units;
}
