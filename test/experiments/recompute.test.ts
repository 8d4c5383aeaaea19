import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  adjusted,
  average,
  type Both,
  dealtAnew,
  sharesApart,
  signFlipMid,
  spread,
  tBeyond,
  total,
  twoSidedT,
} from '../support/plain-statistics.ts';
import { folderOf, ROOT, runCli } from '../support/run-cli.ts';
import { type StoredPlay, storedPlays } from '../support/stored-plays.ts';

/**
 * What the command prints is computed here a second time, from the plays in its journal and with the arithmetic of
 * plain-statistics.ts, and held against it.
 */

/** How far a printed number may be from the recomputed one; rounded figures have a place less. */
const NEAR = 6;

interface Printed {
  experiment_id: string;
  status: string;
  results: Record<string, { runs: number; pass_rate: number; avg_scores: Record<string, number> }>;
  statistical_analysis: {
    winner: string;
    compared_with: string;
    conclusive: boolean;
    scope: string;
    p_value: number;
    confidence: number;
    p_population: number;
    p_these_cases: number;
    difference: number;
    interval: [number, number];
    cases: number;
    contrasts: {
      metric: string;
      variant: string;
      against: string;
      cases: number;
      difference: number;
      interval: [number, number];
      p_value: number;
      p_adjusted: number;
      label: 'primary' | 'exploratory';
    }[];
  };
}

interface Definition {
  variants: { name: string }[];
  test_case_ids: string[];
  metrics: string[];
  config: { primary_metric?: string };
}

/** Plays an experiment in a process of its own; gives what it printed and what it stored. */
async function played(cwd: string, file: string): Promise<{ printed: Printed; plays: StoredPlay[] }> {
  const state = mkdtempSync(join(tmpdir(), 'assay-recompute-'));
  const flags = ['--judge', 'offline', '--json', '--quiet', '--state', state];
  const ended = await runCli(['experiment', file, ...flags], { cwd });
  expect({ ...ended, stderr: ended.stderr.replace(/^warning: \d+ plays were lost;.*\n$/, '') }).toMatchObject(
    {
      code: 0,
      stderr: '',
    },
  );
  const printed = JSON.parse(ended.stdout) as Printed;
  expect(printed.status).toBe('completed');
  const { variants } = parse(readFileSync(join(cwd, file), 'utf8')) as Definition;
  return {
    printed,
    plays: storedPlays(
      state,
      printed.experiment_id,
      variants.map(({ name }) => name),
    ),
  };
}

/** Value of a play on the scale that is compared: higher is better, durations as logarithms. */
function comparedValue({ passed, values }: StoredPlay, metric: string): number | undefined {
  if (passed === null) return undefined;
  if (metric === 'pass_rate') return passed ? 1 : 0;
  return metric === 'latency_ms' ? -Math.log(Math.max(1, values['latency_ms'] as number)) : values[metric];
}

/** Cases that both variants have values of. */
function pairs(plays: readonly StoredPlay[], metric: string, a: string, b: string): Both[] {
  const of = (variant: string, caseId: string) =>
    plays
      .filter((play) => play.variant === variant && play.caseId === caseId)
      .flatMap((play) => comparedValue(play, metric) ?? []);
  return [...new Set(plays.map(({ caseId }) => caseId))]
    .map((caseId) => ({ a: of(a, caseId), b: of(b, caseId) }))
    .filter((both) => both.a.length > 0 && both.b.length > 0);
}

/** Case by case b less a; what only rounding moved did not move. */
const differencesOf = (cases: readonly Both[]) =>
  cases.map(({ a, b }) => average(b) - average(a)).map((one) => (Math.abs(one) < 1e-12 ? 0 : one));

/** Other cases like these: the larger of two p-values, and the t interval; of pass rates that no case moved, that of two shares. */
function ofPopulation(cases: readonly Both[], metric: string) {
  const d = differencesOf(cases);
  const error = Math.sqrt(spread(d) / d.length);
  const none = d.every((one) => one === 0);
  const half = none ? 0 : tBeyond(0.05, d.length - 1) * error;
  const passed = [total(cases.map(({ a }) => average(a))), cases.length] as const;
  return {
    difference: average(d),
    p: none ? 1 : Math.max(twoSidedT(average(d) / error, d.length - 1), signFlipMid(d)),
    interval:
      none && metric === 'pass_rate'
        ? sharesApart(passed, passed)
        : ([average(d) - half, average(d) + half] as const),
  };
}

/** Exactly these cases: labels dealt anew within each, and an interval from the scatter of their runs (Satterthwaite). */
function ofTheseCases(cases: readonly Both[]) {
  const cells = cases.flatMap(({ a, b }) => [a, b]);
  const parts = cells.map((runs) => spread(runs) / runs.length / cases.length ** 2);
  const variance = parts.reduce((sum, part) => sum + part, 0);
  const df =
    variance ** 2 /
    parts.reduce((sum, part, place) => sum + part ** 2 / ((cells[place] as number[]).length - 1), 0);
  const difference = average(differencesOf(cases));
  const half = tBeyond(0.05, df) * Math.sqrt(variance);
  return { difference, p: dealtAnew(cases), interval: [difference - half, difference + half] as const };
}

/** The variant with the best mean over cases that all have; of equals the first. */
function leaderOf(plays: readonly StoredPlay[], metric: string, variants: readonly string[]): string {
  const [first = ''] = variants;
  const shared = [...new Set(plays.map(({ caseId }) => caseId))].filter((caseId) =>
    variants.every((variant) =>
      plays.some(
        (play) =>
          play.variant === variant && play.caseId === caseId && comparedValue(play, metric) !== undefined,
      ),
    ),
  );
  const inShared = plays.filter(({ caseId }) => shared.includes(caseId));
  const levels = variants.map((variant) =>
    average(pairs(inShared, metric, first, variant).map(({ b }) => average(b))),
  );
  return variants[levels.findIndex((level) => level >= Math.max(...levels) - 1e-12)] as string;
}

/** As printed: a duration that moved is a ratio less one, in its own direction. */
const shown = (metric: string, difference: number) =>
  metric === 'latency_ms' ? Math.exp(-difference) - 1 : difference;

describe('the arithmetic of the test itself', () => {
  it.each([
    [2.228139, 10, 0.05],
    [12.706205, 1, 0.05],
    [3.182446, 3, 0.05],
    [2.024394, 38, 0.05],
    [2.567, 8.5, 0.0315],
  ])('agrees with the tables: t %f at %f degrees of freedom', (t, df, p) => {
    expect(twoSidedT(t, df)).toBeCloseTo(p, 3);
    expect(tBeyond(twoSidedT(t, df), df)).toBeCloseTo(t, 5);
  });

  it('agrees with the example of Newcombe 1998: 48 of 80 against 56 of 70', () => {
    expect(sharesApart([48, 80], [56, 70]).map((end) => end.toFixed(4))).toEqual(['0.0524', '0.3339']);
  });

  it('counts what can be counted by hand', () => {
    // Six of one sign: 2 patterns of 64 are as far, and count half.
    expect(signFlipMid([1, 1, 1, 1, 1, 1])).toBe(1 / 64);
    // Ten against ten, completely apart: 2 of the 184,756 ways to deal.
    expect(dealtAnew([{ a: [0, 0, 0], b: [1, 1, 1] }])).toBe(2 / 20);
    expect(adjusted([0.01, 0.04, 0.03], 'holm').map((p) => p.toFixed(3))).toEqual([
      '0.030',
      '0.060',
      '0.060',
    ]);
    expect(adjusted([0.01, 0.04, 0.03], 'leads').map((p) => p.toFixed(3))).toEqual([
      '0.030',
      '0.040',
      '0.040',
    ]);
  });
});

describe('the experiment of this repository', () => {
  const file = 'evals/experiments/to-the-point.yaml';
  const definition = parse(readFileSync(join(ROOT, file), 'utf8')) as Definition;
  const variants = definition.variants.map(({ name }) => name);
  const primary = definition.config.primary_metric as string;
  let printed: Printed;
  let plays: StoredPlay[];
  beforeAll(async () => {
    ({ printed, plays } = await played(ROOT, file));
  });

  it('stored every play that it counts', () => {
    const valid = plays.filter(({ passed }) => passed !== null);
    const each = variants.map((variant) => valid.filter((play) => play.variant === variant).length);
    expect(each).toEqual(variants.map((variant) => printed.results[variant]?.runs));
    expect(new Set(plays.map(({ caseId }) => caseId))).toEqual(new Set(definition.test_case_ids));
  });

  it('prints pass rates and means of what is stored', () => {
    for (const variant of variants) {
      const own = plays.filter((play) => play.variant === variant && play.passed !== null);
      const { pass_rate, avg_scores } = printed.results[variant] as Printed['results'][string];
      expect(pass_rate).toBeCloseTo(average(own.map(({ passed }) => (passed ? 1 : 0))), 4);
      for (const metric of definition.metrics.filter((name) => name !== 'pass_rate')) {
        const values = own.flatMap((play) => play.values[metric] ?? []);
        if (values.length === 0) expect(avg_scores).not.toHaveProperty([metric]);
        else expect(avg_scores[metric]).toBeCloseTo(average(values), 4);
      }
      expect(avg_scores).toHaveProperty([primary]);
    }
  });

  it('prints the winner, p and interval that follow from what is stored', () => {
    const analysis = printed.statistical_analysis;
    const leader = leaderOf(plays, primary, variants);
    const other = variants.find((variant) => variant !== leader) as string;
    const cases = pairs(plays, primary, other, leader);
    const own = ofPopulation(cases, primary);
    expect(analysis).toMatchObject({ winner: leader, compared_with: other, scope: 'population' });
    expect(analysis.cases).toBe(cases.length);
    expect(analysis.p_value).toBeCloseTo(own.p, NEAR);
    expect(analysis.p_population).toBeCloseTo(own.p, NEAR);
    expect(analysis.confidence).toBeCloseTo(1 - own.p, NEAR);
    expect(analysis.difference).toBeCloseTo(own.difference, NEAR);
    expect(analysis.interval[0]).toBeCloseTo(own.interval[0], NEAR);
    expect(analysis.interval[1]).toBeCloseTo(own.interval[1], NEAR);
  });

  it('prints the contrasts of all metrics, adjusted for how many there are', () => {
    const { contrasts } = printed.statistical_analysis;
    const own = contrasts.map(({ metric, variant, against }) => {
      const cases = pairs(plays, metric, against, variant);
      return { metric, cases, ...ofPopulation(cases, metric) };
    });
    for (const [place, contrast] of contrasts.entries()) {
      const { metric, difference, interval, p, cases } = own[place] as (typeof own)[number];
      expect(contrast.cases, metric).toBe(cases.length);
      if (cases.length === 0) {
        // What only a model could be sure of: no value, and no chance of one.
        expect(contrast, metric).toMatchObject({ difference: null, interval: null, p_value: 1 });
        continue;
      }
      expect(contrast.difference, metric).toBeCloseTo(shown(metric, difference), NEAR);
      expect(contrast.p_value, metric).toBeCloseTo(p, NEAR);
      const ends = interval.map((end) => shown(metric, end)).sort((x, y) => x - y);
      expect(contrast.interval[0], metric).toBeCloseTo(ends[0] as number, NEAR);
      expect(contrast.interval[1], metric).toBeCloseTo(ends[1] as number, NEAR);
    }
    for (const [label, method] of [
      ['primary', 'holm'],
      ['exploratory', 'leads'],
    ] as const) {
      const places = contrasts.flatMap((contrast, place) => (contrast.label === label ? [place] : []));
      const values = adjusted(
        places.map((place) => (own[place] as (typeof own)[number]).p),
        method,
      );
      for (const [rank, place] of places.entries())
        expect(contrasts[place]?.p_adjusted, contrasts[place]?.metric).toBeCloseTo(
          values[rank] as number,
          NEAR,
        );
    }
    expect(new Set(contrasts.map(({ metric }) => metric))).toEqual(
      new Set([...definition.metrics, 'pass_rate']),
    );
  });
});

/** An agent that answers better or worse by its prompt, the case and how often it was asked; never by chance. */
const UNEVEN_AGENT = `
import { createInterface } from 'node:readline';
const asked = new Map();
const digest = (text) => [...text].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16777619) >>> 0, 2166136261);
const answer = ({ system_prompt, test_case_id }) => {
  const key = system_prompt + ' ' + test_case_id;
  const time = (asked.get(key) ?? 0) + 1;
  asked.set(key, time);
  if (system_prompt === 'poor' && test_case_id === 'q3') return { error: { code: 'down', message: 'no answer today' } };
  const skill = { good: 85, middling: 60, poor: 35 }[system_prompt];
  const colours = ['blue', 'green', 'yellow', 'violet'].filter((colour) => digest(colour + key + time) % 100 < skill);
  return { output: colours.length === 0 ? 'I do not know.' : 'The colours are ' + colours.join(', ') + '.', tool_calls: [] };
};
for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(answer(JSON.parse(line))));
`;

/** The share of the colours that an answer names, which is sure without a model. */
const COLOURS = {
  name: 'Colours',
  type: 'code',
  config: {
    language: 'javascript',
    rubric: "['blue', 'green', 'yellow', 'violet'].filter((colour) => output.includes(colour)).length / 4",
  },
};

function unevenSuite(cases: number, experiment: object): string {
  const question = (place: number) => ({
    id: `q${place}`,
    name: `Question ${place}`,
    turns: [
      {
        input: `Which colours, question ${place}?`,
        expected_behavior: 'Mention "blue". Mention "green". Mention "yellow". Mention "violet".',
        scorers: ['colours'],
      },
    ],
  });
  return folderOf({
    'agent.mjs': UNEVEN_AGENT,
    'evals/assay.yaml': 'run: { concurrency: 1, max_retries: 0 }\n',
    'evals/agents/uneven.yaml':
      'name: Uneven\nprovider: custom\ninvocation:\n  command: [node, agent.mjs]\n  protocol: lines\n',
    'evals/scorers/says-blue.yaml': 'name: Says blue\ntype: regex\nconfig: { pattern: blue }\n',
    'evals/scorers/colours.yaml': JSON.stringify(COLOURS),
    'evals/test-cases/cases.json': JSON.stringify(
      Array.from({ length: cases }, (_, place) => question(place)),
    ),
    'evals/experiments/prompts.yaml': JSON.stringify({
      name: 'Prompts',
      agent_id: 'uneven',
      test_case_ids: Array.from({ length: cases }, (_, place) => `q${place}`),
      ...experiment,
    }),
  });
}

const prompts = (...names: string[]) => names.map((name) => ({ name, config: { system_prompt: name } }));

describe('an experiment with answers that vary', () => {
  it('of three variants compares the leader with the one that is hardest to beat, on cases that both played', async () => {
    const names = ['poor', 'middling', 'good'];
    const cwd = unevenSuite(9, {
      variants: prompts(...names),
      metrics: ['says-blue', 'latency_ms'],
      config: { runs_per_variant: 4, baseline: 'poor' },
    });
    const { printed, plays } = await played(cwd, 'evals/experiments/prompts.yaml');
    const analysis = printed.statistical_analysis;
    const leader = leaderOf(plays, 'pass_rate', names);
    const rivals = names
      .filter((name) => name !== leader)
      .map((name) => ({ name, ...ofPopulation(pairs(plays, 'pass_rate', name, leader), 'pass_rate') }));
    const hardest = rivals.toSorted((one, other) => other.p - one.p)[0] as (typeof rivals)[number];
    expect(plays.filter(({ passed }) => passed === null)).toHaveLength(4);
    expect(printed.results['poor']).toMatchObject({ runs: 32, errored: 4 });
    expect(analysis.winner).toBe(leader);
    expect(analysis.compared_with).toBe(hardest.name);
    expect(analysis.cases).toBe(pairs(plays, 'pass_rate', hardest.name, leader).length);
    expect(analysis.p_value).toBeCloseTo(hardest.p, NEAR);
    expect(analysis.difference).toBeCloseTo(hardest.difference, NEAR);
    expect(analysis.interval[0]).toBeCloseTo(Math.max(-1, hardest.interval[0]), NEAR);
    expect(analysis.interval[1]).toBeCloseTo(Math.min(1, hardest.interval[1]), NEAR);
    for (const name of names) {
      const valid = plays.filter(({ variant, passed }) => variant === name && passed !== null);
      expect(printed.results[name]?.pass_rate).toBeCloseTo(
        average(valid.map(({ passed }) => (passed ? 1 : 0))),
        4,
      );
    }
  });

  it('of fewer than six cases speaks of exactly these: labels dealt anew within each', async () => {
    const cwd = unevenSuite(3, {
      variants: prompts('middling', 'good'),
      metrics: ['colours'],
      config: { runs_per_variant: 3, primary_metric: 'colours' },
    });
    const { printed, plays } = await played(cwd, 'evals/experiments/prompts.yaml');
    const analysis = printed.statistical_analysis;
    const leader = leaderOf(plays, 'colours', ['middling', 'good']);
    const other = leader === 'good' ? 'middling' : 'good';
    const own = ofTheseCases(pairs(plays, 'colours', other, leader));
    expect(analysis).toMatchObject({
      winner: leader,
      scope: 'these_test_cases',
      conclusive: false,
      cases: 3,
    });
    expect(analysis.p_value).toBeCloseTo(own.p, NEAR);
    expect(analysis.p_these_cases).toBeCloseTo(own.p, NEAR);
    expect(analysis.p_population).toBeCloseTo(
      ofPopulation(pairs(plays, 'colours', other, leader), 'colours').p,
      NEAR,
    );
    expect(analysis.difference).toBeCloseTo(own.difference, NEAR);
    expect(analysis.interval[0]).toBeCloseTo(own.interval[0], NEAR);
    expect(analysis.interval[1]).toBeCloseTo(own.interval[1], NEAR);
    // Otherwise the three lines above would compare zeros.
    expect(own.interval[1] - own.interval[0]).toBeGreaterThan(0.01);
  });
});
