import { describe, expect, it } from 'vitest';
import { canonicalRequest, keyOf } from '../../src/cassettes/canonical/canonical-request.ts';
import { recordingIndex } from '../../src/cassettes/matching/find-recording.ts';
import { missOf } from '../../src/cassettes/matching/miss-of.ts';
import type { HttpRecording } from '../../src/cassettes/recording.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';

type Json = Record<string, unknown>;
type Dialect = 'chat' | 'responses' | 'anthropic' | 'gemini';

const random = seededRandom(21);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)] as T;
const WORDS =
  'order refund ticket customer please late parcel always never within days amount polite answer check policy flight seat evening Zürich naïve 注文 don’t gpt-4.1 e-mail 42 EUR'.split(
    ' ',
  );
const sentence = (length: number) => Array.from({ length }, () => pick(WORDS)).join(' ');

const schema = () => ({
  type: 'object',
  properties: {
    city: { type: 'string', description: sentence(9) },
    when: { type: 'object', properties: { day: { type: 'string', description: sentence(7) } } },
  },
  required: ['city'],
});
const TOOLS = ['search', 'cancel_order', 'book'];

/** A conversation of so many messages in the form of a provider. */
const BODIES: Record<Dialect, (messages: number, words: number) => Json> = {
  chat: (messages, words) => ({
    model: 'gpt-5.2-mini',
    temperature: 0.2,
    response_format: { type: 'json_schema', json_schema: { name: 'reply', strict: true } },
    messages: [
      { role: 'system', content: sentence(words) },
      ...Array.from({ length: messages }, (_, at) =>
        at % 4 === 1
          ? {
              role: 'assistant',
              content: null,
              tool_calls: [
                {
                  id: `c${at}`,
                  type: 'function',
                  function: { name: 'search', arguments: JSON.stringify({ query: sentence(5) }) },
                },
              ],
            }
          : at % 4 === 2
            ? { role: 'tool', tool_call_id: `c${at - 1}`, content: sentence(words) }
            : { role: 'user', content: [{ type: 'text', text: sentence(words) }] },
      ),
    ],
    tools: TOOLS.map((name) => ({
      type: 'function',
      function: { name, description: sentence(12), parameters: schema() },
    })),
  }),
  responses: (messages, words) => ({
    model: 'gpt-5.2',
    instructions: sentence(words),
    reasoning: { effort: 'low' },
    input: Array.from({ length: messages }, (_, at) =>
      at % 3 === 2
        ? { type: 'function_call_output', call_id: `c${at}`, output: sentence(words) }
        : { role: 'user', content: [{ type: 'input_text', text: sentence(words) }] },
    ),
    tools: TOOLS.map((name) => ({ type: 'function', name, description: sentence(9), parameters: schema() })),
  }),
  anthropic: (messages, words) => ({
    model: 'claude-sonnet-5',
    max_tokens: 1024,
    system: [
      { type: 'text', text: sentence(words) },
      { type: 'text', text: sentence(words) },
    ],
    messages: Array.from({ length: messages }, (_, at) => ({
      role: at % 2 === 0 ? 'user' : 'assistant',
      content: [{ type: 'text', text: sentence(words) }],
    })),
    tools: TOOLS.map((name) => ({ name, description: sentence(9), input_schema: schema() })),
  }),
  gemini: (messages, words) => ({
    systemInstruction: { parts: [{ text: sentence(words) }] },
    generationConfig: { temperature: 0.4, responseMimeType: 'text/plain' },
    contents: Array.from({ length: messages }, (_, at) => ({
      role: at % 2 === 0 ? 'user' : 'model',
      parts: [{ text: sentence(words) }],
    })),
    tools: [
      {
        functionDeclarations: TOOLS.map((name) => ({ name, description: sentence(9), parameters: schema() })),
      },
    ],
  }),
};

const URLS: Record<Dialect, string> = {
  chat: 'https://api.openai.com/v1/chat/completions',
  responses: 'https://api.openai.com/v1/responses',
  anthropic: 'https://api.anthropic.com/v1/messages',
  gemini: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-3:generateContent',
};

const canonical = (dialect: Dialect, body: Json) =>
  canonicalRequest({
    method: 'POST',
    url: URLS[dialect],
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  });

/** The recordings of a conversation that grew to this body: one exchange for each of its last messages. */
function recordingsOf(dialect: Dialect, body: Json): HttpRecording[] {
  const list = ['messages', 'input', 'contents'].find((name) => name in body) ?? '';
  const entries = body[list] as unknown[];
  const lengths = [entries.length - 4, entries.length - 2, entries.length, entries.length - 1];
  return lengths.map((length) => {
    const request = canonical(dialect, { ...body, [list]: entries.slice(0, length) });
    return {
      ...{ attempt: 0, turn: 0, k: 1, kind: 'http', key: keyOf(request), at: '2026-11-12T00:00:00.000Z' },
      request,
      response: { status: 200, headers: {}, pieces: [{ text: '{}' }] },
    };
  });
}

/** Places of a body in which a word can be changed: texts with blanks, and values of parameters. */
function placesOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string')
    return /^(?:c\d+|function|object|string|text|input_text)$/.test(value) ? [] : [path];
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    ['role', 'type', 'name', 'call_id', 'required'].includes(name)
      ? []
      : placesOf(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Changes one word at a place; says which. */
function changeWord(body: Json, path: readonly (string | number)[]): { old: string; now: string } {
  let holder: Record<string | number, unknown> = body;
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>;
  const last = path.at(-1) as string;
  const value = holder[last];
  if (typeof value === 'number') {
    holder[last] = value + 1;
    return { old: String(value), now: String(value + 1) };
  }
  const words = String(value).split(' ');
  const at = Math.floor(random.next() * words.length);
  const old = words[at] as string;
  // In JSON text the quotes around a word belong to it.
  const now = old.includes('"') ? old.replace(/[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u, 'sternly') : 'sternly';
  words[at] = now;
  holder[last] = words.join(' ');
  return { old: old.replace(/^.*[":{]|["}]+$/g, ''), now: 'sternly' };
}

/** What a miss has to say of a place. */
function expectedPlace(path: readonly (string | number)[], body: Json): RegExp {
  const [first, second] = path;
  if (['messages', 'input', 'contents'].includes(String(first))) {
    const entry = (body[String(first)] as Json[])[Number(second)] as Json;
    return new RegExp(`message ${Number(second) + 1} of \\d+ \\(${entry['role'] ?? entry['type']}\\)`);
  }
  if (first === 'system' || first === 'systemInstruction') return /the system prompt/;
  if (first !== 'tools') return new RegExp(`parameter ${path.join('.')}`);
  const schemaPath = path.slice(path.indexOf('properties'));
  const tail = path.includes('properties') ? `.*${schemaPath.join('\\.')}` : ', description';
  return new RegExp(`tool "(?:${TOOLS.join('|')})"${tail}`);
}

const missed = (dialect: Dialect, body: Json, recordings: readonly HttpRecording[]) => {
  const request = canonical(dialect, body);
  const index = recordingIndex(recordings);
  return missOf(
    { kind: 'http', key: keyOf(request), request },
    {
      attempt: { agentId: 'a', caseId: 'c', attempt: 0 },
      turn: 0,
      cassette: { agent: 'a', case: 'c', recordings },
      index,
      isUsed: () => false,
    },
  ).message;
};

/** So many changes, of each dialect a quarter, in small conversations and large ones. */
const CHANGES = Array.from({ length: 120 }, (_, at) => {
  const dialect = (['chat', 'responses', 'anthropic', 'gemini'] as const)[at % 4] as Dialect;
  const isLarge = at % 12 === 0 || at % 12 === 5;
  const body = BODIES[dialect](isLarge ? 40 : 8, isLarge ? 100 : 20);
  const places = placesOf(body);
  // Places of tools and parameters are few among so many messages.
  const few = places.filter(([first]) => !['messages', 'input', 'contents'].includes(String(first)));
  return { at, dialect, body, path: pick(at % 2 === 0 ? few : places) };
});

describe('a miss', () => {
  it.each(CHANGES)('names the one word that was changed: $at, $dialect, $path', ({ dialect, body, path }) => {
    const recordings = recordingsOf(dialect, body);
    const changed = structuredClone(body);
    const { old, now } = changeWord(changed, path);
    const message = missed(dialect, changed, recordings);
    expect(message).toMatch(expectedPlace(path, body));
    expect(message).toContain(old);
    expect(message).toContain(now);
    expect(message).not.toContain('; ');
    expect(message.length).toBeLessThan(400);
  });
});
