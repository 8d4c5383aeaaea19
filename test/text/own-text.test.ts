import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownText } from '../../src/text/own-text.ts';

it('is the same text, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(3), (text, from) => {
      const piece = `\ud800${text}`.slice(from);
      expect(ownText(piece)).toBe(piece);
    }),
  );
});
