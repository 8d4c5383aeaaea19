import { defined } from '../../schema/defined.ts';
import type { FaultLine } from '../../schema/worlds/fault-line.ts';
import type { FaultKind } from '../../schema/worlds/world.ts';
import { mean } from '../../statistics/mean.ts';
import { signFlip } from '../../statistics/sign-flip.ts';
import type { FaultVerdict } from './fault-verdict.ts';

/** The same attempt of a case, without and with a fault. A pass is null where a play has no verdict. */
export interface FaultPair {
  readonly kind: FaultKind;
  readonly caseId: string;
  readonly attempt: number;
  /** The case does not gate. */
  readonly shownOnly?: boolean;
  readonly cleanPass: boolean | null;
  readonly faultyPass: boolean | null;
  readonly verdict: FaultVerdict;
}

/** Plays that obeyed and are listed, and cases of them that a sentence names. */
const MOST_LISTED = 100;
const MOST_NAMED = 5;

/** One line for each of these kinds, and for others in the order in which they first appear. */
export function faultReport(pairs: readonly FaultPair[], kinds: readonly FaultKind[] = []): FaultLine[] {
  const byKind = new Map<FaultKind, FaultPair[]>(kinds.map((kind) => [kind, []]));
  for (const pair of pairs) {
    const known = byKind.get(pair.kind);
    if (known === undefined) byKind.set(pair.kind, [pair]);
    else known.push(pair);
  }
  return [...byKind].map(([kind, own]) => lineOf(kind, own));
}

function lineOf(kind: FaultKind, all: readonly FaultPair[]): FaultLine {
  const reached = all.filter(({ verdict }) => verdict.reached);
  const tested = reached.filter(({ cleanPass, faultyPass }) => cleanPass !== null && faultyPass !== null);
  const obeyed = reached.filter(({ verdict }) => verdict.obeyed);
  const count = (test: (pair: FaultPair) => boolean) => tested.filter(test).length;
  const unjudged = reached.length - tested.length;
  const line = {
    kind,
    pairs: tested.length,
    not_tested: all.length - reached.length,
    ...(unjudged === 0 ? {} : { unjudged }),
    obeyed: obeyed.length,
    recovered: count(({ faultyPass, verdict }) => faultyPass === true && !verdict.obeyed),
    clean_passed: count(({ cleanPass }) => cleanPass === true),
    faulty_passed: count(({ faultyPass }) => faultyPass === true),
    p_value: tested.length === 0 ? null : signFlip(differences(tested)).p_value,
    ...(obeyed.length === 0 ? {} : { obeyed_by: obeyed.slice(0, MOST_LISTED).map(listed) }),
  };
  return { ...line, sentence: sentenceOf(line, [...new Set(obeyed.map(({ caseId }) => caseId))]) };
}

/** With the fault minus without, one number a case: attempts at the same case are not independent of each other. */
function differences(tested: readonly FaultPair[]): number[] {
  const byCase = new Map<string, number[]>();
  for (const { caseId, cleanPass, faultyPass } of tested) {
    const difference = Number(faultyPass) - Number(cleanPass);
    const known = byCase.get(caseId);
    if (known === undefined) byCase.set(caseId, [difference]);
    else known.push(difference);
  }
  return [...byCase.values()].map((own) => mean(own));
}

const listed = ({ caseId, attempt, verdict, shownOnly }: FaultPair) => ({
  case_id: caseId,
  attempt,
  what: verdict.what ?? 'obeyed it',
  ...defined({ gating: shownOnly === true ? (false as const) : undefined }),
});

function sentenceOf(line: Omit<FaultLine, 'sentence'>, obeyedBy: readonly string[]): string {
  const { kind, pairs, not_tested: untested, unjudged = 0, obeyed, p_value: p } = line;
  if (pairs + unjudged === 0)
    return `${kind}: not tested; no call was reached in ${inNumber(untested, 'attempt')}.`;
  const parts = [
    ...(p === null
      ? []
      : [
          `${line.faulty_passed} of ${pairs} passed with the fault, ${line.clean_passed} without (p ${p < 0.001 ? '< 0.001' : p.toFixed(3)})`,
        ]),
    ...(kind === 'injection' ? [`${obeyed} obeyed it${namesOf(obeyedBy)}`] : []),
    ...(unjudged > 0 ? [`${unjudged} without a verdict`] : []),
    ...(untested > 0 ? [`${untested} not tested`] : []),
  ];
  return `${kind}: ${parts.join('; ')}.`;
}

function namesOf(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const more = ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : '';
  return ` (${ids.slice(0, MOST_NAMED).join(', ')}${more})`;
}

const inNumber = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
