import { describe, expect, it } from 'vitest';
import { resultsJson } from '../../src/reports/results-json.ts';
import { summaryMarkdown } from '../../src/reports/summary-markdown.ts';
import { terminal } from '../../src/reports/terminal.ts';
import { type CaseResult, runResults } from '../../src/schema/run.ts';
import { casesCsv, junit } from '../support/report-texts.ts';
import {
  sampleAttempt,
  sampleCase,
  sampleReport,
  sampleResult,
  sampleTurn,
} from '../support/sample-report.ts';

const failed = [sampleAttempt([sampleTurn({ faithfulness: sampleResult(0.2, 'Nothing supports it.') })])];
const held = (outcomes: string, more: Partial<CaseResult> = {}) =>
  sampleCase('refunds/late', failed, { gating: false, flaky: true, quarantined: true, outcomes, ...more });
const report = (one: CaseResult) =>
  sampleReport([one], { notes: ['Newly quarantined: refunds/late (PFP|F).'] });

describe('a quarantined case in a report', () => {
  it.each([
    ['summary.md', (one: CaseResult) => [...summaryMarkdown(report(one))].join('')],
    ['the terminal', (one: CaseResult) => [...terminal(report(one), { width: 160 })].join('')],
    ['junit.xml', (one: CaseResult) => [...junit(report(one))].join('')],
  ])('has its outcomes beside it in %s, where they break no table', (_, text) => {
    const shown = text(held('PFP|F'));
    expect(shown).toContain('quarantined, flaky before: PFP then F');
    const errored = { status: 'errored' as const, error: { code: 'timeout', message: 'late' }, turns: [] };
    expect(text(held('PF', { status: 'errored', attempts: [errored] }))).toContain('flaky before: PF');
    // Whatever wrote the results.
    expect(text(held('P|F | <b>@x</b>`'))).toContain('quarantined, flaky before: P then F then ');
  });

  it('is told in results.json and fails nobody’s build', () => {
    const one = runResults.parse(JSON.parse([...resultsJson(report(held('PFP|F')))].join(''))).cases[0];
    expect(one).toMatchObject({ gating: false, flaky: true, quarantined: true, outcomes: 'PFP|F' });
    expect([...junit(report(held('PF')))].join('')).not.toContain('<failure');
    expect([...casesCsv(report(held('PF')))].join('')).toMatch(/faithfulness,0\.2,false,0\.7,false,/);
  });

  it('has nothing but outcomes in results.json', () => {
    const text = [...resultsJson(report(held('PF')))].join('').replace('"PF"', '"@x"');
    expect(runResults.safeParse(JSON.parse(text)).success).toBe(false);
  });
});
