import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { nodeHttp } from '../../src/ports/node-http.ts';

const BYTES = Uint8Array.from({ length: 600 }, (_, index) => index % 256);

async function serve(body: Uint8Array, headers: Record<string, string> = {}): Promise<string> {
  const server = createServer((_, response) => void response.writeHead(200, headers).end(body));
  onTestFinished(() => void server.close());
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`; // Border: a TCP server has a port.
}
const get = (url: string, maxBytes?: number) =>
  nodeHttp()({ method: 'GET', url, binary: true, ...(maxBytes === undefined ? {} : { maxBytes }) });

describe('an answer that is wanted as bytes', () => {
  it.each([
    ['as it is', BYTES, {}],
    ['unpacked', gzipSync(BYTES), { 'content-encoding': 'gzip' }],
  ])('comes %s, and not as text', async (_, body, headers) => {
    const answer = await get(await serve(body, headers));
    expect(answer.text).toBe('');
    expect(Uint8Array.from(answer.bytes ?? [])).toEqual(BYTES);
  });

  it.each([
    ['it', BYTES, {}],
    ['what it unpacks to', gzipSync(new Uint8Array(100_000)), { 'content-encoding': 'gzip' }],
  ])('is refused when %s is larger than allowed', async (_, body, headers) => {
    await expect(get(await serve(body, headers), 500)).rejects.toMatchObject({ code: 'too_large' });
  });
});
