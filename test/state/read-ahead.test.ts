import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAhead } from '../../src/state/read-ahead.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const PATH = '/log';

/** A log of so many bytes, how often it was read, and the reader that reads ahead. */
function log(size: number) {
  const { files } = seededPorts();
  const bytes = Buffer.from(Array.from({ length: size }, (_, at) => (at * 31 + (at >> 8)) & 0xff));
  files.writeAtomic(PATH, bytes);
  const plain = files.reader(PATH);
  const counted = { reads: 0, bytes: 0 };
  const reader = readAhead({
    ...plain,
    readAt(offset, length) {
      const found = plain.readAt(offset, length);
      counted.reads += 1;
      counted.bytes += found.length;
      return found;
    },
  });
  return { plain, reader, counted };
}

const SIZE = 3_000_000;
const RECORD = 1_000;

describe('a reader that reads ahead', () => {
  const { plain, reader } = log(SIZE);

  it('gives the bytes that a plain one gives, wherever they lie', () => {
    const place = fc.record({ offset: fc.nat(SIZE + 10), length: fc.oneof(fc.nat(2_000), fc.nat(600_000)) });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 8 }), (places) => {
        for (const { offset, length } of places)
          expect(Buffer.compare(reader.readAt(offset, length), plain.readAt(offset, length))).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('asks the system seldom where records are read nearly in order', () => {
    const { reader: ahead, counted } = log(SIZE);
    for (let at = 0; at < SIZE / RECORD; at += 1) ahead.readAt((at ^ 7) * RECORD, RECORD);
    expect(counted.reads).toBeLessThan(20);
  });

  it('reads no more than it is asked for where they are far apart', () => {
    const { reader: ahead, counted } = log(SIZE);
    for (let at = 1; at <= 100; at += 1)
      ahead.readAt(at % 2 === 0 ? at * RECORD : SIZE - at * RECORD, RECORD);
    expect(counted).toEqual({ reads: 100, bytes: 100 * RECORD });
  });
});
