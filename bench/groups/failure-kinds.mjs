import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../../src/engine/engine.ts';
import { analyseRun } from '../../src/jobs/failures/analyse-stored-failures.ts';
import { importTraces } from '../../src/operations/import-traces.ts';
import { labelledTrajectories, labelsOf } from '../support/labelled-trajectories.mjs';

/** Least right of the 100 runs labelled by hand (`fit` and `held`). */
const LEAST = { kind: 75, owner: 85 };
/** Words that only an import writes: no cluster is about them. */
const OURS = /\bchecks?\b.*\bfailed\b|\bfailed\b.*\bchecks?\b|\brecorded\b|\bdoes not say\b/i;

/**
 * How often the kind and the owner of a failed run of somebody else's agent are right without a model (`--data DIR` with the runs that
 * test/failure-analysis/data labels). Rules were made with the sets `fit` to `fit4`; `held` tells what they are worth elsewhere.
 */
export async function failureKinds({ data }) {
  if (data === undefined) {
    console.log('\nfailure-kinds: no --data DIR, nothing is measured.');
    return [];
  }
  const sets = { fit: [], fit2: [], fit3: [], fit4: [], held: [] };
  const { rows, analysis } = await kindsOfLabelled(data, 'all');
  for (const row of rows) sets[row.label.set].push(row);
  const share = (of, right) => (100 * of.filter(right).length) / of.length;
  const named = analysis.failure_categories.filter(
    ({ category, name }) => category.startsWith('new:') && OURS.test(name),
  );
  return [
    ...[
      ['kind', rightKind],
      ['owner', rightOwner],
    ].flatMap(([what, right]) => [
      {
        figure: `right ${what}, fit and held`,
        value: share([...sets.fit, ...sets.held], right),
        unit: ' %',
        bound: { least: LEAST[what] },
        note: `${sets.fit.length + sets.held.length} runs`,
      },
      ...Object.entries(sets).map(([set, of]) => ({
        figure: `right ${what}, ${set}`,
        value: share(of, right),
        unit: ' %',
        note: `${of.length} runs`,
      })),
    ]),
    { figure: 'clusters of our own words', value: named.length, bound: { most: 0 } },
  ];
}

const rightKind = ({ label, found }) => [label.kind, ...(label.or ?? [])].includes(found?.category);
const rightOwner = ({ label, found }) => found?.owner === label.owner;

/** Imports the labelled runs and analyses them offline, as the commands do; each label with what analysis says of its run. */
async function kindsOfLabelled(data, set) {
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
