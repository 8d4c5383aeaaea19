import { Agent } from '@mastra/core/agent';
import { MCPClient } from '@mastra/mcp';
import { headers, mcpUrl, serve } from './ask.mjs';

await serve(async ({ talk, instructions }) => {
  const shop = new MCPClient({
    id: `shop-${performance.now()}`,
    servers: { shop: { url: new URL(mcpUrl), requestInit: { headers } } },
  });
  const agent = new Agent({
    id: 'shop',
    name: 'Shop',
    instructions,
    model: 'openai/gpt-test',
    tools: await shop.listTools(),
  });
  const result = await agent.stream(talk, { maxSteps: 10 });
  const pieces = [];
  for await (const piece of result.textStream) pieces.push(piece);
  const output = await result.text;
  await shop.disconnect();
  return { output, pieces };
});
