import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { signature } from '../../src/webhooks/sign.ts';

const bytes = (value: number, length: number) => new Uint8Array(length).fill(value);
const utf8 = (text: string) => new TextEncoder().encode(text);
const counting = Uint8Array.from({ length: 25 }, (_, index) => index + 1);

describe('the signature', () => {
  // RFC 4231, 4.2 to 4.8, but 4.6, whose output is cut.
  it.each<[string, Uint8Array, Uint8Array, string]>([
    [
      '1',
      bytes(0x0b, 20),
      utf8('Hi There'),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      '2',
      utf8('Jefe'),
      utf8('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      '3',
      bytes(0xaa, 20),
      bytes(0xdd, 50),
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    ],
    ['4', counting, bytes(0xcd, 50), '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b'],
    [
      '6',
      bytes(0xaa, 131),
      utf8('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      '7',
      bytes(0xaa, 131),
      utf8(
        'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('is that of RFC 4231, test case %s', (_, key, data, expected) =>
    expect(signature(data, key)).toBe(`sha256=${expected}`),
  );

  it('is what another implementation computes for the UTF-8 bytes of a text', () => {
    const body = '{"text":"žluťoučký 👩‍🚀 \\u2028 {}"}';
    const program =
      'import hmac,sys;print(hmac.new("schlüssel 🔑".encode(),sys.stdin.buffer.read(),"sha256").hexdigest())';
    const theirs = execFileSync('python3', ['-X', 'utf8', '-c', program], { input: body, encoding: 'utf8' });
    expect(signature(body, 'schlüssel 🔑')).toBe(`sha256=${theirs.trim()}`);
  });
});
