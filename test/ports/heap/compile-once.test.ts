import { describe, expect, it } from 'vitest';
import { canHold, compileOnce } from '../../../src/ports/heap/compile-once.ts';

/** A module with one function, `four`, which answers 4. */
const FOUR = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7f],
  ...[0x03, 0x02, 0x01, 0x00],
  ...[0x07, 0x08, 0x01, 0x04, 0x66, 0x6f, 0x75, 0x72, 0x00, 0x00],
  ...[0x0a, 0x06, 0x01, 0x04, 0x00, 0x41, 0x04, 0x0b],
]);

describe('a module that is compiled once', () => {
  it('is one like any other', () => {
    expect(new WebAssembly.Instance(compileOnce(FOUR), {}).exports).toMatchObject({
      four: expect.any(Function),
    });
  });

  it('says what is wrong with bytes that are none, the second time too', () => {
    for (let count = 0; count < 2; count += 1)
      expect(() => compileOnce(Uint8Array.from([1, 2, 3]))).toThrow(/WebAssembly/);
  });

  it.each<[string, string, string[], boolean]>([
    ['on the oldest engine', '11.3.244.8-node.30', [], true],
    ['on the newest one', '13.6.233.10-node.28', ['--max-old-space-size=512'], true],
    ['on one that nobody tried', '14.0.1', [], false],
    ['where somebody says how it compiles', '13.6.233.10-node.28', ['--no-wasm-tier-up'], false],
    ['where somebody says so among others', '13.6.233.10-node.28', ['--no-warnings --liftoff-only'], false],
  ])('%s: whether it is held to what it has compiled', (_, engine, flags, held) => {
    expect(canHold(engine, flags)).toBe(held);
  });
});
