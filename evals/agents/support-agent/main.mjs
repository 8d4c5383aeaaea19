// A support agent for the invented tea shop Thistle Kettle, as a local program: one JSON object a line in, one a line out.
//
// It serves both protocols: `once` (one object, then stdin closes) and `lines` (a process that answers line after line).
// It keeps nothing between lines; the conversation is in `messages`.

import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { answer } from './answer.mjs';
import { actingInWorld, hasWorld } from './in-a-world.mjs';
import { loadPolicies } from './retrieve.mjs';

const policies = loadPolicies(fileURLToPath(new URL('./policies', import.meta.url)));

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(await reply(line))}\n`);
}

/** The answer to one line; a line that cannot be read is answered with an error object, and the next one is read. */
function reply(line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch {
    return { error: { code: 'malformed_json', message: 'Expected one JSON object a line.' } };
  }
  const messages = request?.messages ?? [];
  const speaks = (message) => typeof message?.role === 'string' && typeof message.content === 'string';
  if (typeof request?.input !== 'string' || !Array.isArray(messages) || !messages.every(speaks))
    return {
      error: {
        code: 'invalid_request',
        message: 'Expected "input" (text) and "messages" (role and content).',
      },
    };
  return hasWorld
    ? actingInWorld((callTool) => answer(request, policies, callTool))
    : answer(request, policies);
}
