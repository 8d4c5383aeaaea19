import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnswerCheck, answerCheck } from '../support/api-answers.ts';
import { apiRequests } from '../support/api-requests.ts';
import { type ApiWorld, apiWorld } from '../support/api-world.ts';

/** A sample of the 10,000 that `npm run bench -- api` asks. */
const REQUESTS = 1500;
/** A world is made anew after so many, or what they store would slow down the later ones. */
const ROUND = 500;
const SEED = Number(process.env['ASSAY_TEST_SEED'] ?? 1);

type Parsed = ReturnType<typeof JSON.parse>;
let world: ApiWorld;
let document: Parsed;
let check: AnswerCheck;
beforeAll(async () => {
  world = await apiWorld();
  document = await (await world.ask({ method: 'GET', path: '/openapi.json', headers: {} })).json();
  check = answerCheck(document);
});

/** The summary of interface 4, with the reads and deletes of contract 9. */
const READ =
  'scorers test-cases agents runs experiments optimizations evaluations batches webhooks traces'.split(' ');
const EXPECTED = [
  'POST /v1/scorers',
  'POST /v1/evaluate',
  'POST /v1/evaluate/batch',
  'POST /v1/optimize/prompt',
  'POST /v1/experiments',
  'POST /v1/test-cases',
  'POST /v1/test-cases/generate',
  'POST /v1/agents',
  'POST /v1/traces',
  'POST /v1/traces/{}/spans',
  'PATCH /v1/spans/{}',
  'POST /v1/runs',
  'GET /v1/analytics/failure-analysis',
  'POST /v1/webhooks',
  ...READ.flatMap((kind) => [`GET /v1/${kind}`, `GET /v1/${kind}/{}`]),
  ...['scorers', 'test-cases', 'agents', 'webhooks'].map((kind) => `DELETE /v1/${kind}/{}`),
  'GET /v1/runs/{}/events',
  'GET /openapi.json',
  'GET /healthz',
];

describe('the OpenAPI document', () => {
  it('is valid 3.1', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('names every route and no other', () => {
    const named = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => /^(get|post|put|patch|delete|head)$/.test(method))
        .map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
    );
    expect(named.sort()).toEqual([...EXPECTED].sort());
  });

  it('has a reference behind every reference', () => {
    const text = JSON.stringify(document);
    for (const [, ref = ''] of text.matchAll(/"\$ref":"(.*?)"/g)) {
      expect(ref).toMatch(/^#\//);
      const found = ref
        .slice(2)
        .split('/')
        .reduce((value: Parsed, part) => value?.[decodeURIComponent(part).replaceAll('~1', '/')], document);
      expect(found, ref).toBeDefined();
    }
  });

  it('asks for a Bearer key everywhere but for health', () => {
    const schemes = Object.values<Parsed>(document.components.securitySchemes);
    expect(schemes).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 'http', scheme: 'bearer' })]),
    );
    expect(document.paths['/healthz'].get.security).toEqual([]);
  });

  it.each(EXPECTED.filter((one) => one.startsWith('POST') || one.startsWith('PATCH')))(
    'says of %s what it takes, and every error as problem+json',
    (route) => {
      const [method = '', shape] = route.split(' ');
      const path = Object.keys(document.paths).find((one) => one.replaceAll(/\{\w+\}/g, '{}') === shape);
      const operation = document.paths[path ?? ''][method.toLowerCase()];
      expect(operation.requestBody.content['application/json'].schema).toBeDefined();
      for (const status of ['400', '401', '403', '413', '415', '422', '429'])
        expect(Object.keys(operation.responses)).toContain(status);
    },
  );
});

describe('an answer', () => {
  const request = { route: '/v1/runs', method: 'GET', path: '/v1/runs', headers: {} };
  const json = { 'content-type': 'application/json' };
  const problem = { type: 'x', title: 'x', status: 404, detail: 'x', code: 'not_found' };
  it.each([
    ['a bug', 500, '{}', json],
    ['a stack trace', 200, 'Error: x\n    at f (file.js:1:2)', json],
    ['a status that is nowhere', 299, '{}', json],
    ['another type', 200, 'x', { 'content-type': 'text/html' }],
    ['a field of the wrong type', 200, '{"data":{},"next_cursor":null}', json],
    ['a field that is missing', 200, '{"data":[]}', json],
    [
      'an error without its code',
      422,
      JSON.stringify({ ...problem, code: undefined }),
      { 'content-type': 'application/problem+json' },
    ],
  ])('with %s would be found', async (_, status, body, headers) => {
    const found = await check(request, new Response(body, { status, headers }));
    expect(found).toBeDefined();
  });

  it('is as documented, whatever is asked', async () => {
    const statuses = new Map<number, number>();
    const problems: string[] = [];
    for (let from = 0; from < REQUESTS; from += ROUND) {
      const round = await apiWorld();
      for (const request of apiRequests(document, round.known, { seed: SEED + from, count: ROUND })) {
        const answer = await round.ask(request);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const problem = await check(request, answer);
        if (problem !== undefined)
          problems.push(
            `${request.method} ${request.path.slice(0, 200)} ${JSON.stringify(request.headers)} ${String(request.body).slice(0, 600)}\n  ${problem}`,
          );
      }
      await round.end();
    }
    expect(problems.slice(0, 5).join('\n')).toBe('');
    // What is only refused tells little about answers.
    const good = (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0) + (statuses.get(202) ?? 0);
    expect(good).toBeGreaterThan(REQUESTS / 3);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 204, 400, 404, 422]));
  });
});
