import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A custom agent behind HTTP, on loopback: says what it was asked, and calls a tool when the question is about an order. */
export interface GreetingAgent {
  url: string;
  /** Bodies that it was sent. */
  received: string[];
  headers: Record<string, string | string[] | undefined>[];
  close(): Promise<void>;
}

export async function greetingAgent(): Promise<GreetingAgent> {
  const received: string[] = [];
  const headers: GreetingAgent['headers'] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request.setEncoding('utf8')) text += piece;
    received.push(text);
    headers.push(request.headers);
    const { q } = JSON.parse(text);
    const order = /TK-\d+/.exec(q)?.[0];
    if (q.includes('slowly')) await new Promise((resolve) => setTimeout(resolve, 300));
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        output: order === undefined ? `Hello, you said: ${q}` : `Order ${order} is on its way.`,
        tool_calls: order === undefined ? [] : [{ name: 'get_order', arguments: { order }, result: 'sent' }],
        context: ['Orders are sent on working days.'],
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Border: a TCP server that listens has a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/chat`,
    received,
    headers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The request that makes it an agent of the service. */
export const agentRequest = (url: string, more: Record<string, unknown> = {}) => ({
  name: 'Greeter',
  provider: 'custom',
  system_prompt: 'Greet people.',
  invocation: {
    url,
    body_template:
      '{"q":"{{ input }}","as":"{{ system_prompt }}","model":"{{ model }}","heat":"{{ temperature }}"}',
  },
  ...more,
});

/** The request of a case with one turn; passes when the answer holds the question. */
export const caseRequest = (agent: string, text: string, more: Record<string, unknown> = {}) => ({
  name: `Case ${text}`,
  agent_id: agent,
  turns: [{ input: { text }, expected_behavior: `Says "${text}".`, checks: [{ contains: text }] }],
  ...more,
});
