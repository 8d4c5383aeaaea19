import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { query } from '@anthropic-ai/claude-agent-sdk';
import { headers, mcpUrl, serve } from './ask.mjs';

await serve(async ({ talk, instructions, id, turn }) => {
  // It keeps talks itself; which of them is this one stands in a file, as another process may go on with it.
  const file = join(process.env.HOME, `${id}.session`);
  const resume = turn > 0 && existsSync(file) ? { resume: readFileSync(file, 'utf8') } : {};
  const options = {
    systemPrompt: instructions,
    mcpServers: { shop: { type: 'http', url: mcpUrl, headers } },
    tools: [],
    allowedTools: ['mcp__shop'],
    settingSources: [],
    includePartialMessages: true,
    ...resume,
  };
  const pieces = [];
  let result;
  for await (const message of query({ prompt: talk.at(-1).content, options })) {
    if (message.type === 'result') result = message;
    const text = message.type === 'stream_event' ? message.event.delta?.text : undefined;
    if (text !== undefined) pieces.push(text);
  }
  writeFileSync(file, result.session_id);
  if (result.is_error) throw new Error(result.result ?? result.subtype);
  return { output: result.result, pieces };
});
