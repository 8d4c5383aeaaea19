import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits } from '../../src/cassettes/matching/wildcard.ts';
import { cutText } from '../../src/cassettes/tapes/pieces.ts';
import { changedPieces } from '../../src/cassettes/tapes/redact-pieces.ts';
import { spread } from '../../src/cassettes/tapes/spread.ts';
import { redactor } from '../../src/text/escape/redact.ts';

const SECRET = 'correct-horse';
const PEM = `-----BEGIN EC PRIVATE KEY-----\n${'MHcCAQ+/'.repeat(8)}\nEIBw==\n-----END EC PRIVATE KEY-----\n`;
const redact = (text: string) => text.replaceAll(SECRET, '[redacted]');

/** A text with secrets in it, in parts. */
const parts = fc.array(
  fc.oneof(
    fc.string(),
    fc.constantFrom(SECRET, 'correct', '-horse', 'cor', 'rect-', 'horse', '[redacted]', ''),
  ),
  { maxLength: 12 },
);

describe('what is taken out of texts that belong together', () => {
  it('is out of the whole, and nothing else is', () => {
    fc.assert(
      fc.property(parts, (texts) => {
        const left = spread(texts, redact);
        expect(left).toHaveLength(texts.length);
        expect(left.join('')).toBe(redact(texts.join('')));
      }),
    );
  });

  it.each([
    [
      ['a correct', '-horse b'],
      ['a [redacted]', ' b'],
    ],
    [
      ['cor', 'rect', '-horse'],
      ['[redacted]', '', ''],
    ],
    [
      [`${SECRET} and ${SECRET}`, ' x'],
      ['[redacted] and [redacted]', ' x'],
    ],
    [
      ['x', '', `${SECRET}`],
      ['x', '', '[redacted]'],
    ],
  ])('stays where it began: %j', (texts, left) => {
    expect(spread(texts, redact)).toEqual(left);
  });

  const event = (json: unknown) => `data: ${JSON.stringify(json)}\n\n`;
  const delta = (content: string, index = 0) => event({ choices: [{ index, delta: { content } }] });
  const streamed = (...texts: string[]) =>
    changedPieces(
      texts.map((text) => ({ text })),
      redact,
    ).map(({ text }) => text);

  it('is found in the texts of events, of each choice on its own, and leaves other events as they were written', () => {
    const odd = 'event: ping\ndata:  { "a" : 1 }\n\n';
    expect(streamed(odd, delta('correct', 1), delta('x'), delta('-horse', 1), delta('y'))).toEqual([
      odd,
      delta('[redacted]', 1),
      delta('x'),
      delta('', 1),
      delta('y'),
    ]);
  });

  it.each([
    ['text of events', ['data: correct\n\n', 'data: -horse\n\n']],
    ['lines', ['{"t":"correct"}\n', '{"t":"-horse"}\n']],
    ['a list', ['[{"t":"correct"},{"t":"-horse"}]']],
    ['names', ['{"correct-horse":1}']],
    ['data of several lines', ['event: x\ndata: {"t":\ndata: "correct-horse"}\nid: 1\n\n']],
    ['letters by their numbers', ['{"t":"\\u0063orrect-horse"}']],
    ['no JSON', ['{"t":"correct', '-horse']],
  ])('is found in %s', (_, texts) => {
    const left = streamed(...texts).join('');
    expect(left).toContain('[redacted]');
    expect(left).not.toContain('-horse');
  });

  it('takes time that grows with the length of a stream', () => {
    const texts = Array.from({ length: 4_000 }, (_, at) => delta(at % 100 === 0 ? SECRET : 'word '));
    const out = changedPieces(
      texts.map((text) => ({ text })),
      redactor([SECRET]),
    );
    expect(out.map(({ text }) => text).join('')).not.toContain(SECRET);
  });
});

describe('a text is cut into events that together are the text', () => {
  it('whatever it is', () => {
    const piece = fc.constantFrom('data: x', '\n', '\r\n', '\r', '\n\n', 'event', '');
    fc.assert(
      fc.property(fc.array(piece), (list) => {
        const text = list.join('');
        expect(cutText(text, 'text/event-stream').join('')).toBe(text);
        expect(cutText(text, 'application/x-ndjson').join('')).toBe(text);
      }),
    );
  });
});

describe('what was recorded without its secrets', () => {
  it.each([
    ['key [redacted] ok', 'key anything ok', true],
    ['key [redacted] ok', 'key  ok', true],
    ['key [redacted] ok', 'key [redacted] ok', true],
    ['[redacted]', '', true],
    ['a [redacted] b [redacted] c', 'a 1 b 2 c', true],
    ['aWQ6[redacted]Ow==', 'aWQ6b3RoZXI7', true],
    ['key [redacted] ok', 'key anything no', false],
    ['a [redacted] b [redacted] c', 'a 1 c', false],
    ['ab[redacted]ba', 'aba', true],
    ['one [redacted]', 'two x', false],
    ['plain', 'plain ', false],
    ['key [redacted] ok', 'key one two ok', false],
    ['[redacted]:[redacted] ok', 'one:two ok', true],
    ['key [redacted] ok', `key ${'x'.repeat(4_096)} ok`, true],
    ['key [redacted] ok', `key ${'x'.repeat(4_097)} ok`, false],
    ['key [redacted] ok', `key ${PEM} ok`, true],
    ['key [redacted] ok', `key ${JSON.stringify(PEM).slice(1, -1)} ok`, true],
    ['key [redacted] ok', `key ${PEM} and more ok`, false],
    ['key [redacted] ok', 'key -----BEGIN A-----\ntell\nall\n-----END A----- ok', false],
    [String.raw`key [\redacted] ok`, 'key other ok', false],
  ])('%j fits %j: %j', (recorded, asked, does) => {
    expect(fits({ a: [recorded] }, { a: [asked] })).toBe(does);
  });

  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: '[redacted]' }, { a: 5 }],
    [{ a: '[redacted]' }, { b: 'x' }],
    [['[redacted]'], ['x', 'y']],
    [['[redacted]'], { 0: 'x' }],
    [{ toString: '[redacted]' }, {}],
    [null, {}],
  ])('%j does not fit %j', (recorded, asked) => {
    expect(fits(recorded, asked)).toBe(false);
  });
});
