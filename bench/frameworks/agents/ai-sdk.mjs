import { createMCPClient } from '@ai-sdk/mcp';
import { openai } from '@ai-sdk/openai';
import { OpenTelemetry } from '@ai-sdk/otel';
import { generateText, isStepCount, registerTelemetry } from 'ai';
import { give, headers, input, instructions, mcpUrl } from './ask.mjs';
import { provider } from './spans.mjs';

registerTelemetry(new OpenTelemetry());

const shop = await createMCPClient({ transport: { type: 'http', url: mcpUrl, headers } });
const { text } = await generateText({
  model: openai('gpt-5.6-luna'),
  instructions,
  prompt: input,
  tools: await shop.tools(),
  stopWhen: isStepCount(10),
});
await shop.close();
await provider.shutdown();
give(text);
