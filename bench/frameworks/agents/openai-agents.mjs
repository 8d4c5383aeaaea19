import { OpenAIAgentsInstrumentation } from '@arizeai/openinference-instrumentation-openai-agents';
import * as agents from '@openai/agents';
import { give, headers, input, instructions, mcpUrl } from './ask.mjs';
import { provider } from './spans.mjs';

const { Agent, MCPServerStreamableHttp, run } = agents;
// Takes the place of its own tracing, which goes to OpenAI's host, whatever the model's address is.
new OpenAIAgentsInstrumentation({ tracerProvider: provider }).manuallyInstrument(agents);
const shop = new MCPServerStreamableHttp({ name: 'shop', url: mcpUrl, requestInit: { headers } });
await shop.connect();
const agent = new Agent({ name: 'Shop', model: 'gpt-5.6-luna', instructions, mcpServers: [shop] });
const { finalOutput } = await run(agent, input);
await shop.close();
await agents.getGlobalTraceProvider().forceFlush();
await provider.shutdown();
give(finalOutput);
