import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { readRun } from '../../src/operations/resources/read-run.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { progressEvent } from '../../src/schema/event.ts';
import { runResults } from '../../src/schema/run.ts';
import { statePaths } from '../../src/state/state-paths.ts';
import { bundledPrograms } from '../support/bundled-programs.ts';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import { storeSuite } from '../support/served-engine.ts';

const CASES = 40;
const KILLS = 5;
const AT_ONCE = 3;

let agent: FakeServer;
let state: string;
afterEach(async () => {
  await agent.close();
  rmSync(state, { recursive: true, force: true });
});

describe('a run over the service', () => {
  it('survives kill -9: nothing is lost, judged twice or sent twice', async () => {
    const calls = new Map<string, number>();
    let onCall: () => void = () => undefined;
    agent = await fakeAgentServer(async ({ json }) => {
      calls.set(json.input, (calls.get(json.input) ?? 0) + 1);
      onCall();
      await new Promise((resolve) => setTimeout(resolve, 10));
      return { body: { output: 'hello' } };
    });
    state = mkdtempSync(join(tmpdir(), 'assay-jobs-'));
    const engine = createEngine({ state, evals: join(state, 'no-evals'), judge: { provider: 'offline' } });
    const cases = Object.fromEntries(
      Array.from({ length: CASES }, (_, index) => [`c${index}`, `text ${index}`]),
    );
    await storeSuite(engine, agent.url, cases);
    const random = seededRandom(11);
    const { 'background-work.ts': program } = await bundledPrograms('background-work.ts');
    let runId = '';

    /** One life of the process: to its end, or until so many calls of the agent have come. */
    const live = (more: string[], killAfter: number) =>
      new Promise<string>((resolve, reject) => {
        const child = spawn(process.execPath, [program, state, ...more], {
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        let out = '';
        let errors = '';
        let left = killAfter;
        onCall = () => {
          left -= 1;
          if (left === 0) child.kill('SIGKILL');
        };
        child.stdout.on('data', (data) => (out += String(data)));
        child.stderr.on('data', (data) => (errors += String(data)));
        child.on('error', reject);
        child.on('close', (code, signal) => {
          if (signal === 'SIGKILL' || code === 0) resolve(`${out}${errors}`);
          else reject(new Error(errors));
        });
      });
    for (let kill = 0; kill < KILLS; kill += 1) {
      const out = await live(kill === 0 ? ['begin'] : [], 2 + Math.floor(random.next() * 8));
      runId ||= /run_\w+/.exec(out)?.[0] ?? '';
    }
    expect(await live([], Number.POSITIVE_INFINITY)).toBe('done\n');

    const read = await readRun(engine, runId, { summary: false });
    const results = runResults.parse(
      JSON.parse(read !== undefined && 'text' in read ? [...read.text].join('') : '{}'),
    );
    expect(results.counts).toMatchObject({ total: CASES, passed: CASES });
    // A kill costs what is in flight, no more.
    const again = [...calls.values()].reduce((sum, count) => sum + count - 1, 0);
    expect(calls.size).toBe(CASES);
    expect(again).toBeLessThanOrEqual(KILLS * AT_ONCE);
    const events = readFileSync(statePaths(state).runEvents(runId), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => progressEvent.parse(JSON.parse(line)));
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    const of = (type: string) => events.filter((one) => one.type === type);
    expect([of('run.started').length, of('run.finished').length, events.at(-1)?.type]).toEqual([
      1,
      1,
      'run.finished',
    ]);
    for (const type of ['case.started', 'turn.scored', 'case.finished'])
      expect(
        new Set(of(type).map(({ data }) => 'test_case_id' in data && data.test_case_id)).size,
        type,
      ).toBe(CASES);
    expect(of('turn.scored')).toHaveLength(CASES);
    expect(of('case.finished')).toHaveLength(CASES);
    expect(await (await engine.store()).list('jobs')).toEqual([]);
  });
});
