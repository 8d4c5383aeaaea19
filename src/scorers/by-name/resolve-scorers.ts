import type { Problem } from '../../errors.ts';
import { didYouMean } from '../../text/distance.ts';
import type { Scorer } from '../scorer.ts';
import type { Registry } from './registry-of.ts';

/** The scorers of a request by name, and a problem for every name that is none. */
export function resolveScorers(
  names: readonly string[],
  registry: Registry,
): { scorers: Scorer[]; problems: Problem[] } {
  const scorers: Scorer[] = [];
  const problems: Problem[] = [];
  for (const [index, name] of names.entries()) {
    const scorer = registry.find(name);
    if (scorer) scorers.push(scorer);
    else problems.push(unknownScorer(name, index, registry, problems));
  }
  return { scorers, problems };
}

/** The list of all names is given once: with many unknown ones it would bury them. */
function unknownScorer(name: string, index: number, registry: Registry, before: readonly Problem[]): Problem {
  const problem = { path: `scorers[${index}]`, code: 'unknown_scorer', scorer: name, field: 'scorers' };
  if (registry.isCheck(name))
    return {
      ...problem,
      message: `"${name}" is a check, not a scorer.`,
      hint: `Write it under checks: checks: [{ ${name}: … }].`,
    };
  const meant = didYouMean(name, registry.names());
  if (meant !== null)
    return {
      ...problem,
      message: `There is no scorer "${name}". Did you mean "${meant}"?`,
      hint: `Write "${meant}".`,
    };
  const list = `Scorers are ${registry.names().join(', ')}.`;
  const said = before.some((one) => one.hint === list);
  return { ...problem, message: `There is no scorer "${name}".`, ...(said ? {} : { hint: list }) };
}
