import type { Prepared } from './prepare.ts';
import { type Turn, transcriptOf } from './transcript.ts';

/** The transcript as it is shown to a judge: every turn with the index that metadata reports. */
export function numberedTurns(turns: readonly Turn[]): { turn: number; role: string; text: string }[] {
  return turns.map(({ role, content }, turn) => ({ turn, role, text: content }));
}

/** One item per turn; the words of the turn stand in the transcript, shown once. */
export function turnItems(indices: readonly number[]): { id: string; text: string; turn: number }[] {
  return indices.map((turn) => ({ id: `t${turn}`, text: `turn ${turn}`, turn }));
}

/** Turn index of an item made by `turnItems`. */
export function turnOf(id: string): number {
  return Number(id.slice(1));
}

/** Indices of the assistant turns. */
export function assistantTurns(turns: readonly Turn[]): number[] {
  return turns.flatMap((turn, index) => (turn.role === 'assistant' ? [index] : []));
}

/** Indices of the assistant turns that have a user turn somewhere before them. */
export function answeringTurns(turns: readonly Turn[]): number[] {
  const first = turns.findIndex((turn) => turn.role === 'user');
  return first < 0 ? [] : assistantTurns(turns).filter((index) => index > first);
}

const known = new WeakMap<object, Turn[]>();

/** The transcript of a prepared subject, put together once. */
export function turnsOf(subject: Prepared): Turn[] {
  let turns = known.get(subject);
  if (turns === undefined) {
    turns = transcriptOf(subject);
    known.set(subject, turns);
  }
  return turns;
}
