/** The two ways to a sure verdict, as every report says them. */
export const WAY_BY_CHECK = 'a check under `checks:` of the turn, which is always sure';
export const WAY_BY_MODEL =
  'a model as judge: set `OPENAI_API_KEY`, or name another in `judge:` of assay.yaml';

/** What an unsure case is, in a sentence for whoever meets one for the first time. */
export const WHAT_UNSURE_IS =
  'Right or wrong: the rules of the offline judge cannot tell, so these neither pass nor fail.';
