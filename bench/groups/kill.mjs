import { assayRun, assayRunPassing, runIds, workspace } from '../support/assay.mjs';
import { firstDifference } from '../support/first-difference.mjs';
import { readRecorded } from '../support/read-recorded.mjs';
import { askedAgain, differingCases } from '../support/resumed-results.mjs';
import { seededRandom } from '../support/seeded-random.mjs';
import { withoutTimes } from '../support/without-times.mjs';
import { powerLoss } from './power-loss.mjs';

const N = 60;
const LATENCY = [5, 20];

/** Processes that die, and machines. */
export async function kill(how) {
  return [...(await killed(how)), ...(await powerLoss(how))];
}

/**
 * Kills a run at moments spread over all of its life, resumes it, and looks for what was lost (the resumed results differ
 * from those of an undisturbed run) and for what was asked twice (a call about a case whose result was recorded).
 */
async function killed({ server, kills }) {
  const place = workspace();
  const random = seededRandom(60);
  const sum = { lost: 0, judgedAgain: 0, playedAgain: 0, unresumed: 0, early: 0, late: 0, recorded: 0 };
  try {
    place.evals({ url: server.url, n: N, concurrency: 8 });
    await server.reset({ latency: LATENCY });
    const undisturbed = await assayRunPassing(place, place.freshState(), N);
    const wanted = withoutTimes(undisturbed.results());
    const { firstAt } = await server.stats();
    const earliest = (firstAt - undisturbed.startedAt) / 2;
    for (let time = 0; time < kills; time++) {
      const moment = earliest + random() * (undisturbed.wallMs - earliest);
      const outcome = await killedOnce(place, server, { moment, seed: time, wanted });
      for (const key of Object.keys(outcome)) sum[key] += outcome[key];
    }
  } finally {
    place.remove();
  }
  const when = `${sum.early} before the first record, ${sum.late} after the last`;
  return [
    {
      figure: `${kills} kills of a run of ${N} cases: results lost or changed`,
      value: sum.lost,
      bound: { most: 0 },
      note: when,
    },
    {
      figure: '  judged again though recorded',
      value: sum.judgedAgain,
      bound: { most: 0 },
      note: `${sum.recorded} results had been recorded`,
    },
    { figure: '  played again though recorded', value: sum.playedAgain, bound: { most: 0 } },
    { figure: '  runs that would not resume', value: sum.unresumed, bound: { most: 0 } },
  ];
}

async function killedOnce(place, server, { moment, seed, wanted }) {
  const outcome = { lost: 0, judgedAgain: 0, playedAgain: 0, unresumed: 0, early: 0, late: 0, recorded: 0 };
  const state = place.freshState();
  await server.reset({ latency: LATENCY, seed });
  let timer;
  await assayRun(place, state, {
    onSpawn: (child) => {
      timer = setTimeout(() => child.kill('SIGKILL'), moment);
    },
  });
  clearTimeout(timer);
  await server.idle();
  const [folder] = runIds(state);
  const recorded =
    folder === undefined ? { started: false, judged: [], played: [] } : readRecorded(state, folder);
  // Killed before its first record: there is nothing to resume, but the state folder has to serve a new run.
  const id = recorded.started ? folder : undefined;
  outcome.recorded = recorded.judged.length;
  if (recorded.judged.length === 0) outcome.early = 1;
  if (recorded.judged.length === N) outcome.late = 1;

  await server.reset({ latency: LATENCY, seed });
  const flags = id === undefined ? [] : ['--resume', id];
  const resumed = await assayRun(place, state, { flags });
  if (resumed.counts === undefined) {
    tell(moment, id, `resuming ended with ${resumed.exitCode}: ${resumed.stderr.trim()}`);
    return { ...outcome, unresumed: 1 };
  }
  const stats = await server.stats();
  outcome.judgedAgain = askedAgain(stats, 'judge', recorded.judged);
  outcome.playedAgain = askedAgain(stats, 'agent', recorded.played);
  const got = withoutTimes(resumed.results());
  outcome.lost = differingCases(got, wanted);
  if (outcome.lost + outcome.judgedAgain + outcome.playedAgain > 0)
    tell(moment, id, firstDifference(got, wanted) ?? 'asked again');
  return outcome;
}

/** A line about a kill that did harm: the sums of the table do not say what happened. */
function tell(moment, id, what) {
  console.log(`  killed after ${moment.toFixed(0)} ms (${id ?? 'no run yet'}): ${what}`);
}
