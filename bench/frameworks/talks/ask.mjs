import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What every agent here answers turn by turn: its question, what was said before, and the tools of the world behind MCP. */
export const mcpUrl = process.env.ASSAY_MCP_URL;
export const headers = { Authorization: `Bearer ${process.env.ASSAY_TOOLS_KEY}` };

/**
 * Answers each line of standard input by a line, until there is none; so it serves both protocols of a program. `answer` is given the turn and resolves
 * to `{output, pieces}`: what streamed is left in the home folder, as `<case>.<turn>.json`.
 */
export async function serve(answer) {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const { messages, system_prompt: instructions, test_case_id: id, turn_index: turn } = JSON.parse(line);
    const talk = messages.filter(({ role }) => role !== 'system');
    const { output, pieces } = await answer({ talk, instructions, id, turn });
    writeFileSync(join(process.env.HOME, `${id}.${turn}.json`), JSON.stringify(pieces));
    process.stdout.write(`${JSON.stringify({ output })}\n`);
  }
  // Some frameworks keep connections open.
  process.exit(0);
}
