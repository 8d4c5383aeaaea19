import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReply } from '../../src/agents/parse-reply.ts';
import { Fault } from '../../src/errors.ts';

const hostile = (text: string) => {
  try {
    parseReply(text, 'here');
  } catch (error) {
    return error instanceof Fault ? `${error.code}/${error.subcode}` : error;
  }
  return 'accepted';
};
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('parseReply', () => {
  it('reads any JSON as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (text) => {
        const reply = parseReply(text, 'here');
        expect(reply.kind).toBe('json');
        if (reply.kind === 'json' && !text.includes('__proto__'))
          expect(reply.value).toEqual(JSON.parse(text));
      }),
      { numRuns: 500 },
    );
  });

  it.each(['', '  ', 'hello', '{"a":', '{}{}', 'NaN', '{"a":1} and more', '<html></html>', "{'a':1}"])(
    'takes %j for text and says why',
    (text) => {
      const reply = parseReply(text, 'here');
      expect(reply.kind).toBe('text');
      expect(reply.kind === 'text' && reply.problem.length).toBeGreaterThan(0);
    },
  );

  it('reads behind a byte order mark', () => {
    expect(parseReply('\ufeff{"a":1}', 'here')).toEqual({ kind: 'json', value: { a: 1 } });
  });

  it('accepts 100 levels and refuses 101, and a million without building anything', () => {
    expect(hostile(nested(100))).toBe('accepted');
    expect(hostile(nested(101))).toBe('agent_failed/hostile_reply');
    expect(hostile(nested(1_000_000))).toBe('agent_failed/hostile_reply');
  });

  it('counts brackets inside strings as text, escapes included', () => {
    const text = JSON.stringify({ a: `${'['.repeat(500)}\\"${'{'.repeat(500)}\\`, b: '\\\\' });
    expect(parseReply(text, 'here')).toEqual({ kind: 'json', value: JSON.parse(text) });
  });

  it.each([
    [`[${Array(199_999).fill(0).join()}]`, 'accepted'],
    [`[${Array(200_000).fill(0).join()}]`, 'agent_failed/hostile_reply'],
    [`[${Array(199_999).fill('[]').join()}]`, 'accepted'],
    [`[${Array(200_000).fill('{ }').join()}]`, 'agent_failed/hostile_reply'],
  ])('counts values exactly (case %#)', (text, expected) => {
    expect(hostile(text)).toBe(expected);
  });

  it.each(['__proto__', '\\u005f_proto__', '__\\u0070roto__'])('drops the key %s at every depth', (key) => {
    const reply = parseReply(`{"a":[{"${key}":{"admin":true},"b":1}],"${key}":2}`, 'here');
    if (reply.kind !== 'json') throw new Error('not read');
    expect(JSON.stringify(reply.value)).toBe('{"a":[{"b":1}]}');
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });

  it('reads a long run of backslashes and quotes to the end', () => {
    const text = `"${'\\\\'.repeat(2_000_000)}"`;
    expect(parseReply(text, 'here').kind).toBe('json');
    expect(parseReply('"\\"'.repeat(1_000_000), 'here').kind).toBe('text');
  });
});
