import { seededRandom } from '../../src/ports/seeded-random.ts';
import { mcnemar } from '../../src/statistics/mcnemar.ts';
import { pairedTPower } from '../../src/statistics/power-paired-t.ts';
import { allPairs, at, pairs, someOf } from './paired-draws.mjs';
import { ALPHA, DRAWS, percent } from './real-pairs-figures.mjs';

/**
 * What is found where something is there: pairs that differ by 10 to 30 points over all BFCL tests, against the power that is
 * promised for each (`pairedTPower` with the pair's own difference and scatter over all tests).
 */
export function powerRows({ bfcl }, { contrast }) {
  const { scores } = bfcl;
  const plans = allPairs(scores.length)
    .map(([a, b]) => ({ a, b, ...contrast(pairs(scores[a], scores[b]), { binary: true }) }))
    .filter(({ difference }) => Math.abs(difference) >= 0.1 && Math.abs(difference) <= 0.3);
  return [8, 20, 40, 100].map((tests, index) => {
    const { next } = seededRandom(71 + index);
    let [found, wrongWay, promised] = [0, 0, 0];
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const { a, b, difference, sd } = plans[Math.floor(next() * plans.length)];
      const places = someOf(scores[a].length, tests, next);
      promised += pairedTPower({ effect_size: difference / sd, alpha: ALPHA, n: tests });
      const result = contrast(pairs(at(scores[a], places), at(scores[b], places)), { binary: true });
      if (result.p_value > ALPHA) continue;
      found += 1;
      if (result.difference * difference < 0) wrongWay += 1;
    }
    return {
      figure: `found, BFCL 10 to 30 points apart, ${tests} tests`,
      value: percent(found, DRAWS),
      unit: ' %',
      // Few cases of one run have too few signs to flip; the promise is for the t-test alone (statistics.md 4.2).
      bound: tests < 40 ? undefined : { least: percent(promised, DRAWS) - 5 },
      note: `${percent(promised, DRAWS).toFixed(1)} % promised; ${wrongWay} the wrong way round`,
    };
  });
}

/** With one run a case the sign flip is McNemar's mid-p. */
export function mcnemarRows({ scores }, { contrast }) {
  let apart = 0;
  let agreed = 0;
  let agreedExact = 0;
  const all = allPairs(scores.length);
  const { next } = seededRandom(81);
  for (const [a, b] of all) {
    const places = someOf(scores[a].length, 40, next);
    const [one, other] = [at(scores[a], places), at(scores[b], places)];
    const found = contrast(pairs(one, other), { binary: true });
    const only = (x, y) => x.filter((passed, index) => passed === 1 && y[index] === 0).length;
    const exact = mcnemar(only(one, other), only(other, one));
    apart = Math.max(apart, Math.abs(found.p_mid - exact.mid_p) / exact.mid_p);
    if (found.p_value <= ALPHA === exact.mid_p <= ALPHA) agreed += 1;
    if (found.p_value <= ALPHA === exact.p_value <= ALPHA) agreedExact += 1;
  }
  return [
    { figure: 'p_mid against McNemar mid-p, 40 tests, relative', value: apart, bound: { most: 1e-9 } },
    {
      figure: '  same decision as McNemar mid-p',
      value: percent(agreed, all.length),
      unit: ' %',
      bound: { least: 95 },
      note: `as exact McNemar: ${percent(agreedExact, all.length).toFixed(1)} %`,
    },
  ];
}
