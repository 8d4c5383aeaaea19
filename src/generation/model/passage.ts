import type { VerifiedCase } from '../case-draft.ts';
import type { SourceRef } from '../policy-unit.ts';
import { headingName } from '../wording.ts';

/** What a source says, by the name that references use. */
export type PassageTexts = ReadonlyMap<string, string>;

/** Characters on each side of a sentence that belong to its page. */
const AROUND = 1_500;

/** What a case was made from, as it can be understood alone: its heading, the head of its table, its sentence. */
export function passageOf({ source_refs: refs, topic }: VerifiedCase, texts: PassageTexts): string {
  const heading = refs.length === 1 && topic !== '' ? [headingName(topic)] : [];
  return [...heading, ...refs.flatMap((ref) => [...tableHead(ref, texts), ref.quote])].join('\n');
}

/** The same with what stands before and behind it. */
export function passageAround({ source_refs: refs }: VerifiedCase, texts: PassageTexts): string {
  return refs
    .map(({ document, start, end, quote }) => {
      const text = texts.get(document);
      return text === undefined ? quote : text.slice(Math.max(0, start - AROUND), end + AROUND);
    })
    .join('\n…\n');
}

/** The first row of the table that a row stands in. */
function tableHead({ document, start, quote }: SourceRef, texts: PassageTexts): string[] {
  if (!quote.startsWith('|')) return [];
  const above = (texts.get(document) ?? '').slice(0, start).split('\n').slice(0, -1).reverse();
  const rows = above.findIndex((line) => !line.trim().startsWith('|'));
  const head = above[(rows < 0 ? above.length : rows) - 1];
  return head === undefined ? [] : [head.trim()];
}
