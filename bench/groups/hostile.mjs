import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { archiveRows } from '../support/hostile-archives.mjs';
import { CORPORA, sinkRows } from '../support/hostile-sinks.mjs';
import { stepRows } from '../support/whole-step.mjs';

/**
 * What the Action writes and takes, against texts and archives of others (`--data DIR`): every text through every sink, counted
 * by the oracles of the tests; every archive through the reader. Then what a whole step takes against a GitHub on this
 * machine. Nothing of the data is kept.
 */
export async function hostile({ data }) {
  if (data === undefined) {
    console.log(`\nhostile: only the step. The rest needs --data DIR with ${CORPORA.join(', ')} and zips/.`);
    return stepRows();
  }
  const missing = [...CORPORA.map((name) => `${name}.jsonl`), 'zips/manifest.json'].filter(
    (file) => !existsSync(join(data, file)),
  );
  if (missing.length > 0) throw new Error(`--data ${data} has no ${missing.join(', ')}`);
  return [...(await sinkRows(data)), ...(await archiveRows(data)), ...(await stepRows())];
}
