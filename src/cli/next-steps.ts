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
  { header, cases }: Pick<RunReport, 'header' | 'cases'>,
  { exitCode, cancelled, resumable, isStopped }: Ended,
  flags: TypedFlags,
): string[] {
  const { agent, ...others } = flags;
  if (cancelled || isStopped) return [`assay run --resume ${header.run_id}${typed(others)}`];
  if (exitCode === 0) return [];
  if (resumable && isAny(cases, mayPassOnRetry))
    return [`assay run --retry-errors ${header.run_id}${typed(others)}`];
  for (const status of ['failed', 'errored'])
    for (const one of cases)
      if (one.status === status && one.gating !== false && PLAIN.test(one.id))
        return [`assay run --case ${one.id}${typed(flags)}`];
  return [];
}

function isAny(cases: Iterable<CaseResult>, is: (one: CaseResult) => boolean): boolean {
  for (const one of cases) if (is(one)) return true;
  return false;
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
