import { describe, expect, it } from 'vitest';
import { signInPath } from '../../../src/http/pages/sign-in-path.ts';
import { KEY, type ServedApp, servedApp } from '../../support/service-app.ts';
import { PAGE_CODE, signedIn } from '../../support/signed-in.ts';

const served = (more: Parameters<typeof servedApp>[0] = {}) =>
  servedApp({ pageCode: () => PAGE_CODE, ...more });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const open = ({ app, ask }: ServedApp, headers = {}, token = app.sessions.link().token) =>
  ask('GET', signInPath(token), { key: null, headers });

describe('a sign-in link', () => {
  it('signs a person in, once', async () => {
    const world = served();
    const { token } = world.app.sessions.link();
    const first = await open(world, {}, token);
    expect(first.status).toBe(200);
    expect(first.headers.get('set-cookie')).toMatch(
      /^assay-8787=[0-9a-f]{64}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
    expect(first.text).toContain('http-equiv="refresh"');
    expect(first.text).not.toContain('<script');
    const second = await open(world, {}, token);
    expect(second.status).toBe(401);
    expect(second.headers.get('set-cookie')).toBeNull();
    expect(second.text).toContain('no longer good');
  });

  it('is good for ten minutes, and its session for twelve hours, whatever happens in them', async () => {
    const world = served();
    const { token } = world.app.sessions.link();
    world.ports.clock.advance(10 * MINUTE);
    expect((await open(world, {}, token)).status).toBe(401);
    const browser = await signedIn(world);
    world.ports.clock.advance(12 * HOUR - 1);
    expect((await browser.ask('GET', '/pages/data/runs')).status).toBe(200);
    world.ports.clock.advance(1);
    expect((await browser.ask('GET', '/pages/data/runs')).status).toBe(401);
  });

  it.each([
    ['never given', 'f'.repeat(64)],
    ['empty', ''],
    ['longer than any of ours', 'f'.repeat(100_000)],
    ['the account key', KEY],
  ])('is refused when it was %s', async (_, token) => {
    expect((await open(served(), {}, token)).status).toBe(401);
  });

  it('makes room for newer ones: eight wait, and of sessions 64 go on', async () => {
    const world = served();
    const tokens = Array.from({ length: 9 }, () => world.app.sessions.link().token);
    expect((await open(world, {}, tokens[0])).status).toBe(401);
    expect((await open(world, {}, tokens[1])).status).toBe(200);
    const first = await signedIn(world);
    for (let more = 0; more < 64; more += 1) await signedIn(world);
    expect((await first.ask('GET', '/pages/data/runs')).status).toBe(401);
  });

  it.each([
    ['fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['fetched ahead by an older browser', { purpose: 'prefetch' }],
    ['the address of an image', { 'sec-fetch-dest': 'image' }],
    ['the address of a frame', { 'sec-fetch-dest': 'iframe' }],
    ['asked for by a script', { 'sec-fetch-dest': 'empty' }],
  ])('is still good after it was %s', async (_, headers) => {
    const world = served();
    const { token } = world.app.sessions.link();
    const early = await open(world, headers, token);
    expect([early.status, early.headers.get('set-cookie')]).toEqual([403, null]);
    expect((await world.ask('HEAD', signInPath(token), { key: null })).status).toBe(405);
    expect((await world.ask('POST', signInPath(token), { key: null, body: {} })).status).toBe(405);
    expect((await open(world, { 'sec-fetch-dest': 'document' }, token)).status).toBe(200);
  });

  it('is made anew by the account key and by nothing else', async () => {
    const world = served();
    const made = await world.ask('POST', '/sign-in/links');
    expect(made.status).toBe(201);
    expect((await world.ask('GET', made.body.path, { key: null })).status).toBe(200);
    const browser = await signedIn(world);
    expect((await browser.ask('POST', '/sign-in/links')).status).toBe(401);
    expect((await world.ask('POST', '/sign-in/links', { key: 'wrong' })).status).toBe(401);
    expect((await world.ask('GET', '/sign-in/links')).status).toBe(405);
  });
});

describe('the cookie of a session', () => {
  const publicUrl = new URL('https://assay.example');

  it('goes over TLS alone where the service is reached by it, with a name that no other host can set', async () => {
    const world = served({ hosts: { bound: '127.0.0.1', publicUrl } });
    const { headers } = await open(world, { host: 'assay.example' });
    expect(headers.get('set-cookie')).toMatch(/^__Host-assay-443=\w+; .*; SameSite=Strict; Secure$/);
  });

  it('is that of one port: another service of this machine has its own', async () => {
    const world = served();
    const { cookie, ask } = await signedIn(world);
    const other = { cookie: cookie.replace('8787', '8788') };
    expect((await ask('GET', '/', { headers: other })).status).toBe(401);
    const among = { cookie: `a=b; assay-8788=x; ${cookie}; c` };
    expect((await ask('GET', '/', { headers: among })).status).toBe(200);
  });

  it('ends with a signing out, of this session alone', async () => {
    const world = served();
    const [one, other] = [await signedIn(world), await signedIn(world)];
    const gone = await one.ask('POST', '/sign-out');
    expect(gone.status).toBe(204);
    expect(gone.headers.get('set-cookie')).toMatch(
      /^assay-8787=; Path=\/; Max-Age=0; HttpOnly; SameSite=Strict$/,
    );
    expect((await one.ask('GET', '/pages/data/runs')).status).toBe(401);
    expect((await other.ask('GET', '/pages/data/runs')).status).toBe(200);
    expect((await one.ask('POST', '/sign-out')).status).toBe(204);
  });

  it('opens no operation and no resource of the service, and no stream', async () => {
    const { ask } = await signedIn(served());
    for (const [method, path] of [
      ['GET', '/v1/runs'],
      ['GET', '/v1/agents'],
      ['GET', '/v1/webhooks'],
      ['GET', '/openapi.json'],
      ['GET', '/v1/runs/run_1/events'],
      ['POST', '/v1/runs'],
      ['POST', '/v1/agents'],
      ['POST', '/v1/evaluate'],
      ['POST', '/v1/webhooks'],
      ['DELETE', '/v1/agents/a'],
    ] as const) {
      const body = method === 'POST' ? { body: {} } : {};
      expect([path, (await ask(method, path, body)).status]).toEqual([path, 401]);
    }
  });
});

describe('a request that somebody else makes a browser send', () => {
  const CHANGES = ['/pages/labels', '/sign-out'] as const;
  const body = { turn_id: 'turn_1_0_0_0', scorer: 'is-yes', said: 'wrong' };

  it.each(CHANGES)('changes nothing at %s', async (path) => {
    const world = served();
    const browser = await signedIn(world);
    const attacks: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'http://127.0.0.1:3000' },
      { origin: 'http://localhost:8787' },
      { origin: 'null' },
      { origin: '' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of attacks) {
      const { status } = await browser.ask('POST', path, { body, headers });
      expect([headers, status]).toEqual([headers, 403]);
    }
    const { cookie } = browser;
    expect((await world.ask('POST', path, { key: null, body, headers: { cookie } })).status).toBe(403);
    expect((await browser.ask('GET', '/pages/data/runs')).status).toBe(200);
  });

  it.each(['cross-site', 'same-site', 'anything'])('reads no data from a page that is %s', async (site) => {
    const browser = await signedIn(served());
    for (const path of ['/pages/data/runs', '/pages/page.js', '/pages/data/runs/run_1'])
      expect((await browser.ask('GET', path, { headers: { 'sec-fetch-site': site } })).status).toBe(403);
  });

  it('reaches no page under a host name that is not ours', async () => {
    const browser = await signedIn(served());
    for (const path of ['/', '/pages/data/runs', '/sign-in?token=x'])
      for (const host of ['evil.example', 'evil.example:8787', '127.0.0.1.evil.example:8787'])
        expect((await browser.ask('GET', path, { headers: { host } })).status).toBe(421);
  });

  it('labels nothing with a form: a body has to be JSON, and small', async () => {
    const browser = await signedIn(served());
    const as = (type: string) => ({ raw: JSON.stringify(body), headers: { 'content-type': type } });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await browser.ask('POST', '/pages/labels', as(type))).status).toBe(415);
    const large = { body: { ...body, scorer: 'x'.repeat(10_000) } };
    expect((await browser.ask('POST', '/pages/labels', large)).status).toBe(413);
  });

  it('is limited in number, for each session and for addresses without one', async () => {
    const world = served({ rate: { perSecond: 1, burst: 3 } });
    const browser = await signedIn(world);
    const asked = async (ask: () => ReturnType<ServedApp['ask']>) => {
      const all = [await ask(), await ask(), await ask(), await ask()];
      return all.map(({ status }) => status);
    };
    expect(await asked(() => browser.ask('GET', '/pages/data/runs'))).toEqual([200, 200, 200, 429]);
    expect((await asked(() => open(world, {}, 'guess'))).at(-1)).toBe(429);
  });
});
