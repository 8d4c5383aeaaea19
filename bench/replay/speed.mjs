import { startModel } from '../frameworks/model.mjs';
import { assayRun, workspace } from '../support/assay.mjs';
import { DIALECTS } from './bodies.mjs';
import { lookupRows } from './lookups.mjs';
import { writePlans } from './plans.mjs';
import { row } from './rows.mjs';
import { drawing, sampleAsk } from './sample-asks.mjs';

const LATENCY = 200;
const CASES = 200;
const CALLS = 10;
const CONCURRENCY = 10;
const ROUNDS = 3;

/** What a replay takes beside the run that it repeats, and what finding one of ten thousand recordings takes. */
export async function speedRows() {
  return [...(await lookupRows()), ...(await runRows())];
}

async function runRows() {
  const draw = drawing(61);
  const plans = Array.from({ length: CASES }, (_, at) => ({
    id: `case-${at}`,
    rounds: Array.from({ length: CALLS }, () => [
      DIALECTS.chat({ ...sampleAsk(draw, 'chat'), stream: at % 2 === 0 }),
    ]),
  }));
  const place = workspace();
  const model = await startModel({
    decide: () => ({ text: 'All right, then it is done.' }),
    latency: LATENCY,
  });
  try {
    writePlans({ dir: place.dir, url: model.url, plans, concurrency: CONCURRENCY });
    const live = await passing(place, []);
    const recorded = await passing(place, ['--record']);
    const times = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await passing(place, ['--replay']));
    const best = times.reduce((a, b) => (a.wallMs < b.wallMs ? a : b));
    const name = `${CASES} cases of ${CALLS} calls at ${LATENCY} ms, ${CONCURRENCY} at once`;
    return [
      { figure: `${name}: live`, value: live.wallMs / 1000, unit: ' s' },
      { figure: '  recorded', value: recorded.wallMs / 1000, unit: ' s' },
      {
        figure: '  replayed',
        value: best.wallMs / 1000,
        unit: ' s',
        note: `${(best.cpuMs / 1000).toFixed(1)} s CPU, ${best.peakMb.toFixed(0)} MB`,
      },
      { figure: '  times faster than live', value: live.wallMs / best.wallMs, bound: { least: 20 } },
      row('  requests of replays that reached the model', model.requests() - 2 * CASES * CALLS, 0),
    ];
  } finally {
    model.stop();
    place.remove();
  }
}

async function passing(place, flags) {
  const run = await assayRun(place, place.freshState(), { flags });
  if (run.counts?.passed !== CASES)
    throw new Error(
      `assay run ${flags} ended with ${run.exitCode}, ${run.counts?.passed} passed.\n${run.stderr}`,
    );
  return run;
}
