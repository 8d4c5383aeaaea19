import type { Subject } from '../schema/evaluation.ts';
import type { LabelRow } from '../schema/label-row.ts';

/** The evaluation that a labelled row describes: its texts, with `params` under the field names of metrics.md 1.2. */
export function subjectOfLabel(row: LabelRow): Subject {
  const { input, output, expected_behavior, context, ground_truth, conversation_history } = row;
  const { role, domain, topics, advice_types, expected_tools, available_tools, secret } = row.params ?? {};
  const fields = {
    input,
    output,
    expected_behavior,
    context,
    ground_truth,
    conversation_history,
    agent_plan: row.agent_plan,
    tool_calls: row.tool_calls,
    role,
    domain,
    allowed_topics: topics,
    advice_types,
    expected_tools,
    available_tools,
    system_prompt: secret,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
