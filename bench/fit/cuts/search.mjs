import { clopperPearson } from '../../../src/statistics/clopper-pearson.ts';

/** Share of right verdicts that a cut is chosen for; more than is promised, for the rows that nobody here has seen. */
const AIM = 0.98;
/** A single error among a few dozen rows says little about so high a share. */
const GRACE = 0.5;
/** What must hold of them at the least: the promise, and the lower end of the one-sided 90 % interval. */
const PROMISE = 0.95;
const LOWEST = 0.9;
/** A source with so many sure verdicts speaks for itself: no cut may be wrong there more often than this. */
const ENOUGH = 8;
const WORST_SOURCE = 0.85;
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
  return {
    rows: 0,
    right: 0,
    add({ source }, right) {
      this.rows += 1;
      this.right += right ? 1 : 0;
      const own = sources.get(source) ?? { rows: 0, right: 0 };
      sources.set(source, { rows: own.rows + 1, right: own.right + (right ? 1 : 0) });
    },
    holds(aim) {
      if (this.right + GRACE < aim * this.rows || lowerBound(this.right, this.rows) < LOWEST) return false;
      const each = [...sources.values()];
      const largest = each.reduce((most, one) => (one.rows > most.rows ? one : most));
      const rest = { rows: this.rows - largest.rows, right: this.right - largest.right };
      if (rest.rows >= FEW && rest.right < WORST_REST * rest.rows) return false;
      return each.every(({ rows, right }) => rows < ENOUGH || right >= WORST_SOURCE * rows);
    },
  };
}

/** The cuts of every kind among these rows: `{kind: {pass?, fail?}}`. Facts need none; what is unsure for another reason is left out. */
export function cutsOf(rows) {
  const judged = rows.filter((row) => row.applicable && row.kind !== 'none' && !row.foreign);
  const kinds = Map.groupBy(judged, (row) => row.kind);
  const cuts = {};
  for (const [kind, some] of [...kinds].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (some.some((row) => row.confidence === 'high')) continue;
    const pass = bestCut(
      'pass',
      some.filter((row) => !row.stuffed),
    );
    const fail = bestCut('fail', some);
    if (pass ?? fail) cuts[kind] = { ...(pass && { pass }), ...(fail && { fail }) };
  }
  return cuts;
}

/** So many verdicts of rows that had no say confirm a cut; fewer are no confirmation. */
const CONFIRMED = 20;

/** Whether what came out on rows that had no say keeps the promise. */
export const keepsPromise = ({ rows, right }) => rows >= CONFIRMED && right >= PROMISE * rows;
