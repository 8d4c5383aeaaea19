import { describe, expect, it } from 'vitest';
import { followReports } from '../../src/reports/follow-reports.ts';
import { writeReports } from '../../src/reports/write-reports.ts';
import type { RunReport } from '../../src/schema/run.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { hostileComparison } from '../support/sample-comparison.ts';
import {
  emptyReport,
  hostileReport,
  mixedReport,
  sampleAttempt,
  sampleCase,
  sampleResult,
  sampleTurn,
} from '../support/sample-report.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const FILES = ['cases.csv', 'junit.xml', 'results.json', 'summary.md'];

/** Many failing cases, of which a summary shows fewer beside a comparison. */
const manyFailing = (report: RunReport): RunReport => ({
  ...report,
  cases: Array.from({ length: 3_000 }, (_, at) =>
    sampleCase(`shop/${at}`, [
      sampleAttempt([sampleTurn({ rubric: sampleResult(0.1, 'wrong'.repeat(20)) })]),
    ]),
  ),
});

describe('the reports of a run that were written while it went on', () => {
  it.each<[string, () => RunReport]>([
    ['of no case', emptyReport],
    ['of all kinds of cases', mixedReport],
    ['of many failing cases', () => manyFailing(mixedReport())],
    [
      'of many failing cases beside a baseline',
      () => ({ ...manyFailing(mixedReport()), comparison: hostileComparison('x') }),
    ],
    ...hostileTexts.map((text): [string, () => RunReport] => [
      `of ${JSON.stringify(text)}`,
      () => hostileReport(text),
    ]),
  ])('are those that are written at its end: %s', (_, make) => {
    const { files } = seededPorts();
    const printed: Buffer[] = [];
    const followed = followReports('/run', files);
    for (const one of make().cases) followed.add(one);
    const onJson = (piece: Uint8Array) => void printed.push(Buffer.from(piece));
    expect(followed.write('/followed', make(), { onJson })).toEqual({
      json: '/followed/results.json',
      markdown: '/followed/summary.md',
      junit: '/followed/junit.xml',
      csv: '/followed/cases.csv',
    });
    followed.close();
    writeReports('/whole', make(), files);
    const textsIn = (folder: string) => FILES.map((file) => files.readTextIfThere(`${folder}/${file}`));
    expect(textsIn('/followed')).toEqual(textsIn('/whole'));
    expect(Buffer.concat(printed).toString()).toBe(files.readTextIfThere('/whole/results.json'));
  });

  it('are there but for the one that could not be put aside', () => {
    const { files } = seededPorts();
    let closed = 0;
    const full = {
      ...files,
      scratch(path: string) {
        const aside = files.scratch(path);
        return {
          ...aside,
          write(text: string) {
            if (path.includes('cases.csv')) throw new Error('the disk is full');
            aside.write(text);
          },
          close: () => void closed++,
        };
      },
    };
    const followed = followReports('/run', full);
    for (const one of mixedReport().cases) followed.add(one);
    expect(() => followed.write('/out', mixedReport())).toThrow('the disk is full');
    expect(files.list('/out')).toEqual(FILES.slice(1));
    followed.close();
    expect(closed).toBe(3);
  });
});
