import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { nodeHttp } from '../../../src/ports/node-http.ts';
import type { HttpRequest } from '../../../src/ports/ports.ts';
import { certificateFor, tlsFront } from '../../support/forward-proxy.ts';
import { runScript } from '../../support/run-cli.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** A server that is told of each request by the number of its connection, from 1, and how many that has had. */
async function serve(answer: (socket: Socket, connection: number, request: number) => void) {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server: Server = createServer((socket) => {
    const connection = ++connections;
    let requests = 0;
    sockets.add(socket.on('error', () => undefined));
    socket.on('data', () => answer(socket, connection, ++requests));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('there is no port');
  return { url: `http://127.0.0.1:${address.port}/`, port: address.port, connections: () => connections };
}

const head = (length: number, more = '') => `HTTP/1.1 200 OK\r\ncontent-length: ${length}\r\n${more}\r\n`;
const post = (url: string): HttpRequest => ({ method: 'POST', url, body: 'x' });

describe('a connection', () => {
  it.each<[string, string, number, string?]>([
    ['is kept', head(2), 1],
    ['is kept for as long as the server says', head(2, 'keep-alive: timeout=5\r\n'), 1],
    ['is not kept where the server will close it at once', head(2, 'keep-alive: timeout=1\r\n'), 3],
    ['is not kept where something stands behind the answer', head(1), 3, 'o'],
    ['is not kept where the server says that it closes it', head(2, 'connection: close\r\n'), 3],
  ])('%s', async (_, answer, connections, text = 'ok') => {
    const server = await serve((socket) => socket.write(`${answer}ok`));
    const http = nodeHttp();
    for (let count = 0; count < 3; count += 1) expect((await http(post(server.url))).text).toBe(text);
    expect(server.connections()).toBe(connections);
  });

  it('that says something unasked is not asked again', async () => {
    let left: () => void = () => undefined;
    const isLeft = new Promise<void>((resolve) => {
      left = resolve;
    });
    const server = await serve((socket, connection) => {
      socket.write(`${head(2)}ok`);
      if (connection === 1) setTimeout(() => socket.on('close', left).write(`${head(4)}evil`), 5);
    });
    const http = nodeHttp();
    expect((await http(post(server.url))).text).toBe('ok');
    await isLeft;
    expect((await http(post(server.url))).text).toBe('ok');
    expect(server.connections()).toBe(2);
  });

  it('whose request was not taken whole is not used again', async () => {
    const server = await serve((socket, connection, request) => {
      if (connection === 1 && request === 1) socket.pause().write(`${head(2)}no`);
      else if (connection > 1) socket.write(`${head(2)}ok`);
    });
    const http = nodeHttp();
    const large = { ...post(server.url), body: 'x'.repeat(8 * 1024 * 1024) };
    expect((await http(large)).text).toBe('no');
    expect((await http(post(server.url))).text).toBe('ok');
    expect(server.connections()).toBe(2);
  });

  it('has its own answer, however the pieces of many come in between', async () => {
    const length = 3 * 50_000;
    const server = await serve(async (socket, connection) => {
      const letter = String.fromCharCode(64 + connection);
      socket.write(head(length));
      for (let piece = 0; piece < 3; piece += 1) {
        await sleep(2);
        socket.write(letter.repeat(50_000));
      }
    });
    const http = nodeHttp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => http(post(server.url))));
    const letters = answers.map(({ text }) => [text[0], text === (text[0] ?? '').repeat(length)]);
    expect(new Set(letters.map(([letter]) => letter)).size).toBe(20);
    expect(letters.every(([, isOwn]) => isOwn)).toBe(true);
  });

  it('keeps bytes that are taken as they came, when others come after them', async () => {
    const server = await serve((socket, _connection, request) =>
      socket.write(`${head(2)}${request}${request}`),
    );
    const http = nodeHttp();
    const first = await http({ method: 'GET', url: server.url, binary: true });
    await http({ method: 'GET', url: server.url, binary: true });
    expect(Buffer.from(first.bytes ?? []).toString()).toBe('11');
  });
});

describe('a connection with TLS', () => {
  it('is kept, and proves its name', async () => {
    const certificate = await certificateFor(['a.example']);
    const server = await serve((socket, connection, request) =>
      socket.write(`${head(3)}${connection}.${request}`),
    );
    const front = await tlsFront(server.port, certificate);
    cleanups.push(() => front.close());
    const table = { 'a.example': ['127.0.0.1'], 'b.example': ['127.0.0.1'] };
    const requests = ['a', 'a', 'b'].map((name) => post(`https://${name}.example:${front.port}/`));
    const ended = await runScript(
      join(import.meta.dirname, '../../support/proxied-client.mjs'),
      [JSON.stringify(table), JSON.stringify(requests)],
      { cwd: import.meta.dirname, env: { NODE_EXTRA_CA_CERTS: certificate.file } },
    );
    expect(ended.stderr).toBe('');
    expect(
      ended.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { status: 200, text: '1.1' },
      { status: 200, text: '1.2' },
      { code: 'connection', subcode: 'tls' },
    ]);
  });
});
