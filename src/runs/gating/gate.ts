import type { AttemptError } from '../../schema/run.ts';
import type { GateSettings } from '../../schema/settings.ts';
import { headline } from '../../text/headline.ts';
import { type MissingSecretsFacts, missingSecretsVerdict } from './gate-missing-secrets.ts';
import { type BaselineFacts, type NoBaseline, regressionVerdict } from './gate-regression.ts';
import { isMostlyUnsure, mostlyUnsureVerdict, type UnsureFacts, unsureSentence } from './gate-unsure.ts';
import type { Verdict } from './verdict.ts';

/** What the gate decides from: gating cases only. */
export interface GateFacts {
  selected: number;
  passed: number;
  failed: number;
  errored: number;
  /** Without those that are unsure. */
  skipped: number;
  /** Set where some case is unsure; in none of the counts above. */
  unsure?: UnsureFacts;
  avgScores: Record<string, number>;
  /** Set when a ceiling was reached and cases were left unplayed. */
  budget?: string;
  /** The time limit, when it was reached and cases were left unplayed. */
  overtime?: string;
  /** Set when a provider refused every further request, and cases were left unplayed. */
  refused?: string;
  /** Set when that is because nobody serves a model, of the judge or of an agent; `refused` then says which, and what to do. */
  modelGone?: boolean;
  cancelled?: boolean;
  /** Known weaknesses (`gating: false`) that failed, and how many there are. */
  nonGating: { total: number; failed: number };
  /** Cases that their own history keeps from gating (quarantine.ts): ids of those that failed. In none of the counts above. */
  quarantined?: { total: number; passed: number; failed: string[] };
  /** Ids of the gating cases of severity `critical` that failed, where there are some. */
  critical?: string[];
  firstError?: AttemptError;
  /** Every error is infrastructure: nobody's answer was judged. */
  onlyInfrastructure: boolean;
  /** The comparison that `fail_on: regression` asks, or why there is none. */
  baseline?: BaselineFacts | NoBaseline;
  /** Set where secrets are missing: then only what needs none of them is among the facts above. */
  missing?: MissingSecretsFacts;
}

/** Ids that a reason names. */
const MOST_NAMED = 5;

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The decision of contract 5. No evidence is never a pass; infrastructure failure is never a failed answer. */
export function gate(facts: GateFacts, settings: GateSettings): Verdict {
  const { missing } = facts;
  if (missing === undefined || facts.cancelled) return decide(facts, settings);
  const judged = facts.passed + facts.failed;
  const undecided = judged === 0 && findProblem(facts, settings) === undefined;
  return missingSecretsVerdict(undecided ? undefined : decide(facts, settings), judged, missing, settings);
}

function decide(facts: GateFacts, settings: GateSettings): Verdict {
  const problem = findProblem(facts, settings);
  const judged = facts.passed + facts.failed;
  if (facts.cancelled)
    return {
      conclusion: 'failed',
      reason: `Cancelled: ${judged} of ${plural(facts.selected, 'case')} judged.`,
      exitCode: 130,
    };
  if (isAllQuarantined(facts))
    return {
      conclusion: 'neutral',
      reason: `Nothing decides: every gating case that was judged is quarantined.${quarantineSentence(facts)}`,
      exitCode: 0,
    };
  if (settings.fail_on === 'never' && problem?.exitCode !== 3)
    return {
      conclusion: 'neutral',
      reason:
        problem === undefined
          ? `Nothing is gated (fail_on: never): ${passedSentence(facts)}`
          : `Nothing is gated (fail_on: never). ${problem.reason}`,
      exitCode: 0,
    };
  if (problem !== undefined) return { conclusion: 'failed', ...problem };
  const critical = criticalSentence(facts);
  // A regression is another question: whether it is worse than before.
  if (settings.fail_on === 'failure' && critical !== '')
    return { conclusion: 'failed', reason: `${rateVerdict(facts, settings).reason}${critical}`, exitCode: 1 };
  if (isUnscored(facts, settings)) return unscoredVerdict(facts, settings);
  if (settings.fail_on === 'regression') {
    const verdict = regressionVerdict(facts.baseline, passedSentence(facts), settings.require_baseline);
    const isShown = verdict.conclusion !== 'passed' || !isMostlyUnsure(facts);
    return isShown ? verdict : mostlyUnsureVerdict(facts, verdict, 0);
  }
  const verdict = rateVerdict(facts, settings);
  return isMostlyUnsure(facts) ? mostlyUnsureVerdict(facts, verdict, settings.min_pass_rate) : verdict;
}

function rateVerdict(facts: GateFacts, { min_pass_rate: least }: GateSettings): Verdict {
  const reason = passedSentence(facts);
  if (facts.passed / (facts.passed + facts.failed) < least)
    return { conclusion: 'failed', reason: `${reason} Required: ${percent(least)}.`, exitCode: 1 };
  return { conclusion: 'passed', reason, exitCode: 0 };
}

/** Scorers that `gate.min_scores` asks for and of which every result is unsure. */
const unscored = ({ unsure, avgScores }: GateFacts, { min_scores: least }: GateSettings) =>
  Object.keys(least).filter((scorer) => avgScores[scorer] === undefined && unsure?.scorers.has(scorer));

const isUnscored = (facts: GateFacts, settings: GateSettings) =>
  unscored(facts, settings).length > 0 && rateVerdict(facts, settings).conclusion !== 'failed';

/** A mean that is required and of which nothing is sure is neither reached nor missed. */
const unscoredVerdict = (facts: GateFacts, settings: GateSettings): Verdict => ({
  conclusion: 'neutral',
  reason: `No result of ${unscored(facts, settings).join(', ')} is sure, and gate.min_scores requires a mean: nothing is decided. ${passedSentence(facts)}`,
  exitCode: 0,
});

function passedSentence(facts: GateFacts): string {
  const judged = facts.passed + facts.failed;
  const weak = facts.nonGating;
  const rest = weak.failed === 0 ? '' : ` ${weak.failed} of ${plural(weak.total, 'non-gating case')} failed.`;
  const apart = weak.total + (facts.quarantined?.total ?? 0) > 0;
  const noun = `${facts.unsure === undefined ? '' : 'sure '}${apart ? 'gating case' : 'case'}`;
  return `${facts.passed} of ${plural(judged, noun)} passed (${percent(judged === 0 ? 0 : facts.passed / judged)}).${unsureSentence(facts)}${rest}${quarantineSentence(facts)}`;
}

/** What failed and does not count, so that nobody takes it for passed. */
function quarantineSentence({ quarantined }: GateFacts): string {
  const failed = quarantined?.failed ?? [];
  if (failed.length === 0) return '';
  const more = failed.length > MOST_NAMED ? ` and ${failed.length - MOST_NAMED} more` : '';
  return ` ${plural(failed.length, 'quarantined case')} (flaky in history) failed and ${failed.length === 1 ? 'does' : 'do'} not gate: ${failed.slice(0, MOST_NAMED).join(', ')}${more}.`;
}

/** What no pass rate makes up for. */
function criticalSentence({ critical = [] }: GateFacts): string {
  if (critical.length === 0) return '';
  const more = critical.length > MOST_NAMED ? ` and ${critical.length - MOST_NAMED} more` : '';
  return ` ${plural(critical.length, 'critical case')} failed: ${critical.slice(0, MOST_NAMED).join(', ')}${more}.`;
}

/** Why nobody could be asked any more, and how far the run came. */
function refusedSentence({ modelGone, passed, failed, selected }: GateFacts, refused: string): string {
  const course = `${passed + failed} of ${plural(selected, 'case')} judged.`;
  if (modelGone === true) return `${refused} ${course}`;
  return `The judge takes no questions (${refused.replace(/\.$/, '')}): ${course}`;
}

/** Nothing that gates was there to be judged by rule, because it is quarantined: neither passed nor failed. */
const isAllQuarantined = ({ passed, failed, errored, missing, unsure, quarantined, ...facts }: GateFacts) =>
  passed + failed + errored + (missing?.undecided ?? 0) + (unsure?.cases ?? 0) === 0 &&
  (facts.budget ?? facts.overtime ?? facts.refused) === undefined &&
  (quarantined?.passed ?? 0) + (quarantined?.failed.length ?? 0) > 0;

/** What makes the evidence itself too thin or too broken to read, before any pass rate. */
function findProblem(
  facts: GateFacts,
  settings: GateSettings,
): { reason: string; exitCode: 1 | 3 } | undefined {
  const judged = facts.passed + facts.failed;
  // What only a judge can decide is neither an error nor too little evidence where the judge's key is missing.
  const decidable = judged + (facts.missing?.undecided ?? 0) + (facts.unsure?.cases ?? 0);
  const error = facts.firstError === undefined ? '' : ` First error: ${headline(facts.firstError.message)}`;
  if (facts.selected === 0)
    return { reason: 'No test case was selected, so there is no evidence.', exitCode: 1 };
  const stopped = stopProblem(facts, judged);
  if (stopped !== undefined) return stopped;
  if (facts.errored > 0 && decidable === 0)
    return {
      reason: `No case could be judged: ${facts.errored} of ${plural(facts.selected, 'case')} errored.${error}`,
      exitCode: facts.onlyInfrastructure ? 3 : 1,
    };
  const errorRate = facts.errored / Math.max(1, decidable + facts.errored);
  if (errorRate > settings.max_error_rate)
    return {
      reason: `${plural(facts.errored, 'case')} could not be judged (${percent(errorRate)}, allowed ${percent(settings.max_error_rate)}).${error}`,
      exitCode: 1,
    };
  if (decidable === 0)
    return {
      reason:
        facts.skipped > 0
          ? `Every selected case was skipped (${facts.skipped}), so there is no evidence.`
          : 'No gating case was judged, so there is no evidence.',
      exitCode: 1,
    };
  // Quarantined cases are there and were judged: it is not they that are missing.
  const quarantined = (facts.quarantined?.passed ?? 0) + (facts.quarantined?.failed.length ?? 0);
  // Of too few sure cases nothing is decided; that is said by its own rule.
  const counted = isMostlyUnsure(facts) ? decidable : decidable - (facts.unsure?.cases ?? 0);
  if (counted + quarantined < settings.min_cases)
    return {
      reason: `Only ${plural(judged, 'case')} judged; ${settings.min_cases} are required (gate.min_cases).${unsureSentence(facts)}`,
      exitCode: 1,
    };
  for (const [scorer, minimum] of Object.entries(settings.min_scores)) {
    const mean = facts.avgScores[scorer];
    // An average over the few results that needed no judge is another average.
    if (facts.missing !== undefined && (mean === undefined || facts.missing.scorers.has(scorer))) continue;
    if (mean === undefined && facts.unsure?.scorers.has(scorer)) continue;
    if (mean === undefined)
      return { reason: `No result of ${scorer}, which gate.min_scores requires.`, exitCode: 1 };
    if (mean < minimum)
      return {
        reason: `Average ${scorer} ${mean.toFixed(2)} is below the required ${minimum.toFixed(2)}.`,
        exitCode: 1,
      };
  }
  return undefined;
}

/** What left cases unplayed. */
function stopProblem(facts: GateFacts, judged: number): { reason: string; exitCode: 1 | 3 } | undefined {
  if (facts.refused !== undefined) return { reason: refusedSentence(facts, facts.refused), exitCode: 3 };
  if (facts.budget !== undefined)
    return {
      reason: `The budget ran out (${facts.budget}): ${judged} of ${plural(facts.selected, 'case')} judged.`,
      exitCode: 1,
    };
  if (facts.overtime !== undefined)
    return {
      reason: `The time limit of ${facts.overtime} was reached: ${judged} of ${plural(facts.selected, 'case')} judged. The run can go on (--resume).`,
      exitCode: 1,
    };
  return undefined;
}
