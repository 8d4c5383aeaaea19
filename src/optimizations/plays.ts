import { Fault } from '../errors.ts';
import { mean } from '../statistics/mean.ts';
import { sampleVariance } from '../statistics/sample-variance.ts';
import type { Phase, Play, Player, PlayScore } from './player.ts';

/** Repetitions of the phases lie apart, so that a fresh play is never an old one. */
export const REPETITIONS = { select: 0, headroom: 500, search: 1000, check: 5000, holdout: 9000 } as const;

/** A candidate of whose plays a larger share errored is broken (improvement.md 2.4). */
export const BROKEN = 0.2;

/** All plays of one optimization: each is played once, counted, and kept by prompt. */
export interface Ledger {
  /** Fresh plays so far, those out of the journal included: the same call counts the same after a restart. */
  used(): number;
  /** Whether this many more can be played without touching what is set aside. */
  affords(plays: number): boolean;
  /** Plays that are set aside for the gate. */
  setAside(plays: number): void;
  /** Plays what has not been played. Fault `budget_exhausted` when that is more than there is left. */
  play(prompts: readonly string[], plays: readonly Play[], phase: Phase): Promise<PlayScore[][]>;
  /** What a play said, if it was played. */
  known(prompt: string, play: Play): PlayScore | undefined;
}

/** Opens the account of an optimization with a hard limit of plays. */
export function openLedger(player: Player, limit: number): Ledger {
  const kept = new Map<string, Map<string, PlayScore>>();
  let used = 0;
  let reserve = 0;
  const keyOf = ({ case_id, repetition }: Play) => `${repetition} ${case_id}`;
  const known = (prompt: string, play: Play) => kept.get(prompt)?.get(keyOf(play));
  async function playMissing(prompts: readonly string[], plays: readonly Play[], phase: Phase) {
    const missing = prompts.map((prompt) => plays.filter((play) => known(prompt, play) === undefined));
    // Prompts that lack the same plays are played together, interleaved by the player.
    const groups = new Map<string, { prompts: string[]; plays: Play[] }>();
    for (const [index, lacking] of missing.entries()) {
      if (lacking.length === 0) continue;
      const key = JSON.stringify(lacking);
      const group = groups.get(key) ?? { prompts: [], plays: lacking };
      group.prompts.push(prompts[index] as string);
      groups.set(key, group);
    }
    for (const group of groups.values()) {
      const count = group.prompts.length * group.plays.length;
      if (used + count > limit)
        throw new Fault('budget_exhausted', `the budget of ${limit} agent runs is used up`, {
          where: `phase ${phase}`,
          hint: 'Raise the budget of agent runs.',
        });
      used += count;
      const answers = await player.play(group.prompts, group.plays, phase);
      for (const [index, prompt] of group.prompts.entries()) {
        const own = kept.get(prompt) ?? new Map<string, PlayScore>();
        kept.set(prompt, own);
        for (const [place, play] of group.plays.entries()) {
          const answer = answers[index]?.[place];
          if (!answer) throw new Fault('internal', 'the player left a play without an answer');
          own.set(keyOf(play), answer);
        }
      }
    }
  }
  return {
    used: () => used,
    affords: (plays) => used + plays <= limit - reserve,
    setAside: (plays) => {
      reserve = plays;
    },
    async play(prompts, plays, phase) {
      await playMissing([...new Set(prompts)], plays, phase);
      return prompts.map((prompt) => plays.map((play) => known(prompt, play) as PlayScore));
    },
    known,
  };
}

/** Plays of these cases with repetitions from `first` on, one round after the other. */
export function playsOf(cases: readonly string[], first: number, count: number): Play[] {
  return Array.from({ length: count }, (_, round) =>
    cases.map((case_id) => ({ case_id, repetition: first + round })),
  ).flat();
}

/** What one play says; null when it says nothing, as an errored one. */
export type WorthOf = (play: PlayScore) => number | null;

/** Values by case; a case without any is not there. */
export function valuesByCase(plays: readonly PlayScore[], worthOf: WorthOf): Map<string, number[]> {
  const values = new Map<string, number[]>();
  for (const play of plays) {
    const value = play.status === 'errored' ? null : worthOf(play);
    if (value === null || !Number.isFinite(value)) continue;
    const own = values.get(play.case_id);
    if (own) own.push(value);
    else values.set(play.case_id, [value]);
  }
  return values;
}

/** Cases that both sides have values of: original and candidate as `a` and `b`. */
export function pairs(
  a: readonly PlayScore[],
  b: readonly PlayScore[],
  worthOf: WorthOf,
): { caseId: string; a: number[]; b: number[] }[] {
  const left = valuesByCase(a, worthOf);
  const right = valuesByCase(b, worthOf);
  return [...left].flatMap(([caseId, values]) => {
    const others = right.get(caseId);
    return others ? [{ caseId, a: values, b: others }] : [];
  });
}

/** Mean difference b - a over cases with its standard error; null where no case has both sides. */
export function meanDifference(
  a: readonly PlayScore[],
  b: readonly PlayScore[],
  worthOf: WorthOf,
): { mean: number; error: number; cases: number } | null {
  const differences = pairs(a, b, worthOf).map((each) => mean(each.b) - mean(each.a));
  if (differences.length === 0) return null;
  const error = differences.length < 2 ? 0 : Math.sqrt(sampleVariance(differences) / differences.length);
  return { mean: mean(differences), error, cases: differences.length };
}

/** Share of the plays that errored. */
export function erroredShare(plays: readonly PlayScore[]): number {
  return plays.length === 0 ? 0 : plays.filter(({ status }) => status === 'errored').length / plays.length;
}
