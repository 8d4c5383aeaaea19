import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import type { ResolveAll } from '../../src/ports/checked-lookup.ts';
import { recordEnvironment } from '../../src/ports/node-environment.ts';
import { nodeHttp } from '../../src/ports/node-http.ts';
import type { HttpRequest } from '../../src/ports/ports.ts';
import {
  type Certificate,
  certificateFor,
  type ForwardProxy,
  type ForwardProxyOptions,
  forwardProxy,
  tlsFront,
} from '../support/forward-proxy.ts';
import { runScript } from '../support/run-cli.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}
const echo: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (piece) => {
    body += piece;
  });
  request.on('end', () => {
    const { host, 'proxy-authorization': leaked } = request.headers;
    response.end(JSON.stringify({ line: `${request.method} ${request.url}`, host, leaked, body }));
  });
};
async function proxy(options: ForwardProxyOptions = {}): Promise<ForwardProxy> {
  const started = await forwardProxy(options);
  cleanups.push(() => started.close());
  return started;
}
/** Names of this world, and no others. */
const names =
  (table: Record<string, string[]>): ResolveAll =>
  (name, _, done) =>
    done(
      null,
      (table[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
const client = (variables: Record<string, string>, table: Record<string, string[]> = {}) => {
  const http = nodeHttp(names(table), recordEnvironment(variables));
  return (url: string, more: Partial<HttpRequest> = {}) => http({ method: 'GET', url, ...more });
};
const faultOf = async (promise: Promise<unknown>): Promise<Fault> => {
  const error = await promise.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  if (error instanceof Fault) return error;
  throw error;
};

describe('an http target behind a proxy', () => {
  it('is asked for by its whole address, with its own host and body', async () => {
    const port = await serve(echo);
    const by = await proxy({ places: { 'shop.example:8080': port } });
    const http = client({ http_proxy: by.url });
    const answer = await http('http://shop.example:8080/a%20b?x=1#part', { method: 'POST', body: 'ü' });
    expect(JSON.parse(answer.text)).toEqual({
      line: 'POST /a%20b?x=1',
      host: 'shop.example:8080',
      body: 'ü',
    });
    expect(by.requests).toEqual([
      { line: 'POST http://shop.example:8080/a%20b?x=1', authorization: undefined },
    ]);
  });

  it('shares a kept connection with no other target', async () => {
    const port = await serve(echo);
    const by = await proxy({ places: { 'a.example:80': port, 'b.example:80': port } });
    const http = client({ http_proxy: by.url });
    for (const host of ['a', 'a', 'b', 'a', 'b']) await http(`http://${host}.example/`);
    expect({ requests: by.requests.length, connections: by.connections() }).toEqual({
      requests: 5,
      connections: 2,
    });
  });

  it('is sent again by the proxy, and not around it, when a kept connection broke', async () => {
    let requests = 0;
    const by = await proxy({ places: { 'a.example:80': await serve(echo) } });
    const breaking = createServer(() => undefined);
    breaking.on('connection', (socket) => {
      socket.on('error', () => undefined);
      let here = 0;
      socket.on('data', () => {
        requests += 1;
        here += 1;
        if (requests === 2 && here === 2) socket.resetAndDestroy();
        else socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
      });
    });
    await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve));
    cleanups.push(() => new Promise((resolve) => breaking.closeAllConnections() ?? breaking.close(resolve)));
    const { port } = breaking.address() as AddressInfo;
    const http = client({ http_proxy: `http://127.0.0.1:${port}` });
    for (const _ of ['first', 'second']) expect((await http('http://a.example/')).text).toBe('ok');
    expect({ requests, around: by.requests.length }).toEqual({ requests: 3, around: 0 });
  });

  it('is called directly where no_proxy names it', async () => {
    const port = await serve(echo);
    const by = await proxy({ places: { [`a.example:${port}`]: port, [`b.example:${port}`]: port } });
    const http = client({ http_proxy: by.url, no_proxy: 'a.example' }, { 'a.example': ['127.0.0.1'] });
    expect((await http(`http://a.example:${port}/`)).status).toBe(200);
    expect(by.requested()).toEqual([]);
    expect((await http(`http://b.example:${port}/`)).status).toBe(200);
    expect(by.requested()).toEqual([`GET http://b.example:${port}`]);
    expect((await http(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect(by.requested()).toHaveLength(1);
  });
});

describe('user and password', () => {
  it('go to the proxy and no further', async () => {
    const authorization = `Basic ${Buffer.from('me:s3cret').toString('base64')}`;
    const by = await proxy({ places: { 'a.example:80': await serve(echo) }, authorization });
    const http = client({ http_proxy: by.url.replace('//', '//me:s3cret@') });
    const { leaked } = JSON.parse((await http('http://a.example/')).text);
    expect(leaked).toBeUndefined();
    expect(by.requests[0]?.authorization).toBe(authorization);
  });

  it.each([
    ['http://a.example/', {}],
    ['https://a.example/', {}],
    ['http://a.example/', { reach: 'public' as const }],
  ])('that are wrong or missing are the fault of the proxy, not of %s (%j)', async (url, more) => {
    const by = await proxy({ authorization: 'Basic x', places: { 'a.example:80': 1 } });
    for (const [userinfo, problem] of [
      ['', 'wants a user and a password'],
      ['me:s3cret@', 'did not accept user and password'],
    ] as const) {
      const named = by.url.replace('//', `//${userinfo}`);
      const http = client({ http_proxy: named, https_proxy: named }, { 'a.example': ['93.184.216.34'] });
      const fault = await faultOf(http(url, more));
      expect(fault).toMatchObject({ code: 'connection', subcode: 'proxy', status: 407, retry: false });
      expect(fault.message).toContain(`127.0.0.1:${by.port} (http`);
      expect(fault.message).toContain(problem);
      expect(JSON.stringify([fault.message, fault.hint, fault.where, String(fault.cause)])).not.toMatch(
        /s3cret|czNjcmV0/,
      );
    }
  });
});

describe('a proxy that breaks', () => {
  const https = (variables: Record<string, string>, more: Partial<HttpRequest> = {}) =>
    faultOf(client(variables)('https://a.example/path?secret=1', more));

  it('is named when it is not there', async () => {
    const by = await forwardProxy();
    await by.close();
    for (const fault of [
      await https({ https_proxy: by.url }),
      await faultOf(client({ http_proxy: by.url })('http://a.example/')),
    ]) {
      expect(fault).toMatchObject({ code: 'connection', subcode: 'refused', retry: true });
      expect(fault.message).toMatch(
        /^The proxy http:\/\/127\.0\.0\.1:\d+ \(https?_proxy\) refused the connection/,
      );
      expect(fault.hint).toContain('no_proxy');
    }
  });

  it.each([
    [403, false],
    [404, false],
    [429, true],
    [503, true],
  ])('by refusing a tunnel with status %d is asked again: %s', async (otherwise, retry) => {
    const by = await proxy({ otherwise });
    const fault = await https({ https_proxy: by.url });
    expect(fault).toMatchObject({ code: 'connection', subcode: 'proxy', status: otherwise, retry });
    expect(fault.message).toContain('a.example:443');
    expect(fault.message).not.toContain('secret');
  });

  it('by saying nothing is a timeout of connecting', async () => {
    const by = await proxy({ hangs: true });
    expect(await https({ https_proxy: by.url }, { connectMs: 60 })).toMatchObject({
      code: 'timeout',
      subcode: 'connect',
    });
  });

  it('by saying nothing can be given up', async () => {
    const by = await proxy({ hangs: true });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 30);
    expect(await https({ https_proxy: by.url }, { signal: stop.signal })).toMatchObject({
      code: 'cancelled',
    });
  });

  it('by saying nothing loses its connection as soon as the request is given up', async () => {
    const stop = new AbortController();
    const server = createServer();
    const sockets = new Set<Socket>();
    const closed = new Promise((resolve) =>
      server.on('connection', (socket) => {
        sockets.add(socket);
        // A server of HTTP leaves its own half open.
        socket.once('end', resolve).once('close', resolve);
      }),
    );
    server.on('connect', (_request, socket) => {
      socket.on('error', () => undefined).resume();
      stop.abort();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cleanups.push(() => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    });
    const { port } = server.address() as AddressInfo;
    const variables = { https_proxy: `http://127.0.0.1:${port}` };
    // Its own time for connecting is far beyond the patience of the tests.
    const more = { signal: stop.signal, connectMs: 3_600_000, totalMs: 3_600_000 };
    expect(await https(variables, more)).toMatchObject({ code: 'cancelled' });
    await closed;
  });

  it.each([
    ['does not speak HTTP', 'SSH-2.0-OpenSSH_9\r\n', 'cannot be read', false],
    ['has a head without an end', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(70_000)}`, 'cannot be read', false],
    [
      'answers with what is no tunnel',
      'HTTP/1.1 101 Go\r\n\r\n',
      'answered 101 instead of making a tunnel',
      false,
    ],
    ['ends', '', 'closed the connection', true],
    ['sends more than its head', 'HTTP/1.1 200 OK\r\n\r\nhello', 'before it was asked', true],
  ])('because it %s is a fault of the proxy', async (_, text, says, retry) => {
    const server = createServer();
    server.on('connection', (socket) => socket.removeAllListeners('data').on('data', () => socket.end(text)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cleanups.push(() => new Promise((resolve) => server.closeAllConnections() ?? server.close(resolve)));
    const { port } = server.address() as AddressInfo;
    const fault = await https({ https_proxy: `http://127.0.0.1:${port}` });
    expect(fault).toMatchObject({ code: 'connection', subcode: 'proxy', retry });
    expect((fault as Error).message).toContain(says);
  });
});

describe('the address policy behind a proxy', () => {
  const world = async (more: ForwardProxyOptions = {}) => {
    const by = await proxy(more);
    const variables = { http_proxy: by.url, https_proxy: by.url };
    return { by, variables };
  };

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'https://169.254.169.254/',
    'http://0xa9fea9fe/',
    'http://[fe80::1]/',
    'https://[::ffff:169.254.169.254]/',
    'http://metadata.google.internal/',
    'https://METADATA.google.internal./',
  ])('never asks the proxy for %s', async (url) => {
    const { by, variables } = await world();
    expect(await faultOf(client(variables)(url))).toMatchObject({ code: 'address_denied' });
    expect(by.connections()).toBe(0);
  });

  it.each(['http', 'https'])(
    'never asks it for a name that has such an address here: %s',
    async (protocol) => {
      const { by, variables } = await world();
      const http = client(variables, {
        'bad.example': ['169.254.169.254'],
        'mixed.example': ['93.184.216.34', 'fe80::1'],
      });
      for (const host of ['bad', 'mixed'])
        expect(await faultOf(http(`${protocol}://${host}.example/`))).toMatchObject({
          code: 'address_denied',
        });
      expect(by.connections()).toBe(0);
    },
  );

  it('leaves a name that this machine does not know to the proxy', async () => {
    const { by, variables } = await world({ places: { 'a.example:80': await serve(echo) } });
    expect((await client(variables)('http://a.example/')).status).toBe(200);
    expect(by.requested()).toEqual(['GET http://a.example']);
  });

  it('does not wait for a name server that never answers, and asks it once', async () => {
    const port = await serve(echo);
    const { variables } = await world({ places: { 'a.example:80': port, 'a.example:81': port } });
    let questions = 0;
    const http = nodeHttp(() => {
      questions += 1;
    }, recordEnvironment(variables));
    for (const url of ['http://a.example/', 'http://a.example:81/'])
      expect((await http({ method: 'GET', url })).status).toBe(200);
    expect(questions).toBe(1);
  });

  it.each([
    ['http', 'GET http://a.example'],
    ['https', 'CONNECT a.example:443'],
  ])('lets a denial that comes late count: %s', async (protocol, line) => {
    let answer: (address: string) => void = () => undefined;
    const slow: ResolveAll = (_, __, done) => {
      answer = (address) => done(null, [{ address, family: 4 }]);
    };
    const { by, variables } = await world({
      places: { 'a.example:80': await serve(() => undefined) },
      hangs: true,
      onAsked: () => answer('169.254.169.254'),
    });
    const http = nodeHttp(slow, recordEnvironment(variables));
    for (const _ of ['under way', 'next'])
      expect(await faultOf(http({ method: 'GET', url: `${protocol}://a.example/` }))).toMatchObject({
        code: 'address_denied',
      });
    expect(by.requested()).toEqual([line]);
  });

  it('asks again for a name whose answer was allowed but late, and remembers one that was denied', async () => {
    const answers: ((address: string) => void)[] = [];
    const slow: ResolveAll = (_, __, done) => answers.push((address) => done(null, [{ address, family: 4 }]));
    const port = await serve(echo);
    const places = Object.fromEntries([80, 81, 82, 83].map((at) => [`a.example:${at}`, port]));
    const { by, variables } = await world({ places });
    const http = nodeHttp(slow, recordEnvironment(variables));
    const get = (at: number) => http({ method: 'GET', url: `http://a.example:${at}/` });
    expect((await get(80)).status).toBe(200);
    answers[0]?.('93.184.216.34');
    await new Promise(setImmediate);
    expect((await get(81)).status).toBe(200);
    expect(answers).toHaveLength(2);
    answers[1]?.('169.254.169.254');
    await new Promise(setImmediate);
    for (const at of [82, 83]) expect(await faultOf(get(at))).toMatchObject({ code: 'address_denied' });
    expect(answers).toHaveLength(2);
    expect(by.requests).toHaveLength(2);
  });

  it.each([
    ['http://10.0.0.1/', {}],
    ['https://192.168.1.1/', {}],
    ['https://intranet.corp/', {}],
    ['https://inside.example/', { 'inside.example': ['10.0.0.1'] }],
    ['http://mixed.example/', { 'mixed.example': ['93.184.216.34', '127.0.0.1'] }],
  ])('what somebody else chose stays public: %s', async (url, table) => {
    const { by, variables } = await world();
    const http = client(variables, table as Record<string, string[]>);
    expect(await faultOf(http(url, { reach: 'public' }))).toMatchObject({ code: 'address_denied' });
    expect(by.connections()).toBe(0);
  });

  it('what somebody else chose is asked for by the address that was checked', async () => {
    const { by, variables } = await world({
      places: { '93.184.216.34:80': await serve(echo), '[2606:2800:220:1::1]:80': await serve(echo) },
    });
    const table = { 'hook.example': ['93.184.216.34'], 'six.example': ['2606:2800:220:1::1'] };
    const http = client(variables, table);
    for (const host of ['hook.example', 'six.example']) {
      const answer = await http(`http://${host}/in?x=1`, { reach: 'public' });
      expect(JSON.parse(answer.text)).toMatchObject({ line: 'GET /in?x=1', host });
    }
    expect(by.requested()).toEqual(['CONNECT 93.184.216.34:80', 'CONNECT [2606:2800:220:1::1]:80']);
  });

  it('asks for the next address when the proxy does not reach one, but not when it refuses', async () => {
    const table = { 'hook.example': ['2606:2800:220:1::1', '93.184.216.34'] };
    const { by, variables } = await world({ places: { '93.184.216.34:80': await serve(echo) } });
    const http = client(variables, table);
    expect((await http('http://hook.example/', { reach: 'public' })).status).toBe(200);
    expect(by.requested()).toEqual(['CONNECT [2606:2800:220:1::1]:80', 'CONNECT 93.184.216.34:80']);
    const strict = await world({ otherwise: 403 });
    const refused = client(strict.variables, table);
    expect(await faultOf(refused('http://hook.example/', { reach: 'public' }))).toMatchObject({
      status: 403,
    });
    expect(strict.by.requested()).toHaveLength(1);
  });

  it('what somebody else chose and nobody here can resolve is refused, with what to do', async () => {
    const { by, variables } = await world({ places: { 'hook.example:80': await serve(echo) } });
    const fault = await faultOf(client(variables)('http://hook.example/', { reach: 'public' }));
    expect(fault).toMatchObject({ code: 'connection', subcode: 'dns' });
    expect(fault.hint).toContain('ASSAY_ALLOW_PRIVATE_HOSTS');
    expect(by.connections()).toBe(0);
    const allow = ['hook.example'];
    expect((await client(variables)('http://hook.example/', { reach: 'public', allow })).status).toBe(200);
    expect(by.requested()).toEqual(['GET http://hook.example']);
  });
});

describe('an https target behind a proxy', () => {
  const ADDRESSES = ['93.184.216.34', '2606:2800:220:1::1'];
  let certificate: Certificate;
  beforeAll(async () => {
    certificate = await certificateFor(['a.example', 'hook.example', 'localhost', ...ADDRESSES]);
  });
  /** Requests of a process of its own, which is the only kind that can be told whom to trust. */
  async function made(
    requests: Partial<HttpRequest>[],
    variables: Record<string, string>,
    table: Record<string, string[]> = {},
  ) {
    const all = requests.map((one) => ({ method: 'GET', ...one }));
    const ended = await runScript(
      join(import.meta.dirname, '../support/proxied-client.mjs'),
      [JSON.stringify(table), JSON.stringify(all)],
      { cwd: import.meta.dirname, env: { NODE_EXTRA_CA_CERTS: certificate.file, ...variables } },
    );
    expect(ended.stderr).toBe('');
    return ended.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  }
  const behindTls = async () => {
    const front = await tlsFront(await serve(echo), certificate);
    cleanups.push(() => front.close());
    return front.port;
  };

  it.each([['http'], ['https']])('is reached by a tunnel of an %s proxy that is kept', async (protocol) => {
    const by = await proxy({
      places: { 'a.example:443': await behindTls() },
      authorization: `Basic ${Buffer.from('me:pw').toString('base64')}`,
      ...(protocol === 'https' ? { tls: certificate } : {}),
    });
    const requests = ['/1', '/2', '/3'].map((path) => ({ url: `https://a.example${path}` }));
    const answers = await made(requests, { https_proxy: by.url.replace('//', '//me:pw@') });
    expect(answers.map(({ status, text }) => [status, JSON.parse(text).line])).toEqual([
      [200, 'GET /1'],
      [200, 'GET /2'],
      [200, 'GET /3'],
    ]);
    expect(by.requested()).toEqual(['CONNECT a.example:443']);
  });

  it('proves its own name, also where its address was asked for', async () => {
    const port = await behindTls();
    const by = await proxy({
      places: { '93.184.216.34:443': port, 'b.example:443': port, 'hook.example:443': port },
    });
    const table = { 'hook.example': ['93.184.216.34'], 'other.example': ['93.184.216.34'] };
    const [hook, other, b, named] = await made(
      [
        { url: 'https://hook.example/', reach: 'public' },
        { url: 'https://other.example/', reach: 'public' },
        { url: 'https://b.example/' },
        { url: 'https://hook.example/', reach: 'public', allow: ['hook.example'] },
      ],
      { https_proxy: by.url },
      table,
    );
    expect(hook).toMatchObject({ status: 200 });
    expect(other).toMatchObject({ code: 'connection', subcode: 'tls' });
    expect(b).toMatchObject({ code: 'connection', subcode: 'tls' });
    expect(named).toMatchObject({ status: 200 });
    expect(by.requested()).toEqual([
      'CONNECT 93.184.216.34:443',
      'CONNECT 93.184.216.34:443',
      'CONNECT b.example:443',
      'CONNECT hook.example:443',
    ]);
  });

  it.each([
    ['93.184.216.34', { status: 200 }],
    ['[2606:2800:220:1::1]', { status: 200 }],
    ['93.184.216.35', { code: 'connection', subcode: 'tls' }],
    ['[2606:2800:220:1::2]', { code: 'connection', subcode: 'tls' }],
  ])('proves its address where it is called by that: %s', async (host, expected) => {
    const by = await proxy({ places: { [`${host}:443`]: await behindTls() } });
    const requests = [{ url: `https://${host}/` }, { url: `https://${host}/`, reach: 'public' as const }];
    const answers = await made(requests, { https_proxy: by.url });
    expect(answers).toMatchObject([expected, expected]);
    expect(new Set(by.requested())).toEqual(new Set([`CONNECT ${host}:443`]));
  });
});
