/**
 * An agent program that makes the requests of a plan, `$PLANS/<case>.json`: rounds of requests, those of a round at once, each `{variable, path, headers, body}`,
 * to wherever that variable of its environment leads. It answers with all that came back to the byte, whatever it was: an agent that takes no notice of faults.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const { test_case_id: id } = JSON.parse(line);
  const rounds = JSON.parse(readFileSync(join(process.env.PLANS, `${id}.json`), 'utf8'));
  const answers = [];
  for (const round of rounds) answers.push(...(await Promise.all(round.map(ask))));
  process.stdout.write(`${JSON.stringify({ output: answers.join('\n') })}\n`);
}
process.exit(0);

async function ask({ variable, path, headers, body }) {
  const response = await fetch(`${process.env[variable]}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return await response.text();
}
