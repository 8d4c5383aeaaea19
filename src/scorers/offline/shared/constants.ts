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
  playval: {
    met: 0.55,
    partial: 0.35,
    violated: 0.62,
    /** Longest answer that is concise, in words. */
    concise: 120,
    /** Share of a statement's words that a sentence about the same matter has (the line of metrics.md 10.4). */
    sameTopic: 0.5,
    /** Share of the words of a forbidden thing that a sentence has which says it; of up to four words, all. */
    affirmed: 0.8,
  },
  taskCompletion: { done: 0.5, partial: 0.25, action: 0.3 },
  toolCorrectness: { needed: 0.25, missing: 0.5 },
} as const;
