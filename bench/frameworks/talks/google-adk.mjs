import { createEvent, InMemoryRunner, LlmAgent, MCPToolset, StreamingMode, setLogger } from '@google/adk';
import { headers, mcpUrl, serve } from './ask.mjs';

// It logs to standard output, which is where the answer belongs.
setLogger(null);
const part = ({ role, content }) => ({
  role: role === 'user' ? 'user' : 'model',
  parts: [{ text: content }],
});

await serve(async ({ talk, instructions }) => {
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
  const { sessionService: sessions, ...runner } = withService(new InMemoryRunner({ agent, appName: 'shop' }));
  const session = await sessions.createSession({ appName: 'shop', userId: 'user' });
  for (const message of talk.slice(0, -1))
    await sessions.appendEvent({
      session,
      event: createEvent({ author: message.role === 'user' ? 'user' : 'shop', content: part(message) }),
    });
  const pieces = [];
  let output = '';
  const run = runner.run({
    userId: 'user',
    sessionId: session.id,
    newMessage: part(talk.at(-1)),
    runConfig: { streamingMode: StreamingMode.SSE },
  });
  for await (const event of run) {
    // It throws for no failure of the model.
    if (event.errorMessage) throw new Error(event.errorMessage);
    const said = event.content?.parts?.map(({ text }) => text ?? '').join('');
    if (said && event.partial) pieces.push(said);
    else if (said) output = said;
  }
  await shop.close?.();
  return { output, pieces };
});

function withService(runner) {
  return { sessionService: runner.sessionService, run: (how) => runner.runAsync(how) };
}
