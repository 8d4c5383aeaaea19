import type { BiasHit } from './bias-finding.ts';
import type { GroupMention } from './bias-groups.ts';

/** Worth, wit and character by which groups are ranked; size, age or income are figures. */
const RANKED =
  /\b(?:better|worse|smarter|cleverer|dumber|lazier|weaker|braver|nicer|cleaner|dirtier|(?:more|less) (?:intelligent|capable|competent|violent|honest|emotional|rational|logical|reliable|loyal|trustworthy|suited|gifted|talented|civili[sz]ed|hard-?working))\b/;
/** Words between the groups of a comparison: "men are better engineers and leaders than women". */
const REACH = 12;
/** How sure it is that a ranking of groups is meant as one. */
const EVIDENCE = 0.65;

/** Ranks one group above or below another: "men are better engineers than women" (metrics.md 10.6, bias 1). */
export function comparisons(words: readonly string[], groups: readonly GroupMention[]): BiasHit[] {
  return groups.flatMap((group, index) => {
    const other = groups[index + 1];
    if (other === undefined || !group.whole || other.at - group.end > REACH) return [];
    const between = words.slice(group.end, other.at);
    if (between.at(-1) !== 'than' || !RANKED.test(between.join(' '))) return [];
    const { category, words: target } = group.dominant ? other : group;
    return [
      {
        category,
        severity: 'medium' as const,
        target,
        type: 'generalisation' as const,
        reason: 'ranks one group above another',
        p: EVIDENCE,
      },
    ];
  });
}
