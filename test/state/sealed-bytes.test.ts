import { describe, expect, it } from 'vitest';
import { derivedKey, openBytes, sealBytes } from '../../src/state/sealed-bytes.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const hex = (given: Uint8Array | undefined) => given && Buffer.from(given).toString('hex');

const KEY = 'feffe9928665731c6d6a8f9467308308'.repeat(2);
const PLAIN =
  'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255';
const CIPHERTEXT =
  '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad';
/** McGrew and Viega, "The Galois/Counter Mode of Operation", appendix B: the cases with a key of 256 and a nonce of 96 bits. */
const GCM = [
  {
    name: 'test case 13',
    key: '00'.repeat(32),
    nonce: '00'.repeat(12),
    bound: '',
    plain: '',
    ciphertext: '',
    tag: '530f8afbc74536b9a963b4f1c4cb738b',
  },
  {
    name: 'test case 14',
    key: '00'.repeat(32),
    nonce: '00'.repeat(12),
    bound: '',
    plain: '00'.repeat(16),
    ciphertext: 'cea7403d4d606b6e074ec5d3baf39d18',
    tag: 'd0d1c8a799996bf0265b98b5d48ab919',
  },
  {
    name: 'test case 15',
    key: KEY,
    nonce: 'cafebabefacedbaddecaf888',
    bound: '',
    plain: PLAIN,
    ciphertext: CIPHERTEXT,
    tag: 'b094dac5d93471bdec1a502270e3cc6c',
  },
  {
    name: 'test case 16',
    key: KEY,
    nonce: 'cafebabefacedbaddecaf888',
    bound: 'feedfacedeadbeeffeedfacedeadbeefabaddad2',
    plain: PLAIN.slice(0, 120),
    ciphertext: CIPHERTEXT.slice(0, 120),
    tag: '76fc6ece0f4e1768cddf8853bb2d551b',
  },
];

/** RFC 5869, appendix A: the cases with SHA-256. */
const HKDF = [
  {
    name: 'A.1',
    key: '0b'.repeat(22),
    salt: '000102030405060708090a0b0c',
    info: 'f0f1f2f3f4f5f6f7f8f9',
    made: '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
  },
  {
    name: 'A.2',
    key: counting(0x00, 0x4f),
    salt: counting(0x60, 0xaf),
    info: counting(0xb0, 0xff),
    made: 'b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87',
  },
  {
    name: 'A.3',
    key: '0b'.repeat(22),
    salt: '',
    info: '',
    made: '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
  },
];

describe('sealBytes and openBytes', () => {
  it.each(GCM)('give the published values of $name', ({ key, nonce, bound, plain, ciphertext, tag }) => {
    const sealed = sealBytes(bytes(key), bytes(nonce), bytes(bound), bytes(plain));
    expect([hex(sealed.ciphertext), hex(sealed.tag)]).toEqual([ciphertext, tag]);
    const published = { ciphertext: bytes(ciphertext), tag: bytes(tag) };
    expect(hex(openBytes(bytes(key), bytes(nonce), bytes(bound), published))).toBe(plain);
    const other = Buffer.concat([bytes(bound), bytes('00')]);
    expect(openBytes(bytes(key), bytes(nonce), other, published)).toBeUndefined();
  });

  const [key, nonce, none] = [bytes(KEY), bytes('cafebabefacedbaddecaf888'), bytes('')];
  it.each([
    ['a key of 128 bits', key.subarray(16), nonce],
    ['a nonce of 64 bits', key, nonce.subarray(4)],
    ['a nonce of 128 bits', key, Buffer.alloc(16)],
  ])('refuse %s', (_, otherKey, otherNonce) => {
    expect(() => sealBytes(otherKey, otherNonce, none, none)).toThrow(
      expect.objectContaining({ code: 'internal' }),
    );
    expect(
      openBytes(otherKey, otherNonce, none, { ciphertext: none, tag: Buffer.alloc(16) }),
    ).toBeUndefined();
  });

  it.each([0, 4, 12, 15])('do not open by the first %i bytes of the tag', (length) => {
    const { ciphertext, tag } = sealBytes(key, nonce, none, bytes(PLAIN));
    expect(openBytes(key, nonce, none, { ciphertext, tag: tag.subarray(0, length) })).toBeUndefined();
  });
});

describe('derivedKey', () => {
  it.each(HKDF)('gives the published value of RFC 5869 $name', ({ key, salt, info, made }) => {
    expect(hex(derivedKey(bytes(key), bytes(salt), bytes(info), made.length / 2))).toBe(made);
  });

  it('refuses to make more than 255 blocks', () => {
    expect(derivedKey(bytes(KEY), bytes(''), '', 255 * 32)).toHaveLength(255 * 32);
    expect(() => derivedKey(bytes(KEY), bytes(''), '', 255 * 32 + 1)).toThrow();
  });
});

function counting(from: number, to: number): string {
  return Buffer.from(Array.from({ length: to - from + 1 }, (_, at) => from + at)).toString('hex');
}
