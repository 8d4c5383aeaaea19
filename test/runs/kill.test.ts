import { readdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeFiles } from '../../src/ports/node-files.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import type { RunRecord } from '../../src/runs/records.ts';
import type { RunResults } from '../../src/schema/run.ts';
import { readJournal } from '../../src/state/journal.ts';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import {
  type FakeModelServer,
  type RecordedRequest,
  startFakeModelServer,
} from '../support/fake-model-server.ts';
import { folderOf, runCli } from '../support/run-cli.ts';

const CASES = 14;
const CONCURRENCY = 2;
/** Turns with two scorers each. */
const SCORED = (CASES + CASES / 2) * 2;

let model: FakeModelServer;
let agent: FakeServer;
/** Called at every request that reaches one of the servers. */
let onRequest: () => void = () => undefined;

beforeAll(async () => {
  model = await startFakeModelServer({
    behave: () => void onRequest(),
    // Every third case fails one criterion, so that there is something to lose besides passes.
    verdict: ({ verdicts, request }) =>
      /topic \d*[369]\b/.test(request.user) ? verdicts.at(-2) : verdicts[0],
    fill(schema, { user }) {
      const expected = /Mention "topic \d+\.\d"\./.exec(user.replaceAll('\\"', '"'))?.[0];
      if (!JSON.stringify(schema).includes('source_quote')) return undefined;
      return { criteria: [{ text: expected, source_quote: expected, kind: 'must' }] };
    },
  });
  agent = await fakeAgentServer(({ json }) => {
    onRequest();
    return { body: { output: `I heard ${json.input} well. It is written down.` } };
  });
});
afterAll(async () => {
  await model.close();
  await agent.close();
});

/** A fresh suite of single and two-turn cases, judged by two scorers, one of which asks twice. */
function suite() {
  const turn = (at: string) => `{ input: topic ${at}, expected_behavior: 'Mention "topic ${at}".' }`;
  const cwd = folderOf({
    'evals/assay.yaml': `defaults: { scorers: [relevance, playval] }\njudge: { provider: openai, base_url: "${model.openaiUrl}" }\nrun: { concurrency: ${CONCURRENCY} }\n`,
    'evals/agents/a.yaml': `name: A\nprovider: custom\ninvocation: { url: "${agent.url}", body_template: '{"input":"{{ input }}"}' }\n`,
    'evals/test-cases/cases.yaml': Array.from({ length: CASES }, (_, index) =>
      index % 2 === 0
        ? `- { id: c${index}, name: C, turns: [${turn(`${index}.0`)}] }\n`
        : `- { id: c${index}, name: C, type: multi, turns: [${turn(`${index}.0`)}, ${turn(`${index}.1`)}] }\n`,
    ).join(''),
  });
  const runs = join(cwd, '.assay/state/runs');
  const env = { OPENAI_API_KEY: 'sk-test-0123456789' };
  return {
    run: (args: readonly string[], onStart?: (kill: (signal: NodeJS.Signals) => void) => void) =>
      runCli(['run', '--json', '--quiet', ...args], {
        cwd,
        env,
        ...(onStart === undefined ? {} : { onStart }),
      }),
    list: async () => JSON.parse((await runCli(['list', 'runs', '--json'], { cwd, env })).stdout),
    /** The one run of this suite; undefined before its journal is there. */
    journal(): { id: string; path: string; size: number } | undefined {
      try {
        const id = readdirSync(runs)[0]!;
        const path = join(runs, id, 'journal-0.jsonl');
        return { id, path, size: statSync(path).size };
      } catch {
        return undefined;
      }
    },
  };
}

/** What the journal holds: plays by case, scorer results by case, turn and scorer. */
function recorded(path: string) {
  const played = new Set<string>();
  const scored = new Set<string>();
  readJournal(path, { files: nodeFiles() }, (raw) => {
    const record = raw as RunRecord; // Border: written by the program under test, read by its own reader.
    if (record.type === 'attempt.played') played.add(record.case_id);
    if (record.type === 'turn.scored') scored.add(`${record.case_id}.${record.turn} ${record.scorer}`);
  });
  return { played, scored };
}

/** Which result a judge's question is for, `c3.1 relevance`. */
function questionOf({ user, schema }: RecordedRequest): string {
  const scorer = JSON.stringify(schema).includes('"statements"') ? 'relevance' : 'playval';
  // The question stands last among the topics that a later turn sees of the earlier ones.
  const topics = [...user.matchAll(/topic (\d+)\.(\d)/g)].map(([, at, turn]) => `c${at}.${turn}`);
  return `${topics.sort().at(-1)} ${scorer}`;
}

/** The same question has the same text but for its code. */
function textOf({ system, user }: RecordedRequest): string {
  const code = /^The code of this message is (\w+)\./.exec(user)?.[1] ?? '';
  return system + user.replaceAll(code, 'CODE');
}

/** Results without ids, times, durations, and without how much of the effort came from the cache. */
function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lasting);
  if (typeof value !== 'object' || value === null) return value;
  const passing = new Set([
    'run_id',
    'turn_id',
    'example_run_ids',
    'started_at',
    'finished_at',
    'duration_ms',
    'latency_ms',
  ]);
  const effort = new Set(['calls', 'cached_calls', 'input_tokens', 'output_tokens', 'cost_usd']);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !passing.has(key) && !effort.has(key))
      .map(([key, one]) => [key, lasting(one)]),
  );
}

const judgeCalls = ({ usage: { judge } }: RunResults) => judge.calls + judge.cached_calls;

describe('a run that is killed', () => {
  let undisturbed: RunResults;
  let size = 0;
  beforeAll(async () => {
    const { run, journal } = suite();
    const { code, stdout, stderr } = await run([]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    undisturbed = JSON.parse(stdout);
    size = journal()!.size;
    // The tests below know every question by the result it is for.
    expect(new Set(model.requests.map(questionOf))).toEqual(recorded(journal()!.path).scored);
    expect(undisturbed.counts).toMatchObject({ total: CASES, errored: 0, skipped: 0 });
    expect(undisturbed.counts.passed).toBeGreaterThan(0);
    expect(undisturbed.counts.failed).toBeGreaterThan(0);
  });

  const random = seededRandom(20261121);
  // One moment in every fifth of the journal but the last, in which no request may come any more.
  const moments = Array.from({ length: 4 }, (_, fifth) => Math.round(20 * (fifth + random.next())));

  it.each(moments)('at %i percent of its journal goes on where it was', async (percent) => {
    const { run, journal, list } = suite();
    const questions = model.requests.length;
    const killed = await run([], (kill) => {
      onRequest = () => {
        if ((journal()?.size ?? 0) >= (percent / 100) * size) kill('SIGKILL');
      };
    });
    onRequest = () => undefined;
    expect(killed.signal).toBe('SIGKILL');
    const { id, path } = journal()!;
    const before = recorded(path);
    expect(before.scored.size).toBeLessThan(SCORED);
    const [askedBefore, answeredBefore] = [model.requests.slice(questions), agent.seen.length];
    expect(await list()).toMatchObject([{ run_id: id, status: 'running' }]);

    const resumed = await run(['--resume', id]);
    expect(resumed.code).toBe(1);
    const results: RunResults = JSON.parse(resumed.stdout);
    expect(results.run_id).toBe(id);
    expect(lasting(results)).toEqual(lasting(undisturbed));
    // What stands in the journal is neither played nor judged again.
    const askedAfter = model.requests.slice(questions + askedBefore.length);
    expect(askedAfter.map(questionOf).filter((question) => before.scored.has(question))).toEqual([]);
    const cases = agent.seen.slice(answeredBefore).map(({ json }) => `c${/\d+/.exec(json.input)?.[0]}`);
    expect(cases.filter((one) => before.played.has(one))).toEqual([]);
    // Of what was asked, only what was under way at that moment is asked a second time: two scorers in each of two cases of two turns.
    const texts = askedBefore.concat(askedAfter).map(textOf);
    expect(texts.length - new Set(texts).size).toBeLessThanOrEqual(CONCURRENCY * 4);
    expect(judgeCalls(results)).toBe(judgeCalls(undisturbed));
    expect(recorded(path).scored.size).toBe(SCORED);
    expect(await list()).toMatchObject([{ run_id: id, status: 'completed', conclusion: 'failed' }]);
  });

  it('while it writes down its cases goes on, too', async () => {
    const { run, journal } = suite();
    await run([]);
    const { id, path } = journal()!;
    const lines = readFileSync(path, 'utf8').split('\n');
    const firstPlay = lines.findIndex((line) => line.includes('"attempt.played"'));
    expect(firstPlay).toBe(CASES + 1);
    // As a kill leaves it: some whole lines, then a torn one.
    for (const whole of [4, 1, 0]) {
      truncateSync(
        path,
        Buffer.byteLength(
          lines
            .slice(0, whole)
            .map((line) => `${line}\n`)
            .join(''),
        ) + 7,
      );
      const { code, stdout, stderr } = await run(['--resume', id]);
      expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
      expect(lasting(JSON.parse(stdout))).toEqual(lasting(undisturbed));
    }
  });
});
