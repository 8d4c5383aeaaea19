import { seededRandom } from '../../src/ports/seeded-random.ts';
import { allPairs, at, pairs, shuffled } from './paired-draws.mjs';
import { ALPHA, meanOf, percent } from './real-pairs-figures.mjs';
import { DIMENSIONS } from './real-results.mjs';

/** Random halves of the cases. */
const SPLITS = 5;

/**
 * Do significant pairs stand in the published order? The published order is the systems' mean over all cases of the file:
 * BFCL's accuracy on these categories, the means of SummEval's table. Significance on all cases could only contradict it by a
 * wrong sign or lost cases; significance on a random half is tested against the order of the whole and of the other half.
 */
export function orderRows({ bfcl, summEval }, { contrast }) {
  const matrices = DIMENSIONS.map((name) => summEval[name].scores);
  return [
    ...orderOf('BFCL', [bfcl.scores], (cases) => contrast(cases, { binary: true })),
    ...orderOf('SummEval', matrices, (cases) => contrast(cases, { binary: false })),
  ];
}

function orderOf(name, matrices, compare) {
  const { next } = seededRandom(61);
  const whole = { pairs: 0, significant: 0, reversed: 0 };
  const half = { pairs: 0, significant: 0, reversed: 0, reversedOther: 0, contradicted: 0, agreed: 0 };
  for (const scores of matrices) {
    const published = scores.map(meanOf);
    for (const [a, b] of allPairs(scores.length)) {
      const found = compare(pairs(scores[a], scores[b]));
      whole.pairs += 1;
      if (found.p_value > ALPHA) continue;
      whole.significant += 1;
      if (found.difference * (published[b] - published[a]) <= 0) whole.reversed += 1;
    }
    for (let split = 0; split < SPLITS; split += 1) {
      const places = shuffled([...scores[0].keys()], next);
      const middle = places.length >> 1;
      const one = scores.map((values) => at(values, places.slice(0, middle)));
      const other = scores.map((values) => at(values, places.slice(middle)));
      for (const [a, b] of allPairs(scores.length)) {
        const found = compare(pairs(one[a], one[b]));
        const again = compare(pairs(other[a], other[b]));
        const [significant, confirmed] = [found.p_value <= ALPHA, again.p_value <= ALPHA];
        half.pairs += 1;
        if (significant === confirmed) half.agreed += 1;
        if (!significant) continue;
        half.significant += 1;
        if (found.difference * (published[b] - published[a]) < 0) half.reversed += 1;
        if (found.difference * again.difference < 0) half.reversedOther += 1;
        if (confirmed && found.difference * again.difference < 0) half.contradicted += 1;
      }
    }
  }
  const row = (figure, part, most, note) => ({
    figure,
    value: percent(part, half.pairs),
    unit: ' %',
    bound: { most },
    note,
  });
  const ofSignificant = (count) => `${count} of ${half.significant} significant pairs`;
  return [
    {
      figure: `reversed, ${name}, all cases`,
      value: whole.reversed,
      bound: { most: 0 },
      note: `${whole.significant} of ${whole.pairs} pairs are significant`,
    },
    // The bounds below are what chance does where no pair differs at all: 5 % are significant, the other half stands the other
    // way round in half of them (2.5 %), by enough to turn the whole in 1 of 80 (0.0625 %), and significantly in 1 of 40.
    row(
      '  significant on a half, reversed on the whole',
      half.reversed,
      0.0625,
      ofSignificant(half.reversed),
    ),
    row('  … on the other half', half.reversedOther, 2.5, ofSignificant(half.reversedOther)),
    row('  … and significant there', half.contradicted, 0.125, ofSignificant(half.contradicted)),
    {
      figure: '  both halves decide the same',
      value: percent(half.agreed, half.pairs),
      unit: ' %',
      note: `${half.pairs} pairs of ${SPLITS} splits`,
    },
  ];
}
