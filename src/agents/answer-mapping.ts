import type { Invocation } from '../schema/agent.ts';
import { compilePath, type JsonPath } from '../text/json-path.ts';

/** Where the parts of an answer stand, when it is not the program protocol. */
export interface AnswerMapping {
  output?: JsonPath;
  tool_calls?: JsonPath;
  context?: JsonPath;
  plan?: JsonPath;
  /** What stands there makes the answer an error. */
  error?: JsonPath;
}

/** Keys of the program protocol of which an answer has at least one. */
export const PROTOCOL_KEYS = ['output', 'tool_calls', 'context', 'agent_plan'];

/** The mapping of an agent; Fault `validation_failed` names a path that cannot be read. */
export function mappingOf(invocation: Invocation): AnswerMapping {
  const { output_path, tool_calls_path, context_path, plan_path, error_path } = invocation;
  return {
    ...(output_path !== undefined && { output: compilePath(output_path, 'invocation.output_path') }),
    ...(tool_calls_path !== undefined && {
      tool_calls: compilePath(tool_calls_path, 'invocation.tool_calls_path'),
    }),
    ...(context_path !== undefined && { context: compilePath(context_path, 'invocation.context_path') }),
    ...(plan_path !== undefined && { plan: compilePath(plan_path, 'invocation.plan_path') }),
    ...(error_path !== undefined && { error: compilePath(error_path, 'invocation.error_path') }),
  };
}

/** Whether a mapping says where a part of the answer stands. */
export const mapsParts = ({ output, tool_calls, context, plan }: AnswerMapping): boolean =>
  (output ?? tool_calls ?? context ?? plan) !== undefined;
