import { canonicalJson } from '../../text/canonical-json.ts';
import { formatCounted } from '../../text/format.ts';
import { shardName } from './shard.ts';
import type { ShardJournal } from './shard-journal.ts';

/** What can be merged of the shards that were found, and what is wrong with them. */
export interface CheckedShards {
  /** In the order of the shards, at most one of each. */
  usable: ShardJournal[];
  /** Whole sentences that name the shard; empty when every part of one suite is there once, to its end. */
  problems: string[];
}

/** Shards that are named when many are missing. */
const MOST_NAMED = 10;

/**
 * Holds shards against each other: all parts of one suite, one cut, one judge and the same settings, each once and finished.
 * Which folder came first makes no difference. `found` may hold copies of one run; the most complete one counts.
 */
export function checkShards(found: readonly ShardJournal[]): CheckedShards {
  const runs = withoutCopies(found);
  const [reference] = runs;
  if (reference === undefined) return { usable: [], problems: [] };
  const problems: string[] = [];
  const fitting = runs.filter((one) => {
    const difference = differenceOf(reference, one);
    if (difference !== undefined)
      problems.push(`${upper(nameOf(one))} cannot be merged with ${nameOf(reference)}: ${difference}.`);
    return difference === undefined;
  });
  const usable: ShardJournal[] = [];
  const missing: number[] = [];
  const { count } = reference.start.config.shard;
  for (let index = 1; index <= count; index++) {
    const all = fitting.filter(({ start }) => start.config.shard.index === index);
    const finished = all.filter(isFinished);
    // One that was broken off is no second answer beside one that went to its end.
    const [chosen, ...others] = finished.length > 0 ? finished : all;
    if (chosen === undefined) {
      // One that does not fit is there, and named already.
      if (!runs.some(({ start }) => start.config.shard.index === index && start.config.shard.count === count))
        missing.push(index);
      continue;
    }
    usable.push(chosen);
    if (others.length > 0) {
      const ids = [chosen, ...others].map(({ start }) => start.run_id).join(', ');
      problems.push(
        `${upper(shardName({ index, count }))} is there ${others.length + 1} times (${ids}): nobody can say which one counts.`,
      );
    } else if (finished.length === 0) problems.push(unfinished(chosen));
  }
  if (missing.length > 0) problems.unshift(missingSentence(missing, count));
  return { usable, problems };
}

/** What a shard is called in a sentence: "shard 3 of 8 (run_x)". */
export const nameOf = ({ start: { run_id, config } }: Pick<ShardJournal, 'start'>) =>
  `${shardName(config.shard)} (${run_id})`;

const isFinished = ({ header }: ShardJournal) => header?.status === 'completed';

function unfinished(one: ShardJournal): string {
  const why = one.header === undefined ? '' : `: ${one.header.reason.replace(/\.$/, '')}`;
  return `${upper(nameOf(one))} did not finish${why}.`;
}

function missingSentence(missing: readonly number[], count: number): string {
  if (missing.length === 1) return `Shard ${missing[0]} of ${count} is missing.`;
  const named = missing.slice(0, MOST_NAMED).join(', ');
  const more =
    missing.length > MOST_NAMED ? ` and ${formatCounted(missing.length - MOST_NAMED, 'other')}` : '';
  return `Shards ${named}${more} of ${count} are missing.`;
}

/** One journal a run, ordered by shard, then by run id. A copy that was taken earlier holds less. */
function withoutCopies(found: readonly ShardJournal[]): ShardJournal[] {
  const byRun = new Map<string, ShardJournal>();
  for (const one of found) {
    const known = byRun.get(one.start.run_id);
    if (known === undefined || one.bytes > known.bytes) byRun.set(one.start.run_id, one);
  }
  return [...byRun.values()].sort(
    (a, b) =>
      a.start.config.shard.index - b.start.config.shard.index ||
      (a.start.run_id < b.start.run_id ? -1 : a.start.run_id > b.start.run_id ? 1 : 0),
  );
}

/** What has to be the same, in the order in which it explains most. */
const SAME: [
  what: (one: ShardJournal) => unknown,
  sentence: (one: ShardJournal, other: ShardJournal) => string,
][] = [
  [
    ({ start }) => start.config.shard.count,
    (a, b) => `the suite was cut into ${a.start.config.shard.count} and into ${b.start.config.shard.count}`,
  ],
  [
    // An agent's code is in no case: only the commit shows that another agent answered.
    ({ start: { config } }) => config.shard.commit ?? null,
    (a, b) => `it was made of ${commitOf(b)}, not of ${commitOf(a)}`,
  ],
  [
    ({ start: { config } }) => config.judge.id,
    ({ start: a }, { start: b }) => `it was judged by ${b.config.judge.model}, not ${a.config.judge.model}`,
  ],
  [({ start: { config } }) => config.judge.samples, () => 'judge.samples differs'],
  [({ start: { config } }) => config.selection, () => 'other cases, tags, agent or repeats were asked for'],
  [({ start: { config } }) => config.faults ?? null, () => 'it was played with other faults'],
  [({ start: { config } }) => config.affected ?? null, () => 'other changes chose its cases'],
  [({ start: { config } }) => config.shard.suite, () => 'its suite is another one (the cases differ)'],
  [
    ({ start: { config } }) => config.shard.settings,
    (a, b) => `other settings were in force (${changedSettings(a, b)})`,
  ],
  [({ start: { config } }) => config.seed, () => 'the seed differs'],
  [
    ({ start: { config } }) => config.shard.cut,
    () =>
      'the suite was cut along other durations, so cases may be played twice or not at all; run all shards again, so that they start from the same state',
  ],
];

function differenceOf(reference: ShardJournal, one: ShardJournal): string | undefined {
  for (const [what, sentence] of SAME)
    if (canonicalJson(what(reference)) !== canonicalJson(what(one))) return sentence(reference, one);
  return undefined;
}

function changedSettings(a: ShardJournal, b: ShardJournal): string {
  const [before, after] = [flat(a), flat(b)];
  return Object.keys({ ...before, ...after })
    .filter((name) => before[name] !== after[name])
    .join(', ');
}

function flat({ start }: ShardJournal): Record<string, string> {
  const { gate, threshold, thresholds, max_retries, timeout_ms } = start.config.shard.settings;
  const named = {
    'defaults.threshold': threshold ?? null,
    'defaults.thresholds': thresholds ?? {},
    'run.max_retries': max_retries,
    'run.timeout_ms': timeout_ms,
    ...Object.fromEntries(Object.entries(gate).map(([name, value]) => [`gate.${name}`, value])),
  };
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, canonicalJson(value)]));
}

const commitOf = ({ start }: ShardJournal) =>
  start.config.shard.commit === undefined
    ? 'no known commit'
    : `commit ${start.config.shard.commit.slice(0, 10)}`;

const upper = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
