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

  it('sends an answer piece by piece, as it comes', async () => {
    const go = gate();
    const listener = await nodeListen()(async () => ({
      status: 200,
      headers: { 'content-type': 'text/event-stream' },
      pieces: (async function* () {
        yield Buffer.from('one');
        await go.opened;
        yield Buffer.from('two');
      })(),
    }));
    const { body } = await fetch(listener.url);
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('one');
    go.open();
    expect([(await reader.read()).value, (await reader.read()).done]).toEqual(['two', true]);
    await listener.close();
  });

  it('lets whoever reads see that an answer broke off', async () => {
    const listener = await nodeListen()(async () => ({
      status: 200,
      headers: {},
      pieces: (async function* () {
        yield Buffer.from('one');
        throw new Error('broken');
      })(),
    }));
    await expect(fetch(listener.url).then((answer) => answer.text())).rejects.toThrow();
    await listener.close();
  });

  it('says that whoever asked has left, and lets go of what was to be sent', async () => {
    const left = gate();
    const stopped = gate();
    const listener = await nodeListen()(async ({ signal }) => {
      signal?.addEventListener('abort', left.open);
      return {
        status: 200,
        headers: {},
        pieces: (async function* () {
          try {
            yield Buffer.from('one');
            await left.opened;
            yield Buffer.from('two');
          } finally {
            stopped.open();
          }
        })(),
      };
    });
    const leaving = new AbortController();
    const answer = await fetch(listener.url, { signal: leaving.signal });
    leaving.abort();
    await answer.text().catch(() => undefined); // It was given up.
    await stopped.opened;
    await listener.close();
  });
});

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
