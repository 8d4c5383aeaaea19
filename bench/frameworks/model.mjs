/**
 * A model that is not there, in four dialects. Where it stands is told by the request alone, so it remembers nothing and serves any number of
 * agents at once.
 *
 *   POST /v1/chat/completions, /v1/responses                OpenAI
 *   POST /v1beta/models/NAME:generateContent                Gemini, also :streamGenerateContent
 *   POST /v1/messages                                       Anthropic
 *
 * It streams where that is asked for.
 */
import http from 'node:http';
import { anthropic } from './dialects/anthropic.mjs';
import { chat } from './dialects/chat.mjs';
import { gemini } from './dialects/gemini.mjs';
import { responses } from './dialects/responses.mjs';
import { sendJson } from './dialects/send.mjs';

const DIALECTS = [chat, responses, gemini, anthropic];

/** A model that makes the `calls` of a script, `{name, arguments}`, one after the other, then says its last words. */
export const startScriptedModel = ({ calls, answer }) =>
  startModel({
    decide(items) {
      const next = calls[items.filter(({ result }) => result).length];
      return next === undefined ? { text: answer } : { calls: [next] };
    },
  });

/**
 * Starts a model on loopback; `url` has no path. `decide` is given what the request holds in order, `{text}` or `{result: true}` each, and the
 * request as `{body, headers, url, offered}`; it says a `text`, or asks for `calls`, with `headers`; a framework's prefix before a name of a tool is put
 * back. `idOf` names an answer by its number and the text of the request; `latency` ms before each, `gap` ms between events of a stream.
 */
export async function startModel({ decide, idOf = (count) => `call_${count}`, latency = 0, gap = 0 }) {
  let requests = 0;
  const server = http.createServer(async (request, response) => {
    const dialect = DIALECTS.find(({ path }) => path.test(request.url));
    const pieces = [];
    for await (const piece of request) pieces.push(piece);
    if (dialect === undefined || request.method !== 'POST')
      return sendJson(response, 404, { error: { message: request.url } });
    requests += 1;
    const text = Buffer.concat(pieces).toString('utf8');
    const body = JSON.parse(text);
    const offered = dialect.tools(body);
    const asked = { body, headers: request.headers, url: request.url, offered };
    const { calls = [], text: words, headers = {} } = decide(dialect.items(body), asked);
    const named = calls.map((call) => ({
      ...call,
      name: offered.find((one) => one === call.name || one.endsWith(`_${call.name}`)),
    }));
    // Side requests, for a title or the like, offer no tools.
    const unknown = offered.length === 0 ? undefined : calls.find((_, at) => named[at].name === undefined);
    if (unknown !== undefined)
      return sendJson(response, 400, { error: { message: `no tool ${unknown.name} among ${offered}` } });
    const id = idOf(requests, text);
    const said = {
      id,
      text: words ?? (offered.length === 0 ? 'Nothing to add.' : undefined),
      calls:
        offered.length === 0 ? [] : named.map((call, at) => ({ ...call, id: at === 0 ? id : `${id}_${at}` })),
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    await dialect.send(response, body, said, gap, request.url);
  });
  server.on('connection', (socket) => socket.setNoDelay(true).on('error', () => {}));
  server.keepAliveTimeout = 600_000;
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
