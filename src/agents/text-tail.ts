/** Keeps the end of a stream of text. */
interface TextTail {
  add(text: string): void;
  text(): string;
}

/** The last `bytes` of what was added, as UTF-8; memory stays at twice that. */
export function textTail(bytes: number): TextTail {
  let kept = '';
  return {
    add(text) {
      kept += text;
      if (kept.length > 2 * bytes) kept = kept.slice(-bytes);
    },
    text() {
      const all = Buffer.from(kept);
      if (all.length <= bytes) return kept;
      let start = all.length - bytes;
      // Not into the middle of a character: continuation bytes begin with the bits 10.
      while (start < all.length && ((all[start] ?? 0) & 0xc0) === 0x80) start++;
      return all.toString('utf8', start);
    },
  };
}
