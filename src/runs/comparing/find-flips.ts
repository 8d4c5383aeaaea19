import type { Flip } from '../../schema/comparison.ts';
import { type CaseFacts, isJudged } from './case-facts.ts';
import type { ComparedPair } from './compared-pair.ts';
import { isFlaky } from './flaky.ts';
import {
  alwaysFailed,
  type CaseMoves,
  type FlipRepeats,
  failuresNeeded,
  levelOfFlip,
  provenByItself,
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
  /** Further failures in a row that prove it; absent where no number of repeats does, and where there is no verdict. */
  needed?: number;
  flaky?: true;
  /** It was played again, and no repeat could be judged. */
  unjudgedRepeats?: boolean;
  /** The answers are the same texts on both sides. */
  sameAnswers: boolean;
}

/** What is known of a case beside the two runs. */
export interface FlipEvidence {
  /** By the id in run b; none played where repeats were tried and could not be judged. */
  repeats?: ((caseId: string) => FlipRepeats | undefined) | undefined;
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
  /** Gating cases that both sides judged by the same criteria. */
  cases: number;
  moves: CaseMoves;
}

function suiteOf(pairs: readonly ComparedPair[], evidence: FlipEvidence): Suite {
  const gating = pairs.filter(
    ({ a, b, sameCriteria }) => sameCriteria && b.gating && isJudged(a) && isJudged(b),
  );
  const moved = (from: string, to: string) =>
    gating.filter(({ a, b }) => a.status === from && b.status === to);
  const unexplained = moved('failed', 'failed').filter(({ b }) => !alwaysFailed(historyOf(b, evidence)));
  return {
    cases: gating.length,
    moves: {
      down: moved('passed', 'failed').length,
      up: moved('failed', 'passed').length,
      stillFailing: unexplained.length,
    },
  };
}

/** How a case ended in earlier runs, where that is known. */
export const historyOf = ({ hash }: CaseFacts, evidence: FlipEvidence) =>
  hash === undefined ? undefined : evidence.history?.(hash);

/** The verdict of a flip to failed. What does not gate is a known weakness: its flips are shown and decide nothing. */
function judged(
  a: CaseFacts,
  b: CaseFacts,
  evidence: FlipEvidence,
  { cases, moves }: Suite,
): Pick<FoundFlip, 'verdict' | 'repeats' | 'onBase' | 'needed' | 'unjudgedRepeats' | 'flaky'> {
  const repeats = evidence.repeats?.(b.id);
  const onBase = evidence.onBase?.(b.id);
  const history = historyOf(b, evidence);
  const needed = b.gating ? failuresNeeded(moves, history) : undefined;
  const byItself = provenByItself(a.passes, b.passes, cases);
  const level = levelOfFlip(moves.down);
  return {
    ...(b.gating ? { verdict: flipVerdict({ repeats, onBase, needed, level, byItself }) } : {}),
    ...(needed === undefined ? {} : { needed }),
    ...(repeats === undefined ? {} : repeats.played === 0 ? { unjudgedRepeats: true } : { repeats }),
    ...(onBase === undefined || onBase.played === 0 ? {} : { onBase }),
    ...(history !== undefined && isFlaky(history) ? { flaky: true } : {}),
  };
}
