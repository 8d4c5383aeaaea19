import { describe, expect, it } from 'vitest';
import { planText } from '../../src/cli/plan-text.ts';
import { planLooks } from '../../src/experiments/looks.ts';
import type { ExperimentPlan } from '../../src/experiments/plan-experiment.ts';
import { ASSUMED_SCATTER, plannedPower } from '../../src/experiments/planned-power.ts';
import { STALE_AFTER_DAYS } from '../../src/runs/comparing/baseline-age.ts';
import {
  FLIPS_TO_PLAY_AGAIN,
  LOST_TO_PLAY_AGAIN,
  looksAgain,
  MOST_CASES_AGAIN,
} from '../../src/runs/comparing/fall-of-rate.ts';
import { BY_EXACT_TEST, BY_FAILURES, FALSE_RED } from '../../src/runs/comparing/false-red.ts';
import {
  ENOUGH_FAILURES,
  failuresNeeded,
  levelOfFlip,
  MOST_REPEATED_CASES,
  MOST_REPEATS,
  playsOfEachSide,
} from '../../src/runs/comparing/flip-proof.ts';
import { FAILURES_ON_BASE, PASSES_TO_EXCUSE } from '../../src/runs/comparing/flip-verdict.ts';
import { isQuarantined, quarantineOf } from '../../src/runs/gating/quarantine.ts';
import { DEFAULT_RUNS_PER_VARIANT } from '../../src/schema/experiment.ts';
import { HARM_LEVEL, HARM_MARGIN } from '../../src/statistics/harm.ts';
import { pairedContrast } from '../../src/statistics/paired-contrast.ts';
import { tQuantile } from '../../src/statistics/student-t.ts';
import { textOf } from '../support/documents.ts';

const page = textOf('docs/experiments.md');

/** Cells of the table whose head begins with this. */
function tableOf(head: string): string[][] {
  const lines = page.slice(page.indexOf(head)).split('\n');
  const rows = lines.slice(
    2,
    lines.findIndex((line) => !line.startsWith('|')),
  );
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const number = (text: string) => Number(text.replace('−', '-').replace('+', ''));

describe('the worked example of the page on experiments', () => {
  const cases = tableOf('| case | A | B |').map(([name, a, b, difference]) => ({
    name,
    a: number(a as string),
    b: number(b as string),
    difference: number(difference as string),
  }));
  const contrast = pairedContrast(
    cases.map(({ a, b }) => ({ a: [a], b: [b] })),
    { binary: false },
  );
  const [low, high] = contrast.interval ?? [0, 0];
  const { difference, sd, p_t, p_mid, p_value } = contrast;
  const figures = new Map(tableOf('| figure | value |').map(([name, value, how]) => [name, { value, how }]));

  it('has eight cases, each with the difference that it shows', () => {
    expect(cases).toHaveLength(8);
    for (const { name, a, b, difference } of cases) expect(b - a, name).toBeCloseTo(difference, 9);
  });

  it.each([
    ['D', difference?.toFixed(3)],
    ['sd', sd?.toFixed(3)],
    ['t', ((difference ?? 0) / ((sd ?? 0) / Math.sqrt(8))).toFixed(2)],
    ['p_t', p_t.toFixed(4)],
    ['p_mid', p_mid.toFixed(4)],
    ['p', p_value.toFixed(4)],
    ['interval', `${low.toFixed(2)} to ${high.toFixed(2)}`],
  ])('prints the %s that the product computes from them', (name, value) => {
    expect(figures.get(name)?.value).toBe(value);
  });

  it('explains two of them with numbers that lead there', () => {
    const [, more, same, all] = figures.get('p_mid')?.how?.match(/\((\d+) \+ (\d+) ÷ 2\) ÷ (\d+)/) ?? [];
    expect((Number(more) + Number(same) / 2) / Number(all)).toBe(p_mid);
    expect(Number(all)).toBe(2 ** cases.filter(({ a, b }) => a !== b).length);
    const [, quantile] = figures.get('interval')?.how?.match(/D ± ([\d.]+)/) ?? [];
    expect(quantile).toBe(tQuantile(0.975, 7).toFixed(2));
    expect(page).toContain(`between ${(100 * low).toFixed(0)} and ${(100 * high).toFixed(0)} points`);
  });
});

describe('what the documents say of the rules', () => {
  const section = (from: string, to: string, text = page) => text.slice(text.indexOf(from), text.indexOf(to));
  const action = textOf('docs/action.md');

  it('is what the looks of an experiment without a number of runs need', () => {
    const looks = planLooks(DEFAULT_RUNS_PER_VARIANT);
    const levels = looks.map(({ alpha }) => alpha.toFixed(4));
    const text = `p ≤ ${levels.slice(0, -1).join(', ')} and ${levels.at(-1)}`;
    expect(section('**Looks on the way.**', '**What to buy')).toContain(text);
    expect(looks.map(({ rounds }) => rounds)).toEqual([2, 4, 6, 8, 10]);
  });

  it('is what guards, repeats and baselines are held to', () => {
    const guards = section('**Who wins', '**Looks on');
    expect(guards).toContain(`by ${HARM_MARGIN} or more`);
    expect(guards).toContain(`at most ${HARM_LEVEL * 100} % of experiments`);
    const regression = section('**How a regression', 'What this cannot do');
    expect(PASSES_TO_EXCUSE).toBe(2);
    expect(regression).toContain(`${ENOUGH_FAILURES} failures in a row are proof`);
    expect(regression).toContain(`no more than ${MOST_REPEATS} repeats`);
    const level = levelOfFlip(1);
    expect(regression).toContain(`${playsOfEachSide(level)} passes there and as many failures here`);
    const [one, many] = [playsOfEachSide(level), playsOfEachSide(levelOfFlip(MOST_REPEATED_CASES))];
    expect([one, many]).toEqual([5, 8]);
    expect(failuresNeeded(level, 'unclear', 'PPPPPP').now).toBe(5);
    expect(regression).toContain('After five passes besides that of the baseline five are enough');
    expect([FLIPS_TO_PLAY_AGAIN, LOST_TO_PLAY_AGAIN]).toEqual([2, 1]);
    expect(regression).toContain('where several cases flipped to failing, more than to passing');
    expect(looksAgain(false).map(({ rounds }) => rounds)).toEqual([2, 4, 8]);
    expect(looksAgain(true)).toEqual([{ rounds: 4, onBase: 3 }]);
    expect(regression).toContain(`up to ${MOST_CASES_AGAIN} cases`);
    expect(regression).toContain('two, four and eight more times');
    expect(regression).toContain('four more times here and three times there');
    expect([FALSE_RED, BY_EXACT_TEST, BY_FAILURES]).toEqual([0.05, 0.005, 0.02]);
    expect(regression).toContain('0.05 in all');
    expect(regression).toContain('passed two of the repeats');
    expect(regression).toContain(`Beyond ${MOST_REPEATED_CASES} flipped cases`);
    expect(page).toContain(`older than ${STALE_AFTER_DAYS} days`);
  });

  it('is what a dry run says of such a plan', () => {
    const metrics = ['pass_rate', 'answer_relevancy'];
    const cases = Array.from({ length: 12 }, (_, index) => `c${index}`);
    const design = { cases: cases.length, rounds: 5, sequential: false, metrics, primary: 'pass_rate' };
    const variants = ['baseline', 'short'];
    const planned = variants.flatMap(() => cases.map(() => ({ loaded: { case: { turns: [{}] } } })));
    const plan = { ...design, variants, cases, planned, warnings: [] };
    // What is printed reads no more of a plan than this.
    const printed = planText(plan as unknown as ExperimentPlan, plannedPower(design, ASSUMED_SCATTER), false);
    expect(page).toContain(`\`\`\`text\n${printed}\`\`\``);
  });

  it('is what a case is quarantined by, and released', () => {
    const text = section('### Flaky cases', '### Permissions', action);
    expect(text).toContain('three times in its last ten outcomes');
    expect(['PFP', 'PFPF', 'PF|PF', 'PFPPPPPPPPFP'].map(isQuarantined)).toEqual([false, true, false, false]);
    expect(text).toContain('until five outcomes in a row are equal');
    expect(['PFPFPPPP', 'PFPFPPPPP', 'PFPFFFFF'].map(isQuarantined)).toEqual([true, false, false]);
    expect(text).toContain('At most a fifth of the gating cases (and at least one)');
    const held = (flaky: number, of: number) =>
      quarantineOf(
        Array.from({ length: of }, (_, index) => ({ id: String(index), gating: true })),
        ({ id }) => (Number(id) < flaky ? 'PFPF' : 'PPPP'),
      )?.cases.length;
    expect([held(2, 10), held(3, 10), held(1, 1)]).toEqual([2, 0, 1]);
  });

  it('is what plays on the base commit are held to', () => {
    expect(FAILURES_ON_BASE).toBe(2);
    expect(section('With `baseline-ref-check`', 'Any job of a run', action)).toContain(
      'fails there twice of two',
    );
  });
});
