import { defined } from '../../schema/defined.ts';
import type { Subject } from '../../schema/evaluation.ts';
import { whyNoLabel } from '../../schema/labels/label-of-verdict.ts';
import type { AttemptResult, CaseResult, TurnResult } from '../../schema/run.ts';
import { isUnsure, type JudgeInfo, type ScorerError, type ScorerResult } from '../../schema/scorer-result.ts';
import type { ToolCall } from '../../schema/tool-call.ts';
import { talkText } from '../../text/talk-text.ts';
import { caseKind } from '../parts/case-kind.ts';
import { caseProblem } from '../parts/case-problem.ts';
import { failingScorers } from '../parts/failing-scorers.ts';
import { bareReason } from '../view/why-view.ts';
import { bounded, boundedJson, LONGEST } from './bounded.ts';
import { findingsOf } from './findings.ts';
import type {
  PageAttempt,
  PageCase,
  PageResult,
  PageRow,
  PageToolCall,
  PageTurn,
  PageVerdictOfScorer,
} from './page-case.ts';

/** UTF-16 units of a case in JSON; what is beyond is cut by whole attempts. */
const LARGEST_CASE = 400_000;
/** Turns of an attempt, and calls of a turn, that a page shows. */
const MOST_TURNS = 100;
const MOST_CALLS = 100;
const MOST_PASSAGES = 50;

const GRAVITY: Record<PageVerdictOfScorer, number> = {
  failed: 4,
  errored: 3,
  unsure: 2,
  passed: 1,
  not_applicable: 0,
};

/** What a list of cases needs of one. */
export function pageRow(one: CaseResult): PageRow {
  const plays = one.attempts.filter(({ turns }) => turns.length > 0);
  const total = plays.reduce(
    (sum, { turns }) => sum + turns.reduce((all, turn) => all + turn.latency_ms, 0),
    0,
  );
  const turns = one.attempts[0]?.turns ?? [];
  const isWeak = caseKind(one) === 'weak' || one.gating === false;
  return {
    id: one.id,
    name: bounded(one.name, LONGEST.name),
    status: one.status,
    ...(one.unsure === true ? { unsure: true } : {}),
    ...(isWeak ? { shown_only: true } : {}),
    ...(one.flaky === true ? { flaky: true } : {}),
    ...defined({ severity: one.severity }),
    tags: one.tags,
    agent: one.agent_id,
    file: one.location.file,
    line: one.location.line,
    ms: plays.length === 0 ? null : Math.round(total / plays.length),
    attempts: one.attempts.length,
    scores: scoresOf(one),
    why: whyOf(one).slice(0, LONGEST.name),
    asked: (turns[0]?.input ?? '').slice(0, LONGEST.listed),
    answered: (turns.at(-1)?.output ?? '').slice(0, LONGEST.listed),
  };
}

/** The lowest score and the gravest reading of each scorer. */
function scoresOf(one: CaseResult): PageRow['scores'] {
  const scores = new Map<string, readonly [number | null, PageVerdictOfScorer]>();
  const add = (scorer: string, score: number | null, reading: PageVerdictOfScorer) => {
    const known = scores.get(scorer);
    const lowest = known === undefined || known[0] === null ? score : Math.min(known[0], score ?? known[0]);
    const gravest = known === undefined || GRAVITY[reading] > GRAVITY[known[1]] ? reading : known[1];
    scores.set(scorer, [lowest, gravest]);
  };
  for (const { turns } of one.attempts)
    for (const { results, errors = {} } of turns) {
      for (const [scorer, result] of Object.entries(results)) {
        const reading = readingOf(result);
        add(scorer, reading === 'not_applicable' ? null : result.score, reading);
      }
      for (const scorer of Object.keys(errors)) add(scorer, null, 'errored');
    }
  return Object.fromEntries(scores);
}

/** How a result is to be read. */
export function readingOf(result: ScorerResult): PageVerdictOfScorer {
  if (result.metadata['not_applicable'] === true) return 'not_applicable';
  if (isUnsure(result)) return 'unsure';
  return result.pass ? 'passed' : 'failed';
}

function whyOf(one: CaseResult): string {
  if (one.status === 'passed') return '';
  if (one.status === 'skipped') return one.reason ?? '';
  if (one.status === 'errored') {
    const { code, message } = caseProblem(one);
    return `${code}: ${message}`;
  }
  const [first] = failingScorers(one);
  return first === undefined ? (one.reason ?? '') : `${first.scorer}: ${bareReason(first.reasoning)}`;
}

/** A case with its texts, each of them bounded. */
export function pageCase(one: CaseResult): PageCase {
  const attempts: PageAttempt[] = [];
  let size = 0;
  for (const attempt of one.attempts) {
    const made = pageAttempt(attempt);
    size += JSON.stringify(made).length;
    if (attempts.length > 0 && size > LARGEST_CASE) break;
    attempts.push(made);
  }
  return {
    reason: bounded(one.reason ?? '', LONGEST.reason),
    ...(one.hash === undefined ? {} : { hash: one.hash }),
    attempts,
    more: one.attempts.length - attempts.length,
  };
}

function pageAttempt({ status, unsure, error, talk, turns }: AttemptResult): PageAttempt {
  return {
    status,
    ...(unsure === true ? { unsure } : {}),
    ...(error === undefined
      ? {}
      : {
          error: {
            code: error.code,
            message: bounded(error.message, LONGEST.reason),
            ...(error.hint === undefined ? {} : { hint: bounded(error.hint, LONGEST.reason) }),
          },
        }),
    ...(talk === undefined ? {} : { talk: pageTalk(talk) }),
    turns: turns.slice(0, MOST_TURNS).map(pageTurn),
  };
}

/** How a talk went, and why others before it were thrown away. */
function pageTalk(talk: NonNullable<AttemptResult['talk']>): string {
  const lost = (talk.lost ?? []).map(({ message }) => ` Thrown away before: ${message}`);
  return bounded(`${talkText(talk)}.${lost.join('')}`, LONGEST.reason);
}

function pageTurn(turn: TurnResult): PageTurn {
  const { turn_id, simulated, input, output, latency_ms, tool_calls, results, errors = {} } = turn;
  const { subject, isCut } = subjectPart(turn);
  return {
    id: turn_id,
    ...defined({ simulated }),
    input: bounded(input, LONGEST.answer),
    output: bounded(output, LONGEST.answer),
    ms: latency_ms,
    tools: tool_calls?.slice(0, MOST_CALLS).map(toolPart) ?? null,
    subject,
    ...(isCut ? { cut: true } : {}),
    results: [
      ...Object.entries(results).map(([scorer, result]) => pageResult(scorer, result)),
      ...Object.entries(errors).map(([scorer, error]) => errorPart(scorer, error)),
    ].sort((one, other) => GRAVITY[other.reading] - GRAVITY[one.reading]),
  };
}

const toolPart = (call: ToolCall): PageToolCall => ({
  name: bounded(call.name, LONGEST.name),
  arguments: boundedJson(call.arguments, LONGEST.value),
  ...(call.result === undefined ? {} : { result: boundedJson(call.result, LONGEST.value) }),
  ...(call.error === undefined ? {} : { error: boundedJson(call.error, LONGEST.value) }),
});

/** What a scorer was given beside question and answer, and whether some text of the turn is longer than a page holds. */
function subjectPart({ input, output, tool_calls, asked = {} }: TurnResult): {
  subject: Subject;
  isCut: boolean;
} {
  const { expected_behavior, ground_truth, context = [], agent_plan, ...rest } = asked;
  const short = (text: string | undefined) =>
    text === undefined ? undefined : bounded(text, LONGEST.answer);
  const others = { ...rest, ...defined({ tool_calls: tool_calls ?? undefined }) };
  const isLarge = JSON.stringify(others).length > LONGEST.answer;
  return {
    subject: {
      ...(isLarge ? {} : others),
      ...defined({
        expected_behavior: short(expected_behavior),
        ground_truth: short(ground_truth),
        context: asked.context?.slice(0, MOST_PASSAGES).map((passage) => bounded(passage, LONGEST.value)),
        agent_plan: short(agent_plan),
      }),
    },
    isCut:
      isLarge ||
      context.length > MOST_PASSAGES ||
      context.some(({ length }) => length > LONGEST.value) ||
      [input, output, expected_behavior, ground_truth, agent_plan].some(
        (text = '') => text.length > LONGEST.answer,
      ),
  };
}

/** A scorer that could not judge. */
const errorPart = (scorer: string, { code, subcode, message, hint }: ScorerError): PageResult => ({
  scorer,
  reading: 'errored',
  ...{ score: null, threshold: null, gating: true, pass: false, can_label: false, judge: '', findings: [] },
  reason: bounded(
    `${subcode === undefined ? code : `${code} (${subcode})`}: ${message}${hint === undefined ? '' : ` ${hint}`}`,
    LONGEST.reason,
  ),
});

function pageResult(scorer: string, result: ScorerResult): PageResult {
  const { metadata } = result;
  const reading = readingOf(result);
  const threshold = metadata['threshold'];
  const reason = metadata['unsure_reason'];
  return {
    scorer,
    reading,
    score: reading === 'not_applicable' ? null : result.score,
    threshold: typeof threshold === 'number' ? threshold : null,
    gating: result.gating !== false,
    pass: result.pass,
    can_label: whyNoLabel(scorer, result) === undefined,
    reason: bounded(result.reasoning, LONGEST.reason),
    judge: judgeOf(metadata['judge']),
    ...(reading === 'unsure' && typeof reason === 'string'
      ? { unsure: bounded(reason, LONGEST.reason) }
      : {}),
    ...(metadata['expected'] === undefined
      ? {}
      : { expected: boundedJson(metadata['expected'], LONGEST.finding) }),
    ...(metadata['actual'] === undefined ? {} : { actual: boundedJson(metadata['actual'], LONGEST.finding) }),
    findings: findingsOf(result),
  };
}

/** Who judged, in a few words: `gpt-5.6-luna · high confidence`. */
function judgeOf(judge: unknown): string {
  if (typeof judge !== 'object' || judge === null) return '';
  const { mode, model, confidence } = judge as Partial<JudgeInfo>; // Border: a scorer made it; only texts of it are shown.
  if (mode === 'none') return '';
  const name = mode === 'offline' ? 'offline (heuristic)' : String(model ?? '').slice(0, LONGEST.listed);
  return `${name}${typeof confidence === 'string' ? ` · ${confidence} confidence` : ''}`;
}
