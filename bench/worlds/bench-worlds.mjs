import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assayRun, workspace } from '../support/assay.mjs';
import { mutantsOf } from './airline/mutants.mjs';
import { sameAnswer, sameEnd } from './airline/oracle.mjs';
import { airlineIn } from './airline/recorded.mjs';
import { canaryRows, timeRows } from './costs.mjs';
import { endStates, writeEvals } from './evals.mjs';

/** Differences that are named one by one. */
const SHOWN = 12;

/**
 * Worlds: recorded runs of a real model played against their tools through the command, with verdicts beside the published ones (`--data DIR`,
 * the airline's folder); nearly right plays; 1,000 attempts side by side; what a fork and a call cost. `--language python` has the tools in Python.
 */
export async function worlds({ data, language = 'javascript', cases: most }) {
  const airline = airlineIn(data);
  const place = workspace();
  const shape = { dir: place.dir, language, place };
  try {
    const rows = airline === undefined ? [] : await airlineRows(airline, shape, most);
    if (airline === undefined)
      console.log('\nworlds: no --data DIR with the airline, neither recorded runs nor forks are measured.');
    return [...rows, ...(await canaryRows(shape, most)), ...(await timeRows(airline?.state, shape))];
  } finally {
    place.remove();
  }
}

async function airlineRows(airline, shape, most) {
  const runs = airline.runs.slice(0, most);
  const mutants = mutantsOf(airline).slice(0, most);
  return [
    ...oracleRows(airline, runs, mutants),
    ...(await recordedRows(airline, runs, shape)),
    ...(await mutantRows(airline, mutants, shape)),
  ];
}

/** What the bench believes without the product: its own tools against the published verdicts. */
function oracleRows({ state }, runs, mutants) {
  const wrong = runs.filter((run) => sameEnd(state, run.calls, run.expected.actions) !== run.dbMatch);
  // A run that never ended was given 0, whatever it had reached.
  const unlike = runs.filter(({ ended, reached, reward }) => (ended && reached) !== (reward === 1));
  const differ = mutants.filter(({ same }) => !same).length;
  return [
    row(
      'own oracle: end states unlike the published ones',
      wrong.length,
      0,
      `${runs.length} runs${named(wrong)}`,
    ),
    row(
      'published rewards unlike end state and outputs',
      unlike.length,
      0,
      `runs that never ended count as lost${named(unlike)}`,
    ),
    row(
      'mutants of gold calls',
      mutants.length,
      undefined,
      `${differ} end otherwise, ${mutants.length - differ} the same`,
    ),
  ];
}

async function recordedRows({ state }, runs, shape) {
  const { verdicts, answers, run } = await played(state, runs, shape);
  const pairs = runs.flatMap((one) =>
    one.answers.map((recorded, at) => ({
      id: `${one.id}#${at}`,
      right: sameAnswer(answers(one.id)[at], recorded),
    })),
  );
  const wrongAnswers = pairs.filter(({ right }) => !right);
  const unlike = runs.filter(({ id, reached }) => verdicts.get(id)?.[0]?.pass !== reached);
  const byOutputs = unlike.filter(({ dbMatch, expected }) => dbMatch && expected.outputs !== undefined);
  const unlikeReward = runs.filter(({ id, reward }) => verdicts.get(id)?.[0]?.pass !== (reward === 1));
  return [
    row(
      'recorded calls answered otherwise',
      wrongAnswers.length,
      0,
      `${pairs.length} calls${named(wrongAnswers)}`,
    ),
    row(
      'verdicts unlike end state and outputs',
      unlike.length,
      0,
      `${runs.length} runs, ${byOutputs.length} of these by outputs${named(unlike)}`,
    ),
    row(
      'verdicts unlike the published reward',
      unlikeReward.length,
      1,
      `gpt-4o-46-3 reached its goal and was cut off${named(unlikeReward)}`,
    ),
    peak('recorded runs: peak memory', run),
  ];
}

async function mutantRows({ state }, mutants, shape) {
  const { verdicts } = await played(state, mutants, shape);
  const passed = (id) => verdicts.get(id)?.[0]?.pass;
  const missed = mutants.filter(({ id, same }) => !same && passed(id) !== false);
  const refused = mutants.filter(({ id, same }) => same && passed(id) !== true);
  const kinds = Object.entries(Object.groupBy(mutants, ({ kind }) => kind))
    .map(([kind, all]) => `${all.length} ${kind}`)
    .join(', ');
  return [
    row('mutants that end otherwise and did not fail', missed.length, 0, `${kinds}${named(missed)}`),
    row('mutants that end the same and did not pass', refused.length, 0, named(refused)),
  ];
}

/** Plays these with the airline's tools: `verdicts` by case, what the tools `answers` (none where the player did not get to its end), and the `run`. */
async function played(state, plays, { dir, language, place }) {
  const folder = writeEvals({
    dir,
    world: 'airline',
    state,
    player: 'recorded',
    plays,
    language,
    concurrency: 8,
  });
  const run = await assayRun(place, place.freshState());
  const results = run.results();
  if (results === undefined) throw new Error(`assay run ended with ${run.exitCode}.\n${run.stderr}`);
  const answers = (id) => {
    const file = join(folder, `${id}.answers.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).answers : [];
  };
  return { verdicts: new Map(results.cases.map((one) => [one.id, endStates(one)])), answers, run };
}

const row = (figure, value, most, note) => ({
  figure,
  value,
  note,
  ...(most === undefined ? {} : { bound: { most } }),
});
const named = (list) =>
  list.length === 0
    ? ''
    : `: ${list
        .slice(0, SHOWN)
        .map(({ id }) => id)
        .join(', ')}${list.length > SHOWN ? ' …' : ''}`;
const peak = (figure, { peakMb }) => ({ figure, value: peakMb, unit: ' MB', bound: { most: 400 } });
