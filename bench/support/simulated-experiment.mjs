/** Chances of passing lie between this and 1 minus this. */
const HARDEST = 0.1;

/**
 * Plays of experiments that never happened, so that the truth is known: the model behind statistics.md 4.2. Each case has a
 * chance q of passing, U-shaped over cases (arcsine law between 0.1 and 0.9: most are hard or easy), and a variant passes it
 * with the chance q + lift + shift, cut at 0 and 1. Shifts are drawn per case and variant from N(0, het²/2), so that two variants
 * differ by N(0, het²) in a case. As the shifts of all variants have one distribution, variants of equal effect stay equal on
 * average behind the cut too: exchanging them changes nothing. The lift is such that the mean difference behind the cut is
 * `effect` exactly. The page does not print its distribution; this one follows from its pooled z (0.016 at C = 8: the mean
 * of q (1 - q) is 0.165), and with het 0.1 it comes within 4 points of the page's power of the fixed analysis.
 *
 * `guards` adds yes/no scores beside the passes, `guard-1` and so on: the same model with difficulties of their own, each with its effects by
 * variant.
 *
 * Returns a function that draws one experiment, plays in order of rounds, from numbers in [0, 1).
 */
export function simulatedExperiments({ cases, rounds, effects, het, guards = [] }) {
  const variants = effects.map((_, index) => `v${index + 1}`);
  const caseIds = Array.from({ length: cases }, (_, index) => `case-${index + 1}`);
  const liftsOf = (some) => some.map((effect) => liftFor(effect, het));
  const lifts = liftsOf(effects);
  const guarded = guards.map((own, index) => ({ name: `guard-${index + 1}`, lifts: liftsOf(own) }));
  return (next) => {
    const chancesOf = (some) =>
      caseIds.map(() => {
        const q = arcsine(next());
        return some.map((lift) => cut(q + lift + (het * normal(next)) / Math.SQRT2));
      });
    const chances = chancesOf(lifts);
    const guardChances = guarded.map(({ name, lifts: own }) => ({ name, chances: chancesOf(own) }));
    const plays = [];
    for (let round = 0; round < rounds; round++)
      for (let row = 0; row < cases; row++)
        for (let column = 0; column < variants.length; column++)
          plays.push({
            variant: variants[column],
            caseId: caseIds[row],
            round,
            order: plays.length,
            passed: next() < chances[row][column],
            scores: Object.fromEntries(
              guardChances.map((guard) => [guard.name, next() < guard.chances[row][column] ? 1 : 0]),
            ),
            latencyMs: 1,
            costUsd: null,
            digest: '',
          });
    return {
      variants,
      cases: caseIds,
      metrics: ['pass_rate', ...guarded.map(({ name }) => name)],
      plays,
      lost: [],
    };
  };
}

const cut = (chance) => Math.min(1, Math.max(0, chance));

const arcsine = (uniform) => HARDEST + (1 - 2 * HARDEST) * Math.sin((Math.PI / 2) * uniform) ** 2;

/** Box and Muller 1958; the second number is not kept, so that each draw takes the same two. */
function normal(next) {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

/** The lift whose mean gain behind the cut is `effect`, by bisection. */
function liftFor(effect, het) {
  if (effect === 0) return 0;
  let low = -1;
  let high = 1;
  for (let halving = 0; halving < 40; halving++) {
    const middle = (low + high) / 2;
    if (meanGain(middle, het) < effect) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** By the midpoint rule over difficulty and shift; good to three digits, which is finer than any effect is told here. */
function meanGain(lift, het) {
  let sum = 0;
  let weights = 0;
  for (let uniform = 0.005; uniform < 1; uniform += 0.01)
    for (let z = -4; z <= 4; z += 0.1) {
      const weight = Math.exp((-z * z) / 2);
      const chance = arcsine(uniform) + (het * z) / Math.SQRT2;
      sum += weight * (cut(chance + lift) - cut(chance));
      weights += weight;
    }
  return sum / weights;
}
