import type { AnalysedAttempt, AnalysedTurn } from '../../src/failure-analysis/attempts.ts';
import type { ScorerResult } from '../../src/schema/scorer-result.ts';

let count = 0;

/** A result below its threshold, as a judged scorer writes it. */
export function failing(
  reasoning = 'Something was wrong.',
  metadata: Record<string, unknown> = {},
): ScorerResult {
  return { score: 0.2, pass: false, reasoning, metadata: { judge: { mode: 'llm' }, ...metadata } };
}

export function passing(metadata: Record<string, unknown> = {}): ScorerResult {
  return { score: 1, pass: true, reasoning: 'Fine.', metadata: { judge: { mode: 'llm' }, ...metadata } };
}

/** A played turn; the criteria take over the input. */
export function turnOf(given: Partial<AnalysedTurn> = {}): AnalysedTurn {
  return {
    turn_id: 't1',
    input: 'Where is my order?',
    output: 'Your order is on its way and arrives on Friday.',
    latency_ms: 100,
    tool_calls: null,
    results: {},
    criteria: {},
    ...given,
  };
}

/** An attempt of one turn with this turn's properties; each has a run and a case of its own unless told. */
export function attemptOf(
  turn: Partial<AnalysedTurn> = {},
  given: Partial<AnalysedAttempt> = {},
): AnalysedAttempt {
  count += 1;
  return {
    run_id: `run-${count}`,
    agent_id: 'agent',
    case_id: `case-${count}`,
    case_name: `Case ${count}`,
    case_hash: `hash-${count}`,
    tags: [],
    finished_at: 1_700_000_000_000 + count,
    attempt: 0,
    status: 'failed',
    turns: [turnOf(turn)],
    ...given,
  };
}

/** A failed attempt whose judge says this. */
export function failedWith(reason: string, given: Partial<AnalysedAttempt> = {}): AnalysedAttempt {
  return attemptOf({ results: { house_rules: failing(reason) } }, given);
}

export function passedAttempt(
  turn: Partial<AnalysedTurn> = {},
  given: Partial<AnalysedAttempt> = {},
): AnalysedAttempt {
  return attemptOf({ results: { playval: passing() }, ...turn }, { status: 'passed', ...given });
}
