import type { OfferedTool } from '../agent-world.ts';
import { asRecord, own } from '../record.ts';

/** Descriptions of tools by name, in place of their own. */
export type ToolDescriptions = Readonly<Record<string, string>>;
type ProviderTool = Readonly<Record<string, unknown>>;

/** Tools of a world with the descriptions that a variant has in place of theirs; a name that no tool has changes nothing. */
export function describedTools<T extends OfferedTool>(
  tools: readonly T[],
  descriptions: ToolDescriptions | undefined,
): readonly T[] {
  if (descriptions === undefined) return tools;
  return tools.map((tool) =>
    Object.hasOwn(descriptions, tool.name) ? { ...tool, description: descriptions[tool.name] } : tool,
  );
}

/** The same for tools in the form of a provider: its own keys beside `name` (Anthropic), or inside of `function` (chat completions). */
export function describedProviderTools(
  tools: readonly ProviderTool[],
  descriptions: ToolDescriptions | undefined,
): readonly ProviderTool[] {
  if (descriptions === undefined) return tools;
  return tools.map((tool) => {
    const name = providerToolName(tool);
    if (name === undefined || !Object.hasOwn(descriptions, name)) return tool;
    const description = descriptions[name];
    const inner = asRecord(own(tool, 'function'));
    return inner === undefined ? { ...tool, description } : { ...tool, function: { ...inner, description } };
  });
}

/** What a tool in the form of a provider is called; undefined where it says none. */
export function providerToolName(tool: ProviderTool): string | undefined {
  const name = own(tool, 'name') ?? own(asRecord(own(tool, 'function')), 'name');
  return typeof name === 'string' ? name : undefined;
}
