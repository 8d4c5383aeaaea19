import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
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

const FILES = ['cases.csv', 'junit.xml', 'report.html', 'results.json', 'summary.md'];

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
      html: '/followed/report.html',
    });
    followed.close();
    writeReports('/whole', make(), files);
    const textsIn = (folder: string) => FILES.map((file) => files.readTextIfThere(`${folder}/${file}`));
    expect(textsIn('/followed')).toEqual(textsIn('/whole'));
    expect(Buffer.concat(printed).toString()).toBe(files.readTextIfThere('/whole/results.json'));
  });

  /** Files of which some take no more than so many texts. */
  const fullAfter = (most: number, of: (path: string) => boolean) => {
    const { files } = seededPorts();
    const closed: string[] = [];
    const limited = <T extends { write(text: string): void }>(path: string, file: T): T => {
      let taken = 0;
      return {
        ...file,
        write(text: string) {
          taken += 1;
          if (of(path) && taken > most)
            throw new Fault('storage', `Cannot write ${path}: the disk is full.`, {
              where: path,
              subcode: 'ENOSPC',
              hint: 'Free some space.',
            });
          file.write(text);
        },
      };
    };
    return {
      files,
      closed,
      full: {
        ...files,
        scratch(path: string) {
          const aside = files.scratch(path);
          return limited(path, { ...aside, close: () => void closed.push(path) });
        },
        replacement: (path: string, onBytes?: (piece: Uint8Array) => void) =>
          limited(path, files.replacement(path, onBytes)),
      },
    };
  };

  it.each([
    ['one report', (path: string) => path === '/run/cases.csv.part', 0],
    ['any report', (path: string) => path.endsWith('.part'), 0],
    ['what is printed, from some case on', (path: string) => path === '/run/results.json.part', 3],
  ])('are whole where the disk has no room to put aside %s', (_, of, most) => {
    const { full, files, closed } = fullAfter(most, of);
    const followed = followReports('/run', full);
    for (const one of mixedReport().cases) followed.add(one);
    const atOnce = closed.length;
    const printed: Buffer[] = [];
    const onJson = (piece: Uint8Array) => void printed.push(Buffer.from(piece));
    expect(Object.keys(followed.write('/followed', mixedReport(), { onJson })).sort()).toEqual([
      'csv',
      'html',
      'json',
      'junit',
      'markdown',
    ]);
    writeReports('/whole', mixedReport(), files);
    const textsIn = (folder: string) => FILES.map((file) => files.readTextIfThere(`${folder}/${file}`));
    expect(textsIn('/followed')).toEqual(textsIn('/whole'));
    expect(Buffer.concat(printed).toString()).toBe(files.readTextIfThere('/whole/results.json'));
    followed.close();
    // Its room was free before the end.
    expect(atOnce).toBeGreaterThan(0);
    expect(new Set(closed).size).toBe(closed.length);
  });

  it('are there but for those that could not be written, of which is said how they still are made', () => {
    const { full, files } = fullAfter(1, (path) => /(?:csv|xml|csv.part)$/.test(path));
    const followed = followReports('/run', full);
    for (const one of mixedReport().cases) followed.add(one);
    expect(() => followed.write('/out', mixedReport())).toThrow(
      expect.objectContaining({
        code: 'storage',
        subcode: 'ENOSPC',
        where: '/out/junit.xml',
        hint: `Free some space. Not written: junit.xml, cases.csv. The run itself is recorded whole: assay report ${mixedReport().header.run_id} writes its reports again.`,
      }),
    );
    expect(files.list('/out')).toEqual(['report.html', 'results.json', 'summary.md']);
  });
});
