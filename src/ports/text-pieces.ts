/** Pieces smaller than this are gathered: a system call per table cell would dominate a long report. */
const PIECE_CHARACTERS = 64 * 1024;

/** Gathers texts into UTF-8 pieces of at least 64 Ki characters (the last may be shorter), never splitting a character. */
export function textPieces(write: (piece: Uint8Array) => void): { add(text: string): void; end(): void } {
  let waiting: string[] = [];
  let characters = 0;
  return {
    add(text) {
      waiting.push(text);
      characters += text.length;
      if (characters < PIECE_CHARACTERS) return;
      const joined = waiting.join('');
      // The second half of a surrogate pair may come with the next text.
      const cut = isHighSurrogate(joined.charCodeAt(joined.length - 1)) ? joined.length - 1 : joined.length;
      write(Buffer.from(joined.slice(0, cut)));
      waiting = [joined.slice(cut)];
      characters = joined.length - cut;
    },
    end() {
      if (characters > 0) write(Buffer.from(waiting.join('')));
      waiting = [];
      characters = 0;
    },
  };
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
