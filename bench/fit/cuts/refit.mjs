import { existsSync, readFileSync } from 'node:fs';
import { subjectOfLabel } from '../../../src/calibrations/subject-of-label.ts';
import { prepare } from '../../../src/scorers/prepare.ts';
import { itemsOf } from '../cross-validate.mjs';
import { fitLogistic } from '../logistic.mjs';

/** Rows of each label that a fit needs. */
const FEWEST = 25;

const file = (folder, scorer, end) =>
  new URL(`../../../${folder}/${scorer.replaceAll('_', '-')}${end}`, import.meta.url);

/**
 * The weights of a scorer, to be fitted again without some rows: `without(isOut)` puts them in the place of the shipped ones, `restore`
 * brings those back. Only rows of the sources that the shipped weights name were seen by them. Undefined for scorers without weights.
 */
export async function refitter(scorer, rows) {
  const path = file('src/scorers/offline/weights', scorer, '.ts');
  if (!existsSync(path)) return undefined;
  const [weights] = Object.values(await import(path));
  const { fit } = await import(file('bench/fit/scorers', scorer, '.mjs'));
  const text = readFileSync(path, 'utf8').replace(/\s*\n \*\s*/g, ' ');
  const [, named = ''] = /labelled rows of ([^;]+);/.exec(text) ?? [];
  const seen = new Set(named.split(', '));
  const prepared = rows.map((row) =>
    seen.has(row.source)
      ? { label: row.label, items: fit.items(prepare(subjectOfLabel(row))), labels: fit.labels?.(row) }
      : undefined,
  );
  const names = [
    ...new Set(prepared.flatMap((row) => row?.items.flatMap((item) => Object.keys(item)) ?? [])),
  ];
  const options = { names, signs: fit.signs ?? {}, ridge: fit.ridge ?? 3 };
  const shipped = { ...weights };
  return {
    sources: seen,
    /** False where too few rows are left to fit anything to. */
    without(isOut) {
      const kept = prepared.filter((row, index) => row !== undefined && !isOut(index));
      const good = kept.filter(({ label }) => label === 1).length;
      if (Math.min(good, kept.length - good) < FEWEST) return false;
      Object.assign(weights, fitLogistic(itemsOf(kept), options));
      return true;
    },
    restore: () => Object.assign(weights, shipped),
  };
}
