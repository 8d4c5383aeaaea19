import { describe, expect, it } from 'vitest';
import { annotations } from '../../src/reports/annotations.ts';
import { terminal } from '../../src/reports/terminal.ts';
import type { RunReport } from '../../src/schema/run.ts';
import { emptyReport, mixedReport, passedReport, unreachableReport } from '../support/sample-report.ts';
import { mostlyUnsureReport, someUnsureReport } from '../support/unsure-reports.ts';

const text = (pieces: Iterable<string>) => [...pieces].join('');
const terminalOptions = {
  reportPath: '.assay/reports/run_8fk2/summary.md',
  next: ['assay run --case refunds/late', 'assay optimize --agent support-bot'],
};
const suites: [string, () => RunReport][] = [
  ['mixed', mixedReport],
  ['passed', passedReport],
  ['empty', emptyReport],
  ['unreachable', unreachableReport],
  ['unsure', someUnsureReport],
  ['mostly-unsure', mostlyUnsureReport],
];

describe('the terminal and annotations, as their readers see them', () => {
  it.each(suites)('%s: terminal', async (name, report) => {
    await expect(text(terminal(report(), terminalOptions))).toMatchFileSnapshot(
      `../golden/reports/${name}.terminal.txt`,
    );
  });

  it('mixed: terminal of 120 columns in colour', async () => {
    const shown = text(terminal(mixedReport(), { ...terminalOptions, width: 120, colour: true }));
    await expect(shown.replaceAll('\u001b', 'ESC')).toMatchFileSnapshot(
      '../golden/reports/mixed.terminal-colour.txt',
    );
  });

  it('mixed: annotations', async () => {
    const shown = `${JSON.stringify(annotations(mixedReport()), null, 2)}\n`;
    await expect(shown).toMatchFileSnapshot('../golden/reports/mixed.annotations.json');
  });
});
