import { MultiServerMCPClient } from '@langchain/mcp-adapters';
import { ChatOpenAI } from '@langchain/openai';
import { createAgent } from 'langchain';
import { headers, mcpUrl, serve } from './ask.mjs';

await serve(async ({ talk, instructions }) => {
  const shop = new MultiServerMCPClient({
    mcpServers: { shop: { transport: 'http', url: mcpUrl, headers } },
  });
  const agent = createAgent({
    model: new ChatOpenAI({ model: 'gpt-test', streaming: true }),
    tools: await shop.getTools(),
    systemPrompt: instructions,
  });
  const pieces = [];
  let output = '';
  const stream = await agent.stream({ messages: talk }, { streamMode: ['messages', 'values'] });
  for await (const [mode, chunk] of stream) {
    if (mode === 'values') output = chunk.messages.at(-1).text;
    else if (chunk[0].type === 'ai' && chunk[0].text !== '') pieces.push(chunk[0].text);
  }
  await shop.close();
  return { output, pieces };
});
