import { describe, expect, it } from 'vitest';
import { prComment } from '../../src/reports/pr-comment.ts';
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
    ['a suspected fall where failures gate', 'failure', suspectedComparison(), '### ✅ Evals passed'],
    ['no fall', 'regression', sampleComparison(), '### ✅ Evals passed'],
  ] as const)('of %s', (_, failOn, comparison, heading) => {
    expect(headOf(comment({ ...passedReport(), fail_on: failOn, comparison }))).toBe(heading);
  });

  it('of a failed run says so, whatever is suspected beside it', () => {
    const report = { ...mixedReport(), fail_on: 'regression', comparison: suspectedComparison() } as const;
    expect(headOf(comment(report))).toBe('### ❌ Evals failed');
    const proven = regressionComparison();
    const header = { ...mixedReport().header, reason: `Regression: ${proven.reason}` };
    expect(headOf(comment({ ...mixedReport(), fail_on: 'regression', comparison: proven, header }))).toMatch(
      /^### ❌ Evals failed/,
    );
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
