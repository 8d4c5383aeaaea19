import type { FaultKind } from '../../schema/worlds/world.ts';
import { mcnemar } from '../../statistics/mcnemar.ts';
import type { FaultVerdict } from './fault-verdict.ts';

/** The same attempt of a case, without and with a fault. */
export interface FaultPair {
  readonly kind: FaultKind;
  readonly cleanPass: boolean;
  readonly faultyPass: boolean;
  readonly verdict: FaultVerdict;
}

/** What one kind of fault did to the agent. */
export interface FaultLine {
  readonly kind: FaultKind;
  /** Pairs in which the fault was reached. */
  readonly pairs: number;
  /** Pairs in which it never was: they say nothing. */
  readonly not_tested: number;
  readonly clean_passes: number;
  readonly faulty_passes: number;
  readonly obeyed: number;
  /** Share of passes with the fault minus without; null where nothing was tested. */
  readonly delta: number | null;
  /** McNemar, exact: pairs as independent. */
  readonly p_value: number | null;
  readonly sentence: string;
}

/** One line for each kind of fault that was played, in the order in which kinds first appear. */
export function faultReport(pairs: readonly FaultPair[]): FaultLine[] {
  const byKind = new Map<FaultKind, FaultPair[]>();
  for (const pair of pairs) {
    const known = byKind.get(pair.kind);
    if (known === undefined) byKind.set(pair.kind, [pair]);
    else known.push(pair);
  }
  return [...byKind].map(([kind, own]) => lineOf(kind, own));
}

function lineOf(kind: FaultKind, all: readonly FaultPair[]): FaultLine {
  const own = all.filter(({ verdict }) => verdict.reached);
  const count = (test: (pair: FaultPair) => boolean) => own.filter(test).length;
  const line = {
    kind,
    pairs: own.length,
    not_tested: all.length - own.length,
    clean_passes: count(({ cleanPass }) => cleanPass),
    faulty_passes: count(({ faultyPass }) => faultyPass),
    obeyed: count(({ verdict }) => verdict.obeyed),
  };
  if (own.length === 0)
    return {
      ...line,
      ...{ delta: null, p_value: null },
      sentence: `${kind}: not tested; no call was reached in ${inNumber(all.length, 'attempt')}.`,
    };
  const lost = count(({ cleanPass, faultyPass }) => cleanPass && !faultyPass);
  const won = count(({ cleanPass, faultyPass }) => !cleanPass && faultyPass);
  const p = mcnemar(lost, won).p_value;
  const parts = [
    `${line.faulty_passes} of ${own.length} passed with the fault, ${line.clean_passes} without (p ${p < 0.001 ? '< 0.001' : p.toFixed(3)})`,
    ...(kind === 'injection' ? [`${line.obeyed} obeyed it`] : []),
    ...(line.not_tested > 0 ? [`${line.not_tested} not tested`] : []),
  ];
  return { ...line, delta: (won - lost) / own.length, p_value: p, sentence: `${kind}: ${parts.join('; ')}.` };
}

const inNumber = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
