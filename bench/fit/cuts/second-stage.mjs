import { SECOND_FEATURES } from '../../../src/scorers/sureness/second-stage/features.ts';
import { logitOf, movedEvidence } from '../../../src/scorers/sureness/second-stage/second-stage.ts';
import { SECOND_STAGES } from '../../../src/scorers/sureness/second-stage/weights.ts';
import { auroc } from '../../../src/statistics/auroc.ts';

/** What may move the evidence of a scorer, each with the side that it speaks for by its meaning. Whether it does is decided by the rows. */
const CANDIDATES = {
  contextual_precision: { first_passage: 1 },
  toxicity: { speaks_of_self: 1 },
  non_advice: { speaks_of_self: 1 },
  pii_leakage: { different_numbers: -1 },
  role_violation: { answer_in_role: 1 },
  role_adherence: { role_in_answer: 1 },
};

const RIDGE = 2;
/** Rows that a fit needs. */
const FEWEST = 50;
/** Sources of fewer rows decide nothing. */
const SMALL = 20;
/** By how much the AUROC of all rows has to rise, and how far that of one source may fall. */
const LEAST_GAIN = 0.005;
const MOST_LOSS = 0.02;

/** Runs something while the scorer has another second stage; `undefined` for none. */
export async function withSecondStage(scorer, stage, run) {
  const shipped = SECOND_STAGES[scorer];
  SECOND_STAGES[scorer] = stage;
  try {
    return await run();
  } finally {
    SECOND_STAGES[scorer] = shipped;
  }
}

/** The values that a second stage of the scorer would read in a subject; undefined for scorers that could have none. */
export function secondValues(scorer, subject) {
  const names = Object.keys(CANDIDATES[scorer] ?? {});
  return names.length === 0
    ? undefined
    : Object.fromEntries(names.map((name) => [name, SECOND_FEATURES[name](subject)]));
}

/** What the second stage reaches: results that rest on rules. An output that holds no answer has no other evidence. */
const isReached = (row) => row.applicable && row.kind !== 'none' && row.kind !== 'bare_answer';

/** The rows as a second stage ranks them. */
export const moved = (rows, stage) =>
  stage === undefined
    ? rows
    : rows.map((row) =>
        isReached(row)
          ? {
              ...row,
              evidence:
                Math.round(movedEvidence(stage, row.evidence, (name) => row.second[name]) * 1e4) / 1e4,
            }
          : row,
      );

/**
 * A second stage fitted to rows, each with evidence that its source had no say in: logistic regression with the log odds of that evidence
 * as a fixed part, so that it only learns what is to be added. Sources weigh the same. Undefined where nothing is to be added.
 */
export function fitSecondStage(scorer, rows) {
  const signs = CANDIDATES[scorer];
  if (signs === undefined) return undefined;
  const names = Object.keys(signs);
  const reached = rows.filter(
    (row) => isReached(row) && names.some((name) => row.second[name] !== undefined),
  );
  if (reached.length < FEWEST) return undefined;
  const sizes = Map.groupBy(reached, (row) => row.source);
  const weights = reached.map((row) => reached.length / (sizes.size * sizes.get(row.source).length));
  const columns = names.map((name) => column(name, reached, weights));
  const slopes = descend(reached, weights, columns);
  const kept = columns.flatMap(({ name, mean, scale, low, high }, j) =>
    slopes[j] * signs[name] > 0
      ? [{ feature: name, ...rounded({ weight: slopes[j] / scale, mean, low, high }) }]
      : [],
  );
  return kept.length === 0 ? undefined : kept;
}

const rounded = (values) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Number(value.toPrecision(5))]));

/** A feature over the rows, standardised; where it does not apply it is at its mean and says nothing. */
function column(name, rows, weights) {
  const known = rows.flatMap((row, i) =>
    row.second[name] === undefined ? [] : [{ value: row.second[name], weight: weights[i] }],
  );
  const total = known.reduce((sum, { weight }) => sum + weight, 0);
  const mean = known.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
  const variance = known.reduce((sum, { value, weight }) => sum + weight * (value - mean) ** 2, 0) / total;
  const scale = Math.sqrt(variance) || 1;
  return {
    ...{ name, mean, scale },
    low: known.reduce((least, { value }) => Math.min(least, value), Infinity),
    high: known.reduce((most, { value }) => Math.max(most, value), -Infinity),
    z: rows.map((row) => (row.second[name] === undefined ? 0 : (row.second[name] - mean) / scale)),
  };
}

/** Slopes of the columns beside the log odds of the evidence, by gradient descent; the intercept only keeps them from carrying it. */
function descend(rows, weights, columns) {
  const offsets = rows.map((row) => logitOf(row.evidence));
  const slopes = new Float64Array(columns.length);
  let intercept = 0;
  for (let step = 0; step < 2000; step += 1) {
    const gradient = slopes.map((slope) => RIDGE * slope);
    let drift = 0;
    for (let i = 0; i < rows.length; i += 1) {
      let logit = offsets[i] + intercept;
      for (let j = 0; j < columns.length; j += 1) logit += slopes[j] * columns[j].z[i];
      const gap = weights[i] * (1 / (1 + Math.exp(-logit)) - rows[i].label);
      for (let j = 0; j < columns.length; j += 1) gradient[j] += gap * columns[j].z[i];
      drift += gap;
    }
    const rate = 2 / rows.length;
    for (let j = 0; j < columns.length; j += 1) slopes[j] -= rate * gradient[j];
    intercept -= rate * drift;
    if (Math.max(Math.abs(drift), ...gradient.map(Math.abs)) * rate < 1e-7) break;
  }
  return slopes;
}

const area = (rows) => auroc(rows.map(({ evidence, label }) => ({ score: evidence, label })));

/**
 * Whether a second stage pays, by rows out of sample before and after it: the AUROC of all rises, that of most sources as well, and that of
 * none falls far. One source alone could only show that its own style was learnt.
 */
export function pays(before, after) {
  const sources = new Set(before.map((row) => row.source));
  const gains = [...sources].flatMap((source) => {
    const [one, other] = [before, after].map((rows) => rows.filter((row) => row.source === source));
    const [from, to] = [area(one), area(other)];
    return one.length < SMALL || from === null || to === null ? [] : [to - from];
  });
  return (
    gains.length > 1 &&
    area(after) - area(before) >= LEAST_GAIN &&
    gains.filter((gain) => gain > 0).length > gains.filter((gain) => gain < 0).length &&
    gains.every((gain) => gain >= -MOST_LOSS)
  );
}
