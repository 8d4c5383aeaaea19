import { describe, expect, it } from 'vitest';
import { prComment } from '../../src/reports/pr-comment.ts';
import { summaryMarkdown } from '../../src/reports/summary-markdown.ts';
import type { CaseResult, RunHeader } from '../../src/schema/run.ts';
import {
  passingCase,
  sampleAttempt,
  sampleCase,
  sampleReport,
  sampleResult,
  sampleTurn,
} from '../support/sample-report.ts';

const WHY = 'judged offline: secrets are not given to forks';

/** A case as a fork without the judge's key leaves it: played and judged offline, and no evidence. */
const shownCase = (id: string, score: number, more: Partial<CaseResult> = {}) => {
  const result = sampleResult(score, `Says nothing of 30 days; ${WHY}.`, { gating: false });
  const turn = sampleTurn({ playval: result }, { output: `The answer to ${id}.` });
  return sampleCase(id, [sampleAttempt([turn], { status: 'skipped' })], {
    status: 'skipped',
    reason: 'not_applicable: its results are shown and do not gate',
    ...more,
  });
};
const plain = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))).replaceAll('&lt;', '<');
const report = (cases: CaseResult[], header: Partial<RunHeader> = {}) =>
  sampleReport(cases, { header: { conclusion: 'neutral', secrets_withheld: WHY, ...header } });
const commentOf = (cases: CaseResult[], budget = 60_000, header: Partial<RunHeader> = {}) =>
  plain(prComment(report(cases, header), { budget, marker: '<!-- assay:default run=1.1 sha=4f1c2d3 -->' }));
const summaryOf = (cases: CaseResult[]) => plain([...summaryMarkdown(report(cases))].join(''));

describe.each([
  ['comment', commentOf],
  ['summary', summaryOf],
])('skipped cases with results in the %s', (_, textOf) => {
  const cases = [passingCase('a'), shownCase('refunds/late', 0), shownCase('refunds/opened', 0.9)];

  it('are there to be read: how many, which ones are below the threshold, why, and what was answered', () => {
    const text = textOf(cases);
    expect(text).toContain(
      '<details><summary>2 cases judged offline, for you to read: 1 below the bar</summary>',
    );
    const row = text.split('\n').find((line) => line.startsWith('| `refunds/late`'));
    expect(row).toContain('`playval` **0.00 < 0.70** (not gating)');
    expect(row).toContain('Says nothing of 30 days');
    expect(row).toContain('evals/test-cases/refunds.yaml:12');
    expect(text).toContain('The answer to refunds/late.');
    expect(text).not.toContain('| `refunds/opened`');
    expect(text).toContain('Not below it: `refunds/opened`');
  });

  it('are counted where none is below the threshold, and not mentioned where there are none', () => {
    expect(textOf([shownCase('x', 0.9)])).toContain(
      '1 case judged offline, for you to read: 0 below the bar',
    );
    const skipped = sampleCase('x', [], { status: 'skipped', reason: 'later' });
    const nothing = sampleResult(0, '', { gating: false, metadata: { not_applicable: true } });
    const inapplicable = sampleCase('y', [sampleAttempt([sampleTurn({ bias: nothing })])], {
      status: 'skipped',
    });
    // Its result would gate: the run only stopped before its other attempts.
    const stopped = sampleCase('z', [sampleAttempt([sampleTurn({ playval: sampleResult(0) })])], {
      status: 'skipped',
    });
    expect(textOf([passingCase('a'), skipped, inapplicable, stopped])).not.toContain('for you to read');
  });
});

describe('skipped cases with results', () => {
  it('shed their rows before the verdict, and keep their number', () => {
    const many = Array.from({ length: 200 }, (_, at) => shownCase(`refunds/${'x'.repeat(80)}-${at}`, 0));
    const head = '200 cases judged offline, for you to read: 200 below the bar';
    expect(commentOf(many)).toContain(head);
    expect(commentOf(many)).toContain('170 more cases: see the report.');
    const short = commentOf(many, 3_000);
    expect(short).toContain(head);
    expect(short.length).toBeLessThan(3_000);
  });

  it('are not called judged offline where a model judged', () => {
    const judge = { mode: 'llm', model: 'gpt-5.6-terra' } as const;
    expect(commentOf([shownCase('x', 0)], 60_000, { judge })).toContain(
      '1 case shown without gating, for you to read: 1 below the bar',
    );
  });
});
