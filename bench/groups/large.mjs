import { isDeepStrictEqual } from 'node:util';
import { assayRun, workspace } from '../support/assay.mjs';
import { spent } from '../support/judged-run.mjs';
import { withoutTimes } from '../support/without-times.mjs';

const N = 600;
const CONCURRENCY = 8;
const LATENCY = 20;
/** The case with the long answer: early, so that the others are under way while it is scored. */
const ITEM = 20;
const ID = `case-${ITEM}`;
const BYTES = 10_000_000;
const SCORERS = ['answer_relevancy', 'playval', 'toxicity', 'pii_leakage'];

/** One answer of 10 MB among short ones: what it costs, and what the others notice of it. */
export async function large({ server, rounds }) {
  const place = workspace();
  const offline = { judge: 'offline judge', scorers: SCORERS, flags: ['--judge', 'offline'] };
  const model = { judge: 'judge behind HTTP', scorers: ['answer_relevancy', 'rubric'], flags: [] };
  try {
    const rows = [];
    for (const cell of [offline, model]) rows.push(...(await cellRows(place, server, cell, rounds)));
    return rows;
  } finally {
    place.remove();
  }
}

async function cellRows(place, server, { judge, scorers, flags }, rounds) {
  place.evals({ url: server.url, n: N, concurrency: CONCURRENCY, scorers });
  const play = async (settings) => {
    await server.reset({ latency: LATENCY, ...settings });
    const run = await assayRun(place, place.freshState(), { flags });
    if (run.counts === undefined) throw new Error(`assay run ended with ${run.exitCode}: ${run.stderr}`);
    const cases = new Map(run.results().cases.map((each) => [each.id, each]));
    return { ...run, cases, slowest: slowestOther(cases) };
  };
  const pairs = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ without: await play({}), run: await play({ longItem: ITEM, longBytes: BYTES }) });
  const least = (side, of) => Math.min(...pairs.map((pair) => of(pair[side])));
  const more = (of) => least('run', of) - least('without', of);
  const [{ run, without }] = pairs;
  return [
    {
      figure: `one answer of 10 MB, ${scorers.length} scorers, ${judge}: CPU`,
      value: more(({ cpuMs }) => cpuMs) / 1000,
      unit: ' s',
      bound: { most: 2 },
      note: `with ${N - 1} short ones ${spent(run)}; without it ${spent(without)}`,
    },
    {
      figure: '  peak memory',
      value: Math.max(...pairs.map((pair) => pair.run.peakMb)),
      unit: ' MB',
      bound: { most: 400 },
    },
    // One that is refused costs nothing.
    {
      figure: '  runs in which it was not judged',
      value: pairs.filter((pair) => !isJudged(pair.run.cases.get(ID))).length,
      bound: { most: 0 },
      note: `${run.cases.get(ID)?.status ?? 'missing'} ${reasonOf(run.cases.get(ID))}`.trim(),
    },
    {
      figure: '  others with another result',
      value: pairs.reduce((sum, pair) => sum + othersChanged(pair), 0),
      bound: { most: 0 },
    },
    {
      figure: '  others, slowest answer, more than without it',
      value: more(({ slowest }) => slowest),
      unit: ' ms',
      bound: { most: 250 },
      note: `${least('run', ({ slowest }) => slowest)} ms; without it ${least('without', ({ slowest }) => slowest)} ms`,
    },
  ];
}

/** The longest that any other case waited for its agent, in milliseconds. */
function slowestOther(cases) {
  const waited = [...cases.values()]
    .filter(({ id }) => id !== ID)
    .flatMap(({ attempts }) => attempts.flatMap(({ turns = [] }) => turns.map((turn) => turn.latency_ms)));
  return Math.max(...waited);
}

function othersChanged({ run, without }) {
  return [...without.cases.values()].filter(
    (each) => each.id !== ID && !isDeepStrictEqual(withoutTimes(run.cases.get(each.id)), withoutTimes(each)),
  ).length;
}

function isJudged({ status, attempts = [] } = {}) {
  return status !== 'errored' && attempts.length > 0 && attempts.every(({ error }) => !error);
}

function reasonOf(played) {
  const [attempt] = played?.attempts ?? [];
  return String(attempt?.error?.message ?? attempt?.error ?? '').slice(0, 120);
}
