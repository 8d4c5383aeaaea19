import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../src/reports/case-report.ts';
import { htmlReport } from '../../src/reports/pages/html-report.ts';
import { resultsJson } from '../../src/reports/results-json.ts';
import { summaryMarkdown } from '../../src/reports/summary-markdown.ts';
import { writeReports } from '../../src/reports/write-reports.ts';
import type { RunReport } from '../../src/schema/run.ts';
import { casesCsv, junit } from '../support/report-texts.ts';
import { mixedReport } from '../support/sample-report.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const text = (pieces: Iterable<string>) => [...pieces].join('');

describe('the reports of a run', () => {
  it('are written in one pass over its cases, each as it is for itself', () => {
    const { files } = seededPorts();
    const page = (one: RunReport) => piecesOf(htmlReport({ page: files.pageCode }), one);
    const report = { ...mixedReport(), cases: [...mixedReport().cases] };
    let passes = 0;
    const cases = {
      *[Symbol.iterator]() {
        passes += 1;
        yield* report.cases;
      },
    };
    const printed: string[] = [];
    const told: string[] = [];
    const written = writeReports('/out', { ...report, cases }, files, 'all', {
      onJson: (piece) => void printed.push(Buffer.from(piece).toString()),
      onCase: ({ id }) => void told.push(id),
    });
    expect(passes).toBe(1);
    expect(Object.values(written).map((path) => files.readTextIfThere(path))).toEqual(
      [resultsJson, summaryMarkdown, junit, casesCsv, page].map((make) => text(make(report))),
    );
    expect(printed.join('')).toBe(text(resultsJson(report)));
    expect(told).toEqual(report.cases.map(({ id }) => id));
  });

  it('that can be written are, whichever cannot', () => {
    const { files } = seededPorts();
    const broken = {
      replacement(path: string) {
        const file = files.replacement(path);
        if (!path.endsWith('junit.xml')) return file;
        return {
          ...file,
          write() {
            throw new Error('the disk is full');
          },
        };
      },
    };
    expect(() => writeReports('/out', mixedReport(), broken)).toThrow('the disk is full');
    expect(files.list('/out')).toEqual(['cases.csv', 'report.html', 'results.json', 'summary.md']);
  });
});
