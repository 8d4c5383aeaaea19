import { Agent, assistant, MCPServerStreamableHttp, run, setTracingDisabled, user } from '@openai/agents';
import { headers, mcpUrl, serve } from './ask.mjs';

setTracingDisabled(true);

await serve(async ({ talk, instructions }) => {
  const shop = new MCPServerStreamableHttp({ name: 'shop', url: mcpUrl, requestInit: { headers } });
  await shop.connect();
  const agent = new Agent({ name: 'Shop', model: 'gpt-test', instructions, mcpServers: [shop] });
  const said = talk.map(({ role, content }) => (role === 'user' ? user(content) : assistant(content)));
  const result = await run(agent, said, { stream: true });
  const pieces = [];
  for await (const piece of result.toTextStream()) pieces.push(piece);
  await result.completed;
  await shop.close();
  return { output: result.finalOutput, pieces };
});
