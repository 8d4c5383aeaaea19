import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/errors.ts';
import { readArchive } from '../../../src/github/state/read-archive.ts';
import { type ZipEntry, zipOf } from '../../support/zip-writer.ts';

const FORM = { names: ['state.json', 'journal.jsonl'], required: ['state.json'] };
const GOOD: ZipEntry = { name: 'state.json', content: '{"a":1}' };
const MIB = 2 ** 20;
const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();
const digestOf = (bytes: Uint8Array) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
const refusal = async (bytes: Uint8Array, form: Parameters<typeof readArchive>[1] = FORM) => {
  const fault = await readArchive(bytes, form).then(
    () => undefined,
    (error: Fault) => error,
  );
  return fault === undefined ? 'accepted' : `${fault.code}/${fault.subcode}: ${fault.message}`;
};

describe('an archive that is as it should be', () => {
  it('is read by name, in memory', async () => {
    const archive = zipOf([GOOD, { name: 'journal.jsonl', content: 'x'.repeat(100_000), method: 0 }]);
    const read = await readArchive(archive, { ...FORM, digest: digestOf(archive) });
    expect([...read.keys()]).toEqual(['state.json', 'journal.jsonl']);
    expect(text(read.get('state.json'))).toBe('{"a":1}');
    expect(text(read.get('journal.jsonl'))).toBe('x'.repeat(100_000));
  });

  it.each<[string, ZipEntry, string]>([
    ['without the file that is optional', GOOD, '{"a":1}'],
    ['an empty file', { name: 'state.json' }, ''],
    ['any permission bits, which mean nothing here', { ...GOOD, mode: 0o104777 }, '{"a":1}'],
    ['no mode at all, as other systems write it', { ...GOOD, mode: 0 }, '{"a":1}'],
    ['sizes behind the file, as streams write them', { ...GOOD, flags: 8 }, '{"a":1}'],
  ])('is read: %s', async (_, entry, content) => {
    expect(text((await readArchive(zipOf([entry]), FORM)).get('state.json'))).toBe(content);
  });

  it('comes back as it went in, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 5_000 }),
        fc.constantFrom(0, 8),
        async (content, method) => {
          const read = await readArchive(zipOf([{ name: 'state.json', content, method }]), FORM);
          expect(Buffer.compare(Buffer.from(read.get('state.json')!), Buffer.from(content))).toBe(0);
        },
      ),
      { numRuns: 50 },
    );
  });
});

/** Info-ZIP's Unicode path: a second name in the extra field. */
function unicodePath(name: string): Uint8Array {
  const data = Buffer.from(name);
  const head = Buffer.from([0x75, 0x70, 5 + data.length, 0, 1, 0, 0, 0, 0]);
  return Buffer.concat([head, data]);
}

describe('an archive that is odd', () => {
  it.each<[string, ZipEntry[], string]>([
    ['a path that climbs', [{ name: '../state.json' }], 'something else'],
    ['an absolute path', [{ name: '/state.json' }], 'something else'],
    ['a drive', [{ name: 'C:\\state.json' }], 'something else'],
    ['a path with the name at its end', [{ name: 'a/state.json' }], 'something else'],
    ['a path that leads back', [{ name: 'a/../state.json' }], 'something else'],
    ['another case', [GOOD, { name: 'STATE.json' }], 'something else'],
    ['a blank behind', [{ name: 'state.json ' }], 'something else'],
    ['a NUL behind', [{ name: 'state.json\0.sh' }], 'something else'],
    ['a folder of the name', [{ name: 'state.json/' }], 'something else'],
    ['a look-alike', [{ name: 'stаte.json' }], 'something else'],
    ['an empty name', [GOOD, { name: '' }], 'something else'],
    ['one file more', [GOOD, { name: 'x' }], 'something else'],
    ['a second name', [{ ...GOOD, name: 'evil', extra: unicodePath('state.json') }], 'something else'],
    ['a name of its own', [{ name: '__proto__' }], 'something else'],
    ['a file twice', [GOOD, GOOD], 'a file twice'],
    ['a symbolic link', [{ ...GOOD, mode: 0o120777 }], 'a link'],
    ['a device', [{ ...GOOD, mode: 0o020666 }], 'a link'],
    ['a folder by its mode', [{ ...GOOD, mode: 0o040755 }], 'a link'],
    ['encryption', [{ ...GOOD, flags: 1 }], 'encrypted'],
    ['strong encryption', [{ ...GOOD, flags: 0x41 }], 'damaged'],
    ['a hidden directory', [{ ...GOOD, flags: 0x2000 }], 'encrypted'],
    ['an unknown method', [{ ...GOOD, method: 12 }], 'unknown way'],
    ['a wrong checksum', [{ ...GOOD, crc: 1 }], 'checksum'],
    ['a size that is too small', [{ ...GOOD, size: 3 }], 'damaged'],
    ['a size that is too large', [{ ...GOOD, size: 30 }], 'damaged'],
    ['more bytes than there are', [{ ...GOOD, compressedSize: 30_000 }], 'damaged'],
    ['another name in the file', [{ ...GOOD, localName: 'other.json' }], 'contradict'],
    ['another method in the file', [{ ...GOOD, localMethod: 0 }], 'contradict'],
    ['no state', [{ name: 'journal.jsonl' }], 'no state.json'],
    ['nothing', [], 'no state.json'],
    ['too many entries', Array.from({ length: 17 }, () => GOOD), 'over 16'],
  ])('is refused: %s', async (_, entries, why) => {
    const problem = await refusal(zipOf(entries));
    expect(problem).toMatch(/^validation_failed\/bad_archive: The archive is not accepted: /);
    expect(problem).toContain(why);
  });

  it('is refused when its end tells of entries that are not there, and what it does not tell of is not read', async () => {
    const two = [GOOD, { name: 'journal.jsonl' }];
    for (const count of [0, 3]) expect(await refusal(zipOf(two, { count }))).not.toBe('accepted');
    expect([...(await readArchive(zipOf(two, { count: 1 }), FORM)).keys()]).toEqual(['state.json']);
  });

  it('is refused where its digest is another one than GitHub tells, or one that cannot be checked', async () => {
    const archive = zipOf([GOOD]);
    for (const digest of [digestOf(zipOf([])), 'md5:0', ''])
      expect(await refusal(archive, { ...FORM, digest })).toContain('digest');
  });

  it('is refused before it is inflated beyond 64 MiB, alone or together', async () => {
    const half = Buffer.alloc(33 * MIB);
    const before = process.memoryUsage().rss;
    expect(await refusal(zipOf([{ name: 'state.json', content: Buffer.alloc(65 * MIB) }]))).toContain(
      'over 64 MiB',
    );
    const two = zipOf([
      { name: 'state.json', content: half },
      { name: 'journal.jsonl', content: half },
    ]);
    expect(await refusal(two)).toContain('over 64 MiB');
    // Says little and holds much: no more comes out than it says.
    expect(await refusal(zipOf([{ name: 'state.json', content: half, size: 10 }]))).toContain('damaged');
    expect(process.memoryUsage().rss - before).toBeLessThan(250 * MIB);
  });

  it('gives a Fault whatever byte of it is changed or missing, and never another content', async () => {
    const archive = zipOf([GOOD, { name: 'journal.jsonl', content: 'some lines\nmore\n' }]);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(archive.length - 1),
        fc.integer({ min: 1, max: 255 }),
        fc.boolean(),
        async (at, change, cut) => {
          const bytes = cut ? archive.slice(0, at) : Uint8Array.from(archive);
          if (!cut) bytes[at] = bytes[at]! ^ change;
          const read = await readArchive(bytes, FORM).catch((fault: Fault) => fault.subcode);
          if (read === 'bad_archive') return;
          const state = (read as Map<string, Uint8Array>).get('state.json');
          expect(text(state)).toBe('{"a":1}');
        },
      ),
      { numRuns: 500 },
    );
  });

  it('says nothing that the archive says', async () => {
    const evil = '../::error::pwned';
    expect(await refusal(zipOf([{ name: evil }]))).not.toContain('pwned');
    for (const bytes of [new Uint8Array(), Buffer.from('garbage'.repeat(9)), Buffer.alloc(22)])
      expect(await refusal(bytes)).toContain('damaged');
  });
});
