import { Fault } from '../../errors.ts';
import type { Files } from '../../ports/ports.ts';
import { suggest } from '../suggest.ts';
import { decodeText } from './decode-text.ts';
import { MAX_DATA_BYTES, MAX_FILE_BYTES, type ReadPieces } from './piece.ts';
import { textLines } from './text-lines.ts';

type ReadParts = Iterable<ReadPieces>;

/** Reads one file of the evals folder by its extension. What is wrong with it is data; nothing is thrown for it. */
export async function readPieces(path: string, files: Files): Promise<ReadPieces> {
  const read: ReadPieces = { pieces: [], problems: [] };
  for (const { pieces, problems } of await readParts(path, files)) {
    read.pieces.push(...pieces);
    read.problems.push(...problems);
  }
  return read;
}

/**
 * The same, part by part, for files that may be larger than memory should hold: a part of a data file (JSONL, CSV) is read when it is
 * asked for. Other files are one part, whose bytes are read at once.
 */
export async function readParts(path: string, files: Files): Promise<ReadParts> {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const isData = extension === 'jsonl' || extension === 'csv';
  const size = files.stat(path)?.size ?? 0;
  if (isData && size > MAX_DATA_BYTES) return [wrong('is larger than 1 GiB; split it into several files')];
  if (!isData && size > MAX_FILE_BYTES)
    return [
      wrong(
        'is larger than 10 MiB; split it, or write one case a line in a .jsonl file, which may have 1 GiB',
      ),
    ];
  try {
    if (isData) return unlessUnreadable(await readData(path, extension, files));
    return await readDocument(await files.readBytes(path), extension);
  } catch (error) {
    return [unreadable(error)];
  }
}

const wrong = (message: string): ReadPieces => ({ pieces: [], problems: [{ line: 1, column: 1, message }] });

function unreadable(error: unknown): ReadPieces {
  if (error instanceof Fault) return wrong(`cannot be read: ${error.message}`);
  throw error;
}

/** The readers bring their parsers with them only when there is a file for them. */
async function readData(path: string, extension: string, files: Files): Promise<ReadParts> {
  if (extension === 'csv') {
    const { readCsv } = await import('./read-csv.ts');
    return readCsv(textLines(path, files), suggest);
  }
  const { readJsonl } = await import('./read-jsonl.ts');
  return readJsonl(textLines(path, files));
}

/** A disk may fail in the middle of a file. */
function* unlessUnreadable(parts: ReadParts): Generator<ReadPieces> {
  try {
    yield* parts;
  } catch (error) {
    yield unreadable(error);
  }
}

async function readDocument(bytes: Uint8Array, extension: string): Promise<ReadParts> {
  const read =
    extension === 'json'
      ? (await import('./read-json.ts')).readJson
      : (await import('./read-yaml.ts')).readYaml;
  return parsedOnce(bytes, read);
}

/** A document is taken apart when it is its turn: many may have been fetched together. */
function* parsedOnce(bytes: Uint8Array, read: (text: string) => ReadPieces): Generator<ReadPieces> {
  const decoded = decodeText(bytes);
  yield 'problem' in decoded ? { pieces: [], problems: [decoded.problem] } : read(decoded.text);
}
