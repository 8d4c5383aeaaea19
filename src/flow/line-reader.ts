/** Lines of a stream that comes in pieces. */
interface LineReader {
  /** Takes the next piece of the stream. */
  read(text: string): void;
  /** What has come since the last line break. */
  unfinished(): string;
}

/**
 * Puts a stream together to lines, which are given on without their line break. A line may be `most` long, by `lengthOf`; one that
 * grows longer is dropped, and `onTooLong` is called for every piece that goes on with it.
 */
export function lineReader(options: {
  most: number;
  lengthOf(text: string): number;
  onLine(line: string): void;
  onTooLong(): void;
}): LineReader {
  const { most, lengthOf, onLine, onTooLong } = options;
  let pieces: string[] = [];
  let length = 0;
  return {
    read(text) {
      let from = 0;
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
        pieces.push(text.slice(from, end));
        const line = pieces.join('');
        pieces = [];
        length = 0;
        from = end + 1;
        onLine(line);
      }
      if (from === text.length) return;
      const rest = text.slice(from);
      length += lengthOf(rest);
      if (length <= most) return void pieces.push(rest);
      pieces = [];
      onTooLong();
    },
    unfinished: () => pieces.join(''),
  };
}
