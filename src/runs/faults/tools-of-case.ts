import type { LoadedCase } from '../../test-cases/evals.ts';
import type { ToolsOfCase } from '../../worlds/faults/instructed-tool.ts';

/** What a case says of tools: those that it forbids whatever their arguments are, and those of the calls that it expects. */
export function toolsOfCase({ case: one }: LoadedCase): ToolsOfCase {
  const { forbidden_tools: tools = [], expected_state: state } = one;
  const named = tools.map((tool) => (typeof tool === 'string' ? { name: tool, arguments: undefined } : tool));
  const forbidden = [...named, ...(state?.forbidden ?? [])].flatMap(({ name, arguments: args }) =>
    name === undefined || args !== undefined ? [] : [name],
  );
  return { forbidden, expected: state?.actions?.map(({ name }) => name) };
}
