/** Outcomes that are looked at: older ones may belong to another agent (users.md 4.1, idea 8). */
const RECENT = 10;
/** One change of direction is what a regression or its repair looks like; two are not. */
const CHANGES = 2;

/** Outcomes of one case without a change of the case, oldest first: `P` passed, `F` failed; other marks are overlooked. */
export type CaseHistory = string;

/** A case that went both ways before: at least two changes between passed and failed in its last ten judged outcomes. */
export function isFlaky(history: CaseHistory): boolean {
  const recent = judgedOutcomes(history).slice(-RECENT);
  let changes = 0;
  for (let index = 1; index < recent.length; index += 1)
    if (recent[index] !== recent[index - 1]) changes += 1;
  return changes >= CHANGES;
}

/** Share of judged outcomes that passed; null when nothing was judged. */
export function pastPassShare(history: CaseHistory): number | null {
  const judged = judgedOutcomes(history);
  return judged === '' ? null : judged.replaceAll('F', '').length / judged.length;
}

const judgedOutcomes = (history: CaseHistory) => history.replace(/[^PF]/g, '');
