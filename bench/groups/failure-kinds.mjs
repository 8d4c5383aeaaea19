import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../../src/engine/engine.ts';
import { analyseRun } from '../../src/jobs/failures/analyse-stored-failures.ts';
import { importTraces } from '../../src/operations/import-traces.ts';
import { labelledTrajectories, labelsOf } from '../support/labelled-trajectories.mjs';

/** Imports the labelled runs and analyses them offline, as the commands do; each label with what analysis says of its run. */
export async function kindsOfLabelled(data, set) {
  const labels = labelsOf(set);
  const records = labelledTrajectories(
    data,
    labels.map(({ id }) => id),
  );
  const missing = labels.filter(({ id }) => !records.has(id));
  if (missing.length > 0) throw new Error(`--data ${data} lacks ${missing.map(({ id }) => id).join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  try {
    const file = join(folder, 'labelled.jsonl');
    writeFileSync(file, labels.map(({ id }) => JSON.stringify(records.get(id))).join('\n'));
    const engine = createEngine({ state: join(folder, 'state'), judge: { provider: 'offline' } });
    const { run_id: run } = await importTraces(engine, { files: [file] });
    const { analysis, assignments } = await analyseRun(engine, run);
    const found = new Map(assignments.map((one) => [one.attempt.case_id, one]));
    return { analysis, rows: labels.map((label) => ({ label, found: found.get(label.id) })) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
