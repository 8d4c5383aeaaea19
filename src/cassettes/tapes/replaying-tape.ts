import { Fault } from '../../errors.ts';
import { canonicalRequest, keyOf } from '../canonical/canonical-request.ts';
import { mapTexts } from '../canonical/json-body.ts';
import { judgeOfCassette } from '../judging/judge-of-cassette.ts';
import type { FindAnswer } from '../judging/replaying-judge.ts';
import { recordingIndex } from '../matching/find-recording.ts';
import { type Asked, missOf } from '../matching/miss-of.ts';
import { questionWithoutSecrets, requestWithoutSecrets } from '../matching/own-marks.ts';
import type { Cassette, HttpRecording, Recording, UnusableCassette } from '../recording.ts';
import type { CassetteMiss, Replayed, Tape, TapedAttempt, WireResponse } from '../tape.ts';
import { bodyOf } from './body-of.ts';
import { inOrder, missAnswer } from './miss-answer.ts';
import { standIns } from './stand-ins.ts';
import type { TapeParts } from './tape-parts.ts';

/** A tape that answers from the recordings of its attempt, in whatever order it is asked, and makes no exchange. */
export function replayingTape(
  attempt: TapedAttempt,
  found: Cassette | UnusableCassette | undefined,
  { redact, playsChanged = false }: Pick<TapeParts, 'redact'> & { playsChanged?: boolean },
): Tape {
  const unusable = found !== undefined && 'unusable' in found ? found.unusable : undefined;
  const cassette = found !== undefined && 'recordings' in found ? found : undefined;
  const own = cassette?.recordings.filter((one) => one.attempt === attempt.attempt) ?? [];
  const index = recordingIndex(own);
  /** What has answered, and in which turn of which play. */
  const used = new Map<Recording, { turn: number; play: number }>();
  const isUsed = (one: Recording) => used.has(one);
  const stands = standIns();
  let [turn, play] = [0, 0];
  let miss: CassetteMiss | undefined;
  const named = <T>(value: T): T => mapTexts(value, stands.named) as T; // Texts stay texts.
  const missed = (asked: Asked): CassetteMiss => {
    const one = missOf(asked, { attempt, turn, cassette, unusable, index, isUsed });
    miss ??= one;
    return one;
  };
  const findAnswer: FindAnswer = (kind, request, why) => {
    const shown = questionWithoutSecrets(named(request), redact);
    const asked = { kind, key: keyOf(shown), request: shown };
    if (why !== undefined) return { miss: missed({ ...asked, why }) };
    // A judge that is asked the same again says the same again.
    const found = index.find(kind, asked.key, shown, isUsed) ?? index.equal(kind, asked.key, shown).at(-1);
    if (found === undefined || found.kind === 'http') return { miss: missed(asked) };
    used.set(found, { turn: -1, play });
    return { response: mapTexts(found.response, stands.meant) };
  };
  return {
    mode: 'replay',
    async exchange(request, _live, signal) {
      signal?.throwIfAborted();
      const shown = requestWithoutSecrets(named(canonicalRequest(request)), redact);
      const asked: Asked = { kind: 'http', key: keyOf(shown), request: shown };
      const found = index.find('http', asked.key, shown, isUsed);
      if (found?.kind !== 'http') return missAnswer(shown.target, request.headers, missed(asked).message);
      used.set(found, { turn, play });
      return answerOf(found, stands.meant);
    },
    judge: (asked) => judgeOfCassette(asked, cassette, { playsChanged, findAnswer }),
    beginCall(begun) {
      turn = begun;
      for (const [one, use] of used) if (use.play === play && use.turn >= turn) used.delete(one);
    },
    beginPlay() {
      play += 1;
    },
    refuse: (message, hint) => void (miss ??= { message: redact(message), hint }),
    ...{ stands: stands.add, miss: () => miss, before: nothing, keep: nothing },
    exchanges: () => ({ asked: exchangesIn([...used.keys()]), recorded: exchangesIn(own) }),
    replayed: () => replayedBy([...used.keys()]),
  };
}

/** Nothing is recorded here. */
const nothing = async () => undefined;

const exchangesIn = (recordings: readonly Recording[]) =>
  recordings.filter(({ kind }) => kind === 'http').length;

/** The answer as it was; the names of what is another text in each play are that text again, spelled as JSON has it. */
function answerOf({ response }: HttpRecording, meant: (text: string, spell?: Spell) => string): WireResponse {
  const isJson = /json|event-stream/i.test(response.headers['content-type'] ?? '');
  const body = bodyOf(response, (text) => meant(text, isJson ? quoted : undefined));
  return {
    status: response.status,
    headers: response.headers,
    body: response.broken === true ? brokenOff(body) : inOrder(body),
  };
}

type Spell = (text: string) => string;
const quoted: Spell = (text) => JSON.stringify(text).slice(1, -1);

async function* brokenOff(body: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* body;
  throw new Fault('connection', 'The recorded answer broke off here.', {
    hint: 'Record the case again if that was an accident.',
  });
}

function replayedBy(recordings: readonly Recording[]): Replayed | undefined {
  const times = recordings.map(({ at }) => at).sort();
  const [oldest, newest] = [times[0], times.at(-1)];
  if (oldest === undefined || newest === undefined) return undefined;
  const exchanges = exchangesIn(recordings);
  const models = new Set(recordings.flatMap(({ model }) => model ?? []));
  return {
    exchanges,
    judge_answers: recordings.length - exchanges,
    oldest,
    newest,
    models: [...models].sort(),
  };
}
