import { describe, expect, it } from 'vitest';
import type { createEngine } from '../../../src/engine/engine.ts';
import { PAGE_VERSION } from '../../../src/reports/pages/page-data.ts';
import { playedVerdict, SECRET, TURN } from '../../support/played-verdict.ts';
import { createdAgent, KEY, servedApp } from '../../support/service-app.ts';
import { PAGE_CODE, signedIn } from '../../support/signed-in.ts';

const served = (more: Parameters<typeof servedApp>[0] = {}) =>
  servedApp({ pageCode: () => PAGE_CODE, ...more });

/** A service with the run in its state, and somebody who is signed in. */
async function withRun(more: Parameters<typeof servedApp>[0] = {}) {
  const { engine, ports, labels } = await playedVerdict();
  const world = served({ engine, given: ports, ...more });
  return { ...world, labels, ...(await signedIn(world)) };
}
const lines = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const SHELLS = [
  '/',
  '/runs',
  '/runs/run_1',
  '/compare?a=run_1&b=run_2',
  '/experiments/exp_1',
  '/optimizations',
];
const CODE = ['/pages/page.js', '/pages/page.css'];
const DATA = [
  '/pages/data/runs',
  '/pages/data/runs/run_1',
  '/pages/data/runs/run_1/case?id=ant%2Fone',
  '/pages/data/runs/run_1/labels',
  '/pages/data/compare?a=run_1&b=run_1',
  '/pages/data/experiments',
  '/pages/data/optimizations',
];

describe('who may look', () => {
  it.each([...SHELLS, ...CODE, ...DATA])('nobody who is not signed in, at %s', async (path) => {
    const world = served();
    const agent = await createdAgent(world);
    for (const [key, headers] of [
      [null, {}],
      ['wrong', {}],
      [agent.key, {}],
      [null, { cookie: `assay-8787=${KEY}` }],
      [null, { cookie: 'assay-8787=; assay-8787=undefined' }],
    ] as const) {
      const { status, text } = await world.ask('GET', path, { key, headers });
      expect(status).toBe(401);
      expect(text).not.toContain('/pages/page.js');
    }
  });

  it.each([...SHELLS, ...CODE, ...DATA])('a person with a session, and the account, at %s', async (path) => {
    const { ask, app } = await withRun();
    expect((await ask('GET', path)).status).toBe(200);
    expect((await servedApp({}).app.fetch(new Request('http://127.0.0.1:8787/'))).status).toBe(401);
    const own = new Request(`http://127.0.0.1:8787${path}`, { headers: { authorization: `Bearer ${KEY}` } });
    expect((await app.fetch(own)).status).toBe(200);
  });

  it.each([
    ['POST', '/'],
    ['DELETE', '/pages/data/runs/run_1'],
    ['PUT', '/pages/labels'],
    ['GET', '/pages/labels'],
    ['GET', '/sign-out'],
  ])('nobody does %s %s', async (method, path) => {
    const { ask } = await withRun();
    expect((await ask(method, path)).status).toBe(405);
  });

  it.each([
    '/runs/..%2f..%2fetc',
    '/runs/a/b',
    '/pages/',
    '/pages/index.html',
    '/pages/..%2fpackage.json',
    '/pages/data/agents',
    '/pages/data/runs/run_9',
    '/pages/data/runs/..%2f..%2fx',
    '/pages/data/runs/run_1/case?id=none',
    '/pages/data/runs/run_1/journal',
    '/pages/data/compare?a=run_1&b=/etc/passwd',
    '/pages/data/compare',
    '/pages/data/experiments/__proto__',
    '/pages/data/__proto__',
    '/pages/data/optimizations/opt_9',
  ])('finds nothing at %s', async (path) => {
    const { ask } = await withRun();
    const { status, body } = await ask('GET', path);
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});

describe('what every answer says to the browser', () => {
  const POLICY = /default-src 'none'.*base-uri 'none'; form-action 'none'; frame-ancestors 'none'/;

  it.each([...SHELLS, ...CODE, ...DATA, '/sign-in?token=x'])('at %s', async (path) => {
    const { ask } = await withRun();
    const { headers } = await ask('GET', path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(POLICY),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|https?:/);
  });

  it('the page runs the program of this service alone, and talks to nobody else', async () => {
    const { ask } = await withRun();
    const { text, headers } = await ask('GET', '/');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws:\/\/127\.0\.0\.1:8787 wss:\/\/127\.0\.0\.1:8787;/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script src="/pages/page.js">']);
    expect(text).not.toMatch(/\son\w+=|style=/);
  });

  it.each([...CODE, ...DATA])('that it has %s already', async (path) => {
    const { ask } = await withRun();
    const { headers, text } = await ask('GET', path);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const etag = headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('GET', path, { headers: { 'if-none-match': known } });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    const stale = await ask('GET', path, { headers: { 'if-none-match': '"other"' } });
    expect([stale.status, stale.text]).toEqual([200, text]);
    expect((await ask('GET', path, { headers: { 'if-none-match': etag, cookie: '' } })).status).toBe(401);
  });

  it.each([...SHELLS, ...CODE, ...DATA])('HEAD says the same of %s without the body', async (path) => {
    const { ask } = await withRun();
    const [head, get] = [await ask('HEAD', path), await ask('GET', path)];
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
  });

  it('says plainly that the program of the pages is not there', async () => {
    const { ask } = await withRun({ pageCode: () => null });
    const { status, text, headers } = await ask('GET', '/');
    expect(status).toBe(503);
    expect(text).toContain('The pages are not part of this copy');
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect((await ask('GET', '/pages/page.js')).status).toBe(404);
    expect((await ask('GET', '/pages/data/runs')).status).toBe(200);
  });
});

describe('the data of the pages', () => {
  it('lists runs with what became of them, by whom and by which judge', async () => {
    const { ask } = await withRun();
    const { body } = await ask('GET', '/pages/data/runs?limit=1');
    expect(body).toMatchObject({
      data: [{ run_id: 'run_1', status: 'completed', conclusion: 'failed', judge: { mode: 'offline' } }],
      next_cursor: null,
    });
    expect((await ask('GET', '/pages/data/runs?limit=201')).status).toBe(422);
  });

  it('gives a run line by line: what it came to, each case, and what is known of all', async () => {
    const { ask } = await withRun();
    const { text, headers } = await ask('GET', '/pages/data/runs/run_1');
    expect(headers.get('content-type')).toBe('application/x-ndjson');
    const [first, row, last, ...more] = lines(text);
    expect(first.head).toMatchObject({ version: PAGE_VERSION, kind: 'run', id: 'run_1' });
    expect(row).toMatchObject({ id: 'ant/one', status: 'failed', answered: 'Aye. [redacted]' });
    expect(last.tail).toMatchObject({ rows: 1 });
    expect(more).toEqual([]);
  });

  it('gives a case with its texts, and no secret in any of them', async () => {
    const { ask } = await withRun();
    const { text, body } = await ask('GET', '/pages/data/runs/run_1/case?id=ant%2Fone');
    expect(body.attempts[0].turns[0]).toMatchObject({ id: TURN, output: 'Aye. [redacted]' });
    expect(text).not.toContain(SECRET);
  });

  it('compares two runs', async () => {
    const { ask } = await withRun();
    const { body } = await ask('GET', '/pages/data/compare?a=run_1&b=run_1');
    expect(body).toMatchObject({ kind: 'comparison', comparison: { run_a: 'run_1', run_b: 'run_1' } });
  });

  it('says of a run that is not finished what is known so far, and where it goes on', async () => {
    const { ports, engine } = await playedVerdict();
    const live = { runId: 'run_2', status: 'running', startedAt: '2026-01-01T00:00:00.000Z', agentId: null };
    const counts = { total: 4, passed: 1, failed: 0, errored: 0, skipped: 0, unsure: 0 };
    const registered = engine.live();
    const busy = { ...engine, live: () => ({ ...registered, of: () => ({ ...live, counts }) }) };
    const world = served({ engine: busy as unknown as ReturnType<typeof createEngine>, given: ports }); // One run more than there is.
    const { ask } = await signedIn(world);
    const { body, headers } = await ask('GET', '/pages/data/runs/run_2');
    expect(body.unfinished).toMatchObject({ run_id: 'run_2', status: 'running', counts });
    expect(body.stream).toMatch(/^\/v1\/runs\/run_2\/events\?token=[\w-]{43}$/);
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store']);
  });
});

describe('labels', () => {
  const asked = { turn_id: TURN, scorer: 'is-yes', said: 'wrong' };

  it('are kept as rows for calibrate, shown again, and taken back', async () => {
    const { ask, labels } = await withRun();
    const { status, body } = await ask('POST', '/pages/labels', { body: asked });
    expect([status, body]).toEqual([200, { file: 'labels/run_1.jsonl', label: 1 }]);
    expect(labels()).toContain('"metric":"is-yes","label":1');
    expect(labels()).not.toContain(SECRET);
    const shown = await ask('GET', '/pages/data/runs/run_1/labels');
    expect(shown.body).toMatchObject({
      ...{ file: 'labels/run_1.jsonl', why_not: null },
      marked: [{ metric: 'is-yes', label: 1, meta: { turn_id: TURN, case_id: 'ant/one', said: 'wrong' } }],
    });
    expect(Object.keys(shown.body.marked[0])).toEqual(['id', 'metric', 'label', 'meta']);
    await ask('POST', '/pages/labels', { body: { ...asked, said: null } });
    expect(labels()).toBeNull();
  });

  it.each([
    ['listens on every address', { bound: '0.0.0.0' }],
    ['listens on an address of the network', { bound: '192.168.1.5' }],
    ['stands behind a proxy', { bound: '127.0.0.1', publicUrl: new URL('https://assay.example') }],
  ])('are refused where the service %s, with the reason', async (_, hosts) => {
    const { ask, labels } = await withRun({ hosts });
    const { status, body } = await ask('POST', '/pages/labels', { body: asked });
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(body.detail).toMatch(/only where the service listens on this machine alone/);
    expect(labels()).toBeNull();
    const shown = await ask('GET', '/pages/data/runs/run_1/labels');
    expect(shown.body.why_not).toMatch(/on this machine alone/);
  });

  it.each([
    ['without a verdict', { turn_id: TURN, scorer: 'is-yes' }, 422],
    ['with a verdict of another kind', { ...asked, said: 'maybe' }, 422],
    ['for a check', { ...asked, scorer: 'contains' }, 422],
    ['for a scorer that gave none', { ...asked, scorer: '../../x' }, 422],
    ['for a turn that is none', { ...asked, turn_id: '../../etc/passwd' }, 404],
    ['that are a list', [asked], 422],
    ['that are null', null, 422],
  ])('are refused %s', async (_, body, wanted) => {
    const { ask, labels } = await withRun();
    expect((await ask('POST', '/pages/labels', { body })).status).toBe(wanted);
    expect(labels()).toBeNull();
  });
});
