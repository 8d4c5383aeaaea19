import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArchive } from '../../src/github/state/read-archive.ts';

const FORM = { names: ['state.json', 'journal.jsonl'], required: ['state.json'] };
const MIB = 2 ** 20;
/** Listed as bad for a NUL in a name, but there is none in its bytes: it is a plain archive of a state.json. */
const AS_GOOD = new Set(['nul_name.zip']);

/** Archives that have to be refused and were taken, and the other way round; where both are right, either is. */
export async function archiveRows(data) {
  const folder = join(data, 'zips');
  const listed = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const taken = [];
  const refused = [];
  let bad = 0;
  let good = 0;
  const before = process.memoryUsage().rss;
  let peak = before;
  for (const { file, expect } of listed) {
    const accepted = await readArchive(new Uint8Array(readFileSync(join(folder, file))), FORM).then(
      () => true,
      () => false,
    );
    peak = Math.max(peak, process.memoryUsage().rss);
    if (/^reject(?! or)/.test(expect) && !AS_GOOD.has(file)) {
      bad += 1;
      if (accepted) taken.push(file);
    } else if (expect.startsWith('accept') || AS_GOOD.has(file)) {
      good += 1;
      if (!accepted) refused.push(file);
    }
  }
  const row = (figure, files, of) => ({
    figure,
    value: files.length,
    bound: { most: 0 },
    note: `of ${of}${files.length === 0 ? '' : `: ${files.join(', ')}`}`,
  });
  return [
    row('bad archives taken', taken, bad),
    row('good archives refused', refused, good),
    {
      figure: 'memory that reading them takes',
      value: (peak - before) / MIB,
      unit: ' MiB',
      bound: { most: 100 },
    },
  ];
}
