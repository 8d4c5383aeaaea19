import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodeListen } from '../../src/ports/node-listen.ts';

const REQUEST_MS = 30_000;

afterEach(() => {
  vi.useRealTimers();
});

describe('a listener', () => {
  it.each([
    ['nothing', ''],
    ['half a head', 'POST /v1/traces HTTP/1.1\r\nHost: x\r\nA'],
    ['half a body', 'POST /v1/traces HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{'],
  ])('lets go of whoever sends %s, and of nobody else', async (_, bytes) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const listener = await nodeListen()(async (request) => {
      await request.body(100).catch(() => undefined); // It broke off.
      return { status: 200, headers: {}, body: 'heard' };
    });
    const port = Number(new URL(listener.url).port);
    const ask = async () => (await fetch(listener.url, { headers: { connection: 'close' } })).text();
    const stuck = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(stuck, 'connect');
    stuck.resume().write(bytes);
    // Connections are taken in their order, so the stuck one has been taken by now.
    expect(await ask()).toBe('heard');
    vi.advanceTimersByTime(REQUEST_MS - 1);
    expect([await ask(), stuck.destroyed]).toEqual(['heard', false]);
    const ended = once(stuck, 'close');
    vi.advanceTimersByTime(1);
    await ended;
    expect(await ask()).toBe('heard');
    await listener.close();
  });
});
