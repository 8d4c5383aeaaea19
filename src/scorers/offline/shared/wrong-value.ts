import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { coversNumber, type FoundNumber } from '../../../text/language/numbers.ts';
import { outcomeWords } from '../../../text/language/outcomes.ts';
import { unitNamed } from '../../../text/language/quantities.ts';
import type { Turn } from '../../transcript.ts';

/** A value that was asked for, and the other one of its kind that was reported instead. */
export interface WrongValue {
  readonly wanted: string;
  readonly reported: string;
  readonly turn: number;
}

/** Kinds of numbers of which a request has one and a report has that one: a count without a unit may be of anything. */
const TOLD_APART = new Set(['time', 'date', 'money']);
/** Numbers of one request that are looked at. */
const MOST = 10;

/**
 * A value of a request that no answer has, where the last report of success has another one of the same kind that the user never
 * named: seven o'clock was asked for, eight is booked. Null where none shows. Turns behind the request are read.
 */
export function wrongValue(request: string, turns: readonly Turn[]): WrongValue | null {
  const wanted = indexText(request).numbers.filter(isToldApart).slice(0, MOST);
  if (wanted.length === 0) return null;
  const at = turns.findLastIndex(
    ({ role, content }) => role === 'assistant' && outcomeWords(content).success > 0,
  );
  const report = turns[at];
  if (report === undefined) return null;
  const read = (role: Turn['role']): IndexedText =>
    indexText(turns.filter((turn) => turn.role === role).map(({ content }) => content));
  const [ours, theirs] = [read('assistant').numbers, read('user').numbers];
  const reported = indexText(report.content).numbers.filter(isToldApart);
  for (const value of wanted) {
    if (ours.some((other) => agree(value, other))) continue;
    const rivals = reported.filter((other) => sameKind(value, other));
    const [rival] = rivals;
    if (rival && rivals.every((other) => !theirs.some((own) => agree(own, other))))
      return { wanted: value.phrase, reported: rival.phrase, turn: at };
  }
  return null;
}

const agree = (one: FoundNumber, other: FoundNumber) => coversNumber(one, other) || coversNumber(other, one);

function isToldApart({ kind, unit, implied }: FoundNumber): boolean {
  return !implied && (TOLD_APART.has(kind) || unitNamed(unit)?.dimension === 'time');
}

function sameKind(one: FoundNumber, other: FoundNumber): boolean {
  return one.kind === other.kind && unitNamed(one.unit)?.dimension === unitNamed(other.unit)?.dimension;
}
