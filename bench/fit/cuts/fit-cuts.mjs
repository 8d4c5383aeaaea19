import { observe } from './observe.mjs';
import { cutsOf, isRight, keepsPromise, lowerBound, reaches, SHARING, SIDES } from './search.mjs';

const round = (value) => Math.round(value * 1e4) / 1e4;

/**
 * Cuts and figures of one scorer. The cuts are chosen on all rows, each seen with weights that its part had no say in. What they are worth
 * is measured part by part, with cuts that were chosen without the part: a side of a kind that does not keep the promise there is dropped.
 */
export async function fitCuts(scorer, rows) {
  const seen = await observe(scorer, rows);
  const places = await placesOf(seen);
  const sharing = sharingOf(places, seen.rows);
  const chosen = cutsOf(seen.rows, sharing);
  const outside = [];
  for (const place of places)
    for (const row of await seen.judgedBy(cutsWithout(place, sharing), place.part, place.fold))
      outside.push({ ...row, part: place.part });
  const dropped = dropUnkept(chosen, outside);
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

/** The folds of all parts, each with its rows and with those that choose cuts for it. */
async function placesOf(seen) {
  const alone = kindsOfOneSource(seen.rows);
  const places = [];
  for (const part of seen.parts) {
    const others = await seen.without(part);
    const own = seen.rows.filter((row) => row.part === part);
    for (const fold of new Set(own.map((row) => row.fold)))
      places.push({
        part,
        fold,
        rows: own.filter((row) => row.fold === fold),
        others,
        besides: own.filter((row) => row.fold !== fold),
        alone,
      });
  }
  return places;
}

/** Cuts for a place that it had no say in: without its part, or without its fold for kinds that one source alone knows. */
function cutsWithout({ others, besides, alone }, sharing) {
  const strict = cutsOf(others, sharing);
  const eased = cutsOf([...others, ...besides], sharing);
  return Object.fromEntries(
    Object.keys({ ...strict, ...eased }).flatMap((kind) => {
      const found = (alone.has(kind) ? eased : strict)[kind];
      return found === undefined ? [] : [[kind, found]];
    }),
  );
}

/** For each side the way of sharing cuts that makes most rows sure among those that had no say in it and keep the promise. */
function sharingOf(places, rows) {
  const best = {};
  const most = { pass: -1, fail: -1 };
  for (const way of SHARING) {
    const sharing = { pass: way, fail: way };
    const decided = places.flatMap((place) => {
      const cuts = cutsWithout(place, sharing);
      return place.rows
        .filter((row) => row.applicable && !row.foreign && row.confidence !== 'high')
        .filter((row) => !(row.passes && row.stuffed))
        .filter((row) => {
          const side = row.passes ? 'pass' : 'fail';
          const cut = cuts[row.kind]?.[side];
          return cut !== undefined && reaches(side, row, cut.at);
        })
        .map((row) => ({ ...row, confidence: 'medium' }));
    });
    const chosen = cutsOf(rows, sharing);
    dropUnkept(chosen, decided);
    for (const side of SIDES) {
      const sure = decided.filter((row) => isSure(side, row) && chosen[row.kind]?.[side] !== undefined);
      if (sure.length > most[side]) [most[side], best[side]] = [sure.length, way];
    }
  }
  return best;
}

/** Takes out of the chosen cuts what did not keep the promise on rows that had no say, kinds that share a cut together; returns what went. */
function dropUnkept(chosen, outside) {
  const dropped = [];
  for (const side of SIDES)
    for (const cut of new Set(Object.values(chosen).flatMap((cuts) => cuts[side] ?? []))) {
      const sure = outside.filter((row) => cut.kinds.includes(row.kind) && isSure(side, row));
      const right = sure.filter((row) => isRight(side, row)).length;
      if (keepsPromise({ rows: sure.length, right })) continue;
      dropped.push({ kind: cut.kinds.join(' + '), side, rows: sure.length, right });
      for (const kind of cut.kinds) {
        delete chosen[kind][side];
        if (Object.keys(chosen[kind]).length === 0) delete chosen[kind];
      }
    }
  return dropped;
}

/** From this share of its rows on, a kind of evidence is that of one source: without it nothing is known of the kind. */
const OF_ONE_SOURCE = 0.75;

/** Kinds that are known from one source alone. Its groups are left out one fifth at a time then, not the source. */
function kindsOfOneSource(rows) {
  const alone = [...Map.groupBy(rows, (row) => row.kind)].filter(([, mine]) => {
    const sizes = [...Map.groupBy(mine, (row) => row.source).values()].map((some) => some.length);
    return Math.max(...sizes) >= OF_ONE_SOURCE * mine.length;
  });
  return new Set(alone.map(([kind]) => kind));
}

/** The cuts as they are kept: how many rows each decides, of all kinds that share it, and how many of them rightly. */
function withFigures(chosen, rows) {
  const kept = Object.entries(chosen).map(([kind, cuts]) => {
    const sides = Object.entries(cuts).map(([side, { at, kinds }]) => {
      const decided = rows.filter(
        (row) => kinds.includes(row.kind) && row.passes === (side === 'pass') && reaches(side, row, at),
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
