import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/experiments/analyse.ts';
import type { Course } from '../../src/experiments/course.ts';
import type { AnalysisSettings, Evidence, Play } from '../../src/experiments/evidence.ts';
import { planLooks } from '../../src/experiments/looks.ts';
import type { ExperimentLook } from '../../src/schema/experiment.ts';
import {
  courseOf,
  type ExperimentSketch,
  passing,
  playedExperiment,
  settingsOf,
} from '../support/experiment-plays.ts';

/** Shares of runs that pass with an ordinary prompt, case by case. */
const usual = (index: number) => 0.2 + (index % 5) / 10;

type Sketch = (index: number, round: number) => Partial<Play>;

/** Passes this share of ten runs, spread over the rounds. */
const rate =
  (share: (index: number) => number): Sketch =>
  (index, round) => ({ passed: passing(share(index))((round * 7 + index * 3) % 10) });

/** The same, but answered in less time. */
const faster =
  (sketch: Sketch): Sketch =>
  (index, round) => ({ ...sketch(index, round), latencyMs: 400 + ((index + round) % 4) * 5 });

/** A deterministic agent. */
const repeating =
  (digest: string, passes: (index: number) => boolean): Sketch =>
  (index) => ({ passed: passes(index), digest: `${digest}${index}` });

const scored =
  (score: (index: number, round: number) => number): Sketch =>
  (index, round) => ({ scores: { relevance: score(index, round) } });

const look = (look: Partial<ExperimentLook>): ExperimentLook => ({
  rounds: 4,
  leader: 'terse',
  p_value: 0.5,
  nominal_alpha: 0.0068,
  conditional_power: null,
  decision: 'go_on',
  dropped: [],
  ...look,
});

function recommendationOf(
  sketch: ExperimentSketch,
  design: Parameters<typeof playedExperiment>[1],
  settings: Partial<AnalysisSettings> = {},
  course: Partial<Course> = {},
) {
  const evidence: Evidence = playedExperiment(sketch, design);
  const { recommendation, statistical_analysis } = analyse(
    evidence,
    settingsOf(settings),
    courseOf(evidence, course),
  );
  // Contract 9: no recommendation calls a variant the winner unless it is proven.
  expect(/winner/i.test(recommendation)).toBe(statistical_analysis.conclusive);
  return recommendation;
}

describe('the recommendation', () => {
  it('calls the proven leader the winner, and names what it saves', () => {
    expect(
      recommendationOf(
        { baseline: rate(usual), terse: faster(rate((index) => usual(index) + 0.1 + (index % 3) / 10)) },
        { cases: 20, rounds: 10, metrics: ['pass_rate', 'latency_ms'] },
      ),
    ).toMatchInlineSnapshot(
      `""terse" is the winner: it passes 60 % of its plays against 40 % for "baseline" (+20 points, 95 % interval +16 to +23, p < 0.001). This should hold for other cases like these 20, each played 10 times with each variant. Use "terse". It is 19 % faster than "baseline"."`,
    );
  });

  it('names the rival that is hardest to tell from the winner of three', () => {
    expect(
      recommendationOf(
        {
          baseline: rate(usual),
          terse: rate((index) => usual(index) + 0.2 + (index % 3) / 10),
          long: rate((index) => usual(index) + (index % 4) / 10),
        },
        { cases: 20, rounds: 10 },
      ),
    ).toMatchInlineSnapshot(
      `""terse" is the winner, ahead of both others; hardest to tell from it is "long". It passes 70 % of its plays against 55 % for "long" (+14 points, 95 % interval +7.8 to +21, p < 0.001). This should hold for other cases like these 20, each played 10 times with each variant. Use "terse"."`,
    );
  });

  it('says keep where the baseline wins', () => {
    expect(
      recommendationOf(
        { control: rate((index) => usual(index) + 0.1 + (index % 3) / 10), bold: rate(usual) },
        { cases: 12, rounds: 10 },
      ),
    ).toMatchInlineSnapshot(
      `""control" is the winner: it passes 58 % of its plays against 38 % for "bold" (+20 points, 95 % interval +15 to +25, p < 0.001). This should hold for other cases like these 12, each played 10 times with each variant. Keep "control"."`,
    );
  });

  it('advises more cases where cases differ', () => {
    expect(
      recommendationOf(
        { baseline: rate(usual), terse: rate((index) => usual(index) + (index % 2 ? 0.4 : -0.2)) },
        { cases: 20, rounds: 10 },
      ),
    ).toMatchInlineSnapshot(
      `""terse" leads, but that is not proven: it passes 50 % of its plays against 40 % for "baseline" (+10 points, 95 % interval −4.4 to +24), over 20 cases played 10 times with each variant. The lead of "terse" over "baseline" on pass_rate may be chance: p = 0.16, where at most 0.05 is needed. Keep "baseline" until more is known. With 20 cases played 10 times, a difference of about 20 points would be found four times in five; smaller ones are easily missed. Next: more cases rather than more runs, since the difference varies from case to case more than from run to run; about 75 cases (now 20), played as often, would prove a difference like the one seen (10 points) four times in five."`,
    );
  });

  it('advises more runs where runs differ', () => {
    expect(
      recommendationOf(
        {
          baseline: rate(() => 0.5),
          terse: rate((index) => [0.7, 0.4, 0.7, 0.6, 0.4, 0.7, 0.3, 0.7][index] ?? 0),
        },
        { cases: 8, rounds: 10 },
      ),
    ).toMatchInlineSnapshot(
      `""terse" leads, but that is not proven: it passes 56 % of its plays against 50 % for "baseline" (+6.2 points, 95 % interval −7.8 to +20), over 8 cases played 10 times with each variant. The lead of "terse" over "baseline" on pass_rate may be chance: p = 0.33, where at most 0.05 is needed. Keep "baseline" until more is known. With 8 cases played 10 times, a difference of about 23 points would be found four times in five; smaller ones are easily missed. Next: more runs rather than more cases, since the runs of a case vary most; about 132 runs (now 10) of each case with each variant would prove a difference like the one seen (6.2 points) four times in five, as would about 81 cases played as often as now."`,
    );
  });

  it('advises cases, not runs, where the answers repeat', () => {
    expect(
      recommendationOf(
        {
          baseline: repeating('b', (index) => index % 3 > 0),
          terse: repeating('t', (index) => index % 4 > 0),
        },
        { cases: 16, rounds: 3 },
      ),
    ).toMatchInlineSnapshot(
      `""terse" leads, but that is not proven: it passes 75 % of its plays against 63 % for "baseline" (+13 points, 95 % interval −20 to +45), over 16 cases played 3 times with each variant. The lead of "terse" over "baseline" on pass_rate may be chance: p = 0.45, where at most 0.05 is needed. Keep "baseline" until more is known. With 16 cases played 3 times, a difference of about 46 points would be found four times in five; smaller ones are easily missed. Next: more cases, not more runs, since the answers repeat; about 193 cases (now 16), played as often, would prove a difference like the one seen (13 points) four times in five."`,
    );
  });

  it('speaks for exactly these cases below six', () => {
    expect(
      recommendationOf({ baseline: rate(() => 0.2), terse: rate(() => 0.8) }, { cases: 4, rounds: 10 }),
    ).toMatchInlineSnapshot(
      `"On exactly these 4 cases, each played 10 times with each variant, "terse" is better: it passes 80 % of its plays against 20 % for "baseline" (+60 points, 95 % interval +41 to +79, p < 0.001). Whether that holds for other cases cannot be told from fewer than 6. For these cases use "terse". With 4 cases played 10 times, a difference of about 25 points on these cases would be found four times in five; smaller ones are easily missed. Next: add cases, at least 6 in all (now 4); more runs of these 4 say nothing about others."`,
    );
  });

  it('proves nothing with three cases that hardly differ', () => {
    expect(
      recommendationOf(
        { baseline: rate(() => 0.4), terse: rate((index) => 0.5 + index / 10) },
        { cases: 3, rounds: 10 },
      ),
    ).toMatchInlineSnapshot(
      `""terse" leads, but that is not proven: it passes 60 % of its plays against 40 % for "baseline" (+20 points, 95 % interval −5.4 to +45), over 3 cases played 10 times with each variant. The comparison rests on 3 test cases; to say something about other cases than these, at least 6 are needed. The lead of "terse" over "baseline" on pass_rate may be chance: p = 0.2, where at most 0.05 is needed. Keep "baseline" until more is known. With 3 cases played 10 times, a difference of about 33 points on these cases would be found four times in five; smaller ones are easily missed. Next: add cases, about 8 in all (now 3); more runs of these 3 say nothing about others."`,
    );
  });

  it('speaks for the one case that there is', () => {
    expect(
      recommendationOf({ baseline: rate(() => 0), terse: rate(() => 1) }, { cases: 1, rounds: 10 }),
    ).toMatchInlineSnapshot(
      `"On this one case, played 10 times with each variant, "terse" is better: it passes 100 % of its plays against 0 % for "baseline" (+100 points, 95 % interval +74 to +100, p < 0.001). Whether that holds for other cases cannot be told from fewer than 6. For these cases use "terse". With 1 case played 10 times, a difference of about 33 points on this case would be found four times in five; smaller ones are easily missed. Next: add cases, at least 6 in all (now 1); more runs of this one say nothing about others."`,
    );
  });

  it('finds nothing in a single play of a single case', () => {
    expect(
      recommendationOf({ baseline: rate(() => 0), terse: rate(() => 1) }, { cases: 1, rounds: 1 }),
    ).toMatchInlineSnapshot(
      `""terse" leads, but that is not proven: it passes 100 % of its plays against 0 % for "baseline" (+100 points, 95 % interval −100 to +100), over 1 case played once with each variant. The comparison rests on 1 test case; to say something about other cases than these, at least 6 are needed. The lead of "terse" over "baseline" on pass_rate may be chance: p = 1, where at most 0.05 is needed. Keep "baseline" until more is known. With 1 case played once, no difference would be found reliably, however large. Next: add cases, at least 6 in all (now 1); more runs of this one say nothing about others."`,
    );
  });

  it('names the faster one where everything passes', () => {
    expect(
      recommendationOf({ baseline: rate(() => 1), terse: faster(rate(() => 1)) }, { cases: 20, rounds: 3 }),
    ).toMatchInlineSnapshot(
      `"No variant leads: every one of the 120 plays passed. "terse" is 19 % faster than "baseline" (p < 0.001). With 20 cases played 3 times, a difference of about 17 points would be found four times in five; smaller ones are easily missed. More runs of these cases would show the same: add harder cases, or compare by a scorer."`,
    );
  });

  it('names the cheaper one before the faster one', () => {
    expect(
      recommendationOf(
        {
          baseline: (index, round) => ({ ...faster(rate(() => 1))(index, round), costUsd: 0.01 }),
          terse: (index) => ({ costUsd: 0.007 + index / 10_000 }),
        },
        { cases: 20, rounds: 3 },
      ),
    ).toMatchInlineSnapshot(
      `"No variant leads: every one of the 120 plays passed. "terse" is 21 % cheaper than "baseline" (p < 0.001). With 20 cases played 3 times, a difference of about 17 points would be found four times in five; smaller ones are easily missed. More runs of these cases would show the same: add harder cases, or compare by a scorer."`,
    );
  });

  it('advises nobody but the variant that is named the leader', () => {
    const evidence = playedExperiment(
      {
        a: () => ({ passed: false, scores: { relevance: 0, alpha: 0 }, latencyMs: 170 }),
        b: () => ({ passed: false, scores: { relevance: 0, alpha: 1 }, latencyMs: 100 }),
      },
      { cases: 8, rounds: 2, metrics: ['relevance', 'alpha', 'latency_ms'] },
    );
    const { statistical_analysis: analysis, recommendation } = analyse(
      evidence,
      settingsOf(),
      courseOf(evidence),
    );
    expect(analysis).toMatchObject({ winner: 'b', conclusive: false, effect_size: { alpha: '+1.00 abs' } });
    expect(recommendation).toContain('"b" leads by alpha alone: every one of the 32 plays failed.');
    expect(recommendation).toContain('Take "b"');
    expect(recommendation).not.toMatch(/(?:take|keep|use) "a"/i);
  });

  it('looks at the failures first where everything fails', () => {
    expect(
      recommendationOf({ baseline: rate(() => 0), terse: rate(() => 0) }, { cases: 20, rounds: 3 }),
    ).toMatchInlineSnapshot(
      `"No variant leads: every one of the 120 plays failed. Keep "baseline" unless something else speaks for a change. With 20 cases played 3 times, a difference of about 17 points would be found four times in five; smaller ones are easily missed. Look at the failures and the thresholds first: cases that nobody passes tell no variants apart."`,
    );
  });

  it('says how far single runs reach', () => {
    expect(
      recommendationOf(
        { baseline: (index) => ({ passed: index % 3 > 0 }), terse: (index) => ({ passed: index % 4 > 0 }) },
        { cases: 20, rounds: 1 },
      ),
    ).toMatchInlineSnapshot(
      `""terse" leads, but that is not proven: it passes 75 % of its plays against 65 % for "baseline" (+10 points, 95 % interval −20 to +40), over 20 cases played once with each variant. The lead of "terse" over "baseline" on pass_rate may be chance: p = 0.51, where at most 0.05 is needed. Keep "baseline" until more is known. With 20 cases played once, a difference of at least 42 points would be found four times in five; smaller ones are easily missed. Next: more cases; about 323 cases (now 20), played as often, would prove a difference like the one seen (10 points) four times in five. A single run of each case does not show how much of the scatter is chance; several would."`,
    );
  });

  it('finds no practical difference in close scores', () => {
    expect(
      recommendationOf(
        {
          baseline: scored((index, round) => 0.7 + ((index + round) % 5) / 100),
          terse: scored((index, round) => 0.7 + ((index * 3 + round) % 5) / 100),
        },
        { cases: 12, rounds: 4, metrics: ['relevance'] },
        { primaryMetric: 'relevance' },
      ),
    ).toMatchInlineSnapshot(
      `""baseline" leads, but that is not proven: it has a mean relevance of 0.7200 against 0.7196 for "terse" (+0.00042, 95 % interval −0.002 to +0.003), over 12 cases played 4 times with each variant. The lead of "baseline" over "terse" on relevance may be chance: p = 0.7, where at most 0.05 is needed. The difference is of no practical size: less than 0.05 either way. Keep "baseline" unless something else speaks for a change. With 12 cases played 4 times, a difference of about 0.01 would be found four times in five; smaller ones are easily missed."`,
    );
  });

  it('compares by latency where that is asked', () => {
    expect(
      recommendationOf(
        { baseline: rate(() => 1), terse: faster(rate((index) => (index === 3 ? 0.9 : 1))) },
        { cases: 20, rounds: 10, metrics: ['latency_ms'] },
        { primaryMetric: 'latency_ms' },
      ),
    ).toMatchInlineSnapshot(
      `""terse" is the winner: it takes 19 % less time than "baseline" (95 % interval −19 % to −18 %, p < 0.001). This should hold for other cases like these 20, each played 10 times with each variant. Use "terse". On pass_rate it is not worse than "baseline" by more than 0.05."`,
    );
  });

  it('calls no winner that is worse on another quality metric', () => {
    expect(
      recommendationOf(
        {
          baseline: (index, round) => ({
            ...rate(usual)(index, round),
            scores: { relevance: 0.8 + (index % 3) / 50 },
          }),
          terse: (index, round) => ({
            ...rate((one) => usual(one) + 0.1 + (one % 3) / 10)(index, round),
            scores: { relevance: 0.7 + (round % 3) / 50 },
          }),
        },
        { cases: 20, rounds: 10, metrics: ['relevance'] },
      ),
    ).toMatchInlineSnapshot(
      `""terse" leads, but the result is not conclusive: it passes 60 % of its plays against 40 % for "baseline" (+20 points, 95 % interval +16 to +23, p < 0.001), over 20 cases played 10 times with each variant. "terse" is worse than "baseline" on relevance, by 0.1 on average; without harm such a loss is seen in at most one experiment of ten (p < 0.001). Keep "baseline" until more is known. With 20 cases played 10 times, a difference of about 13 points would be found four times in five; smaller ones are easily missed."`,
    );
  });

  /** Better in every case, with a relevance that scatters around a mean which is lower by `loss`. */
  const noisyBeside = (loss: number) =>
    recommendationOf(
      {
        baseline: (index, round) => ({
          ...rate(usual)(index, round),
          scores: { relevance: 0.5 + (((index * 7 + round) % 9) - 4) / 10 },
        }),
        terse: (index, round) => ({
          ...rate((one) => usual(one) + 0.3)(index, round),
          scores: { relevance: 0.5 - loss + (((index * 5 + round * 2) % 9) - 4) / 10 },
        }),
      },
      { cases: 8, rounds: 3, metrics: ['relevance'] },
    );

  it('calls a winner where no harm was seen, and says which loss the plays do not rule out', () => {
    expect(noisyBeside(0)).toMatch(
      /^"terse" is the winner: .*Use "terse"\. On relevance no harm was seen against "baseline", but these plays do not rule out a loss of up to 0\.15\.$/,
    );
  });

  it('asks for more cases where harm is likely and not certain', () => {
    const recommendation = noisyBeside(0.1);
    expect(recommendation).toContain(
      'is worse than "baseline" on relevance, by 0.14 on average; without harm such a loss is seen in at most one experiment of ten (p = 0.031)',
    );
    expect(recommendation).toContain(
      'Next: more cases, until a loss on relevance is either seen or ruled out.',
    );
  });

  it('says that a proven difference is too small to matter where it is', () => {
    const recommendation = recommendationOf(
      {
        baseline: scored((index, round) => 0.7 + ((index + round) % 3) / 1000),
        terse: scored((index, round) => 0.71 + ((index + round) % 4) / 1000),
      },
      { cases: 12, rounds: 3, metrics: ['relevance'] },
      { primaryMetric: 'relevance' },
    );
    expect(recommendation).toContain('"terse" is the winner');
    expect(recommendation).toContain('The difference is proven, but of no practical size: less than 0.05.');
  });

  it('names the leader that there would be without a case, where the result would be the other way round', () => {
    const recommendation = recommendationOf(
      {
        baseline: scored((index, round) => (index === 0 ? 0 : 0.5 + ((index + round) % 3) / 100)),
        terse: scored((index, round) => (index === 0 ? 1 : 0.42 + ((index + round) % 4) / 100)),
      },
      { cases: 10, rounds: 2, metrics: ['relevance'] },
      { primaryMetric: 'relevance' },
    );
    expect(recommendation).toContain('"terse" leads, but that is not proven');
    expect(recommendation).toMatch(
      /it would be the other way round: "baseline" would lead, and that would be proven/,
    );
  });

  it('does not call a small p unproven on few cases, when something else stands against the leader', () => {
    const recommendation = recommendationOf(
      { baseline: rate(() => 0.2), terse: rate(() => 0.7) },
      { cases: 4, rounds: 10 },
      { minEffect: 0.8 },
    );
    expect(recommendation).toContain('"terse" leads, but the result is not conclusive');
    expect(recommendation).not.toContain('not proven');
  });

  it('calls no winner below the smallest difference worth having', () => {
    expect(
      recommendationOf(
        { baseline: rate(usual), terse: rate((index) => usual(index) + (index % 3) / 10) },
        { cases: 20, rounds: 10 },
        { minEffect: 0.2 },
      ),
    ).toMatchInlineSnapshot(
      `""terse" leads, but the result is not conclusive: it passes 50 % of its plays against 40 % for "baseline" (+9.5 points, 95 % interval +5.6 to +13, p < 0.001), over 20 cases played 10 times with each variant. "terse" differs from "baseline" by 0.095 on pass_rate, less than the smallest difference worth having (0.2). Keep "baseline" until more is known. With 20 cases played 10 times, a difference of about 13 points would be found four times in five; smaller ones are easily missed."`,
    );
  });

  it('names the case that a result hangs on', () => {
    expect(
      recommendationOf(
        {
          baseline: rate(usual),
          terse: rate((index) => usual(index) + ([0.3, 0.3, 0.2, 0.3, 0.3, 0.2, 0.3, -0.5][index] ?? 0)),
        },
        { cases: 8, rounds: 10 },
      ),
    ).toMatchInlineSnapshot(
      `""terse" leads, but that is not proven: it passes 55 % of its plays against 36 % for "baseline" (+19 points, 95 % interval −1.5 to +39), over 8 cases played 10 times with each variant. The lead of "terse" over "baseline" on pass_rate may be chance: p = 0.07, where at most 0.05 is needed. Keep "baseline" until more is known. Without the case "case-8" it would be proven (p = 0.0078): look at that case. With 8 cases played 10 times, a difference of about 28 points would be found four times in five; smaller ones are easily missed. Next: more runs rather than more cases, since the runs of a case vary most; about 34 runs (now 10) of each case with each variant would prove a difference like the one seen (19 points) four times in five, as would about 14 cases played as often as now."`,
    );
  });

  it('keeps the baseline and asks about the overrides where all answers are the same', () => {
    expect(
      recommendationOf(
        { baseline: repeating('', (index) => index % 2 > 0), terse: repeating('', (index) => index % 2 > 0) },
        { cases: 8, rounds: 3 },
      ),
    ).toMatchInlineSnapshot(
      `"No variant leads: "baseline" and "terse" have the same pass rate (50 %) over 8 cases played 3 times with each variant. All variants gave the same answers in every case: check that their overrides reach the agent. With 8 cases played 3 times, a difference of about 29 points would be found four times in five; smaller ones are easily missed."`,
    );
  });

  it('has nothing to compare where one variant lost every play', () => {
    expect(
      recommendationOf(
        { baseline: rate(usual), terse: () => 'connect ECONNREFUSED 127.0.0.1:8080' },
        { cases: 20, rounds: 2 },
      ),
    ).toMatchInlineSnapshot(
      `"Only "baseline" has valid plays, so there is nothing to compare it with: "terse" lost every play. The reason: connect ECONNREFUSED 127.0.0.1:8080. Once that is mended, play the experiment again."`,
    );
  });

  it('is not conclusive where one of three lost every play', () => {
    expect(
      recommendationOf(
        {
          baseline: rate(usual),
          terse: rate((index) => usual(index) + 0.1 + (index % 3) / 10),
          other: () => 'no such model',
        },
        { cases: 20, rounds: 10 },
      ),
    ).toMatchInlineSnapshot(
      `""terse" leads, but the result is not conclusive: it passes 60 % of its plays against 40 % for "baseline" (+20 points, 95 % interval +16 to +23, p < 0.001), over 20 cases played 10 times with each variant. "other" has no valid play, so it could not be compared. Of "other" all 200 plays were lost. The reason: no such model. Keep "baseline" until more is known. With 20 cases played 10 times, a difference of about 13 points would be found four times in five; smaller ones are easily missed."`,
    );
  });

  it('has nothing to compare where every play was lost', () => {
    expect(
      recommendationOf(
        {
          baseline: () => 'connect ECONNREFUSED',
          terse: (_, round) => (round > 0 ? 'read timeout' : 'connect ECONNREFUSED'),
        },
        { cases: 20, rounds: 2 },
      ),
    ).toMatchInlineSnapshot(
      `"None of the 80 plays is valid, so there is nothing to compare: all ended without a verdict. Most often: connect ECONNREFUSED. Once that is mended, play the experiment again."`,
    );
  });

  it('has nothing to compare where the variants share no case', () => {
    expect(
      recommendationOf(
        { baseline: (index) => (index < 4 ? {} : 'lost'), terse: (index) => (index < 4 ? 'lost' : {}) },
        { cases: 8, rounds: 2 },
      ),
    ).toMatchInlineSnapshot(
      `"The variants cannot be compared: no case has valid plays of both "baseline" and "terse". Keep "baseline" until more is known."`,
    );
  });

  it('has nothing to compare by a metric without values', () => {
    expect(
      recommendationOf(
        { baseline: rate(usual), terse: rate(usual) },
        { cases: 8, rounds: 2, metrics: ['relevance'] },
        { primaryMetric: 'relevance' },
      ),
    ).toMatchInlineSnapshot(`"No play has a value of relevance, so the variants cannot be compared by it."`);
  });

  it('says first that the budget ended it', () => {
    expect(
      recommendationOf(
        { baseline: rate(usual), terse: rate((index) => usual(index) + (index % 2 ? 0.4 : -0.2)) },
        { cases: 8, rounds: 3 },
        {},
        {
          ended: 'budget',
          endReason: 'The budget of $1.00 is used up.',
          plannedRounds: 10,
          playsPlanned: 160,
        },
      ),
    ).toMatchInlineSnapshot(
      `"The budget ended this experiment early, after 48 of 160 plays. The budget of $1.00 is used up. What follows rests on the plays that were made. "terse" leads, but that is not proven: it passes 42 % of its plays against 33 % for "baseline" (+8.3 points, 95 % interval −24 to +41), over 8 cases played 3 times with each variant. The lead of "terse" over "baseline" on pass_rate may be chance: p = 0.56, where at most 0.05 is needed. Keep "baseline" until more is known. With 8 cases played 3 times, a difference of about 45 points would be found four times in five; smaller ones are easily missed. Next: play the rest of the plan, before any cases or runs are added to it."`,
    );
  });

  it('says first that it was cancelled', () => {
    expect(
      recommendationOf(
        { baseline: () => ({}), terse: () => null },
        { cases: 3, rounds: 1 },
        {},
        { ended: 'cancelled', plannedRounds: 10, playsPlanned: 60 },
      ),
    ).toMatchInlineSnapshot(
      `"This experiment was cancelled early, after 3 of 60 plays. What follows rests on the plays that were made. Only "baseline" has valid plays, so there is nothing to compare it with: "terse" was never played."`,
    );
  });

  it('says first that the key was refused', () => {
    expect(
      recommendationOf(
        { baseline: () => null, terse: () => null },
        { cases: 20, rounds: 1 },
        {},
        { ended: 'refused', endReason: 'The provider refused the key (401)', playsPlanned: 400 },
      ),
    ).toMatchInlineSnapshot(
      `"This experiment was broken off, because every further request would have been refused, after 0 of 400 plays. The provider refused the key (401). Nothing was played, so there is nothing to compare."`,
    );
  });

  it('says what an early end does to the figures', () => {
    expect(
      recommendationOf(
        { baseline: rate(usual), terse: rate((index) => usual(index) + 0.3 + (index % 3) / 10) },
        { cases: 20, rounds: 4 },
        {},
        {
          ended: 'winner',
          looks: [look({ decision: 'winner' })],
          lookPlan: planLooks(10),
          plannedRounds: 10,
          playsPlanned: 400,
          judgeMode: 'offline',
        },
      ),
    ).toMatchInlineSnapshot(
      `""terse" is the winner: it passes 80 % of its plays against 40 % for "baseline" (+40 points, 95 % interval +32 to +48, p < 0.001). This should hold for other cases like these 20, each played 4 times with each variant. Use "terse". It ended after 4 of 10 rounds, because the result was clear by then. That saved 240 plays. A difference at an early end tends to be a little too large; the interval that allows for all looks is +28 to +52 points. Judged offline (heuristic)."`,
    );
  });

  it('says what a futile end means, and who was dropped', () => {
    expect(
      recommendationOf(
        {
          baseline: rate(usual),
          terse: rate((index) => usual(index) + (index % 2 ? 0.4 : -0.2)),
          wild: (index, round) => (round < 2 ? rate((one) => usual(one) - 0.3)(index, round) : null),
        },
        { cases: 20, rounds: 4 },
        {},
        {
          ended: 'futile',
          looks: [look({ rounds: 2, dropped: ['wild'] }), look({ decision: 'futile' })],
          lookPlan: planLooks(10),
          plannedRounds: 10,
          playsPlanned: 600,
        },
      ),
    ).toMatchInlineSnapshot(
      `""terse" leads, but that is not proven: hardest to tell from it is "baseline". It passes 48 % of its plays against 40 % for "baseline" (+7.5 points, 95 % interval −9.5 to +25), over 20 cases played 4 times with either of these two variants. The lead of "terse" over "baseline" on pass_rate may be chance: p = 0.37, where at most 0.0068 is needed. Keep "baseline" until more is known. "wild" was clearly behind and not played any more after round 2. It ended after 4 of 10 rounds, because the rest had less than a 10 % chance of proving a difference. That saved 400 plays. With 20 cases played 4 times, a difference of about 24 points would be found four times in five; smaller ones are easily missed. Next: more cases; about 185 cases (now 20), played as often, would prove a difference like the one seen (7.5 points) four times in five."`,
    );
  });
});
