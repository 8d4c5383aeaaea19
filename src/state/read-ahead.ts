import type { ByteReader } from '../ports/ports.ts';

/** What is read at once, and how much of it lies before the place that was asked for: neighbours are asked for in no strict order. */
const WINDOW_BYTES = 512 * 1024;
const BEFORE_BYTES = 128 * 1024;

/**
 * A reader of an append-only file for somebody who goes through it roughly in order: many small reads are one of the system. One
 * that is far from the one before is read alone, so that going through it in another order costs no more than before. What it
 * gives is only good until it is asked again.
 */
export function readAhead(reader: ByteReader): ByteReader {
  /** Made once it is needed, and read into again and again. */
  let room: Uint8Array | undefined;
  let window: Uint8Array = new Uint8Array(0);
  let start = 0;
  let last = 0;
  return {
    size: reader.size,
    close: reader.close,
    readAt(offset, length, place) {
      if (place !== undefined) return reader.readAt(offset, length, place);
      const isNear = Math.abs(offset - last) <= BEFORE_BYTES;
      last = offset;
      const holds = () => offset >= start && offset + length <= start + window.length;
      if (!holds()) {
        if (!isNear || length > WINDOW_BYTES - BEFORE_BYTES) return reader.readAt(offset, length);
        start = Math.max(0, offset - BEFORE_BYTES);
        room ??= Buffer.allocUnsafeSlow(WINDOW_BYTES);
        window = reader.readAt(start, WINDOW_BYTES, room);
        // Behind what is there: fewer bytes, as without a window.
        if (!holds()) return reader.readAt(offset, length);
      }
      return window.subarray(offset - start, offset - start + length);
    },
  };
}
