import { describe, expect, it } from 'vitest';
import { calibrateLabels } from '../../src/operations/calibrate.ts';
import { calibrationSummary } from '../../src/schema/calibration.ts';
import { jsonl } from '../support/labels.ts';
import { memoryPorts, offlineEngine } from '../support/offline-engine.ts';

const row = (metric: string, good: boolean) => ({
  metric,
  output: 'Hello there.',
  tool_calls: [{ name: good ? 'a' : 'b' }],
  params: { expected_tools: ['a'] },
  label: good ? 1 : 0,
});

describe('two calibrations that write at once', () => {
  it('keep the figures of both', async () => {
    const ports = memoryPorts();
    ports.files.writeAtomic(
      '/w/tools.jsonl',
      jsonl([true, false].map((good) => row('tool_correctness', good))),
    );
    ports.files.writeAtomic('/w/bias.jsonl', jsonl([true, false].map((good) => row('bias', good))));
    const engine = offlineEngine({ ports, evals: '/w/evals' });
    // The one ends while the other has judged and not yet written.
    let other: Promise<unknown> | undefined;
    const first = calibrateLabels(engine, {
      files: ['/w/tools.jsonl'],
      write: true,
      onRow() {
        other ??= calibrateLabels(engine, { files: ['/w/bias.jsonl'], write: true });
      },
    });
    const { summaryPath } = await first;
    await other;
    const text = await ports.files.readText(summaryPath as string);
    expect(Object.keys(calibrationSummary.parse(JSON.parse(text)).scorers)).toEqual([
      'bias',
      'tool_correctness',
    ]);
  });
});
