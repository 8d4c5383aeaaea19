import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));

/**
 * Writes an evals folder whose agent makes the requests of plans (`caller.mjs`), a case each: `plans` are `{id, rounds}`. Gives back what writes one
 * plan anew.
 */
export function writePlans({ dir, plans, url, concurrency = 4, env = {} }) {
  const evals = join(dir, 'evals');
  const folder = join(dir, 'plans');
  for (const each of [evals, folder]) rmSync(each, { recursive: true, force: true });
  const write = (path, text) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const json = (path, value) => write(join(evals, path), `${JSON.stringify(value, null, 2)}\n`);
  json('assay.yaml', {
    judge: { provider: 'offline' },
    run: { concurrency, max_retries: 0 },
    gate: { fail_on: 'never' },
  });
  json('agents/caller.yaml', {
    name: 'Caller',
    provider: 'custom',
    invocation: {
      command: [process.execPath, join(HERE, 'caller.mjs')],
      protocol: 'lines',
      env: { PLANS: folder, ...addresses(url), ...env },
    },
  });
  const cases = plans.map(({ id }) =>
    JSON.stringify({ id, name: id, turns: [{ input: 'Go.', checks: [{ matches: '.' }] }] }),
  );
  write(join(evals, 'test-cases', 'all.jsonl'), `${cases.join('\n')}\n`);
  const writePlan = ({ id, rounds }) => write(join(folder, `${id}.json`), JSON.stringify(rounds));
  for (const plan of plans) writePlan(plan);
  return writePlan;
}

const addresses = (url) => ({
  OPENAI_BASE_URL: `${url}/v1`,
  GOOGLE_GEMINI_BASE_URL: url,
  ANTHROPIC_BASE_URL: url,
});
