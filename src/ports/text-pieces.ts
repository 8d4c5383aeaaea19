/** Pieces smaller than this are gathered: a system call per table cell would dominate a long report. */
const PIECE_CHARACTERS = 64 * 1024;

/** Gathers texts into UTF-8 pieces of at least 64 Ki characters (the last may be shorter), never splitting a character. */
export function* textPieces(texts: Iterable<string>): Generator<Uint8Array> {
  let waiting: string[] = [];
  let characters = 0;
  for (const text of texts) {
    waiting.push(text);
    characters += text.length;
    if (characters < PIECE_CHARACTERS) continue;
    const joined = waiting.join('');
    // The second half of a surrogate pair may come with the next text.
    const cut = isHighSurrogate(joined.charCodeAt(joined.length - 1)) ? joined.length - 1 : joined.length;
    yield Buffer.from(joined.slice(0, cut));
    waiting = [joined.slice(cut)];
    characters = joined.length - cut;
  }
  if (characters > 0) yield Buffer.from(waiting.join(''));
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
