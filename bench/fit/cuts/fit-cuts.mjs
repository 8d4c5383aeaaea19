import { observe } from './observe.mjs';
import { cutsOf, isRight, keepsPromise, lowerBound, reaches } from './search.mjs';

const SIDES = ['pass', 'fail'];
const round = (value) => Math.round(value * 1e4) / 1e4;

/**
 * Cuts and figures of one scorer. The cuts are chosen on all rows, each seen with weights that its part had no say in. What they are worth
 * is measured part by part, with cuts that were chosen without the part: a side of a kind that does not keep the promise there is dropped.
 */
export async function fitCuts(scorer, rows) {
  const seen = await observe(scorer, rows);
  const chosen = cutsOf(seen.rows);
  const outside = [];
  for (const part of seen.parts) {
    const others = await seen.without(part);
    const own = seen.rows.filter((row) => row.part === part);
    const strict = cutsOf(others);
    for (const fold of new Set(own.map((row) => row.fold))) {
      const eased = cutsOf([...others, ...own.filter((row) => row.fold !== fold)]);
      const cuts = Object.fromEntries(
        Object.keys({ ...strict, ...eased }).flatMap((kind) => {
          const found = (isOfOneSource(kind, seen.rows) ? eased : strict)[kind];
          return found === undefined ? [] : [[kind, found]];
        }),
      );
      for (const row of await seen.judgedBy(cuts, part, fold)) outside.push({ ...row, part });
    }
  }
  const dropped = [];
  for (const [kind, cuts] of Object.entries(chosen))
    for (const side of SIDES) {
      if (cuts[side] === undefined) continue;
      const sure = outside.filter((row) => row.kind === kind && isSure(side, row));
      const right = sure.filter((row) => isRight(side, row)).length;
      if (keepsPromise({ rows: sure.length, right })) continue;
      dropped.push({ kind, side, rows: sure.length, right });
      delete cuts[side];
      if (Object.keys(cuts).length === 0) delete chosen[kind];
    }
  // What the shipped cuts leave unsure is unsure here as well, though cuts of fewer parts decided it.
  const isLeft = (row) =>
    row.confidence === 'high' || chosen[row.kind]?.[row.passes ? 'pass' : 'fail'] !== undefined;
  const judged = outside.map((row) => (isLeft(row) ? row : { ...row, confidence: 'low' }));
  return {
    cuts: withFigures(chosen, seen.rows),
    dropped,
    judged,
    second: seen.second,
    by: seen.by,
    errors: seen.errors,
  };
}

/** From this share of its rows on, a kind of evidence is that of one source: without it nothing is known of the kind. */
const OF_ONE_SOURCE = 0.75;

/** Whether a kind is known from one source alone. Its groups are left out one fifth at a time then, not the source. */
function isOfOneSource(kind, rows) {
  const mine = rows.filter((row) => row.kind === kind);
  const most = Math.max(...[...Map.groupBy(mine, (row) => row.source).values()].map((some) => some.length));
  return most >= OF_ONE_SOURCE * mine.length;
}

/** The cuts as they are kept: how many rows each decides, and how many of them rightly. */
function withFigures(chosen, rows) {
  const kept = Object.entries(chosen).map(([kind, cuts]) => {
    const sides = Object.entries(cuts).map(([side, { at }]) => {
      const decided = rows.filter(
        (row) =>
          row.kind === kind &&
          row.passes === (side === 'pass') &&
          !(row.foreign || !row.applicable || (side === 'pass' && row.stuffed)) &&
          reaches(side, row, at),
      );
      const right = decided.filter((row) => isRight(side, row)).length;
      return [side, { at, rows: decided.length, right, low: round(lowerBound(right, decided.length)) }];
    });
    return [kind, Object.fromEntries(sides)];
  });
  return Object.fromEntries(kept);
}

/** Whether a row was decided for this side. */
export const isSure = (side, row) =>
  row.applicable &&
  (row.confidence === 'medium' || row.confidence === 'high') &&
  row.passes === (side === 'pass');

/** How many were sure, and how many of them right. */
export function precision(side, rows) {
  const sure = rows.filter((row) => isSure(side, row));
  const right = sure.filter((row) => isRight(side, row)).length;
  return { rows: sure.length, right, low: round(lowerBound(right, sure.length)) };
}
