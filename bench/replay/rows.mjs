import { assayRun } from '../support/assay.mjs';

/** A row of the table; without `most` it has no bound. */
export const row = (figure, value, most, note = '') => ({
  figure,
  value,
  note,
  ...(most === undefined ? {} : { bound: { most } }),
});

/** Some of the ids that a row is about. */
export const shownSome = (list) =>
  list
    .slice(0, 6)
    .map(({ id }) => id)
    .join(', ');

/** `assay run` with these flags in a state folder of its own; the cases of its results by their ids. */
export async function results(place, flags, how = {}) {
  const run = await assayRun(place, how.state ?? place.freshState(), { flags, ...how });
  const found = run.results();
  if (found === undefined) throw new Error(`assay run ${flags} ended with ${run.exitCode}.\n${run.stderr}`);
  return new Map(found.cases.map((one) => [one.id, one]));
}
