import type { ExperimentLook } from '../schema/experiment.ts';
import { groupSequential } from '../statistics/group-sequential.ts';
import { normalQuantile, normalSf } from '../statistics/normal.ts';
import { type Decision, decide } from './decide.ts';
import type { AnalysisSettings, Evidence } from './evidence.ts';

/** Looks are planned at these fifths of the rounds (statistics.md 4.3 step 11). */
const LOOKS = 5;

/** Before this many rounds no look: one play a case is no evidence about its scatter. */
const LEAST_ROUNDS = 2;

/** Total error level, and how it is spent: Hwang-Shih-DeCani, gamma -2. */
const ALPHA = 0.05;
const SPENDING = { hsd: -2 } as const;

/** Futility: from this share of the rounds on, stop when the chance of still reaching a winner falls below this. */
const FUTILE = { from: 0.4, below: 0.1 } as const;

/** One planned look: after this many rounds, a winner needs p <= `alpha`, that is |z| >= `z`. */
interface PlannedLook {
  rounds: number;
  alpha: number;
  z: number;
}

/**
 * When to look at an experiment of this many rounds, and what a winner then needs, so that looking often does not make false
 * winners more likely (statistics.md 4.3 step 11). The last look is after the last round. Its level replaces 0.05 in the final
 * decision. RangeError for less than one round.
 */
export function planLooks(rounds: number): PlannedLook[] {
  if (!(Number.isInteger(rounds) && rounds >= 1)) throw new RangeError(`planLooks: ${rounds} rounds`);
  const fifths = Array.from({ length: LOOKS }, (_, fifth) => Math.ceil(((fifth + 1) * rounds) / LOOKS));
  const after = [...new Set(fifths)].filter((done) => done >= Math.min(LEAST_ROUNDS, rounds));
  const { z, nominal_p } = groupSequential(
    after.map((done) => done / rounds),
    ALPHA,
    SPENDING,
  );
  return after.map((done, look) => ({
    rounds: done,
    // All of it at once needs no integration, which would leave a trace of rounding.
    alpha: after.length === 1 ? ALPHA : (nominal_p[look] as number),
    z: z[look] as number,
  }));
}

/**
 * The planned look number `lookIndex` at what was measured until then: go on, stop with a winner, or stop because none will be
 * found with this budget. The last look decides nothing: the analysis does. A winner is one only for the population;
 * with fewer than six cases all rounds are played, unless it is futile. `dropped` names the variants that need no more plays, not
 * those dropped before.
 */
export function lookAt(
  evidence: Evidence,
  settings: AnalysisSettings,
  plan: readonly PlannedLook[],
  lookIndex: number,
): ExperimentLook {
  const planned = plan[lookIndex];
  const last = plan.at(-1);
  if (planned === undefined || last === undefined)
    throw new RangeError(`lookAt: look ${lookIndex} of ${plan.length}`);
  const decision = decide(evidence, settings, { alpha: planned.alpha, theseCases: false });
  const time = planned.rounds / last.rounds;
  const isLast = planned === last;
  const power = isLast || time < FUTILE.from ? null : conditionalPower(decision.pValue, time, last.z);
  // A metric that stands lower for now may be harmed: a few more plays tell, which an early winner would never make.
  const mayStop = decision.conclusive && decision.guards.every(({ settled }) => settled);
  const verdict = isLast ? 'last' : verdictOf(mayStop, power);
  return {
    rounds: planned.rounds,
    leader: decision.leader,
    p_value: decision.pValue,
    nominal_alpha: planned.alpha,
    conditional_power: power,
    decision: verdict,
    dropped:
      verdict === 'go_on'
        ? droppedOf(decision, stillPlayed(evidence, plan[lookIndex - 1]?.rounds ?? 0), planned.alpha)
        : [],
  };
}

function verdictOf(mayStop: boolean, power: number | null): ExperimentLook['decision'] {
  if (mayStop) return 'winner';
  return power !== null && power < FUTILE.below ? 'futile' : 'go_on';
}

/**
 * Chance that the last look has a winner if things go on as they went: the path of a Brownian motion at B = Z √t, with the drift
 * seen so far (Lan and Wittes 1988).
 */
function conditionalPower(pValue: number, time: number, lastZ: number): number {
  if (pValue <= 0) return 1;
  const path = -normalQuantile(pValue / 2) * Math.sqrt(time);
  return normalSf((lastZ - path - (path / time) * (1 - time)) / Math.sqrt(1 - time));
}

/** Variants with a play, valid or lost, in the rounds since the look before. */
function stillPlayed({ plays, lost, variants }: Evidence, since: number): string[] {
  const seen = new Set<string>();
  for (const { variant, round } of plays) if (round >= since) seen.add(variant);
  for (const { variant, round } of lost) if (round >= since) seen.add(variant);
  return variants.filter((variant) => seen.has(variant));
}

/**
 * Of three or more variants those that the leader beats already, at the level divided among its rivals (Bonferroni). Two stay
 * in play in any case, and so does the baseline while a guard against it is open: its plays still count.
 */
function droppedOf(
  { leader, baseline, rivals, guards }: Decision,
  playing: readonly string[],
  alpha: number,
): string[] {
  if (rivals.length < 2) return [];
  const open = guards.some(({ settled }) => !settled);
  const beaten = rivals
    .filter(({ contrast }) => (contrast.difference ?? 0) > 0 && contrast.p_value <= alpha / rivals.length)
    .map(({ variant }) => variant)
    .filter((variant) => playing.includes(variant) && !(open && variant === baseline));
  const left = playing.filter((variant) => !beaten.includes(variant));
  return left.some((variant) => variant !== leader) ? beaten : [];
}
