import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { journalLine, parseJournalLine } from '../../src/state/journal-line.ts';
import { traceRecorder } from '../../src/traces/recorder.ts';
import { bundledPrograms } from '../support/bundled-programs.ts';

const programs = await bundledPrograms('trace-writer.ts');
const folder = mkdtempSync(join(tmpdir(), 'assay-traces-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([1, 40, 300])('what is acknowledged survives a kill after %d spans', async (spans) => {
  const child = spawn(process.execPath, [programs['trace-writer.ts'], folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
    if (printed.split('\n').length > spans + 1) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('close', resolve));
  const [traceId = '', ...acknowledged] = printed.split('\n').slice(0, -1);
  expect(acknowledged.length).toBeGreaterThanOrEqual(spans);

  const lines = { write: journalLine, read: parseJournalLine };
  const recorder = traceRecorder({ folder, lines, ports: nodePorts() });
  const stored = (await recorder.read(traceId))?.spans.map(({ span_id }) => span_id) ?? [];
  // One more may have been written that nobody was told of.
  expect(stored.slice(1, acknowledged.length + 1)).toEqual(acknowledged);
  expect(stored.length - 1 - acknowledged.length).toBeLessThanOrEqual(1);
});
