/** What `api-requests.ts` mixes into valid requests. */
import fc from 'fast-check';

const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u2066',
  '🌍'.repeat(50),
  'ﷺ'.repeat(200),
  'x'.repeat(20_000),
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '{{ input }}',
  "'; DROP TABLE runs; --",
  '<script>alert(1)</script>',
  '$&$1%s%n',
  '(a+)+$',
  '2026-02-30T25:61:61Z',
  '-271821-04-20T00:00:00Z',
  'http://169.254.169.254/latest',
  'https://[::1]/',
];
/** JSON values that no field expects. */
export const ODD_VALUES: unknown[] = [
  ...ODD_TEXTS,
  null,
  true,
  [],
  {},
  0,
  -1,
  0.5,
  -0,
  1e308,
  2 ** 53 + 2,
  [[[[[[[[]]]]]]]],
  Array.from({ length: 500 }, () => null),
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}'),
  deep(150),
];

function deep(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}

/** Ids as they stand in a path, some of them wrongly encoded. */
export const ODD_IDS = [
  'unknown',
  '%00',
  '..%2F..%2Fetc%2Fpasswd',
  '%2e%2e',
  '%F0%9F%8C%8D',
  '%E0%A4%A',
  '%C3%28',
  'a'.repeat(2000),
  '%7B%7B%20input%20%7D%7D',
  'CON',
  'constructor',
  '__proto__',
  '%20',
];

/** Headers that change what is answered. */
export const HEADERS = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ prefer: 'respond-async' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('a', 'b', 'c').map((key) => ({ 'idempotency-key': key })),
  },
) as fc.Arbitrary<Record<string, string>>; // Border: of the shapes above, each has some of the headers.

/** Headers that are wrong, or want something that they do not get. */
export const ODD_HEADERS: fc.Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>>(
  { 'content-type': 'text/plain' },
  { 'content-type': '' },
  { 'content-type': 'application/json; charset=latin1' },
  { 'content-type': 'application/json;;;' },
  { authorization: 'Bearer wrong' },
  { authorization: 'Bearer' },
  { authorization: 'Bearer \u00ff' },
  { authorization: '' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { host: 'evil.example' },
  { 'idempotency-key': 'x'.repeat(400) },
  { 'idempotency-key': '\u00ff' },
  { prefer: 'respond-async, wait=0, =;,' },
  { accept: 'image/png' },
  { 'content-encoding': 'gzip' },
  { 'content-length': '5' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-for': '127.0.0.1' },
);

const encoder = new TextEncoder();
/** Bodies that are no request, most of them no JSON. */
export const RAW_BODIES: (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  ' ',
  'null',
  '7',
  '"text"',
  '[]',
  '{',
  '{"a":1,}',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"a":1e999}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '{"a":"\\ud800"}',
  '{"name":"a","name":"b"}',
  new Uint8Array([0xff, 0xfe, 0x00]),
  encoder.encode('{"a":"x"}').map((byte) => (byte === 0x78 ? 0xc3 : byte)),
];
