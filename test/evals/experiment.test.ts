import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExperimentResponse, experimentResponse } from '../../src/schema/experiment.ts';
import { ROOT, runCli } from '../support/run-cli.ts';
import { type StoredPlay, storedPlays } from '../support/stored-plays.ts';

/** The command from its sources. */
const FILE = 'evals/experiments/to-the-point.yaml';
const VARIANTS = ['baseline', 'to-the-point'];

async function play(
  ...more: string[]
): Promise<{ answer: Required<ExperimentResponse>; plays: StoredPlay[] }> {
  const state = mkdtempSync(join(tmpdir(), 'assay-experiment-'));
  const flags = ['--judge', 'offline', '--json', '--quiet', '--state', state, ...more];
  const ended = await runCli(['experiment', FILE, ...flags], { cwd: ROOT });
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  // The schema leaves out what is there once it is completed, which the first test asserts.
  const answer = experimentResponse.parse(JSON.parse(ended.stdout)) as Required<ExperimentResponse>;
  return { answer, plays: storedPlays(state, answer.experiment_id, VARIANTS) };
}

describe('the experiment over the support agent', () => {
  let answer: Required<ExperimentResponse>;
  let plays: StoredPlay[];
  beforeAll(async () => {
    ({ answer, plays } = await play());
  });
  const contrast = (metric: string) =>
    answer.statistical_analysis.contrasts.find((one) => one.metric === metric);

  it('completes, with every play of both variants valid', () => {
    expect(answer.status).toBe('completed');
    const { baseline, 'to-the-point': rival } = answer.results;
    expect(baseline?.runs).toBe(57);
    expect(rival?.runs).toBe(57);
    expect([baseline?.errored ?? 0, rival?.errored ?? 0]).toEqual([0, 0]);
  });

  it('has two prompts that really differ: most cases are answered in other words', () => {
    const said = (variant: string, caseId: string) =>
      plays.find((play) => play.variant === variant && play.caseId === caseId)?.outputs.join('\n');
    const ids = [...new Set(plays.map(({ caseId }) => caseId))];
    const changed = ids.filter((id) => said('baseline', id) !== said('to-the-point', id));
    expect(ids).toHaveLength(19);
    expect(changed.length).toBeGreaterThan(9);
    expect(changed.length).toBeLessThan(19);
  });

  it('proves that answers keep to the point, for other questions like these', () => {
    const analysis = answer.statistical_analysis;
    expect(analysis).toMatchObject({
      winner: 'to-the-point',
      compared_with: 'baseline',
      conclusive: true,
      not_conclusive_because: [],
      scope: 'population',
      primary_metric: 'few-sentences',
      cases: 19,
      // No looks: how often a case is played was said.
      looks: [],
      runs_saved: 0,
    });
    expect(analysis.p_value).toBeLessThan(0.03);
    expect(analysis.interval?.[0]).toBeGreaterThan(0);
    expect(analysis.effect_size['few-sentences']).toMatch(/^\+\d+\.\d%$/);
    expect(analysis.probability_best['to-the-point']).toBeGreaterThan(0.9);
  });

  it('loses no fact, tool or secret on the way', () => {
    const { baseline, 'to-the-point': rival } = answer.results;
    // Every case has checks of its own, and an attempt passes only with them.
    expect([baseline?.pass_rate, rival?.pass_rate]).toEqual([1, 1]);
    expect(contrast('pass_rate')).toMatchObject({ difference: 0 });
    for (const metric of ['tool_correctness', 'no-internal-codes']) {
      expect(contrast(metric), metric).toMatchObject({ label: 'exploratory', equivalent: true });
      expect(Math.abs(contrast(metric)?.difference ?? 1), metric).toBeLessThan(0.01);
    }
  });

  it('shows what differs only by chance as such: the time a local program takes', () => {
    expect(answer.statistical_analysis.effect_size['latency_ms']).toMatch(/^[+-]\d+\.\d%$/);
    expect(contrast('latency_ms')).toMatchObject({ label: 'exploratory', equivalent: null });
  });

  it('says that the agent answers the same way every time', () => {
    const answers = new Map<string, Set<string>>();
    for (const { variant, caseId, outputs } of plays) {
      const key = `${variant} ${caseId}`;
      answers.set(key, (answers.get(key) ?? new Set()).add(outputs.join('\n')));
    }
    expect([...answers.values()].every((different) => different.size === 1)).toBe(true);
    expect(answer.statistical_analysis.warnings.join(' ')).toMatch(/same answer|identical|effectively 1/i);
  });

  it('recommends the variant that won', () => {
    expect(answer.recommendation).toContain('to-the-point');
    expect(answer.recommendation).toMatch(/offline/);
  });

  it('comes to the same numbers again, but for what a clock says', async () => {
    const again = (await play()).answer;
    const timeless = ({ statistical_analysis: analysis }: Required<ExperimentResponse>) => ({
      ...analysis,
      effect_size: { ...analysis.effect_size, latency_ms: '' },
      contrasts: analysis.contrasts
        .filter(({ metric }) => metric !== 'latency_ms')
        .map(({ p_adjusted: _, holds: __, ...rest }) => rest),
    });
    expect(timeless(again)).toEqual(timeless(answer));
  });
});
