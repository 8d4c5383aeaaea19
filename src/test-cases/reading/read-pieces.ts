import { Fault } from '../../errors.ts';
import type { Files } from '../../ports/ports.ts';
import { suggest } from '../suggest.ts';
import { decodeText } from './decode-text.ts';
import { MAX_FILE_BYTES, type ReadPieces } from './piece.ts';

/** Reads one file of the evals folder by its extension. What is wrong with it is data; nothing is thrown for it. */
export async function readPieces(path: string, files: Files): Promise<ReadPieces> {
  const wrong = (message: string): ReadPieces => ({
    pieces: [],
    problems: [{ line: 1, column: 1, message }],
  });
  if ((files.stat(path)?.size ?? 0) > MAX_FILE_BYTES) return wrong('is larger than 10 MiB');
  let bytes: Uint8Array;
  try {
    bytes = await files.readBytes(path);
  } catch (error) {
    if (error instanceof Fault) return wrong(`cannot be read: ${error.message}`);
    throw error;
  }
  const decoded = decodeText(bytes);
  if ('problem' in decoded) return { pieces: [], problems: [decoded.problem] };
  return readText(path, decoded.text);
}

/** The readers bring their parsers with them only when there is a file for them. */
async function readText(path: string, text: string): Promise<ReadPieces> {
  switch (path.slice(path.lastIndexOf('.') + 1).toLowerCase()) {
    case 'json':
      return (await import('./read-json.ts')).readJson(text);
    case 'jsonl':
      return (await import('./read-jsonl.ts')).readJsonl(text);
    case 'csv':
      return (await import('./read-csv.ts')).readCsv(text, suggest);
    default:
      return (await import('./read-yaml.ts')).readYaml(text);
  }
}
