import type { OptimizationReport, OptimizeResponse } from '../../src/schema/optimization.ts';

/** An optimization that was accepted; every field can be replaced. */
export function sampleOptimization(
  response: Partial<OptimizeResponse> = {},
  more: Partial<OptimizationReport> = {},
): OptimizationReport {
  const original = '# Clerk\n\nYou help customers.';
  return {
    agent_id: 'clerk',
    judge: { mode: 'offline', model: 'offline-heuristics-1' },
    prompt_file: 'evals/agents/prompt.md',
    usage: {
      agent: { calls: 240, input_tokens: null, output_tokens: null, cost_usd: 0.12 },
      judge: { calls: 0, cached_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: 0 },
    },
    duration_ms: 4_200,
    ...more,
    response: {
      optimization_id: 'opt_1',
      status: 'completed',
      original_prompt: original,
      optimized_prompt: `${original}\n\n## Rules learned from failures\n\n- Look the order up first.`,
      changes_made: [
        {
          type: 'added_instruction',
          content: 'Look the order up first.',
          rationale: 'Answers were given without the tool.',
          category: 'missing_tool_call',
          evidence_run_ids: ['run_a', 'run_b', 'run_c', 'run_d'],
          measured_effect: 0.4,
        },
      ],
      predicted_improvement: { pass_rate: { from: 0.1111, to: 0.9167 } },
      validation_run_id: 'run_v',
      decision: 'accepted',
      details: {
        reason: 'better on cases that it was not made from',
        proposer: 'catalogue',
        seed: 7,
        plays: 240,
        validation: { cases: 9, from: { passed: 4, plays: 36 }, to: { passed: 33, plays: 36 } },
        gate: {
          p_value: 0.004,
          alpha: 0.0304,
          difference: 0.8056,
          interval: [0.52, 1],
          cases: 9,
          plays: 4,
          minimum_detectable: 0.31,
        },
      },
      ...response,
    },
  };
}
