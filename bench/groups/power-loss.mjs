import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runIds, workspace } from '../support/assay.mjs';
import { runNode } from '../support/child.mjs';
import { firstDifference } from '../support/first-difference.mjs';
import { cutPower } from '../support/power-loss/cut-power.mjs';
import { readRecorded } from '../support/read-recorded.mjs';
import { askedAgain, differingCases } from '../support/resumed-results.mjs';
import { seededRandom } from '../support/seeded-random.mjs';
import { withoutTimes } from '../support/without-times.mjs';

const PROGRAM = fileURLToPath(new URL('../support/power-loss/run-on-platter.mjs', import.meta.url));
/** More records than are flushed at once, and longer than a second: some flushes are in the middle. */
const N = 150;
const LATENCY = [40, 80];
const NOTHING = { started: false, finished: false, judged: [], played: [] };

/**
 * Cuts the power under a run at moments spread over its life, twice in five right after its report or its end: what was not flushed is gone. Resumed, it
 * has to end as if nothing had happened. What was recorded and not flushed may be asked again; what a report has counted may not, and what
 * is left must not be taken for anything else.
 */
export async function powerLoss({ server, kills }) {
  const place = workspace();
  const random = seededRandom(61);
  const sum = {};
  const add = (outcome) => {
    for (const [key, value] of Object.entries(outcome)) sum[key] = (sum[key] ?? 0) + value;
  };
  try {
    place.evals({ url: server.url, n: N, concurrency: 8, scorer: 'rubric' });
    await server.reset({ latency: LATENCY });
    const undisturbed = await play(place, 'undisturbed');
    if (undisturbed.results === undefined) throw new Error(`the run ended with ${undisturbed.stderr}`);
    const wanted = withoutTimes(undisturbed.results);
    if (wanted.counts.passed !== N) throw new Error(`${wanted.counts.passed} of ${N} cases passed`);
    const { firstAt } = await server.stats();
    const earliest = (firstAt - undisturbed.startedAt) / 2;
    for (let time = 0; time < kills; time++) {
      const spread = earliest + random() * (undisturbed.wallMs - earliest);
      const moment = time % 5 === 3 ? 'reported' : time % 5 === 4 ? 'ended' : spread;
      add(await cutOnce(place, server, { moment, seed: time, wanted, random }));
    }
  } finally {
    place.remove();
  }
  return rowsOf(kills, sum);
}

function rowsOf(kills, sum) {
  return [
    {
      figure: `${kills} power cuts under a run of ${N} cases: results lost or changed`,
      value: sum.changed,
      bound: { most: 0 },
      note: `${sum.tailBytes.toLocaleString('en')} bytes of logs had not been flushed; ${sum.reported} runs had reported`,
    },
    { figure: '  counted in a report and lost', value: sum.countedLost, bound: { most: 0 } },
    {
      figure: '  finished in the journal without all results',
      value: sum.finishedEarly,
      bound: { most: 0 },
    },
    {
      figure: '  judged again though on the disk',
      value: sum.judgedAgain,
      bound: { most: 0 },
      note: `${sum.judged} results were on the disk`,
    },
    { figure: '  played again though on the disk', value: sum.playedAgain, bound: { most: 0 } },
    { figure: '  runs that would not resume', value: sum.unresumed, bound: { most: 0 } },
    {
      figure: '  recorded, not flushed, and judged again',
      value: sum.lostAgain,
      note: `of ${sum.lost} that a power cut took; the others came from the cache of answers`,
    },
  ];
}

async function cutOnce(place, server, { moment, seed, wanted, random }) {
  const at = { state: place.freshState(), platter: place.freshState('platter') };
  await server.reset({ latency: LATENCY, seed });
  let timer;
  const cut = await play(place, 'state', {
    flags: moment === 'reported' ? ['--die-reported'] : [],
    onSpawn: (child) => {
      if (typeof moment === 'number') timer = setTimeout(() => child.kill('SIGKILL'), moment);
    },
  });
  clearTimeout(timer);
  await server.idle();
  const before = recordedIn(at.state);
  const tailBytes = cutPower(at, random);
  const after = recordedIn(at.state);
  const lost = before.judged.filter((item) => !after.judged.includes(item));
  const outcome = {
    changed: 0,
    judgedAgain: 0,
    playedAgain: 0,
    lostAgain: 0,
    unresumed: 0,
    tailBytes,
    lost: lost.length,
    judged: after.judged.length,
    reported: cut.results === undefined ? 0 : 1,
    countedLost: cut.results === undefined ? 0 : N - after.judged.length,
    finishedEarly: after.finished && after.judged.length < N ? 1 : 0,
  };
  await server.reset({ latency: LATENCY, seed });
  const resumed = await play(place, 'state', {
    flags: after.id === undefined ? [] : ['--resume', after.id],
  });
  const when = typeof moment === 'number' ? `after ${moment.toFixed(0)} ms` : `once it had ${moment}`;
  const tell = (what) => console.log(`  power cut ${when} (${after.id ?? 'no run yet'}): ${what}`);
  if (resumed.results === undefined) {
    tell(`resuming ended with ${resumed.exitCode}: ${resumed.stderr.trim()}`);
    return { ...outcome, unresumed: 1 };
  }
  const stats = await server.stats();
  outcome.judgedAgain = askedAgain(stats, 'judge', after.judged);
  outcome.playedAgain = askedAgain(stats, 'agent', after.played);
  outcome.lostAgain = askedAgain(stats, 'judge', lost);
  const got = withoutTimes(resumed.results);
  outcome.changed = differingCases(got, wanted);
  if (outcome.changed > 0) tell(firstDifference(got, wanted));
  if (outcome.judgedAgain + outcome.playedAgain > 0) tell('asked again though on the disk');
  if (outcome.countedLost > 0) tell(`${outcome.countedLost} results counted in a report are lost`);
  return outcome;
}

/** What the journal of the one run in a state folder holds; without `id` where no run has begun. */
function recordedIn(state) {
  const [folder] = runIds(state);
  if (folder === undefined) return NOTHING;
  const recorded = readRecorded(state, folder);
  return recorded.started ? { ...recorded, id: folder } : NOTHING;
}

/** Plays or resumes on the disk that can lose its power; `results` where results.json was printed to its end. */
async function play(place, name, { flags = [], onSpawn } = {}) {
  const stdout = join(place.dir, 'results.json');
  const [state, platter] = [join(place.dir, name), join(place.dir, 'platter')];
  mkdirSync(platter, { recursive: true });
  const args = [PROGRAM, join(place.dir, 'evals'), state, platter, ...flags];
  const run = await runNode(args, { cwd: place.dir, stdout, onSpawn });
  return { ...run, results: printedIn(stdout) };
}

function printedIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Cut off while it was printed: nobody has seen the counts of all.
    return undefined;
  }
}
