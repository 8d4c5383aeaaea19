import type { CaseResult } from '../schema/run.ts';
import { xmlAttribute, xmlText } from '../text/escape/escape-html.ts';
import { formatScore } from '../text/format.ts';
import { truncateText } from '../text/truncate.ts';
import { type CaseReport, NOTHING } from './case-report.ts';
import { caseKind } from './parts/case-kind.ts';
import { caseProblem } from './parts/case-problem.ts';
import { caseNotes, failingNotes, failingNumbers, failingScorers } from './parts/failing-scorers.ts';
import { replayedText } from './parts/replayed-text.ts';
import { unsureResults } from './parts/unsure/unsure-results.ts';
import { judgeName } from './parts/verdict.ts';

/** A suite is held back until its counts are known; longer ones are split, so memory stays bounded. */
const MOST_IN_SUITE = 5_000;
/** Cases of a suite are held as one text for so many: a short text for each takes three times the memory. */
const CASES_IN_TEXT = 50;
/** Code points of a message attribute and of each quoted text, as test reporters show them on one page. */
const MESSAGE_LENGTH = 500;
const QUOTE_LENGTH = 2_000;

interface Suite {
  name: string;
  count: number;
  /** The last few cases; those before them are whole texts. */
  cases: string[];
  texts: string[];
  failures: number;
  errors: number;
  skipped: number;
  ms: number;
}

/**
 * junit.xml, for every tool that reads test results: one suite for each top-level folder of the case ids, classname = the
 * file of the case, time in seconds. A failure that does not gate is reported as skipped with its reason, because readers
 * of this format take every failure for a red build. Valid XML 1.0 whatever the texts are.
 */
export function junitReport(): CaseReport {
  let suite: Suite | undefined;
  return {
    begin: ({ header }) => [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      `<testsuites name="${xmlAttribute(`assay ${header.run_id}, judge ${judgeName(header)}${header.replayed === undefined ? '' : `, replayed: ${replayedText(header.replayed)}`}`)}" time="${seconds(header.duration_ms)}">\n`,
    ],
    add(one) {
      const name = one.id.includes('/') ? one.id.slice(0, one.id.indexOf('/')) : 'assay';
      const whole =
        suite !== undefined && (suite.name !== name || suite.count >= MOST_IN_SUITE) ? suite : undefined;
      if (whole !== undefined) suite = undefined;
      suite ??= { name, count: 0, cases: [], texts: [], failures: 0, errors: 0, skipped: 0, ms: 0 };
      addCase(suite, one);
      return whole === undefined ? NOTHING : suiteXml(whole);
    },
    *end() {
      if (suite !== undefined) yield* suiteXml(suite);
      yield '</testsuites>\n';
    },
  };
}

const seconds = (ms: number) => (ms / 1000).toFixed(3);

function* suiteXml(suite: Suite): Iterable<string> {
  const { name, count, cases, texts, failures, errors, skipped, ms } = suite;
  yield `  <testsuite name="${xmlAttribute(name)}" tests="${count}" failures="${failures}" errors="${errors}" skipped="${skipped}" time="${seconds(ms)}">\n`;
  yield* texts;
  yield* cases;
  yield '  </testsuite>\n';
}

function addCase(suite: Suite, one: CaseResult): void {
  let ms = 0;
  for (const attempt of one.attempts) for (const turn of attempt.turns) ms += turn.latency_ms;
  suite.ms += ms;
  const start = `    <testcase name="${xmlAttribute(one.id)}" classname="${xmlAttribute(one.location.file)}" file="${xmlAttribute(one.location.file)}" line="${one.location.line}" time="${seconds(ms)}"`;
  const inner = outcome(suite, one);
  suite.count += 1;
  suite.cases.push(inner === '' ? `${start}/>\n` : copied(`${start}>\n${inner}    </testcase>\n`));
  if (suite.cases.length === CASES_IN_TEXT) suite.texts.push(copied(suite.cases.splice(0).join('')));
}

/** The same text for itself: one that was cut out of a long answer would hold all of it for as long as its suite is not whole. */
const copied = (text: string) => Buffer.from(text).toString();

/** What stands inside a test case; counts it in the suite. */
function outcome(suite: Suite, one: CaseResult): string {
  switch (caseKind(one)) {
    case 'passing':
      return '';
    case 'unsure':
      suite.skipped += 1;
      return `      <skipped message="${message(unsureLine(one))}"/>\n`;
    case 'skipped':
      suite.skipped += 1;
      return `      <skipped message="${message(one.reason ?? 'no reason given')}"/>\n`;
    case 'weak':
      suite.skipped += 1;
      return `      <skipped message="${message(
        `does not gate${caseNotes(one)
          .map((note) => ` (${note})`)
          .join('')}: ${one.status === 'failed' ? failureLine(one) : errorLine(one)}`,
      )}"/>\n`;
    case 'failing':
      suite.failures += 1;
      return `      <failure type="${xmlAttribute(failingScorers(one)[0]?.scorer ?? 'failed')}" message="${message(failureLine(one))}">${xmlText(failureBody(one))}</failure>\n`;
    case 'errored': {
      suite.errors += 1;
      const problem = caseProblem(one);
      const body = `${place(one)}\n${problem.message}${problem.remedy === '' ? '' : `\n${problem.remedy}`}`;
      return `      <error type="${xmlAttribute(problem.code)}" message="${message(errorLine(one))}">${xmlText(quote(body))}</error>\n`;
    }
  }
}

const message = (text: string) => xmlAttribute(truncateText(text, MESSAGE_LENGTH));
const quote = (text: string) => truncateText(text, QUOTE_LENGTH);
const indented = (text: string) => text.replace(/^/gm, '  ');
const place = (one: CaseResult) => `${one.name}\n${one.location.file}:${one.location.line}`;
const errorLine = (one: CaseResult) => {
  const { code, message: what } = caseProblem(one);
  return `${code}: ${what}`;
};
/** What could not be told, and the check that would settle it. */
const unsureLine = (one: CaseResult) => {
  const check = unsureResults(one)[0]?.check ?? '';
  return `${one.reason ?? 'unsure'}${check === '' ? '' : `; a check that would decide it: ${check}`}`;
};
const failureLine = (one: CaseResult) =>
  failingScorers(one)
    .filter((failing, _, all) => failing.gating || all.every((other) => !other.gating))
    .map((failing) => `${failing.scorer} ${failingNumbers(failing)}`)
    .join(', ') || 'failed';

/** Name and place, each failing scorer with its reason, then the question and answer of the failing turn. */
function failureBody(one: CaseResult): string {
  const failing = failingScorers(one);
  const reasons = failing.map((each) => {
    const notes = failingNotes(each, one);
    const head = `${each.scorer} ${failingNumbers(each)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
    return each.reasoning === '' ? head : `${head}\n${indented(quote(each.reasoning))}`;
  });
  const statuses =
    one.attempts.length > 1 ? [`attempts: ${one.attempts.map((attempt) => attempt.status).join(', ')}`] : [];
  const first = failing[0];
  const turn = first === undefined ? undefined : one.attempts[first.attempt]?.turns[first.turn];
  const texts =
    turn === undefined
      ? []
      : [
          '',
          turn.simulated === true ? 'input (simulated user):' : 'input:',
          quote(turn.input),
          '',
          'answer:',
          quote(turn.output),
          '',
          scoresLine(turn.results),
        ];
  return [place(one), ...statuses, '', ...reasons, ...texts].join('\n');
}

const scoresLine = (results: CaseResult['attempts'][number]['turns'][number]['results']) =>
  `scores: ${Object.entries(results)
    .map(
      ([scorer, result]) =>
        `${scorer} ${result.metadata['not_applicable'] === true ? 'n/a' : formatScore(result.score)}`,
    )
    .join(', ')}`;
