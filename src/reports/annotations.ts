import type { CaseResult, RunReport } from '../schema/run.ts';
import { cleanText, oneLine } from '../text/escape/clean-text.ts';
import { formatCounted } from '../text/format.ts';
import { truncateText } from '../text/truncate.ts';
import { caseKind } from './parts/case-kind.ts';
import { caseProblem } from './parts/case-problem.ts';
import { failingNumbers, failingScorers } from './parts/failing-scorers.ts';

/** A remark on a line of a file, as pull requests show them. Texts are cleaned; the entry point that prints them escapes (workflowCommand). */
export interface Annotation {
  level: 'error' | 'warning' | 'notice';
  file: string;
  line: number;
  title: string;
  message: string;
}

/** GitHub shows ten of a level for a step (toolchain.md 4). */
const MOST_OF_A_LEVEL = 10;
/** A title may have 255 characters; messages are cut by GitHub at 4,096 (toolchain.md 4), ours are read beside code. */
const TITLE_LENGTH = 200;
const MESSAGE_LENGTH = 1_000;

/**
 * Failing and errored cases that gate, on the lines where they are written: errors when the run failed, else warnings;
 * what could not be judged is a warning. At most `most` of a level; the last one says how many more there are.
 */
export function annotations(report: RunReport, most = MOST_OF_A_LEVEL): Annotation[] {
  const gathered = gatheredAnnotations(most);
  for (const one of report.cases) gathered.add(one);
  return gathered.list(report, most);
}

/** The same for whoever goes through the cases anyway; `atMost` is the most that is asked for later. */
export function gatheredAnnotations(atMost: number) {
  const failures: Annotation[] = [];
  const problems: Annotation[] = [];
  const found = { failing: 0, errored: 0 };
  return {
    add(one: CaseResult): void {
      const kind = caseKind(one);
      if (kind !== 'failing' && kind !== 'errored') return;
      found[kind] += 1;
      if (found[kind] > atMost) return;
      if (kind === 'failing') failures.push(failure(one));
      else problems.push(error(one));
    },
    list({ header }: Pick<RunReport, 'header'>, most = MOST_OF_A_LEVEL): Annotation[] {
      const shown = { failures: failures.slice(0, most), problems: problems.slice(0, most) };
      if (header.conclusion !== 'failed')
        return limited([...shown.failures, ...shown.problems], found.failing + found.errored, most);
      const errors = shown.failures.map((one): Annotation => ({ ...one, level: 'error' }));
      return [...limited(errors, found.failing, most), ...limited(shown.problems, found.errored, most)];
    },
  };
}

function limited(list: Annotation[], total: number, most: number): Annotation[] {
  if (total <= most) return list;
  const kept = list.slice(0, most - 1);
  const last = list[most - 1] as Annotation;
  const more = formatCounted(total - kept.length, 'more case');
  return [
    ...kept,
    {
      ...last,
      title: `${more} to look at`,
      message: `${more} failed or errored. The report lists them all.`,
    },
  ];
}

/** A warning, unless the run failed. */
function failure(one: CaseResult): Annotation {
  const failing = failingScorers(one).filter(
    (each, _, all) => each.gating || all.every((other) => !other.gating),
  );
  const lines = failing.map((each) => {
    const reason = oneLine(each.reasoning);
    return `${each.scorer} ${failingNumbers(each)}${reason === '' ? '' : `: ${reason}`}`;
  });
  return annotation(one, 'warning', `Eval failed: ${one.id}`, lines.join('\n') || 'The case did not pass.');
}

function error(one: CaseResult): Annotation {
  const { code, message, remedy } = caseProblem(one);
  return annotation(
    one,
    'warning',
    `Eval errored: ${one.id}`,
    `${code}: ${message}${remedy === '' ? '' : `\n${remedy}`}`,
  );
}

function annotation(one: CaseResult, level: Annotation['level'], title: string, message: string): Annotation {
  return {
    level,
    file: oneLine(one.location.file),
    line: Math.max(1, one.location.line),
    title: truncateText(oneLine(title), TITLE_LENGTH),
    message: truncateText(cleanText(message), MESSAGE_LENGTH),
  };
}
