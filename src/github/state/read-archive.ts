import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Entry, LocalFileHeader, ZipFile } from 'yauzl';
import { Fault } from '../../errors.ts';
import { defined } from '../../schema/defined.ts';

/** What an archive may hold. */
interface ArchiveForm {
  /** The only names that are accepted, byte by byte. */
  names: readonly string[];
  /** Names that have to be there. */
  required: readonly string[];
  /** `sha256:…` of the archive as GitHub reports it; undefined where it reports none. */
  digest?: string | undefined;
}

/** security.md S07. */
const MOST_ENTRIES = 16;
/** Inflated bytes of all files together (security.md S07). */
export const MOST_BYTES = 64 * 1024 * 1024;

const STORED = 0;
const DEFLATED = 8;
/** Encrypted, strongly encrypted, central directory encrypted (APPNOTE 4.4.4: bits 0, 6 and 13). */
const ENCRYPTED = 0x1 | 0x40 | 0x2000;
/** Kind of a file in the Unix mode (the upper half of the attributes): none stated, or a regular file. */
const KIND = 0o170000;
const REGULAR = 0o100000;

/**
 * Reads a zip archive from outside in memory, by name; nothing is ever written under a name of it (security.md S07). Whatever
 * is odd refuses the whole of it: another name, an entry twice, a link or folder, encryption, a wrong checksum, size or
 * digest, over 16 entries, over 64 MiB inflated. Rejects with Fault `validation_failed`, subcode `bad_archive`, in our own
 * words: names of the archive stand in no message.
 */
export async function readArchive(bytes: Uint8Array, form: ArchiveForm): Promise<Map<string, Uint8Array>> {
  checkDigest(bytes, form.digest);
  const { fromBuffer } = await import('yauzl');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const options = {
    lazyEntries: true,
    decodeStrings: false,
    validateEntrySizes: true,
    strictFileNames: true,
  } as const;
  const file = await promised<ZipFile>((done) => fromBuffer(buffer, options, done));
  if (file.entryCount > MOST_ENTRIES) throw bad(`it holds over ${MOST_ENTRIES} entries`);
  const entries = checkEntries(await entriesOf(file), form);
  const contents = new Map<string, Uint8Array>();
  // Sizes were summed up before the first is inflated, and no stream gives more than its size says.
  for (const [name, entry] of entries) contents.set(name, await contentOf(file, entry));
  return contents;
}

function checkDigest(bytes: Uint8Array, digest: string | undefined): void {
  if (digest === undefined) return;
  if (digest.toLowerCase() !== `sha256:${createHash('sha256').update(bytes).digest('hex')}`)
    throw bad('its digest is another one than GitHub tells');
}

async function entriesOf(file: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  await promised<void>((done) => {
    file.on('error', (error: Error) => done(error));
    file.on('end', () => done(null));
    file.on('entry', (entry: Entry) => {
      entries.push(entry);
      // The count of the directory may be a lie.
      if (entries.length > MOST_ENTRIES) done(bad(`it holds over ${MOST_ENTRIES} entries`));
      else file.readEntry();
    });
    file.readEntry();
  });
  return entries;
}

function checkEntries(entries: readonly Entry[], { names, required }: ArchiveForm): Map<string, Entry> {
  const found = new Map<string, Entry>();
  let size = 0;
  for (const entry of entries) {
    const name = names.find((one) => entry.fileName.equals(Buffer.from(one)));
    if (name === undefined) throw bad('it holds something else than the files expected');
    if (found.has(name)) throw bad('it holds a file twice');
    const kind = (entry.externalFileAttributes >>> 16) & KIND;
    if (kind !== 0 && kind !== REGULAR) throw bad('it holds a link or another special file');
    if (isEncrypted(entry)) throw bad('it is encrypted');
    if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
      throw bad('it is compressed in an unknown way');
    size += entry.uncompressedSize;
    if (size > MOST_BYTES) throw bad(`it holds over ${MOST_BYTES / 2 ** 20} MiB`);
    found.set(name, entry);
  }
  for (const name of required) if (!found.has(name)) throw bad(`there is no ${name} in it`);
  return found;
}

const isEncrypted = ({ generalPurposeBitFlag }: { generalPurposeBitFlag: number }) =>
  (generalPurposeBitFlag & ENCRYPTED) !== 0;

async function contentOf(file: ZipFile, entry: Entry): Promise<Uint8Array> {
  const local = await promised<LocalFileHeader>((done) => file.readLocalFileHeader(entry, done));
  if (
    !local.fileName.equals(entry.fileName) ||
    local.compressionMethod !== entry.compressionMethod ||
    isEncrypted(local)
  )
    throw bad('its directory and its files contradict each other');
  const content = await promised<Buffer>((done) => {
    file.openReadStream(entry, (error, stream) => {
      if (error !== null) return done(error);
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('error', (fault) => done(fault));
      stream.on('end', () => done(null, Buffer.concat(pieces)));
    });
  });
  if (content.length !== entry.uncompressedSize) throw bad('a file has another size than it says');
  if (crc32(content) !== entry.crc32) throw bad('a checksum does not fit');
  return content;
}

/** A callback of yauzl as a promise; its errors hold texts of the archive, which stay in the cause. */
function promised<T>(start: (done: (error: Error | null, value?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, value?: T) => {
      if (error === null)
        resolve(value as T); // Without an error there is a value, or none is asked for.
      else reject(error instanceof Fault ? error : bad('it is damaged or no zip archive', error));
    };
    try {
      start(done);
    } catch (error) {
      done(error as Error); // Border: yauzl throws for what it cannot even begin with.
    }
  });
}

function bad(reason: string, cause?: unknown): Fault {
  return new Fault('validation_failed', `The archive is not accepted: ${reason}.`, {
    subcode: 'bad_archive',
    hint: 'A later run will make a good one.',
    ...defined({ cause }),
  });
}
