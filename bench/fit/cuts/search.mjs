import { clopperPearson } from '../../../src/statistics/clopper-pearson.ts';

export const SIDES = ['pass', 'fail'];

/** Share of right verdicts that a cut is chosen for; more than is promised, for the rows that nobody here has seen. */
const AIM = 0.98;
/** A single error among a few dozen rows says little about so high a share. */
const GRACE = 0.5;
/** What must hold of them at the least: the promise, and the lower end of the one-sided 90 % interval. */
const PROMISE = 0.95;
const LOWEST = 0.9;
/** A source, or a kind among those that share a cut, with so many sure verdicts speaks for itself: no cut may be wrong there more often than this. */
const ENOUGH = 8;
const WORST_PART = 0.85;
/** The other sources together, where one holds most of the verdicts: from so many rows on they may not speak against it. */
const FEW = 5;
const WORST_REST = 0.8;

/** Lower end of the one-sided 90 % Clopper-Pearson interval. */
export const lowerBound = (right, rows) => (rows === 0 ? 0 : clopperPearson(right, rows, 0.8).low);

/** Whether a verdict of this side is right about the row. */
export const isRight = (side, row) => row.label === (side === 'pass' ? 1 : 0);
export const reaches = (side, row, at) => (side === 'pass' ? row.evidence >= at : row.evidence <= at);

/**
 * The cut of one side that makes the most rows sure, undefined where none is good enough. It has to hold for all rows with such evidence,
 * whatever their verdict, so that it says the same at any threshold, and for those of them that pass or fail accordingly.
 */
export function bestCut(side, rows) {
  const up = side === 'pass';
  const sorted = rows.toSorted((a, b) => (up ? b.evidence - a.evidence : a.evidence - b.evidence));
  const all = tally();
  const agreeing = tally();
  let best;
  for (const [index, row] of sorted.entries()) {
    all.add(row, isRight(side, row));
    if (row.passes === up) agreeing.add(row, isRight(side, row));
    if (sorted[index + 1]?.evidence === row.evidence) continue;
    if (all.holds(AIM) && agreeing.holds(AIM))
      best = {
        at: row.evidence,
        rows: agreeing.rows,
        right: agreeing.right,
        next: sorted[index + 1]?.evidence,
      };
  }
  return best;
}

function tally() {
  const sources = new Map();
  const kinds = new Map();
  const count = (places, key, right) => {
    const own = places.get(key) ?? { rows: 0, right: 0 };
    places.set(key, { rows: own.rows + 1, right: own.right + (right ? 1 : 0) });
  };
  const isFair = ({ rows, right }) => rows < ENOUGH || right >= WORST_PART * rows;
  return {
    rows: 0,
    right: 0,
    add({ source, kind }, right) {
      this.rows += 1;
      this.right += right ? 1 : 0;
      count(sources, source, right);
      count(kinds, kind, right);
    },
    holds(aim) {
      if (this.right + GRACE < aim * this.rows || lowerBound(this.right, this.rows) < LOWEST) return false;
      const each = [...sources.values()];
      const largest = each.reduce((most, one) => (one.rows > most.rows ? one : most));
      const rest = { rows: this.rows - largest.rows, right: this.right - largest.right };
      if (rest.rows >= FEW && rest.right < WORST_REST * rest.rows) return false;
      return each.every(isFair) && [...kinds.values()].every(isFair);
    },
  };
}

/** Kinds that are not read together with others: an answer of a word or two says too little, and who is named may be a public figure. */
const ALONE = new Set(['bare_answer', 'faint', 'name_found']);

/** Which kinds share a cut: none, those that have none of their own, or all. Results of kinds that share one were found to be comparable. */
export const SHARING = ['none', 'rest', 'all'];

/**
 * The cuts of every kind among these rows: `{kind: {pass?, fail?}}`; `sharing` names for each side which kinds share one. Facts need none; what is
 * unsure for another reason is left out.
 */
export function cutsOf(rows, sharing) {
  const judged = rows.filter((row) => row.applicable && row.kind !== 'none' && !row.foreign);
  const kinds = [...Map.groupBy(judged, (row) => row.kind)]
    .filter(([, some]) => some.every((row) => row.confidence !== 'high'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const cuts = {};
  for (const side of SIDES) {
    const open = kinds.map(([kind, some]) => ({
      kinds: [kind],
      rows: some.filter((row) => side === 'fail' || !row.stuffed),
    }));
    for (const cut of cutsOfSide(side, open, sharing[side]))
      for (const kind of cut.kinds) cuts[kind] = { ...cuts[kind], [side]: cut };
  }
  return cuts;
}

function cutsOfSide(side, open, sharing) {
  const cutOf = ({ kinds, rows }) => {
    const best = bestCut(side, rows);
    return best === undefined ? [] : [{ ...best, kinds }];
  };
  const together = (some) => {
    const able = some.filter(({ kinds: [kind] }) => !ALONE.has(kind));
    if (able.length < 2) return [];
    return cutOf({ kinds: able.flatMap(({ kinds }) => kinds), rows: able.flatMap(({ rows }) => rows) });
  };
  if (sharing === 'all') return together(open);
  const own = open.flatMap(cutOf);
  if (sharing === 'none') return own;
  const has = new Set(own.flatMap(({ kinds }) => kinds));
  return [...own, ...together(open.filter(({ kinds: [kind] }) => !has.has(kind)))];
}

/** So many verdicts of rows that had no say confirm a cut; fewer are no confirmation. */
const CONFIRMED = 20;

/** Whether what came out on rows that had no say keeps the promise. */
export const keepsPromise = ({ rows, right }) => rows >= CONFIRMED && right >= PROMISE * rows;
