import type { CaseResult } from '../../../schema/run.ts';
import { isUnsure, type ScorerResult } from '../../../schema/scorer-result.ts';

/** What a scorer could not tell of a case, with what would settle it. */
export interface UnsureResult {
  scorer: string;
  /** What could not be told, as the scorer says it. */
  reason: string;
  /** The check that was proposed, as the line of YAML to write under `checks:`; empty where there is none. */
  check: string;
  /** Where it was found: indexes of attempt and turn. */
  attempt: number;
  turn: number;
}

/** Longest proposal, in characters; one that would have to be cut is not shown: half a check is none. */
const LONGEST = 300;

/**
 * What could not be told of an unsure case: each scorer once, at its first unsure result, of the turns that left the case without a
 * verdict. Texts are as they were written.
 */
export function unsureResults(one: CaseResult): UnsureResult[] {
  const found = new Map<string, UnsureResult>();
  one.attempts.forEach(({ unsure, turns }, attempt) => {
    if (unsure !== true) return;
    turns.forEach(({ results }, turn) => {
      // A turn that is sure by something else needs no more.
      if (Object.values(results).some(isSure)) return;
      for (const [scorer, result] of Object.entries(results))
        if (isUnsure(result) && !found.has(scorer))
          found.set(scorer, { scorer, ...saidOf(result), attempt, turn });
    });
  });
  return [...found.values()];
}

const isSure = ({ gating, metadata }: ScorerResult) =>
  gating !== false && metadata['not_applicable'] !== true;

function saidOf({ metadata }: ScorerResult): Pick<UnsureResult, 'reason' | 'check'> {
  const { unsure_reason: reason, suggested_check: check } = metadata;
  return {
    reason: typeof reason === 'string' && reason.trim() !== '' ? reason : 'it does not say why',
    check: checkLine(check),
  };
}

/** A check as it is written below `checks:` in a case: an item of a list, its values in JSON, which YAML takes as it is. */
function checkLine(check: unknown): string {
  if (typeof check !== 'string' && (typeof check !== 'object' || check === null || Array.isArray(check)))
    return '';
  const keys = Object.keys(check);
  const isPlain = typeof check === 'object' && keys.length === 1;
  const line = `- ${isPlain ? flow(check).slice(2, -2) : flow(check)}`;
  return keys.length === 0 || line.length > LONGEST ? '' : line;
}

/** JSON with a space behind each comma and colon, as a person writes it. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${flow(one)}`)
      .join(', ')} }`;
  return JSON.stringify(value) ?? 'null';
}
