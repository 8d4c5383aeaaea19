import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeFiles } from '../../src/ports/node-files.ts';
import type { RunRecord } from '../../src/runs/records.ts';
import type { ExperimentResponse } from '../../src/schema/experiment.ts';
import { readJournal } from '../../src/state/journal.ts';
import { callsOf, experimentSuite, experimentYaml } from '../support/experiment-suite.ts';
import { runCli, until } from '../support/run-cli.ts';

const FILE = 'evals/experiments/prompts.yaml';
const offline = ['--judge', 'offline', '--quiet'];
const experiment = (
  cwd: string,
  args: readonly string[] = [FILE],
  onStart?: (kill: (signal: NodeJS.Signals) => void) => void,
) => runCli(['experiment', ...args, ...offline], { cwd, ...(onStart === undefined ? {} : { onStart }) });

/** The answer of `--json`, which has to be there. */
async function answerOf(cwd: string, args?: readonly string[]): Promise<Required<ExperimentResponse>> {
  const { stdout, stderr, code } = await experiment(cwd, [...(args ?? [FILE]), '--json']);
  expect(stderr.replace(/^warning: .*\n/gm, ''), `exit ${code}`).toBe('');
  return JSON.parse(stdout);
}

/** Plays in the journal of the one experiment of a suite: case key, attempt and place in the order. */
function recorded(cwd: string): { key: string; attempt: number; order: number | undefined }[] {
  const folder = join(cwd, '.assay/state/experiments');
  const plays: { key: string; attempt: number; order: number | undefined }[] = [];
  readJournal(
    join(folder, readdirSync(folder)[0] ?? '', 'journal-0.jsonl'),
    { files: nodeFiles() },
    (raw) => {
      const record = raw as RunRecord; // Border: written by the program under test, read by its own reader.
      if (record.type === 'attempt.played' || record.type === 'attempt.errored')
        plays.push({ key: record.case_id, attempt: record.attempt, order: record.order });
    },
  );
  return plays;
}

/** What of an answer is the same whenever the agent answers the same: nothing that was timed. */
function lasting({ results, statistical_analysis }: Required<ExperimentResponse>): unknown {
  return JSON.parse(JSON.stringify({ results, statistical_analysis }), (key, value) =>
    /latency/.test(key) ? undefined : value,
  );
}

describe('assay experiment', () => {
  it('prints the response of the interface and finds the better prompt', async () => {
    const cwd = experimentSuite(experimentYaml());
    const answer = await answerOf(cwd);
    expect(Object.keys(answer)).toEqual([
      'experiment_id',
      'status',
      'results',
      'statistical_analysis',
      'recommendation',
    ]);
    expect(answer.experiment_id).toMatch(/^exp_/);
    expect(answer.status).toBe('completed');
    expect(answer.results).toMatchObject({
      baseline: { runs: 16, pass_rate: 0.5, avg_scores: { exact: 0.5 } },
      better: { runs: 16, pass_rate: 1, avg_scores: { exact: 1 } },
    });
    expect(Number.isInteger(answer.results['better']?.avg_latency_ms)).toBe(true);
    // Eight differences, four of them 1 and four 0: t = 0.5 / (0.5345 / sqrt 8) with 7 degrees of freedom.
    expect(answer.statistical_analysis).toMatchObject({
      winner: 'better',
      primary_metric: 'pass_rate',
      baseline: 'baseline',
      scope: 'population',
      cases: 8,
      difference: 0.5,
      effect_size: { exact: '+100.0%', pass_rate: '+100.0%' },
    });
    // The sign flip of four equal differences has mid-p 0.0625, above the t-test's 0.0331: not proven.
    expect(answer.statistical_analysis.p_value).toBeCloseTo(0.0625, 9);
    expect(answer.statistical_analysis.conclusive).toBe(false);
    expect(answer.statistical_analysis.confidence).toBeCloseTo(1 - answer.statistical_analysis.p_value, 9);
  });

  it('is conclusive over cases that all agree, and hands prompt, model and temperature to the agent', async () => {
    const cwd = experimentSuite(
      experimentYaml({
        variants:
          '[{ name: control, config: { system_prompt: none } }, { name: b, config: { system_prompt: good, model: m-2, temperature: 0.5 } }]',
        config: '{ runs_per_variant: 1 }',
      }),
    );
    const { statistical_analysis: analysis, recommendation } = await answerOf(cwd);
    expect(analysis).toMatchObject({ winner: 'b', baseline: 'control', conclusive: true, difference: 1 });
    // All eight signs agree: 2 of 256 arrangements, the observed one counted half.
    expect(analysis.p_value).toBeCloseTo(1 / 256, 9);
    expect(recommendation).toContain('b');
    const calls = callsOf(cwd);
    expect(calls).toHaveLength(16);
    expect(
      new Set(calls.map(({ prompt, model, temperature }) => `${prompt}|${model}|${temperature}`)),
    ).toEqual(new Set(['none||', 'good|m-2|0.5']));
    expect(new Set(calls.map(({ id }) => id)).size, 'the agent hears the id of the case').toBe(8);
  });

  it('plays in seeded blocks and records the order; another seed has another order', async () => {
    const orderOf = async (seed: string) => {
      const cwd = experimentSuite(experimentYaml(), {
        'evals/assay.yaml': 'run: { concurrency: 1 }\n',
      });
      await answerOf(cwd, [FILE, '--seed', seed]);
      const plays = recorded(cwd);
      expect(plays.map(({ order }) => order)).toEqual(plays.map((_, index) => index));
      return plays.map(({ key, attempt }) => `${key}#${attempt}`);
    };
    const [first, again, other] = [await orderOf('1'), await orderOf('1'), await orderOf('2')];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(new Set(first.slice(0, 16).map((key) => key.split('#')[1])), 'round after round').toEqual(
      new Set(['0']),
    );
  });

  it('stops early on its own when runs_per_variant is left open, and says what that saved', async () => {
    const cwd = experimentSuite(
      experimentYaml({
        variants:
          '[{ name: control, config: { system_prompt: none } }, { name: b, config: { system_prompt: good } }]',
        config: '{}',
      }),
    );
    const { statistical_analysis: analysis, results } = await answerOf(cwd);
    // mid-p 1/256 is above the first boundary (.0038) and below the second (.0068): four of ten rounds.
    expect(analysis.looks.map(({ rounds, decision }) => [rounds, decision])).toEqual([
      [2, 'go_on'],
      [4, 'winner'],
    ]);
    expect(analysis.conclusive).toBe(true);
    expect(results['b']?.runs).toBe(32);
    expect(analysis.runs_saved).toBe(6 * 16);
    expect(callsOf(cwd)).toHaveLength(64);
  });

  it.each([
    { title: 'one variant', file: { variants: '[{ name: a, config: {} }]' }, field: 'variants' },
    {
      title: 'two variants of one name',
      file: { variants: '[{ name: a, config: {} }, { name: a, config: {} }]' },
      field: 'two variants are named "a"',
    },
    { title: 'an unknown metric', file: { metrics: '[exakt]' }, field: 'unknown scorer "exakt"' },
    { title: 'an unknown case', file: { cases: ['c0', 'c99'] }, field: 'unknown test case "c99"' },
    { title: 'no runs', file: { config: '{ runs_per_variant: 0 }' }, field: 'runs_per_variant' },
    {
      title: 'a baseline that is no variant',
      file: { config: '{ baseline: x }' },
      field: 'no variant is named "x"',
    },
    {
      title: 'a primary metric that is not measured',
      file: { config: '{ primary_metric: toxicity }' },
      field: 'toxicity',
    },
    { title: 'a misspelt key', file: { config: '{ runs_per_varient: 3 }' }, field: 'runs_per_variant' },
  ])('refuses $title with exit 2 and its place, and plays nothing', async ({ file, field }) => {
    const cwd = experimentSuite(experimentYaml(file));
    const { code, stdout, stderr } = await experiment(cwd, [FILE, '--json']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(field);
    expect(stderr).toMatch(/evals\/experiments\/prompts\.yaml:\d+:\d+/);
    expect(callsOf(cwd)).toEqual([]);
  });

  it('takes a file that stands elsewhere, an id, and neither', async () => {
    const cwd = experimentSuite(experimentYaml({ config: '{ runs_per_variant: 1 }' }), {
      'elsewhere/other.yaml': experimentYaml({ cases: ['c0', 'c1'], config: '{ runs_per_variant: 1 }' }),
      'elsewhere/broken.yaml': experimentYaml({ metrics: '[exakt]' }),
    });
    expect((await answerOf(cwd, ['elsewhere/other.yaml'])).results['better']?.runs).toBe(2);
    expect((await answerOf(cwd, ['prompts'])).results['better']?.runs).toBe(8);
    const missing = await experiment(cwd, ['promts']);
    expect(missing.code).toBe(2);
    expect(missing.stderr).toContain('Did you mean "prompts"?');
    const broken = await experiment(cwd, ['elsewhere/broken.yaml']);
    expect(broken.code).toBe(2);
    expect(broken.stderr).toContain('unknown scorer "exakt"');
    expect((await experiment(cwd, [])).stderr).toContain('no experiment was named');
  });

  it('says what it would play with --dry-run, and plays nothing', async () => {
    const cwd = experimentSuite(experimentYaml({ config: '{}' }));
    const { stdout, code } = await experiment(cwd, [FILE, '--dry-run']);
    expect(code).toBe(0);
    expect(stdout).toContain(
      '2 variants (baseline, better) × 8 cases × 10 runs = 160 plays, 160 agent calls',
    );
    expect(stdout).toMatch(
      /better by 20 points on pass_rate: proven in about \d+ % .* \(\d+ % without guards\)/,
    );
    expect(stdout).toMatch(/^guards: exact\..*\nassumed, .*\nrecommendation: /m);
    const { power, recommendation } = JSON.parse(
      (await experiment(cwd, [FILE, '--dry-run', '--json'])).stdout,
    );
    expect(power).toMatchObject({
      primary_metric: 'pass_rate',
      guards: ['exact'],
      effects: [{ difference: 0.1 }, { difference: 0.2 }],
      assumed: { source: { from: 'assumption' } },
    });
    expect(power.effects[1].with_guards).toBeLessThan(power.effects[1].without_guards);
    expect(recommendation).toContain(`${power.cases_needed} cases`);
    expect(callsOf(cwd)).toEqual([]);
  });

  it('ends completed and inconclusive when every play of a variant errored', async () => {
    const cwd = experimentSuite(
      experimentYaml({
        variants:
          '[{ name: baseline, config: { system_prompt: good } }, { name: broken, config: { system_prompt: crash } }]',
        config: '{ runs_per_variant: 1 }',
      }),
    );
    const { status, results, statistical_analysis: analysis, recommendation } = await answerOf(cwd);
    expect(status).toBe('completed');
    expect(results['broken']).toMatchObject({ runs: 0, pass_rate: 0, errored: 8 });
    expect(results['baseline']).toMatchObject({ runs: 8, pass_rate: 1 });
    expect(analysis.conclusive).toBe(false);
    expect(recommendation).toContain('broken');
  });

  it('makes errored plays again with --retry-errors, and keeps the others', async () => {
    const cwd = experimentSuite(
      experimentYaml({
        variants:
          '[{ name: baseline, config: { system_prompt: good } }, { name: moody, config: { system_prompt: good moody } }]',
        config: '{ runs_per_variant: 1 }',
      }),
    );
    writeFileSync(join(cwd, 'moody'), '');
    const { stdout, stderr } = await experiment(cwd, [FILE, '--json']);
    const first = JSON.parse(stdout);
    expect(first.results.moody).toMatchObject({ runs: 0, errored: 8 });
    expect(stderr).toContain(`--retry-errors ${first.experiment_id}`);
    rmSync(join(cwd, 'moody'));
    const again = await answerOf(cwd, ['--retry-errors', first.experiment_id]);
    expect(again.results['moody']).toMatchObject({ runs: 8, pass_rate: 1 });
    expect(callsOf(cwd), 'what was answered is not asked again').toHaveLength(8 + 8 + 8);
  });

  it('exits 3 when no play could be made at all, with everything completed and said', async () => {
    const cwd = experimentSuite(
      experimentYaml({
        variants:
          '[{ name: a, config: { system_prompt: crash } }, { name: b, config: { system_prompt: crash too } }]',
        config: '{ runs_per_variant: 1 }',
      }),
    );
    const { code, stdout } = await experiment(cwd, [FILE, '--json']);
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'completed',
      statistical_analysis: { conclusive: false, winner: 'a', p_value: 1, confidence: 0 },
    });
  });

  it('ends honestly when the budget runs out, and goes on with a larger one without playing anything twice', async () => {
    const file = experimentYaml({ metrics: '[exact]' });
    const cwd = experimentSuite(file);
    const { code, stdout, stderr } = await experiment(cwd, [FILE, '--json', '--max-cost-usd', '0.01']);
    expect(code).toBe(0);
    const partial = JSON.parse(stdout);
    expect(partial.status).toBe('completed');
    expect(partial.statistical_analysis.conclusive).toBe(false);
    expect(partial.recommendation).toMatch(/budget/i);
    expect(stderr).toContain(`--resume ${partial.experiment_id}`);
    const before = callsOf(cwd).length;
    expect(before).toBeLessThan(14);
    const whole = await answerOf(cwd, ['--resume', partial.experiment_id, '--max-cost-usd', '1']);
    expect(whole.experiment_id).toBe(partial.experiment_id);
    expect(callsOf(cwd)).toHaveLength(32);
    expect(recorded(cwd)).toHaveLength(32);
    expect(lasting(whole)).toEqual(lasting(await answerOf(experimentSuite(file))));
  });

  it('goes on beyond the budget of its own file when a resumption asks for more', async () => {
    const file = experimentYaml({
      metrics: '[exact]',
      config: '{ runs_per_variant: 2, max_cost_usd: 0.01 }',
    });
    const cwd = experimentSuite(file);
    const { stdout, stderr } = await experiment(cwd, [FILE, '--json']);
    const { experiment_id: id } = JSON.parse(stdout);
    expect(stderr).toContain(`--resume ${id} --max-cost-usd MORE`);
    const before = callsOf(cwd).length;
    await experiment(cwd, ['--resume', id, '--json']);
    expect(callsOf(cwd)).toHaveLength(before);
    const whole = await answerOf(cwd, ['--resume', id, '--max-cost-usd', '1']);
    expect(whole.recommendation).not.toMatch(/budget/i);
    expect(callsOf(cwd)).toHaveLength(32);
  });

  it('has no looks on the way where the only one would be the end', async () => {
    const file = experimentYaml({ metrics: '[exact]', config: '{ runs_per_variant: 2, sequential: true }' });
    const { statistical_analysis: found } = await answerOf(experimentSuite(file));
    expect(found.looks).toEqual([]);
    expect(found.repeated_interval).toBeNull();
  });

  it('loses nothing to kill -9 and pays for no recorded play again', async () => {
    const file = experimentYaml({ metrics: '[exact]' });
    const cwd = experimentSuite(file, { held: '' });
    const killed = await experiment(cwd, [FILE, '--json'], (kill) => {
      void until(() => callsOf(cwd).length >= 9).then(() => kill('SIGKILL'));
    });
    expect(killed.signal).toBe('SIGKILL');
    rmSync(join(cwd, 'held'));
    const kept = recorded(cwd);
    expect(kept.length).toBeGreaterThan(4);
    expect(kept.length).toBeLessThan(32);
    const listed = JSON.parse((await runCli(['list', 'experiments', '--json'], { cwd })).stdout);
    const row = listed.find((one: { status?: string }) => one.status === 'running');
    expect(row.id).toMatch(/^exp_/);
    const resumed = await answerOf(cwd, ['--resume', row.id]);
    const plays = recorded(cwd);
    expect(plays).toHaveLength(32);
    expect(plays.slice(0, kept.length)).toEqual(kept);
    expect(new Set(plays.map(({ key, attempt }) => `${key}#${attempt}`)).size).toBe(32);
    // At most what was in flight is played again: two plays at a time.
    expect(callsOf(cwd).length).toBeLessThanOrEqual(32 + 2);
    expect(lasting(resumed)).toEqual(lasting(await answerOf(experimentSuite(file))));
  });

  it('stops at Ctrl-C with what it has, exit 130, and goes on with --resume', async () => {
    const cwd = experimentSuite(experimentYaml(), { held: '' });
    const interrupted = await experiment(cwd, [FILE, '--json'], (kill) => {
      void until(() => callsOf(cwd).length >= 9).then(() => kill('SIGINT'));
    });
    expect(interrupted.code).toBe(130);
    rmSync(join(cwd, 'held'));
    const partial = JSON.parse(interrupted.stdout);
    expect(partial).toMatchObject({ status: 'completed', statistical_analysis: { conclusive: false } });
    expect(partial.recommendation).toMatch(/cancelled/i);
    const resumed = await answerOf(cwd, ['--resume', partial.experiment_id]);
    expect(resumed.results['better']?.runs).toBe(16);
  });

  it('refuses to go on with other cases, or with an experiment that does not exist', async () => {
    const cwd = experimentSuite(experimentYaml({ config: '{ runs_per_variant: 1 }' }));
    const { experiment_id: id } = await answerOf(cwd);
    const unknown = await experiment(cwd, ['--resume', 'exp_nothing']);
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toContain('no experiment "exp_nothing"');
    const path = join(cwd, 'evals/test-cases/cases.yaml');
    writeFileSync(path, readFileSync(path, 'utf8').replace('Say 3.', 'Say 33.'));
    const changed = await experiment(cwd, ['--resume', id]);
    expect(changed.code).toBe(2);
    expect(changed.stderr).toContain('changed since');
    expect((await experiment(cwd, [FILE, '--resume', id])).stderr).toContain('Leave the file out');
  });

  it('writes response and report into files', async () => {
    const cwd = experimentSuite(experimentYaml({ config: '{ runs_per_variant: 1 }' }));
    const { code, stdout } = await experiment(cwd, [FILE, '--out', 'out']);
    expect(code).toBe(0);
    expect(stdout).toContain('better');
    const response = JSON.parse(readFileSync(join(cwd, 'out/experiment.json'), 'utf8'));
    expect(response.status).toBe('completed');
    expect(statSync(join(cwd, 'out/experiment.md')).size).toBeGreaterThan(200);
  });
});
