import type { FailedCheck } from '../../failure-analysis/failed-checks.ts';
import { isCheckResult } from '../../schema/labels/label-of-verdict.ts';
import { BUILT_IN_SCORERS, SCORER_ALIASES } from '../../schema/scorer-name.ts';

const BUILT_IN: ReadonlySet<string> = new Set([...BUILT_IN_SCORERS, ...SCORER_ALIASES]);
/** Words that say how something is looked at, not what an answer has to be. */
const OF_LOOKING =
  /^(?:an?|the|of|is|my|our|custom|exact|exactly|exactness|match|matches|matching|equals?|equality|regexp?|pattern|check(?:s|er)?|tests?|scor(?:e|es|er|ing)|metric|judge|judged|llm|eval|evaluation|rubric|quality|grad(?:e|er|ing)|rating|similarity|semantic|fuzzy|distance|overlap|accuracy|correct|correctness|output|answer|answers|response|result|text|code|js|javascript|python|v?\d+)$/;
const BAN = /^(?:no|without|never|avoid|avoids|free of) /;

/**
 * Whoever writes a scorer names the rule it watches over: `no-internal-codes`, `gives-return-number`. The names of the scorers of a suite
 * that failed, in words, and of bans what they ban. A name that only says how it is looked at, `exact` or `answer-check`, is no rule, nor is that of a
 * check, which is named by its kind or to tell it from the next one.
 */
export function ruleNames(failed: readonly FailedCheck[]): { rules: string[]; bans: string[] } {
  const named = failed.filter((one) => !isCheckResult(one));
  const rules = [...new Set(named.map(({ scorer }) => scorer))]
    .filter((name) => !BUILT_IN.has(name))
    .map((name) =>
      name
        .replace(/[-_./]+/g, ' ')
        .trim()
        .toLowerCase(),
    )
    .filter(saysWhat);
  return { rules, bans: rules.filter((rule) => BAN.test(rule)).map((rule) => rule.replace(BAN, '')) };
}

/** One word is a name (`exact`, `politeness`); a rule says what is done, or not done. */
const saysWhat = (name: string) =>
  name.includes(' ') && !name.split(' ').every((word) => OF_LOOKING.test(word));
