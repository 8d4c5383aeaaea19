import { liveReferences, outsideCode } from './live-markdown.ts';

/** What could act on GitHub, by kind. */
export type LiveKind =
  | 'command'
  | 'mention'
  | 'reference'
  | 'link'
  | 'image'
  | 'heading'
  | 'markup'
  | 'control'
  | 'output';

/** Addresses that reports make themselves: below the repository, and nothing in them that could end a link. */
const OWN_LINK = /\[([^[\]()]*)\]\(https:\/\/github\.com\/octo\/shop\/[\w.~%/-]*(?:#L\d+)?\)/g;
const OWN_TAGS = /<summary><b>|<\/b>(?=:|<\/summary>| \()|<\/?(?:details|summary|sub)>|<details open>|<br>/g;
const OWN_FENCES = new Set(['', 'text', 'diff', 'json']);
/** A line of `=` or `-` is one only under a line of words; a row of a table ends with its bar. */
const HEADING = /^ {0,3}#{1,6}(?: .*)?$|(?<=[^\n|] *\n) {0,3}(?:=+|-+) *$/gm;
const IMAGE = /!\[|<img|<picture/gi;
/** Tags, comments, links by reference, fences of the other kind, escapes that would let a character through. */
const MARKUP = /<[a-z/!?]|^\s*~{3}|\\/gim;
const LINK = /\]\(|\]\[|^\s*\[[^\]]*\]:|(?:mailto|xmpp):/gim;
/** What moves a cursor, hides, or breaks the line in a text that is shown as it is. */
const CONTROLS =
  /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/gu;

/**
 * Whatever is live in Markdown of ours, outside of code: nothing where every text of others is contained. `headings` are the
 * lines that such a text of ours has when nobody means harm.
 */
export function liveInMarkdown(markdown: string, headings: ReadonlySet<string>): LiveKind[] {
  const [, marker = '', rest = markdown] = /^(<!-- assay[^\n]*-->\n)([\s\S]*)$/.exec(markdown) ?? [];
  let prose: string;
  try {
    prose = outsideCode(rest);
  } catch {
    return ['markup'];
  }
  prose = prose.replace(OWN_LINK, '$1').replace(OWN_TAGS, '').replaceAll('**', '');
  const kinds: LiveKind[] = [];
  const add = (kind: LiveKind, found: readonly unknown[] | null) => {
    for (const _ of found ?? []) kinds.push(kind);
  };
  if (/--(?!>$)|<!(?!--)/.test(marker.trim().slice(4))) kinds.push('markup');
  for (const word of liveReferences(prose))
    kinds.push(word.startsWith('@') ? 'mention' : /^(?:https?:|www|ftp)/i.test(word) ? 'link' : 'reference');
  add('link', prose.match(LINK));
  add('image', prose.match(IMAGE));
  add('markup', prose.match(MARKUP));
  add(
    'heading',
    headingsOf(markdown).filter((line) => !headings.has(line)),
  );
  for (const [, info = ''] of rest.matchAll(/^ {0,3}`{3,}([^`\n]*)$/gm))
    if (!OWN_FENCES.has(info.trim()) && outsideOwnFence(rest, info)) kinds.push('markup');
  return kinds;
}

/** Heading lines outside of code, without what bold type adds. */
export function headingsOf(markdown: string): string[] {
  try {
    return outsideCode(markdown).match(HEADING) ?? [];
  } catch {
    return [];
  }
}

/** Whether a fence with these words opens a block, instead of standing inside one as text. */
function outsideOwnFence(markdown: string, info: string): boolean {
  let fence = 0;
  for (const line of markdown.split('\n')) {
    const [, run, words = ''] = /^ {0,3}(`{3,})([^`]*)$/.exec(line) ?? [];
    if (run === undefined) continue;
    if (fence === 0) {
      if (words === info) return true;
      fence = run.length;
    } else if (run.length >= fence && words.trim() === '') fence = 0;
  }
  return false;
}

/** What is wrong with a text that GitHub shows as it is: titles, messages of annotations. */
export function liveInPlain(text: string, lines: 'one line' | 'lines'): LiveKind[] {
  const found = text.match(CONTROLS) ?? [];
  const breaks = lines === 'one line' ? (text.match(/[\n\t]/g) ?? []) : [];
  return [...found, ...breaks].map(() => 'control');
}
