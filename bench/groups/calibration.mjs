import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { plannedPower } from '../../src/experiments/planned-power.ts';

const SEED = 20_260_101;

/** False winners: a level of 5 %, and room for the chance of the simulation. */
const FALSE = { most: 0.06 };

/** The page's figures come from 4,000 repetitions of a model close to this one; figures within 5 points agree. */
const NEAR = 0.05;

/** Scatter of a true effect over cases, where there is one. */
const SCATTER = 0.1;

/**
 * Whether the decision of experiments keeps its promises, by simulation: rate of false winners where nothing differs (or only case
 * by case), power, what guards cost and what they stop, how true the forecast of a dry run is, and what looking early saves (statistics.md 4.2
 * and 4.3 steps 7 and 11). Straight from src, seeded.
 */
export async function calibration({ repetitions }) {
  const rows = [...nulls(), ...three(), ...power(), ...sequential(), ...guarded(), ...forecast()];
  const measured = await simulate(
    rows.map(({ cell }) => cell),
    repetitions,
  );
  return rows.flatMap(({ figures }, index) => figures(measured[index]));
}

const cellOf = (cases, rounds, effects, het, isSequential = false) => ({
  cases,
  rounds,
  effects,
  het,
  sequential: isSequential,
});

const nameOf = ({ cases, rounds, het }) => `C=${cases} K=${rounds} het ${het}`;

function nulls() {
  return [5, 8, 20, 40].flatMap((cases) =>
    [3, 10].flatMap((rounds) =>
      [0, 0.2, 0.4].map((het) => {
        // Five cases never have a winner, so looks have nothing to add.
        const cell = cellOf(cases, rounds, [0, 0], het, cases >= 6);
        return {
          cell,
          figures: ({ conclusive, conclusiveForTheseCases, stopped, used }) => [
            {
              figure: `false winner, ${nameOf(cell)}`,
              value: conclusive,
              bound: FALSE,
              note: cell.sequential ? '' : `for these cases only: ${percent(conclusiveForTheseCases)}`,
            },
            ...(cell.sequential ? [withLooks(stopped, used)] : []),
          ],
        };
      }),
    ),
  );
}

function withLooks(stopped, used) {
  return {
    figure: '  with looks',
    value: stopped,
    bound: FALSE,
    note: `${percent(used)} of the runs`,
  };
}

function three() {
  const kinds = [
    ['3 variants, all equal', [0, 0, 0]],
    ['3 variants, two tied leaders', [0, 0, -0.3]],
  ];
  return kinds.flatMap(([kind, effects]) =>
    [
      [8, 0],
      [20, 0],
      [20, 0.2],
      [20, 0.4],
    ].map(([cases, het]) => {
      const cell = cellOf(cases, 10, effects, het, true);
      return {
        cell,
        figures: ({ conclusive, stopped, used }) => [
          { figure: `false winner, ${kind}, ${nameOf(cell)}`, value: conclusive, bound: FALSE },
          withLooks(stopped, used),
        ],
      };
    }),
  );
}

function power() {
  return [
    { cases: 20, rounds: 10, effect: 0.2, het: SCATTER, least: 0.75 },
    { cases: 20, rounds: 10, effect: 0.2, het: 0.2, least: 0.75 },
    { cases: 20, rounds: 10, effect: 0.1, het: SCATTER, page: 0.54 },
    { cases: 20, rounds: 3, effect: 0.2, het: SCATTER, page: 0.68 },
    { cases: 8, rounds: 10, effect: 0.2, het: SCATTER, page: 0.65 },
  ].map(({ cases, rounds, effect, het, least, page }) => {
    const cell = cellOf(cases, rounds, [0, effect], het);
    return {
      cell,
      figures: ({ conclusive }) => [
        {
          figure: `power, +${effect}, ${nameOf(cell)}`,
          value: conclusive,
          ...(least === undefined ? {} : { bound: { least } }),
          note: page === undefined ? '' : `statistics.md 4.2: ${page}`,
        },
      ],
    };
  });
}

/** Points of power that guards may cost where they harm nothing. */
const GUARD_COST = { most: 10 };

/** What guards cost and what they stop: 12 cases, 5 plays (10 with looks), a variant that is better by 0.2 beside other yes/no metrics. */
function guarded() {
  const still = (count) => Array.from({ length: count }, () => [0, 0]);
  return [
    { name: 'nothing differs, 1 equal guard', effect: 0, guards: still(1), winner: FALSE },
    { name: 'nothing differs, 1 guard loses 0.2', effect: 0, guards: [[0, -0.2]], winner: FALSE },
    { name: '+0.2, 1 equal guard', effect: 0.2, guards: still(1), cost: GUARD_COST },
    { name: '+0.2, 3 equal guards', effect: 0.2, guards: still(3), cost: GUARD_COST },
    { name: '+0.2, 5 equal guards', effect: 0.2, guards: still(5), cost: GUARD_COST },
    // Nine of ten that would win, of those that do.
    { name: '+0.2, 1 guard loses 0.2', effect: 0.2, guards: [[0, -0.2]], left: { most: 0.2 } },
    { name: '+0.2, 1 of 3 guards loses 0.2', effect: 0.2, guards: [[0, -0.2], ...still(2)] },
    { name: '+0.2, 1 guard loses 0.1', effect: 0.2, guards: [[0, -0.1]] },
  ].flatMap(({ name, effect, guards, winner, cost, left }) =>
    [5, 10].map((rounds) => {
      const cell = { ...cellOf(12, rounds, [0, effect], SCATTER, rounds === 10), guards };
      return {
        cell,
        figures: (found) =>
          [
            ['', found.conclusive, found.unguarded],
            ...(cell.sequential ? [[' with looks', found.stopped, found.stoppedUnguarded]] : []),
          ].map(([how, value, without]) =>
            cost === undefined
              ? {
                  figure: `winner${how}, ${name}, C=12 K=${rounds}`,
                  value: left === undefined ? value : value / without,
                  ...(winner === undefined && left === undefined ? {} : { bound: winner ?? left }),
                  note: `${percent(value)}, without guards ${percent(without)}`,
                }
              : {
                  figure: `points of power that guards cost${how}, ${name}, C=12 K=${rounds}`,
                  value: (without - value) * 100,
                  bound: cost,
                  note: `${percent(value)}, without guards ${percent(without)}`,
                },
          ),
      };
    }),
  );
}

/** What `--dry-run` says of a plan, with the scatter that was simulated, against what its decisions find. */
function forecast() {
  return [
    { cases: 8, rounds: 5, effect: 0.2 },
    { cases: 12, rounds: 5, effect: 0.1 },
    { cases: 12, rounds: 5, effect: 0.2 },
    { cases: 20, rounds: 3, effect: 0.2 },
    { cases: 20, rounds: 10, effect: 0.1 },
    { cases: 40, rounds: 1, effect: 0.2 },
  ].map(({ cases, rounds, effect }) => {
    const cell = { ...cellOf(cases, rounds, [0, effect], SCATTER), guards: [[0, 0]] };
    const design = { cases, rounds, sequential: false, metrics: ['guard-1'], primary: 'pass_rate' };
    // The mean of q (1 - q) in the model is 0.165.
    const scatter = { withinRuns: 2 * 0.165, betweenCases: SCATTER ** 2, source: { from: 'assumption' } };
    const { effects } = plannedPower(design, scatter);
    const { withGuards, withoutGuards } = effects.find(({ difference }) => difference === effect);
    return {
      cell,
      figures: ({ conclusive, unguarded }) => [
        {
          figure: `dry run, +${effect}, C=${cases} K=${rounds}: points from what is found`,
          value: points(conclusive, withGuards),
          bound: { most: NEAR * 100 },
          note: `found ${percent(conclusive)}, said ${percent(withGuards)}; without guards ${percent(unguarded)}, said ${percent(withoutGuards)}`,
        },
      ],
    };
  });
}

/** Rows of the table in statistics.md 4.3 step 11: cases, effect, fixed, and with looks and futility rejection and share of runs. */
const TABLE = [
  [8, 0, 0.043, 0.026, 0.55],
  [20, 0, 0.051, 0.036, 0.56],
  [12, 0.15, 0.61, 0.54, 0.73],
  [20, 0.15, 0.86, 0.8, 0.67],
  [20, 0.3, 1, 1, 0.35],
  [40, 0.3, 1, 1, 0.22],
];

function sequential() {
  return TABLE.map(([cases, effect, pageFixed, pageStopped, pageUsed]) => {
    const cell = cellOf(cases, 10, [0, effect], effect === 0 ? 0 : SCATTER, true);
    return {
      cell,
      figures: ({ conclusive, stopped, used }) => [
        {
          figure: `with looks, C=${cases} +${effect}: winner, points from the page`,
          value: points(stopped, pageStopped),
          bound: { most: NEAR * 100 },
          note: `${percent(stopped)}, page ${percent(pageStopped)}; without looks ${percent(conclusive)}, page ${percent(pageFixed)}`,
        },
        {
          figure: '  runs used, points from the page',
          value: points(used, pageUsed),
          bound: { most: NEAR * 100 },
          note: `${percent(used)}, page ${percent(pageUsed)}`,
        },
      ],
    };
  });
}

const points = (share, other) => Math.abs(share - other) * 100;

const percent = (share) => `${(share * 100).toFixed(1)} %`;

/** Each cell by the thread that is free; the largest first, so that none ends long after the others. */
async function simulate(cells, repetitions) {
  const work = ({ cases, rounds, effects }) => cases * rounds * effects.length;
  const waiting = cells
    .map((cell, index) => ({ cell, index, seed: SEED + index, repetitions }))
    .sort((one, other) => work(other.cell) - work(one.cell));
  const measured = [];
  await Promise.all(
    Array.from(
      { length: Math.min(availableParallelism(), cells.length) },
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker(new URL('../support/calibration-worker.mjs', import.meta.url));
          let job;
          const hand = () => {
            job = waiting.shift();
            if (job !== undefined) return worker.postMessage(job);
            worker.terminate().then(resolve, reject);
          };
          worker.on('message', (figures) => {
            measured[job.index] = figures;
            hand();
          });
          worker.on('error', reject);
          hand();
        }),
    ),
  );
  return measured;
}
