/**
 * Measures the built program: `npm run bench -- [group…]` with the options of USAGE. Exit code 1 when a bound is missed. Never a test:
 * figures depend on the machine and on what else it does.
 */
import { existsSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { frameworks } from './frameworks/bench-frameworks.mjs';
import { api } from './groups/api.mjs';
import { cache } from './groups/cache.mjs';
import { calibration } from './groups/calibration.mjs';
import { clustering } from './groups/clustering.mjs';
import { documents } from './groups/documents.mjs';
import { failureKinds } from './groups/failure-kinds.mjs';
import { faults } from './groups/faults.mjs';
import { gate } from './groups/gate.mjs';
import { generation } from './groups/generation.mjs';
import { growth } from './groups/growth.mjs';
import { hostile } from './groups/hostile.mjs';
import { javascript } from './groups/javascript.mjs';
import { kill } from './groups/kill.mjs';
import { large } from './groups/large.mjs';
import { loading } from './groups/loading.mjs';
import { longAnswers } from './groups/long-answers.mjs';
import { memory } from './groups/memory.mjs';
import { optimizeForeign } from './groups/optimize-foreign.mjs';
import { optimizer } from './groups/optimizer.mjs';
import { pages } from './groups/pages.mjs';
import { parity } from './groups/parity.mjs';
import { peers } from './groups/peers.mjs';
import { realPairs } from './groups/real-pairs.mjs';
import { scorers } from './groups/scorers.mjs';
import { service } from './groups/service.mjs';
import { ssrf } from './groups/ssrf.mjs';
import { start } from './groups/start.mjs';
import { steps } from './groups/steps.mjs';
import { streams } from './groups/streams.mjs';
import { throughput } from './groups/throughput.mjs';
import { uselessProposer } from './groups/useless-proposer.mjs';
import { vectors } from './groups/vectors.mjs';
import { webhooks } from './groups/webhooks.mjs';
import { replay } from './replay/bench-replay.mjs';
import { CLI } from './support/assay.mjs';
import { startModelServer } from './support/model-server.mjs';
import { report } from './support/table.mjs';
import { users } from './users/bench-users.mjs';
import { worlds } from './worlds/bench-worlds.mjs';

const GROUPS = {
  throughput,
  memory,
  large,
  loading,
  start,
  faults,
  growth,
  steps,
  cache,
  scorers,
  'long-answers': longAnswers,
  javascript,
  kill,
  peers,
  calibration,
  gate,
  optimizer,
  'optimize-foreign': optimizeForeign,
  'useless-proposer': uselessProposer,
  'real-pairs': realPairs,
  generation,
  documents,
  clustering,
  'failure-kinds': failureKinds,
  hostile,
  service,
  streams,
  api,
  vectors,
  webhooks,
  ssrf,
  pages,
  parity,
  worlds,
  frameworks,
  replay,
  users,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    kills: { type: 'string', default: '50' },
    data: { type: 'string' },
    peers: { type: 'string', default: process.env.ASSAY_PEERS ?? '' },
    repetitions: { type: 'string', default: '5000' },
    agents: { type: 'string' },
    modes: { type: 'string' },
    seeds: { type: 'string' },
    language: { type: 'string' },
  },
});
const USAGE = `usage: npm run bench -- [${Object.keys(GROUPS).join('|')}]…
  --cases N        most cases of a run (throughput, memory, loading, faults, peers), for a short look
  --rounds N       turns that each contestant takes (3); the best counts
  --kills N        processes that are killed (50)
  --repetitions N  simulated experiments a cell (5,000), suites a row of gate (at most 400), optimizations of useless-proposer (at most 200)
  --agents LIST    planted agents of optimize-foreign, with --modes cold,warm and --seeds 1-10 (all)
  --language NAME  of the tools of worlds: javascript (default) or python
  --data DIR       labelled data of the groups that need some
  --peers DIR      folder of the other tools (default $ASSAY_PEERS)`;
const counts = Object.fromEntries(
  ['cases', 'rounds', 'kills', 'repetitions'].map((name) => [name, Number(values[name])]),
);
const { agents, modes, seeds, language } = values;
const planted = { agents, modes, ...(seeds === undefined ? {} : { seeds }) };
const unknown = positionals.filter((name) => !Object.hasOwn(GROUPS, name));
if (unknown.length > 0 || !Object.values(counts).every((count) => Number.isInteger(count) && count >= 1)) {
  console.error(USAGE);
  process.exit(2);
}
if (!existsSync(CLI)) {
  console.error(`There is no ${CLI}. Run: npm run build`);
  process.exit(2);
}

const cores = availableParallelism();
const load = () => `load ${loadavg()[0].toFixed(2)} on ${cores} cores`;
console.log(`${CLI}\nNode ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${load()}`);
if (loadavg()[0] > cores / 2)
  console.log('Others are at work on this machine: figures will be worse than they are.');

let missed = 0;
const server = await startModelServer();
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(GROUPS)) {
    const rows = await GROUPS[name]({
      server,
      ...counts,
      data: values.data,
      peers: values.peers,
      ...planted,
      language,
      named: positionals.includes(name),
    });
    missed += report(`${name} (${load()})`, rows);
  }
} finally {
  server.stop();
}
console.log(missed === 0 ? '\nAll bounds hold.' : `\n${missed} bound${missed === 1 ? '' : 's'} missed.`);
process.exitCode = missed === 0 ? 0 : 1;
