import { fileURLToPath } from 'node:url';
import { fingerprint } from '../../../scripts/sureness-figures.mjs';
import { seededRandom } from '../../../src/ports/seeded-random.ts';
import { auroc } from '../../../src/statistics/auroc.ts';
import { rankedAuroc } from '../../../src/statistics/ranked-auroc.ts';
import { precision } from './fit-cuts.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const RESAMPLES = 1000;
const round = (value) => (value === null || value === undefined ? null : Math.round(value * 1e4) / 1e4);

/** The published figures of a scorer: counts and shares alone, each row judged by what was made without its part. */
export function figuresOf(scorer, { judged, by, errors }) {
  const ranked = judged.map((row) => ({ ...row, score: row.evidence }));
  const sources = Map.groupBy(ranked, (row) => row.source);
  return {
    version: scorer.version,
    rows: judged.length,
    errors,
    left_out: by,
    auroc: round(auroc(ranked)),
    auroc_interval: intervalOf(ranked),
    sure_passes: precision('pass', judged),
    sure_fails: precision('fail', judged),
    sources: Object.fromEntries(
      [...sources]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, some]) => [
          name,
          {
            rows: some.length,
            auroc: round(auroc(some)),
            sure_passes: countsOf('pass', some),
            sure_fails: countsOf('fail', some),
          },
        ]),
    ),
  };
}

function countsOf(side, rows) {
  const { rows: sure, right } = precision(side, rows);
  return { rows: sure, right };
}

/**
 * The 95 % interval of the AUROC when sources are drawn with replacement, and then groups of each: rows of another source are further
 * away than more rows of a known one.
 */
function intervalOf(rows) {
  const { next } = seededRandom(1);
  const areaUnder = rankedAuroc(
    Float64Array.from(rows, (row) => row.score),
    Uint8Array.from(rows, (row) => row.label),
  );
  const sources = [
    ...Map.groupBy(
      rows.map((row, index) => ({ ...row, index })),
      (row) => row.source,
    ).values(),
  ].map((some) =>
    [...Map.groupBy(some, (row) => row.group).values()].map((group) => group.map(({ index }) => index)),
  );
  const draw = (list) => list[Math.floor(next() * list.length)];
  const values = [];
  for (let resample = 0; resample < RESAMPLES; resample += 1) {
    const weights = new Float64Array(rows.length);
    for (let s = 0; s < sources.length; s += 1) {
      const groups = draw(sources);
      for (let g = 0; g < groups.length; g += 1) for (const index of draw(groups)) weights[index] += 1;
    }
    const value = areaUnder(weights);
    if (value !== null) values.push(value);
  }
  values.sort((a, b) => a - b);
  const at = (share) => round(values[Math.min(values.length - 1, Math.floor(share * values.length))]);
  return values.length === 0 ? null : [at(0.025), at(0.975)];
}

/** All figures together, as the file holds them. */
export function figuresFile(scorers, date) {
  const sum = (side, field) => Object.values(scorers).reduce((total, one) => total + one[side][field], 0);
  const rows = Object.values(scorers).reduce((total, one) => total + one.rows, 0);
  const pooled = (side) => ({ rows: sum(side, 'rows'), right: sum(side, 'right') });
  const [passes, fails] = [pooled('sure_passes'), pooled('sure_fails')];
  return {
    date,
    fitted: fingerprint(ROOT),
    rows,
    coverage: round((passes.rows + fails.rows) / rows),
    sure_passes: passes,
    sure_fails: fails,
    scorers,
  };
}
