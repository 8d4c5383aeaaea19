import { Fault } from '../../errors.ts';
import { DEEPEST, isDeeper } from '../../schema/nesting.ts';
import { isStateMac, type StateKey } from '../../state/state-key.ts';
import { sha256 } from '../canonical/binary.ts';
import { keyOf } from '../canonical/canonical-request.ts';
import type { Cassette, Recording } from '../recording.ts';
import {
  type Header,
  headerSchema,
  LONGEST_LINE,
  MOST_BYTES,
  MOST_RECORDINGS,
  recordingSchema,
} from './format.ts';

/** Who vouches for a cassette: the key, nobody, or that cannot be told without the key. */
export type Trust = 'signed' | 'unsigned' | 'unknown';

/** A cassette that was read whole. */
export interface ReadCassette extends Cassette {
  readonly header: Header;
  readonly trust: Trust;
}

/** Where it is shown, and the key that signs, where there is one. */
interface Reading {
  readonly where: string;
  readonly key?: StateKey | undefined;
}

/**
 * Reads a cassette; every line is checked. Throws Fault `validation_failed` with the line for what is no cassette, was cut off or changed by
 * hand, and for a signature that is not of the key.
 */
export function readCassette(bytes: Uint8Array, { where, key }: Reading): ReadCassette {
  if (bytes.length > MOST_BYTES) throw bad(where, `it is larger than ${MOST_BYTES / 1024 / 1024} MiB`);
  const lines = linesOf(bytes, where);
  const header = headerOf(lines[0] ?? '', where);
  if (lines.length - 1 > MOST_RECORDINGS) throw bad(where, `it has more than ${MOST_RECORDINGS} recordings`);
  const trust = trustOf(header, lines.slice(1), key, where);
  const recordings = lines.slice(1).map((line, at) => recordingOf(line, `${where}:${at + 2}`));
  const attempts = attemptsOf(recordings);
  if (attempts.join() !== header.attempts.join())
    throw bad(
      where,
      `it holds the attempts ${attempts.join(', ') || 'none'}, and its first line says ${header.attempts.join(', ') || 'none'}`,
    );
  const { agent, case: caseId, judge } = header;
  if (judge === undefined && recordings.some(({ kind }) => kind !== 'http'))
    throw bad(`${where}:1`, 'it holds answers of a judge, and its first line names none');
  return { agent, case: caseId, ...(judge !== undefined && { judge }), recordings, header, trust };
}

/** Numbers of the attempts that recorded anything, in order. */
export const attemptsOf = (recordings: readonly Recording[]): number[] =>
  [...new Set(recordings.map(({ attempt }) => attempt))].sort((a, b) => a - b);

/** What a signature is over: the first line without it, and the bytes of the others. */
export function signedPart({ signature: _, ...header }: Header, lines: readonly string[]): unknown {
  return { header, recordings: sha256(lines.join('\n')) };
}

function linesOf(bytes: Uint8Array, where: string): string[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw bad(where, 'it is no text', error);
  }
  if (text.trim() === '') throw bad(where, 'it is empty');
  // Git may turn line ends into those of Windows.
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) !== '') throw bad(where, 'its last line is cut off');
  lines.pop();
  return lines;
}

function headerOf(line: string, where: string): Header {
  const parsed = headerSchema.safeParse(jsonOf(line, `${where}:1`));
  if (!parsed.success) throw bad(`${where}:1`, problemOf(parsed.error.issues));
  return parsed.data;
}

function recordingOf(line: string, where: string): Recording {
  const parsed = recordingSchema.safeParse(jsonOf(line, where));
  if (!parsed.success) throw bad(where, problemOf(parsed.error.issues));
  const recording = parsed.data as Recording; // The schema is its shape.
  if (keyOf(recording.request) !== recording.key) throw bad(where, 'its key is not that of its request');
  return recording;
}

function jsonOf(line: string, where: string): unknown {
  if (/^(?:<{7}|={7}|>{7})/.test(line)) throw bad(where, 'a conflict of git was left in it');
  if (line.length > LONGEST_LINE) throw bad(where, `it is longer than ${LONGEST_LINE / 1024 / 1024} MiB`);
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (error) {
    throw bad(where, 'it is no JSON', error);
  }
  // Two levels for the line and its request.
  if (isDeeper(json, DEEPEST + 4)) throw bad(where, `it nests more than ${DEEPEST} levels deep`);
  return json;
}

function trustOf(header: Header, lines: readonly string[], key: StateKey | undefined, where: string): Trust {
  if (header.signature === undefined) return 'unsigned';
  if (key === undefined) return 'unknown';
  if (isStateMac(header.signature, signedPart(header, lines), key)) return 'signed';
  throw new Fault('validation_failed', `The cassette ${where} is not signed with ASSAY_STATE_KEY.`, {
    where,
    subcode: 'wrong_signature',
    hint: 'Whoever changed it did not have the key. Record the case again with it, or take the change back.',
  });
}

const problemOf = (issues: readonly { path: PropertyKey[]; message: string }[]): string => {
  const [first] = issues;
  return first === undefined
    ? 'it is not of this form'
    : `${first.path.map(String).join('.')}: ${first.message}`;
};

function bad(where: string, what: string, cause?: unknown): Fault {
  return new Fault('validation_failed', `The cassette ${where} cannot be used: ${what}.`, {
    where,
    hint: 'Record the case again (assay run --record), or restore the file.',
    cause,
  });
}
