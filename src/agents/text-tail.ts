/** Keeps the end of a stream of text. */
interface TextTail {
  add(text: string): void;
  text(): string;
}

/** Where a text was cut; what takes secrets out of texts looks for half of one there. */
export const CUT = '…';

/** The last `bytes` of what was added, as UTF-8, with `mark` as their first where that is not all; memory stays at twice that. */
export function textTail(bytes: number, mark = ''): TextTail {
  let kept = '';
  let isCut = false;
  return {
    add(text) {
      kept += text;
      if (kept.length <= 2 * bytes) return;
      kept = kept.slice(-bytes);
      isCut = true;
    },
    text() {
      const all = Buffer.from(kept);
      if (!isCut && all.length <= bytes) return kept;
      let start = Math.max(0, all.length - (bytes - Buffer.byteLength(mark)));
      // Not into the middle of a character: continuation bytes begin with the bits 10.
      while (start < all.length && ((all[start] ?? 0) & 0xc0) === 0x80) start++;
      return `${mark}${all.toString('utf8', start)}`;
    },
  };
}
