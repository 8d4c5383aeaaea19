import { memoryShelf } from '../../src/cassettes/file/shelf.ts';
import { type CassettesOptions, openCassettes } from '../../src/cassettes/open-cassettes.ts';
import type { Live, Tape, WireRequest } from '../../src/cassettes/tape.ts';

export const tapedAttempt = { agentId: 'support', caseId: 'refund/late', attempt: 0 };

/** A chat completion about a text. */
export const chat = (text: string, more: object = {}): WireRequest => ({
  method: 'POST',
  url: 'https://api.openai.com/v1/chat/completions',
  headers: { 'content-type': 'application/json', authorization: 'Bearer k' },
  body: Buffer.from(JSON.stringify({ model: 'gpt-x', messages: [{ role: 'user', content: text }], ...more })),
});

/** A body in these chunks. */
export async function* chunks(...bytes: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const one of bytes) yield Buffer.from(one);
}

/** Answers with the number of the exchange, and keeps count. */
export function counting(status: (n: number) => number = () => 200) {
  const calls: WireRequest[] = [];
  const live: Live = async (request) => {
    const n = calls.push(request);
    const body = JSON.stringify({ model: 'gpt-x-1', answer: n, usage: { prompt_tokens: 3 } });
    const headers = { 'content-type': 'application/json', 'x-request-id': `r${n}` };
    return { status: status(n), headers, body: chunks(body) };
  };
  return { calls, live };
}

/** Answers always the same. */
export const answering =
  (
    body: string | Uint8Array | AsyncIterable<Uint8Array>,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ): Live =>
  async () => ({
    status: 200,
    headers,
    body: typeof body === 'string' || body instanceof Uint8Array ? chunks(body) : body,
  });

/** Nobody is asked in a replay. */
export const never: Live = async () => {
  throw new Error('asked live');
};

/** An answer to its end, as bytes. */
export async function bytesOf(tape: Tape, request: WireRequest, live: Live = never): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of (await tape.exchange(request, live)).body) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** An answer to its end, as JSON. */
export async function said(tape: Tape, request: WireRequest, live: Live = never) {
  return JSON.parse((await bytesOf(tape, request, live)).toString());
}

/** Cassettes in memory, to record on and to replay. */
export function tapedRun(options: Partial<CassettesOptions> = {}) {
  const shelf = memoryShelf();
  const clock = { now: () => Date.UTC(2026, 10, 12, 9, 30), monotonic: () => 0 };
  const warnings: string[] = [];
  const common = {
    ...{ shelf, clock, redact: (text: string) => text, onWarning: (text: string) => warnings.push(text) },
    ...options,
  };
  const recording = openCassettes({ ...common, record: true });
  const replaying = openCassettes({ ...common, replay: true });
  return {
    ...{ shelf, warnings, recording, replaying },
    /** Records what this does, and keeps it. */
    async record(play: (tape: Tape) => Promise<unknown>, attempt = tapedAttempt) {
      const tape = await recording.open(attempt);
      await play(tape);
      await tape.keep();
    },
    replay: (attempt = tapedAttempt) => replaying.open(attempt),
  };
}
