import type { Readable } from 'node:stream';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

const OPTIONS = {
  lazyEntries: true,
  decodeStrings: false,
  validateEntrySizes: true,
  strictFileNames: true,
} as const;

/** Every file of a zip archive as text, by its name, sorted. */
export async function zipTexts(bytes: Uint8Array): Promise<Record<string, string>> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), OPTIONS, (error, file) =>
      error === null ? resolve(file) : reject(error),
    );
  });
  const entries = await new Promise<Entry[]>((resolve, reject) => {
    const found: Entry[] = [];
    zip.on('error', reject);
    zip.on('end', () => resolve(found));
    zip.on('entry', (entry: Entry) => {
      found.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
  const texts: [string, string][] = [];
  for (const entry of entries) {
    const stream = await new Promise<Readable>((resolve, reject) => {
      zip.openReadStream(entry, (error, made) => (error === null ? resolve(made) : reject(error)));
    });
    const pieces: Buffer[] = [];
    for await (const piece of stream) pieces.push(piece as Buffer);
    texts.push([entry.fileName.toString(), Buffer.concat(pieces).toString()]);
  }
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}
