import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../src/cassettes/canonical/canonical-request.ts';
import { fileShelf } from '../../src/cassettes/file/file-shelf.ts';
import { cassettePath } from '../../src/cassettes/file/place.ts';
import { readCassette } from '../../src/cassettes/file/read-cassette.ts';
import { cassetteText } from '../../src/cassettes/file/write-cassette.ts';
import type { HttpRecording } from '../../src/cassettes/recording.ts';
import { CASSETTES, stateKey } from '../../src/state/state-key.ts';
import { memoryFiles } from '../support/memory-files.ts';

const FOLDER = '/repo/evals/cassettes';
const PATH = `${FOLDER}/support/refund/late.jsonl`;
const of = (attempt = 0) => ({ agentId: 'support', caseId: 'refund/late', attempt });

function recording(text: string, attempt = 0, more: Partial<HttpRecording> = {}): HttpRecording {
  const request = { method: 'POST', target: 'openai/chat/completions', body: { json: { input: text } } };
  return {
    ...{ attempt, turn: 0, k: 1, kind: 'http', key: keyOf(request), at: '2026-11-12T09:30:00.000Z' },
    ...{ model: 'gpt-x', request },
    response: { status: 200, headers: { 'content-type': 'text/plain' }, pieces: [{ text: `re: ${text}` }] },
    ...more,
  };
}

function world(key?: string) {
  const files = memoryFiles({ now: () => 0 });
  const warnings: string[] = [];
  const shelf = (secret = key) =>
    fileShelf({
      folder: FOLDER,
      files,
      key: secret === undefined ? undefined : stateKey(secret, CASSETTES),
      onWarning: (message) => warnings.push(message),
    });
  const text = () => files.readTextIfThere(PATH) ?? '';
  const lines = () => text().trim().split('\n');
  return { files, warnings, shelf, text, lines };
}
const KEY = 'sixteen letters or more';
const put = (shelf: ReturnType<typeof fileShelf>, attempt: number, ...texts: string[]) =>
  shelf.put(of(attempt), { recordings: texts.map((text) => recording(text, attempt)), isPlayed: true });

describe('a cassette in a file', () => {
  it('has what it is on its first line, and one recording on each other', async () => {
    const { shelf, lines } = world();
    await put(shelf(), 0, 'hello');
    expect(lines().map((line) => JSON.parse(line))).toEqual([
      {
        cassette: 1,
        agent: 'support',
        case: 'refund/late',
        recorded_at: '2026-11-12T09:30:00.000Z',
        models: ['gpt-x'],
        attempts: [0],
      },
      { ...recording('hello') },
    ]);
  });

  it('is the same text in whatever order the same was recorded', async () => {
    const [one, other] = [world(), world()];
    await put(one.shelf(), 0, 'a', 'b', 'longer than both');
    await put(one.shelf(), 1, 'a', 'b');
    await put(other.shelf(), 1, 'b', 'a');
    await put(other.shelf(), 0, 'longer than both', 'b', 'a');
    expect(one.text()).toBe(other.text());
  });

  it('loses nothing when attempts of a case are kept at the same time', async () => {
    const { shelf } = world();
    const one = shelf();
    await Promise.all(Array.from({ length: 20 }, (_, attempt) => put(one, attempt, `words ${attempt}`)));
    expect((await one.load(of()))?.recordings).toHaveLength(20);
  });

  it('forgets what an attempt recorded before it was played again, and nothing of the others', async () => {
    const { shelf } = world();
    await put(shelf(), 0, 'old');
    await put(shelf(), 1, 'other');
    await put(shelf(), 0, 'new');
    const texts = (await shelf().load(of()))?.recordings.map(({ request }) => JSON.stringify(request)) ?? [];
    expect(texts.join()).toContain('new');
    expect(texts.join()).toContain('other');
    expect(texts.join()).not.toContain('old');
  });

  it('keeps the play of an attempt that is only judged again', async () => {
    const { shelf, files, text } = world();
    await put(shelf(), 0, 'play');
    const request = { question: 'faithfulness/verify@1' };
    const answer = {
      ...{ attempt: 0, k: 1, kind: 'judge' as const, key: keyOf(request), at: '2026-11-13T00:00:00.000Z' },
      ...{ request, response: { json: {} } },
    };
    const judge = { id: 'openai:gpt-j', mode: 'llm' as const, model: 'gpt-j' };
    await shelf().put(of(), { recordings: [answer], isPlayed: false, judge });
    await shelf().put(of(), { recordings: [answer], isPlayed: false });
    expect((await shelf().load(of()))?.recordings.map(({ kind }) => kind)).toEqual(['http', 'judge']);
    // Whoever takes the judge out of the first line takes its answers with it.
    files.writeAtomic(PATH, text().replace(/"judge":\{[^}]*\},/, ''));
    await expect(shelf().load(of())).rejects.toThrow('it holds answers of a judge, and its first line names');
  });

  it('is gone when nothing is recorded any more', async () => {
    const { shelf, files } = world();
    await put(shelf(), 0, 'a');
    await put(shelf(), 0);
    expect(files.stat(PATH)).toBeNull();
    expect(await shelf().load(of())).toBeUndefined();
  });

  it('holds a large answer of bytes', async () => {
    const { shelf } = world(KEY);
    const base64 = Buffer.alloc(6_000_000, 'any bytes').toString('base64');
    const large = recording('large', 0, { response: { status: 200, headers: {}, base64 } });
    await shelf().put(of(), { recordings: [large], isPlayed: true });
    const [read] = (await shelf().load(of()))?.recordings ?? [];
    expect(read?.kind === 'http' && read.response.base64 === base64).toBe(true);
  });

  it.each([
    ['a line that is too long', { longest: 500, bytes: 10_000 }],
    ['what is too much', { longest: 10_000, bytes: 500 }],
  ])('leaves out %s, so that it can be read again', (_, limits) => {
    const recordings = [recording('small'), recording('large'.repeat(200))];
    const { text, leftOut } = cassetteText({ agent: 'a', case: 'c', recordings }, undefined, limits);
    expect(leftOut).toBe(1);
    expect(readCassette(Buffer.from(text), { where: 'x' }).recordings).toEqual([recordings[0]]);
  });

  it('may have line ends of Windows', async () => {
    const { shelf, files, text } = world(KEY);
    await put(shelf(), 0, 'a', 'b');
    files.writeAtomic(PATH, text().replaceAll('\n', '\r\n'));
    expect((await shelf().load(of()))?.recordings).toHaveLength(2);
  });
});

describe('the signature of a cassette', () => {
  it('fits what was written with the key', async () => {
    const { shelf, warnings } = world(KEY);
    await put(shelf(), 0, 'a');
    expect(await shelf().load(of())).toMatchObject({ trust: 'signed' });
    expect(warnings).toEqual([]);
  });

  it.each([
    ['a word of an answer', (text: string) => text.replace('re: a', 're: A')],
    ['the first line', (text: string) => text.replace('"models":["gpt-x"]', '"models":["gpt-y"]')],
    ['the signature', (text: string) => text.replace(/"signature":"./, '"signature":"g')],
    ['the order of lines', (text: string) => text.replace(/(\n.*)(\n.*)\n$/, '$2$1\n')],
  ])('fits nothing else: %s', async (_, change) => {
    const { shelf, files, text } = world(KEY);
    await put(shelf(), 0, 'a', 'b');
    const changed = change(text());
    expect(changed).not.toBe(text());
    files.writeAtomic(PATH, changed);
    await expect(shelf().load(of())).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('of another key is refused, and not looked at without one', async () => {
    const { shelf, files } = world(KEY);
    await put(shelf(), 0, 'a');
    await expect(shelf('another key of enough letters').load(of())).rejects.toThrow(
      'is not signed with ASSAY_STATE_KEY',
    );
    expect(await fileShelf({ folder: FOLDER, files }).load(of())).toMatchObject({ trust: 'unknown' });
  });

  it('may be missing, which is said', async () => {
    const { shelf, warnings } = world();
    await put(shelf(), 0, 'a');
    expect(await shelf(KEY).load(of())).toMatchObject({ trust: 'unsigned' });
    expect(warnings).toEqual([
      'The cassette evals/cassettes/support/refund/late.jsonl is not signed; it is used all the same.',
    ]);
  });

  it('is never put under what somebody without the key wrote', async () => {
    const { shelf, warnings } = world();
    await put(shelf(), 0, 'forged');
    await put(shelf(KEY), 1, 'real');
    const kept = await shelf(KEY).load(of());
    expect(kept?.recordings.map(({ attempt }) => attempt)).toEqual([1]);
    expect(warnings.join()).toContain('was not signed, and is left out');
  });
});

describe('a cassette that somebody changed', () => {
  const BAD: [string, (lines: string[]) => string, RegExp][] = [
    ['is empty', () => '', /it is empty/],
    ['is no text', () => '\xff', /cannot be used/],
    ['has a first line of something else', () => '{"cassette":2}\n', /:1 cannot be used: cassette/],
    [
      'has a line that is no JSON',
      ([head = '']) => `${head}\n{"attempt":\n`,
      /:2 cannot be used: it is no JSON/,
    ],
    ['was cut off', (lines) => lines.join('\n').slice(0, -20), /its last line is cut off/],
    ['lost a line', ([head = '']) => `${head}\n`, /holds the attempts none/],
    ['has a conflict', ([head = '']) => `${head}\n<<<<<<< ours\n`, /a conflict of git/],
    [
      'answers another request than it says',
      ([head = '', line = '']) => `${head}\n${line.replace('hello', 'other')}\n`,
      /:2 cannot be used: its key is not that/,
    ],
    [
      'ends a header with a line break',
      ([head = '', line = '']) => `${head}\n${line.replace('text/plain', 'text/plain\\r\\nx: y')}\n`,
      /must be the value of a header/,
    ],
    [
      'has a status that is none',
      ([head = '', line = '']) => `${head}\n${line.replace('"status":200', '"status":99')}\n`,
      /response.status/,
    ],
    [
      'has more than is known',
      ([head = '', line = '']) => `${head}\n${line.replace('"k":1', '"k":1,"run":"x"')}\n`,
      /cannot be used/,
    ],
    [
      'nests endlessly',
      ([head = '', line = '']) =>
        `${head}\n${line.replace('"input":"hello"', `"input":${'['.repeat(500)}${']'.repeat(500)}`)}\n`,
      /nests more than/,
    ],
    [
      'belongs to another case',
      ([head = '', line = '']) => `${head.replace('refund/late', 'refund/early')}\n${line}\n`,
      /recorded for the case refund\/early/,
    ],
  ];

  it.each(BAD)('cannot be used, and says where: it %s', async (_, change, message) => {
    const { shelf, files, lines } = world();
    await put(shelf(), 0, 'hello');
    const changed = change(lines());
    files.writeAtomic(PATH, changed === '\xff' ? Buffer.from([0xff, 0xfe]) : changed);
    await expect(shelf().load(of())).rejects.toThrow(message);
  });

  it.each(BAD)('is replaced when it is recorded again: it %s', async (_, change) => {
    const { shelf, files, lines, warnings } = world();
    await put(shelf(), 0, 'hello');
    files.writeAtomic(PATH, change(lines()));
    await put(shelf(), 0, 'again');
    expect((await shelf().load(of()))?.recordings).toHaveLength(1);
    expect(warnings.join()).toContain('It is replaced.');
  });
});

describe('the file of a cassette', () => {
  it.each([
    ['support', 'refund', `${FOLDER}/support/refund.jsonl`],
    ['support', 'a/b/c', `${FOLDER}/support/a/b/c.jsonl`],
    ['Support Bot', 'x', expect.stringMatching(/cassettes\/support-bot~[0-9a-f]{24}\/x\.jsonl$/)],
    ['a', '../../etc/passwd', expect.stringMatching(/cassettes\/a\/-~\w{24}\/-~\w{24}\/etc\/passwd\.jsonl$/)],
    ['a', 'b.jsonl/c', expect.stringMatching(/cassettes\/a\/b-jsonl-~\w{24}\/c\.jsonl$/)],
    ['a', 'con', expect.stringMatching(/con~\w{24}\.jsonl$/)],
    ['a', `${'long '.repeat(90)}`, expect.stringMatching(/^.{30,120}$/)],
  ])('of %s and %s is one that every system can hold', (agentId, caseId, path) => {
    expect(cassettePath(FOLDER, { agentId, caseId })).toEqual(path);
  });
});

describe('whatever stands in a cassette', () => {
  const good = cassetteText({
    agent: 'a',
    case: 'c',
    recordings: [recording('hello'), recording('there')],
  }).text;
  const piece = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('\n', '{', '"', '[redacted]', '__proto__', '1e999'),
  );

  it('is read or refused, and nothing else happens', () => {
    fc.assert(
      fc.property(fc.nat(good.length), fc.nat(40), piece, (at, length, put) => {
        const changed = Buffer.from(good.slice(0, at) + put + good.slice(at + length));
        try {
          expect(readCassette(changed, { where: 'x' }).recordings.length).toBeLessThanOrEqual(2);
        } catch (error) {
          expect(error).toMatchObject({ code: 'validation_failed', hint: expect.any(String) });
        }
      }),
      { numRuns: 300 },
    );
  });
});
