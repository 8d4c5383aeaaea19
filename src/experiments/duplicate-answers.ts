import type { Evidence } from './evidence.ts';
import { groupedBy } from './grouped-by.ts';

/** How often answers were the same, by their digests. */
export interface DuplicateAnswers {
  /** Pairs of case and variant that were played more than once. */
  repeated: number;
  /** Those of them whose answers were all the same: their further runs add no evidence. */
  same: number;
  /** Every case got one answer only, whatever the variant; null where no case was played with two variants. */
  variantsAlike: boolean | null;
}

/** Looks for answers that repeat: ten equal answers are one witness, and equal variants are no experiment (statistics.md 4.3 step 10). */
export function duplicateAnswers({ plays }: Evidence): DuplicateAnswers {
  let repeated = 0;
  let same = 0;
  let compared = 0;
  let alike = 0;
  for (const ofCase of groupedBy(plays, ({ caseId }) => caseId).values()) {
    const byVariant = groupedBy(ofCase, ({ variant }) => variant);
    for (const runs of byVariant.values()) {
      if (runs.length < 2) continue;
      repeated += 1;
      if (runs.every(({ digest }) => digest === runs[0]?.digest)) same += 1;
    }
    if (byVariant.size < 2) continue;
    compared += 1;
    if (ofCase.every(({ digest }) => digest === ofCase[0]?.digest)) alike += 1;
  }
  return { repeated, same, variantsAlike: compared === 0 ? null : alike === compared };
}
