import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { fetchOver } from '../../src/ports/fetch-adapter.ts';
import { plainHeaders } from '../../src/ports/plain-headers.ts';
import type { Http, HttpRequest, HttpResponse } from '../../src/ports/ports.ts';

function recording(answer: Partial<HttpResponse> = {}) {
  const requests: HttpRequest[] = [];
  const http: Http = async (request) => {
    requests.push(request);
    return { status: 200, headers: { 'content-type': 'application/json' }, text: '{"a":1}', ...answer };
  };
  return { requests, fetch: fetchOver(http, { totalMs: 5_000 }) };
}

describe('fetch over our window', () => {
  it('hands on address, method, headers, body, signal and limits', async () => {
    const { requests, fetch } = recording();
    const { signal } = new AbortController();
    const headers = new Headers({ Authorization: 'Bearer k', 'content-length': '3' });
    await fetch('http://a.example/x?y', { method: 'post', headers, body: '{}', signal });
    await fetch(new URL('http://a.example/'), { headers: [['X-A', '1']] });
    await fetch('http://a.example/', { headers: { 'X-B': '2', Host: 'other' } });
    expect(requests).toEqual([
      {
        method: 'POST',
        url: 'http://a.example/x?y',
        headers: { authorization: 'Bearer k' },
        body: '{}',
        signal,
        totalMs: 5_000,
      },
      { method: 'GET', url: 'http://a.example/', headers: { 'x-a': '1' }, totalMs: 5_000 },
      { method: 'GET', url: 'http://a.example/', headers: { 'x-b': '2' }, totalMs: 5_000 },
    ]);
  });

  it('takes what fetch takes: a Request, bytes, form values', async () => {
    const { requests, fetch } = recording();
    await fetch(new Request('http://a.example/r', { method: 'PUT', body: 'text', headers: { 'x-a': '1' } }));
    await fetch('http://a.example/b', { method: 'POST', body: new Uint8Array([1, 2]) });
    await fetch('http://a.example/f', { method: 'POST', body: new URLSearchParams({ q: 'ü' }) });
    const bodies = requests.map(({ body }) => Buffer.from(body ?? '').toString());
    expect(bodies).toEqual(['text', '\u0001\u0002', 'q=%C3%BC']);
    expect(requests[0]).toMatchObject({ method: 'PUT', url: 'http://a.example/r', headers: { 'x-a': '1' } });
    expect(requests[2]?.headers?.['content-type']).toContain('application/x-www-form-urlencoded');
  });

  it('answers with a real Response that no longer speaks of compression', async () => {
    const headers = {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'content-length': '20',
      'x-id': '7',
    };
    const { fetch } = recording({ status: 429, headers, text: '{"error":"ü"}' });
    const response = await fetch('http://a.example/x');
    expect(response).toBeInstanceOf(Response);
    expect([response.status, response.ok, response.url, response.headers.get('x-id')]).toEqual([
      429,
      false,
      'http://a.example/x',
      '7',
    ]);
    expect([response.headers.has('content-encoding'), response.headers.has('content-length')]).toEqual([
      false,
      false,
    ]);
    expect(await response.clone().text()).toBe('{"error":"ü"}');
    expect(await response.json()).toEqual({ error: 'ü' });
    const streamed = await new Response((await fetch('http://a.example/x')).body).text();
    expect(streamed).toBe('{"error":"ü"}');
  });

  it('answers without a body where there must be none, and reports text that is no JSON', async () => {
    expect((await recording({ status: 204, text: '' }).fetch('http://a.example/')).status).toBe(204);
    await expect((await recording({ text: '<html>' }).fetch('http://a.example/')).json()).rejects.toThrow(
      SyntaxError,
    );
  });

  it('rejects like fetch when it is cancelled, and with our Fault otherwise', async () => {
    const fetch = fetchOver(async ({ signal }) => {
      if (signal?.aborted) throw new Fault('cancelled', 'gone');
      throw new Fault('timeout', 'timed out');
    });
    await expect(fetch('http://a.example/', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await expect(fetch('http://a.example/')).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('headers of an answer', () => {
  it('read like the real ones', () => {
    const record = {
      'content-type': 'application/json',
      'x-request-id': 'r1',
      'set-cookie': 'a=1',
      'retry-after': '2',
    };
    const [ours, real] = [plainHeaders(record), new Headers(record)];
    expect(ours).toBeInstanceOf(Headers);
    expect([...ours]).toEqual([...real]);
    expect([...ours.keys()]).toEqual([...real.keys()]);
    expect([...ours.values()]).toEqual([...real.values()]);
    expect(
      ['Content-Type', 'X-REQUEST-ID', 'missing'].map((name) => [ours.get(name), ours.has(name)]),
    ).toEqual(['Content-Type', 'X-REQUEST-ID', 'missing'].map((name) => [real.get(name), real.has(name)]));
    expect(ours.getSetCookie()).toEqual(real.getSetCookie());
    const seen: [string, string][] = [];
    ours.forEach((value, name) => {
      seen.push([name, value]);
    });
    expect(seen).toEqual([...real]);
  });
});
