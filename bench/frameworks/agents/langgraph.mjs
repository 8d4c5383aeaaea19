import { LangChainInstrumentation } from '@arizeai/openinference-instrumentation-langchain';
import * as callbacks from '@langchain/core/callbacks/manager';
import { MultiServerMCPClient } from '@langchain/mcp-adapters';
import { ChatOpenAI } from '@langchain/openai';
import { createAgent } from 'langchain';
import { give, headers, input, instructions, mcpUrl } from './ask.mjs';
import { provider } from './spans.mjs';

new LangChainInstrumentation({ tracerProvider: provider }).manuallyInstrument(callbacks);

const shop = new MultiServerMCPClient({ mcpServers: { shop: { transport: 'http', url: mcpUrl, headers } } });
const agent = createAgent({
  model: new ChatOpenAI({ model: 'gpt-5.6-luna' }),
  tools: await shop.getTools(),
  systemPrompt: instructions,
});
const { messages } = await agent.invoke({ messages: [{ role: 'user', content: input }] });
await shop.close();
await provider.shutdown();
give(messages.at(-1).text);
