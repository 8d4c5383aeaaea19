import { DIFFICULTIES } from '../schema/generation/config.ts';
import type { VerifiedCase } from './case-draft.ts';
import { type Choice, fill, openChoice, takenBeside } from './choice.ts';
import type { Quota } from './quota.ts';
import type { Target } from './targets.ts';

export interface Selection {
  chosen: VerifiedCase[];
  /** Candidates that were near-duplicates of a chosen one. */
  duplicates: number;
  /** Kinds that had too few candidates, in words. */
  short: string[];
}

/**
 * Chooses cases greedily by what they add to the coverage of the targets (facility location, monotone submodular: at least half
 * of the best possible under quotas; Fisher, Nemhauser and Wolsey 1978), within the quotas of difficulty, edge and focus. Difficulties
 * that were asked for come before the others.
 * Near-duplicates of chosen ones are passed over. Deterministic: ties go to MMR, then to the earlier candidate.
 */
export function selectCases(
  candidates: readonly VerifiedCase[],
  targets: readonly Target[],
  quota: Quota,
  focus: ReadonlySet<string>,
): Selection {
  const choice = openChoice(candidates, targets, quota);
  const short = [
    ...takeEdges(choice, quota),
    ...takeGuards(choice, quota),
    ...takeFocus(choice, quota, focus),
    ...takeRest(choice, quota),
  ];
  const { taken, barred } = choice;
  return { chosen: [...taken].map((at) => candidates[at] as VerifiedCase), duplicates: barred.size, short };
}

const hasRoom = ({ left }: Choice, one: VerifiedCase) => left[one.difficulty] > 0;
const isFair = (choice: Choice, one: VerifiedCase, { perDocument = Infinity }: Quota) =>
  takenBeside(choice, one) < perDocument;

/** Cases of a difficulty that has no place left, where nobody asked for the difficulties. */
const beyond = (choice: Choice, { exact }: Quota, count: number, allowed: (one: VerifiedCase) => boolean) =>
  exact ? 0 : fill(choice, count, allowed);

/** Edge cases, those of a difficulty and a document that still have a place first. Answers what is short, in words. */
function takeEdges(choice: Choice, quota: Quota): string[] {
  const fitting = fill(
    choice,
    quota.edge,
    (one) => one.edge && hasRoom(choice, one) && isFair(choice, one, quota),
  );
  const got = fitting + beyond(choice, quota, quota.edge - fitting, (one) => one.edge);
  return got < quota.edge ? [`${got} of ${quota.edge} edge cases`] : [];
}

function takeGuards(choice: Choice, quota: Quota): string[] {
  const isGuard = (one: VerifiedCase) => one.operator === 'failure-neighbour';
  const fitting = fill(choice, quota.guards, (one) => isGuard(one) && hasRoom(choice, one));
  const got = fitting + beyond(choice, quota, quota.guards - fitting, isGuard);
  return got < quota.guards ? [`${got} of ${quota.guards} neighbours that must still pass`] : [];
}

/** Cases in focus, as many as are missing beside those that are taken already. */
function takeFocus(choice: Choice, quota: Quota, focus: ReadonlySet<string>): string[] {
  const { taken, candidates } = choice;
  const inFocus = (one: VerifiedCase) => focus.has(one.topic);
  const before = [...taken].filter((at) => inFocus(candidates[at] as VerifiedCase)).length;
  const wanted = Math.max(0, Math.min(quota.focus - before, quota.total - taken.size));
  const fitting = fill(choice, wanted, (one) => !one.edge && inFocus(one) && hasRoom(choice, one));
  const got = fitting + beyond(choice, quota, wanted - fitting, (one) => !one.edge && inFocus(one));
  return got < wanted ? [`${before + got} of ${quota.focus} cases in focus areas`] : [];
}

/**
 * The places that are left, with edge cases where a difficulty that was requested has nothing else. A kind that ran dry leaves its own to
 * the others: the number asked for comes first.
 */
function takeRest(choice: Choice, quota: Quota): string[] {
  const { left, taken } = choice;
  const rest = (allowed: (one: VerifiedCase) => boolean) => fill(choice, quota.total - taken.size, allowed);
  rest((one) => !one.edge && hasRoom(choice, one) && isFair(choice, one, quota));
  rest((one) => !one.edge && hasRoom(choice, one));
  if (quota.exact) rest((one) => one.edge && quota.edge > 0 && hasRoom(choice, one));
  const missing = DIFFICULTIES.filter((name) => left[name] > 0);
  rest((one) => !one.edge);
  rest((one) => one.edge && quota.edge > 0);
  return missing.flatMap((name) => {
    const planned = quota.difficulty[name];
    return left[name] > 0 ? [`${planned - left[name]} of ${planned} ${name} cases`] : [];
  });
}
