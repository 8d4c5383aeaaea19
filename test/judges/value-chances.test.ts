import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chancesOfValue, readTokens, valueOffset } from '../../src/judges/value-chances.ts';
import { chancesAt, tokensOf } from '../support/token-chances.ts';

const replyTokens = (text: string, property: string, chances: Record<string, number>) =>
  readTokens(chancesAt(text, property, chances)) ?? [];

describe('valueOffset', () => {
  it.each([
    ['{"score":4}', 'score', '4}'],
    ['{"score" : 4 }', 'score', '4 }'],
    ['{"reason":"the \\"score\\":5 is 3","score":4}', 'score', '4}'],
    ['{"inner":{"score":1},"list":["score",{"score":2}],"score":4}', 'score', '4}'],
    ['{"score":4,"inner":{"score":1}}', 'score', '4,"inner":{"score":1}}'],
    ['{"score":1,"score":4}', 'score', '4}'],
    ['{"verdict":"yes"}', 'verdict', 'yes"}'],
    ['{"sc\\u006fre":4}', 'score', '4}'],
    ['Text {"score":3} then {"score":4}', 'score', undefined],
  ])('in %s finds %s', (text, property, rest) => {
    const at = valueOffset(text, text.startsWith('{') ? 0 : text.length, property);
    expect(at === undefined ? undefined : text.slice(at)).toBe(rest);
  });

  it('finds the value of any property of any object, as a parser reads it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.integer(), (others, score) => {
        const text = JSON.stringify({ ...others, score });
        const at = valueOffset(text, 0, 'score');
        expect(at).toBeDefined();
        expect(text.slice(at).startsWith(String(score))).toBe(true);
      }),
    );
  });
});

describe('chancesOfValue', () => {
  it('tells the alternatives at the value, not at the same digit elsewhere', () => {
    const text = '{"reason":"I thought of 5, then 4","score":4}';
    const chances = chancesOfValue(text, 0, 'score', replyTokens(text, 'score', { 4: 0.6, 5: 0.4 }));
    expect(chances?.map(({ token }) => token)).toEqual(['4', '5']);
    expect(Math.exp(chances?.[1]?.logprob ?? 0)).toBeCloseTo(0.4);
  });

  it('counts bytes, so characters in several tokens do no harm', () => {
    const text = '{"reason":"größer 😀 日本","score":4}';
    const whole = [...Buffer.from(text)];
    const tokens = whole.map((byte) => {
      const token = byte < 128 ? String.fromCharCode(byte) : '\ufffd';
      return { token, logprob: 0, bytes: [byte], top_logprobs: [{ token, logprob: 0 }] };
    });
    expect(chancesOfValue(text, 0, 'score', readTokens(tokens) ?? [])).toEqual([{ token: '4', logprob: 0 }]);
  });

  it('takes off what a token has before the value, and drops alternatives without it', () => {
    const text = '{"score": 4}';
    const token = (say: string, top: string[] = [say]) => ({
      token: say,
      logprob: -0.1,
      top_logprobs: top.map((each) => ({ token: each, logprob: -0.1 })),
    });
    const tokens = readTokens([token('{"score":'), token(' 4', [' 4', ' 5', '\n', '3']), token('}')]) ?? [];
    expect(chancesOfValue(text, 0, 'score', tokens)?.map((each) => each.token)).toEqual(['4', '5']);
  });

  it('adds the chosen token when it is not among the alternatives', () => {
    const text = '{"score":4}';
    const tokens = readTokens(tokensOf(text).map((each) => ({ ...each, top_logprobs: [] }))) ?? [];
    expect(chancesOfValue(text, 0, 'score', tokens)).toEqual([{ token: '4', logprob: 0 }]);
  });

  it('bears tokens before and behind the text', () => {
    const text = '{"score":4}';
    const around = [...tokensOf('thinking {"score":1} '), ...tokensOf(text), ...tokensOf('<end>')];
    expect(chancesOfValue(text, 0, 'score', readTokens(around) ?? [])).toEqual([{ token: '4', logprob: 0 }]);
  });

  it.each([
    ['other tokens', '{"score":4}', tokensOf('{"score":5}')],
    ['a property that is not there', '{"grade":4}', tokensOf('{"grade":4}')],
  ])('tells nothing of %s', (_, text, tokens) => {
    expect(chancesOfValue(text, 0, 'score', readTokens(tokens) ?? [])).toBeUndefined();
  });
});

describe('readTokens', () => {
  it.each([
    [undefined],
    [null],
    [[]],
    ['x'],
    [[{ token: 1, logprob: 0 }]],
    [[{ token: 'a', logprob: 0 }, null]],
  ])('takes %j for none', (content) => {
    expect(readTokens(content)).toBeUndefined();
  });
});
