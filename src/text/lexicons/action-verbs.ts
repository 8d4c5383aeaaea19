/** Verbs that ask for a change in the world, not for words: they need evidence of a tool call (metrics.md 5.1 and 10.7). */
export const ACTION_VERBS: ReadonlySet<string> = new Set(
  (
    'add adjust apply approve archive arrange assign attach block book buy call cancel change charge close confirm connect ' +
    'create deactivate delete deliver deploy disable dispatch download email enable exchange execute file forward grant ' +
    'import insert install invite issue lock mail merge modify move notify open order pay place post publish purchase rebook ' +
    'refund register remove rename renew reorder replace reschedule reserve reset restart return revoke run save schedule ' +
    'send set ship sign start stop submit subscribe switch transfer turn unlock unsubscribe update upgrade upload withdraw'
  ).split(' '),
);
