import { ownText } from '../text/own-text.ts';
import type { Looked } from './assign.ts';
import type { AnalysedTurn } from './attempts.ts';
import type { Facet } from './facet.ts';
import { type FailedCheck, fieldOf } from './failed-checks.ts';

/** What is the same for most failures is held once. */
const NOTHING = Object.freeze({});
const NO_TEXTS: readonly string[] = Object.freeze([]);
const NO_TOOLS: Facet['tools'] = Object.freeze({
  called: NO_TEXTS,
  missing: NO_TEXTS,
  extra: NO_TEXTS,
  forbidden: NO_TEXTS,
  unknown: NO_TEXTS,
  arguments: false,
});
/** What a suggested fix names of the metadata of a result, beside its criteria. */
const NAMED = ['missing_tools', 'forbidden_called', 'matched', 'field'];

/**
 * A failure as far as it is told of once it was looked at: its case, its questions, the names of its tools and what was wrong. Answers,
 * arguments, verdicts and criteria are left out: of many failures nothing else would have room in memory.
 */
export function withoutAnswers({ facet, decided }: Looked): Looked {
  const turns = facet.attempt.turns.map(leanTurn);
  const { called, missing, extra, forbidden, unknown } = facet.tools;
  const hasTools = [called, missing, extra, forbidden, unknown].some(({ length }) => length > 0);
  return {
    facet: {
      ...facet,
      attempt: { ...facet.attempt, turns },
      turn: facet.turn && turns[facet.step],
      failed: facet.failed.map(leanCheck),
      tools: hasTools ? facet.tools : NO_TOOLS,
      reasons: facet.reasons.map(ownText),
    },
    decided,
  };
}

/** A turn as far as an attempt is told of: its question, and the names of its tools. */
export function leanTurn({
  turn_id,
  input,
  latency_ms,
  tool_calls,
}: Pick<AnalysedTurn, 'turn_id' | 'input' | 'latency_ms' | 'tool_calls'>): AnalysedTurn {
  return {
    turn_id,
    input,
    output: '',
    latency_ms,
    tool_calls: tool_calls?.map(({ name }) => ({ name, arguments: NOTHING })) ?? null,
    results: NOTHING,
    criteria: NOTHING,
  };
}

function leanCheck(check: FailedCheck): FailedCheck {
  const metadata: Record<string, unknown> = {};
  for (const name of NAMED) if (check.metadata[name] !== undefined) metadata[name] = check.metadata[name];
  const { criteria } = check.metadata;
  if (Array.isArray(criteria))
    metadata['criteria'] = criteria.map((one: unknown) => ({
      text: fieldOf(one, 'text'),
      verdict: fieldOf(one, 'verdict'),
    }));
  return { ...check, metadata: Object.keys(metadata).length === 0 ? NOTHING : metadata, reasons: NO_TEXTS };
}
