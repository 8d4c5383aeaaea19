import type {
  AttemptResult,
  CaseResult,
  RunHeader,
  RunReport,
  ScorerRow,
  TurnResult,
} from '../../src/schema/run.ts';
import type { JudgeInfo, ScorerResult } from '../../src/schema/scorer-result.ts';

const judgeInfo: JudgeInfo = {
  mode: 'offline',
  model: 'offline',
  prompt_version: '1',
  calls: 0,
  cached_calls: 0,
  input_tokens: 0,
  output_tokens: 0,
  temperature: null,
  seed: null,
  samples: 1,
  agreement: null,
  confidence: 'medium',
  fallback: false,
};

/** A scorer result with the metadata that every real one carries. */
export function sampleResult(score: number, reasoning = '', more: Partial<ScorerResult> = {}): ScorerResult {
  const { metadata, ...rest } = more;
  return {
    score,
    pass: score >= 0.7,
    reasoning,
    metadata: { judge: judgeInfo, threshold: 0.7, not_applicable: false, warnings: [], ...metadata },
    ...rest,
  };
}

/** A played turn. */
export function sampleTurn(
  results: Record<string, ScorerResult>,
  more: Partial<TurnResult> = {},
): TurnResult {
  return {
    turn_id: 'turn_1',
    input: 'Can I return shoes that I bought five weeks ago?',
    output: 'Yes. Returns are accepted within 45 days of purchase.',
    latency_ms: 1200,
    tool_calls: null,
    results,
    ...more,
  };
}

/** An attempt; failed when a gating result did not pass. */
export function sampleAttempt(turns: TurnResult[], more: Partial<AttemptResult> = {}): AttemptResult {
  const results = turns
    .flatMap((turn) => Object.values(turn.results))
    .filter((result) => result.gating !== false);
  return { status: results.every((result) => result.pass) ? 'passed' : 'failed', turns, ...more };
}

/** A case with the status of its attempts. */
export function sampleCase(
  id: string,
  attempts: AttemptResult[],
  more: Partial<CaseResult> = {},
): CaseResult {
  const statuses = attempts.map((attempt) => attempt.status);
  const status = statuses.includes('failed') ? 'failed' : statuses.includes('errored') ? 'errored' : 'passed';
  const folder = id.includes('/') ? id.slice(0, id.indexOf('/')) : 'cases';
  return {
    id,
    name: id,
    agent_id: 'support-bot',
    tags: [],
    location: { file: `evals/test-cases/${folder}.yaml`, line: 12 },
    status,
    attempts,
    ...more,
  };
}

/** A case that passed with one turn. */
export function passingCase(id: string): CaseResult {
  const results = {
    faithfulness: sampleResult(0.94, '16 of 17 claims are supported.'),
    answer_relevancy: sampleResult(0.91),
  };
  return sampleCase(id, [sampleAttempt([sampleTurn(results)])]);
}

/** A report around these cases, with counts taken from them and plausible numbers for the rest. */
export function sampleReport(
  cases: readonly CaseResult[],
  more: Omit<Partial<RunReport>, 'header' | 'cases'> & { header?: Partial<RunHeader> } = {},
): RunReport {
  const { header, ...rest } = more;
  const of = (status: CaseResult['status']) => cases.filter((one) => one.status === status).length;
  const counts = {
    total: cases.length,
    passed: of('passed'),
    failed: of('failed'),
    errored: of('errored'),
    skipped: of('skipped'),
  };
  const judged = counts.passed + counts.failed;
  return {
    header: {
      schema_version: 1,
      run_id: 'run_8fk2',
      status: 'completed',
      conclusion: judged > 0 && counts.failed === 0 ? 'passed' : 'failed',
      reason: `${counts.passed} of ${judged} cases passed.`,
      started_at: '2026-11-20T10:00:00.000Z',
      finished_at: '2026-11-20T10:00:04.100Z',
      duration_ms: 4100,
      judge: { mode: 'offline', model: 'offline' },
      agent_id: 'support-bot',
      counts,
      pass_rate: judged === 0 ? null : counts.passed / judged,
      pass_rate_interval: judged === 0 ? null : [0.75, 0.98],
      avg_scores: { faithfulness: 0.94 },
      latency_ms: { mean: 1300, p50: 1200, p95: 3400 },
      usage: {
        agent: { calls: cases.length, input_tokens: null, output_tokens: null, cost_usd: null },
        judge: { calls: 0, cached_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: null },
      },
      ...header,
    },
    scorers: [],
    required_pass_rate: 1,
    fail_on: 'failure',
    warnings: [],
    ...rest,
    cases: once(cases),
  };
}

/** The cases as a stream of them: a second pass finds nothing, and says so. */
export function once<T>(items: readonly T[]): Iterable<T> {
  let used = false;
  return {
    *[Symbol.iterator]() {
      if (used) throw new Error('the cases of a report are read once');
      used = true;
      yield* items;
    },
  };
}

const row = (
  name: string,
  mean: number | null,
  passed: number,
  judged: number,
  more: Partial<ScorerRow> = {},
) => ({
  name,
  mean,
  passed,
  judged,
  not_applicable: 0,
  errored: 0,
  gating: true,
  ...more,
});

/** Two cases, one of which failed: small enough to be read whole. */
export function smallReport(): RunReport {
  const failed = sampleCase(
    'refunds/late',
    [
      sampleAttempt([
        sampleTurn(
          { tool_correctness: sampleResult(0.5, 'missing tool: get_policy') },
          { tool_calls: [{ name: 'search', arguments: { query: 'return period' }, result: ['30 days'] }] },
        ),
      ]),
    ],
    { name: 'Late refund', tags: ['refunds'], location: { file: 'evals/test-cases/refunds.yaml', line: 31 } },
  );
  const skipped = sampleCase('refunds/gift-card', [], {
    status: 'skipped',
    reason: 'waits for the new policy',
  });
  return sampleReport([failed, skipped], {
    header: { pass_rate_interval: [0, 0.7935], avg_scores: { tool_correctness: 0.5 } },
  });
}

/** A suite as people have it: most pass; some fail, error, are skipped, or are known to be weak. */
export function mixedReport(): RunReport {
  const late = sampleCase(
    'refunds/late',
    [
      sampleAttempt([
        sampleTurn({
          faithfulness: sampleResult(
            0.5,
            '1 of 2 claims is supported, 0.50 is below 0.70. Not supported: "Returns are accepted within 45 days"; the context says "30 days of purchase".',
          ),
          answer_relevancy: sampleResult(0.92, 'All statements answer the question.'),
        }),
      ]),
    ],
    { name: 'Late refund', location: { file: 'evals/test-cases/refunds.yaml', line: 31 } },
  );
  const lookup = sampleCase(
    'orders/lookup#2',
    [
      sampleAttempt([
        sampleTurn(
          { tool_correctness: sampleResult(1), faithfulness: sampleResult(1) },
          { turn_id: 'turn_1' },
        ),
        sampleTurn(
          {
            tool_correctness: sampleResult(0.6996, 'Called search_orders; missing tool: get_order.'),
            faithfulness: sampleResult(
              0.25,
              '1 of 4 claims is supported.\n- the total\n- the date\n- the carrier',
            ),
            bias: sampleResult(0.5, 'One generalisation.', { gating: false }),
          },
          {
            turn_id: 'turn_2',
            input: 'And when will order 1042 arrive?',
            output: 'Order 1042 arrives on Friday.\n\n```\ntracking: 1Z999\n```\nAnything else?',
            tool_calls: [{ name: 'search_orders', arguments: { id: 1042 }, result: [] }],
          },
        ),
      ]),
      sampleAttempt([sampleTurn({ tool_correctness: sampleResult(1), faithfulness: sampleResult(0.9) })]),
      sampleAttempt([
        sampleTurn({
          tool_correctness: sampleResult(0.67, 'missing tool: get_order'),
          faithfulness: sampleResult(1),
        }),
      ]),
    ],
    { name: 'Order lookup', location: { file: 'evals/test-cases/orders.yaml', line: 58 } },
  );
  const timeout = sampleCase(
    'shipping/eu',
    [
      sampleAttempt([], {
        status: 'errored',
        error: { code: 'timeout', message: 'agent: no answer within 5 s (3 tries)' },
      }),
    ],
    { name: 'Shipping to the EU', location: { file: 'evals/test-cases/shipping.yaml', line: 4 } },
  );
  const unscored = sampleCase(
    'shipping/returns-label',
    [
      sampleAttempt(
        [
          sampleTurn(
            { answer_relevancy: sampleResult(0.9) },
            {
              errors: {
                contextual_recall: {
                  code: 'missing_field',
                  message: "contextual_recall requires 'context'",
                  field: 'context',
                },
              },
            },
          ),
        ],
        { status: 'errored' },
      ),
    ],
    { location: { file: 'evals/test-cases/shipping.yaml', line: 21 } },
  );
  const weak = sampleCase(
    'tone/friendly',
    [sampleAttempt([sampleTurn({ playval: sampleResult(0.6, 'No greeting.') })])],
    {
      gating: false,
      location: { file: 'evals/test-cases/tone.yaml', line: 7 },
    },
  );
  const skipped = (id: string, reason: string) => sampleCase(id, [], { status: 'skipped', reason });
  const cases = [
    lookup,
    ...Array.from({ length: 12 }, (_, index) => passingCase(`orders/status-${index + 1}`)),
    late,
    ...Array.from({ length: 9 }, (_, index) => passingCase(`refunds/simple-${index + 1}`)),
    skipped('refunds/gift-card', 'waits for the new policy'),
    skipped('refunds/store-credit', 'waits for the new policy'),
    timeout,
    unscored,
    weak,
    skipped('tone/small-talk', 'not_applicable: no scorer had anything to judge'),
  ];
  return sampleReport(cases, {
    header: {
      conclusion: 'failed',
      reason: '21 of 23 gating cases passed (91.3 %). 1 of 1 non-gating case failed. Required: 95 %.',
      pass_rate: 0.875,
      pass_rate_interval: [0.69, 0.9566],
      usage: {
        agent: { calls: 28, input_tokens: 9100, output_tokens: 2100, cost_usd: 0.0301 },
        judge: { calls: 0, cached_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: null },
      },
    },
    required_pass_rate: 0.95,
    scorers: [
      row('tool_correctness', 0.8424, 3, 5),
      row('faithfulness', 0.9387, 24, 26),
      row('answer_relevancy', 0.91, 23, 23),
      row('playval', 0.6, 0, 1),
      row('bias', 0.5, 0, 1, { gating: false }),
      row('contextual_recall', null, 0, 0, { errored: 1, not_applicable: 2 }),
    ],
    warnings: ["default scorer 'contextual_recall' was left out of 3 turns: the agent returns no context"],
  });
}

/** A run with nothing to complain about, judged by a model. */
export function passedReport(): RunReport {
  return sampleReport(
    Array.from({ length: 26 }, (_, index) => passingCase(`orders/status-${index + 1}`)),
    {
      header: {
        reason: '26 of 26 cases passed (100 %).',
        pass_rate_interval: [0.8713, 1],
        judge: {
          mode: 'llm',
          model: 'gpt-5.6-terra',
          default: { model: 'gpt-4-turbo', retired_on: '2026-10-23' },
        },
        usage: {
          agent: { calls: 26, input_tokens: 9100, output_tokens: 2100, cost_usd: 0.0301 },
          judge: { calls: 44, cached_calls: 8, input_tokens: 61_000, output_tokens: 4_100, cost_usd: 0.733 },
        },
      },
      required_pass_rate: 0.95,
      scorers: [row('faithfulness', 0.94, 26, 26), row('answer_relevancy', 0.91, 26, 26)],
    },
  );
}

/** Nothing was selected. */
export function emptyReport(): RunReport {
  return sampleReport([], {
    header: {
      reason: 'No test case was selected, so there is no evidence.',
      agent_id: null,
      latency_ms: { mean: null, p50: null, p95: null },
      avg_scores: {},
      duration_ms: 12,
    },
  });
}

/** The agent was never reachable. */
export function unreachableReport(): RunReport {
  const error = { code: 'connection', message: 'agent: connection to http://127.0.0.1:9999/chat refused' };
  return sampleReport(
    Array.from({ length: 3 }, (_, index) =>
      sampleCase(`orders/status-${index + 1}`, [sampleAttempt([], { status: 'errored', error })]),
    ),
    {
      header: {
        reason: `No case could be judged: 3 of 3 cases errored. First error: ${error.message}`,
        latency_ms: { mean: null, p50: null, p95: null },
        avg_scores: {},
      },
    },
  );
}

/** Every text that can come from outside is this one. */
export function hostileReport(text: string): RunReport {
  const result = (score: number, more: Partial<ScorerResult> = {}) => sampleResult(score, text, more);
  const turn = sampleTurn(
    { [text]: result(0.2), faithfulness: result(0.3), bias: result(0.1, { gating: false }) },
    {
      turn_id: text,
      input: text,
      output: text,
      tool_calls: [{ name: text, arguments: { [text]: text }, result: text }],
    },
  );
  const place = { file: text, line: 3 };
  const base = { name: text, agent_id: text, tags: [text], location: place };
  const error = { code: text, message: text, hint: text };
  const cases = [
    sampleCase(text, [sampleAttempt([turn, turn]), sampleAttempt([turn])], base),
    sampleCase(`${text}/2`, [sampleAttempt([], { status: 'errored', error })], base),
    sampleCase(
      `${text}/3`,
      [
        sampleAttempt([{ ...turn, errors: { [text]: { code: text, subcode: text, message: text } } }], {
          status: 'errored',
        }),
      ],
      base,
    ),
    sampleCase(`${text}/4`, [sampleAttempt([turn])], { ...base, gating: false }),
    sampleCase(`${text}/5`, [], { ...base, status: 'skipped', reason: text }),
    sampleCase(
      `${text}/7`,
      [
        sampleAttempt(
          [
            sampleTurn(
              {
                [text]: result(0.4, {
                  gating: false,
                  metadata: {
                    unsure: true,
                    unsure_reason: text,
                    suggested_check: { contains: text, [text]: [text] },
                  },
                }),
              },
              { input: text, output: text },
            ),
          ],
          { status: 'skipped', unsure: true },
        ),
      ],
      { ...base, status: 'skipped', unsure: true, reason: text },
    ),
    sampleCase(
      `${text}/6`,
      [sampleAttempt([sampleTurn({ [text]: result(0.9) }, { input: text, output: text })])],
      base,
    ),
  ];
  return sampleReport(cases, {
    header: {
      run_id: text,
      reason: text,
      agent_id: text,
      judge: { mode: 'llm', model: text },
      avg_scores: { [text]: 0.2 },
    },
    scorers: [row(text, 0.2, 0, 3, { errored: 1 })],
    warnings: [text],
  });
}
