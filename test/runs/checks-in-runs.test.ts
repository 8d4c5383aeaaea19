import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import type { EngineOptions } from '../../src/engine/engine-options.ts';
import { startExperiment } from '../../src/jobs/experiments/start-experiment.ts';
import { rescoreRun } from '../../src/jobs/runs/rescore-run.ts';
import { type RunOptions, startRun } from '../../src/jobs/runs/start-run.ts';
import { createExperiment } from '../../src/operations/create-experiment.ts';
import { call } from '../../src/operations/define-operation.ts';
import { evaluate } from '../../src/operations/evaluate.ts';
import { writtenFrom } from '../../src/operations/generate-test-cases.ts';
import { promoteAttempt } from '../../src/operations/promote-attempt.ts';
import type { CaseResult } from '../../src/schema/run.ts';
import { loadEvals } from '../../src/test-cases/load-evals.ts';
import { finished } from '../support/finished.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const AGENT =
  'name: A\nprovider: custom\ninvocation:\n  url: http://127.0.0.1:1/chat\n  body_template: \'{"input":"{{ input }}","temperature":"{{ temperature }}"}\'\n';

/** A suite in memory whose agent answers by input; `write` changes a file of it. */
function suite(cases: string, answers: Record<string, unknown> = {}, files: Record<string, string> = {}) {
  const ports = seededPorts({
    http: async ({ body }) => {
      const { input } = JSON.parse(String(body)) as { input: string };
      const answer = answers[input] ?? 'yes';
      return {
        status: 200,
        headers: {},
        text: JSON.stringify(typeof answer === 'string' ? { output: answer } : answer),
      };
    },
  });
  const write = (name: string, text: string) =>
    ports.files.writeAtomic(`${ports.env.cwd()}/evals/${name}`, text);
  write('agents/a.yaml', AGENT);
  write('test-cases/c.yaml', cases);
  for (const [name, text] of Object.entries(files)) write(name, text);
  // A provider that is named and has no key: whoever makes this judge is stopped.
  const engineWith = (options: EngineOptions = {}) =>
    createEngine({ ports, judge: { provider: 'openai' }, ...options });
  return {
    write,
    engineWith,
    files: { evalsDir: `${ports.env.cwd()}/evals`, ports },
    async play(options: RunOptions = {}, engine = engineWith()) {
      return finished(startRun(engine, options), ({ report }) => ({
        header: report.header,
        comparison: report.comparison,
        cases: [...report.cases] as CaseResult[],
        scorers: report.scorers,
      }));
    },
    rescore: (runId: string) =>
      finished(rescoreRun(engineWith(), runId), ({ report }) => ({
        header: report.header,
        cases: [...report.cases] as CaseResult[],
      })),
  };
}

const resultsOf = (cases: readonly CaseResult[], index = 0) =>
  cases[index]?.attempts[0]?.turns[0]?.results ?? {};

describe('a run of checks', () => {
  it('needs no judge, no key and no expected behavior, and gates', async () => {
    const { play } = suite(
      '- {id: good, name: Good, turns: [{input: sum, checks: [{contains: "36"}, {not_contains: [maybe]}]}]}\n' +
        '- {id: bad, name: Bad, turns: [{input: guess, checks: [{contains: "36"}, {not_contains: [maybe]}]}]}\n',
      { sum: 'It is 36.', guess: 'It is 36, maybe.' },
    );
    const { header, cases } = await play();
    expect(header.conclusion).toBe('failed');
    expect(header.counts).toMatchObject({ passed: 1, failed: 1, errored: 0 });
    expect(header.usage.judge.calls).toBe(0);
    expect(Object.keys(resultsOf(cases))).toEqual(['contains', 'not_contains']);
    expect(resultsOf(cases, 1)['not_contains']).toMatchObject({
      score: 0,
      pass: false,
      metadata: { kind: 'not_contains', expected: 'maybe', actual: 'It is 36, maybe.', at: 'output' },
    });
    expect(header.avg_scores).toEqual({ contains: 1, not_contains: 0.5 });
  });

  it('fails at an empty answer, whatever must not be in it', async () => {
    const { play } = suite('{id: a, name: A, turns: [{input: x, checks: [{not_contains: maybe}]}]}', {
      x: '',
    });
    const { header, cases } = await play();
    expect(header.conclusion).toBe('failed');
    expect(resultsOf(cases)['not_contains']?.reasoning).toContain('the agent gave an empty answer');
  });

  it('does not read the threshold of its case', async () => {
    const group = 'all_of: [{contains: a, weight: 9}, {contains: b}], threshold: 0.8';
    const { play } = suite(`{id: a, name: A, threshold: 1, turns: [{input: x, checks: [{${group}}]}]}`, {
      x: 'a',
    });
    const { cases } = await play();
    expect(resultsOf(cases)['all_of']).toMatchObject({
      score: 0.9,
      pass: true,
      metadata: { threshold: 0.8 },
    });
  });

  it('asks the default scorer where it has what it needs, and only there', async () => {
    const { play, engineWith } = suite(
      '- {id: a, name: A, turns: [{input: x, checks: [{contains: yes}]}]}\n' +
        '- {id: b, name: B, turns: [{input: x, expected_behavior: Says yes., checks: [{contains: "yes"}]}]}\n'.replace(
          'contains: yes',
          'contains: "yes"',
        ),
    );
    const { cases } = await play({}, engineWith({ judge: { provider: 'offline' } }));
    expect(cases.map((_, index) => Object.keys(resultsOf(cases, index)))).toEqual([
      ['contains'],
      ['playval', 'contains'],
    ]);
  });

  it('reads schemas from files of the evals folder, and a changed one is a changed case', async () => {
    const { play, write, engineWith } = suite(
      '{id: a, name: A, turns: [{input: x, checks: [{json_schema: total.json}]}]}',
      { x: '{"total": 36}' },
      { 'test-cases/total.json.txt': '', 'test-cases/schemas/x.txt': '' },
    );
    write(
      'test-cases/c.yaml',
      '{id: a, name: A, turns: [{input: x, checks: [{json_schema: ../schemas/total.json}]}]}',
    );
    write('schemas/total.json', '{"required": ["total"]}');
    const before = await play();
    expect(before.header.conclusion).toBe('passed');
    write('schemas/total.json', '{"required": []}');
    const after = await play({ baseline: before.header.run_id }, engineWith());
    expect(after.comparison?.criteria_changed.map(({ what, id }) => [what, id])).toEqual([
      ['case_changed', 'a'],
    ]);
  });

  it('is judged again from what is stored', async () => {
    const { play, rescore, write } = suite(
      '{id: a, name: A, turns: [{input: x, checks: [{contains: "36"}]}]}',
      {
        x: 'It is 36.',
      },
    );
    const { header } = await play();
    write('test-cases/c.yaml', '{id: a, name: A, turns: [{input: x, checks: [{contains: "37"}]}]}');
    const again = await rescore(header.run_id);
    expect(resultsOf(again.cases)['contains']).toMatchObject({ pass: false, metadata: { expected: '37' } });
  });

  it('looks at what an answer took when it is judged again, which nobody pays for twice', async () => {
    const { play, rescore, write } = suite(
      '{id: a, name: A, turns: [{input: x, checks: [{cost_usd: 0.01}, {tokens: 100}]}]}',
      { x: { output: 'yes', usage: { input_tokens: 60, output_tokens: 30, cost_usd: 0.004 } } },
    );
    const first = await play();
    expect(first.header).toMatchObject({ conclusion: 'passed', usage: { agent: { cost_usd: 0.004 } } });
    write(
      'test-cases/c.yaml',
      '{id: a, name: A, turns: [{input: x, checks: [{cost_usd: 0.003}, {tokens: 100}]}]}',
    );
    const again = await rescore(first.header.run_id);
    expect(resultsOf(again.cases)).toMatchObject({
      cost_usd: { pass: false, metadata: { actual: 0.004 } },
      tokens: { pass: true },
    });
    expect(again.header.usage.agent).toEqual({
      calls: 0,
      input_tokens: null,
      output_tokens: null,
      cost_usd: null,
    });
    const twice = await rescore(again.header.run_id);
    expect(resultsOf(twice.cases)['cost_usd']?.pass).toBe(false);
  });

  it('gates on a fork that is given no key', async () => {
    const { play, engineWith } = suite('{id: a, name: A, turns: [{input: x, checks: [{contains: "36"}]}]}', {
      x: '35',
    });
    const fork = engineWith({ secretsWithheld: { reason: 'secrets are not given to forks' } });
    const { header, cases } = await play({}, fork);
    expect(header.conclusion).toBe('failed');
    expect(resultsOf(cases)['contains']).not.toHaveProperty('gating');
  });

  it('shows a check without weight and does not gate by it', async () => {
    const { play } = suite(
      '{id: a, name: A, turns: [{input: x, checks: [{contains: "yes"}, {contains: "please", weight: 0}]}]}',
    );
    const { header, cases } = await play();
    expect(header.conclusion).toBe('passed');
    expect(resultsOf(cases)['contains#2']).toMatchObject({ pass: false, gating: false });
  });

  it('takes them from CSV and JSONL too', async () => {
    const { play, write } = suite('[]');
    write('test-cases/rows.csv', 'name,input,checks\nA,x,"[{""contains"": ""yes""}]"\n');
    write('test-cases/lines.jsonl', '{"name":"B","turns":[{"input":"x","checks":[{"equals":"yes"}]}]}\n');
    write('test-cases/c.yaml', '{id: a, name: A, turns: [{input: x, checks: [{contains: "yes"}]}]}');
    const { header } = await play();
    expect(header.counts).toMatchObject({ total: 3, passed: 3 });
  });
});

describe('an experiment of checks', () => {
  const EXPERIMENT = {
    name: 'Prompts',
    agent_id: 'a',
    test_case_ids: ['a'],
    variants: [
      { name: 'one', config: {} },
      { name: 'two', config: { temperature: 1 } },
    ],
    metrics: ['latency_ms'],
    config: { runs_per_variant: 2, max_cost_usd: 1 },
  };

  it('needs no judge and no key', async () => {
    const { engineWith } = suite('{id: a, name: A, turns: [{input: x, checks: [{contains: "yes"}]}]}');
    const request = createExperiment.input.parse(EXPERIMENT);
    await using started = await startExperiment(engineWith(), request);
    const { response, usage } = await started.finish();
    expect(response.results).toMatchObject({
      one: { runs: 2, pass_rate: 1 },
      two: { runs: 2, pass_rate: 1 },
    });
    expect(usage.judge.calls).toBe(0);
  });

  it('have to pass beside the scorers that an experiment names', async () => {
    const { engineWith } = suite(
      '{id: a, name: A, turns: [{input: x, checks: [{contains: "no"}]}]}',
      {},
      { 'scorers/says-yes.yaml': 'name: Says yes\ntype: regex\nconfig: { pattern: "yes" }\n' },
    );
    const request = createExperiment.input.parse({ ...EXPERIMENT, metrics: ['says-yes'] });
    await using started = await startExperiment(engineWith(), request);
    expect(started.plan.planned[0]?.scorers.map((turn) => turn.map(({ scorer }) => scorer.name))).toEqual([
      ['says-yes', 'contains'],
    ]);
    const { response } = await started.finish();
    expect(response.results).toMatchObject({
      one: { runs: 2, pass_rate: 0, avg_scores: { 'says-yes': 1 } },
      two: { runs: 2, pass_rate: 0, avg_scores: { 'says-yes': 1 } },
    });
  });

  it('decide plays of which the scorers that an experiment names are unsure', async () => {
    const { engineWith } = suite(
      '{id: a, name: A, turns: [{input: x, expected_behavior: Agrees to it., checks: [{contains: "yes"}]}]}',
    );
    const request = createExperiment.input.parse({ ...EXPERIMENT, metrics: ['playval'] });
    await using started = await startExperiment(engineWith({ judge: { provider: 'offline' } }), request);
    const { response } = await started.finish();
    expect(response.results).toMatchObject({
      one: { runs: 2, pass_rate: 1, avg_scores: {} },
      two: { runs: 2, pass_rate: 1, avg_scores: {} },
    });
  });

  it('needs one where something beside them asks it', async () => {
    const { engineWith } = suite(
      '{id: a, name: A, turns: [{input: x, expected_behavior: Says yes., checks: [{contains: "yes"}]}]}',
    );
    const request = createExperiment.input.parse({ ...EXPERIMENT, metrics: ['playval'] });
    await expect(startExperiment(engineWith(), request)).rejects.toThrow(/needs a key/);
  });
});

describe('a failed case of checks', () => {
  it('is promoted with them, files of theirs included, and without words that it never had', async () => {
    const turn = '{input: Where is it?, checks: [{contains: "36"}, {json_schema: ../total.json}]}';
    const { play, engineWith, files } = suite(
      `{id: a, name: A, turns: [${turn}]}`,
      {},
      { 'total.json': '{"required": ["total"]}' },
    );
    const { header } = await play();
    expect(header.conclusion).toBe('failed');
    const { path } = await promoteAttempt(engineWith(), header.run_id, 'a');
    const { evals, problems } = await loadEvals({ ...files, mode: 'validate', scorerNames: [] });
    expect(problems).toEqual([]);
    const [written] = evals.cases.filter(({ case: one }) => one.id.startsWith('regressions/'));
    expect(path).toContain('regressions');
    expect(written?.case.turns[0]?.checks).toEqual([
      { contains: '36' },
      { json_schema: { required: ['total'] } },
    ]);
    expect(written?.case.turns[0]).not.toHaveProperty('expected_behavior');
    expect(written?.case).not.toHaveProperty('threshold');
  });

  it('names its code from where it stands then', () => {
    const checks = [{ any_of: [{ javascript: { file: 'checks/a.mjs', timeout_ms: 5 } }, { contains: 'a' }] }];
    const turns = [{ input: { text: 'x' }, checks }];
    expect(writtenFrom(turns, '/repo/evals', '/repo/evals/test-cases/regressions')[0]?.checks).toEqual([
      { any_of: [{ javascript: { file: '../../checks/a.mjs', timeout_ms: 5 } }, { contains: 'a' }] },
    ]);
    expect(checks[0]?.any_of[0]).toEqual({ javascript: { file: 'checks/a.mjs', timeout_ms: 5 } });
  });
});

describe('what is wrong with checks in files', () => {
  it.each([
    [
      '{input: x}',
      /turns\[0\]\.expected_behavior is required \(or checks, or scorers that do not read it, or expected_state of the case\)/,
    ],
    [
      '{input: x, scorers: [contains], checks: [{contains: a}]}',
      /"contains" is a check, not a scorer; write it under checks/,
    ],
    ['{input: x, scorers: [playval]}', /playval requires a non-empty 'expected_behavior'/],
    ['{input: x, assert: [{type: contains, value: a}]}', /unknown key "assert".*stands under checks: \[/],
    ['{input: x, contains: a}', /unknown key "contains".*it is a check: checks: \[\{ contains: … \}\]/],
    ['{input: x}], checks: [{contains: a}', /unknown key "checks"; it belongs to a turn/],
    ['{input: x, checks: []}', /turns\[0\]\.checks must not be empty/],
    [
      '{input: x, checks: [{contians: a}]}',
      /c\.yaml:1:\d+: turns\[0\]\.checks\[0\]\.contians is no check \(did you mean "contains"\?\)/,
    ],
    ['{input: x, checks: [{matches: "("}]}', /turns\[0\]\.checks\[0\]: The pattern does not compile/],
    ['{input: x, checks: [{json_schema: gone.json}]}', /"gone\.json" does not exist/],
    [
      '{input: x, checks: [{any_of: [{json_schema: /etc/passwd}]}]}',
      /"\/etc\/passwd" must be relative to this file/,
    ],
    ['{input: x, checks: [{javascript: ../../../x.mjs}]}', /leads out of the repository/],
  ])('%s is refused before anything is played', async (turn, message) => {
    const { play, engineWith } = suite(`{id: a, name: A, turns: [${turn}]}`);
    const engine = engineWith({ judge: { provider: 'offline' } });
    const said = await play({}, engine).then(
      () => 'it was played',
      (fault: { message: string; problems: { path: string; message: string }[] }) =>
        fault.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'),
    );
    expect(said).toMatch(message);
  });
});

describe('an evaluation of checks', () => {
  it('needs neither scorers nor a judge', async () => {
    const engine = suite('[]').engineWith();
    const response = await call(
      evaluate,
      { output: 'It is 36.', checks: [{ contains: '36' }, { equals: '36', name: 'exact' }] },
      engine,
    );
    expect(Object.entries(response.results).map(([name, { pass }]) => [name, pass])).toEqual([
      ['contains', true],
      ['exact', false],
    ]);
    expect(response.overall_pass).toBe(false);
  });
});
