import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assayRun } from '../support/assay.mjs';
import { endStates, writeEvals } from './evals.mjs';

/** 1,000 attempts, fifty at once, repeats among them: a case is its own canary. */
const CANARIES = { cases: 250, repeat: 4, concurrency: 50 };
const FORKS = 100;
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

/**
 * What a fork of `state` costs, seen from outside: the time between the end of one agent and the first answer of the next, one at a time,
 * over the same with an empty state. And what a call costs an agent, with its own `fetch`.
 */
export async function timeRows(state, { dir, language, place }) {
  const measure = async (from) => {
    const calls = [{ name: 'think', arguments: { thought: '' } }];
    const plays = Array.from({ length: FORKS }, (_, index) => play(`fork-${index}`, calls));
    const shape = { dir, world: 'airline', state: from, player: 'recorded', language };
    const folder = writeEvals({ ...shape, plays, concurrency: 1 });
    const run = await assayRun(place, place.freshState());
    return gaps(
      plays.map(({ id }) => join(folder, `${id}.answers.json`)),
      run,
    );
  };
  const empty = { flights: {}, reservations: {}, users: {} };
  const bare = await measure(empty);
  const rows = state === undefined ? [] : forkRows(await measure(state), bare, state);
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

function forkRows(full, bare, state) {
  const mb = (Buffer.byteLength(JSON.stringify(state)) / 1e6).toFixed(1);
  return [0.5, 0.95].map((of) => ({
    figure: `fork of ${mb} MB, p${of * 100}`,
    value: Math.max(0, share(full, of) - share(bare, of)),
    unit: ' ms',
    bound: { most: 20 },
    note: `over ${share(bare, of).toFixed(1)} ms between attempts with an empty state`,
  }));
}

/** Between the end of each agent and the start of the next, with the first call of that one: what was made lazily counts too. */
function gaps(files, run) {
  try {
    const plays = files.map(recordAt).toSorted((a, b) => a.startedAt - b.startedAt);
    return plays.slice(1).map((one, at) => one.startedAt - plays[at].endedAt + one.answers[0].ms);
  } catch (error) {
    throw new Error(`a player did not get to its end: ${error.message}\n${run.stderr}`);
  }
}
