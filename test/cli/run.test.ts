import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runResults } from '../../src/schema/run.ts';
import { folderOf, ROOT, runCli, suiteOf, until } from '../support/run-cli.ts';

const PASSING = `
- id: greets
  name: Says what it heard
  tags: [smoke]
  turns: [{ input: hello there, expected_behavior: 'Mention "hello".', checks: [{ contains: hello }] }]
`;
const FAILING = `
- id: fails
  name: Cannot know
  turns: [{ input: hello, expected_behavior: 'Mention "goodbye forever".', checks: [{ contains: goodbye forever }] }]
`;
const KEYS = [
  'schema_version', 'run_id', 'status', 'conclusion', 'reason', 'started_at', 'finished_at', 'duration_ms', 'judge', 'simulated_users', 'agent_id',
  'counts', 'pass_rate', 'pass_rate_interval', 'avg_scores', 'latency_ms', 'usage', 'repeats', 'failure_analysis', 'cases',
]; // biome-ignore format: a list to compare with contract 6; these evals hold a case that is played several times and known weaknesses, hence `repeats` and `failure_analysis`

const offline = ['--judge', 'offline', '--quiet'];

/** Everything but ids, times and durations. */
function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lasting);
  if (typeof value !== 'object' || value === null) return value;
  const passing = new Set([
    'run_id',
    'example_run_ids',
    'turn_id',
    'started_at',
    'finished_at',
    'duration_ms',
    'latency_ms',
  ]);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !passing.has(key))
      .map(([key, one]) => [key, lasting(one)]),
  );
}

describe('assay run', () => {
  it('plays this repository’s evals and prints results.json with the keys of contract 6, the same twice', async () => {
    const runs = [];
    for (let time = 0; time < 2; time++) {
      const { code, stdout } = await runCli(['run', '--json', '--state', folderOf({}), ...offline], {
        cwd: ROOT,
      });
      expect(code).toBe(0);
      const results = JSON.parse(stdout);
      expect(Object.keys(results)).toEqual(KEYS);
      runResults.parse(results);
      runs.push(lasting(results));
    }
    expect(runs[0]).toEqual(runs[1]);
  });

  it('writes its reports, and the JSON on stdout is the one in the file', async () => {
    const cwd = suiteOf(PASSING);
    const { code, stdout } = await runCli(['run', '--json', '--out', 'reports', ...offline], { cwd });
    expect(code).toBe(0);
    expect(readdirSync(join(cwd, 'reports')).sort()).toEqual([
      'cases.csv',
      'junit.xml',
      'report.html',
      'results.json',
      'summary.md',
    ]);
    expect(readFileSync(join(cwd, 'reports/results.json'), 'utf8')).toBe(stdout);
  });

  it.each([
    ['passes', PASSING, [], 0, 'passed'],
    ['fails', PASSING + FAILING, [], 1, 'failed'],
    ['passes a lower required rate', PASSING + FAILING, ['--min-pass-rate', '50%'], 0, 'passed'],
    ['is neutral when nothing fails it', FAILING, ['--fail-on', 'never'], 0, 'neutral'],
    [
      'passes when the failing case does not gate',
      PASSING + FAILING.replace('turns', 'gating: false\n  turns'),
      [],
      0,
      'passed',
    ],
    ['fails without evidence', PASSING.replace('turns', 'skip: later\n  turns'), [], 1, 'failed'],
    ['selects by tag', PASSING + FAILING, ['--tag', 'smoke'], 0, 'passed'],
    ['selects by id', PASSING + FAILING, ['--case', 'fails'], 1, 'failed'],
    ['takes only what is marked', PASSING.replace('turns', 'only: true\n  turns') + FAILING, [], 0, 'passed'],
    [
      'needs enough passes of repeated plays',
      PASSING.replace('turns', 'repeat: 3\n  min_passes: 2\n  turns'),
      [],
      0,
      'passed',
    ],
    [
      'fails when the agent dies, by infrastructure alone',
      PASSING.replace('hello there', 'crash'),
      [],
      3,
      'failed',
    ],
    [
      'fails when one answer cannot be had',
      PASSING + FAILING.replace('input: hello', 'input: crash'),
      [],
      1,
      'failed',
    ],
    [
      'fails when the agent does not bring what a named scorer needs',
      PASSING.replace('checks: [{ contains: hello }]', 'scorers: [faithfulness]'),
      [],
      1,
      'failed',
    ],
  ] as const)('%s', async (_, cases, flags, code, conclusion) => {
    const ended = await runCli(['run', '--json', ...offline, ...flags], { cwd: suiteOf(cases) });
    const results = JSON.parse(ended.stdout);
    expect({ code: ended.code, conclusion: results.conclusion, reason: results.reason }).toEqual({
      code,
      conclusion,
      reason: expect.stringMatching(/\S/),
    });
  });

  it('never scores an answer that did not come', async () => {
    const { stdout } = await runCli(['run', '--json', ...offline], {
      cwd: suiteOf(PASSING.replace('hello there', 'crash')),
    });
    const results = JSON.parse(stdout);
    expect(results).toMatchObject({
      pass_rate: null,
      pass_rate_interval: null,
      avg_scores: {},
      counts: { errored: 1, failed: 0 },
    });
    expect(results.cases[0].attempts[0]).toMatchObject({
      status: 'errored',
      error: { code: 'exit', message: expect.stringContaining('7') },
    });
  });

  it('kills an agent that hangs, and leaves no process behind', async () => {
    const cwd = suiteOf(PASSING.replace('hello there', 'hang'), {
      'evals/assay.yaml': 'run: { timeout_ms: 300, max_retries: 0 }\n',
    });
    const { code, stdout } = await runCli(['run', '--json', ...offline], { cwd });
    expect(code).toBe(3);
    expect(JSON.parse(stdout).cases[0].attempts[0].error.message).toMatch(/timeout|no answer|within/i);
  });

  it('shows what it would do under --dry-run and does none of it', async () => {
    const cwd = suiteOf(PASSING + FAILING);
    const { code, stdout } = await runCli(['run', '--dry-run', ...offline], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain('2 of 2 cases would be played: 2 agent calls, 2 judged results.');
    const one = await runCli(['run', '--dry-run', '--case', 'greets', ...offline], { cwd });
    expect(one.stdout).toContain('1 of 1 case would be played: 1 agent call, 1 judged result.');
    expect(existsSync(join(cwd, '.assay'))).toBe(false);
  });

  it('stops at Ctrl-C with a partial report, exit 130, and goes on with --resume', async () => {
    const many = Array.from({ length: 6 }, (_, index) =>
      PASSING.replace('greets', `greets-${index}`).replace(
        'hello there',
        `hello ${index === 5 ? 'hang' : ''}`,
      ),
    ).join('');
    const cwd = suiteOf(many, { 'evals/assay.yaml': 'run: { concurrency: 1 }\n' });
    const interrupted = await runCli(['run', '--json', ...offline, '--state', 's'], {
      cwd,
      onStart: (kill) => void until(() => existsSync(join(cwd, 'hanging'))).then(() => kill('SIGINT')),
    });
    expect(interrupted.code).toBe(130);
    const partial = JSON.parse(interrupted.stdout);
    expect(partial.counts).toMatchObject({ passed: 5, skipped: 1 });
    const resumed = await runCli(['run', '--json', ...offline, '--state', 's', '--resume', partial.run_id], {
      cwd,
    });
    expect(JSON.parse(resumed.stdout).counts).toMatchObject({ passed: 6, skipped: 0 });
    expect(resumed.code).toBe(0);
  });

  it('plays errored attempts again with --retry-errors and keeps the rest', async () => {
    const cwd = suiteOf(PASSING + FAILING.replace('input: hello', 'input: crash'));
    const first = JSON.parse((await runCli(['run', '--json', ...offline], { cwd })).stdout);
    const again = JSON.parse(
      (await runCli(['run', '--json', ...offline, '--retry-errors', first.run_id], { cwd })).stdout,
    );
    expect(again.run_id).toBe(first.run_id);
    expect(again.counts).toEqual(first.counts);
    expect(again.usage.agent.calls, 'what was paid stays paid').toBe(first.usage.agent.calls + 1);
  });

  it('prints a table for people and the reports’ place', async () => {
    const cwd = suiteOf(PASSING + FAILING);
    const { code, stdout, stderr } = await runCli(['run', '--judge', 'offline', '--state', 's'], { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain('assay · 2 cases · agent rules · judge offline (heuristic)');
    expect(stdout).toMatch(/FAIL {2}fails/);
    expect(stdout).toContain('evals/test-cases/cases.yaml:7');
    expect(stdout).toContain('FAILED  1 of 2 passed');
    expect(stdout).toMatch(/report {2}s\/reports\/run_/);
  });
});

describe('bad input', () => {
  const agent = {
    'agent.mjs': '',
    'evals/agents/a.yaml': 'name: A\nprovider: custom\ninvocation: { command: [node, agent.mjs] }\n',
  };
  it.each([
    [
      'an unknown key',
      { 'evals/test-cases/a.yaml': 'name: A\nturns: [{ input: x, expected_behaviour: y }]\n' },
      2,
      /a\.yaml:2:\d+: .*expected_behaviour.*did you mean "expected_behavior"/i,
    ],
    ['a wrong type', { 'evals/test-cases/a.yaml': 'name: A\nturns: none\n' }, 2, /a\.yaml:2:8: /],
    [
      'a duplicate id',
      {
        'evals/test-cases/a.yaml':
          '- {id: x, name: A, turns: [{input: a, expected_behavior: b}]}\n- {id: x, name: B, turns: [{input: a, expected_behavior: b}]}\n',
      },
      2,
      /a\.yaml:2:\d+: .*"x" is already used at .*a\.yaml:1/,
    ],
    [
      'a missing file',
      {
        'evals/test-cases/a.yaml':
          'name: A\nturns: [{ input: { text_file: gone.txt }, expected_behavior: b }]\n',
      },
      2,
      /a\.yaml:2:\d+: .*gone\.txt/,
    ],
    [
      'a path that leaves the repository',
      {
        'evals/test-cases/a.yaml':
          'name: A\nturns: [{ input: { text_file: ../../../../etc/hostname }, expected_behavior: b }]\n',
      },
      2,
      /a\.yaml:2:\d+: .*out of the repository/,
    ],
    [
      'an unknown scorer',
      {
        'evals/test-cases/a.yaml':
          'name: A\nturns: [{ input: x, expected_behavior: y, scorers: [playvall] }]\n',
      },
      2,
      /did you mean "playval"/i,
    ],
    [
      'an unset variable',
      {
        'evals/agents/a.yaml':
          'name: A\nprovider: custom\ninvocation: { url: "http://127.0.0.1:9/", headers: { authorization: "Bearer ${SHOP_KEY}" } }\n',
        'evals/test-cases/a.yaml': 'name: A\nturns: [{ input: x, expected_behavior: y }]\n',
      },
      2,
      /a\.yaml:3:\d+: .*SHOP_KEY/,
    ],
    [
      'a YAML bomb',
      {
        'evals/test-cases/a.yaml': `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghi'
          .split('')
          .map(
            (letter, index) => `${letter}: &${letter} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(',')}]`,
          )
          .join('\n')}\n`,
      },
      2,
      /a\.yaml:\d+:\d+: /,
    ],
    [
      'an agent that cannot start',
      {
        'evals/agents/a.yaml': 'name: A\nprovider: custom\ninvocation: { command: [no-such-program] }\n',
        'evals/test-cases/a.yaml': 'name: A\nturns: [{ input: x, expected_behavior: y }]\n',
      },
      3,
      /no-such-program/,
    ],
    [
      'a missing ground truth',
      {
        'evals/test-cases/a.yaml':
          'name: A\nturns: [{ input: x, expected_behavior: " ", scorers: [playval] }]\n',
      },
      2,
      /a\.yaml:2.*expected_behavior/,
    ],
  ] as const)('%s is said with its place and the remedy', async (_, files, code, message) => {
    const ended = await runCli(['run', '--judge', 'offline'], { cwd: folderOf({ ...agent, ...files }) });
    expect(ended.stderr + ended.stdout).toMatch(message);
    expect(ended.code).toBe(code);
  });

  it('says how to begin where there is no evals folder', async () => {
    const ended = await runCli(['run'], { cwd: folderOf({}) });
    expect(ended.stderr).toMatch(/evals.*assay init/s);
    expect(ended.code).toBe(2);
  });

  it.each([
    ['an unknown flag', ['run', '--repeats', '3'], /unknown option '--repeats'.*--repeat/s],
    ['an unknown command', ['runn'], /unknown command 'runn'.*run/s],
    ['an ambiguous rate', ['run', '--min-pass-rate', '95'], /95%/],
    ['a run that does not exist', ['run', '--resume', 'run_nothing'], /no run "run_nothing"/],
    ['a case that does not exist', ['run', '--case', 'greetz'], /no test case "greetz".*greets/s],
  ] as const)('%s is wrong usage', async (_, args, message) => {
    const ended = await runCli(args, { cwd: suiteOf(PASSING) });
    expect(ended.stderr).toMatch(message);
    expect(ended.code).toBe(2);
  });
});
