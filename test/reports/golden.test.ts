import { describe, expect, it } from 'vitest';
import { annotations } from '../../src/reports/annotations.ts';
import { casesCsv } from '../../src/reports/cases-csv.ts';
import { junit } from '../../src/reports/junit.ts';
import { resultsJson } from '../../src/reports/results-json.ts';
import { summaryMarkdown } from '../../src/reports/summary-markdown.ts';
import { terminal } from '../../src/reports/terminal.ts';
import type { RunReport } from '../../src/schema/run.ts';
import {
  emptyReport,
  mixedReport,
  passedReport,
  smallReport,
  unreachableReport,
} from '../support/sample-report.ts';

const text = (pieces: Iterable<string>) => [...pieces].join('');
const linkBase = 'https://github.com/owner/shop/blob/4f1c2d3';
const terminalOptions = {
  reportPath: '.assay/reports/run_8fk2/summary.md',
  next: ['assay run --case refunds/late', 'assay optimize --agent support-bot'],
};
const suites: [string, () => RunReport][] = [
  ['mixed', mixedReport],
  ['passed', passedReport],
  ['empty', emptyReport],
  ['unreachable', unreachableReport],
];

describe('the reports, as their readers see them', () => {
  it.each(suites)('%s: summary.md', async (name, report) => {
    await expect(text(summaryMarkdown(report(), { linkBase }))).toMatchFileSnapshot(
      `../golden/reports/${name}.summary.md`,
    );
  });

  it.each(suites)('%s: terminal', async (name, report) => {
    await expect(text(terminal(report(), terminalOptions))).toMatchFileSnapshot(
      `../golden/reports/${name}.terminal.txt`,
    );
  });

  it.each(suites)('%s: junit.xml', async (name, report) => {
    await expect(text(junit(report()))).toMatchFileSnapshot(`../golden/reports/${name}.junit.xml`);
  });

  it('mixed: terminal of 120 columns in colour', async () => {
    const shown = text(terminal(mixedReport(), { ...terminalOptions, width: 120, colour: true }));
    await expect(shown.replaceAll('\u001b', 'ESC')).toMatchFileSnapshot(
      '../golden/reports/mixed.terminal-colour.txt',
    );
  });

  it('mixed: cases.csv', async () => {
    await expect(text(casesCsv(mixedReport())).replaceAll('\r\n', '\n')).toMatchFileSnapshot(
      '../golden/reports/mixed.cases.csv',
    );
  });

  it('small: results.json', async () => {
    await expect(text(resultsJson(smallReport()))).toMatchFileSnapshot(
      '../golden/reports/small.results.json',
    );
  });

  it('mixed: annotations', async () => {
    const shown = `${JSON.stringify(annotations(mixedReport()), null, 2)}\n`;
    await expect(shown).toMatchFileSnapshot('../golden/reports/mixed.annotations.json');
  });
});
