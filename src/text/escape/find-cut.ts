import { type FindAny, findAny } from './find-any.ts';

/** So many characters tell the beginning of a text from other words. */
const HEAD = 8;
/** Longer beginnings are looked for no further back. */
const LONGEST = 512;
const ELLIPSIS = '…';
/** Texts are cut at their end, and parts of a text where it shows an ellipsis; whoever writes more of them is not cut by us. */
const MOST_CUTS = 16;
const SEQUENCE_REST = /\[?[\d;]*$/;
const LONGEST_REST = 8;

/**
 * Finds where a text was cut in the middle of one of these: the first half of it or more, and eight characters, stand at the end of the
 * text, or before an ellipsis.
 */
export function findCut(texts: Iterable<string>): FindAny {
  const byHead = new Map<string, string[]>();
  let longest = 0;
  for (const text of texts) {
    longest = Math.max(longest, text.length);
    const head = text.slice(0, HEAD);
    if (head.length === HEAD) byHead.set(head, [...(byHead.get(head) ?? []), text]);
  }
  const find = findAny(byHead.keys());
  return function* cut(text) {
    for (const end of cutsOf(text)) {
      const from = Math.max(0, end - Math.min(longest, LONGEST));
      const window = text.slice(from, end);
      for (const { start } of find(window)) {
        const begun = window.slice(start);
        const isCut = (one: string) => one.length <= begun.length * 2 && one.startsWith(begun);
        if (byHead.get(begun.slice(0, HEAD))?.some(isCut) !== true) continue;
        yield { start: from + start, end };
        break;
      }
    }
  };
}

/** Places behind which something is missing, white space before them left out; the last ones where there are many. */
function cutsOf(text: string): number[] {
  const ends = [text.length];
  for (let at = text.lastIndexOf(ELLIPSIS); at > 0 && ends.length < MOST_CUTS; ) {
    ends.push(at);
    at = text.lastIndexOf(ELLIPSIS, at - 1);
  }
  return ends.flatMap((end) => {
    let trimmed = end;
    while (trimmed > 0 && /\s/.test(text[trimmed - 1] ?? '')) trimmed -= 1;
    // The cut may have gone through an escape sequence, of which then only numbers are left.
    const rest =
      SEQUENCE_REST.exec(text.slice(Math.max(0, trimmed - LONGEST_REST), trimmed))?.[0].length ?? 0;
    return rest === 0 ? [trimmed] : [trimmed, trimmed - rest];
  });
}
