/** Start values of the offline rules, in one place (metrics.md 10.7). Shares of content words unless said otherwise. */
export const OFFLINE = {
  answerRelevancy: {
    share: 0.25,
    coverage: 0.35,
    /** Content stems shared with a relevant statement or a source that make a statement supporting. */
    sharedStems: 2,
    /** An answer of so few words carries none of the question's: "Paris." */
    shortAnswer: 4,
  },
  contextualRelevancy: { share: 0.25, sharedStems: 2 },
  playval: { met: 0.55, partial: 0.35, violated: 0.62, concise: 120 },
  taskCompletion: { done: 0.5, partial: 0.25, action: 0.3 },
  toolCorrectness: {
    needed: 0.25,
    missing: 0.5,
    /** Shortest value of a result whose reappearance in the output shows that it was used, in characters. */
    usedValue: 4,
  },
} as const;
