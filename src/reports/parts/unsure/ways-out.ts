/** The ways to a sure verdict, as every report says them: what is counted or compared, and who reads the rest, with and without a key. */
export const WAY_BY_CHECK = 'a check under `checks:` of the turn, which is always sure';
export const WAY_BY_MODEL =
  "a model as judge: with a provider's key, such as `OPENAI_API_KEY`, or with none from a model server on the same machine (`provider: local` under `judge:` of assay.yaml)";

/** What an unsure case is, in a sentence for whoever meets one for the first time. */
export const WHAT_UNSURE_IS =
  'Right or wrong: the rules of the offline judge cannot tell, so these neither pass nor fail.';
