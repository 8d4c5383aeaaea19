// Writes what `assay run` and `assay optimize` need for a planted agent.
//
//   node bench/agents/make-suite.mjs DIR AGENT [--seed N] [--slip P] [--prompt FILE] [--url URL] [--concurrency N] [--judged]
//
// DIR/evals has the cases that an optimizer may see, DIR/held/evals as many in other words, DIR/truth.json what is known of both. With
// --url the agent is the server at that address (serve.mjs --port), else a program. --judged lets `playval` judge beside the checks.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { casesOf, truthOf } from './cases.mjs';
import { WORLDS } from './worlds.mjs';

const SERVE = fileURLToPath(new URL('./serve.mjs', import.meta.url));

/** One evals folder, `DIR/evals`, with the cases of a set and a prompt: the careless one that fails wherever a defect is planted, or another. */
export function makeSuite({
  dir,
  world,
  set = 'shown',
  prompt = world.prompt,
  seed = 1,
  slip = 0,
  url,
  concurrency = 1,
  judged = false,
}) {
  const write = (path, text) => {
    mkdirSync(dirname(join(dir, 'evals', path)), { recursive: true });
    writeFileSync(join(dir, 'evals', path), text);
  };
  // Every JSON document is a YAML document.
  const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
  const program = {
    command: [
      process.execPath,
      SERVE,
      world.id,
      '--seed',
      `${seed}`,
      '--slip',
      `${slip}`,
      '--attempts',
      '.attempts',
    ],
    protocol: 'lines',
  };
  write(
    'assay.yaml',
    json({ judge: { provider: 'offline' }, run: { concurrency, max_retries: 0, repeats: 'all' } }),
  );
  write(
    `agents/${world.id}.yaml`,
    json({
      id: world.id,
      name: world.name,
      provider: 'custom',
      system_prompt_file: 'prompt.md',
      invocation: url === undefined ? program : { url },
      default_scorers: [...(judged ? ['playval'] : []), 'tool_correctness'],
      ...(world.tools.length === 0 ? {} : { available_tools: world.tools }),
    }),
  );
  write('agents/prompt.md', prompt);
  write(`test-cases/${world.id}.json`, json(casesOf(world, set)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      slip: { type: 'string', default: '0' },
      concurrency: { type: 'string', default: '1' },
      prompt: { type: 'string' },
      url: { type: 'string' },
      judged: { type: 'boolean', default: false },
    },
  });
  const [dir, agent] = positionals;
  const world = WORLDS[agent];
  if (world === undefined) {
    console.error(
      `usage: node make-suite.mjs DIR ${Object.keys(WORLDS).join('|')} [--seed N] [--slip P] [--prompt FILE] [--url URL] [--concurrency N] [--judged]`,
    );
    process.exit(2);
  }
  const how = {
    world,
    seed: Number(values.seed),
    slip: Number(values.slip),
    concurrency: Number(values.concurrency),
    judged: values.judged,
    ...(values.url === undefined ? {} : { url: values.url }),
    ...(values.prompt === undefined ? {} : { prompt: readFileSync(values.prompt, 'utf8') }),
  };
  makeSuite({ dir, ...how });
  makeSuite({ dir: join(dir, 'held'), set: 'held', ...how });
  writeFileSync(
    join(dir, 'truth.json'),
    `${JSON.stringify({ ...truthOf(world), ...truthOf(world, 'held') }, null, 2)}\n`,
  );
}
