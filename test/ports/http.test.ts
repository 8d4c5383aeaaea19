import { getEventListeners } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { nodeHttp } from '../../src/ports/node-http.ts';
import type { HttpRequest } from '../../src/ports/ports.ts';
import { PATIENCE_MS } from '../support/patience.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}
const serve = async (listener: RequestListener) => `http://127.0.0.1:${await listen(createServer(listener))}`;
/** A server that speaks raw bytes: what real servers do when they break. */
const serveRaw = async (talk: (socket: Socket, connection: number) => void) => {
  let connection = 0;
  const port = await listen(
    createSocketServer((socket) => {
      connection += 1;
      talk(socket, connection);
    }),
  );
  return `http://127.0.0.1:${port}`;
};
const faultOf = async (promise: Promise<unknown>): Promise<Fault> => {
  const error = await promise.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  if (error instanceof Fault) return error;
  throw error;
};
const get = (url: string, more: Partial<HttpRequest> = {}) => nodeHttp()({ method: 'GET', url, ...more });
const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n';

describe('an exchange', () => {
  it('sends method, path, query, headers and body as they are, and nothing chunked', async () => {
    const url = await serve((request, response) => {
      let body = '';
      request.on('data', (piece) => {
        body += piece;
      });
      request.on('end', () =>
        response.end(
          JSON.stringify({ method: request.method, url: request.url, raw: request.rawHeaders, body }),
        ),
      );
    });
    const answer = await nodeHttp()({
      method: 'POST',
      url: `${url}/a%20b?x=1&y=ü`,
      headers: { 'X-Key': 'k', 'content-type': 'application/json' },
      body: '{"text":"grüß dich 🙂"}',
    });
    const seen = JSON.parse(answer.text);
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/a%20b?x=1&y=%C3%BC',
      body: '{"text":"grüß dich 🙂"}',
    });
    expect(seen.raw).toEqual([
      'X-Key',
      'k',
      'content-type',
      'application/json',
      'content-length',
      '27',
      'Host',
      url.slice(7),
      'Connection',
      'keep-alive',
    ]);
  });

  it.each([
    ['GET', undefined],
    ['DELETE', undefined],
    ['POST', '0'],
    ['PUT', '0'],
  ])('sends a %s without a body with the length %s', async (method, length) => {
    const url = await serve(({ headers }, response) =>
      response.end(JSON.stringify([headers['content-length'], headers['transfer-encoding']])),
    );
    const { text } = await nodeHttp()({ method, url });
    expect(JSON.parse(text)).toEqual([length ?? null, null]);
  });

  it.each([
    ['no body', undefined],
    ['an ASCII body', 'body'],
    ['a body in another script', 'bödy'],
    ['a body of bytes', Buffer.from('bödy')],
  ])('sends a header as Latin-1 beside %s', async (_, body) => {
    const url = await serve(({ headers }, response) => response.end(JSON.stringify(headers['x-name'])));
    const request = {
      method: 'POST',
      url,
      headers: { 'x-name': 'Grüß' },
      ...(body !== undefined && { body }),
    };
    expect(JSON.parse((await nodeHttp()(request)).text)).toBe('Grüß');
  });

  it('sends a header that is named in two spellings once, as it was named last', async () => {
    const url = await serve(({ rawHeaders }, response) => response.end(JSON.stringify(rawHeaders)));
    const { text } = await get(url, { headers: { 'X-Team': 'a', 'x-b': 'b', 'x-team': 'c' } });
    expect(JSON.parse(text).slice(0, 4)).toEqual(['x-team', 'c', 'x-b', 'b']);
  });

  it('looks at headers that cannot change once, and at others each time', async () => {
    const url = await serve(({ headers }, response) => response.end(headers['x-a']));
    const http = nodeHttp();
    const frozen = Object.freeze({ 'x-a': 'kept' });
    const open = { 'x-a': 'one' };
    for (const _ of ['a', 'b'])
      expect((await http({ method: 'GET', url, headers: frozen })).text).toBe('kept');
    expect((await http({ method: 'GET', url, headers: open })).text).toBe('one');
    open['x-a'] = 'two';
    expect((await http({ method: 'GET', url, headers: open })).text).toBe('two');
    open['x-a'] = 'two\n';
    expect(await faultOf(http({ method: 'GET', url, headers: open }))).toMatchObject({
      code: 'validation_failed',
    });
  });

  it('joins repeated headers and keeps odd names as data', async () => {
    const url = await serveRaw((socket) =>
      socket.on('data', () =>
        socket.write(
          `${HEAD}X-A: 1\r\nx-a: 2\r\nSet-Cookie: a=1\r\nset-cookie: b=2\r\n__proto__: p\r\ncontent-length: 2\r\n\r\nok`,
        ),
      ),
    );
    const { headers, text } = await get(url);
    expect(text).toBe('ok');
    expect(headers['x-a']).toBe('1, 2');
    expect(headers['set-cookie']).toBe('a=1, b=2');
    expect(Object.keys(headers)).toContain('__proto__');
    expect(({} as Record<string, unknown>)['p']).toBeUndefined();
  });

  it('resolves for any status and returns redirects as they are', async () => {
    let second = 0;
    const target = await serve((_, response) => {
      second += 1;
      response.end();
    });
    const url = await serve((_, response) => response.writeHead(307, { location: target }).end('moved'));
    expect(await get(url)).toMatchObject({ status: 307, text: 'moved', headers: { location: target } });
    expect(second).toBe(0);
    const broken = await serve((_, response) => response.writeHead(503, { 'retry-after': '3' }).end('busy'));
    expect(await get(broken)).toMatchObject({ status: 503, text: 'busy', headers: { 'retry-after': '3' } });
  });

  it('keeps a character whole that arrives in two pieces, and drops a byte order mark', async () => {
    const url = await serve((_, response) => {
      const bytes = Buffer.from('\ufeff{"a":"ü🙂"}');
      response.write(bytes.subarray(0, 10));
      setTimeout(() => response.end(bytes.subarray(10)), 5);
    });
    expect((await get(url)).text).toBe('{"a":"ü🙂"}');
  });

  it('keeps the connection for the next request', async () => {
    const ports = new Set<number | undefined>();
    const url = await serve((request, response) => {
      ports.add(request.socket.remotePort);
      response.end('x');
    });
    const http = nodeHttp();
    for (let index = 0; index < 5; index += 1) await http({ method: 'GET', url });
    expect(ports.size).toBe(1);
  });

  /** The first connection answers once and resets at the second request, before a byte of the answer. */
  const resetting = async () => {
    const seen: number[] = [];
    const url = await serveRaw((socket, connection) => {
      let requests = 0;
      socket.on('data', () => {
        requests += 1;
        seen.push(connection);
        if (connection === 1 && requests === 2) socket.resetAndDestroy();
        else socket.write(`${HEAD}content-length: 2\r\n\r\nok`);
      });
    });
    return { url, seen };
  };

  it.each<[string, Partial<HttpRequest>]>([
    ['GET', {}],
    ['PUT', { body: 'x' }],
    ['POST', { body: 'x', headers: { 'Idempotency-Key': 'k' } }],
  ])('sends a %s that may arrive twice again when a kept connection broke', async (method, more) => {
    const { url, seen } = await resetting();
    const http = nodeHttp();
    for (const _ of ['a', 'b']) expect((await http({ method, url, ...more })).text).toBe('ok');
    expect(seen).toEqual([1, 1, 2]);
  });

  it.each(['POST', 'PATCH'])('sends a %s once: the server may have done its work', async (method) => {
    const { url, seen } = await resetting();
    const http = nodeHttp();
    await http({ method, url, body: 'a' });
    expect(await faultOf(http({ method, url, body: 'b' }))).toMatchObject({
      code: 'connection',
      subcode: 'reset',
    });
    expect(seen).toEqual([1, 1]);
  });

  it('sees which kept connections were closed while it was busy, before it sends what may not arrive twice', async () => {
    // Another thread: this one is busy while the server closes.
    const closed = new Int32Array(new SharedArrayBuffer(4));
    const file = join(import.meta.dirname, '../support/idle-closing-server.mjs');
    const server = new Worker(file, { workerData: closed, execArgv: [] });
    cleanups.push(() => void server.terminate());
    const url = await new Promise<string>((resolve) =>
      server.once('message', (message) => resolve(String(message))),
    );
    const http = nodeHttp();
    for (let count = 0; count < 20; count += 1) {
      expect((await http({ method: 'POST', url, body: 'x' })).text).toBe('ok');
      if (count % 2 === 0) await new Promise((resolve) => setImmediate(resolve));
      // Idle for longer than any server leaves open, and closed by then however slow the other thread is.
      for (const end = performance.now() + 30; performance.now() < end; );
      expect(Atomics.wait(closed, 0, count, PATIENCE_MS)).not.toBe('timed-out');
    }
  });
});

describe('a request behind an answer', () => {
  /** Of ten requests, each so long after an answer, those that went out before anything else was looked at. */
  async function atOnce(idleMs: number): Promise<number> {
    const url = await serve((_request, response) => response.end('ok'));
    const http = nodeHttp();
    const { signal } = new AbortController();
    let early = 0;
    for (let round = 0; round < 10; round += 1) {
      await http({ method: 'POST', url, body: 'x' });
      for (const end = performance.now() + idleMs; performance.now() < end; );
      const next = http({ method: 'POST', url, body: 'x', signal });
      // A request that is under way listens to its signal.
      early += getEventListeners(signal, 'abort').length;
      expect((await next).text).toBe('ok');
    }
    return early;
  }

  it('goes out at once on the connection that has just answered', async () => {
    // Not each of them: a busy machine may take the process away in between.
    expect(await atOnce(0)).toBeGreaterThan(0);
  });

  it('waits for what was closed meanwhile where that was idle', async () => {
    expect(await atOnce(25)).toBe(0);
  });
});

describe('compressed answers', () => {
  const text = 'Grüße '.repeat(1000);
  it.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
    ['identity', Buffer.from(text)],
  ])('are read as text: %s', async (encoding, body) => {
    const url = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(body),
    );
    expect((await get(url)).text).toBe(text);
  });

  it('count with their size after inflation', async () => {
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(30_000);
    const url = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(await faultOf(get(url))).toMatchObject({ code: 'too_large' });
  });

  it.each([
    ['gzip', Buffer.from('this is not gzip')],
    ['gzip', gzipSync(text).subarray(0, 40)],
    ['br', Buffer.from('this is not brotli')],
    ['rot13', Buffer.from(text)],
    ['gzip,gzip,gzip,gzip', Buffer.from(text)],
  ])('that are broken are a connection fault: %s', async (encoding, body) => {
    const url = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(body),
    );
    expect(await faultOf(get(url))).toMatchObject({ code: 'connection', subcode: 'encoding' });
  });
});

describe('servers that break', () => {
  const answering = (text: string) => (socket: Socket) => void socket.on('data', () => socket.write(text));
  const ending = (text: string) => (socket: Socket) => void socket.on('data', () => socket.end(text));
  const rows: [string, (socket: Socket) => void, Partial<HttpRequest>, Partial<Fault>][] = [
    ['never answer', () => undefined, { firstByteMs: 40 }, { code: 'timeout', subcode: 'first_byte' }],
    [
      'stop after the head',
      answering(`${HEAD}content-length: 9\r\n\r\n`),
      { idleMs: 40 },
      { code: 'timeout', subcode: 'idle' },
    ],
    [
      'stop in the middle',
      answering(`${HEAD}content-length: 9\r\n\r\nabc`),
      { idleMs: 40 },
      { code: 'timeout', subcode: 'idle' },
    ],
    [
      'drip for ever',
      (socket) => {
        socket.on('data', () => {
          socket.write(`${HEAD}content-length: 99999\r\n\r\n`);
          const timer = setInterval(() => socket.write('x'), 5);
          socket.on('close', () => clearInterval(timer));
        });
      },
      { idleMs: 1000, totalMs: 80 },
      { code: 'timeout', subcode: 'total' },
    ],
    [
      'cut a body of known length',
      ending(`${HEAD}content-length: 9\r\n\r\nabc`),
      {},
      { code: 'connection', subcode: 'reset' },
    ],
    [
      'cut a chunked body',
      ending(`${HEAD}transfer-encoding: chunked\r\n\r\n5\r\nab`),
      {},
      { code: 'connection', subcode: 'reset' },
    ],
    [
      'reset at once',
      (socket) => void socket.on('data', () => socket.resetAndDestroy()),
      {},
      { code: 'connection', subcode: 'reset' },
    ],
    ['close without a word', ending(''), {}, { code: 'connection', subcode: 'reset' }],
    ['do not speak HTTP', ending('SSH-2.0-OpenSSH_9\r\n'), {}, { code: 'connection', subcode: 'protocol' }],
    ['announce too much', answering(`${HEAD}content-length: 20000000\r\n\r\nabc`), {}, { code: 'too_large' }],
    [
      'send headers without end',
      ending(`${HEAD}x: ${'y'.repeat(100_000)}\r\n\r\n`),
      {},
      { code: 'too_large' },
    ],
    [
      'switch protocols unasked',
      ending('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
      {},
      { code: 'connection' },
    ],
    [
      'never end',
      (socket) => {
        socket.on('data', () => {
          socket.write(`${HEAD}\r\n`);
          const flood = () => {
            while (!socket.destroyed && socket.write('z'.repeat(65_536)));
          };
          socket.on('drain', flood);
          flood();
        });
      },
      { maxBytes: 300_000 },
      { code: 'too_large' },
    ],
  ];
  it.each(rows)('that %s become a Fault', async (_, talk, limits, expected) => {
    const url = await serveRaw(talk);
    const fault = await faultOf(get(`${url}/path?secret=1`, limits));
    expect(fault).toMatchObject(expected);
    expect(fault.message).toContain('127.0.0.1');
    expect(fault.message).not.toContain('secret');
  });

  it('that are not there are named', async () => {
    const url = await serve(() => undefined);
    for (const cleanup of cleanups.splice(0)) cleanup();
    expect(await faultOf(get(url))).toMatchObject({ code: 'connection', subcode: 'refused', retry: true });
  });

  it('take one reset at most on the fresh connection', async () => {
    let requests = 0;
    const url = await serveRaw((socket, connection) => {
      let here = 0;
      socket.on('data', () => {
        requests += 1;
        here += 1;
        if (connection === 1 && here === 1) socket.write(`${HEAD}content-length: 2\r\n\r\nok`);
        else socket.resetAndDestroy();
      });
    });
    const http = nodeHttp();
    await http({ method: 'GET', url });
    expect(await faultOf(http({ method: 'GET', url }))).toMatchObject({
      code: 'connection',
      subcode: 'reset',
    });
    expect(requests).toBe(3);
  });
});

describe('cancelling', () => {
  it('ends the exchange at once with cancelled, or with the Fault given as the reason', async () => {
    let closed = 0;
    const url = await serveRaw((socket) => void socket.resume().on('close', () => (closed += 1)));
    const plain = new AbortController();
    const own = new AbortController();
    const first = faultOf(get(url, { signal: plain.signal }));
    const second = faultOf(get(url, { signal: own.signal }));
    setTimeout(() => {
      plain.abort();
      own.abort(new Fault('budget_exhausted', 'the money is spent'));
    }, 20);
    expect(await first).toMatchObject({ code: 'cancelled' });
    expect(await second).toMatchObject({ code: 'budget_exhausted' });
    await expect.poll(() => closed).toBe(2);
  });

  it('ends every exchange of its signal and no other, and leaves nothing on the signal', async () => {
    const url = await serveRaw((socket) => void socket.resume());
    const [first, second] = [new AbortController(), new AbortController()];
    const http = nodeHttp();
    const call = ({ signal }: AbortController) => faultOf(http({ method: 'GET', url, signal }));
    const [a, b, c] = [call(first), call(second), call(first)];
    await expect.poll(() => getEventListeners(first.signal, 'abort').length).toBe(1);
    first.abort();
    expect(await a).toMatchObject({ code: 'cancelled' });
    expect(await c).toMatchObject({ code: 'cancelled' });
    expect(getEventListeners(second.signal, 'abort')).toHaveLength(1);
    second.abort();
    expect(await b).toMatchObject({ code: 'cancelled' });
    for (const { signal } of [first, second]) expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  it('before the start sends nothing', async () => {
    let connections = 0;
    const url = await serveRaw(() => (connections += 1));
    expect(await faultOf(get(url, { signal: AbortSignal.abort() }))).toMatchObject({ code: 'cancelled' });
    expect(connections).toBe(0);
  });
});

describe('headers and addresses', () => {
  it.each([
    ['a line feed', { 'x-a': 'a\nX-Injected: 1' }],
    ['a carriage return', { 'x-a': 'a\rb' }],
    ['a null', { 'x-a': 'a\0b' }],
    ['a control character', { 'x-a': '\u0001' }],
    ['a character whose low byte is a line feed', { 'x-a': 'a\u010a' }],
    ['a character outside Latin-1', { 'x-a': '日本' }],
    ['an empty name', { '': 'a' }],
    ['a name with a colon', { 'a:b': 'c' }],
    ['a name with a line break', { 'a\r\nb': 'c' }],
    ['a host of its own', { Host: 'example.com' }],
    ['a length of its own', { 'Content-Length': '3' }],
    ['a transfer coding of its own', { 'transfer-encoding': 'chunked' }],
  ])('a header with %s is refused by name before anything is sent', async (_, headers) => {
    let connections = 0;
    const url = await serveRaw(() => (connections += 1));
    expect(await faultOf(get(url, { headers: headers as Record<string, string> }))).toMatchObject({
      code: 'validation_failed',
    });
    expect(connections).toBe(0);
  });

  it.each(['', 'GET /', 'GET\r\nx: y', 'G\u0118T'])('the method %j is refused', async (method) => {
    let connections = 0;
    const url = await serveRaw(() => (connections += 1));
    expect(await faultOf(get(url, { method }))).toMatchObject({ code: 'validation_failed' });
    expect(connections).toBe(0);
  });

  it.each([
    '',
    'no url',
    '/path',
    'ftp://a.example/',
    'file:///etc/passwd',
    'http://user:pw@a.example/',
    'http://a.example:0/',
  ])('the address %j is refused', async (url) => {
    const fault = await faultOf(get(url));
    expect(fault.code).toBe('validation_failed');
    expect(fault.message).not.toContain('pw');
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://169.254.170.2/v2/credentials',
    'http://0xa9fea9fe/',
    'http://2852039166/',
    'http://168.63.129.16/machine',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[::169.254.169.254]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://[2002:a9fe:a9fe::1]/',
    'http://metadata.google.internal/',
    'http://METADATA.google.internal./',
  ])('the metadata address %s is never called', async (url) => {
    expect(await faultOf(get(url))).toMatchObject({ code: 'address_denied' });
  });

  it('every DNS answer is checked, and the connection goes to what was checked', async () => {
    const port = new URL(await serve((_, response) => response.end('in'))).port;
    const table: Record<string, string[]> = {
      'good.example': ['127.0.0.1'],
      'bad.example': ['169.254.169.254'],
      'mixed.example': ['127.0.0.1', '169.254.169.254'],
      'six.example': ['fe80::1'],
    };
    const http = nodeHttp((name, _, done) =>
      done(
        null,
        (table[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    );
    const call = (host: string, reach: 'anywhere' | 'public' = 'anywhere') =>
      http({ method: 'GET', url: `http://${host}:${port}/`, reach });
    expect((await call('good.example')).text).toBe('in');
    for (const host of ['bad.example', 'mixed.example', 'six.example']) {
      expect(await faultOf(call(host))).toMatchObject({ code: 'address_denied' });
    }
    // The kept connection of the wide reach must not carry a request of the narrow one.
    expect(await faultOf(call('good.example', 'public'))).toMatchObject({ code: 'address_denied' });
    expect(await faultOf(call('nowhere.example'))).toMatchObject({ code: 'connection', subcode: 'dns' });
  });
});
