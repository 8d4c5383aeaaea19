/**
 * A quick look while rules are written: AUROC of scorers on labelled rows with the offline judge, straight from src, without
 * intervals: `node bench/agreement.mjs LABELS.jsonl… [--errors] [--worst N]`. The command for users is `assay calibrate`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rankOf } from '../src/calibrations/observation.ts';
import { subjectOfLabel } from '../src/calibrations/subject-of-label.ts';
import { offlineJudge } from '../src/judges/offline.ts';
import { auroc } from '../src/statistics/auroc.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { errors: { type: 'boolean', default: false }, worst: { type: 'string', default: '0' } },
});
const judge = offlineJudge();
for (const file of positionals) {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
  const name = rows[0].metric;
  const module = await import(`../src/scorers/built-in/${name.replaceAll('_', '-')}.ts`);
  const scorer = Object.values(module).find((value) => value?.name === name);
  const scored = [];
  const failed = [];
  const from = performance.now();
  for (const row of rows) {
    const outcome = await scorer.evaluate(subjectOfLabel(row), {
      judge,
      threshold: 0.7,
      samples: 1,
      repeat: 0,
    });
    if (outcome.status === 'scored')
      scored.push({ row, score: rankOf(outcome.result), label: row.label, result: outcome.result });
    else failed.push({ id: row.id, ...outcome.error });
  }
  const ms = (performance.now() - from) / rows.length;
  const passed = (label) => {
    const of = scored.filter((one) => one.label === label);
    return of.filter((one) => one.result.pass).length / of.length;
  };
  console.log(
    `${name.padEnd(26)} AUROC ${auroc(scored)?.toFixed(3)}  n ${scored.length} errors ${failed.length}  pass of good ${passed(1).toFixed(2)} of bad ${passed(0).toFixed(2)}  n/a ${scored.filter((one) => one.result.metadata.not_applicable).length}  ${ms.toFixed(2)} ms`,
  );
  for (const dataset of new Set(rows.map((row) => row.dataset)))
    console.log(
      `   ${dataset.padEnd(24)} ${auroc(scored.filter((one) => one.row.dataset === dataset))?.toFixed(3)}`,
    );
  if (flags.errors)
    for (const error of failed.slice(0, 5)) console.log('   ', JSON.stringify(error).slice(0, 300));
  const worst = scored
    .sort((a, b) => (b.label - b.score) ** 2 - (a.label - a.score) ** 2)
    .slice(0, Number(flags.worst));
  for (const { row, score, result } of worst)
    console.log(
      JSON.stringify({
        id: row.id,
        label: row.label,
        score,
        reasoning: result.reasoning,
        input: row.input?.slice(0, 300),
        output: row.output?.slice(0, 400),
      }),
    );
}
