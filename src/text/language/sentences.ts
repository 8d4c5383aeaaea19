import { ABBREVIATIONS, MAY_END_SENTENCE } from '../lexicons/abbreviations.ts';

const LIST_MARKER = /^(?:[-*•‣◦–]\s+|\(?\d{1,3}[.)]\s+|\(?[a-z][.)]\s+|\(?[A-Z]\)\s+|#{1,6}\s+|>\s?)/;
const FENCE = /^(?:```|~~~)/;
const TABLE_ROW = /^\|.*\|$/;
const TABLE_RULE = /^[\s:|-]*$/;
const RULE = /^(?:[-*_=]\s?){3,}$/;
const CLOSERS = new Set(['"', "'", ')', ']', '}', '”', '’', '»', '*', '_']);

/**
 * The sentences of a text as they stand there, trimmed (metrics.md 10.2). List markers are stripped; a table row and a
 * fenced code block are one unit each. Rules for English; linear in the length.
 */
export function sentences(text: string): string[] {
  const out: string[] = [];
  let fence: string[] | null = null;
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const trimmed = line.trim();
    if (fence) {
      fence.push(line);
      if (FENCE.test(trimmed)) {
        out.push(fence.join('\n').trim());
        fence = null;
      }
    } else if (FENCE.test(trimmed)) fence = [line];
    else if (trimmed === '' || RULE.test(trimmed)) continue;
    else if (TABLE_ROW.test(trimmed)) {
      if (!TABLE_RULE.test(trimmed)) out.push(trimmed);
    } else splitLine(stripMarkers(trimmed), out);
  }
  if (fence) out.push(fence.join('\n').trim());
  return out;
}

function stripMarkers(line: string): string {
  const once = line.replace(LIST_MARKER, '');
  return once === line ? line : once.trimStart().replace(LIST_MARKER, '').trim();
}

function splitLine(line: string, out: string[]): void {
  let start = 0;
  for (let at = 0; at < line.length; at += 1) {
    if (!isEnder(line.charCodeAt(at))) continue;
    let end = at + 1;
    while (end < line.length && (isEnder(line.charCodeAt(end)) || CLOSERS.has(line[end] as string))) end += 1;
    const wide = (line[at] as string) > '\u3000';
    if (
      wide ||
      end >= line.length ||
      (isSpace(line[end]) && isBreak(line, start, at, end)) ||
      isGlued(line, at, end)
    ) {
      push(line.slice(start, end), out);
      start = end;
    }
    at = end - 1;
  }
  push(line.slice(start), out);
}

/** `.`, `!`, `?` and their wide forms: of every character of every text, so by its code. */
function isEnder(unit: number): boolean {
  if (unit < 0x80) return unit === 0x2e || unit === 0x21 || unit === 0x3f;
  return unit === 0x2026 || unit === 0x3002 || unit === 0xff01 || unit === 0xff1f;
}

/** Whether the stop at `at` with white space at `end` really ends a sentence. */
function isBreak(line: string, start: number, at: number, end: number): boolean {
  let next = end;
  while (next < line.length && isSpace(line[next])) next += 1;
  const following = line[next] ?? '';
  if (line[at] !== '.' || end - at > 1) return true;
  let from = at;
  while (from > start && !isSpace(line[from - 1]) && at - from < 12) from -= 1;
  const word = line.slice(from, at).replace(/^["'([{*_]+/, '');
  if (/^\d+$/.test(word) && /\d/.test(following)) return false;
  if (/^[A-Z]$/.test(word) && word !== 'I') return false;
  const lower = word.toLowerCase();
  if (!ABBREVIATIONS.has(lower)) return true;
  if (lower === 'no' || lower === 'op' || lower === 'nos') return !/\d/.test(following);
  return (
    MAY_END_SENTENCE.has(lower) &&
    /^["'([*]?\p{Lu}/u.test(line.slice(next, next + 2)) &&
    !/^(?:Co|Inc|Ltd)/.test(word)
  );
}

/** Text taken from web pages often loses the space: `... not soggy.Water deeply`. A dotted name has no space after its next part. */
function isGlued(line: string, at: number, end: number): boolean {
  return (
    /[a-z]{2}$/.test(line.slice(Math.max(0, at - 2), at)) &&
    /^[A-Z][a-z]{0,20}[ ,]/.test(line.slice(end, end + 22))
  );
}

function isSpace(character: string | undefined): boolean {
  return character !== undefined && /\s/.test(character);
}

function push(piece: string, out: string[]): void {
  const trimmed = piece.trim();
  if (/[\p{L}\p{N}]/u.test(trimmed)) out.push(trimmed);
}
