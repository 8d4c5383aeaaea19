import type { Problem } from '../errors.ts';
import type { Subject } from '../schema/evaluation.ts';
import { isPresent } from '../text/language/normalize.ts';
import { contentWords } from '../text/language/words.ts';
import { hasTurnContext } from './derive.ts';
import type { Prepared } from './prepare.ts';
import { exchangesOf, type Turn, transcriptOf } from './transcript.ts';

/** A request of so few content words goes on with the one before (metrics.md 10.7, topic_adherence). */
const SHORT = 3;
const GOES_ON = /^\W*(?:and|but|or|then|so|it|its|he|she|they|them|this|that|these|those)\b/i;

/** What the user wanted in one exchange. */
export interface TurnRequest {
  /** Index of its first user turn. */
  readonly turn: number;
  readonly text: string;
  /** The request behind the one that it goes on with, for rules that know nothing of pronouns. */
  readonly inContext: string;
}

/** A retrieved chunk: running number, the turn that carries it (null: the whole conversation) and its place there. */
export interface RetrievedChunk {
  readonly chunk: number;
  readonly turn: number | null;
  readonly index: number;
  readonly text: string;
}

/** What was retrieved for which requests. */
export interface Retrieval {
  readonly requests: readonly TurnRequest[];
  readonly chunks: readonly RetrievedChunk[];
}

/**
 * The retrievals of a conversation (metrics.md 6.9 to 6.11). `turn`: every answered exchange that carries context of its own
 * is one retrieval. `pool`: no such exchange; all requests share the top-level context.
 */
export interface Retrievals {
  readonly mode: 'turn' | 'pool';
  readonly turns: readonly Turn[];
  readonly list: readonly Retrieval[];
}

/** Finds out what was retrieved for which requests. */
export function retrievalsOf(subject: Subject | Prepared): Retrievals {
  const turns = transcriptOf(subject);
  const requests: TurnRequest[] = [];
  let opening = '';
  const list: Retrieval[] = [];
  let next = 0;
  for (const { user, answer } of exchangesOf(turns)) {
    const text = user.map((turn) => turns[turn]?.content ?? '').join('\n');
    const goesOn = opening !== '' && (GOES_ON.test(text) || contentWords(text).length <= SHORT);
    const request = { turn: user[0] ?? 0, text, inContext: goesOn ? `${opening}\n${text}` : text };
    if (!goesOn) opening = text;
    requests.push(request);
    if (answer.length === 0) continue;
    const chunks = [...user, ...answer].flatMap((turn) => chunksOf(turns[turn]?.context, turn));
    if (chunks.length > 0)
      list.push({ requests: [request], chunks: chunks.map((chunk) => ({ ...chunk, chunk: next++ })) });
  }
  if (list.length > 0) return { mode: 'turn', turns, list };
  const pool = shared(subject).map((chunk) => ({ ...chunk, chunk: chunk.index }));
  return { mode: 'pool', turns, list: [{ requests, chunks: pool }] };
}

/** Every chunk of a conversation: those of the turns in order, then those given for all of it. */
export function allChunks(subject: Subject | Prepared): RetrievedChunk[] {
  const turns = transcriptOf(subject);
  return [...turns.flatMap(({ context }, turn) => chunksOf(context, turn)), ...shared(subject)].map(
    (chunk, at) => ({ ...chunk, chunk: at }),
  );
}

/** The problem of a conversation whose entries carry context, but none that the scorer can use (metrics.md 6.9). Malformed entries are reported by themselves. */
export function unusableContext(name: string, subject: Subject, isUsable: () => boolean): Problem[] {
  const { context, conversation_history: history } = subject;
  const malformed = [context ?? [], history ?? []].some((list) => !Array.isArray(list));
  if (malformed || history?.some((entry) => typeof entry?.content !== 'string')) return [];
  if ((context ?? []).some(isPresent) || !hasTurnContext(subject) || isUsable()) return [];
  return [
    {
      path: 'context',
      message: `${name} requires a non-empty 'context' (array of strings), for the conversation or for an answered exchange of it`,
      code: 'missing_field',
      scorer: name,
      field: 'context',
      alternatives: [],
    },
  ];
}

/** The chunks of the whole conversation, at the places they were given at. */
function shared(subject: Subject | Prepared) {
  return 'chunks' in subject
    ? subject.chunks.map(({ index, text }) => ({ turn: null, index, text }))
    : chunksOf(subject.context, null);
}

function chunksOf(context: readonly string[] | undefined, turn: number | null) {
  return (context ?? []).flatMap((text, index) => (isPresent(text) ? [{ turn, index, text }] : []));
}
