/** Words that turn a statement round (metrics.md 10.4); contractions with n't are recognised by their ending. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  'not no never none nobody nothing nowhere without cannot unable neither nor hardly scarcely barely'.split(
    ' ',
  ),
);

/** Verbs that deny what follows: `fails to`, `lacks`, `refuses to`. */
export const DENYING_VERBS: ReadonlySet<string> = new Set(
  'fail fails failed failing lack lacks lacked lacking refuse refuses refused refusing'.split(' '),
);
