import { describe, expect, it } from 'vitest';
import { terminal } from '../../src/reports/terminal.ts';
import type { CaseResult, RunReport } from '../../src/schema/run.ts';
import type { ScorerResult } from '../../src/schema/scorer-result.ts';
import { sampleComparison, sampleDelta } from '../support/sample-comparison.ts';
import {
  mixedReport,
  passedReport,
  sampleAttempt,
  sampleCase,
  sampleReport,
  sampleResult,
  sampleTurn,
} from '../support/sample-report.ts';

const shown = (report: RunReport, options: Parameters<typeof terminal>[1] = {}) =>
  [...terminal(report, options)].join('');
const blocks = (text: string) => text.match(/^ {2}(?:FAIL|ERR|WEAK) .*$/gm) ?? [];
const { threshold: _, ...unbounded } = sampleResult(0).metadata;

/** A check that failed, as runs record it. */
const checked = (expected: unknown, actual: string): ScorerResult => ({
  ...sampleResult(0, `Expected contains ${JSON.stringify(expected)}. Actual: ${JSON.stringify(actual)}.`),
  pass: false,
  metadata: { ...unbounded, kind: 'contains', expected, actual },
});
const failing = (
  id: string,
  results: Record<string, ScorerResult>,
  output: string,
  more?: Partial<CaseResult>,
) => sampleCase(id, [sampleAttempt([sampleTurn(results, { output })])], more);

describe('failures with the same trouble', () => {
  it('are one block, although the answers differ', () => {
    const cases = ['a', 'b', 'c'].map((id) => failing(id, { contains: checked('30 days', id) }, id));
    const text = shown(sampleReport(cases));
    expect(blocks(text)).toHaveLength(1);
    expect(text).toContain('        and 2 more like this: b, c\n');
  });

  it.each<[string, CaseResult[]]>([
    ['another text was expected', ['x', 'y'].map((one) => failing(one, { contains: checked(one, '') }, ''))],
    [
      'another scorer failed besides',
      [
        failing('a', { contains: checked('x', '') }, ''),
        failing('b', { contains: checked('x', ''), playval: sampleResult(0.1, 'no') }, ''),
      ],
    ],
    [
      'a judge says another thing',
      ['x', 'y'].map((one) => failing(one, { playval: sampleResult(0.1, one) }, '')),
    ],
  ])('are two blocks where %s', (__, cases) => {
    const text = shown(sampleReport(cases));
    expect(blocks(text)).toHaveLength(2);
    expect(text).not.toContain('more like this');
  });

  it('are named as far as a line goes', () => {
    const cases = Array.from({ length: 18 }, (__, at) =>
      failing(`orders/number-${at}`, { contains: checked('x', '') }, ''),
    );
    expect(shown(sampleReport(cases), { width: 60 })).toMatch(
      /^ {8}and 17 more like this: orders\/number-1, …$/m,
    );
  });
});

describe('the block of a failure', () => {
  it('shows a short answer once, where a check quotes it', () => {
    const text = shown(sampleReport([failing('a', { contains: checked('x', 'No idea.') }, 'No idea.')]));
    expect(text.match(/No idea\./g)).toHaveLength(1);
    expect(text).toMatch(/^ {2}FAIL {2}a +contains$/m);
  });

  it('shows an answer that nothing quotes', () => {
    const text = shown(sampleReport([failing('a', { playval: sampleResult(0.2, 'wrong') }, 'No idea.')]));
    expect(text).toMatch(/^ {8}answer\n {8}│ No idea\.$/m);
  });
});

describe('the scorers of a run', () => {
  const table = (text: string) => text.match(/^ {2}scorer [\s\S]*?\n\n/m)?.[0] ?? '';

  it('are listed where something failed, the others are counted', () => {
    const text = table(shown(mixedReport()));
    expect(text).toMatch(/^ {2}faithfulness /m);
    expect(text).not.toContain('answer_relevancy');
    expect(text).toContain('  1 more scorer: nothing failed (--verbose)\n');
  });

  it('are a line where nothing failed, and all of them with --verbose', () => {
    const quiet = shown(passedReport());
    expect(table(quiet)).toBe('');
    expect(quiet).toMatch(/^ {2}\d+ scorers?: nothing failed \(--verbose\)$/m);
    const { scorers } = passedReport();
    const verbose = shown(passedReport(), { verbose: true });
    for (const { name } of scorers) expect(table(verbose)).toContain(name);
    expect(verbose).not.toContain('--verbose');
  });

  it('are listed where they moved', () => {
    const [row] = passedReport().scorers;
    const delta = sampleDelta(-0.1, [-0.2, -0.05], 0.001, 'regression');
    const comparison = sampleComparison({ scorers: { [row!.name]: delta } });
    expect(table(shown({ ...passedReport(), comparison }))).toContain(row!.name);
  });
});

describe('the verdict', () => {
  it('counts what gates, then what does not', () => {
    const weak = ['a', 'b'].map((id) => failing(id, { contains: checked(id, '') }, '', { gating: false }));
    const flaky = failing('c', { contains: checked('c', '') }, '', { gating: false, quarantined: true });
    const base = sampleReport([...weak, flaky]);
    const counts = { total: 63, passed: 58, failed: 3, errored: 0, skipped: 2, unsure: 2 };
    const report: RunReport = {
      ...base,
      gated: { passed: 58, failed: 0, unsure: 2 },
      header: {
        ...base.header,
        ...{ counts, conclusion: 'passed' },
        reason:
          '58 of 58 sure gating cases passed (100 %). 2 cases are unsure. 2 of 2 non-gating cases failed.',
      },
    };
    const text = shown(report, { width: 120 });
    expect(text).toMatch(
      /^PASSED {2}58 of 58 sure gating cases; 2 known weaknesses fail, 1 quarantined case fails, 2 unsure$/m,
    );
    expect(text).not.toMatch(/^ +reason /m);
  });

  it('gives the reason where it says more than the counts', () => {
    const base = sampleReport([]);
    const reason = '58 of 58 cases passed (100 %). The mean of playval is 0.60, required 0.80.';
    expect(shown({ ...base, header: { ...base.header, reason } })).toMatch(/^ {8}reason {2}58 of 58 cases/m);
  });
});
