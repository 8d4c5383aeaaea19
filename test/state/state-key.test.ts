import { hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStateMac, stateKey, stateMac } from '../../src/state/state-key.ts';

const TEXT = 'correct horse battery staple';
const key = stateKey(TEXT);

describe('the key that signs the state', () => {
  it('is derived, so that the secret serves for nothing else', () => {
    expect(Buffer.from(key.bytes)).toEqual(Buffer.from(hkdfSync('sha256', TEXT, '', 'assay-state-v1', 32)));
    expect(stateKey(` ${TEXT}\n`)).toEqual(key);
  });

  it.each(['', '   ', 'short', 'fifteen letters'])('is refused when it can be guessed: "%s"', (text) => {
    expect(() => stateKey(text)).toThrow('too short');
  });

  it('does not show a refused one', () => {
    expect(() => stateKey('hunter2')).not.toThrow('hunter2');
  });
});

describe('a mac', () => {
  const value = { b: [1, 2, { c: 'x' }], a: null };

  it('does not depend on the order of keys', () => {
    expect(stateMac({ a: null, b: [1, 2, { c: 'x' }] }, key)).toBe(stateMac(value, key));
  });

  it('fits its value and key alone', () => {
    const mac = stateMac(value, key);
    expect(isStateMac(mac, value, key)).toBe(true);
    expect(isStateMac(mac, { ...value, a: 0 }, key)).toBe(false);
    expect(isStateMac(mac, value, stateKey(`${TEXT}!`))).toBe(false);
  });

  it('fits no other JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const [one, other] = [JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))];
        fc.pre(stateMac(one, key) !== stateMac(other, key));
        expect(isStateMac(stateMac(one, key), other, key)).toBe(false);
        expect(isStateMac(stateMac(one, key), one, key)).toBe(true);
      }),
    );
  });

  it.each([undefined, null, '', 'x', 5, {}, [], 'f'.repeat(63), 'g'.repeat(64), 'é'.repeat(64)])(
    'is not %j',
    (mac) => {
      expect(isStateMac(mac, value, key)).toBe(false);
    },
  );
});
