import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import type { EngineOptions } from '../../src/engine/engine-options.ts';
import { caseFile, generatedFile } from '../../src/generation/case-file.ts';
import { planOf } from '../../src/jobs/experiments/start-experiment.ts';
import { rescoreRun } from '../../src/jobs/runs/rescore-run.ts';
import { type RunOptions, startRun } from '../../src/jobs/runs/start-run.ts';
import { call } from '../../src/operations/define-operation.ts';
import { generateTestCases } from '../../src/operations/generate-test-cases.ts';
import { promoteAttempt } from '../../src/operations/promote-attempt.ts';
import type { CaseResult } from '../../src/schema/run.ts';
import { finished } from '../support/finished.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const LOCAL = 'http://127.0.0.1:1/chat';
const agent = (url = LOCAL, provider = 'custom') =>
  `name: A\nprovider: ${provider}\ninvocation:\n  url: ${url}\n`;
const MODEL =
  'name: A\nprovider: openai\nsystem_prompt: Help.\ninvocation: {model: m, tools: [{type: function, function: {name: own, parameters: {type: object}}}]}\n';
const WORLD =
  'state: {data: {n: 1}}\ntools: {mock: {look: [{returns: 1}], note: [{returns: ok}], drop: [{returns: ok}]}}\n';
const CASE = '{id: c, name: C, world: w, expected_state: {forbidden: [{name: drop}]}, turns: [{input: x}]}\n';

/** A suite in memory with one world; its agent answers and calls nothing. */
function suite(files: Record<string, string> = {}) {
  const asked: string[] = [];
  const ports = seededPorts({
    http: async ({ url }) => {
      asked.push(url);
      return { status: 200, headers: {}, text: JSON.stringify({ output: 'done' }) };
    },
    listen: async () => ({ url: 'http://127.0.0.1:2', close: async () => undefined }),
  });
  const write = (name: string, text: string) =>
    ports.files.writeAtomic(`${ports.env.cwd()}/evals/${name}`, text);
  const all = { 'agents/a.yaml': agent(), 'worlds/w.yaml': WORLD, 'test-cases/c.yaml': CASE, ...files };
  for (const [name, text] of Object.entries(all)) write(name, text);
  const engineWith = (options: EngineOptions = {}) =>
    createEngine({ ports, judge: { provider: 'offline' }, ...options });
  const seen = ({ report }: { report: { header: { run_id: string }; cases: Iterable<CaseResult> } }) => ({
    header: report.header,
    cases: [...report.cases],
  });
  return {
    asked,
    write,
    engineWith,
    play: (options: RunOptions = {}) => finished(startRun(engineWith(), options), seen),
    rescore: (runId: string) => finished(rescoreRun(engineWith(), runId), seen),
  };
}

describe('a run of cases in a world', () => {
  it('says in figures what was done there', async () => {
    const { cases } = await suite().play();
    expect(cases[0]).toMatchObject({
      status: 'passed',
      attempts: [{ world: { id: 'w', calls: 0, changes: 0 }, turns: [{ tool_calls: [] }] }],
    });
  });

  it.each([
    ['custom', 'https://agents.example.com/chat'],
    ['langchain', 'https://agents.example.com/chain'],
    ['custom', 'http://10.0.0.5:8080/chat'],
  ])('is refused where an agent of provider %s is at %s, before anything is asked', async (provider, url) => {
    const { play, asked } = suite({ 'agents/a.yaml': agent(url, provider) });
    await expect(play()).rejects.toMatchObject({
      code: 'validation_failed',
      where: 'evals/test-cases/c.yaml:1',
      message: expect.stringContaining('case c: agent a cannot act on world w'),
    });
    expect(asked).toEqual([]);
  });

  it('lets such an agent play cases without one, and cases that are skipped', async () => {
    const { play } = suite({
      'agents/a.yaml': agent('https://agents.example.com/chat'),
      'test-cases/c.yaml':
        '- {id: plain, name: P, turns: [{input: x, checks: [{contains: done}]}]}\n' +
        '- {id: c, name: C, skip: later, world: w, expected_state: {forbidden: [{name: drop}]}, turns: [{input: x}]}\n',
    });
    expect((await play()).cases.map(({ status }) => status)).toEqual(['passed', 'skipped']);
  });
});

describe('a failed attempt in a world', () => {
  const FAILING = `id: c
name: C
world: w
severity: high
max_steps: 5
expected_state: {outputs: [nowhere], forbidden: [{name: drop}]}
forbidden_tools: [note]
turns: [{input: Where is the parcel that I ordered two weeks ago?}]
`;

  it('is promoted with its world, what it is to leave behind, and what it must not call', async () => {
    const { play, engineWith } = suite({ 'test-cases/c.yaml': FAILING });
    const { header, cases } = await play();
    expect(cases[0]?.status).toBe('failed');
    const engine = engineWith();
    const { id, text } = await promoteAttempt(engine, header.run_id, 'c');
    expect(text).not.toContain('expected_behavior');
    engine.forget({ evals: true });
    const loaded = new Map((await engine.cases()).map((one) => [one.case.id, one]));
    const [before, after] = [loaded.get('c'), loaded.get(id)];
    expect(after?.world?.id).toBe('w');
    for (const mark of ['world', 'severity', 'max_steps', 'expected_state', 'forbidden_tools'] as const)
      expect(after?.case[mark]).toEqual(before?.case[mark]);
  });

  it('hands them on to the cases that are generated from it', async () => {
    const { play, engineWith } = suite({ 'test-cases/c.yaml': FAILING });
    await play();
    const request = { agent_id: 'a', source_type: 'failure_analysis', num_test_cases: 3 };
    const { generated_test_cases: made } = await call(generateTestCases, request, engineWith());
    expect(made.length).toBeGreaterThan(0);
    for (const one of made)
      expect(one).toMatchObject({ world: 'w', expected_state: { outputs: ['nowhere'] } });
    expect(await caseFile(generatedFile(made[0]!, 'a').content)).toContain('world: w');
  });
});

describe('a stored run of cases in a world, judged again', () => {
  it('is judged from what was recorded, without its agent', async () => {
    const { play, rescore, write, asked } = suite();
    const { header } = await play();
    // What its agent is today plays no part.
    write('agents/a.yaml', agent('https://agents.example.com/chat'));
    write('test-cases/c.yaml', CASE.replace('{forbidden: [{name: drop}]}', '{outputs: [nowhere]}'));
    const { cases } = await rescore(header.run_id);
    expect(cases[0]?.attempts[0]).toMatchObject({ status: 'failed', world: { id: 'w', calls: 0 } });
    expect(cases[0]?.attempts[0]?.turns[0]?.results['end_state']?.reasoning).toContain('nowhere');
    expect(asked).toHaveLength(1);
  });

  it('may have other rules of comparing', async () => {
    const { play, rescore, write } = suite();
    const { header } = await play();
    write('worlds/w.yaml', `${WORLD}compare: {ignore: [n]}\n`);
    expect((await rescore(header.run_id)).cases[0]?.status).toBe('passed');
  });

  it.each([
    ['its state changed', 'worlds/w.yaml', WORLD.replace('n: 1', 'n: 2'), /the state of world w changed/],
    [
      'its case names another world',
      'test-cases/c.yaml',
      CASE.replace('world: w', 'world: v'),
      /names v now/,
    ],
  ])('is refused where %s: never a verdict on another state', async (_, name, text, message) => {
    const { play, rescore, write } = suite({ 'worlds/v.yaml': WORLD });
    const { header } = await play();
    write(name, text);
    await expect(rescore(header.run_id)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(message),
    });
  });

  it('is refused where the world is gone', async () => {
    const { play, rescore, write } = suite({ 'worlds/v.yaml': WORLD });
    const { header } = await play();
    write('worlds/w.yaml', '');
    await expect(rescore(header.run_id)).rejects.toMatchObject({ code: 'validation_failed' });
  });
});

describe('an experiment whose variants describe tools', () => {
  const planned = (name: string, agentFile = MODEL, cases = CASE) =>
    planOf(suite({ 'agents/a.yaml': agentFile, 'test-cases/c.yaml': cases }).engineWith(), {
      ...{ name: 'E', agent_id: 'a', test_case_ids: ['c'], metrics: ['pass_rate'] },
      variants: [
        { name: 'before', config: {} },
        { name: 'after', config: { tool_descriptions: { [name]: 'Does it.' } } },
      ],
      config: { randomize: true },
    });

  it.each(['look', 'own'])('takes the tool %s, of its world or of the agent', async (name) => {
    expect((await planned(name)).variants).toEqual(['before', 'after']);
  });

  it('is refused where no case offers the tool', async () => {
    await expect(planned('lok')).rejects.toMatchObject({
      code: 'validation_failed',
      problems: [
        {
          path: 'variants[1].config.tool_descriptions.lok',
          message: 'unknown tool "lok"',
          hint: 'Did you mean "look"?',
        },
      ],
    });
  });

  it('is refused where the cases have no world, and the agent has no such tool', async () => {
    const plain = '{id: c, name: C, turns: [{input: x, checks: [{contains: a}]}]}\n';
    await expect(planned('look', MODEL, plain)).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
