import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came over the wire. */
export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  text: string;
  /** The body as JSON; undefined when it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies freely
  json: any;
}

/** What the fake answers: a status with a body, or a fault of the network. */
export type FakeReply =
  | { status?: number; headers?: Record<string, string>; body: unknown }
  | { fault: 'drop' | 'hang' | 'cut' };

export interface FakeServer {
  /** `http://127.0.0.1:<port>`. */
  url: string;
  seen: SeenRequest[];
  close(): Promise<void>;
}

/** A real server on the loopback that answers what `reply` says; objects are sent as JSON, texts as they are. */
export async function fakeAgentServer(
  reply: (request: SeenRequest, index: number) => FakeReply | Promise<FakeReply>,
): Promise<FakeServer> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const request = await readRequest(incoming);
    seen.push(request);
    const answer = await reply(request, seen.length - 1);
    if ('fault' in answer) {
      if (answer.fault === 'drop') incoming.socket.destroy();
      if (answer.fault === 'cut') {
        outgoing.writeHead(200, { 'content-length': '1000' });
        outgoing.write('{"output": "half');
        setImmediate(() => incoming.socket.destroy());
      }
      return;
    }
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    outgoing.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    outgoing.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(incoming: IncomingMessage): Promise<SeenRequest> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece);
  const text = Buffer.concat(pieces).toString('utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    headers: incoming.headers,
    rawHeaders: incoming.rawHeaders,
    text,
    json,
  };
}

/** A chat completion as the OpenAI API answers it. */
export function chatCompletion(content: string | null, more: { message?: object; finish?: string } = {}) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'fake-model',
    choices: [
      {
        index: 0,
        finish_reason: more.finish ?? 'stop',
        message: { role: 'assistant', content, ...more.message },
      },
    ],
    usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
  };
}

/** A message as the Anthropic API answers it. */
export function anthropicMessage(content: object[], stop_reason = 'end_turn') {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'fake-model',
    content,
    stop_reason,
    stop_sequence: null,
    usage: { input_tokens: 13, output_tokens: 5 },
  };
}
