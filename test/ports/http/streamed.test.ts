import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { streamed } from '../../../src/ports/http/streamed.ts';
import { nodeHttp } from '../../../src/ports/node-http.ts';
import type { Http, HttpRequest } from '../../../src/ports/ports.ts';

/** A server whose answers the test writes by hand. */
async function serve() {
  const asked: ServerResponse[] = [];
  const server = createServer((_, response) => {
    asked.push(response);
    server.emit('asked', response);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`; // Border: a TCP server has a port.
  return { url, next: async () => (await once(server, 'asked'))[0] as ServerResponse }; // Border: see above.
}

const ask = (url: string, more: Partial<HttpRequest> = {}) =>
  streamed(nodeHttp(), { method: 'GET', url, ...more });

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();

async function whole(body: AsyncIterable<Uint8Array>): Promise<string> {
  let all = '';
  for await (const piece of body) all += text(piece);
  return all;
}

describe('an answer that is followed', () => {
  it('is there with its head, and its pieces as they are sent', async () => {
    const { url, next } = await serve();
    const [answer, server] = await Promise.all([
      ask(url),
      next().then((response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
        return response;
      }),
    ]);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/event-stream']);
    const pieces = answer.body[Symbol.asyncIterator]();
    for (const said of ['data: one\n\n', 'data: two\n\n']) {
      server.write(said);
      expect(text((await pieces.next()).value)).toBe(said);
    }
    server.end();
    expect((await pieces.next()).done).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a piece', 'one'],
    ['much', 'x'.repeat(3_000_000)],
  ])('has a body of %s', async (_, said) => {
    const { url, next } = await serve();
    next().then((response) => response.end(said));
    expect(await whole((await ask(url)).body)).toBe(said);
  });

  it('comes unpacked where it was packed', async () => {
    const { url, next } = await serve();
    next().then((response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('packed')),
    );
    const answer = await ask(url);
    expect([answer.headers['content-encoding'], await whole(answer.body)]).toEqual([undefined, 'packed']);
  });

  it('rejects where it breaks off, after what had come', async () => {
    const { url, next } = await serve();
    next().then((response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setImmediate(() => response.destroy());
    });
    const pieces = (await ask(url)).body[Symbol.asyncIterator]();
    expect(text((await pieces.next()).value)).toBe('half');
    await expect(pieces.next()).rejects.toMatchObject({ code: 'connection' });
  });

  it('is refused when it is larger than allowed', async () => {
    const { url, next } = await serve();
    next().then((response) => response.end('x'.repeat(1_000)));
    await expect(ask(url, { maxBytes: 100 })).rejects.toMatchObject({ code: 'too_large' });
  });

  it('ends at its server when nobody reads on', async () => {
    const { url, next } = await serve();
    const asked = next().then((response) => {
      response.write('one');
      return response;
    });
    const { body } = await ask(url);
    const left = once(await asked, 'close');
    for await (const _ of body) break;
    await left;
  });

  it('is whole where the port knows of no pieces', async () => {
    const http: Http = async () => ({ status: 404, headers: { a: 'b' }, text: 'none' });
    const answer = await streamed(http, { method: 'GET', url: 'http://x.test/' });
    expect([answer.status, answer.headers, await whole(answer.body)]).toEqual([404, { a: 'b' }, 'none']);
  });
});
