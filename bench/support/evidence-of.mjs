/**
 * Results as an experiment's evidence. `results[variant][case]` lists its plays: scores by metric, `pass_rate` (0 or 1) for the
 * verdict, null for a play that was lost. Variants are v0, v1, …
 */
export function evidenceOf(results) {
  const variants = results.map((_, index) => `v${index}`);
  const cases = results[0].map((_, index) => `c${index}`);
  const plays = [];
  const lost = [];
  let order = 0;
  const names = new Set();
  for (const [variant, ofCases] of results.entries())
    for (const [place, attempts] of ofCases.entries())
      for (const [round, attempt] of attempts.entries()) {
        const key = { variant: variants[variant], caseId: cases[place], round };
        if (attempt === null) {
          lost.push({ ...key, status: 'errored', message: 'no result' });
          continue;
        }
        const { pass_rate = 1, ...scores } = attempt;
        for (const name of Object.keys(scores)) names.add(name);
        plays.push({
          ...key,
          order: order++,
          passed: pass_rate === 1,
          scores,
          latencyMs: 1,
          costUsd: null,
          digest: `${order}`,
        });
      }
  return { variants, cases, metrics: names.size === 0 ? ['pass_rate'] : [...names], plays, lost };
}
