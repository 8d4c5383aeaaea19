import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { AVAILABLE_SCORERS } from '../../src/schema/scorer-name.ts';
import { loadEvals } from '../../src/test-cases/load-evals.ts';
import { toolProgram } from '../../src/worlds/tool-program-of.ts';
import { assayRun } from '../support/assay.mjs';
import { endStates, writeEvals } from './evals.mjs';

/** 1,000 attempts, fifty at once, repeats among them: a case is its own canary. */
const CANARIES = { cases: 250, repeat: 4, concurrency: 50 };
/** Forks that are timed, after a few that are not, and how many at once in the second round. */
const FORKS = 300;
const WARM = 10;
const AT_ONCE = 50;
const CALLS = 300;

/** Attempts side by side, each of which leaves a row: how many have seen another's, and how many have another verdict than a pass. */
export async function canaryRows({ dir, language, place }, most) {
  const count = Math.max(1, Math.min(CANARIES.cases, Math.floor(most / CANARIES.repeat)));
  const plays = Array.from({ length: count }, (_, index) => {
    const id = `canary-${index}`;
    const expected = { actions: [{ name: 'put', arguments: { row: id } }] };
    return { id, expected, checks: [{ equals: 'alone' }] };
  });
  const { repeat, concurrency } = CANARIES;
  writeEvals({
    dir,
    world: 'canary',
    state: { rows: [] },
    player: 'canary',
    plays,
    language,
    concurrency,
    repeat,
  });
  const run = await assayRun(place, place.freshState());
  const cases = run.results()?.cases ?? [];
  const attempts = cases.flatMap((one) => one.attempts);
  const outputs = attempts.map(({ turns }) => turns?.[0]?.output);
  const verdicts = cases.flatMap(endStates).filter((verdict) => verdict?.pass === true);
  const all = count * repeat;
  const seen = outputs.filter((output) => output?.startsWith('saw'));
  return [
    {
      figure: `attempts of ${all} that saw another's row`,
      value: seen.length,
      bound: { most: 0 },
      note: seen[0] ?? '',
    },
    {
      figure: '  that did not answer, or whose end state is not as expected',
      value: all - Math.min(outputs.filter((output) => output === 'alone').length, verdicts.length),
      bound: { most: 0 },
    },
    { figure: '  wall', value: run.wallMs / 1000, unit: ' s', note: `${concurrency} at once` },
    { figure: '  peak memory', value: run.peakMb, unit: ' MB', bound: { most: 400 } },
  ];
}

/** What a fork of `state` costs, and what a call costs an agent, with its own `fetch`. */
export async function timeRows(state, { dir, language, place }) {
  const empty = { flights: {}, reservations: {}, users: {} };
  const rows = state === undefined ? [] : await forkRows(state, { dir, language });
  const plays = [
    play('calls', new Array(CALLS).fill({ name: 'calculate', arguments: { expression: '2 * (3 + 4)' } })),
  ];
  const folder = writeEvals({
    dir,
    world: 'airline',
    state: empty,
    player: 'recorded',
    plays,
    language,
    concurrency: 1,
  });
  await assayRun(place, place.freshState());
  const times = recordAt(join(folder, 'calls.answers.json')).answers.map(({ ms }) => ms);
  return [
    ...rows,
    {
      figure: 'a call over HTTP, p50',
      value: share(times, 0.5),
      unit: ' ms',
      bound: { most: 3 },
      note: `p95 ${share(times, 0.95).toFixed(2)} ms`,
    },
  ];
}

const play = (id, calls) => ({ id, calls, output: 'Done.', expected: { actions: [] } });
const recordAt = (file) => JSON.parse(readFileSync(file, 'utf8'));
const share = (values, of) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * of)];

/**
 * Forks themselves, straight from `src/`: a session of the tools is opened on the state, as an attempt has it, and answers its first call, so
 * that what is made lazily counts too. First one at a time, then many at once, which share the processors.
 */
async function forkRows(state, { dir, language }) {
  writeEvals({
    dir,
    world: 'airline',
    state,
    player: 'recorded',
    plays: [play('fork', [])],
    language,
    concurrency: 1,
  });
  const ports = nodePorts();
  const { evals } = await loadEvals({
    evalsDir: join(dir, 'evals'),
    ports,
    mode: 'run',
    scorerNames: AVAILABLE_SCORERS,
  });
  const program = await toolProgram(evals.worlds[0], ports, undefined);
  const fork = async () => {
    const began = performance.now();
    const session = await program.open();
    const reply = await session.call('think', { thought: '' });
    const ms = performance.now() - began;
    await session.close();
    if ('error' in reply) throw new Error(`a fork does not answer: ${reply.error}`);
    return ms;
  };
  const times = async (count, atOnce) => {
    const all = [];
    const worker = async () => {
      while (all.length < count) all.push(await fork());
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return all;
  };
  try {
    await times(WARM, 1);
    const alone = await times(FORKS, 1);
    const beside = await times(FORKS, AT_ONCE);
    const mb = (Buffer.byteLength(JSON.stringify(state)) / 1e6).toFixed(1);
    const row = (figure, value, more) => ({ figure, value, unit: ' ms', ...more });
    return [
      row(`fork of ${mb} MB, p50`, share(alone, 0.5), {
        bound: { most: 20 },
        note: `${alone.length} one after the other`,
      }),
      row('  p95', share(alone, 0.95), { bound: { most: 20 } }),
      row(`  p50 with ${AT_ONCE} at once`, share(beside, 0.5), { note: 'they share the processors' }),
    ];
  } finally {
    await program.close();
  }
}
