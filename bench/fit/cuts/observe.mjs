import { rankOf } from '../../../src/calibrations/observation.ts';
import { subjectOfLabel } from '../../../src/calibrations/subject-of-label.ts';
import { offlineJudge } from '../../../src/judges/offline.ts';
import { prepare } from '../../../src/scorers/prepare.ts';
import { CUTS } from '../../../src/scorers/sureness/cuts.ts';
import { isInconclusive } from '../../../src/scorers/sureness/inconclusive.ts';
import { labelledThreshold } from '../../../src/scorers/sureness/labelled-threshold.ts';
import { stuffingIn } from '../../../src/scorers/sureness/stuffed.ts';
import { refitter } from './refit.mjs';
import { foldsOf, partsOf } from './rows.mjs';
import { fitSecondStage, moved, pays, secondValues, withSecondStage } from './second-stage.mjs';

const judge = offlineJudge();

/** What a scorer makes of some rows with the weights as they stand; null where it has no opinion. */
async function observed(scorer, rows, indices) {
  const seen = new Map();
  for (const index of indices) {
    const row = rows[index];
    const context = { judge, threshold: labelledThreshold(scorer.name), samples: 1, repeat: 0 };
    const subject = subjectOfLabel(row);
    const outcome = await scorer.evaluate(subject, context);
    if (outcome.status === 'errored') continue;
    const { result } = outcome;
    const { evidence_kind: kind, not_applicable: nothing, judge: info, warnings } = result.metadata;
    seen.set(index, {
      index,
      label: row.label,
      source: row.source,
      group: row.group,
      evidence: rankOf(result),
      passes: result.pass,
      applicable: nothing !== true,
      kind: kind === undefined || isInconclusive(scorer.name, kind) ? 'none' : kind,
      confidence: nothing === true ? 'none' : info.confidence,
      foreign: warnings.includes('non_english'),
      stuffed: stuffingIn(prepare(subject), kind === 'declined') !== undefined,
      second: secondValues(scorer.name, prepare(subject)),
    });
  }
  return seen;
}

/**
 * The evidence of every row out of sample: with weights that its part had no say in. `without(part)` gives that of the other parts as one
 * sees it who never saw `part`: for each of them the weights are fitted without it and without `part`. So cuts can be chosen on it.
 */
export async function observe(scorer, rows) {
  const { by, parts } = partsOf(rows);
  const names = [...new Set(parts)];
  const refit = await refitter(scorer.name, rows);
  const members = new Map(
    names.map((name) => [name, rows.flatMap((_, index) => (parts[index] === name ? [index] : []))]),
  );
  const isFitted = (part) =>
    refit !== undefined && members.get(part).some((index) => refit.sources.has(rows[index].source));
  const folds = foldsOf(rows);
  const memory = new Map();
  /** What the rules make of a part with weights that neither the part nor these others had a say in; the second stage has none yet. */
  const unseenByRules = (part, others) => withSecondStage(scorer.name, undefined, () => unseen(part, others));
  /** What the product makes of it. */
  async function unseen(part, others, mine = members.get(part)) {
    const out = new Set([part, ...others].filter(isFitted));
    if (out.size === 0) return observed(scorer, rows, mine);
    try {
      if (refit.without((index) => out.has(parts[index]))) return await observed(scorer, rows, mine);
      // Too little is left: the part is parted by its groups, and each fold seen with weights of the others as well.
      const seen = new Map();
      out.delete(part);
      for (const fold of new Set(mine.map((index) => folds.get(rows[index])))) {
        const here = mine.filter((index) => folds.get(rows[index]) === fold);
        const isOut = new Set(members.get(part).filter((index) => folds.get(rows[index]) === fold));
        if (!refit.without((index) => isOut.has(index) || out.has(parts[index]))) refit.restore();
        for (const [index, row] of await observed(scorer, rows, here)) seen.set(index, row);
      }
      return seen;
    } finally {
      refit.restore();
    }
  }
  async function of(part, others) {
    const key = JSON.stringify([part, others.filter(isFitted)]);
    if (!memory.has(key)) memory.set(key, await unseenByRules(part, others));
    return memory.get(key);
  }
  /** Rows of the other parts, as somebody sees them who never saw this one. */
  async function without(part) {
    const others = [];
    for (const name of names)
      if (name !== part)
        for (const row of (await of(name, [part])).values()) others.push({ ...row, part: name });
    return others;
  }
  const whole = [];
  for (const part of names)
    for (const row of (await of(part, [])).values())
      whole.push({ ...row, part, fold: folds.get(rows[row.index]) });
  /** The second stage that a part had no say in, and what it makes of the part. */
  const stages = new Map();
  for (const part of names) stages.set(part, fitSecondStage(scorer.name, await without(part)));
  const again = whole.map((row) => moved([row], stages.get(row.part))[0]);
  const used = pays(whole, again);
  return {
    by,
    parts: names,
    rows: used ? again : whole,
    /** What the second stage is worth, and its weights by all rows; undefined where it does not pay. */
    second: used ? { stage: fitSecondStage(scorer.name, whole), first: whole } : undefined,
    /** Rows of the other parts, as somebody sees them who never saw this one. */
    async without(part) {
      const others = await without(part);
      if (!used) return others;
      return names.flatMap((name) => {
        const mine = others.filter((row) => row.part === name);
        const rest = others.filter((row) => row.part !== name);
        return mine.length === 0 ? [] : moved(mine, fitSecondStage(scorer.name, rest));
      });
    },
    /** The results of a fold of a part with cuts and weights that it had no say in, as the product gives them. */
    async judgedBy(cuts, part, fold) {
      const shipped = CUTS[scorer.name];
      CUTS[scorer.name] = cuts;
      try {
        const mine = members.get(part).filter((index) => folds.get(rows[index]) === fold);
        const stage = used ? stages.get(part) : undefined;
        return await withSecondStage(scorer.name, stage, async () => [
          ...(await unseen(part, [], mine)).values(),
        ]);
      } finally {
        CUTS[scorer.name] = shipped;
      }
    },
    errors: rows.length - whole.length,
  };
}
