import { isDeepStrictEqual } from 'node:util';
import { assayRun, workspace } from '../support/assay.mjs';
import { spent } from '../support/judged-run.mjs';
import { withoutTimes } from '../support/without-times.mjs';

const N = 600;
const CONCURRENCY = 8;
const LATENCY = 20;
/** The case with the long answer: early, so that the others are under way while it is scored. */
const ITEM = 20;
const BYTES = 10_000_000;
const SCORERS = ['answer_relevancy', 'playval', 'toxicity', 'pii_leakage'];

/** One answer of 10 MB among short ones: what it costs, and what the others notice of it. */
export async function large({ server }) {
  const place = workspace();
  try {
    return [
      ...(await cell(place, server, {
        judge: 'offline judge',
        scorers: SCORERS,
        flags: ['--judge', 'offline'],
      })),
      ...(await cell(place, server, {
        judge: 'judge behind HTTP',
        scorers: ['answer_relevancy', 'rubric'],
        flags: [],
      })),
    ];
  } finally {
    place.remove();
  }
}

async function cell(place, server, { judge, scorers, flags }) {
  place.evals({ url: server.url, n: N, concurrency: CONCURRENCY, scorers });
  const play = async (settings) => {
    await server.reset({ latency: LATENCY, ...settings });
    const run = await assayRun(place, place.freshState(), { flags });
    if (run.counts === undefined) throw new Error(`assay run ended with ${run.exitCode}: ${run.stderr}`);
    return { ...run, cases: new Map(run.results().cases.map((each) => [each.id, each])) };
  };
  const without = await play({});
  const run = await play({ longItem: ITEM, longBytes: BYTES });
  const id = `case-${ITEM}`;
  const [late, usual] = [latencies(run.cases, id), latencies(without.cases, id)];
  return [
    {
      figure: `one answer of 10 MB, ${scorers.length} scorers, ${judge}: CPU`,
      value: (run.cpuMs - without.cpuMs) / 1000,
      unit: ' s',
      bound: { most: 2 },
      note: `with ${N - 1} short ones ${spent(run)}; without it ${spent(without)}`,
    },
    { figure: '  peak memory', value: run.peakMb, unit: ' MB', bound: { most: 400 } },
    {
      figure: '  its case',
      value: run.cases.get(id)?.status ?? 'missing',
      note: reasonOf(run.cases.get(id)),
    },
    {
      figure: '  others with another result',
      value: othersChanged(run.cases, without.cases, id),
      bound: { most: 0 },
    },
    {
      figure: '  others, slowest answer, more than without it',
      value: late.most - usual.most,
      unit: ' ms',
      bound: { most: 250 },
      note: `slowest ${late.most} ms, median ${late.median} ms; without it ${usual.most} and ${usual.median} ms`,
    },
  ];
}

function latencies(cases, left) {
  const all = [...cases.values()]
    .filter(({ id }) => id !== left)
    .flatMap(({ attempts }) => attempts.flatMap(({ turns = [] }) => turns.map((turn) => turn.latency_ms)))
    .sort((a, b) => a - b);
  return { most: all.at(-1) ?? Number.NaN, median: all[all.length >> 1] };
}

function othersChanged(got, wanted, left) {
  return [...wanted.values()].filter(
    (each) => each.id !== left && !isDeepStrictEqual(withoutTimes(got.get(each.id)), withoutTimes(each)),
  ).length;
}

function reasonOf(played) {
  const [attempt] = played?.attempts ?? [];
  return String(attempt?.error?.message ?? attempt?.error ?? '').slice(0, 120);
}
