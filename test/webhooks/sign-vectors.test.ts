import { describe, expect, it } from 'vitest';
import { signature } from '../../src/webhooks/sign.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const LARGE = bytes('aa'.repeat(131));

/** RFC 4231, section 4; case 5 is published with its first 128 bits only. */
const VECTORS = [
  {
    name: '4.2',
    key: bytes('0b'.repeat(20)),
    data: Buffer.from('Hi There'),
    mac: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  },
  {
    name: '4.3',
    key: 'Jefe',
    data: 'what do ya want for nothing?',
    mac: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  },
  {
    name: '4.4',
    key: bytes('aa'.repeat(20)),
    data: bytes('dd'.repeat(50)),
    mac: '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  },
  {
    name: '4.5',
    key: bytes('0102030405060708090a0b0c0d0e0f10111213141516171819'),
    data: bytes('cd'.repeat(50)),
    mac: '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  },
  {
    name: '4.6',
    key: bytes('0c'.repeat(20)),
    data: 'Test With Truncation',
    mac: 'a3b6167473100ee06e0c796c2955552b',
  },
  {
    name: '4.7',
    key: LARGE,
    data: 'Test Using Larger Than Block-Size Key - Hash Key First',
    mac: '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  },
  {
    name: '4.8',
    key: LARGE,
    data: 'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    mac: '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  },
];

describe('signature', () => {
  it.each(VECTORS)('gives the published value of RFC 4231 $name', ({ key, data, mac }) => {
    expect(signature(data, key).slice(0, 'sha256='.length + mac.length)).toBe(`sha256=${mac}`);
    expect(signature(data, key)).toMatch(/^sha256=[0-9a-f]{64}$/);
  });
});
