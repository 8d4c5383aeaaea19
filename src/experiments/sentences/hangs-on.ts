import type { Facts } from './facts.ts';
import { listed, named, pText } from './words.ts';

/** Single cases that made the verdict, or stand in its way. */
export function hangsOn({ analysis, decision, alpha }: Facts): string[] {
  const [first, ...others] = analysis.influence;
  if (first === undefined || decision.rivals.length === 0) return [];
  const proven = decision.pValue <= alpha;
  // What is not proven may hang on a case, too; but only a claim needs the warning.
  if (!proven && first.leader_without !== undefined)
    return [
      `Without the case ${named(first.case_id)} it would be the other way round: ${named(first.leader_without)} would lead, and that would be proven (${pText(first.p_value_without)}). Look at that case.`,
    ];
  if (!proven && others.length > 0)
    return [
      `Without any one of the cases ${listed(
        [first, ...others].map(({ case_id }) => named(case_id)),
        3,
      )} it would be proven (${pText(first.p_value_without)} without ${named(first.case_id)}): look at them.`,
    ];
  if (!proven)
    return [
      `Without the case ${named(first.case_id)} it would be proven (${pText(first.p_value_without)}): look at that case.`,
    ];
  return others.length === 0
    ? [
        `This hangs on the case ${named(first.case_id)}: without it nothing would be proven (${pText(first.p_value_without)}). Look at it before you rely on the result.`,
      ]
    : [
        `This hangs on single cases: without any one of ${listed(
          [first, ...others].map(({ case_id }) => named(case_id)),
          3,
        )} nothing would be proven. Look at them before you rely on the result.`,
      ];
}
