import type { PrCommentOptions } from '../../src/reports/pr-comment.ts';
import type { FailureCategory } from '../../src/schema/failure-analysis.ts';
import type { CaseResult, RunReport } from '../../src/schema/run.ts';
import { sampleComparison, sampleDelta, sampleFlip } from './sample-comparison.ts';
import { sampleOptimization } from './sample-optimization.ts';
import {
  passingCase,
  sampleAttempt,
  sampleCase,
  sampleReport,
  sampleResult,
  sampleTurn,
} from './sample-report.ts';

/** Where the comments of a showcase lead. */
export const SHOWCASE_OPTIONS: PrCommentOptions = {
  budget: 60_000,
  marker: '<!-- assay:evals run=128.1 sha=fcb249a -->',
  links: {
    run: 'https://github.com/octo/shop/actions/runs/9001/attempts/1',
    artifact: 'https://github.com/octo/shop/actions/runs/9001/artifacts/77',
    rerun: 'https://github.com/octo/shop/actions/runs/9001',
    source: 'https://github.com/octo/shop/blob/fcb249a',
    base: 'main',
  },
};

const GATING = 58;
const failing = (id: string, scorer: string, reason: string): CaseResult =>
  sampleCase(
    id,
    [
      sampleAttempt([
        sampleTurn(
          { [scorer]: sampleResult(0, `Score 0 is below the threshold 0.7: 0 of 1 check passes. ${reason}`) },
          { input: 'Where is my order 1042?', output: 'It should arrive within five working days.' },
        ),
      ]),
    ],
    { location: { file: `evals/test-cases/${id.split('/')[0]}.yaml`, line: 9 } },
  );
const passing = (count: number) => Array.from({ length: count }, (_, at) => passingCase(`orders/kept-${at}`));
const header = {
  latency_ms: { mean: 60, p50: 58, p95: 90 },
  duration_ms: 4_500,
  usage: {
    agent: { calls: 79, input_tokens: null, output_tokens: null, cost_usd: null },
    judge: { calls: 0, cached_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: null },
  },
};

/** A pull request that changes nothing: all gating cases pass, some known weaknesses fail and some are unsure. */
export function goodShowcase(): RunReport {
  const weak = Array.from({ length: 4 }, (_, at) => ({
    ...failing(`known/weak-${at}`, 'playval', 'Not met: names the price.'),
    gating: false as const,
  }));
  return sampleReport([...passing(GATING), ...weak], {
    header: {
      ...header,
      conclusion: 'passed',
      reason: `${GATING} of ${GATING} gating cases passed (100 %).`,
    },
    gated: { passed: GATING, failed: 0, unsure: 0 },
    comparison: sampleComparison({ verdict: 'unchanged', flips: [], scorers: {} }),
  });
}

const KINDS = [
  {
    category: 'missing_tool_call',
    first: 'orders/shipped',
    name: 'missing tool call',
    cases: 13,
    owner: 'prompt',
  },
  {
    category: 'instruction_ignored',
    first: 'staff/damaged-tea',
    name: 'instruction ignored',
    cases: 7,
    owner: 'prompt',
  },
  { category: 'wrong_fact', first: 'returns/window', name: 'wrong fact', cases: 4, owner: 'data' },
  {
    category: 'incomplete_answer',
    first: 'shipping/price',
    name: 'incomplete answer',
    cases: 1,
    owner: 'prompt',
  },
] as const;
const EXAMPLES = [
  ['tool_correctness', 'Not called: get_order.'],
  ['checks', 'Not met: not_contains "SOP-R14".'],
  ['faithfulness', 'Not supported: "within 45 days"; the context says "30 days".'],
  ['playval', 'Not met: names the price of the parcel.'],
] as const;

/** A pull request whose new prompt breaks 25 cases, of four kinds, with a better prompt that came of it. */
export function badShowcase(): RunReport {
  const bad = KINDS.flatMap(({ first, cases }, kind) => {
    const [scorer, reason] = EXAMPLES[kind] ?? ['playval', ''];
    return Array.from({ length: cases }, (_, at) =>
      failing(at === 0 ? first : `${first}-${at + 1}`, scorer, reason),
    );
  });
  const total = bad.length;
  const passed = GATING - total;
  const reason = `Regression against run_7aa1, the newest run that passed: ${total} cases passed before and fail now; playing again confirmed ${total} of them. ${passed} of ${GATING} gating cases passed (56.9 %).`;
  const categories = KINDS.map(
    ({ category, first, name, cases, owner }): FailureCategory => ({
      ...{ category, name, owner, cases, count: cases },
      percentage: Math.round((1_000 * cases) / total) / 10,
      example_run_ids: ['run_8fk2'],
      common_patterns: [],
      suggested_fix: 'Say in the prompt when the tool is to be called.',
      example_case_ids: [first],
    }),
  );
  return sampleReport([...passing(passed), ...bad], {
    header: { ...header, conclusion: 'failed', reason },
    fail_on: 'regression',
    required_pass_rate: 0.95,
    gated: { passed, failed: total, unsure: 0 },
    failure_analysis: { period: 'run', total_failures: total, failure_categories: categories },
    comparison: sampleComparison({
      verdict: 'regression',
      reason: `${total} cases passed before and fail now; playing again confirmed ${total} of them.`,
      p_value: 0.000_01,
      pass_rate: { a: 1, b: passed / GATING, delta: passed / GATING - 1, interval: [-0.56, -0.3] },
      cases: { compared: GATING, left_out: 0 },
      scorers: {
        playval: sampleDelta(-0.17, [-0.26, -0.08], 0.001, 'regression', { p_adjusted: 0.003 }),
        tool_correctness: sampleDelta(-0.22, [-0.33, -0.11], 0.001, 'regression', { p_adjusted: 0.003 }),
        faithfulness: sampleDelta(-0.07, [-0.12, -0.02], 0.006, 'regression', { p_adjusted: 0.02 }),
      },
      flips: bad.map(({ id, location }) =>
        sampleFlip(id, 'pass_to_fail', {
          ...{ location, verdict: 'regression', repeats: { played: 3, failed: 3 } },
          reason: 'tool_correctness 0.00 < 0.70: Not called: get_order.',
          before: 'Order 1042 left on Monday and arrives on Friday.',
          after: 'It should arrive within five working days.',
        }),
      ),
    }),
  });
}

/** What came of the failures of `badShowcase`. */
export const showcaseOptimization = () =>
  sampleOptimization(
    {},
    {
      pull_request: 1040,
      artifact: {
        name: 'assay-optimization',
        url: 'https://github.com/octo/shop/actions/runs/9001/artifacts/78',
        workflow_run: '9001',
        directory: '',
      },
    },
  );

/** So many cases that fail in one way, against a baseline where all passed. */
export function hugeShowcase(count = 500): RunReport {
  const bad = Array.from({ length: count }, (_, at) =>
    failing(`orders/case-${at}`, 'tool_correctness', 'Not called: get_order.'),
  );
  const reason = `${count} cases passed before and fail now; playing again confirmed 3 of them.`;
  return sampleReport(bad, {
    header: { ...header, conclusion: 'failed', reason: `Regression: ${reason}` },
    fail_on: 'regression',
    comparison: sampleComparison({
      ...{ verdict: 'regression', reason, p_value: 0.000_01 },
      pass_rate: { a: 1, b: 0, delta: -1, interval: [-1, -0.99] },
      cases: { compared: count, left_out: 0 },
      flips: bad.map(({ id, location }) =>
        sampleFlip(id, 'pass_to_fail', { location, verdict: 'regression', before: 'yes', after: 'no' }),
      ),
    }),
  });
}
