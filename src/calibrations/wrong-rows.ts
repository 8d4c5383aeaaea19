import type { WrongRow } from '../schema/calibration.ts';
import type { LabelRow } from '../schema/label-row.ts';
import { isSureVerdict, type ScorerResult } from '../schema/scorer-result.ts';
import { truncateText } from '../text/truncate.ts';
import { rankOf } from './observation.ts';

/** Code points of the texts of a row: enough to know it again. */
const TEXT = 200;
const REASONING = 400;

interface Kept {
  index: number;
  /** How far the evidence lies from the label, 0 to 1; a sure verdict counts as further than any unsure one. */
  distance: number;
  row: WrongRow;
}

/** Keeps the rows that a scorer is most wrong about: where pass and label differ, sure verdicts first, then by distance. */
export function wrongRows(most: number) {
  let kept: Kept[] = [];
  const trim = () => {
    kept.sort((one, other) => other.distance - one.distance || one.index - other.index);
    kept = kept.slice(0, most);
  };
  return {
    add(given: LabelRow, { index, at }: { index: number; at: string }, result: ScorerResult): void {
      if (most === 0 || result.pass === (given.label === 1)) return;
      const sure = isSureVerdict(result);
      const distance = Math.abs(rankOf(result) - given.label) + (sure ? 1 : 0);
      kept.push({ index, distance, row: rowOf(given, at, result, sure) });
      if (kept.length > 2 * most + 16) trim();
    },
    list(): WrongRow[] {
      trim();
      return kept.map(({ row }) => row);
    },
  };
}

function rowOf({ id, label, ...row }: LabelRow, at: string, result: ScorerResult, sure: boolean): WrongRow {
  const texts: WrongRow['texts'] = {};
  const take = (name: keyof WrongRow['texts'], text: string | undefined) => {
    if (text !== undefined && text !== '') texts[name] = truncateText(text, TEXT);
  };
  take('input', row.input);
  take('expected_behavior', row.expected_behavior);
  take('output', row.output ?? row.conversation_history?.at(-1)?.content);
  return {
    at,
    ...(id === undefined ? {} : { id }),
    ...{ label, score: result.score, pass: result.pass, sure, texts },
    reasoning: truncateText(result.reasoning, REASONING),
  };
}
