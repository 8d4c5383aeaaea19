/**
 * One thread of the group calibration: simulates a cell and decides as the product does, with the product's own functions. Its
 * seed belongs to the cell, so the figures do not depend on who simulated what.
 */
import { parentPort } from 'node:worker_threads';
import { decide } from '../../src/experiments/decide.ts';
import { lookAt, planLooks } from '../../src/experiments/looks.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { simulatedExperiments } from './simulated-experiment.mjs';

const SETTINGS = { minEffect: 0, seed: 1 };

parentPort.on('message', ({ cell, seed, repetitions }) => {
  const { next } = seededRandom(seed);
  const draw = simulatedExperiments(cell);
  const plan = cell.sequential ? planLooks(cell.rounds) : [];
  const sums = {
    conclusive: 0,
    conclusiveForTheseCases: 0,
    unguarded: 0,
    stopped: 0,
    stoppedUnguarded: 0,
    used: 0,
  };
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const evidence = draw(next);
    const fixed = decide(evidence, SETTINGS, { theseCases: false });
    if (fixed.conclusive) sums.conclusive++;
    if (isAheadOnly(fixed)) sums.unguarded++;
    if (fixed.conclusiveForTheseCases) sums.conclusiveForTheseCases++;
    if (!cell.sequential) continue;
    const { conclusive, used } = playInSteps(evidence, plan);
    if (conclusive) sums.stopped++;
    // Without guards in the way: the same plays with the deciding metric alone.
    if (cell.guards !== undefined && playInSteps({ ...evidence, metrics: ['pass_rate'] }, plan).conclusive)
      sums.stoppedUnguarded++;
    sums.used += used;
  }
  const shares = Object.entries(sums).map(([name, sum]) => [name, sum / repetitions]);
  parentPort.postMessage(Object.fromEntries(shares));
});

/** Proven, but for what a guard may say. */
const isAheadOnly = ({ conclusive, notBecause, guards }) =>
  conclusive ||
  (guards.some(({ held }) => !held) && notBecause.length === guards.filter(({ held }) => !held).length);

/** An experiment with looks: whether it ends with a winner, and the share of the planned plays that it took. */
function playInSteps(all, plan) {
  /** Rounds that a dropped variant was played. */
  const played = new Map();
  for (const [look, { rounds, alpha }] of plan.entries()) {
    const plays = all.plays.filter(
      ({ variant, round }) => round < Math.min(rounds, played.get(variant) ?? rounds),
    );
    const evidence = { ...all, plays };
    const { decision, dropped } = lookAt(evidence, SETTINGS, plan, look);
    for (const variant of dropped) played.set(variant, rounds);
    if (decision === 'go_on') continue;
    const conclusive =
      decision === 'winner' ||
      (decision === 'last' && decide(evidence, SETTINGS, { alpha, theseCases: false }).conclusive);
    return { conclusive, used: plays.length / all.plays.length };
  }
  throw new Error('the last look did not end the experiment');
}
