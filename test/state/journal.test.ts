import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import type { Files } from '../../src/ports/ports.ts';
import { openJournal, readJournal, readRecord } from '../../src/state/journal.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const PATH = '/run/journal-0.jsonl';

/** Counts flushes and lets them fail. */
function withSyncs(files: Files, sync: () => Promise<void>): Files {
  return {
    ...files,
    appendLog: (path) => {
      const { append, size, close } = files.appendLog(path);
      return { append, size, close, sync };
    },
  };
}

describe('a journal', () => {
  it('gives back any record, in order and by its place', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), async (records) => {
        const ports = seededPorts();
        const journal = openJournal(PATH, ports);
        const places = records.map((record) => journal.append(record));
        await journal.close();
        const seen: unknown[] = [];
        const seenPlaces: unknown[] = [];
        const reading = readJournal(PATH, ports, (record, place) => {
          seen.push(record);
          seenPlaces.push(place);
        });
        const asJson = records.map((record) => JSON.parse(JSON.stringify(record)));
        expect(seen).toEqual(asJson);
        expect(seenPlaces).toEqual(places);
        expect(reading).toEqual({ records: records.length, bad: 0, tornBytes: 0 });
        if (records.length === 0) return;
        const reader = ports.files.reader(PATH);
        expect(places.map((place) => readRecord(reader, place))).toEqual(asJson);
      }),
      { numRuns: 100 },
    );
  });

  it('that was damaged anywhere gives every whole record and never a wrong one', () => {
    const ports = seededPorts();
    const journal = openJournal(PATH, ports);
    const records = Array.from({ length: 20 }, (_, number) => ({ number, text: 'grüß 🙂'.repeat(number) }));
    for (const record of records) journal.append(record);
    const whole = Buffer.from(ports.files.readTextIfThere(PATH) ?? '');
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const damaged = Buffer.from(whole);
        damaged[at] = (damaged[at] ?? 0) ^ change;
        ports.files.writeAtomic(PATH, damaged);
        const seen: unknown[] = [];
        const reading = readJournal(PATH, ports, (record) => seen.push(record));
        for (const record of seen) expect(records).toContainEqual(record);
        // A changed line feed joins two lines, or makes one of the middle: two records at most are gone.
        expect(seen.length).toBeGreaterThanOrEqual(18);
        expect(reading.bad + (reading.tornBytes > 0 ? 1 : 0)).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('that does not exist is empty', () => {
    expect(readJournal('/nowhere', seededPorts(), () => undefined)).toEqual({
      records: 0,
      bad: 0,
      tornBytes: 0,
    });
  });

  it('holds lines longer than a piece, and nesting deeper than its writer would take', async () => {
    const ports = seededPorts();
    const journal = openJournal(PATH, ports);
    const long = { text: 'ü'.repeat(3_000_000) };
    journal.append({ first: true });
    const place = journal.append(long);
    let deep: unknown = null;
    for (let index = 0; index < 100_000; index += 1) deep = [deep];
    expect(() => journal.append(deep)).toThrow(expect.objectContaining({ code: 'too_large' }));
    expect(() => journal.append(undefined)).toThrow(expect.objectContaining({ code: 'internal' }));
    journal.append({ last: true });
    await journal.close();
    const seen: unknown[] = [];
    readJournal(PATH, ports, (record) => seen.push(record));
    expect(seen).toEqual([{ first: true }, long, { last: true }]);
    expect(readRecord(ports.files.reader(PATH), place)).toEqual(long);
    expect(() => readRecord(ports.files.reader(PATH), { ...place, offset: place.offset + 1 })).toThrow(
      'damaged',
    );
  });

  it('is cut back past a torn tail longer than a piece', () => {
    const ports = seededPorts();
    openJournal(PATH, ports).append(1);
    const whole = ports.files.readTextIfThere(PATH) ?? '';
    ports.files.writeAtomic(PATH, `${whole}${'x'.repeat(2_500_000)}`);
    expect(readJournal(PATH, ports, () => undefined)).toEqual({ records: 1, bad: 0, tornBytes: 2_500_000 });
    openJournal(PATH, ports);
    expect(ports.files.readTextIfThere(PATH)).toBe(whole);
    ports.files.writeAtomic(PATH, 'no line at all');
    openJournal(PATH, ports);
    expect(ports.files.readTextIfThere(PATH)).toBe('');
  });

  it('is flushed after 64 records or a second, one flush at a time', async () => {
    const ports = seededPorts();
    const flushes: (() => void)[] = [];
    const files = withSyncs(ports.files, () => new Promise((resolve) => flushes.push(resolve)));
    const journal = openJournal(PATH, { ...ports, files });
    for (let index = 0; index < 63; index += 1) journal.append(index);
    expect(flushes).toHaveLength(0);
    journal.append(63);
    expect(flushes).toHaveLength(1);
    for (let index = 0; index < 200; index += 1) journal.append(index);
    expect(flushes).toHaveLength(1);
    flushes[0]?.();
    await new Promise((resolve) => setImmediate(resolve));
    ports.clock.advance(1_000);
    expect(flushes).toHaveLength(2);
    flushes[1]?.();
    await new Promise((resolve) => setImmediate(resolve));
    ports.clock.advance(10_000);
    expect(flushes).toHaveLength(2);
    journal.append('one');
    ports.clock.advance(999);
    expect(flushes).toHaveLength(2);
    ports.clock.advance(1);
    expect(flushes).toHaveLength(3);
    const closed = journal.close();
    flushes[2]?.();
    await closed;
  });

  it('reports a flush that failed at the next call, and does not pretend to be closed well', async () => {
    const ports = seededPorts();
    const files = withSyncs(ports.files, () => Promise.reject(new Fault('storage', 'the disk is broken')));
    const journal = openJournal(PATH, { ...ports, files });
    journal.append(1);
    await expect(journal.flush()).rejects.toMatchObject({ code: 'storage' });
    expect(() => journal.append(2)).toThrow('the disk is broken');
    await expect(journal.close()).rejects.toThrow('the disk is broken');
  });

  it('takes 100,000 records and reads them back', async () => {
    const path = join(folder, 'large.jsonl');
    const ports = nodePorts();
    const journal = openJournal(path, ports);
    const text = 'x'.repeat(200);
    for (let number = 0; number < 100_000; number += 1) journal.append({ number, text });
    await journal.close();
    let next = 0;
    readJournal(path, ports, (record) => {
      if ((record as { number: number }).number === next) next += 1;
    });
    expect(next).toBe(100_000);
  });
});

describe('records appended together', () => {
  it('are written by the end of the turn, at the places that were told', async () => {
    const ports = seededPorts();
    const journal = openJournal('/j.jsonl', ports);
    const places = [1, 2, 3].map((number) => journal.appendSoon({ number, text: 'ü'.repeat(number) }));
    expect(ports.files.stat('/j.jsonl')?.size).toBe(0);
    await new Promise(setImmediate);
    const reader = ports.files.reader('/j.jsonl');
    expect(places.map((place) => readRecord(reader, place))).toEqual(
      [1, 2, 3].map((number) => ({ number, text: 'ü'.repeat(number) })),
    );
    await journal.close();
  });

  it('do not wait for the turn to end where they are many, and lie where was told all the same', async () => {
    const ports = seededPorts();
    const journal = openJournal('/j.jsonl', ports);
    const sizes = Array.from({ length: 60 }, (_, at) => (at % 7 === 6 ? 700_000 : 20_000 + at));
    const records = sizes.map((size, at) => ({ at, text: 'ä'.repeat(size / 2) }));
    const places = records.map((record) => journal.appendSoon(record));
    const whole = places.at(-1)!.offset + places.at(-1)!.length + 1;
    expect(ports.files.stat('/j.jsonl')?.size).toBeGreaterThan(whole - 1_500_000);
    journal.settle();
    const reader = ports.files.reader('/j.jsonl');
    expect(places.map((place) => readRecord(reader, place))).toEqual(records);
    const found: unknown[] = [];
    expect(readJournal('/j.jsonl', ports, (_, place) => found.push(place))).toMatchObject({
      bad: 0,
      tornBytes: 0,
    });
    expect(found).toEqual(places);
    await journal.close();
  });

  it('keep their order with those appended at once, and are all there after closing', async () => {
    const ports = seededPorts();
    const journal = openJournal('/j.jsonl', ports);
    journal.appendSoon(1);
    journal.append(2);
    journal.appendSoon(3);
    await journal.close();
    const found: unknown[] = [];
    readJournal('/j.jsonl', ports, (record) => found.push(record));
    expect(found).toEqual([1, 2, 3]);
  });

  it('holds few records of a turn: very many are written before it ends, in their order', async () => {
    const ports = seededPorts();
    const journal = openJournal(PATH, ports);
    const count = 5_000;
    const places = Array.from({ length: count }, (_, number) =>
      journal.appendSoon({ number, text: 'ü'.repeat(100) }),
    );
    const written = ports.files.stat(PATH)?.size ?? 0;
    expect(written).toBeGreaterThan(places[count - 1]!.offset / 2);
    await journal.close();
    const seen: unknown[] = [];
    readJournal(PATH, ports, (record, place) => seen.push([(record as { number: number }).number, place]));
    expect(seen).toEqual(places.map((place, number) => [number, place]));
  });
});
