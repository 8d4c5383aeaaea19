import { query } from '@anthropic-ai/claude-agent-sdk';
import { give, headers, input, instructions, mcpUrl } from './ask.mjs';

const options = {
  systemPrompt: instructions,
  mcpServers: { shop: { type: 'http', url: mcpUrl, headers } },
  tools: [],
  allowedTools: ['mcp__shop'],
  settingSources: [],
};
let result;
for await (const message of query({ prompt: input, options }))
  if (message.type === 'result') result = message;
if (result.is_error) throw new Error(result.result ?? result.subtype);
const { input_tokens, output_tokens } = result.usage;
give(result.result, { input_tokens, output_tokens });
