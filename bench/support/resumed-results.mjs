import { isDeepStrictEqual } from 'node:util';

/** Number of cases that are missing or other than wanted; 1 when only the rest of the results differs. */
export function differingCases(got, wanted) {
  const byId = new Map(got.cases.map((each) => [each.id, each]));
  const cases = wanted.cases.filter((each) => !isDeepStrictEqual(byId.get(each.id), each)).length;
  return cases === 0 && !isDeepStrictEqual(got, wanted) ? 1 : cases;
}

/** How many of these cases (their numbers) a model was asked about, by the counts of the fake model server. */
export function askedAgain({ byItem }, model, items) {
  return items.filter((item) => byItem[model]?.[item] !== undefined).length;
}
