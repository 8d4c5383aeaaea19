import { describe, expect, it } from 'vitest';
import { prComment } from '../../src/reports/pr-comment.ts';
import { summaryMarkdown } from '../../src/reports/summary-markdown.ts';
import type { RunReport } from '../../src/schema/run.ts';
import { regressionComparison, sampleComparison, suspectedComparison } from '../support/sample-comparison.ts';
import { mixedReport, passedReport } from '../support/sample-report.ts';

const marker = '<!-- assay:default run=1.1 sha=4f1c2d3 -->';
const comment = (report: RunReport, budget = 60_000) => prComment(report, { budget, marker });
const headOf = (text: string) => text.split('\n')[1];

describe('the heading of a comment', () => {
  const suspected = '### ⚠️ Evals passed: regression suspected, not proven';
  it.each([
    ['a suspected fall under fail_on regression', 'regression', suspectedComparison(), suspected],
    [
      'a suspected fall where failures gate',
      'failure',
      suspectedComparison(),
      '### ✅ Evals passed: 26 of 26 cases',
    ],
    [
      'no fall',
      'regression',
      sampleComparison(),
      '### ✅ Evals passed: 26 of 26 cases, nothing moved against the baseline',
    ],
  ] as const)('of %s', (_, failOn, comparison, heading) => {
    expect(headOf(comment({ ...passedReport(), fail_on: failOn, comparison }))).toBe(heading);
  });

  it('of a failed run says so, whatever is suspected beside it', () => {
    const report = { ...mixedReport(), fail_on: 'regression', comparison: suspectedComparison() } as const;
    expect(headOf(comment(report))).toBe('### ❌ Evals failed: 21 of 24 cases pass');
    const proven = regressionComparison();
    const header = { ...mixedReport().header, reason: `Regression: ${proven.reason}` };
    expect(headOf(comment({ ...mixedReport(), fail_on: 'regression', comparison: proven, header }))).toMatch(
      /^### ❌ Evals failed/,
    );
  });
});

describe('the heading of a regression', () => {
  const proven = regressionComparison();
  const of = (verdicts: readonly ('regression' | 'suspected' | 'noise')[]) => {
    const [flip] = proven.flips;
    if (flip === undefined) throw new Error('the sample has no flip');
    const flips = verdicts.map((verdict, n) => ({
      ...flip,
      id: `c${n}`,
      kind: 'pass_to_fail' as const,
      verdict,
    }));
    const pass_rate = { ...proven.pass_rate, a: 1, b: 0.75, delta: -0.25 };
    return headOf(
      comment({ ...mixedReport(), fail_on: 'regression', comparison: { ...proven, flips, pass_rate } }),
    );
  };

  it.each([
    [['regression', 'suspected', 'noise'], '2 cases that passed in the baseline fail now'],
    [['noise', 'noise'], 'the pass rate fell by 25 points, 2 cases that passed in the baseline fail now'],
    [['suspected', 'noise'], 'the pass rate fell by 25 points, 2 cases that passed in the baseline fail now'],
  ] as const)('with flips that are %j', (verdicts, said) =>
    expect(of(verdicts)).toBe(`### ❌ Evals failed: ${said}`),
  );
});

describe('where there is no baseline', () => {
  const of = (header: object) => {
    const base = passedReport();
    return comment({ ...base, header: { ...base.header, ...header } });
  };
  const becomes =
    'No baseline yet: the first run of this workflow on the base branch that does not fail becomes it. Runs of pull requests are not kept, so its "on:" needs "push:" for that branch.';

  it.each(['passed', 'failed'])(
    'a run that %s says which will be one, and never that it will be',
    (conclusion) => {
      expect(of({ conclusion })).toContain(becomes);
    },
  );

  it('a run that judged nothing never will, and says nothing of it', () => {
    const counts = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0 };
    const nothing = { conclusion: 'neutral', reason: 'Skipped.', counts, pass_rate: null } as const;
    expect(of({ ...nothing, pass_rate_interval: null })).not.toMatch(/baseline/i);
  });
});

describe('a warning that is the reason', () => {
  const problems = Array.from({ length: 7 }, (_, at) => `Shard ${at + 1} of 8 is missing.`);
  const report = (): RunReport => {
    const base = mixedReport();
    const reason = `${problems.slice(0, 5).join(' ')} (and 2 more problems) Of what is there 3 of 6 cases passed.`;
    return { ...base, header: { ...base.header, reason }, warnings: [...problems, 'The judge was slow.'] };
  };
  it('is said once, and those that the reason leaves out are said as well', () => {
    const text = comment(report());
    for (const at of [1, 2, 3, 4, 5, 6, 7]) expect(text.split(`Shard ${at} of 8 is missing`)).toHaveLength(2);
    expect(text).toContain('The judge was slow');
  });
});

describe('the numbers of one drop', () => {
  const report = (reason: string): RunReport => {
    const base = mixedReport();
    const counts = { ...base.header.counts, passed: 7, failed: 1 };
    const comparison = {
      ...suspectedComparison(),
      pass_rate: { a: 1, b: 0.875, delta: -0.125, interval: [-0.416, 0.166] as [number, number] },
    };
    return { ...base, comparison, header: { ...base.header, counts, pass_rate: 0.875, reason } };
  };
  const rateOf = (text: string) => /^> \*\*\d+ of \d+\*\*.*$/m.exec(text)?.[0] ?? '';

  it('have the digits of the reason and add up', () => {
    const text = rateOf(comment(report('7 of 8 cases passed (87.5 %). Required: 100 %.')));
    expect(text).toContain('**7 of 8** cases pass (87.5 %');
    expect(text).toContain('Against the baseline: 100 % → 87.5 %, Δ −12.5 pp [−41.6, +16.6]');
    expect([...summaryMarkdown(report(''))].join('')).toContain('100 % → 87.5 %, Δ −12.5 pp');
  });

  it.each([
    ['7 of 8 cases passed (87.5 %).', ''],
    ['7 of 8 gating cases passed (87.5 %). Required: 100 %.', ''],
    ['17 of 8 cases passed.', ' 17 of 8 cases passed.'],
    ['One case is missing.', ' One case is missing.'],
    ['7 of 8 cases passed (87.5 %). 1 of 2 non-gating cases failed.', ' 1 of 2 non-gating cases failed.'],
  ])('count once: of the reason "%s" stays "%s"', (reason, left) => {
    for (const text of [comment(report(reason)), [...summaryMarkdown(report(reason))].join('')]) {
      expect(text.match(/\*\*7 of 8\*\* cases pass/g)).toHaveLength(1);
      expect(rateOf(text)).toContain(`in both runs.${left} **Against the baseline: regression suspected.**`);
    }
  });
});
