import { defined } from '../schema/defined.ts';
import { sentences } from '../text/language/sentences.ts';
import type { SourceRef } from './policy-unit.ts';

/** A document as a source: its name is what references call it by. */
export interface NamedDocument {
  name: string;
  content: string;
}

/** A sentence, list item or table row of a document. */
export interface Statement {
  /** Headings above it, outermost first; the title of the document is left out where it has other headings. */
  headings: readonly string[];
  text: string;
  source: SourceRef;
  /** The sentence ending in a colon that a list item belongs to. */
  leadIn?: string;
  /** The question that it answers, in a list of questions and answers. */
  asked?: string;
  /** It is the beginning of that answer. */
  isFirst?: boolean;
  /** The words in bold that its paragraph begins with, for the sentences behind them. */
  label?: string;
  row?: { key: string; head?: string; cells: { column: string; value: string }[] };
}

const HEADING = /^(#{1,6})\s+(.+?)\s*#*\s*$/;
/** A line below a title, or between parts. */
const UNDERLINE = /^\s*(?:=+|(?:[-*_]\s?){3,})\s*$/;
/** Longer lines above a rule are text. */
const LONGEST_TITLE = 80;
/** A line with one of these is a sentence. */
const VERB =
  /\b(?:is|are|must|may|can|shall|will|has|have|should|do|does|not|you|we|check|use|wait|open|close|press|start|stop)\b/i;
const FENCE = /^\s*(?:```|~~~)/;
const ROW = /^\s*\|(.+)\|\s*$/;
const RULE = /^[\s:|-]*$/;
const ITEM = /^\s*(?:[-*•‣◦–+]|\d{1,3}[.)]|\(?[a-z\d]{1,2}\)|\d{1,2}(?:\.\d{1,2}){1,3}\.?)\s+/;
/** The number of a clause, as contracts and tariffs have it: "2.1 Students have to …". */
const CLAUSE_NUMBER = /^\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?=\S)/;
/** A question in bold alone, as pages of questions and answers have it; answers may be marked as such. */
const QUESTION = /^\s*(\*\*|__)(?:Q(?:uestion)?[.:]\s*(.{3,90}?)|([^*_]{3,90}\?))\1\s*$/;
/** The same without bold, where it is marked. */
const MARKED_QUESTION = /^\s*Q(?:uestion)?[.:]\s+(\S.{3,120}\?)\s*$/;
const ANSWER = /^A(?:nswer)?[.:]\s+(?=\S)/;
/** "2. Membership.": a number with a few words, alone. */
const NUMBERED_TITLE =
  /^(?:(?:Article|Section|Part|Chapter)\s+)?(?:\d{1,2}|[IVX]{1,4})[.:)]?\s+((?:[A-Z][\p{L}’'-]*)(?:,? (?:and |of |the |for |to )?[\p{L}’'-]+){0,4})\.?\s*$/u;
/** A line in bold alone, with a short note behind it at most. */
const BOLD_TITLE = /^\s*(\*\*|__)([^*_]{2,60})\1(?:\s*\([^)]{1,40}\))?\s*$/;
/** Longer sentences hold several rules at once, and no test of them is worth reading. */
const LONGEST = 500;

/** Everything that a document states, with its exact place; headings, code and empty lines are no statements. Linear. */
export function readStatements(document: NamedDocument): Statement[] {
  const { content } = document;
  const out: Statement[] = [];
  const path: { level: number; title: string }[] = [];
  let columns: string[] | undefined;
  let leadIn: string | undefined;
  let asked: string | undefined;
  let fenced = false;
  let from = 0;
  // End of the block that was read last; its further lines are passed over.
  let read = 0;
  const lines = content.split('\n');
  for (const [place, line] of lines.entries()) {
    const start = from;
    from += line.length + 1;
    if (FENCE.test(line)) fenced = !fenced;
    if (fenced || FENCE.test(line)) continue;
    const heading = headingOf(lines, place);
    if (heading !== undefined) {
      while ((path.at(-1)?.level ?? 0) >= heading.level) path.pop();
      path.push(heading);
      [columns, leadIn, asked] = [undefined, undefined, undefined];
      continue;
    }
    const headings = path.map(({ title }) => title);
    const cells = cellsOf(line);
    if (cells !== undefined) {
      if (RULE.test(line) && line.includes('-')) continue;
      if (columns === undefined) columns = cells;
      else {
        const source = refOf(document, start, line);
        out.push({ headings, text: line.trim(), source, row: rowOf(columns, cells), ...defined({ asked }) });
      }
      continue;
    }
    columns = undefined;
    const question = questionOf(line);
    if (question !== undefined) {
      [asked, leadIn] = [question, undefined];
      continue;
    }
    if (line.trim() === '' || UNDERLINE.test(line)) continue;
    const isItem = ITEM.test(line);
    if (!isItem && from <= read) continue;
    if (!isItem) leadIn = undefined;
    read = endOfBlock(content, from);
    const label = labelOf(content.slice(start, read));
    for (const { text, source } of sentencesBetween(document, start, read)) {
      if (!isItem && text.endsWith(':')) leadIn = text;
      out.push({
        headings,
        text,
        source,
        ...defined({ label, asked, isFirst: beginsAnswer(asked, out.at(-1)) }),
        ...(isItem ? defined({ leadIn }) : {}),
      });
    }
  }
  return out;
}

const beginsAnswer = (asked: string | undefined, before: Statement | undefined) =>
  asked !== undefined && asked !== before?.asked ? true : undefined;

/** The question that a line is, on a page of questions and answers. */
function questionOf(line: string): string | undefined {
  const match = QUESTION.exec(line);
  const found = match === null ? MARKED_QUESTION.exec(line)?.[1] : (match[2] ?? match[3]);
  return found === undefined ? undefined : plain(found);
}

/** Words in bold that a paragraph or an item begins with, as a title of its own: "**Deposit.** It is …". */
function labelOf(block: string): string | undefined {
  const match =
    /^\s*(?:(?:[-*•]|\d{1,3}[.)])\s+)?(\*\*|__|\*)(?!\s)([^*_\n]{2,60}?)([.:?]?)\1\s*([.:(–—-])?/.exec(block);
  if (match === null || (match[3] === '' && match[4] === undefined)) return undefined;
  return match[2]?.trim();
}

/** The cells of a row of a table; undefined for any other line. */
function cellsOf(line: string): string[] | undefined {
  return ROW.exec(line)?.[1]
    ?.split('|')
    .map((cell) => plain(cell.trim()));
}

/** The sentences of a block, each with its place in the document. */
function sentencesBetween({ name, content }: NamedDocument, start: number, end: number) {
  // Line breaks inside are blanks of the same length, so that places stay.
  const block = content.slice(start, end).replace(/[\r\n]/g, ' ');
  let cursor = 0;
  return sentences(block).flatMap((found): Pick<Statement, 'text' | 'source'>[] => {
    const sentence = found.replace(CLAUSE_NUMBER, '').replace(ANSWER, '');
    const at = block.indexOf(sentence, cursor);
    if (at < 0) return [];
    cursor = at + sentence.length;
    if (sentence.length > LONGEST) return [];
    const place = { start: start + at, end: start + cursor };
    const source = { document: name, ...place, quote: content.slice(place.start, place.end) };
    return [{ text: sentence.replace(/\s+/g, ' '), source }];
  });
}

/** The title that a line is: marked by `#`, or alone above a line of `=` or `-`. */
function headingOf(lines: readonly string[], place: number): { level: number; title: string } | undefined {
  const line = lines[place]?.trimEnd() ?? '';
  const marked = HEADING.exec(line);
  if (marked !== null) return { level: marked[1]?.length ?? 1, title: plain(marked[2] ?? '') };
  const bold = BOLD_TITLE.exec(line);
  const isAbove = [lines[place - 1], lines[place + 1]].every((one = '') => one.trim() === '');
  if (bold !== null && isAbove && !/[.:!?]$/.test(bold[2] ?? ''))
    return { level: 7, title: plain(bold[2] ?? '') };
  const numbered = NUMBERED_TITLE.exec(line);
  if (numbered !== null && isAbove && !VERB.test(line)) return { level: 6, title: numbered[1] ?? '' };
  const below = /^\s*(=+|-{3,})\s*$/.exec(lines[place + 1] ?? '')?.[1];
  const alone = (lines[place - 1] ?? '').trim() === '';
  if (below === undefined || !alone || line.trim() === '' || line.length > LONGEST_TITLE) return undefined;
  if ([ROW, ITEM, UNDERLINE].some((form) => form.test(line)) || /[.!?:;]$/.test(line)) return undefined;
  return { level: below.startsWith('=') ? 1 : 2, title: plain(line.trim()) };
}

/** Lines this long are broken where the margin is, so the next one goes on with the sentence, whatever it begins with. */
const WRAPPED = 50;

/** Where the sentence of the line that ends at `from` ends: lines that were broken at a margin belong together. */
function endOfBlock(content: string, from: number): number {
  let begin = content.lastIndexOf('\n', from - 2) + 1;
  let end = from;
  while (end < content.length) {
    const line = content.slice(begin, end).trimEnd();
    const stop = content.indexOf('\n', end);
    const next = stop < 0 ? content.length + 1 : stop + 1;
    const following = content.slice(end, next);
    if (/[.!?:;]["”’)*_]*$/.test(line) && !/^\s*\p{Ll}/u.test(following)) break;
    if (!/^\s*\p{Ll}/u.test(following) && line.length < WRAPPED) break;
    if (
      following.trim() === '' ||
      [HEADING, UNDERLINE, FENCE, ROW, ITEM].some((form) => form.test(following.trimEnd()))
    )
      break;
    [begin, end] = [end, next];
  }
  return Math.min(end, content.length + 1);
}

/** Without the marks for bold and code. */
export function plain(text: string): string {
  return text.replace(/\*\*|__|`/g, '').trim();
}

function refOf({ name, content }: NamedDocument, start: number, line: string): SourceRef {
  const quote = line.trim();
  const at = content.indexOf(quote, start);
  return { document: name, start: at, end: at + quote.length, quote };
}

function rowOf(columns: readonly string[], cells: readonly string[]) {
  const named = cells.slice(1).map((value, index) => ({ column: columns[index + 1] ?? '', value }));
  // A table without heads is a list of names with their values.
  const isList = columns.every((column) => column === '') && cells.length === 2;
  return {
    key: cells[0] ?? '',
    ...defined({ head: columns[0] || undefined }),
    cells: named.filter(({ column, value }) => (column !== '' || isList) && value !== ''),
  };
}
