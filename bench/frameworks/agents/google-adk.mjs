import { InMemoryRunner, LlmAgent, MCPToolset, setLogger } from '@google/adk';
import { give, headers, input, instructions, mcpUrl } from './ask.mjs';
import { provider } from './spans.mjs';

// It logs to standard output, which is where the answer belongs.
setLogger(null);
const shop = new MCPToolset({
  type: 'StreamableHTTPConnectionParams',
  url: mcpUrl,
  transportOptions: { requestInit: { headers } },
});
const agent = new LlmAgent({
  name: 'shop',
  model: 'gemini-2.5-flash',
  instruction: instructions,
  tools: [shop],
});
const runner = new InMemoryRunner({ agent, appName: 'shop' });
const session = await runner.sessionService.createSession({ appName: 'shop', userId: 'user' });
const newMessage = { role: 'user', parts: [{ text: input }] };
let answer = '';
for await (const event of runner.runAsync({ userId: 'user', sessionId: session.id, newMessage })) {
  // It throws for no failure of the model.
  if (event.errorMessage) throw new Error(event.errorMessage);
  const said = event.content?.parts?.map(({ text }) => text ?? '').join('');
  if (said) answer = said;
}
await provider.shutdown();
give(answer);
