import { mayPassOnRetry } from '../reports/parts/case-problem.ts';
import type { CaseResult, RunReport } from '../schema/run.ts';
import type { CommonFlags } from './common-flags.ts';

/** Values that need no quoting in any shell. */
const PLAIN = /^[\w./:@%+=,#-]+$/;

/** What was typed, as far as the next command has to say it again. */
export type TypedFlags = Pick<CommonFlags, 'evals' | 'state' | 'judge' | 'judgeModel' | 'judgeBaseUrl'> & {
  agent?: string;
};

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
  const { agent, ...others } = flags;
  if (cancelled || isStopped) return [`assay run --resume ${header.run_id}${typed(others)}`];
  if (exitCode === 0) return [];
  const { retried, failed, errored } = cases;
  if (resumable && retried) return [`assay run --retry-errors ${header.run_id}${typed(others)}`];
  const alone = failed ?? errored;
  return alone === undefined ? [] : [`assay run --case ${alone}${typed(flags)}`];
}

/** What the next command is chosen by, of all the cases. */
export interface NextCases {
  /** Whether one may pass when it is tried again. */
  retried: boolean;
  /** The first of each that gates and can be named in any shell. */
  failed?: string;
  errored?: string;
}

/** Told of each case, in order. */
export function nextCases(): { found: NextCases; add(one: CaseResult): void } {
  const found: NextCases = { retried: false };
  return {
    found,
    add(one) {
      found.retried ||= mayPassOnRetry(one);
      const { status, gating, id } = one;
      if ((status !== 'failed' && status !== 'errored') || gating === false || !PLAIN.test(id)) return;
      found[status] ??= id;
    },
  };
}

/** The flags as they were typed; without them another agent or another judge would be asked. */
function typed({ agent, judge, judgeModel, judgeBaseUrl, evals, state }: TypedFlags): string {
  const all: [string, string | undefined][] = [
    ['--agent', agent],
    ['--judge', judge],
    ['--judge-model', judgeModel],
    ['--judge-base-url', judgeBaseUrl],
    ['--evals', evals],
    ['--state', state],
  ];
  return all.flatMap(([name, value]) => (value === undefined ? [] : [` ${name} ${quoted(value)}`])).join('');
}

const quoted = (value: string) => (PLAIN.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`);
