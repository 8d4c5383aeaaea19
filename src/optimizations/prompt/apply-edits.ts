import { mergedEdits } from './conflicts.ts';
import { type LockedPart, lockedParts } from './locked-parts.ts';
import { type ParsedPrompt, type PromptUnit, parsePrompt } from './parse-prompt.ts';
import type { PromptEdit } from './prompt-edit.ts';

/** Titles of sections that take rules and examples; where none is there (or it is locked) the first is added at the end. */
const SECTIONS = {
  rules: {
    title: 'Rules learned from failures',
    known: /^(?:rules learned from failures|(?:critical |important |general |key )?rules)$/i,
  },
  examples: { title: 'Examples', known: /^(?:few-shot )?examples$/i },
} as const;
type SectionName = keyof typeof SECTIONS;

/** A replacement of a stretch of the prompt; `order` keeps insertions at one place in the order of the edits. */
interface Splice {
  start: number;
  end: number;
  text: string;
  order: number;
}

/**
 * The prompt with these edits (improvement.md 2.2 step 7): the same edits give the same bytes, no edits the prompt itself. Edits that cannot
 * be made are left out (unknown anchor, inside preserved text, contradicting an earlier one): `staticProblems` names them.
 */
export function applyEdits(
  prompt: string,
  edits: readonly PromptEdit[],
  preserve: readonly string[] = [],
): string {
  const parsed = parsePrompt(prompt);
  const locked = lockedParts(prompt, preserve);
  const splices: Splice[] = [];
  const added: Record<SectionName, string[]> = { rules: [], examples: [] };
  for (const [order, edit] of mergedEdits(edits).entries()) {
    const section = sectionOf(edit);
    if (section !== undefined) {
      added[section].push(edit.text);
      continue;
    }
    const splice = spliceOf(parsed, edit, order);
    if (splice && !touches(locked, splice)) splices.push(splice);
  }
  let end = '';
  for (const name of ['rules', 'examples'] as const) {
    if (added[name].length === 0) continue;
    const text = added[name].map((each) => entryOf(name, each, parsed.newline));
    const place = endOfSection(parsed, locked, name);
    if (place === undefined) end += newSection(parsed, locked, name, text, prompt + end);
    else
      splices.push({
        start: place,
        end: place,
        text: parsed.newline + joined(name, text, parsed.newline),
        order: edits.length,
      });
  }
  return rendered(prompt, splices) + end;
}

/** Why an edit cannot be made on this prompt; undefined when it can. */
export function editProblem(
  parsed: ParsedPrompt,
  locked: readonly LockedPart[],
  edit: PromptEdit,
): string | undefined {
  const adds = edit.op === 'insert' || edit.op === 'add_example';
  if (edit.op !== 'delete' && edit.text.trim() === '') return `${edit.op} at ${edit.anchor} has no text`;
  if (sectionOf(edit) !== undefined) return undefined;
  if (edit.anchor === 'rules' || edit.anchor === 'examples')
    return `${edit.op} needs a sentence as its anchor`;
  const splice = spliceOf(parsed, edit, 0);
  if (!splice) return `there is no ${edit.anchor} in the prompt`;
  if (touches(locked, splice))
    return `${edit.op} at ${edit.anchor} ${adds ? 'falls into' : 'changes'} preserved text`;
  return undefined;
}

function sectionOf(edit: PromptEdit): SectionName | undefined {
  if (edit.op === 'add_example') return 'examples';
  if (edit.op !== 'insert') return undefined;
  return edit.anchor === 'rules' || edit.anchor === 'examples' ? edit.anchor : undefined;
}

function spliceOf(
  { text, units, newline }: ParsedPrompt,
  edit: PromptEdit,
  order: number,
): Splice | undefined {
  const unit = units.find(({ id }) => id === edit.anchor);
  if (!unit) return undefined;
  const words = inStyle(edit.text.trim(), newline);
  if (edit.op === 'replace')
    return { start: unit.start, end: unit.end, text: markerFor(unit, words) + words, order };
  if (edit.op === 'delete') return { ...stretchOf(text, unit), text: '', order };
  const inLine = unit.kind === 'sentence';
  const indent = /[ \t]*$/.exec(text.slice(0, unit.start))?.[0] ?? '';
  const lead = inLine ? ' ' : newline + indent + markerFor(unit, words);
  return { start: unit.end, end: unit.end, text: lead + words, order };
}

const MARKER = /^(?:[-*+•‣◦]|\(?\d{1,3}[.)]|\(?[a-z][.)])[ \t]+/;

/** What a list item starts with, for a text that does not start so itself. */
function markerFor(unit: PromptUnit, words: string): string {
  return unit.kind !== 'item' || MARKER.test(words) ? '' : (MARKER.exec(unit.text)?.[0] ?? '');
}

/** What goes with a deleted unit: the rest of its line when nothing else stands there, else the blank after it. */
function stretchOf(text: string, { start, end }: PromptUnit): { start: number; end: number } {
  let from = start;
  while (from > 0 && /[ \t]/.test(text[from - 1] as string)) from -= 1;
  let to = end;
  while (to < text.length && /[ \t]/.test(text[to] as string)) to += 1;
  const opens = from === 0 || text[from - 1] === '\n';
  const closes = /^(?:\r?\n|$)/.exec(text.slice(to, to + 2));
  if (opens && closes) return { start: from, end: to + closes[0].length };
  return closes ? { start: from, end: to } : { start, end: to };
}

/** Insertions may stand at the edges of preserved text, never in it; the end of a locked section is in it, and the next heading ends it. */
function touches(locked: readonly LockedPart[], { start, end }: Splice): boolean {
  return locked.some((part) => {
    const section = part.until !== undefined;
    if (start === end) return start > part.start && (section ? start <= part.end : start < part.end);
    return (
      (start < part.end && end > part.start) ||
      (part.until !== undefined && start <= part.until && end > part.until)
    );
  });
}

function endOfSection(
  { text, units }: ParsedPrompt,
  locked: readonly LockedPart[],
  name: SectionName,
): number | undefined {
  const headings = units.filter(({ kind }) => kind === 'heading');
  const heading = headings.find(({ title = '' }) => SECTIONS[name].known.test(title.replace(/:$/, '')));
  if (!heading) return undefined;
  const next = headings.find(({ start }) => start > heading.start);
  const end = heading.start + text.slice(heading.start, next?.start).trimEnd().length;
  return touches(locked, { start: end, end, text: '', order: 0 }) ? undefined : end;
}

/** At the end, outside of everything: at the level of the other sections, and high enough to end a locked one before it. */
function newSection(
  { units, newline }: ParsedPrompt,
  locked: readonly LockedPart[],
  name: SectionName,
  entries: readonly string[],
  before: string,
): string {
  const levels = units
    .flatMap(({ level }) => (level === undefined || level > 6 ? [] : [level]))
    .sort((a, b) => a - b);
  const usual = (levels[1] !== undefined && levels[1] !== levels[0] ? levels[1] : levels[0]) ?? 2;
  const level = Math.min(usual, ...locked.flatMap((part) => part.level ?? []));
  const gap = before.trim() === '' ? '' : before.endsWith('\n') ? newline : newline + newline;
  const heading = `${'#'.repeat(level)} ${SECTIONS[name].title}`;
  return gap + heading + newline + newline + joined(name, entries, newline) + newline;
}

function entryOf(name: SectionName, text: string, newline: string): string {
  const words = inStyle(text.trim(), newline);
  return name === 'rules' && !MARKER.test(words) ? `- ${words}` : words;
}

/** Rules are the items of one list, examples paragraphs. */
const joined = (name: SectionName, entries: readonly string[], newline: string) =>
  entries.join(name === 'rules' ? newline : newline + newline);

const inStyle = (text: string, newline: string) => text.replace(/\r?\n/g, newline);

function rendered(prompt: string, splices: readonly Splice[]): string {
  const sorted = [...splices].sort((a, b) => a.start - b.start || a.end - b.end || a.order - b.order);
  let text = '';
  let at = 0;
  for (const splice of sorted) {
    // A stretch that an earlier deletion has taken along starts later.
    text += prompt.slice(at, Math.max(at, splice.start)) + splice.text;
    at = Math.max(at, splice.end);
  }
  return text + prompt.slice(at);
}
