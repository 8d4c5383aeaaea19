import { isUtf8 } from 'node:buffer';
import { fileLines } from '../ports/file-lines.ts';
import type { Files } from '../ports/ports.ts';
import { DEEPEST, isDeeper } from '../schema/nesting.ts';

/** A record of a file with the line on which it stands (of a JSON document its place in the array), or why it cannot be read. */
type JsonValue = { line: number; value: unknown } | { line: number; problem: string };

/** Longest line and largest document that is not written line by line. */
const LONGEST_LINE = 16 * 1024 * 1024;
const LARGEST_DOCUMENT = 128 * 1024 * 1024;
/** Keys that hold the records of a document. */
const LISTS = ['traces', 'data', 'records', 'items', 'runs'] as const;

/**
 * The records of a JSON document, a JSON array, or a JSONL file, one after the other; of JSONL never more than a line is in
 * memory. An object that holds only a list of records (`data`, `traces`) is that list.
 */
export function* jsonValues(path: string, files: Pick<Files, 'reader' | 'stat'>): Generator<JsonValue> {
  if (isDocument(path, files)) {
    yield* documentValues(path, files);
    return;
  }
  for (const { line, bytes } of fileLines(path, files, LONGEST_LINE)) {
    if (bytes === null) yield { line, problem: 'the line is longer than 16 MiB' };
    else yield* parsed(bytes, line);
  }
}

/** Whether the first line that is not blank is no JSON by itself: then the file is one document over several lines. */
function isDocument(path: string, files: Pick<Files, 'reader'>): boolean {
  let first: string | undefined;
  for (const { bytes } of fileLines(path, files, LONGEST_LINE)) {
    if (bytes === null) return false;
    const text = textOf(bytes);
    if (text.trim() === '') continue;
    if (first === undefined) {
      first = text;
      if (isJson(text)) return false;
      // A document that is laid out begins with little: a bracket, perhaps with its first entry behind it.
      if (!/^\s*[[{]/.test(text)) return false;
      continue;
    }
    // A broken first record of a JSONL file has whole records behind it.
    return !(/^\s*\{/.test(text) && isJson(text));
  }
  return false;
}

function* documentValues(path: string, files: Pick<Files, 'reader' | 'stat'>): Generator<JsonValue> {
  if ((files.stat(path)?.size ?? 0) > LARGEST_DOCUMENT) {
    yield { line: 1, problem: 'a JSON document of more than 128 MiB; write one record a line (JSONL)' };
    return;
  }
  const reader = files.reader(path);
  try {
    yield* parsed(Buffer.from(reader.readAt(0, reader.size())), 1);
  } finally {
    reader.close();
  }
}

function* parsed(bytes: Buffer, line: number): Generator<JsonValue> {
  if (!isUtf8(bytes)) {
    yield { line, problem: 'not valid UTF-8' };
    return;
  }
  const text = textOf(bytes);
  if (text.trim() === '') return;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    yield {
      line,
      problem: `not JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'unreadable'}`,
    };
    return;
  }
  if (isDeeper(value, DEEPEST)) yield { line, problem: `nested more than ${DEEPEST} levels deep` };
  else for (const one of listIn(value)) yield { line, value: one };
}

function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [value];
  const record = value as Record<string, unknown>; // Any JSON object.
  const name = LISTS.find((key) => Array.isArray(record[key]));
  const isRecord = ['messages', 'history', 'spans', 'resourceSpans'].some((key) =>
    Object.hasOwn(record, key),
  );
  return name === undefined || isRecord ? [value] : (record[name] as unknown[]);
}

/** Without the byte order mark that some editors write. */
const textOf = (bytes: Buffer) => bytes.toString('utf8').replace(/^\ufeff/, '');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false; // Said with its place where the record is read.
  }
}
