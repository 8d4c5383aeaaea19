import { request } from 'node:http';
import { Duplex } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnswerReader } from '../../../src/ports/http/answer-reader.ts';
import { cpuTime } from '../../support/cpu-time.ts';

/** What is to be seen of an answer. */
interface Seen {
  /** Only where something stands behind it. */
  isFollowed?: true;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The text in pieces that end at these places. */
function pieces(text: string, cuts: readonly number[]): Buffer[] {
  const places = [0, ...[...cuts].map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
  return places.slice(1).map((end, index) => Buffer.from(text.slice(places[index], end), 'latin1'));
}

/** The answer that these pieces hold before the connection ends; undefined where there is none. What comes is overwritten as soon as it was taken. */
function read(text: string, cuts: readonly number[] = [], method = 'GET'): Seen {
  const reader = new AnswerReader(method);
  const buffer = Buffer.alloc(text.length);
  let body: string | undefined;
  try {
    for (const piece of pieces(text, cuts)) {
      const taken = buffer.subarray(0, piece.copy(buffer));
      reader.take(taken);
      if (reader.isWhole) body ??= reader.body.toString('latin1');
      buffer.fill('?');
    }
    if (!reader.end()) throw new Error('cut');
    body ??= reader.body.toString('latin1');
    const { status, headers, isFollowed } = reader;
    return { status, headers: { ...headers }, body, ...(isFollowed ? { isFollowed } : {}) };
  } finally {
    reader.close();
  }
}

/** The same by the reader of Node. */
function readByNode(text: string, cuts: readonly number[], method: string): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const socket = new Duplex({
      read: () => undefined,
      write(_, __, done) {
        done();
        for (const piece of pieces(text, cuts)) if (piece.length > 0) socket.push(piece);
        socket.push(null);
      },
    });
    const asked = request({ method, createConnection: () => socket }, (answer) => {
      let body = '';
      answer.setEncoding('latin1').on('data', (piece) => {
        body += piece;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        const headers: Record<string, string> = {};
        for (let at = 0; at < answer.rawHeaders.length; at += 2) {
          const name = (answer.rawHeaders[at] ?? '').toLowerCase();
          const value = answer.rawHeaders[at + 1] ?? '';
          headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
        }
        if (answer.complete) resolve({ status: answer.statusCode ?? 0, headers, body });
        else reject(new Error('cut'));
      });
    });
    asked.on('error', reject).on('close', () => setTimeout(() => reject(new Error('closed')), 5));
    asked.end();
  });
}

const STATUS_LINES = [
  'HTTP/1.1 200 OK',
  'HTTP/1.0 200 OK',
  'HTTP/1.1 503',
  'HTTP/1.1 204 No Content',
  'HTTP/1.1 304 Not Modified',
];
const FIELDS = [
  'content-length: 5',
  'Content-Length:5',
  'content-length: 0',
  'Transfer-Encoding: chunked',
  'transfer-encoding: gzip, chunked',
  'connection: close',
  'connection: Keep-Alive',
  'x-a:',
  'x-a: \t b c \t',
  'x-a: gr\xfc\xdf',
  'set-cookie: a=1',
  'Set-Cookie: b=2',
];
/** Lines that some reader may take for another thing than the next. */
const ODD_FIELDS = [
  'content-length: 6',
  'content-length: +5',
  'content-length: 5, 5',
  'content-length: 0x5',
  'content-length: ',
  'content-length : 5',
  'transfer-encoding: identity',
  'transfer-encoding: chunked, gzip',
  'transfer-encoding: xchunked',
  'Transfer-Encoding : chunked',
  ' folded',
  '\tcontent-length: 3',
  'no colon',
  ': no name',
  'x-a: b\0c',
  'x-a: b\rc',
  'x-a: b\nx-b: c',
  'x(a): b',
];
const BODIES = [
  '',
  'hello',
  'hello, all',
  '5\r\nhello\r\n0\r\n\r\n',
  '2\r\nhe\r\n3;x=y\r\nllo\r\n0\r\nx-t: 1\r\n\r\n',
  '0\r\n\r\n',
  '5 \r\nhello\r\n0\r\n\r\n',
  '05\r\nhello\r\n00\r\n\r\n',
];
const ODD_BODIES = [
  '5\nhello\n0\n\n',
  '5\r\nhelloo\r\n0\r\n\r\n',
  '-5\r\nhello\r\n0\r\n\r\n',
  '0x5\r\nhello\r\n0\r\n\r\n',
  ' 5\r\nhello\r\n0\r\n\r\n',
  'ffffffffffffffffff\r\nhello',
  '\r\nhello\r\n0\r\n\r\n',
  '5\r\nhello\r\n0\r\nno colon\r\n\r\n',
  '5;x\0\r\nhello\r\n0\r\n\r\n',
];
const INTERIM = 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n';

const answers = fc
  .record({
    interim: fc.constantFrom('', '', '', INTERIM, INTERIM + INTERIM),
    line: fc.constantFrom(...STATUS_LINES),
    fields: fc.array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...FIELDS) },
        { weight: 1, arbitrary: fc.constantFrom(...ODD_FIELDS) },
      ),
      { maxLength: 4 },
    ),
    end: fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\n'),
    body: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...BODIES) },
      { weight: 1, arbitrary: fc.constantFrom(...ODD_BODIES) },
    ),
  })
  .map(
    ({ interim, line, fields, end, body }) => `${interim}${[line, ...fields].join(end)}${end}${end}${body}`,
  );
const cuts = fc.array(fc.nat(300), { maxLength: 4 });
/** Somewhere in a text another letter, one more or one less: most often one that separates something. */
const mistakes = fc.array(
  fc.record({
    place: fc.nat(300),
    taken: fc.nat(1),
    put: fc.oneof(
      fc.constantFrom(
        '',
        '\r',
        '\n',
        '\r\n',
        '\r\n\r\n',
        ' ',
        '\t',
        ':',
        ',',
        ';',
        '0',
        'f',
        '-',
        '\0',
        '\x7f',
        '\xff',
      ),
      fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
    ),
  }),
  { minLength: 1, maxLength: 2 },
);
/** Fields that say how long a body is, and such a body. */
const FRAMED = [
  ['content-length: 5', 'hello'],
  ['Content-Length: 0', ''],
  ['connection: close', 'hello, all'],
  ['Transfer-Encoding: chunked', '2\r\nhe\r\n3;x=y\r\nllo\r\n0\r\nx-t: 1\r\n\r\n'],
  ['transfer-encoding: gzip, chunked', '0a\r\nhello, all\r\n00\r\n\r\n'],
] as const;
const whole = fc
  .record({
    interim: fc.constantFrom('', '', '', INTERIM),
    line: fc.constantFrom('HTTP/1.1 200 OK', 'HTTP/1.0 200 OK', 'HTTP/1.1 503'),
    fields: fc.array(fc.constantFrom(...FIELDS.filter((field) => /^(x-|set-)/i.test(field))), {
      maxLength: 4,
    }),
    framed: fc.constantFrom(...FRAMED),
  })
  .map(
    ({ interim, line, fields, framed: [field, body] }) =>
      `${interim}${[line, ...fields, field].join('\r\n')}\r\n\r\n${body}`,
  );
/**
 * Where llhttp 9.3, which Node 20 and undici have, and that of later Nodes are known to differ: a second return at the end of a line with a
 * status is skipped, and a tab behind a length is refused. A status of less than 100 is refused here.
 */
const KNOWN_TO_DIFFER = /(?:^|\n)HTTP[^\r\n]*\r\r|(?:^|\n)HTTP\/\d\.\d 0|content-length:[^\r]*\t\r/i;
const spoiled = fc.tuple(whole, mistakes).map(([answer, made]) =>
  made.reduce((text, { place, taken, put }) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + taken);
  }, answer),
);
const methods = fc.constantFrom('GET', 'POST', 'HEAD');
/** The answer, or the code of the error that there was instead. */
const outcome = async (make: () => Seen | Promise<Seen>): Promise<Seen | string> => {
  try {
    return await make();
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
};
const OK = 'HTTP/1.1 200 OK\r\n';

describe('an answer of HTTP/1.1', () => {
  it.each([
    ['the same bytes', answers, 400, 40],
    ['bytes that somebody spoiled', spoiled, 600, 60],
  ])(
    'is what the reader of Node sees in %s, wherever they are cut, or none',
    async (_, texts, numRuns, least) => {
      let answered = 0;
      await fc.assert(
        fc.asyncProperty(texts, cuts, methods, async (text, places, method) => {
          const ours = await outcome(() => read(text, places, method));
          if (KNOWN_TO_DIFFER.test(text)) return;
          const nodes = await outcome(() => readByNode(text, places, method));
          if (typeof ours === 'string') return void expect(typeof nodes).toBe('string');
          answered += 1;
          const { isFollowed, ...answer } = ours;
          // What stands behind an answer costs Node the answer too, as the pieces happen to be cut.
          if (isFollowed !== true || typeof nodes === 'object') expect(nodes).toEqual(answer);
        }),
        { numRuns },
      );
      expect(answered).toBeGreaterThan(least);
    },
  );

  it.each<[string, string, Partial<Seen>]>([
    ['a length', `${OK}content-length: 5\r\n\r\nhello`, { status: 200, body: 'hello' }],
    ['no body', `${OK}content-length: 0\r\n\r\n`, { body: '' }],
    ['the end of the connection', `${OK}\r\nhello`, { body: 'hello' }],
    [
      'chunks',
      `${OK}transfer-encoding: chunked\r\n\r\n3\r\nhel\r\n2;a=b\r\nlo\r\n0\r\nx-t: 1\r\n\r\n`,
      { body: 'hello' },
    ],
    [
      'a status that has none',
      'HTTP/1.1 204 No Content\r\ncontent-length: 9\r\n\r\n',
      { status: 204, body: '' },
    ],
    [
      'an announcement before it',
      `HTTP/1.1 100 Continue\r\n\r\n${OK}content-length: 2\r\n\r\nok`,
      { status: 200, body: 'ok' },
    ],
    ['a status without words', 'HTTP/1.1 429\r\ncontent-length: 0\r\n\r\n', { status: 429 }],
    ['odd names', `${OK}__proto__: p\r\nconstructor: c\r\ncontent-length: 0\r\n\r\n`, { body: '' }],
  ])('ends by %s, in one piece and byte by byte', (_, text, expected) => {
    expect(read(text)).toMatchObject(expected);
    const each = Array.from({ length: text.length }, (_one, index) => index);
    expect(read(text, each)).toEqual(read(text));
  });

  it.each<[string, string, string]>([
    ['two lengths', `${OK}content-length: 1\r\ncontent-length: 1\r\n\r\na`, 'HPE_UNEXPECTED_CONTENT_LENGTH'],
    [
      'a length and chunks',
      `${OK}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      'HPE_INVALID_TRANSFER_ENCODING',
    ],
    ['lines that end without a return', 'HTTP/1.1 200 OK\ncontent-length: 1\n\na', 'HPE_CR_EXPECTED'],
    ['a folded line', `${OK}x-a: b\r\n c\r\n\r\n`, 'HPE_INVALID_HEADER_TOKEN'],
    ['a blank before the colon', `${OK}content-length : 1\r\n\r\na`, 'HPE_INVALID_HEADER_TOKEN'],
    ['a null in a value', `${OK}x-a: b\0\r\n\r\n`, 'HPE_INVALID_HEADER_TOKEN'],
    ['another protocol', 'SIP/2.0 200 OK\r\n\r\n', 'HPE_INVALID_CONSTANT'],
    ['a status of less than 100', 'HTTP/1.1 020 OK\r\n\r\n', 'HPE_INVALID_STATUS'],
    ['a coding without a name', `${OK}transfer-encoding:\r\n\r\n0\r\n\r\n`, 'HPE_INVALID_TRANSFER_ENCODING'],
    ['another protocol, begun', 'SSH', 'HPE_INVALID_CONSTANT'],
    [
      'a chunk that is longer than its length',
      `${OK}transfer-encoding: chunked\r\n\r\n1\r\nab\r\n0\r\n\r\n`,
      'HPE_STRICT',
    ],
    [
      'a length of a chunk without an end',
      `${OK}transfer-encoding: chunked\r\n\r\n1;${'x'.repeat(40_000)}`,
      'HPE_HEADER_OVERFLOW',
    ],
    ['a head without an end', `${OK}x-a: ${'y'.repeat(40_000)}`, 'HPE_HEADER_OVERFLOW'],
    ['a head that is too long', `${OK}x-a: ${'y'.repeat(40_000)}\r\n\r\n`, 'HPE_HEADER_OVERFLOW'],
    [
      'trailers that are too long',
      `${OK}transfer-encoding: chunked\r\n\r\n0\r\n${`x-a: ${'y'.repeat(1_000)}\r\n`.repeat(40)}\r\n`,
      'HPE_HEADER_OVERFLOW',
    ],
    ['a protocol that nobody asked for', 'HTTP/1.1 101 Switching\r\nupgrade: x\r\n\r\n', 'ECONNRESET'],
  ])('is none with %s', async (_, text, code) => {
    expect(await outcome(() => read(text))).toBe(code);
  });

  it.each([
    ['a length', `${OK}content-length: 5\r\n\r\nhello`],
    ['chunks', `${OK}transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`],
    ['no body', 'HTTP/1.1 204 No Content\r\n\r\n'],
    ['an announcement before it', `${INTERIM}${OK}content-length: 1\r\n\r\na`],
  ])('with %s is told from what stands behind it, wherever that is cut', (_, text) => {
    const alone = read(text);
    expect(alone.isFollowed).toBeUndefined();
    for (const behind of ['x', '\r\n', ' ', text])
      for (let cut = 0; cut <= text.length + behind.length; cut += 1)
        expect(read(text + behind, [cut])).toEqual({ ...alone, isFollowed: true });
  });

  it('has nothing of another one, whose pieces come between its own', () => {
    const texts = ['a', 'b', 'c'].map(
      (letter) =>
        `${INTERIM}${OK}x-${letter}: ${letter.repeat(30)}\r\ntransfer-encoding: chunked\r\n\r\n9;${letter}\r\n${letter.repeat(9)}\r\n0\r\n\r\n`,
    );
    const readers = texts.map(() => new AnswerReader('GET'));
    for (let at = 0; at < (texts[0] ?? '').length; at += 7)
      for (const [index, text] of texts.entries()) readers[index]?.take(Buffer.from(text.slice(at, at + 7)));
    expect(readers.map(({ body, headers }) => [body.toString(), { ...headers }])).toEqual(
      ['a', 'b', 'c'].map((letter) => [
        letter.repeat(9),
        { [`x-${letter}`]: letter.repeat(30), 'transfer-encoding': 'chunked' },
      ]),
    );
  });

  it('is read after one that was none, or was left in the middle', () => {
    for (const text of [`${OK}x-a`, `${OK}content-length: 9\r\n\r\nabc`, `${OK}x-a: \0`]) {
      const left = new AnswerReader('GET');
      expect(() => {
        left.take(Buffer.from(text));
        if (!left.end()) throw new Error('cut');
      }).toThrow();
      left.close();
      left.close();
      expect(read(`${OK}content-length: 2\r\n\r\nok`)).toMatchObject({ status: 200, body: 'ok' });
    }
  });

  it.each([1, 3, 1000, 70_000])('is gathered from chunks of %d bytes that come at once', (size) => {
    const chunk = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;
    const count = Math.ceil(300_000 / size);
    const reader = new AnswerReader('GET');
    reader.take(Buffer.from(`${OK}transfer-encoding: chunked\r\n\r\n${chunk.repeat(count)}0\r\n\r\n`));
    expect(reader).toMatchObject({ isWhole: true, size: size * count });
    expect(reader.body.equals(Buffer.alloc(size * count, 'x'))).toBe(true);
  });

  it.each(['HEAD', 'head'])('to %s has no body, whatever it says', (method) => {
    expect(read(`${OK}content-length: 5\r\n\r\n`, [], method)).toMatchObject({ status: 200, body: '' });
  });

  it.each<[string, string, boolean, string?]>([
    ['kept by itself', OK, true],
    ['closed by a word', `${OK}connection: x, Close\r\n`, false],
    ['closed by an old server', 'HTTP/1.0 200 OK\r\n', false],
    ['left, as something stands behind it', `${OK}connection: keep-alive\r\n`, false, '\r\n'],
    ['kept by an old server that says so', 'HTTP/1.0 200 OK\r\nconnection: Keep-Alive\r\n', true],
  ])('leaves a connection %s', (_, head, kept, behind = '') => {
    const reader = new AnswerReader('GET');
    reader.take(Buffer.from(`${head}content-length: 0\r\n\r\n${behind}`));
    expect(reader).toMatchObject({ isWhole: true, keepsAlive: kept });
  });

  it.each([' ', ',', '\t,'])('costs time in proportion to a head full of %j', (filler) => {
    const head = `${OK}connection: x${filler.repeat(30_000 / filler.length)}\0\r\n\r\n`;
    const before = cpuTime();
    for (let count = 0; count < 20; count += 1)
      expect(() => new AnswerReader('GET').take(Buffer.from(head))).toThrow('header value');
    expect(cpuTime() - before).toBeLessThan(1_000);
  });
});
