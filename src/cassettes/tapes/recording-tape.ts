import { redacted } from '../../text/escape/redacted-value.ts';
import { canonicalRequest, keyOf } from '../canonical/canonical-request.ts';
import { MOST_BODY } from '../canonical/content-encoding.ts';
import { mapTexts } from '../canonical/json-body.ts';
import { recordingJudge } from '../judging/recording-judge.ts';
import { questionWithoutSecrets, requestWithoutSecrets } from '../matching/own-marks.ts';
import type { HttpRecording, JudgeAnswer, JudgeRecording, RecordedJudge, Recording } from '../recording.ts';
import type { Tape, TapedAttempt, WireRequest, WireResponse } from '../tape.ts';
import type { Chunk } from './pieces.ts';
import { recordedResponse } from './recorded-response.ts';
import { type StandIns, standIns } from './stand-ins.ts';
import type { TapeParts } from './tape-parts.ts';
import { toldBy } from './usage.ts';

/** An exchange under way or done. */
interface Taken {
  readonly request: WireRequest;
  readonly turn: number;
  readonly play: number;
  readonly atMs: number;
  readonly beganMs: number;
  response?: Pick<WireResponse, 'status' | 'headers'>;
  readonly chunks: Chunk[];
  bytes: number;
  /** The other side broke it off. A client that went away, as some do once they have read all that they wait for, broke nothing. */
  isBroken: boolean;
}

/** A tape that lets everything through and keeps what was asked and answered. */
export function recordingTape(attempt: TapedAttempt, parts: TapeParts): Tape {
  const { clock, shelf } = parts;
  let taken: Taken[] = [];
  const judged: (JudgeAnswer & { atMs: number })[] = [];
  let judge: RecordedJudge | undefined;
  const stands = standIns();
  let [turn, play] = [0, 0];
  let [isPlayed, isNew] = [false, false];
  return {
    mode: 'record',
    async exchange(request, live, signal) {
      isPlayed = isNew = true;
      const now = { atMs: clock.now(), beganMs: clock.monotonic() };
      const one: Taken = { request, turn, play, ...now, chunks: [], bytes: 0, isBroken: false };
      taken.push(one);
      const response = await live(request, signal);
      one.response = { status: response.status, headers: response.headers };
      return { ...response, body: listened(response.body, one, parts, signal) };
    },
    judge(asked) {
      if (asked.mode === 'offline') return asked;
      judge = { id: asked.id, mode: asked.mode, model: asked.model };
      return recordingJudge(asked, (answer) => {
        isNew = true;
        judged.push({ ...answer, atMs: clock.now() });
      });
    },
    beginCall(begun) {
      // Also what asks for nothing any more takes the place of what it recorded before.
      isPlayed = isNew = true;
      turn = begun;
      taken = taken.filter((one) => one.play !== play || one.turn < turn);
    },
    beginPlay() {
      isPlayed = isNew = true;
      play += 1;
    },
    stands: stands.add,
    miss: () => undefined,
    refuse: () => undefined,
    exchanges: () => ({ asked: taken.length, recorded: 0 }),
    before: () => newestOf(attempt, shelf),
    replayed: () => undefined,
    async keep() {
      if (!isNew) return;
      isNew = false;
      const http = httpRecordings(taken, attempt, stands, parts);
      const answers = judgeRecordings(judged, attempt, stands, parts);
      await shelf.put(attempt, {
        recordings: [...http, ...answers],
        isPlayed,
        ...(judge !== undefined && answers.length > 0 && { judge }),
      });
    },
  };
}

/** What cannot be read is said by whoever replaces it. */
async function newestOf(attempt: TapedAttempt, shelf: TapeParts['shelf']): Promise<string | undefined> {
  const cassette = await shelf.load(attempt).catch(() => undefined);
  const own = cassette?.recordings.filter((one) => one.attempt === attempt.attempt) ?? [];
  return own
    .map(({ at }) => at)
    .sort()
    .at(-1);
}

/** The body as it passes by, noted. */
async function* listened(
  body: WireResponse['body'],
  one: Taken,
  { clock }: TapeParts,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const bytes of body) {
      one.bytes += bytes.length;
      if (one.bytes > MOST_BODY) one.chunks.length = 0;
      // The bytes are another's once they have been handed on.
      else one.chunks.push({ bytes: bytes.slice(), ms: clock.monotonic() });
      yield bytes;
    }
  } catch (error) {
    one.isBroken = signal?.aborted !== true;
    throw error;
  }
}

function httpRecordings(
  taken: readonly Taken[],
  { attempt }: TapedAttempt,
  stands: StandIns,
  { redact, onWarning }: TapeParts,
): Recording[] {
  const recordings: Omit<HttpRecording, 'k'>[] = [];
  for (const { request, response, turn, isBroken, bytes, atMs, beganMs, chunks } of taken) {
    if (response === undefined) continue;
    const asked = canonicalRequest(request);
    const shown = requestWithoutSecrets(mapTexts(asked, stands.named) as typeof asked, redact); // Texts stay texts.
    const came = { ...response, chunks, beganMs, isBroken };
    const recorded = bytes > MOST_BODY ? undefined : recordedResponse(came, redact, stands);
    if (recorded === undefined) {
      onWarning(`The answer of ${shown.target} cannot be recorded: ${whyNot(bytes, response.headers)}.`);
      continue;
    }
    const told = toldBy(recorded.pieces ?? []);
    const head = { attempt, turn, kind: 'http' as const, key: keyOf(shown), at: isoOf(atMs) };
    recordings.push({ ...head, ...told, request: shown, response: recorded });
  }
  return counted(withoutRetried(recordings));
}

const whyNot = (bytes: number, headers: Readonly<Record<string, string>>): string =>
  bytes > MOST_BODY
    ? `it is larger than ${MOST_BODY / 1024 / 1024} MiB`
    : `its content encoding "${headers['content-encoding']}" is damaged or not known`;

function judgeRecordings(
  judged: readonly (JudgeAnswer & { atMs: number })[],
  { attempt }: TapedAttempt,
  stands: StandIns,
  { redact }: TapeParts,
): Recording[] {
  const seen = new Map<string, string>();
  const recordings: Omit<JudgeRecording, 'k'>[] = [];
  for (const { atMs, ...answer } of judged) {
    const request = questionWithoutSecrets(mapTexts(answer.request, stands.named) as object, redact);
    const response = redacted(mapTexts(answer.response, stands.named), redact);
    const key = keyOf(request);
    const text = JSON.stringify(response);
    // Scorers that ask the same share an answer.
    if (seen.get(key) === text) continue;
    seen.set(key, text);
    const { kind, model, usage } = answer;
    const told = { ...(model !== undefined && { model }), ...(usage !== undefined && { usage }) };
    recordings.push({ attempt, kind, key, at: isoOf(atMs), ...told, request, response });
  }
  return counted(recordings);
}

const isoOf = (ms: number): string => new Date(ms).toISOString();

/** What clients try again: a later answer to the same request takes its place. */
const isTriedAgain = (status: number): boolean =>
  status === 408 || status === 409 || status === 429 || status >= 500;

/** Without errors behind which the same was answered. */
function withoutRetried(recordings: readonly Omit<HttpRecording, 'k'>[]): Omit<HttpRecording, 'k'>[] {
  const answered = new Map<string, number>();
  for (const [at, { key, response }] of recordings.entries())
    if (!isTriedAgain(response.status)) answered.set(key, at);
  return recordings.filter(
    ({ key, response }, at) => !isTriedAgain(response.status) || (answered.get(key) ?? -1) < at,
  );
}

/** Says of each which of the equal ones it is. */
function counted<T extends { readonly key: string }>(recordings: readonly T[]): (T & { k: number })[] {
  const counts = new Map<string, number>();
  return recordings.map((one) => {
    const k = (counts.get(one.key) ?? 0) + 1;
    counts.set(one.key, k);
    return { ...one, k };
  });
}
