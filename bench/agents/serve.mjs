// A planted agent as the product reaches it: a program that answers line by line, or with --port a server.
//
//   node bench/agents/serve.mjs AGENT [--seed N] [--slip P] [--attempts FOLDER] [--port N]
//
// Attempts at the same message with the same prompt differ by their number; FOLDER keeps it over processes and runs.

import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { attemptsHere, attemptsIn } from './attempts.mjs';
import { answerOf } from './planted-agent.mjs';
import { WORLDS } from './worlds.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    slip: { type: 'string', default: '0' },
    attempts: { type: 'string' },
    port: { type: 'string' },
  },
});
const world = WORLDS[positionals[0]];
if (world === undefined) {
  console.error(
    `usage: node serve.mjs ${Object.keys(WORLDS).join('|')} [--seed N] [--slip P] [--attempts FOLDER] [--port N]`,
  );
  process.exit(2);
}
const attemptAt = values.attempts === undefined ? attemptsHere() : attemptsIn(values.attempts);

function reply(line) {
  const request = JSON.parse(line);
  const attempt = attemptAt(
    JSON.stringify([values.seed, request.system_prompt, request.messages ?? request.input]),
  );
  return JSON.stringify(
    answerOf(world, request, { seed: Number(values.seed), slip: Number(values.slip), attempt }),
  );
}

if (values.port === undefined) {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }))
    if (line.trim() !== '') process.stdout.write(`${reply(line)}\n`);
} else {
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json').end(reply(await text(request)));
  });
  server.listen(Number(values.port), '127.0.0.1', () =>
    console.log(`http://127.0.0.1:${server.address().port}/`),
  );
}
