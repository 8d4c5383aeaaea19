import { describe, expect, it } from 'vitest';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import { filtered, listed } from '../../src/pages/model/filter.ts';
import { pageRow } from '../../src/reports/pages/case-data.ts';
import { runHead } from '../../src/reports/pages/run-data.ts';
import { resultsJson } from '../../src/reports/results-json.ts';
import { summaryMarkdown } from '../../src/reports/summary-markdown.ts';
import { terminal } from '../../src/reports/terminal.ts';
import { runResults } from '../../src/schema/run.ts';
import { caseHash } from '../../src/test-cases/case-hash.ts';
import { answeringSuite } from '../support/answering-suite.ts';
import { finished } from '../support/finished.ts';
import { casesCsv, junit } from '../support/report-texts.ts';
import {
  sampleAttempt,
  sampleCase,
  sampleReport,
  sampleResult,
  sampleTurn,
} from '../support/sample-report.ts';

const failed = [sampleAttempt([sampleTurn({ faithfulness: sampleResult(0.2, 'Nothing supports it.') })])];
const report = () =>
  sampleReport([
    sampleCase('plain', failed),
    sampleCase('mild', failed, { severity: 'low' }),
    sampleCase('grave', failed, { severity: 'critical' }),
  ]);
const caseOf = (id: string, severity: string, word: string) =>
  `- {id: ${id}, name: ${id}, severity: ${severity}, turns: [{input: x, checks: [{contains: ${word}}]}]}\n`;

/** A run of four cases of which the agent fails the first, and of which half have to pass. */
const played = (severity: string, more = '') => {
  const rows = ['b', 'c', 'd'].map((id) => caseOf(id, 'critical', 'yes')).join('');
  const files = {
    'assay.yaml': `gate: { min_pass_rate: 0.5${more} }\n`,
    'test-cases/c.yaml': caseOf('a', severity, 'no') + rows,
  };
  const engine = answeringSuite(files, () => ({ output: 'yes' }));
  return finished(startRun(engine, {}), ({ report: one }) => ({ ...one.header, cases: [...one.cases] }));
};

describe('the severity of a case', () => {
  it.each([
    ['high', '', 'passed'],
    ['critical', '', 'failed'],
    ['critical', ', fail_on: never', 'neutral'],
  ])('decides what the pass rate may make up for: %s%s', async (severity, more, conclusion) => {
    const { cases, reason, ...header } = await played(severity, more);
    expect(header).toMatchObject({ conclusion, counts: { passed: 3, failed: 1 } });
    expect(reason.includes('1 critical case failed: a.')).toBe(conclusion === 'failed');
    expect(cases.map((one) => one.severity)).toEqual([severity, 'critical', 'critical', 'critical']);
  });

  it.each([
    ['summary.md', () => [...summaryMarkdown(report())].join('')],
    ['the terminal', () => [...terminal(report(), { width: 160 })].join('')],
    ['junit.xml', () => [...junit(report())].join('')],
  ])('stands beside the case in %s', (_, text) => {
    const shown = text();
    expect(shown).toContain('severity critical');
    expect(shown).toContain('severity low');
  });

  it('stands in results.json and in a column of its own in cases.csv', () => {
    const { cases } = runResults.parse(JSON.parse([...resultsJson(report())].join('')));
    expect(cases.map(({ severity }) => severity)).toEqual([undefined, 'low', 'critical']);
    const rows = [...casesCsv(report())].join('').trimEnd().split(/\r?\n/);
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(['severity', '', 'low', 'critical']);
  });

  it('puts the gravest first on a page', () => {
    const rows = [...report().cases].map(pageRow);
    expect(filtered(listed(rows, runHead(report())), {}).map(({ row }) => row.id)).toEqual([
      'grave',
      'plain',
      'mild',
    ]);
  });

  it('is no part of what a case asks: a run compares with runs before it was given', () => {
    const one = { type: 'single', agent_id: 'a', turns: [] } as unknown as Parameters<typeof caseHash>[0];
    expect(caseHash({ ...one, severity: 'high' })).toBe(caseHash(one));
  });
});
