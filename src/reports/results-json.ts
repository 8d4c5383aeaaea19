import type { ReplayedPart } from '../schema/cassettes/replayed.ts';
import { defined } from '../schema/defined.ts';
import type { AttemptResult, CaseResult, RunHeader, RunReport, TurnResult } from '../schema/run.ts';
import { escapeJson } from '../text/escape/escape-json.ts';
import { type CaseReport, piecesOf } from './case-report.ts';
import { orderedComparison } from './parts/ordered-comparison.ts';

const turn = ({
  turn_id,
  simulated,
  input,
  output,
  latency_ms,
  tool_calls,
  results,
  errors,
}: TurnResult): TurnResult => ({
  turn_id,
  ...defined({ simulated }),
  input,
  output,
  latency_ms,
  tool_calls,
  results,
  ...defined({ errors }),
});

const recorded = ({ exchanges, judge_answers, oldest, newest, models }: ReplayedPart): ReplayedPart => ({
  exchanges,
  judge_answers,
  oldest,
  newest,
  models,
});

const attempt = ({
  status,
  unsure,
  error,
  replayed,
  world,
  talk,
  turns,
  workspace,
}: AttemptResult): AttemptResult => ({
  status,
  ...defined({ unsure, error, replayed: replayed && recorded(replayed), world, talk }),
  turns: turns.map(turn),
  ...defined({ workspace }),
});

/** A case with its keys in the order of contract 6, whatever the order of the object that came. */
function orderedCase(one: CaseResult): CaseResult {
  return {
    id: one.id,
    name: one.name,
    agent_id: one.agent_id,
    tags: one.tags,
    location: { file: one.location.file, line: one.location.line },
    status: one.status,
    ...defined({
      unsure: one.unsure,
      gating: one.gating,
      severity: one.severity,
      reason: one.reason,
      unreachable: one.unreachable,
      hash: one.hash,
      min_passes: one.min_passes,
      repeat: one.repeat,
      flaky: one.flaky,
      quarantined: one.quarantined,
      outcomes: one.outcomes,
    }),
    attempts: one.attempts.map(attempt),
  };
}

function orderedHeader({ counts, latency_ms: latency, usage, replayed, ...header }: RunHeader): RunHeader {
  const { agent, judge } = usage;
  return {
    schema_version: header.schema_version,
    run_id: header.run_id,
    status: header.status,
    conclusion: header.conclusion,
    reason: header.reason,
    started_at: header.started_at,
    finished_at: header.finished_at,
    duration_ms: header.duration_ms,
    judge: header.judge,
    ...defined({
      secrets_withheld: header.secrets_withheld,
      narrowed: header.narrowed,
      cancelled: header.cancelled,
      faults: header.faults,
      replayed: replayed && {
        ...recorded(replayed),
        ...{ attempts: replayed.attempts, of: replayed.of },
      },
      changed_cassettes: header.changed_cassettes,
      simulated_users: header.simulated_users,
    }),
    agent_id: header.agent_id,
    counts: {
      total: counts.total,
      passed: counts.passed,
      failed: counts.failed,
      errored: counts.errored,
      skipped: counts.skipped,
      ...defined({ unsure: counts.unsure }),
    },
    pass_rate: header.pass_rate,
    pass_rate_interval: header.pass_rate_interval,
    avg_scores: header.avg_scores,
    latency_ms: { mean: latency.mean, p50: latency.p50, p95: latency.p95 },
    usage: {
      agent: {
        calls: agent.calls,
        input_tokens: agent.input_tokens,
        output_tokens: agent.output_tokens,
        cost_usd: agent.cost_usd,
      },
      judge: {
        calls: judge.calls,
        cached_calls: judge.cached_calls,
        input_tokens: judge.input_tokens,
        output_tokens: judge.output_tokens,
        cost_usd: judge.cost_usd,
      },
    },
  };
}

const pretty = (value: unknown) => escapeJson(JSON.stringify(value, null, 2));

/** As it stands in a list of lists, which is where its lines are indented by four: cut out, what stands around it is gone. */
const INDENTED_BY_4 = { before: '[\n  [\n    '.length, behind: '\n  ]\n]'.length };
const prettyBy4 = (value: unknown) =>
  escapeJson(JSON.stringify([[value]], null, 2).slice(INDENTED_BY_4.before, -INDENTED_BY_4.behind));

/** As it stands in an object, of which the name comes along. */
const prettyMember = (name: string, value: unknown) =>
  escapeJson(JSON.stringify({ [name]: value }, null, 2).slice(1, -'\n}'.length));

/**
 * results.json (contract 6): every number and every text of the run, its keys always in the same order, two spaces of
 * indent, so that two runs can be compared by `diff`. Comes case by case. Safe to print: see `escapeJson`.
 */
export function resultsJsonReport(): CaseReport {
  let first = true;
  return {
    *begin({ header, repeats, comparison, failure_analysis: failures }) {
      const head = { ...orderedHeader(header), ...defined({ repeats }) };
      yield `${pretty(head).slice(0, -2)},`;
      if (comparison !== undefined) yield `${prettyMember('comparison', orderedComparison(comparison))},`;
      if (failures !== undefined) yield `${prettyMember('failure_analysis', failures)},`;
      yield '\n  "cases": [';
    },
    add(one) {
      const before = first ? '\n    ' : ',\n    ';
      first = false;
      return [before, prettyBy4(orderedCase(one))];
    },
    end: () => [`${first ? '' : '\n  '}]\n}\n`],
  };
}

/** results.json alone, piece by piece. */
export const resultsJson = (report: RunReport): Iterable<string> => piecesOf(resultsJsonReport(), report);
