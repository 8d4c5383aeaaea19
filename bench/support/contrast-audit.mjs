import { pairedContrast } from '../../src/statistics/paired-contrast.ts';

const ALPHA = 0.05;
/** An interval's end this close to zero, as a part of its width, may lie on either side by rounding. */
const ROUNDING = 1e-9;

/** Contrasts of the product, and what must hold for every single one of them. Kept: the first example of each fault. */
export function auditedContrasts() {
  const audit = { contrasts: 0, unsound: 0, disagreeing: 0, cautious: 0, spread: 0, examples: [] };

  function contrast(cases, options) {
    const found = pairedContrast(cases, { alpha: ALPHA, theseCases: false, ...options });
    audit.contrasts += 1;
    const fault = faultOf(found, cases.length);
    if (fault !== undefined) {
      audit.unsound += 1;
      if (audit.examples.length < 5) audit.examples.push({ fault, found, cases });
    }
    if (found.scope === 'population' && found.sd > 0) {
      audit.spread += 1;
      const [low, high] = found.interval;
      const edge = ROUNDING * (high - low);
      const excludes = low > edge || high < -edge;
      const touches = Math.min(Math.abs(low), Math.abs(high)) <= edge;
      if (!touches && excludes !== found.p_t <= ALPHA) {
        audit.disagreeing += 1;
        if (audit.examples.length < 5) audit.examples.push({ fault: 'interval against p_t', found, cases });
      }
      // The sign flip may be the more cautious of the two: then the interval excludes zero and the p does not decide.
      if (excludes && found.p_value > ALPHA) audit.cautious += 1;
    }
    return found;
  }
  return { contrast, audit };
}

function faultOf(found, cases) {
  const { difference, sd, interval, scope } = found;
  const chance = (p) => p >= 0 && p <= 1;
  if (found.cases !== cases) return `${found.cases} cases instead of ${cases}`;
  if (scope !== (cases >= 6 ? 'population' : 'these_test_cases')) return `scope ${scope} of ${cases} cases`;
  if (![found.p_t, found.p_mid, found.p_population, found.p_value].every(chance)) return 'a p outside 0 to 1';
  if (found.p_these_cases !== null && !chance(found.p_these_cases)) return 'p_these_cases outside 0 to 1';
  if (found.p_population !== Math.max(found.p_t, found.p_mid)) return 'p_population is not the larger p';
  if (found.p_value !== (scope === 'population' ? found.p_population : found.p_these_cases))
    return 'p_value is not of its scope';
  if (!(sd === null || sd >= 0)) return `sd ${sd}`;
  if (!Number.isFinite(difference)) return `difference ${difference}`;
  if (interval === null) return undefined;
  const slack = 1e-12;
  if (!interval.every(Number.isFinite)) return `interval ${interval}`;
  if (interval[0] > difference + slack || interval[1] < difference - slack)
    return `interval ${interval} does not hold the difference ${difference}`;
  return undefined;
}
