/**
 * A model that is not there, in four dialects: it asks for the calls of a script one after the other, then says its last words. Where it stands is
 * how many results of tools the request holds, so it remembers nothing and serves any number of agents at once.
 *
 *   POST /v1/chat/completions, /v1/responses                OpenAI
 *   POST /v1beta/models/NAME:generateContent                Gemini
 *   POST /v1/messages                                       Anthropic, streamed where that is asked for
 */
import http from 'node:http';

const USAGE = { input: 20, output: 10 };

/** Starts it on loopback; `url` has no path. `calls` are `{name, arguments}`; a framework's prefix before a name is put back. */
export async function startScriptedModel({ calls, answer }) {
  let requests = 0;
  const server = http.createServer(async (request, response) => {
    const dialect = DIALECTS.find(({ path }) => path.test(request.url));
    let text = '';
    for await (const piece of request) text += piece;
    if (dialect === undefined || request.method !== 'POST')
      return send(response, 404, { error: { message: request.url } });
    requests += 1;
    const body = JSON.parse(text);
    const offered = dialect.tools(body);
    // Side requests, for a title or the like, offer no tools.
    const next = offered.length === 0 ? undefined : calls[dialect.results(body)];
    const name = next && offered.find((one) => one === next.name || one.endsWith(`_${next.name}`));
    if (next !== undefined && name === undefined)
      return send(response, 400, { error: { message: `no tool ${next.name} among ${offered}` } });
    const id = `call_${requests}`;
    dialect.send(
      response,
      body,
      next === undefined ? { answer, id } : { name, arguments: next.arguments, id },
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    requests: () => requests,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function send(response, status, value) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

const chat = {
  path: /\/chat\/completions$/,
  tools: ({ tools = [] }) => tools.map((tool) => tool.function.name),
  results: ({ messages }) => messages.filter(({ role }) => role === 'tool').length,
  send(response, { model }, { answer, name, arguments: args, id }) {
    const call = { id, type: 'function', function: { name, arguments: JSON.stringify(args) } };
    const message =
      answer === undefined
        ? { role: 'assistant', content: null, tool_calls: [call] }
        : { role: 'assistant', content: answer };
    send(response, 200, {
      id: `chatcmpl_${id}`,
      object: 'chat.completion',
      created: 1767225600,
      model,
      choices: [{ index: 0, message, finish_reason: answer === undefined ? 'tool_calls' : 'stop' }],
      usage: {
        prompt_tokens: USAGE.input,
        completion_tokens: USAGE.output,
        total_tokens: USAGE.input + USAGE.output,
      },
    });
  },
};

const responses = {
  path: /\/responses$/,
  tools: ({ tools = [] }) => tools.map(({ name }) => name ?? ''),
  results: ({ input }) =>
    Array.isArray(input) ? input.filter(({ type }) => type === 'function_call_output').length : 0,
  send(response, { model }, { answer, name, arguments: args, id }) {
    const text = { type: 'output_text', text: answer, annotations: [] };
    const item =
      answer === undefined
        ? {
            type: 'function_call',
            id: `fc_${id}`,
            call_id: id,
            name,
            arguments: JSON.stringify(args),
            status: 'completed',
          }
        : { type: 'message', id: `msg_${id}`, role: 'assistant', status: 'completed', content: [text] };
    send(response, 200, {
      id: `resp_${id}`,
      object: 'response',
      created_at: 1767225600,
      status: 'completed',
      model,
      output: [item],
      usage: {
        input_tokens: USAGE.input,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: USAGE.output,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: USAGE.input + USAGE.output,
      },
    });
  },
};

const gemini = {
  path: /:generateContent(\?|$)/,
  tools: ({ tools = [] }) => tools.flatMap((one) => (one.functionDeclarations ?? []).map(({ name }) => name)),
  results: ({ contents }) =>
    contents.flatMap(({ parts }) => parts).filter((part) => part.functionResponse).length,
  send(response, _, { answer, name, arguments: args }) {
    const part = answer === undefined ? { functionCall: { name, args } } : { text: answer };
    send(response, 200, {
      candidates: [{ content: { role: 'model', parts: [part] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: {
        promptTokenCount: USAGE.input,
        candidatesTokenCount: USAGE.output,
        totalTokenCount: USAGE.input + USAGE.output,
      },
    });
  },
};

const anthropic = {
  path: /\/messages(\?|$)/,
  tools: ({ tools = [] }) => tools.map(({ name }) => name),
  results: ({ messages }) =>
    messages
      .flatMap(({ content }) => (Array.isArray(content) ? content : []))
      .filter(({ type }) => type === 'tool_result').length,
  send(response, { model, stream }, { answer, name, arguments: args, id }) {
    const asks = answer === undefined;
    const block = asks
      ? { type: 'tool_use', id: `toolu_${id}`, name, input: args }
      : { type: 'text', text: answer };
    const usage = { input_tokens: USAGE.input, output_tokens: USAGE.output };
    const stop = { stop_reason: asks ? 'tool_use' : 'end_turn', stop_sequence: null };
    const message = {
      id: `msg_${id}`,
      type: 'message',
      role: 'assistant',
      model,
      content: [block],
      ...stop,
      usage,
    };
    if (!stream) return send(response, 200, message);
    const empty = asks ? { ...block, input: {} } : { ...block, text: '' };
    const delta = asks
      ? { type: 'input_json_delta', partial_json: JSON.stringify(args) }
      : { type: 'text_delta', text: answer };
    const events = [
      { type: 'message_start', message: { ...message, content: [], stop_reason: null } },
      { type: 'content_block_start', index: 0, content_block: empty },
      { type: 'content_block_delta', index: 0, delta },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: stop, usage },
      { type: 'message_stop' },
    ];
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''));
  },
};

const DIALECTS = [chat, responses, gemini, anthropic];
