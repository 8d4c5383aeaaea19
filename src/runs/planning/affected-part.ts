import type { GateSettings } from '../../schema/settings.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import type { Verdict } from '../gating/verdict.ts';
import type { AffectedPart, RunConfig } from '../records.ts';
import type { PlannedCase } from './plan.ts';

/** The counts of a choice among the cases of a plan. */
export function affectedPart(
  { base, changed, of }: Pick<AffectedPart, 'base' | 'changed' | 'of'>,
  chosen: readonly PlannedCase[],
): AffectedPart {
  const gating = chosen.filter(({ description }) => description.gating && description.skip === undefined);
  return { base, changed, of, chosen: chosen.length, gating: gating.length };
}

/** What a comparison is given of the cases that a run did not play. `sameSelection`: the baseline was asked for the same ones. */
export function unplayedOf(
  { selection: { cases, tags }, affected }: Pick<RunConfig, 'selection' | 'affected'>,
  sameSelection = false,
): { selected: 'all' | 'some'; unaffected: string[] | undefined } {
  return {
    // An empty list selects nothing.
    selected: (cases === undefined && tags === undefined) || sameSelection ? 'all' : 'some',
    unaffected: affected?.unaffected,
  };
}

/**
 * What the gate may ask of affected cases alone: the required number of cases is one of the suite, and an average is only asked
 * where a case that is played has the scorer.
 */
export function gateOfPart(
  gate: GateSettings,
  { of, chosen: count }: AffectedPart,
  chosen: readonly PlannedCase[],
): GateSettings {
  if (count === of) return gate;
  const played = chosen.filter(({ description }) => description.skip === undefined);
  const scorers = new Set(played.flatMap(({ description }) => description.scorers.flat()));
  return {
    ...gate,
    min_cases: of < gate.min_cases ? gate.min_cases : Math.min(gate.min_cases, 1),
    min_scores: Object.fromEntries(Object.entries(gate.min_scores).filter(([name]) => scorers.has(name))),
  };
}

/**
 * The verdict of a run of affected cases: neutral where nothing that gates is affected (contract 5), because then nothing was to
 * be judged by rule; else the one that it has, which says that it is one of a part.
 */
export function affectedVerdict(verdict: Verdict, part: AffectedPart | undefined): Verdict {
  if (part === undefined || verdict.exitCode === 130) return verdict;
  const { of, chosen, gating } = part;
  if (gating > 0 && chosen === of) return verdict;
  const share = `${formatCount(chosen)} of ${formatCounted(of, 'case')}`;
  if (gating > 0)
    return {
      ...verdict,
      reason: `${verdict.reason} Played: ${share}, those that the ${filesOf(part)} affect${part.changed === 1 ? 's' : ''}.`,
    };
  // Whoever selected nothing at all made a mistake; that is not for the change to excuse.
  if (of === 0) return verdict;
  return { conclusion: 'neutral', reason: nothingAffected(part), exitCode: 0 };
}

function nothingAffected(part: AffectedPart): string {
  if (part.changed === 0) return `Skipped: no file changed since ${shownBase(part.base)}.`;
  if (part.chosen === 0) return `Skipped: no eval depends on the ${filesOf(part)}.`;
  return `Skipped: no eval that is played and gates depends on the ${filesOf(part)} (${formatCounted(part.chosen, 'other')} ${part.chosen === 1 ? 'does' : 'do'}).`;
}

const filesOf = ({ changed }: AffectedPart) => formatCounted(changed, 'changed file');
/** A commit is known by its first letters. */
export const shownBase = (base: string) => (/^[0-9a-f]{40,64}$/.test(base) ? base.slice(0, 10) : base);
