import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/engine.ts';
import { Fault } from '../../../src/errors.ts';
import { type RunOptions, startRun } from '../../../src/jobs/runs/start-run.ts';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import { finished } from '../../support/finished.ts';
import { evalsWith } from '../../support/javascript-world.ts';

const TOOLS = `
const parameters = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
export const tools = [{ name: 'cancel', parameters, run(state, { id }) { state.orders[id] = 'cancelled'; return 'done'; } }];
`;
/** A long-lived process that says at each answer which call of its life it was, and acts with the keys that it was started with. */
const LINES = `
import { createInterface } from 'node:readline';
const { ASSAY_TOOLS_URL: url, ASSAY_TOOLS_KEY: key } = process.env;
let calls = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const id = JSON.parse(line).input;
  calls += 1;
  const headers = { authorization: 'Bearer ' + key, 'content-type': 'application/json' };
  const reply = await fetch(url + '/cancel', { method: 'POST', headers, body: JSON.stringify({ id }) });
  console.log(JSON.stringify({ output: id + ' ' + (await reply.json()).result + ' ' + calls }));
}
`;
const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const CASES = IDS.map(
  (id) =>
    `- {id: ${id}, name: ${id}, world: shop, turns: [{input: ${id}}], expected_state: {actions: [{name: cancel, arguments: {id: ${id}}}]}}\n`,
).join('');

/** A project of six cases, each of which has an order of its own cancelled; the same state folder for all its engines. */
function project(invocation: string) {
  const folder = evalsWith({
    'desk.mjs': LINES,
    'evals/assay.yaml': 'run: { concurrency: 2 }\n',
    'evals/agents/desk.yaml': `name: Desk\nprovider: custom\ninvocation: ${invocation}\n`,
    'evals/worlds/shop.yaml': 'state: { data: { orders: {} } }\ntools: { file: tools.mjs }\n',
    'evals/worlds/tools.mjs': TOOLS,
    'evals/test-cases/all.yaml': CASES,
  });
  const engine = () =>
    createEngine({
      ...{ evals: join(folder, 'evals'), state: join(folder, '.assay'), ports: nodePorts() },
      judge: { provider: 'offline' },
    });
  const run = (options: RunOptions = {}) =>
    finished(startRun(engine(), options), ({ report }) => [...report.cases]);
  return { engine, run };
}
const COMMAND = `{ command: [${JSON.stringify(process.execPath)}, desk.mjs], protocol: lines }`;

describe('a run of agents that act in worlds', () => {
  it('keeps the worlds of long-lived processes apart, whose calls come in turns', async () => {
    const cases = await project(COMMAND).run();
    expect(cases.map(({ status }) => status)).toEqual(IDS.map(() => 'passed'));
    const outputs = cases.map(({ attempts }) => attempts[0]?.turns[0]?.output ?? '');
    expect(outputs.map((output) => output.slice(0, -2))).toEqual(IDS.map((id) => `${id} done`));
    // Two processes have played them all.
    expect(outputs.filter((output) => output.endsWith(' 1')).length).toBeLessThanOrEqual(2);
  });

  it('goes on where it was stopped, and plays nothing again', async () => {
    const { engine, run } = project(COMMAND);
    const stop = new AbortController();
    const started = await startRun(engine(), { signal: stop.signal });
    let ended = 0;
    started.events.subscribe(({ type }) => {
      if (type === 'case.finished' && ++ended === 2) stop.abort(new Fault('cancelled', 'stopped'));
    });
    expect((await started.finish()).cancelled).toBe(true);
    await started[Symbol.asyncDispose]();
    const cases = await run({ resume: started.runId });
    expect(cases.map(({ status }) => status)).toEqual(IDS.map(() => 'passed'));
    expect(cases.map(({ attempts }) => attempts[0]?.world?.calls)).toEqual(IDS.map(() => 1));
  });

  it('hands an agent behind HTTP the doors of its own attempt, in body, address and headers', async () => {
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const piece of request) body += String(piece);
      const { q, mcp } = JSON.parse(body) as { q: string; mcp: string };
      const tools = new URL(request.url ?? '', 'http://x').searchParams.get('tools') ?? '';
      const headers = { authorization: String(request.headers['x-key']), 'content-type': 'application/json' };
      const call = { method: 'POST', headers, body: JSON.stringify({ id: q }) };
      const { result } = (await (await fetch(`${tools}/cancel`, call)).json()) as { result: string };
      // Without the key nobody gets in.
      const refused = await fetch(mcp, { method: 'POST', body: '{}' });
      response.end(JSON.stringify({ output: `${result} ${refused.status}` }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const invocation = `
  url: "http://127.0.0.1:${port}/chat?tools={{ tools_url }}"
  headers: { X-Key: "Bearer {{ tools_key }}" }
  body_template: '{"q":"{{ input }}","mcp":"{{ mcp_url }}"}'`;
      const cases = await project(invocation).run();
      expect(cases.map(({ status }) => status)).toEqual(IDS.map(() => 'passed'));
      expect(cases.map(({ attempts }) => attempts[0]?.turns[0]?.output)).toEqual(IDS.map(() => 'done 401'));
    } finally {
      server.close();
    }
  });
});
