import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startModel } from '../frameworks/model.mjs';
import { assayRun, CLI, runIds, workspace } from '../support/assay.mjs';
import { runNode } from '../support/child.mjs';
import { firstDifference } from '../support/first-difference.mjs';
import { seededRandom } from '../support/seeded-random.mjs';
import { withoutTimes } from '../support/without-times.mjs';
import { DIALECTS } from './bodies.mjs';
import { writePlans } from './plans.mjs';
import { results, row } from './rows.mjs';
import { drawing, sampleAsk } from './sample-asks.mjs';

const KILLS = Number(process.env.ASSAY_BENCH_KILLS ?? 20);
const CASES = 60;
const NAMES = Object.keys(DIALECTS);
const ZERO = { broken: 0, unresumed: 0, changed: 0, cassettes: 0, missed: 0, asked: 0 };

/** Recording that is killed at twenty moments: cassettes are whole then, and once it went on everything is as without a kill. */
export async function killedRows() {
  const place = workspace();
  const random = seededRandom(7);
  // Its answers follow from the request, so two recordings can be the same.
  const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);
  const model = await startModel({
    decide: (_, { body }) => ({ text: `All right: ${hash(JSON.stringify(body))}.` }),
    idOf: (_, text) => `call_${hash(text)}`,
    latency: 12,
  });
  try {
    writePlans({ dir: place.dir, url: model.url, plans: plansOf(drawing(53)) });
    const undisturbed = await assayRun(place, place.freshState(), { flags: ['--record'] });
    const wanted = { results: comparable(undisturbed.results()), cassettes: cassettesIn(place) };
    const sum = { ...ZERO };
    for (let time = 0; time < KILLS; time++) {
      const moment = 150 + random() * (undisturbed.wallMs - 150);
      const outcome = await killedOnce(place, model, { moment, wanted });
      for (const key of Object.keys(sum)) sum[key] += outcome[key];
    }
    return [
      row(`${KILLS} kills while ${CASES} cases are recorded: cassettes that are not whole`, sum.broken, 0),
      row('  runs that would not resume', sum.unresumed, 0),
      row('  results unlike those of an undisturbed run', sum.changed, 0),
      row('  cassettes unlike those of an undisturbed run', sum.cassettes, 0),
      row('  cases that do not replay', sum.missed, 0),
      row('  requests of replays that reached the model', sum.asked, 0),
    ];
  } finally {
    model.stop();
    place.remove();
  }
}

const plansOf = (draw) =>
  Array.from({ length: CASES }, (_, at) => {
    const dialect = NAMES[at % NAMES.length];
    const ask = () => DIALECTS[dialect]({ ...sampleAsk(draw, dialect), stream: at % 3 === 0 });
    return { id: `case-${at}`, rounds: [[ask()], [ask(), ask()]] };
  });

const folderOf = ({ dir }) => join(dir, 'evals', 'cassettes');

async function killedOnce(place, model, { moment, wanted }) {
  const outcome = { ...ZERO };
  rmSync(folderOf(place), { recursive: true, force: true });
  const state = place.freshState();
  let timer;
  await assayRun(place, state, {
    flags: ['--record'],
    onSpawn: (child) => {
      timer = setTimeout(() => child.kill('SIGKILL'), moment);
    },
  });
  clearTimeout(timer);
  const verified = await runNode([CLI, 'cassettes', 'verify', '--evals', join(place.dir, 'evals')], {
    cwd: place.dir,
  });
  if (verified.exitCode !== 0) {
    outcome.broken = 1;
    tell(moment, `verify ended with ${verified.exitCode}: ${verified.stderr.trim()}`);
  }
  const id = runIds(state)[0];
  const flags = ['--record', ...(id === undefined ? [] : ['--resume', id])];
  let resumed = await assayRun(place, state, { flags });
  // Killed before its first record: there is nothing to resume, but the folders have to serve a new run.
  if (resumed.counts === undefined && id !== undefined)
    resumed = await assayRun(place, place.freshState(), { flags: ['--record'] });
  if (resumed.counts === undefined) {
    tell(moment, `resuming ended with ${resumed.exitCode}: ${resumed.stderr.trim()}`);
    return { ...outcome, unresumed: 1 };
  }
  const difference = firstDifference(comparable(resumed.results()), wanted.results);
  const other = firstDifference(cassettesIn(place), wanted.cassettes);
  if (difference !== undefined || other !== undefined) tell(moment, difference ?? other);
  const before = model.requests();
  const replayed = await results(place, ['--replay'], { state: place.freshState('replayed') });
  return {
    ...outcome,
    changed: difference === undefined ? 0 : 1,
    cassettes: other === undefined ? 0 : 1,
    missed: [...replayed.values()].filter(({ status }) => status !== 'passed').length,
    asked: model.requests() - before,
  };
}

/** Results without times, and without what only a resumed run says of itself. */
const comparable = (found) => withoutTimes(found?.cases);

/** What the cassettes say by their files, without times and how long pieces were waited for. */
function cassettesIn(place) {
  const folder = folderOf(place);
  if (!existsSync(folder)) return {};
  const timeless = (key, value) =>
    ['at', 'recorded_at', 'after', 'signature'].includes(key) ? undefined : value;
  const names = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.jsonl'))
    .sort();
  return Object.fromEntries(
    names.map((name) => [
      name,
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line, timeless)),
    ]),
  );
}

/** A line about a kill that did harm: the sums of the table do not say what happened. */
function tell(moment, what) {
  console.log(`  killed after ${moment.toFixed(0)} ms: ${what}`);
}
