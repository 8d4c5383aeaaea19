import { expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/engine.ts';
import { startRun } from '../../../src/jobs/runs/start-run.ts';
import { storageFault } from '../../../src/ports/storage-fault.ts';
import { followReports } from '../../../src/reports/follow-reports.ts';
import { writeReports } from '../../../src/reports/write-reports.ts';
import { openStoredRun, storedReport } from '../../../src/runs/stored-run.ts';
import { statePaths } from '../../../src/state/state-paths.ts';
import { answeringSuite, casesOf } from '../../support/answering-suite.ts';

const SUITE = {
  'scorers/says.yaml': 'name: Says\ntype: regex\nconfig: { pattern: "30 days" }\n',
  'test-cases/all.yaml': casesOf(['one', 'two', 'three'], ', scorers: [says]'),
};

it('a disk that is full for reports costs the run nothing: it is recorded whole, and makes them later', async () => {
  const { ports } = answeringSuite(SUITE, ({ input }) => (input === 'two' ? 'No idea.' : 'Within 30 days.'));
  const full = (path: string) =>
    storageFault('write', path, Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }));
  const files = {
    ...ports.files,
    scratch: (path: string) => ({
      ...ports.files.scratch(path),
      write() {
        throw full(path);
      },
    }),
    replacement(path: string, onBytes?: (piece: Uint8Array) => void) {
      if (path.startsWith('/out')) throw full(path);
      return ports.files.replacement(path, onBytes);
    },
  };
  const engine = createEngine({ ports: { ...ports, files }, judge: { provider: 'offline' } });
  const paths = statePaths(engine.stateDir);
  const runId = await (async () => {
    await using started = await startRun(engine, {});
    const followed = followReports(paths.runFolder(started.runId), files);
    const { report } = await started.finish({ onCase: followed.add });
    expect(report.header.counts).toMatchObject({ total: 3, passed: 2, failed: 1 });
    expect(() => followed.write('/out', report)).toThrow(
      expect.objectContaining({
        code: 'storage',
        subcode: 'ENOSPC',
        hint: expect.stringContaining(
          `Not written: results.json, summary.md, junit.xml, cases.csv, report.html. The run itself is recorded whole: assay report ${started.runId} `,
        ),
      }),
    );
    // Elsewhere there is room.
    writeReports('/elsewhere', report, files);
    followed.close();
    return started.runId;
  })();
  const journal = openStoredRun(runId, paths, ports);
  expect(journal.damage).toEqual({ lines: 0, bytes: 0 });
  writeReports('/later', storedReport(runId, journal), ports.files);
  await journal.close();
  const casesIn = (folder: string) =>
    JSON.parse(ports.files.readTextIfThere(`${folder}/results.json`) ?? '{}').cases;
  expect(casesIn('/later')).toHaveLength(3);
  expect(casesIn('/later')).toEqual(casesIn('/elsewhere'));
  expect(ports.files.readTextIfThere('/later/cases.csv')).toBe(
    ports.files.readTextIfThere('/elsewhere/cases.csv'),
  );
});
