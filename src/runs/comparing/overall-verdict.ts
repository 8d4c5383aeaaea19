import type { ComparisonVerdict, CriteriaChange, ScorerDelta } from '../../schema/comparison.ts';
import type { PairedContrast } from '../../statistics/paired-contrast.ts';
import { afterColon } from '../../text/after-colon.ts';
import { formatCounted } from '../../text/format.ts';
import { formatPValue } from '../../text/format-difference.ts';
import { type FallOfRate, rateSentence } from './fall-of-rate.ts';
import type { FoundFlip } from './find-flips.ts';
import { ENOUGH_FAILURES } from './flip-proof.ts';
import { failsOnBase } from './flip-verdict.ts';
import { ALPHA, SAME_SCORE } from './scorer-deltas.ts';

/** Everything that the verdict on two runs rests on. */
export interface Findings {
  /** Of the shares of plays that passed, paired on the compared cases. */
  passes: PairedContrast;
  fall: FallOfRate;
  /** Flips of gating cases under the same criteria. */
  flips: readonly FoundFlip[];
  scorers: Readonly<Record<string, ScorerDelta>>;
  criteria: readonly CriteriaChange[];
  /** Cases in both runs, whether or not they could be compared. */
  paired: number;
  /** Gating cases under the same criteria that one side did not judge: those that passed before, and those that fail now. */
  unjudged: { now: readonly string[]; before: readonly string[] };
}

export interface OverallVerdict {
  verdict: ComparisonVerdict;
  /** One sentence. */
  reason: string;
}

/** Ids that a reason names. */
const NAMED = 3;

/**
 * The ladder from `regression` to `unchanged`. Only what is proven is called a regression: a flip to failed that repeats
 * confirmed, or flips together with a fall of the pass rate that a test over all cases confirms. Changed criteria take cases out; what
 * is left is judged, and the reason names how much that is.
 */
export function overallVerdict(findings: Findings): OverallVerdict {
  const { verdict, reason } = besideBase(findings);
  const { criteria, passes, paired, unjudged } = findings;
  const fullReason = `${reason.replace(/\.$/, '')}${unjudgedClauses(unjudged)}.`;
  if (criteria.length === 0 || verdict === 'insufficient_data') return { verdict, reason: fullReason };
  return {
    verdict,
    reason: `Of ${formatCounted(paired, 'case')} ${passes.cases} can still be compared: ${afterColon(fullReason)}`,
  };
}

/**
 * What the others say, and which cases fail without the change too. Where nothing else moved that is all there is to say; what
 * could not be compared for other reasons stays without a verdict.
 */
function besideBase(findings: Findings): OverallVerdict {
  const notOurs = findings.flips.filter(({ onBase }) => failsOnBase(onBase));
  if (notOurs.length === 0) return judge(findings);
  const others = judge({ ...findings, flips: findings.flips.filter((flip) => !notOurs.includes(flip)) });
  const { criteria, unjudged } = findings;
  const nothingElse =
    others.verdict === 'unchanged' ||
    (others.verdict === 'insufficient_data' && criteria.length === 0 && unjudged.now.length === 0);
  const one = notOurs.length === 1;
  if (nothingElse)
    return {
      verdict: 'noise',
      reason: `${flipSentence(notOurs)}, but ${one ? 'it fails' : 'they fail'} on the base too: not the doing of this change.`,
    };
  return {
    verdict: others.verdict,
    reason: `${others.reason.replace(/\.$/, '')}; ${lower(ids(notOurs))} ${one ? 'fails' : 'fail'} on the base too.`,
  };
}

/** What lost its verdict is no flip, and may hide one. */
function unjudgedClauses({ now, before }: Findings['unjudged']): string {
  return [
    ...(now.length > 0 ? [`; passed before, not judged now: ${named(now)}`] : []),
    ...(before.length > 0 ? [`; fails now, not judged before: ${named(before)}`] : []),
  ].join('');
}

/** What flipped, and what the paired test proves of the pass rate. */
function signsOf({ passes, fall, flips, scorers }: Findings) {
  const lost = flips.filter(({ kind }) => kind === 'pass_to_fail');
  const of = (verdict: FoundFlip['verdict']) => lost.filter((flip) => flip.verdict === verdict);
  const chance = of('noise');
  const moved = (verdict: ScorerDelta['verdict']) =>
    Object.entries(scorers).filter(([, delta]) => delta.verdict === verdict);
  const passing = lost.length > 0 && chance.length === lost.length;
  return {
    ...{ lost, chance, passing },
    gained: flips.filter(({ kind }) => kind === 'fail_to_pass'),
    confirmed: of('regression'),
    suspected: of('suspected'),
    fell: fall.suspected || fall.proven,
    proven: fall.proven,
    rose: passes.p_value <= ALPHA && (passes.difference ?? 0) > 0,
    worse: moved('regression'),
    better: moved('improvement'),
  };
}

type Signs = ReturnType<typeof signsOf>;

function judge(findings: Findings): OverallVerdict {
  const signs = signsOf(findings);
  return (
    forTheWorse(findings, signs) ??
    notComparable(findings) ??
    notForTheWorse(findings, signs) ??
    still(findings)
  );
}

/** What is proven to be a regression, or may be one. */
function forTheWorse({ fall }: Findings, signs: Signs): OverallVerdict | undefined {
  const { lost, chance, confirmed, suspected, fell, proven, passing, worse } = signs;
  if (confirmed.length > 0 || (lost.length > 0 && proven))
    return {
      verdict: 'regression',
      reason: `${flipSentence(lost)}${fell ? `; ${fall.sentence}` : ''}${confirmedClause(confirmed, lost)}${passing ? ', more than passing again when repeated explains' : ''}.`,
    };
  if (suspected.length > 0)
    return {
      verdict: 'suspected',
      reason: `${flipSentence(suspected)}, which may be chance: ${doubt(suspected)}.`,
    };
  if (fell && chance.length > 0)
    return {
      verdict: 'suspected',
      reason: `${flipSentence(chance)}, but passed again when repeated; ${fall.again ? '' : 'at the first play '}${fall.sentence}.`,
    };
  if (fell) return { verdict: 'suspected', reason: `No case flipped to failed, but ${fall.sentence}.` };
  if (worse.length > 0)
    return {
      verdict: 'suspected',
      reason: `${scorerSentence(worse)}, though no case flipped to failed${chance.length > 0 ? ' for good' : ''}.`,
    };
  return undefined;
}

const notComparable = ({ passes, criteria, paired }: Findings): OverallVerdict | undefined =>
  passes.cases === 0 ? { verdict: 'insufficient_data', reason: nothing(criteria, paired) } : undefined;

/** What is better than before, or moved by chance. */
function notForTheWorse({ passes }: Findings, signs: Signs): OverallVerdict | undefined {
  const { chance, gained, rose, better } = signs;
  if (rose)
    return {
      verdict: 'improvement',
      reason: `${capital(rateSentence(passes))}, and nothing that passed fails now${chance.length > 0 ? ' but by chance' : ''}.`,
    };
  if (chance.length > 0)
    return {
      verdict: 'noise',
      reason: `${flipSentence(chance)}, but passed again when repeated: chance, not a regression.`,
    };
  if (better.length > 0)
    return {
      verdict: 'improvement',
      reason: `${scorerSentence(better)}, and nothing that passed fails now.`,
    };
  if (gained.length > 0)
    return {
      verdict: 'noise',
      reason: `${ids(gained)} failed before and ${gained.length === 1 ? 'passes' : 'pass'} now, and nothing that passed fails; that is too little to prove that it will last (${formatPValue(passes.p_value)}).`,
    };
  return undefined;
}

/** No case flipped and nothing is proven: unchanged, or moved within chance. */
function still({ passes, scorers }: Findings): OverallVerdict {
  const moves = Object.entries(scorers).filter(([, { verdict, delta }]) =>
    verdict === 'insufficient_data' ? (delta ?? 0) !== 0 : verdict !== 'unchanged',
  );
  const ended =
    passes.cases === 1
      ? 'The compared case ended as before'
      : `All ${passes.cases} compared cases ended as before`;
  const shifted = passes.difference !== 0 || (passes.sd ?? 0) !== 0;
  if (moves.length === 0 && !shifted) {
    const small = Object.values(scorers).some(({ delta }) => (delta ?? 0) !== 0);
    return {
      verdict: 'unchanged',
      reason: `${ended}, and no scorer moved${small ? ` by more than ${SAME_SCORE}` : ''}.`,
    };
  }
  const who = moves.length === 0 ? 'single plays' : named(moves.map(([name]) => name));
  return { verdict: 'noise', reason: `${ended}; ${who} moved within chance.` };
}

function flipSentence(flips: readonly FoundFlip[]): string {
  return `${ids(flips)} passed before and ${flips.length === 1 ? 'fails' : 'fail'} now`;
}

function ids(flips: readonly FoundFlip[]): string {
  const all = flips.map(({ b }) => b?.id ?? '');
  return all.length === 1 ? `Case ${all[0]}` : `${formatCounted(all.length, 'case')} (${named(all)})`;
}

function named(all: readonly string[]): string {
  const more = all.length - NAMED;
  return `${all.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** What the repeats of a regression came to. */
function confirmedClause(confirmed: readonly FoundFlip[], lost: readonly FoundFlip[]): string {
  if (confirmed.length === 0) return '';
  const [only] = confirmed;
  if (lost.length === 1 && only?.repeats !== undefined)
    return `, also in ${only.repeats.failed} of ${formatCounted(only.repeats.played, 'repeat')}`;
  if (confirmed.length === lost.length) return ', also when played again';
  return `; playing again confirmed ${confirmed.length === 1 ? `case ${only?.b?.id}` : formatCounted(confirmed.length, 'of them', 'of them')}`;
}

function doubt(flips: readonly FoundFlip[]): string {
  const repeated = flips.filter(({ repeats }) => repeats !== undefined);
  const flaky = flips.filter((flip) => flip.flaky === true);
  const [first] = repeated;
  const unjudged = flips.find(({ unjudgedRepeats }) => unjudgedRepeats !== undefined)?.unjudgedRepeats;
  if (repeated.length === 0 && unjudged !== undefined)
    return `no repeat could be judged${unjudged === '' ? '' : ` (${unjudged})`}`;
  if (repeated.length === 0)
    return flaky.length > 0 && flaky.length === flips.length
      ? `${flips.length === 1 ? 'it went both ways before, and was' : 'they went both ways before, and were'} not repeated`
      : `${flips.length === 1 ? 'it was' : 'they were'} not repeated`;
  if (flips.length === 1 && first?.repeats !== undefined) {
    const { played, failed } = first.repeats;
    const habit = flaky.length > 0 ? ', and it went both ways before' : '';
    return `${failed} of ${formatCounted(played, 'repeat')} failed${habit}${failed === played ? proofClause(first) : ''}`;
  }
  const beside = flips.find(({ unjudgedBeside }) => unjudgedBeside !== undefined)?.unjudgedBeside;
  if (beside !== undefined && flips.every(({ repeats }) => repeats?.failed === ENOUGH_FAILURES))
    return `all repeats failed${unjudgedClause(beside)}`;
  return 'the repeats went both ways, or were too few';
}

/** What would make a flip sure that failed all its repeats. */
function proofClause({ needed, onBase, unjudgedBeside }: FoundFlip): string {
  if (onBase !== undefined && onBase.failed > 0) return ', and the base went both ways';
  if (needed !== undefined) return `; ${needed} in a row would be proof`;
  if (unjudgedBeside !== undefined) return unjudgedClause(unjudgedBeside);
  return '; cases go both ways too often here for repeats to be proof, plays on the base would be (baseline_ref_check)';
}

/** What keeps failures in a row from being proof: cases that failed before may have been chance as well. */
const unjudgedClause = (beside: readonly string[]) =>
  `, but ${beside.length === 1 ? 'case' : 'cases'} ${named(beside)} could not be judged ${ENOUGH_FAILURES} times`;

function scorerSentence(moved: readonly (readonly [string, ScorerDelta])[]): string {
  const changes = moved.slice(0, NAMED).map(([name, { delta, p_adjusted }]) => {
    const size = Number(Math.abs(delta ?? 0).toFixed(3));
    return `${name} ${(delta ?? 0) < 0 ? 'fell' : 'rose'} by ${size} (${formatPValue(p_adjusted)})`;
  });
  const more = moved.length - changes.length;
  return `${changes.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function nothing(criteria: readonly CriteriaChange[], paired: number): string {
  const [first] = criteria;
  if (first !== undefined) {
    const more = criteria.length === 1 ? '' : ` (and ${formatCounted(criteria.length - 1, 'more change')})`;
    return `Nothing can be compared: ${afterColon(first.message.replace(/\.$/, ''))}${more}.`;
  }
  if (paired === 0) return 'Nothing can be compared: the runs have no case in common.';
  return 'Nothing can be compared: no gating case was judged in both runs.';
}

const lower = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
