import { type StateKey, stateMac } from '../../state/state-key.ts';
import { canonicalJson } from '../../text/canonical-json.ts';
import type { Cassette, Recording, RecordingKind } from '../recording.ts';
import { type Header, LONGEST_LINE, MOST_BYTES, MOST_RECORDINGS, VERSION } from './format.ts';
import { attemptsOf, signedPart } from './read-cassette.ts';

/** Bytes that the first line may have. */
const HEADER_ROOM = 1024 * 1024;
/** Of bytes and lines; others in tests. */
const LIMITS = { longest: LONGEST_LINE, bytes: MOST_BYTES - HEADER_ROOM };
const KINDS: Readonly<Record<RecordingKind, number>> = { http: 0, judge: 1, embed: 2 };

/** The text of a cassette, and how many recordings it leaves out, since nobody could read them again. */
export interface CassetteText {
  readonly text: string;
  readonly leftOut: number;
}

/**
 * The text of a cassette: the same words give the same text, but for times, in whatever order they were asked for. Within a turn short
 * requests come first, as a conversation grows.
 */
export function cassetteText(cassette: Cassette, key?: StateKey, limits = LIMITS): CassetteText {
  const rows = cassette.recordings.map((recording) => ({
    recording,
    request: canonicalJson(recording.request),
  }));
  rows.sort((a, b) => order(a.recording, b.recording, a.request.length - b.request.length));
  const kept: Recording[] = [];
  const lines: string[] = [];
  let room = limits.bytes;
  for (const { recording, request } of rows) {
    const line = lineOf(recording, request);
    const bytes = Buffer.byteLength(line) + 1;
    if (line.length > limits.longest || bytes > room || kept.length >= MOST_RECORDINGS) continue;
    room -= bytes;
    kept.push(recording);
    lines.push(line);
  }
  const header = headerOf({ ...cassette, recordings: kept });
  const signed =
    key === undefined ? header : { ...header, signature: stateMac(signedPart(header, lines), key) };
  const text = `${[JSON.stringify(signed), ...lines].join('\n')}\n`;
  return { text, leftOut: rows.length - kept.length };
}

function order(a: Recording, b: Recording, lengths: number): number {
  return (
    a.attempt - b.attempt ||
    (a.turn ?? Number.MAX_SAFE_INTEGER) - (b.turn ?? Number.MAX_SAFE_INTEGER) ||
    KINDS[a.kind] - KINDS[b.kind] ||
    lengths ||
    (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) ||
    a.k - b.k
  );
}

function lineOf({ request: _, response, ...recording }: Recording, request: string): string {
  const { attempt, turn, k, kind, key, at, model, usage } = recording;
  const head = JSON.stringify({ attempt, turn, k, kind, key, at, model, usage });
  return `${head.slice(0, -1)},"request":${request},"response":${JSON.stringify(response)}}`;
}

function headerOf({ agent, case: caseId, judge, recordings }: Cassette): Header {
  const models = new Set(recordings.flatMap(({ model }) => model ?? []));
  const newest = recordings.reduce((latest, { at }) => (at > latest ? at : latest), '');
  return {
    cassette: VERSION,
    agent,
    case: caseId,
    recorded_at: newest,
    models: [...models].sort(),
    ...(judge !== undefined && { judge: { ...judge, mode: 'llm' as const } }),
    attempts: attemptsOf(recordings),
  };
}
