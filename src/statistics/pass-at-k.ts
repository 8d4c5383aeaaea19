/** Result of `passAtK`. */
interface PassAtK {
  /** Chance that at least one of k attempts passes (pass@k): what a user with k tries gets. */
  pass_at_k: number;
  /** Chance that all k attempts pass (pass^k): what a user who relies on it gets. */
  pass_hat_k: number;
}

/**
 * pass@k and pass^k from `n` attempts of one case of which `c` passed: the unbiased estimates over all ways to draw k of the n
 * without putting back, 1 - C(n-c,k)/C(n,k) (Chen et al. 2021, 2107.03374) and C(c,k)/C(n,k) (Yao et al. 2024,
 * 2406.12045). Assumes attempts that are independent and alike; average over cases afterwards. RangeError unless all three are
 * whole, 0 <= c <= n and 1 <= k <= n: more attempts than were made cannot be estimated without bias.
 */
export function passAtK(n: number, c: number, k: number): PassAtK {
  if (![n, c, k].every(Number.isInteger) || c < 0 || c > n || k < 1 || k > n)
    throw new RangeError(`passAtK: ${c} of ${n} passed, k ${k}; whole numbers with c <= n and 1 <= k <= n`);
  let all = 1;
  let noneLog = 0;
  for (let drawn = 0; drawn < k; drawn += 1) {
    all *= Math.max(0, c - drawn) / (n - drawn);
    // Draw by draw instead of binomials, which overflow; in logarithms, so that a small pass@k keeps its digits.
    noneLog += Math.log1p(-Math.min(1, c / (n - drawn)));
  }
  return { pass_at_k: c === 0 ? 0 : -Math.expm1(noneLog), pass_hat_k: all };
}
