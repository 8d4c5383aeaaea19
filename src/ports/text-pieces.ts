/** Texts are gathered in so many bytes: a system call per table cell would dominate a long report. */
const PIECE_BYTES = 128 * 1024;
/** The most that one UTF-16 unit takes in UTF-8. */
const UNIT_BYTES = 3;
const MOST_UNITS = Math.floor(PIECE_BYTES / UNIT_BYTES);

/**
 * Gathers texts into UTF-8 pieces, splitting no character. A piece is only good until `write` returns: the next one is made in
 * the same place, so that a report of any length leaves no garbage behind.
 */
export function textPieces(write: (piece: Uint8Array) => void): { add(text: string): void; end(): void } {
  const bytes = Buffer.allocUnsafeSlow(PIECE_BYTES);
  let used = 0;
  /** The first half of a surrogate pair, whose second half comes with the next text. */
  let half = '';
  const flush = () => {
    if (used > 0) write(bytes.subarray(0, used));
    used = 0;
  };
  const put = (text: string) => {
    if (PIECE_BYTES - used < text.length * UNIT_BYTES) flush();
    used += bytes.write(text, used);
  };
  return {
    add(text) {
      let rest = half === '' ? text : half + text;
      half = '';
      while (rest.length > MOST_UNITS) {
        const cut = isHighSurrogate(rest.charCodeAt(MOST_UNITS - 1)) ? MOST_UNITS - 1 : MOST_UNITS;
        put(rest.slice(0, cut));
        rest = rest.slice(cut);
      }
      if (isHighSurrogate(rest.charCodeAt(rest.length - 1))) {
        half = rest.slice(-1);
        rest = rest.slice(0, -1);
      }
      put(rest);
    },
    end() {
      put(half);
      half = '';
      flush();
    },
  };
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
