const LINE_FEED = 0x0a;

/** The lines of a file of an archive without their line feeds; a torn end is a line too. */
export function* linesOf(bytes: Uint8Array): Iterable<Buffer> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let begin = 0; begin < all.length; ) {
    const feed = all.indexOf(LINE_FEED, begin);
    const end = feed < 0 ? all.length : feed;
    yield all.subarray(begin, end);
    begin = end + 1;
  }
}
