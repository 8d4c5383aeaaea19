import { createMCPClient } from '@ai-sdk/mcp';
import { openai } from '@ai-sdk/openai';
import { isStepCount, streamText } from 'ai';
import { headers, mcpUrl, serve } from './ask.mjs';

await serve(async ({ talk, instructions }) => {
  const shop = await createMCPClient({ transport: { type: 'http', url: mcpUrl, headers } });
  const pieces = [];
  let fault;
  const { textStream, text } = streamText({
    model: openai('gpt-test'),
    instructions,
    messages: talk,
    tools: await shop.tools(),
    stopWhen: isStepCount(10),
    onError: ({ error }) => {
      fault = error;
    },
  });
  for await (const piece of textStream) pieces.push(piece);
  await shop.close();
  if (fault !== undefined) throw fault;
  return { output: await text, pieces };
});
