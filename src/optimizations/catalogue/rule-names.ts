import type { FailedCheck } from '../../failure-analysis/failed-checks.ts';
import { BUILT_IN_SCORERS, SCORER_ALIASES } from '../../schema/scorer-name.ts';

const BUILT_IN: ReadonlySet<string> = new Set([...BUILT_IN_SCORERS, ...SCORER_ALIASES]);
const BAN = /^(?:no|without|never|avoid|avoids|free of) /;

/**
 * Whoever writes a scorer names the rule it watches over: `no-internal-codes`, `gives-return-number`. The names of the scorers of a suite
 * that failed, in words, and of bans what they ban. A check is named by its kind or to tell it from the next one: its name is no rule.
 */
export function ruleNames(failed: readonly FailedCheck[]): { rules: string[]; bans: string[] } {
  const named = failed.filter(({ metadata }) => !isOfCheck(metadata));
  const rules = [...new Set(named.map(({ scorer }) => scorer))]
    .filter((name) => !BUILT_IN.has(name))
    .map((name) =>
      name
        .replace(/[-_./]+/g, ' ')
        .trim()
        .toLowerCase(),
    );
  return { rules, bans: rules.filter((rule) => BAN.test(rule)).map((rule) => rule.replace(BAN, '')) };
}

/** What every check writes of itself: its kind, what it looked for and what it found. */
const isOfCheck = (metadata: FailedCheck['metadata']) =>
  typeof metadata['kind'] === 'string' && 'expected' in metadata && 'actual' in metadata;
