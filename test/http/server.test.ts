import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { request as httpsRequest } from 'node:https';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { jsonAnswer } from '../../src/http/answer.ts';
import type { Route } from '../../src/http/route.ts';
import { type StartedService, type StartOptions, startService } from '../../src/http/server.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { KEY } from '../support/service-app.ts';

const ending: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'assay-server-'));
  ending.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

async function served(options: Partial<StartOptions> & { state?: string } = {}): Promise<StartedService> {
  const { state = folder(), ...more } = options;
  const engine = createEngine({ state, evals: join(state, 'none'), ports: nodePorts() });
  const service = await startService(engine, { host: '127.0.0.1', port: 0, key: KEY, ...more });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= service.close();
    return closed;
  };
  ending.push(close);
  return { ...service, close };
}

const authorization = `Bearer ${KEY}`;
const portOf = (url: string) => Number(new URL(url).port);

async function socketTo(url: string): Promise<Socket> {
  const socket = connect(portOf(url), '127.0.0.1');
  socket.on('error', () => undefined);
  ending.push(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Everything that comes until the other side ends. */
async function allOf(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  if (!socket.destroyed) await once(socket, 'close');
  return text;
}

function healthOver(url: string, ca: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest(`${url}/healthz`, { ca, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.on('error', reject).end();
  });
}

/** What comes back for this text. */
async function answerTo(url: string, text: string): Promise<{ status: number; type: string; body: unknown }> {
  const socket = await socketTo(url);
  socket.write(text);
  const [head = '', body = ''] = (await allOf(socket)).split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    type: /content-type: (\S+)/i.exec(head)?.[1] ?? '',
    body: JSON.parse(body),
  };
}

/** A route that is answered when the test says so. */
function waiting(): { route: Route; reached: Promise<AbortSignal>; answer(): void } {
  let answer: () => void = () => undefined;
  let notify: (signal: AbortSignal) => void = () => undefined;
  const reached = new Promise<AbortSignal>((resolve) => {
    notify = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return {
    reached,
    answer: () => answer(),
    route: {
      ...{ method: 'POST', path: '/v1/slow', access: 'account', limit: 1_048_576 },
      async answer({ signal }) {
        notify(signal);
        await gate;
        return jsonAnswer(200, { done: true });
      },
    },
  };
}

const post = (url: string, body = '{}') =>
  fetch(`${url}/v1/slow`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body,
  });

describe('a started service', () => {
  it.each([
    ['no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'usage'],
    ['no host in HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n', 421, 'misdirected_request'],
    [
      'an odd expectation',
      'POST /v1/runs HTTP/1.1\r\nhost: 127.0.0.1\r\nexpect: a miracle\r\nconnection: close\r\n\r\n',
      417,
      'usage',
    ],
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'usage'],
  ])('answers a request with %s as a problem', async (_, text, status, code) => {
    const { url } = await served();
    const answer = await answerTo(url, text);
    expect(answer).toMatchObject({ status, type: 'application/problem+json', body: { status, code } });
  });

  it('answers at its address and, with a certificate of its own, over TLS beside it', async () => {
    const { url, wssUrl, certificate } = await served();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(wssUrl).toMatch(/^wss:\/\/127\.0\.0\.1:\d+$/);
    const secure = wssUrl.replace('wss:', 'https:');
    expect(await healthOver(secure, certificate?.cert ?? '')).toBe(200);
    expect(await healthOver(secure.replace('127.0.0.1', 'localhost'), certificate?.cert ?? '')).toBe(200);
  });

  it('keeps its certificate, and its private key from others', async () => {
    const state = folder();
    const first = await served({ state });
    await first.close();
    const second = await served({ state });
    expect(second.certificate?.fingerprint).toBe(first.certificate?.fingerprint);
    expect(statSync(join(state, 'tls', 'key.pem')).mode & 0o777).toBe(0o600);
  });

  it('speaks TLS itself with a certificate that it is given', async () => {
    const given = (await served()).certificate;
    if (given === undefined) throw new Error('no certificate');
    const { url, wssUrl, certificate } = await served({ certificate: given });
    expect([url.startsWith('https://'), wssUrl, certificate]).toEqual([
      true,
      url.replace('https', 'wss'),
      undefined,
    ]);
    expect(await healthOver(url, given.cert)).toBe(200);
  });

  it('names the public address where it was given one', async () => {
    const { url, wssUrl } = await served({ publicUrl: new URL('https://assay.example/base/') });
    expect([url, wssUrl]).toEqual(['https://assay.example/base', 'wss://assay.example/base']);
  });

  it('says what to do when its port is taken', async () => {
    const { url } = await served();
    await expect(served({ port: portOf(url) })).rejects.toMatchObject({
      code: 'usage',
      message: `Port ${portOf(url)} is in use.`,
      hint: expect.stringContaining('--port'),
    });
  });

  it('refuses a body that grows beyond its limit, and closes', async () => {
    const { url } = await served();
    const socket = await socketTo(url);
    const text = allOf(socket);
    socket.write(
      `POST /v1/scorers HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    for (let index = 0; index < 40 && socket.writable; index += 1)
      socket.write(`8000\r\n${' '.repeat(0x8000)}\r\n`);
    expect(await text).toMatch(/^HTTP\/1\.1 413 /);
  });

  it.each([
    ['no host', 'GET /healthz HTTP/1.0\r\n\r\n', 4],
    ['two hosts in one', 'GET /healthz HTTP/1.1\r\nhost: a b\r\n\r\n', 4],
    [
      'a foreign host in its first line',
      'GET http://evil.example/healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
      4,
    ],
    ['no HTTP at all', 'hello\r\n\r\n', 4],
  ])('answers what has %s with a refusal', async (_, text, family) => {
    const socket = await socketTo((await served()).url);
    socket.end(text);
    expect((await allOf(socket)).slice(0, 10)).toMatch(new RegExp(`^HTTP/1\\.1 ${family}`));
  });

  describe('that refuses a large body', () => {
    /** Writes everything, then reads: as many clients do that do not look at an answer before. */
    async function writingFirst(url: string, size: number, header: string): Promise<string> {
      const socket = await socketTo(url);
      const head = `POST /v1/scorers HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\n`;
      socket.pause();
      socket.write(`${head}${header}content-length: ${size}\r\n\r\n`);
      const piece = Buffer.alloc(64 * 1024, 0x20);
      for (let sent = 0; sent < size; sent += piece.length) {
        const written = !socket.write(piece.subarray(0, Math.min(piece.length, size - sent)));
        if (written && !socket.destroyed) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
        if (socket.destroyed) throw new Error(`cut off after ${sent} bytes`);
      }
      socket.resume();
      const [answer] = await once(socket, 'data');
      socket.destroy();
      return String(answer);
    }
    const MIB = 1024 * 1024;

    it.each([5, 10, 20, 40])('answers 413 to clients that write all of %i MiB first', async (mib) => {
      const { url } = await served();
      for (const header of ['', 'connection: close\r\n'])
        expect(await writingFirst(url, mib * MIB, header)).toMatch(
          /^HTTP\/1\.1 413 [\s\S]*"code":"too_large"/,
        );
      const headers = { authorization, 'content-type': 'application/json' };
      const body = Buffer.alloc(mib * MIB, 0x20);
      const answer = await fetch(`${url}/v1/scorers`, { method: 'POST', headers, body });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ code: 'too_large' });
    });

    it.each([
      ['without a key', { authorization: '' }, 401],
      ['of another type', { 'content-type': 'text/plain' }, 415],
    ])('answers one %s too', async (_, wrong, status) => {
      const { url } = await served();
      const headers = { authorization, 'content-type': 'application/json', ...wrong };
      const body = Buffer.alloc(10 * MIB, 0x20);
      const answer = await fetch(`${url}/v1/scorers`, { method: 'POST', headers, body });
      expect(answer.status).toBe(status);
    });

    it('takes no more than twice the largest body, and keeps nothing of it', async () => {
      const { url } = await served();
      const before = process.memoryUsage().rss;
      await expect(writingFirst(url, 400 * MIB, '')).rejects.toThrow(/cut off after|EPIPE|ECONNRESET/);
      expect(process.memoryUsage().rss - before).toBeLessThan(150 * MIB);
    });
  });

  it('lets what is under way end before it closes, and takes nothing more', async () => {
    const { route, reached, answer } = waiting();
    const service = await served({ routes: [route] });
    const answered = post(service.url);
    await reached;
    const closing = service.close();
    await expect(post(service.url)).rejects.toThrow();
    answer();
    expect(await (await answered).json()).toEqual({ done: true });
    await closing;
  });

  it('stops work for a client that has gone away, unless it may come back for the answer', async () => {
    const { route, reached, answer } = waiting();
    const { url } = await served({ routes: [route] });
    const client = new AbortController();
    const headers = { authorization, 'content-type': 'application/json' };
    const gone = fetch(`${url}/v1/slow`, { method: 'POST', headers, body: '{}', signal: client.signal });
    const signal = await reached;
    expect(signal.aborted).toBe(false);
    client.abort();
    await expect(gone).rejects.toThrow();
    if (!signal.aborted) await once(signal, 'abort');
    answer();
  });

  it('closes the oldest of too many slow connections and goes on serving the others', async () => {
    const { url } = await served();
    const slow = await Promise.all(Array.from({ length: 40 }, () => socketTo(url)));
    for (const socket of slow) socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const closed = slow.filter(({ closed }) => closed).length;
    // 32 may wait; the others are closed by the look that is taken each second.
    await Promise.all(slow.slice(0, 8).map((socket) => socket.closed || once(socket, 'close')));
    expect([closed, slow.filter((socket) => socket.closed).length]).toEqual([0, 8]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});
