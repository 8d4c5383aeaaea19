/** Words in front of a number that compare, longest first. "within" and "until" include their end. */
export const COMPARISONS: readonly [RegExp, '<=' | '<' | '>=' | '>'][] = [
  // A comparison with "not" before it is the other one, with its end.
  [
    /(?:not|no|never) (?:be |is |are )?(?:older|later|higher|larger|bigger|heavier|greater|above|over|beyond|after) (?:than)?$|not (?:be )?(?:above|over|beyond|after)$/i,
    '<=',
  ],
  [
    /(?:not|no|never) (?:be |is |are )?(?:younger|earlier|lower|smaller|shorter|lighter) than$|not (?:be )?(?:below|under|before)$/i,
    '>=',
  ],
  [
    /(?:at most|up to|no more than|not more than|not exceed(?:ing)?|(?:a )?maximum of|maximum is|max\.?|within|no later than|not later than|no longer than|not longer than|no older than|by|until)$/i,
    '<=',
  ],
  [
    /(?:at least|no fewer than|no less than|not less than|(?:a )?minimum of|minimum is|min\.?|no earlier than|not earlier than|from)$/i,
    '>=',
  ],
  [
    /(?:more than|greater than|over|above|beyond|exceed(?:s|ing)?|longer than|earlier than|later than|older than)$/i,
    '>',
  ],
  [/(?:less than|fewer than|lower than|under|below|before|younger than)$/i, '<'],
];
/** Words behind a number and its unit that compare. */
export const COMPARISONS_BEHIND: readonly [RegExp, '<=' | '<' | '>=' | '>'][] = [
  [
    /^\s*(?:or (?:less|fewer|under|below|earlier|younger|sooner|lower)|at most|maximum|max|at the latest)\b/i,
    '<=',
  ],
  [
    /^\s*(?:or (?:more|above|over|older|longer|later|higher)|at least|minimum|min(?!\w)|at the earliest)\b/i,
    '>=',
  ],
];

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The value of a number word from one to twelve, or undefined. */
export function wordValue(word: string): number | undefined {
  const at = WORDS.indexOf(word.toLowerCase());
  return at < 0 ? undefined : at + 1;
}

/** Both spellings of a number, the written one first: "five" and "5". */
export function spellings(written: string): string[] {
  const value = wordValue(written);
  if (value !== undefined) return [written.toLowerCase(), String(value)];
  return [written];
}

/** A number as people write it: thousands separated, at most four decimals. */
export function numberText(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 4 });
}
