import { fileShelf } from '../../src/cassettes/file/file-shelf.ts';
import { openCassettes } from '../../src/cassettes/open-cassettes.ts';
import type { Live, Tape, WireRequest, WireResponse } from '../../src/cassettes/tape.ts';
import type { Files } from '../../src/ports/ports.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { redactor } from '../../src/text/escape/redact.ts';

const base32 = (text: string) => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
};

/** Spellings in which a secret turns up on the wire. */
export const ENCODINGS: Readonly<Record<string, (secret: string) => string>> = {
  plain: (secret) => secret,
  json: (secret) => JSON.stringify(secret).slice(1, -1),
  url: (secret) => encodeURIComponent(secret),
  base64: (secret) => Buffer.from(`id:${secret};`).toString('base64'),
  base64url: (secret) => Buffer.from(`u ${secret}`).toString('base64url'),
  base32,
  hex: (secret) => Buffer.from(secret).toString('hex'),
  html: (secret) => secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
};

/** Where on the wire it stands. */
export const CARRIERS = ['header', 'request', 'response', 'stream'] as const;
export type Carrier = (typeof CARRIERS)[number];

export interface CanaryResult {
  total: number;
  /** Canaries of which the file holds any spelling, and what they were. */
  leaked: string[];
  /** Canaries whose exchange was not answered again, in an environment that has other secrets. */
  missed: string[];
}

interface Canary {
  name: string;
  secret: string;
  spelled: string;
  carrier: Carrier;
  at: number;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/**
 * Records exchanges with secrets in them, `each` for every encoding and carrier, and looks for them in the files; then replays the same
 * with other secrets in their places, as on a machine that has none of them.
 */
export async function playCanaries(each: number, folder: string, files: Files): Promise<CanaryResult> {
  const random = seededRandom(7);
  const word = (length: number, letters = LETTERS) =>
    Array.from({ length }, () => letters[Math.floor(random.next() * letters.length)]).join('');
  const canaries: Canary[] = [];
  for (const [encoding, spell] of Object.entries(ENCODINGS))
    for (const carrier of CARRIERS)
      for (let at = 0; at < each; at += 1) {
        // Every other one has signs that the encodings spell in another way.
        const secret = at % 2 === 0 ? `sk-${word(28)}` : `p&"${word(10)}<é/${word(8)}`;
        canaries.push({ name: `${encoding} ${carrier} ${at}`, secret, spelled: spell(secret), carrier, at });
      }
  const result: CanaryResult = { total: canaries.length, leaked: [], missed: [] };
  const clock = { now: () => Date.UTC(2026, 10, 12), monotonic: () => 0 };
  for (const some of inGroups(canaries, 200)) {
    const redact = redactor(some.map(({ secret }) => secret));
    const shelf = fileShelf({ folder, files });
    const recording = openCassettes({ shelf, record: true, redact, clock });
    const caseOf = ({ name }: Canary) => ({
      agentId: 'canary',
      caseId: name.replaceAll(' ', '/'),
      attempt: 0,
    });
    for (const one of some) {
      const tape = await recording.open(caseOf(one));
      await read(await tape.exchange(requestOf(one, one.spelled), liveOf(one, random.next)));
      await tape.keep();
    }
    const replaying = openCassettes({ shelf, replay: true, redact: (text) => text, clock });
    for (const one of some) {
      const { agentId, caseId } = caseOf(one);
      const text = files.readTextIfThere(`${folder}/${agentId}/${caseId}.jsonl`) ?? '';
      if (redact(text) !== text || holdsAny(text, one)) result.leaked.push(one.name);
      const tape = await replaying.open(caseOf(one));
      const other = ENCODINGS[one.name.split(' ')[0] ?? '']?.(`other-${word(20)}`) ?? '';
      if (!(await isAnswered(tape, requestOf(one, other)))) result.missed.push(one.name);
    }
  }
  return result;
}

const never: Live = async () => {
  throw new Error('asked live');
};

async function isAnswered(tape: Tape, request: WireRequest): Promise<boolean> {
  const response = await tape.exchange(request, never);
  const text = await read(response);
  return response.status === 200 && text.includes('done') && tape.miss() === undefined;
}

/** Whether the file has the secret as it is or as it was spelled, also through the quotes of JSON. */
function holdsAny(text: string, { secret, spelled }: Canary): boolean {
  const quoted = (one: string) => JSON.stringify(one).slice(1, -1);
  return [secret, spelled, quoted(secret), quoted(spelled), quoted(quoted(secret))].some((one) =>
    text.includes(one),
  );
}

function requestOf({ carrier, at }: Canary, spelled: string): WireRequest {
  const holds = carrier === 'request';
  const content = holds ? `Use ${spelled} for it, please.` : 'Answer shortly.';
  const inHeader = carrier === 'header' ? spelled.replace(/[^\x20-\x7e]/g, '') : 'x';
  const messages = [{ role: 'user', content }];
  const body = at % 4 === 3 ? `note=${content}` : JSON.stringify({ model: 'm', messages, n: at });
  return {
    method: 'POST',
    url: 'https://api.openai.com/v1/chat/completions',
    headers: {
      'content-type': at % 4 === 3 ? 'text/plain' : 'application/json',
      authorization: `Bearer ${inHeader}`,
      'x-api-key': inHeader,
      'openai-beta': 'assistants=v2',
    },
    body: Buffer.from(body),
  };
}

/** Answers with the spelled secret where its carrier says so; of streams every event and every chunk has a part of it. */
function liveOf({ carrier, spelled, at }: Canary, next: () => number): Live {
  return async (): Promise<WireResponse> => {
    const header: Record<string, string> =
      carrier === 'header' ? { 'set-cookie': `s=${spelled}`, location: `/x?k=${spelled}` } : {};
    if (carrier !== 'stream') {
      const text = carrier === 'response' ? `done ${spelled}!` : 'done';
      const body = at % 3 === 2 ? text : JSON.stringify({ choices: [{ message: { content: text } }] });
      const type = at % 3 === 2 ? 'text/plain' : 'application/json';
      return { status: 200, headers: { 'content-type': type, ...header }, body: cut(body, next) };
    }
    const parts = `done ${spelled} and more`.match(/.{1,5}/gsu) ?? [];
    const events = parts.map((part, index) => `data: ${JSON.stringify(eventOf(part, index, at))}\n\n`);
    const body = `${events.join('')}data: [DONE]\n\n`;
    return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: cut(body, next) };
  };
}

/** A part of a text in the form of one of the providers. */
function eventOf(part: string, index: number, at: number): unknown {
  const forms = [
    { id: 'c', choices: [{ index: 0, delta: { content: part } }] },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: part } },
    {
      type: 'response.output_text.delta',
      output_index: 0,
      content_index: 0,
      sequence_number: index,
      delta: part,
    },
    { candidates: [{ index: 0, content: { role: 'model', parts: [{ text: part }] } }] },
    {
      choices: [
        { index: index % 2, delta: { tool_calls: [{ index: 0, function: { arguments: part } }] } },
      ].map((choice) => ({ ...choice, index: 0 })),
    },
  ];
  return forms[at % forms.length];
}

/** A body in chunks of any length, some of them in the middle of a letter. */
async function* cut(body: string, next: () => number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(body);
  for (let from = 0; from < bytes.length; ) {
    const length = 1 + Math.floor(next() * 40);
    yield bytes.subarray(from, from + length);
    from += length;
  }
}

async function read({ body }: WireResponse): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

function* inGroups<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
