/** First neglected term of the series below is under 1e-16 from here on. */
const SERIES_FROM = 15;

/**
 * What Stirling's formula leaves out: ln Γ(x+1) − [(x + ½) ln x − x + ½ ln 2π], for x > 0. Probabilities built from
 * three of these small numbers keep their digits where differences of large log-gammas would cancel them
 * (Loader 2000, "Fast and accurate computation of binomial probabilities").
 */
export function stirlingError(x: number): number {
  if (!(x > 0)) throw new RangeError(`stirlingError: x must be above 0, got ${x}`);
  let at = x;
  let error = 0;
  // Exact step from Γ(x+1) = Γ(x+2)/(x+1): climb until the asymptotic series holds.
  while (at < SERIES_FROM) {
    error += (at + 0.5) * Math.log1p(1 / at) - 1;
    at += 1;
  }
  const inverse = 1 / (at * at);
  // Bernoulli terms B_2k / (2k (2k-1)), Abramowitz & Stegun 6.1.40.
  const series =
    1 / 12 -
    inverse *
      (1 / 360 -
        inverse * (1 / 1260 - inverse * (1 / 1680 - inverse * (1 / 1188 - inverse * (691 / 360360)))));
  return error + series / at;
}
