import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assayRun, workspace } from '../support/assay.mjs';
import { airlineIn } from '../worlds/airline/recorded.mjs';
import { userOf } from './scenario.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const HAND_OVER = 'transfer_to_human_agents';
const SHARE = 0.9;

/**
 * Fifty scenarios of an airline's desk (`--data DIR` with `worlds/tau2-airline-scenarios.jsonl` and the airline) with a user that a script plays
 * and an agent that plays by rules and knows nothing of the customer but what it is told: how many end in the state that they should.
 */
export async function airlineRows({ data }) {
  const file = scenariosIn(data);
  const airline = airlineIn(data);
  if (file === undefined || airline === undefined) {
    console.log('\nusers: no --data DIR with the airline and its scenarios, they are not played.');
    return [];
  }
  const scenarios = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const place = workspace();
  try {
    writeAirline({ dir: place.dir, state: airline.state, scenarios });
    const run = await assayRun(place, place.freshState());
    const results = run.results();
    if (results === undefined) throw new Error(`assay run ended with ${run.exitCode}.\n${run.stderr}`);
    return rowsOf(scenarios, new Map(results.cases.map((one) => [one.id, one])));
  } finally {
    if (process.env.ASSAY_BENCH_KEEP === undefined) place.remove();
  }
}

function scenariosIn(data) {
  if (data === undefined) return undefined;
  const name = 'tau2-airline-scenarios.jsonl';
  return [join(data, name), join(data, 'worlds', name)].find((one) => existsSync(one));
}

/** Changes that a scenario wants, in order; handing over is none. */
const writesOf = ({ gold_actions: actions }) =>
  actions
    .filter(({ writes, name }) => writes === true && name !== HAND_OVER)
    .map(({ name, arguments: args }) => ({ name, arguments: args }));

function writeAirline({ dir, state, scenarios }) {
  const evals = join(dir, 'evals');
  const plans = join(dir, 'plans');
  const write = (path, value) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  };
  const json = (path, value) => write(join(evals, path), `${JSON.stringify(value, null, 2)}\n`);
  json('assay.yaml', {
    judge: { provider: 'offline' },
    run: { concurrency: 4, max_retries: 0 },
    gate: { fail_on: 'never' },
  });
  json('worlds/airline.yaml', {
    name: 'Airline',
    state: { data: 'airline/state.json' },
    tools: { file: 'airline/tools.mjs' },
  });
  cpSync(join(HERE, '..', 'worlds', 'airline'), join(evals, 'worlds', 'airline'), { recursive: true });
  write(join(evals, 'worlds', 'airline', 'state.json'), state);
  json('agents/desk.yaml', {
    name: 'Desk',
    provider: 'custom',
    invocation: {
      command: [process.execPath, join(HERE, 'airline-desk.mjs')],
      protocol: 'lines',
      env: { PLANS: plans },
    },
  });
  const cases = scenarios.map((scenario, variant) => {
    const { id, gold_actions: actions } = scenario;
    const writes = writesOf(scenario);
    const handsOver = actions.find(({ name }) => name === HAND_OVER)?.arguments;
    write(join(plans, `${id}.json`), { variant, writes, handsOver });
    return JSON.stringify({
      id,
      name: id,
      world: 'airline',
      expected_state: { actions: writes },
      user: userOf(scenario),
    });
  });
  write(join(evals, 'test-cases', 'all.jsonl'), `${cases.join('\n')}\n`);
}

function rowsOf(scenarios, cases) {
  const outcomes = scenarios.map((scenario) => {
    const found = cases.get(scenario.id);
    const attempt = found?.attempts?.[0];
    const talk = attempt?.turns ?? [];
    return {
      id: scenario.id,
      changes: writesOf(scenario).length,
      reached: found?.status === 'passed',
      lost: attempt?.error?.code === 'user_simulator',
      why: attempt?.error?.message ?? talk.at(-1)?.output ?? 'no talk',
    };
  });
  const expressed = outcomes.filter(({ id }) => !Object.hasOwn(BEYOND, id));
  const missed = expressed.filter(({ reached }) => !reached);
  const changing = expressed.filter(({ changes }) => changes > 0);
  for (const { id, why } of missed) console.log(`  ${id}: ${why.replaceAll('\n', ' ').slice(0, 200)}`);
  const share = (list) => list.filter(({ reached }) => reached).length / Math.max(1, list.length);
  return [
    {
      figure: `scenarios of ${expressed.length} that end in the gold state`,
      value: share(expressed),
      bound: { least: SHARE },
      note: missed.map(({ id }) => id).join(', '),
    },
    {
      figure: `  of ${changing.length} that want changes`,
      value: share(changing),
      bound: { least: SHARE },
    },
    {
      figure: '  attempts lost to the simulated user',
      value: outcomes.filter(({ lost }) => lost).length,
      bound: { most: 1 },
      note: outcomes
        .filter(({ lost }) => lost)
        .map(({ id }) => id)
        .join(', '),
    },
    {
      figure: '  scenarios that a script does not express',
      value: Object.keys(BEYOND).length,
      note: Object.entries(BEYOND)
        .map(([id, why]) => `${id}: ${why}`)
        .join('; '),
    },
  ];
}

/** Scenarios that a script cannot play, with the reason. */
const BEYOND = {
  'airline-29': 'nothing in it says whether the new booking is to be insured',
};
