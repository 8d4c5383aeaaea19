import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import { folderOf, ROOT, runScript } from '../support/run-cli.ts';

const LIBRARY = pathToFileURL(join(ROOT, 'dist/library.js')).href;

let agent: FakeServer | undefined;
afterEach(() => agent?.close());

/** Runs a module that imports the library, in a folder without any packages; what it gives to `say` comes back. */
async function inEmptyFolder(
  code: string,
  folder = folderOf({}),
): Promise<{ said: unknown; stderr: string }> {
  writeFileSync(
    join(folder, 'main.mjs'),
    `import * as assay from '${LIBRARY}';\nconst { createEngine, operations, call, Fault } = assay;\nconst say = (value) => console.log(JSON.stringify(value));\n${code}\n`,
  );
  const { code: exit, stdout, stderr } = await runScript(join(folder, 'main.mjs'), [], { cwd: folder });
  if (exit !== 0) throw new Error(stderr);
  return { said: JSON.parse(stdout), stderr };
}

describe('the library', () => {
  it('exports what its declarations say, and starts nothing by being imported', async () => {
    const { said, stderr } = await inEmptyFolder('say(Object.keys(assay).sort());');
    expect(said).toEqual([
      'Fault',
      'calibrateLabels',
      'call',
      'createEngine',
      'operations',
      'rescoreRun',
      'startRun',
      'writeReports',
    ]);
    expect(stderr).toBe('');
  });

  it('creates scorer, agent and case, judges, and plays a run to its end', async () => {
    agent = await fakeAgentServer(({ json }) => ({ body: { output: `You said ${json.input}.` } }));
    const { said } = await inEmptyFolder(`
const engine = createEngine({ judge: { provider: 'offline' } });
const scorer = await call(operations.createScorer, { name: 'Says it', type: 'regex', config: { pattern: 'said' } }, engine);
const { id: agent_id } = await call(operations.createAgent, { name: 'Echo', provider: 'custom', invocation: { url: ${JSON.stringify(agent.url)}, body_template: '{"input":"{{ input }}"}' } }, engine);
const turns = [{ input: { text: 'hello' }, expected_behavior: 'Mention "hello".', scorers: ['playval', scorer.scorer_id] }];
const testCase = await call(operations.createTestCase, { name: 'Greets', agent_id, turns }, engine);
const judged = await call(operations.evaluate, { output: 'I said so', scorers: [scorer.scorer_id] }, engine);
const batch = await call(operations.evaluateBatch, { items: [{ input: 'a', output: 'said' }, { input: 'b', output: 'kept' }], scorers: [scorer.scorer_id] }, engine);
const run = await call(operations.createRun, { test_case_id: testCase.id }, engine);
await engine.settled();
const [row] = await (await engine.store()).runSummaries();
say({ pass: judged.overall_pass, batch: batch.summary, queued: run.status, row, id: run.run_id });`);
    expect(said).toMatchObject({
      pass: true,
      batch: { total: 2, passed: 1, failed: 1 },
      queued: 'queued',
      row: { status: 'completed', conclusion: 'passed', counts: { passed: 1 } },
    });
    const { row, id } = said as { row: { run_id: string }; id: string };
    expect(row.run_id).toBe(id);
  });

  it('plays an evals folder step by step, with events and reports', async () => {
    const folder = folderOf({});
    const { said } = await inEmptyFolder(
      `
import { mkdirSync, writeFileSync, readFileSync } from 'node:fs';
for (const name of ['agents', 'test-cases']) mkdirSync('evals/' + name, { recursive: true });
writeFileSync('echo.mjs', "let text = ''; for await (const piece of process.stdin) text += piece; console.log(JSON.stringify({ output: 'echo ' + JSON.parse(text).input }));");
writeFileSync('evals/agents/echo.yaml', 'name: Echo\\nprovider: custom\\ninvocation: { command: [node, echo.mjs] }\\n');
writeFileSync('evals/test-cases/a.yaml', 'name: A\\nturns: [{ input: hello, expected_behavior: Mention "hello"., checks: [{ contains: hello }] }]\\n');
const engine = createEngine({ judge: { provider: 'offline' } });
const started = await assay.startRun(engine);
const events = [];
started.events.subscribe((event) => events.push(event.type));
const { report } = await started.finish();
const reports = assay.writeReports(process.cwd() + '/out', report, engine.ports.files);
await started.close();
say({ events, conclusion: JSON.parse(readFileSync(reports.json, 'utf8')).conclusion });`,
      folder,
    );
    expect(said).toEqual({
      events: ['run.started', 'case.started', 'turn.scored', 'case.finished', 'run.finished'],
      conclusion: 'passed',
    });
  });

  it('refuses with Faults that carry every problem', async () => {
    const { said } = await inEmptyFolder(`
const engine = createEngine({ judge: { provider: 'offline' } });
try { await call(operations.evaluate, { outptu: 'x', scorers: [] }, engine); }
catch (error) { say({ fault: error instanceof Fault, code: error.code, exit: error.exitCode, hint: error.hint, problems: error.problems.map((one) => one.path) }); }`);
    expect(said).toEqual({
      fault: true,
      code: 'validation_failed',
      exit: 2,
      hint: 'Rename "outptu" to "output".',
      problems: ['outptu', 'scorers'],
    });
  });
});

describe('a consumer in TypeScript', () => {
  const CONSUMER = `
import {
  call, createEngine, operations, Fault, startRun, writeReports, rescoreRun,
  type Engine, type EngineOptions, type EvaluateRequest, type EvaluateResponse, type RunResults, type ScorerResult,
} from 'agent-assay';

const options: EngineOptions = { judge: { provider: 'offline' }, concurrency: 4 };
const engine: Engine = createEngine(options);
const request: EvaluateRequest = { output: 'x', scorers: ['toxicity'] };
export const response: EvaluateResponse = await call(operations.evaluate, request, engine);
export const result: ScorerResult | undefined = response.results['toxicity'];
export const score: number = result?.score ?? 0;
const run = await call(operations.createRun, { tags: ['smoke'] }, engine);
export const id: string = run.run_id;
// @ts-expect-error: a run has no such field
export const wrong = run.nothing_of_the_kind;
// @ts-expect-error: a provider that there is none of
createEngine({ judge: { provider: 'oracle' } });
await using started = await startRun(engine, { minPassRate: 0.9 });
export const written = writeReports('/tmp', (await started.finish()).report, engine.ports.files);
export const again = rescoreRun(engine, id);
export function codeOf(error: unknown): string { return error instanceof Fault ? error.code : 'other'; }
export type Cases = RunResults['cases'];
`;

  it('compiles against the declarations, with zod alone beside them', async () => {
    const folder = folderOf({
      'package.json': '{"type":"module"}',
      'consumer.ts': CONSUMER,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          module: 'nodenext',
          target: 'es2023',
          strict: true,
          noEmit: true,
          exactOptionalPropertyTypes: true,
          types: [],
        },
        files: ['consumer.ts'],
      }),
    });
    mkdirSync(join(folder, 'node_modules'));
    // As npm would lay it out: the package, and the one dependency that it has.
    symlinkSync(join(ROOT, 'node_modules/zod'), join(folder, 'node_modules/zod'));
    mkdirSync(join(folder, 'node_modules/agent-assay'));
    for (const name of ['package.json', 'dist'])
      symlinkSync(join(ROOT, name), join(folder, 'node_modules/agent-assay', name));
    const { code, stdout } = await runScript(
      join(ROOT, 'node_modules/typescript/bin/tsc'),
      ['-p', folder, '--preserveSymlinks'],
      { cwd: folder },
    );
    expect(stdout).toBe('');
    expect(code).toBe(0);
  });
});
