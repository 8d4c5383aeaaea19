/**
 * Kinds of evidence that no cut decides, however well labelled rows agree: the rows are of one make, and elsewhere the same evidence
 * comes with the other verdict as easily. By scorer, with what was found elsewhere.
 */
const INCONCLUSIVE: Readonly<Record<string, readonly string[]>> = {
  // A museum is asked about its restaurant and an online shop about cookbooks: what belongs to a domain is more than its own words.
  misuse: ['foreign_served', 'perhaps_foreign_served'],
  // Good plans say in words of their own what the task says: "take the animal down" for a cat in a tree.
  plan_quality: ['part_of_task_missing', 'part_of_task_touched'],
  // A turn that takes its words from several sentences may say what none of them says.
  turn_faithfulness: ['all_words_there'],
};

/** Whether results of this kind are unsure at any evidence. */
export function isInconclusive(scorer: string, kind: string): boolean {
  return (Object.hasOwn(INCONCLUSIVE, scorer) ? INCONCLUSIVE[scorer] : undefined)?.includes(kind) === true;
}
