import { basename, extname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { DEEPEST, isDeeper } from '../../schema/nesting.ts';
import type { World } from '../../schema/worlds/world.ts';
import type { Loading } from '../read-resources.ts';
import { readNamedText } from '../reading/text-file.ts';
import { type NamedFolder, namedFolder } from './named-folder.ts';

/** Largest state, in bytes of its JSON. */
const MOST_STATE = 32 * 1024 * 1024;
/** Files of a folder of data. */
const MOST_FILES = 500;

/** A state as it was written, or what is wrong with it; `reads` are the files that it stands in. */
type ReadState = { text: string; reads: string[] } | { refused: string };

/** The state that attempts begin with, as the text of one JSON object: of a file, of a folder of JSON and CSV files, or of the world file itself. */
export async function readState(
  data: World['state']['data'],
  folder: string,
  loading: Loading,
): Promise<ReadState> {
  if (data === undefined) return { text: '{}', reads: [] };
  if (typeof data !== 'string') return { text: JSON.stringify(data), reads: [] };
  const found = namedFolder(data, folder, loading);
  const read = found === undefined ? await ofFile(data, folder, loading) : await ofFolder(found, loading);
  return 'text' in read && read.text.length > MOST_STATE
    ? { refused: 'is a state of more than 32 MiB: give the world a smaller one' }
    : read;
}

async function ofFile(
  file: string,
  folder: string,
  { boundary, files }: Pick<Loading, 'boundary' | 'files'>,
): Promise<ReadState> {
  const read = await readNamedText(file, folder, boundary, files);
  if ('refused' in read) return read;
  const value = jsonOf(read.text);
  if ('refused' in value) return value;
  if (typeof value.value !== 'object' || value.value === null || Array.isArray(value.value))
    return { refused: 'is no JSON object' };
  return { text: read.text, reads: [read.path] };
}

async function ofFolder(found: NamedFolder | { refused: string }, loading: Loading): Promise<ReadState> {
  if ('refused' in found) return found;
  const { files, boundary } = loading;
  const names = files.list(found.path).filter((name) => /^[^.].*\.(?:json|csv)$/i.test(name));
  if (names.length === 0) return { refused: 'holds no .json and no .csv file' };
  if (names.length > MOST_FILES) return { refused: `holds more than ${MOST_FILES} files` };
  const parts: string[] = [];
  const reads: string[] = [];
  const keys = new Set<string>();
  for (const name of names) {
    const key = basename(name, extname(name));
    if (keys.has(key)) return { refused: `holds two files that are both called ${key}` };
    keys.add(key);
    const read = await readNamedText(name, found.path, boundary, files);
    if ('refused' in read) return { refused: `holds ${name}, which ${read.refused}` };
    const value = /\.csv$/i.test(name) ? rowsOf(read.text) : jsonOf(read.text);
    if ('refused' in value) return { refused: `holds ${name}, which ${value.refused}` };
    parts.push(`${JSON.stringify(key)}:${/\.csv$/i.test(name) ? JSON.stringify(value.value) : read.text}`);
    reads.push(join(found.path, name));
  }
  return { text: `{${parts.join(',')}}`, reads };
}

function jsonOf(text: string): { value: unknown } | { refused: string } {
  try {
    const value: unknown = JSON.parse(text);
    return isDeeper(value, DEEPEST) ? { refused: `is nested more than ${DEEPEST} deep` } : { value };
  } catch (error) {
    return { refused: `is no JSON (${error instanceof Error ? error.message : String(error)})` };
  }
}

/** One object a row, by the names of the header; all values are texts. */
function rowsOf(text: string): { value: unknown } | { refused: string } {
  try {
    return { value: parse(text, { columns: true, skip_empty_lines: true, bom: true }) };
  } catch (error) {
    return { refused: `is no CSV (${error instanceof Error ? error.message : String(error)})` };
  }
}
