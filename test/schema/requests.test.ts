import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { callableAgent, createAgentRequest, createAgentResponse } from '../../src/schema/agent.ts';
import { batchRequest, batchResponse } from '../../src/schema/batch.ts';
import { evaluateRequest, evaluateResponse } from '../../src/schema/evaluation.ts';
import { createExperimentRequest, experimentResponse } from '../../src/schema/experiment.ts';
import { failureAnalysis, failureAnalysisQuery } from '../../src/schema/failure-analysis.ts';
import { generateRequest, generateResponse } from '../../src/schema/generation.ts';
import { optimizeRequest, optimizeResponse } from '../../src/schema/optimization.ts';
import { problemBody } from '../../src/schema/problem.ts';
import { createRunRequest, createRunResponse } from '../../src/schema/run.ts';
import { createScorerRequest, createScorerResponse } from '../../src/schema/scorer.ts';
import { createTestCaseRequest, testCase } from '../../src/schema/test-case.ts';
import {
  addSpanRequest,
  createTraceRequest,
  updateSpanRequest,
  updateSpanResponse,
} from '../../src/schema/trace.ts';
import { createWebhookRequest, webhook } from '../../src/schema/webhook.ts';

const TIME = '2026-01-31T12:00:00Z';
const TURN = { input: { text: 'hi' }, expected_behavior: 'greets' };
const VARIANTS = [
  { name: 'a', config: { model: 'm', temperature: 0.2 } },
  { name: 'b', config: { system_prompt: 'x' } },
];
const EXPERIMENT = {
  name: 'e',
  agent_id: 'agent_1',
  variants: VARIANTS,
  test_case_ids: ['case_1'],
  metrics: ['relevance', 'latency_ms'],
};
const SPAN = {
  name: 'call',
  kind: 'llm',
  input: { messages: [], model: 'm', temperature: 0 },
  start_time: TIME,
};
const UPDATE = { output: { content: 'x', tool_calls: [] }, end_time: TIME, status: 'completed' };
const AGENT = {
  name: 'a',
  provider: 'custom',
  invocation: { url: 'https://agent.example', body_template: '{"q":"{{ input }}"}' },
};

type Row = [string, z.ZodType, unknown];

describe('what the interface allows is accepted', () => {
  it.each<Row>([
    [
      'an llm_judge scorer',
      createScorerRequest,
      {
        name: 's',
        description: 'd',
        type: 'llm_judge',
        config: {
          rubric: 'Is {{ output }} good?',
          output_schema: { score: 'number', reasoning: 'string', violations: 'array' },
        },
        variables: { brand: 'x', count: 3 },
      },
    ],
    [
      'a code scorer',
      createScorerRequest,
      { name: 's', type: 'code', config: { rubric: 'result = {"score": 1}' } },
    ],
    ['a regex scorer', createScorerRequest, { name: 's', type: 'regex', config: { pattern: '^\\d+$' } }],
    ['its response', createScorerResponse, { scorer_id: 'scorer_1', name: 's' }],
    [
      'an evaluation',
      evaluateRequest,
      {
        input: 'i',
        output: 'o',
        expected_behavior: 'e',
        context: ['c'],
        ground_truth: 'g',
        conversation_history: [
          { role: 'user', content: 'x' },
          { role: 'assistant', content: 'y' },
        ],
        agent_plan: '1. look',
        tool_calls: [{ name: 't', arguments: { a: 1 }, result: null }],
        scorers: ['faithfulness'],
        threshold: 0.8,
      },
    ],
    ['an evaluation by turn', evaluateRequest, { turn_id: 'turn_1', scorers: ['playval'] }],
    [
      'its response',
      evaluateResponse,
      {
        evaluation_id: 'eval_1',
        overall_pass: true,
        results: {
          faithfulness: { score: 1, pass: true, reasoning: 'r', metadata: { claims_analyzed: [] } },
        },
      },
    ],
    [
      'a batch',
      batchRequest,
      {
        items: [{ input: 'i', output: 'o' }],
        scorers: ['relevance'],
        config: { parallel: false, fail_fast: true },
      },
    ],
    [
      'its response',
      batchResponse,
      {
        batch_id: 'batch_1',
        status: 'completed',
        results: [{ item_index: 0, overall_pass: true, scores: { relevance: 0.9 }, status: 'scored' }],
        summary: { total: 1, passed: 1, failed: 0, errored: 0, skipped: 0, avg_scores: { relevance: 0.9 } },
      },
    ],
    [
      'an error-driven optimization',
      optimizeRequest,
      {
        agent_id: 'a',
        optimization_type: 'error_driven',
        failure_window: '7d',
        min_failures: 3,
        include_examples: false,
        max_examples: 2,
        constraints: { max_prompt_length: 4000, preserve_sections: ['Safety'] },
      },
    ],
    [
      'a metric-driven one',
      optimizeRequest,
      {
        agent_id: 'a',
        optimization_type: 'metric_driven',
        target_metrics: { faithfulness: { target: 0.9, current: 0.7 } },
      },
    ],
    [
      'its response',
      optimizeResponse,
      {
        optimization_id: 'opt_1',
        status: 'completed',
        original_prompt: 'a',
        optimized_prompt: 'b',
        changes_made: [
          { type: 'added_few_shot', rationale: 'r' },
          { type: 'anything', content: 'c', rationale: 'r' },
        ],
        predicted_improvement: { faithfulness: { from: 0.7, to: 0.9 } },
        validation_run_id: 'run_1',
        decision: 'accepted',
        details: {},
      },
    ],
    [
      'an experiment',
      createExperimentRequest,
      {
        ...EXPERIMENT,
        config: {
          runs_per_variant: 5,
          randomize: false,
          baseline: 'a',
          primary_metric: 'relevance',
          seed: 1,
        },
      },
    ],
    ['its pending response', experimentResponse, { experiment_id: 'exp_1', status: 'pending' }],
    [
      'its complete response',
      experimentResponse,
      {
        experiment_id: 'exp_1',
        status: 'completed',
        results: {
          a: {
            runs: 10,
            pass_rate: 0.8,
            avg_scores: { relevance: 0.8, latency_ms: 812.5 },
            avg_latency_ms: 812,
            errored: 0,
          },
        },
        statistical_analysis: {
          winner: 'a',
          confidence: 0.97,
          p_value: 0.03,
          effect_size: { relevance: '+12%' },
          conclusive: true,
          not_conclusive_because: [],
          primary_metric: 'relevance',
          baseline: 'b',
          compared_with: 'b',
          scope: 'population',
          p_population: 0.03,
          p_these_cases: 0.01,
          difference: 0.1,
          interval: [0.01, 0.19],
          cases: 12,
          probability_best: { a: 0.98, b: 0.02 },
          minimum_detectable_effect: 0.12,
          influence: [],
          variance: { within_runs: 0.1, between_cases: 0.01 },
          contrasts: [],
          looks: [],
          runs_saved: 0,
          repeated_interval: null,
          seed: 1,
          warnings: [],
        },
        recommendation: 'Take a.',
      },
    ],
    [
      'a test case',
      createTestCaseRequest,
      {
        name: 'c',
        agent_id: 'a',
        turns: [{ ...TURN, scorers: ['playval'], context: ['x'], ground_truth: 'g' }],
        tags: ['t'],
      },
    ],
    [
      'a multi-turn one',
      createTestCaseRequest,
      { name: 'c', agent_id: 'a', type: 'multi', turns: [TURN, TURN] },
    ],
    [
      'its response',
      testCase,
      { id: 'case_1', name: 'c', agent_id: 'a', type: 'single', turns: [TURN], tags: [], created_at: TIME },
    ],
    [
      'generation from documents',
      generateRequest,
      { agent_id: 'a', source_type: 'documents', documents: [{ content: 'Policy', name: 'p.md' }] },
    ],
    [
      'generation from logs',
      generateRequest,
      {
        agent_id: 'a',
        source_type: 'conversation_logs',
        conversation_logs: [{ input: 'i', output: 'o', feedback: 'bad' }],
        generation_config: {
          num_test_cases: 3,
          difficulty_distribution: { easy: 0.2, medium: 0.5, hard: 0.3 },
          include_edge_cases: false,
          focus_areas: ['returns'],
        },
      },
    ],
    ['generation from failures', generateRequest, { agent_id: 'a', source_type: 'failure_analysis' }],
    [
      'its response',
      generateResponse,
      {
        generated_test_cases: [{ name: 'n', turns: [TURN], difficulty: 'hard', rationale: 'r' }],
        coverage_analysis: { policy_topics_covered: ['returns'], gaps_identified: [] },
      },
    ],
    [
      'a custom agent',
      createAgentRequest,
      {
        ...AGENT,
        credentials: { OPENAI_API_KEY: 'sk' },
        default_scorers: ['relevance', 'faithfulness', 'safety', 'hallucination_score'],
      },
    ],
    [
      'a local program',
      createAgentRequest,
      { name: 'a', provider: 'custom', invocation: { command: ['node', 'x.mjs'], protocol: 'lines' } },
    ],
    [
      'a hosted agent',
      createAgentRequest,
      { name: 'a', provider: 'openai', invocation: { model: 'gpt-5.6-terra' }, system_prompt: 'p' },
    ],
    [
      'its response',
      createAgentResponse,
      { id: 'agent_1', name: 'a', provider: 'custom', created_at: TIME, api_key: 'k' },
    ],
    [
      'a trace',
      createTraceRequest,
      {
        agent_id: 'a',
        run_id: 'run_1',
        input: { messages: [{ role: 'user', content: 'x' }] },
        metadata: { session: 's' },
      },
    ],
    ['a trace without input', createTraceRequest, { agent_id: 'a' }],
    ['a span', addSpanRequest, { ...SPAN, parent_span_id: 'span_1' }],
    ['a span with an offset', addSpanRequest, { ...SPAN, start_time: '2026-01-31T12:00:00.123456+02:00' }],
    ['a span without a zone', addSpanRequest, { ...SPAN, start_time: '2026-01-31T12:00:00.5' }],
    ['an update', updateSpanRequest, { ...UPDATE, tokens_input: 10, tokens_output: 0, cost_usd: 0.001 }],
    ['an update with an error', updateSpanRequest, { ...UPDATE, status: 'error', error: 'boom' }],
    ['its response', updateSpanResponse, { span_id: 'span_1', duration_ms: 120 }],
    [
      'a run',
      createRunRequest,
      { test_case_id: 'case_1', config: { parallel: true, max_retries: 0, timeout_ms: 1 } },
    ],
    ['a run by tags', createRunRequest, { tags: ['smoke'], test_case_ids: ['a'], override_agent_id: 'b' }],
    [
      'its response',
      createRunResponse,
      {
        run_id: 'run_1',
        status: 'queued',
        test_case_count: 1,
        estimated_duration_s: 2,
        webhook_url: 'wss://x/v1/runs/run_1/events',
      },
    ],
    ['a failure query', failureAnalysisQuery, { agent_id: 'a', period: '7d' }],
    [
      'its response',
      failureAnalysis,
      {
        period: '30d',
        total_failures: 2,
        failure_categories: [
          {
            category: 'c',
            count: 2,
            percentage: 100,
            example_run_ids: ['run_1'],
            common_patterns: ['p'],
            suggested_fix: 'f',
          },
        ],
      },
    ],
    [
      'a webhook',
      createWebhookRequest,
      {
        url: 'https://hooks.example/x',
        events: ['run.completed', 'run.failed', 'evaluation.completed', 'optimization.completed'],
        secret: 's',
      },
    ],
    ['its response', webhook, { webhook_id: 'wh_1', url: 'https://x', events: ['run.failed'], active: true }],
    [
      'an error',
      problemBody,
      {
        type: 'about:blank',
        title: 't',
        status: 422,
        detail: 'd',
        code: 'validation_failed',
        errors: [{ path: 'a', message: 'm', hint: 'h' }],
      },
    ],
  ])('%s', (_, schema, value) => {
    expect(schema.safeParse(value).error?.issues ?? []).toEqual([]);
  });
});

describe('what the interface forbids is refused, at its path', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['a scorer without name', createScorerRequest, { type: 'regex', config: { pattern: 'x' } }, 'name'],
    ['an unknown type of scorer', createScorerRequest, { name: 's', type: 'python', config: {} }, 'type'],
    [
      'an llm_judge without rubric',
      createScorerRequest,
      { name: 's', type: 'llm_judge', config: {} },
      'config.rubric',
    ],
    [
      'code without rubric',
      createScorerRequest,
      { name: 's', type: 'code', config: { pattern: 'x' } },
      'config.rubric',
    ],
    [
      'regex without pattern',
      createScorerRequest,
      { name: 's', type: 'regex', config: { rubric: 'x' } },
      'config.pattern',
    ],
    ['an evaluation without scorers', evaluateRequest, { output: 'o' }, 'scorers'],
    ['an empty list of scorers', evaluateRequest, { output: 'o', scorers: [] }, 'scorers'],
    [
      'an unknown role',
      evaluateRequest,
      { conversation_history: [{ role: 'bot', content: 'x' }], scorers: ['playval'] },
      'conversation_history.0.role',
    ],
    ['a threshold below 0', evaluateRequest, { scorers: ['playval'], threshold: -1 }, 'threshold'],
    [
      'an item without output',
      batchRequest,
      { items: [{ input: 'i' }], scorers: ['playval'] },
      'items.0.output',
    ],
    ['no items', batchRequest, { items: [], scorers: ['playval'] }, 'items'],
    [
      'an unknown optimization',
      optimizeRequest,
      { agent_id: 'a', optimization_type: 'magic' },
      'optimization_type',
    ],
    [
      'metric-driven without targets',
      optimizeRequest,
      { agent_id: 'a', optimization_type: 'metric_driven' },
      'target_metrics',
    ],
    [
      'metric-driven with no target',
      optimizeRequest,
      { agent_id: 'a', optimization_type: 'metric_driven', target_metrics: {} },
      'target_metrics',
    ],
    [
      'a window without unit',
      optimizeRequest,
      { agent_id: 'a', optimization_type: 'full', failure_window: '30' },
      'failure_window',
    ],
    ['one variant', createExperimentRequest, { ...EXPERIMENT, variants: VARIANTS.slice(0, 1) }, 'variants'],
    [
      'two variants of one name',
      createExperimentRequest,
      { ...EXPERIMENT, variants: [VARIANTS[0], VARIANTS[0]] },
      'variants.1.name',
    ],
    [
      'a variant that objects swallow',
      createExperimentRequest,
      { ...EXPERIMENT, variants: [VARIANTS[0], { name: '__proto__', config: {} }] },
      'variants.1.name',
    ],
    [
      'a variant without config',
      createExperimentRequest,
      { ...EXPERIMENT, variants: [VARIANTS[0], { name: 'b' }] },
      'variants.1.config',
    ],
    [
      'an experiment without cases',
      createExperimentRequest,
      { ...EXPERIMENT, test_case_ids: [] },
      'test_case_ids',
    ],
    [
      'an unknown baseline',
      createExperimentRequest,
      { ...EXPERIMENT, config: { baseline: 'c' } },
      'config.baseline',
    ],
    [
      'a primary metric that is not measured',
      createExperimentRequest,
      { ...EXPERIMENT, config: { primary_metric: 'bias' } },
      'config.primary_metric',
    ],
    [
      'no runs',
      createExperimentRequest,
      { ...EXPERIMENT, config: { runs_per_variant: 0 } },
      'config.runs_per_variant',
    ],
    ['a case without turns', createTestCaseRequest, { name: 'c', agent_id: 'a', turns: [] }, 'turns'],
    [
      'a single case with two turns',
      createTestCaseRequest,
      { name: 'c', agent_id: 'a', turns: [TURN, TURN] },
      'turns',
    ],
    [
      'a turn without expectation',
      createTestCaseRequest,
      { name: 'c', agent_id: 'a', turns: [{ input: { text: 'x' } }] },
      'turns.0.expected_behavior',
    ],
    [
      'a bare text as input',
      createTestCaseRequest,
      { name: 'c', agent_id: 'a', turns: [{ ...TURN, input: 'x' }] },
      'turns.0.input',
    ],
    ['a case without agent', createTestCaseRequest, { name: 'c', turns: [TURN] }, 'agent_id'],
    [
      'documents without documents',
      generateRequest,
      { agent_id: 'a', source_type: 'documents' },
      'documents',
    ],
    [
      'an empty document',
      generateRequest,
      { agent_id: 'a', source_type: 'documents', documents: [{ content: ' \u200b' }] },
      'documents.0.content',
    ],
    [
      'logs without logs',
      generateRequest,
      { agent_id: 'a', source_type: 'conversation_logs', conversation_logs: [] },
      'conversation_logs',
    ],
    [
      'an unknown feedback',
      generateRequest,
      {
        agent_id: 'a',
        source_type: 'conversation_logs',
        conversation_logs: [{ input: 'i', output: 'o', feedback: 'ok' }],
      },
      'conversation_logs.0.feedback',
    ],
    [
      'proportions of nothing',
      generateRequest,
      {
        agent_id: 'a',
        source_type: 'failure_analysis',
        generation_config: { difficulty_distribution: { easy: 0 } },
      },
      'generation_config.difficulty_distribution',
    ],
    ['an unknown provider', createAgentRequest, { ...AGENT, provider: 'other' }, 'provider'],
    ['a call of a custom agent without way', callableAgent, { provider: 'custom' }, 'invocation'],
    [
      'a custom agent with two ways',
      createAgentRequest,
      { name: 'a', provider: 'custom', invocation: { url: 'x', command: ['y'] } },
      'invocation',
    ],
    [
      'an unknown credential',
      createAgentRequest,
      { ...AGENT, credentials: { OTHER_API_KEY: 'x' } },
      'credentials',
    ],
    ['a call of a hosted agent without model', callableAgent, { provider: 'openai' }, 'invocation.model'],
    ['a trace without agent', createTraceRequest, {}, 'agent_id'],
    ['an unknown kind of span', addSpanRequest, { ...SPAN, kind: 'http' }, 'kind'],
    ['a span without input', addSpanRequest, { ...SPAN, input: undefined }, 'input'],
    ['a span with a year as time', addSpanRequest, { ...SPAN, start_time: '2026' }, 'start_time'],
    [
      'a day that does not exist',
      addSpanRequest,
      { ...SPAN, start_time: '2026-02-30T00:00:00Z' },
      'start_time',
    ],
    ['an update without status', updateSpanRequest, { ...UPDATE, status: undefined }, 'status'],
    ['an update with half a token', updateSpanRequest, { ...UPDATE, tokens_input: 0.5 }, 'tokens_input'],
    ['a run of nothing', createRunRequest, {}, ''],
    ['a query with a bad period', failureAnalysisQuery, { period: 'month' }, 'period'],
    [
      'a webhook without TLS',
      createWebhookRequest,
      { url: 'http://x.example', events: ['run.failed'], secret: 's' },
      'url',
    ],
    [
      'a webhook with another scheme',
      createWebhookRequest,
      { url: 'javascript:alert(1)', events: ['run.failed'], secret: 's' },
      'url',
    ],
    [
      'a webhook for no event',
      createWebhookRequest,
      { url: 'https://x.example', events: [], secret: 's' },
      'events',
    ],
    [
      'a webhook for an unknown event',
      createWebhookRequest,
      { url: 'https://x.example', events: ['run.done'], secret: 's' },
      'events.0',
    ],
    [
      'a webhook without secret',
      createWebhookRequest,
      { url: 'https://x.example', events: ['run.failed'] },
      'secret',
    ],
  ])('%s', (_, schema, value, path) => {
    const issues = schema.safeParse(value).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.join('.'))).toContain(path);
  });

  it.each<Row>(
    [
      createScorerRequest,
      createAgentRequest,
      createTestCaseRequest,
      createExperimentRequest,
      optimizeRequest,
      generateRequest,
    ].flatMap((schema): Row[] =>
      [
        null,
        [],
        'text',
        5,
        {},
        {
          variants: 5,
          turns: 5,
          config: 'x',
          metrics: 5,
          invocation: [],
          documents: 5,
          target_metrics: null,
        },
      ].map((value): Row => [JSON.stringify(value), schema, value]),
    ),
  )('%s never throws', (_, schema, value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

describe('defaults of interface 8', () => {
  it.each<[string, z.ZodType, unknown, object]>([
    [
      'optimization',
      optimizeRequest,
      { agent_id: 'a', optimization_type: 'full' },
      { failure_window: '30d', min_failures: 5, include_examples: true, max_examples: 5 },
    ],
    ['experiment', createExperimentRequest, EXPERIMENT, { config: { randomize: true } }],
    [
      'test case',
      createTestCaseRequest,
      { name: 'c', agent_id: 'a', turns: [TURN] },
      { type: 'single', tags: [] },
    ],
    [
      'generation',
      generateRequest,
      { agent_id: 'a', source_type: 'failure_analysis' },
      { generation_config: { num_test_cases: 10, include_edge_cases: true } },
    ],
    ['failure analysis', failureAnalysisQuery, {}, { period: '30d' }],
    [
      'batch',
      batchRequest,
      { items: [{ input: 'i', output: 'o' }], scorers: ['playval'] },
      { config: { parallel: true, fail_fast: false } },
    ],
    [
      'run',
      createRunRequest,
      { tags: ['a'] },
      { config: { parallel: true, max_retries: 2, timeout_ms: 60_000 } },
    ],
    ['agent', createAgentRequest, AGENT, { invocation: { method: 'POST' } }],
  ])('%s', (_, schema, value, expected) => {
    expect(schema.parse(value)).toMatchObject(expected);
  });

  it('runs_per_variant stays open, because leaving it out switches early stopping on', () => {
    expect(createExperimentRequest.parse(EXPERIMENT).config).not.toHaveProperty('runs_per_variant');
  });
});
