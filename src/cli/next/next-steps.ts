import { isMissed, mayPassOnRetry } from '../../reports/parts/case-problem.ts';
import type { CaseResult, RunReport } from '../../schema/run.ts';
import type { CommonFlags } from '../common-flags.ts';
import { PLAIN_WORD, shellWord } from './shell-word.ts';

/** What was typed, as far as the next command has to say it again; as in `RunFlags`. */
export interface TypedFlags extends Omit<CommonFlags, 'json' | 'quiet'> {
  agent?: string;
  repeat?: number;
  minPassRate?: number;
  failOn?: string;
  baseline?: string;
  concurrency?: number;
  maxCostUsd?: number;
  timeLimit?: string;
  allowOnly?: boolean;
  replay?: true | 'all' | 'changed';
  out?: string;
}

/** How a run ended, and whether it can go on in this state folder. */
interface Ended {
  exitCode: number;
  cancelled: boolean;
  resumable: boolean;
  /** Whether it stopped before every case was played, and can be taken up. */
  isStopped: boolean;
}

/** What to type now: go on, try errors again, or look at the first failing case alone, with the agent and the judge of the run. */
export function nextSteps(
  { header }: Pick<RunReport, 'header'>,
  cases: NextCases,
  { exitCode, cancelled, resumable, isStopped }: Ended,
  flags: TypedFlags,
): string[] {
  const again = (flag: string) => `assay run ${flag} ${header.run_id}${typed(CONTINUING, flags)}`;
  if (cancelled || isStopped) return [again('--resume')];
  if (exitCode === 0) return [];
  const { retried, missed, failed, errored } = cases;
  if (resumable && retried) return [again('--retry-errors')];
  // With the key: recordings of what has changed, and no others.
  if (missed && failed === undefined)
    return [`assay run --record --replay=changed${typed(RECORDING, flags)}`];
  const alone = failed ?? errored;
  return alone === undefined ? [] : [`assay run --case ${alone}${typed(ALONE, flags)}${replayed(flags)}`];
}

/** From recordings again, where it was from recordings. */
const replayed = ({ replay }: TypedFlags) =>
  replay === undefined ? '' : replay === 'changed' ? ' --replay=changed' : ' --replay';

/** What the next command is chosen by, of all the cases. */
export interface NextCases {
  /** Whether one may pass when it is tried again. */
  retried: boolean;
  /** Whether one asked what no recording answers. */
  missed: boolean;
  /** The first of each that gates and can be named in any shell. */
  failed?: string;
  errored?: string;
}

/** Told of each case, in order. */
export function nextCases(): { found: NextCases; add(one: CaseResult): void } {
  const found: NextCases = { retried: false, missed: false };
  return {
    found,
    add(one) {
      found.retried ||= mayPassOnRetry(one);
      found.missed ||= isMissed(one);
      const { status, gating, id } = one;
      if ((status !== 'failed' && status !== 'errored') || gating === false || !PLAIN_WORD.test(id)) return;
      found[status] ??= id;
    },
  };
}

/** The flags as they were typed; without them another agent or another judge would be asked. */
function typed(names: readonly (keyof TypedFlags)[], flags: TypedFlags): string {
  return names
    .flatMap((name) => {
      const value = flags[name];
      const flag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      if (value === undefined) return [];
      if (typeof value === 'boolean')
        return value === (name === 'allowOnly') ? [` --${value ? '' : 'no-'}${flag}`] : [];
      return [` --${flag} ${shellWord(String(value))}`];
    })
    .join('');
}

/** Flags that hold for every run: who judges, where things lie, what bounds it, how it gates. */
const EVERYWHERE = [
  'judge',
  'judgeModel',
  'judgeBaseUrl',
  'evals',
  'state',
  'seed',
  'concurrency',
  'minPassRate',
  'failOn',
  'baseline',
  'maxCostUsd',
  'timeLimit',
  'envFile',
  'redact',
] as const satisfies (keyof TypedFlags)[];
/** A run that goes on has its cases, agents and repeats. */
const CONTINUING = [...EVERYWHERE, 'out'] as const;
/** The same cases, recorded. */
const RECORDING = ['agent', 'repeat', ...EVERYWHERE, 'allowOnly', 'out'] as const;
/** One case of it is another run, with reports of its own. */
const ALONE = ['agent', 'repeat', ...EVERYWHERE, 'allowOnly'] as const;
