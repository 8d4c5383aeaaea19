import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeReports } from '../../src/reports/write-reports.ts';
import type { PlayedRecord, RunRecord } from '../../src/runs/records.ts';
import { openRunJournal } from '../../src/runs/run-journal.ts';
import { LONGEST_IN_LINE, openBlobs } from '../../src/state/blobs.ts';
import { openJournal, readJournal } from '../../src/state/journal.ts';
import { type PowerLossFiles, powerLossFiles, type UnflushedTail } from '../support/power-loss-files.ts';
import { mixedReport } from '../support/sample-report.ts';
import { seededClock } from '../support/seeded-clock.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const PATH = '/run/journal-0.jsonl';
const BLOBS = '/blobs';
const RESULTS = '/out/results.json';

/** What a writer does between two moments at which the power may go. */
type Step = { does: 'append' | 'appendSoon'; text: string } | { does: 'turn' } | { does: 'flush' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('append' as const), text: fc.string() }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('appendSoon' as const), text: fc.string() }) },
  fc.constant<Step>({ does: 'turn' }),
  fc.constant<Step>({ does: 'flush' }),
);
const tail: fc.Arbitrary<UnflushedTail> = fc.record({ kept: fc.nat(300), zeros: fc.nat(40) });

function world() {
  const clock = seededClock();
  const files: PowerLossFiles = powerLossFiles(clock);
  return { files, ports: seededPorts({ clock, files }) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

function recordsIn(ports: ReturnType<typeof world>['ports']): unknown[] {
  const found: unknown[] = [];
  readJournal(PATH, ports, (record) => found.push(record));
  return found;
}

describe('a power cut', () => {
  it('leaves a beginning of the journal with all that was flushed, and the journal goes on behind it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), tail, async (steps, unflushed) => {
        const { files, ports } = world();
        const journal = openJournal(PATH, ports);
        const appended: unknown[] = [];
        let flushed = 0;
        for (const one of steps) {
          if (one.does === 'turn') await turn();
          else if (one.does === 'flush') {
            journal.settle();
            await journal.flush();
            flushed = appended.length;
          } else {
            const record = { number: appended.length, text: one.text };
            journal[one.does](record);
            appended.push(record);
          }
        }
        const after = { ...ports, files: files.afterPowerLoss(unflushed) };
        const heir = openJournal(PATH, after);
        const found = recordsIn(after);
        expect(found).toEqual(appended.slice(0, found.length));
        expect(found.length).toBeGreaterThanOrEqual(flushed);
        heir.append('more');
        await heir.close();
        expect(recordsIn(after)).toEqual([...found, 'more']);
        await journal.close();
      }),
      { numRuns: 200 },
    );
  });

  it('leaves no play without the long answer that it names', async () => {
    const lengths = fc.array(fc.constantFrom(1, LONGEST_IN_LINE, LONGEST_IN_LINE + 1), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(lengths, fc.nat(100_000), fc.boolean(), async (sizes, kept, flushes) => {
        const { files, ports } = world();
        const journal = openRunJournal(PATH, ports, openBlobs(BLOBS, ports));
        for (const [index, size] of sizes.entries()) journal.append(play(index, size));
        journal.settle();
        if (flushes) await journal.close();
        const after = { ...ports, files: files.afterPowerLoss({ kept, zeros: 0 }) };
        const heir = openRunJournal(PATH, after, openBlobs(BLOBS, after));
        const found = sizes.map((_, index) => heir.played(`case-${index}`, 0)?.turns[0]?.output);
        const whole = found.filter((output) => output !== undefined);
        expect(whole).toEqual(sizes.slice(0, whole.length).map((size) => 'x'.repeat(size)));
        if (flushes) expect(whole).toHaveLength(sizes.length);
        await heir.close();
        await journal.close();
      }),
      { numRuns: 60 },
    );
  });

  it('leaves the old results.json or the whole new one, whichever piece it came at', () => {
    const { files } = world();
    const found: (string | null)[] = [];
    const look = () => void found.push(files.afterPowerLoss({ kept: 0, zeros: 0 }).readTextIfThere(RESULTS));
    writeReports('/out', mixedReport(), files, 'json', { onJson: look });
    look();
    expect(new Set(found.slice(0, -1))).toEqual(new Set([null]));
    const first = found.at(-1) ?? '';
    expect(JSON.parse(first)).toMatchObject({ run_id: mixedReport().header.run_id });

    found.length = 0;
    const other = { ...mixedReport(), cases: [] };
    writeReports('/out', other, files, 'json', { onJson: look });
    look();
    expect(new Set(found.slice(0, -1))).toEqual(new Set([first]));
    expect(JSON.parse(found.at(-1) ?? '')).toMatchObject({ cases: [] });
  });
});

const play = (index: number, size: number): RunRecord & PlayedRecord => ({
  type: 'attempt.played',
  case_id: `case-${index}`,
  attempt: 0,
  calls: 1,
  turns: [
    {
      turn_id: `turn_1_${index}_0_0`,
      input: 'q',
      output: 'x'.repeat(size),
      latency_ms: 1,
      tool_calls: null,
      context: null,
      agent_plan: null,
      usage: null,
      criteria: {},
    },
  ],
});
