/** Words that open a question about a missing piece. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'who whom whose which what when where why how'.split(' '),
);

/** Verbs that open a yes/no question when they stand first. */
export const YES_NO_OPENERS: ReadonlySet<string> = new Set(
  (
    'is are am was were do does did can could will would shall should may might must has have had ' +
    "isn't aren't wasn't weren't don't doesn't didn't can't couldn't won't wouldn't shouldn't hasn't haven't"
  ).split(' '),
);
