import type { Flip } from '../../schema/comparison.ts';
import { type CaseFacts, isJudged } from './case-facts.ts';
import type { ComparedPair } from './compared-pair.ts';
import { isFlaky } from './flaky.ts';
import {
  type BesideFlips,
  besideFlips,
  type FlipRepeats,
  failuresNeeded,
  isBrokenThrough,
  levelOfFlip,
  provenByThemselves,
} from './flip-proof.ts';
import { flipVerdict } from './flip-verdict.ts';

/** A case that did not end as before, still without its texts. */
export interface FoundFlip {
  kind: Flip['kind'];
  a: CaseFacts | undefined;
  b: CaseFacts | undefined;
  /** Of a gating case that passed and fails. */
  verdict?: NonNullable<Flip['verdict']>;
  repeats?: FlipRepeats;
  onBase?: FlipRepeats;
  /** Further failures in a row that prove it, or may; absent where no number of repeats does, and where there is no verdict. */
  needed?: number;
  flaky?: true;
  /** It was played again, and no repeat could be judged: why the first could not, empty where that is not known. */
  unjudgedRepeats?: string;
  /** Ids of cases beside it that nobody could judge often enough: without that its failures in a row would be, or become, proof. */
  unjudgedBeside?: readonly string[];
  /** The answers are the same texts on both sides. */
  sameAnswers: boolean;
}

/** What is known of a case beside the two runs. */
export interface FlipEvidence {
  /** By the id in run b; none played where repeats were tried and could not be judged. */
  repeats?: ((caseId: string) => FlipRepeats | undefined) | undefined;
  /** By the id in run b: what the first of its repeats that nobody could judge says. */
  errorOfRepeats?: ((caseId: string) => string | undefined) | undefined;
  /** By the id in run b: whether more of its repeats could not be judged than are made up for. */
  isGivenUp?: ((caseId: string) => boolean) | undefined;
  /** By the id in run b: what plays of the case on the base commit came to; none where none was judged. */
  onBase?: ((caseId: string) => FlipRepeats | undefined) | undefined;
  /** By the hash of the case. */
  history?: ((caseHash: string) => string | undefined) | undefined;
}

/** What matters most comes first, and keeps its texts where their number is bounded. */
const ORDER: Flip['kind'][] = ['pass_to_fail', 'fail_to_pass', 'changed_criteria', 'new', 'removed'];

/** Every case that did not end as before, by kind and then in the order of run b. `removed` is empty unless b was to play all. */
export function findFlips(
  pairs: readonly ComparedPair[],
  added: readonly CaseFacts[],
  removed: readonly CaseFacts[],
  evidence: FlipEvidence,
): FoundFlip[] {
  const found: FoundFlip[] = [];
  const suite = suiteOf(pairs, evidence);
  for (const pair of pairs) {
    const { a, b } = pair;
    if (!isJudged(a) || !isJudged(b) || a.status === b.status) continue;
    const sameAnswers = a.answers !== '' && a.answers === b.answers;
    if (!pair.sameCriteria) found.push({ kind: 'changed_criteria', a, b, sameAnswers });
    else if (b.status === 'passed') found.push({ kind: 'fail_to_pass', a, b, sameAnswers });
    else found.push({ kind: 'pass_to_fail', a, b, sameAnswers, ...judged(a, b, evidence, suite) });
  }
  for (const b of added) found.push({ kind: 'new', a: undefined, b, sameAnswers: false });
  for (const a of removed) found.push({ kind: 'removed', a, b: undefined, sameAnswers: false });
  return found.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/** What the other cases say about a flip. */
interface Suite {
  level: number;
  beside: BesideFlips;
  /** What is played several times proves it without repeats. */
  provenByThemselves: boolean;
}

function suiteOf(pairs: readonly ComparedPair[], evidence: FlipEvidence): Suite {
  const gating = pairs.filter(
    ({ a, b, sameCriteria }) => sameCriteria && b.gating && isJudged(a) && isJudged(b),
  );
  const down = gating.filter(({ a, b }) => a.status === 'passed' && b.status === 'failed').length;
  const failedBefore = gating
    .filter(({ a }) => a.status === 'failed')
    .map(({ b: { id, status } }) => ({
      id,
      passes: status === 'passed',
      repeats: () => evidence.repeats?.(id),
      isGivenUp: () => evidence.isGivenUp?.(id) ?? false,
    }));
  return {
    level: levelOfFlip(down),
    beside: besideFlips(down, failedBefore),
    provenByThemselves: provenByThemselves(gating.map(({ a, b }) => ({ before: a.passes, now: b.passes }))),
  };
}

/** Ids of the cases that failed before and have to be played again, since a flip that failed all its repeats waits for them. */
export function toPlayBeside(
  pairs: readonly ComparedPair[],
  flips: readonly FoundFlip[],
  evidence: FlipEvidence,
): readonly string[] {
  const waits = ({ verdict, repeats, onBase, needed }: FoundFlip) =>
    verdict === 'suspected' &&
    (onBase?.failed ?? 0) === 0 &&
    repeats !== undefined &&
    repeats.failed === repeats.played &&
    needed !== undefined &&
    repeats.failed >= needed;
  return flips.some(waits) ? suiteOf(pairs, evidence).beside.toPlay : [];
}

/** How a case ended in earlier runs, where that is known. */
export const historyOf = ({ hash }: CaseFacts, evidence: FlipEvidence) =>
  hash === undefined ? undefined : evidence.history?.(hash);

/** The verdict of a flip to failed. What does not gate is a known weakness: its flips are shown and decide nothing. */
function judged(
  a: CaseFacts,
  b: CaseFacts,
  evidence: FlipEvidence,
  { level, beside, ...suite }: Suite,
): Pick<
  FoundFlip,
  'verdict' | 'repeats' | 'onBase' | 'needed' | 'unjudgedRepeats' | 'unjudgedBeside' | 'flaky'
> {
  const repeats = evidence.repeats?.(b.id);
  const onBase = evidence.onBase?.(b.id);
  const history = historyOf(b, evidence);
  const proof = b.gating ? failuresNeeded(level, beside.state, history) : undefined;
  const needed = proof?.atMost;
  const isOnlyUnjudged =
    b.gating && needed === undefined && failuresNeeded(level, 'clear', history).now !== undefined;
  const byItself = suite.provenByThemselves && isBrokenThrough({ before: a.passes, now: b.passes });
  return {
    ...(b.gating ? { verdict: flipVerdict({ repeats, onBase, needed: proof?.now, level, byItself }) } : {}),
    ...(needed === undefined ? {} : { needed }),
    ...(repeats === undefined
      ? {}
      : repeats.played === 0
        ? { unjudgedRepeats: evidence.errorOfRepeats?.(b.id) ?? '' }
        : { repeats }),
    ...(isOnlyUnjudged && beside.unjudged !== undefined ? { unjudgedBeside: beside.unjudged } : {}),
    ...(onBase === undefined || onBase.played === 0 ? {} : { onBase }),
    ...(history !== undefined && isFlaky(history) ? { flaky: true } : {}),
  };
}
