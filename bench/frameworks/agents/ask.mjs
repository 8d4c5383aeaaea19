import { readFileSync } from 'node:fs';

/** What all agents here share: the question from standard input, where the tools are, and how the answer is given. */
export const { input, system_prompt: instructions = 'You look after the orders of a shop.' } = JSON.parse(
  readFileSync(0, 'utf8'),
);
export const mcpUrl = process.env.ASSAY_MCP_URL;
export const headers = { Authorization: `Bearer ${process.env.ASSAY_TOOLS_KEY}` };

/** The answer, and what it took where no span tells that. Some frameworks keep connections open: once it is taken, this is the end. */
export function give(output, usage) {
  process.stdout.write(JSON.stringify({ output, usage }), () => process.exit(0));
}
