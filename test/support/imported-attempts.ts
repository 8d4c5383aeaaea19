import { facetOf } from '../../src/failure-analysis/facet.ts';
import { defined } from '../../src/schema/defined.ts';
import type { ExpectedTool, ToolCall } from '../../src/schema/tool-call.ts';
import { attemptOf } from './analysed-attempts.ts';

type Said = readonly (readonly ['user' | 'assistant', string])[];

/** What is recorded of somebody else's run that failed. */
export interface Imported {
  expected?: ExpectedTool[];
  calls?: (Omit<ToolCall, 'arguments'> & { arguments?: Record<string, unknown> })[];
  said?: Said;
  /** What was asked; left out, what was said first. */
  input?: string;
  facts?: Record<string, unknown>;
  reasons?: string[];
  prompt?: string;
  truth?: string;
}

/** The facet of an imported attempt that failed. */
export const importedFacet = ({
  expected,
  calls = [],
  said = [['user', 'hello']],
  input = said[0]?.[1] ?? '',
  facts = {},
  reasons = [],
  prompt,
  truth,
}: Imported) =>
  facetOf(
    attemptOf({
      input,
      output: said.at(-1)?.[1] ?? '',
      tool_calls: calls.map((call) => ({ arguments: {}, result: 'ok', ...call })),
      results: {
        recorded_outcome: {
          score: 0,
          pass: false,
          reasoning: 'checks that failed: r actions',
          metadata: { recorded: { reward: 0 }, issues: reasons, ...facts },
        },
      },
      criteria: {
        ...defined({ expected_tools: expected }),
        ...defined({ system_prompt: prompt, ground_truth: truth }),
        conversation_history: said.map(([role, content]) => ({ role, content })),
      },
    }),
  );
