import { z } from 'zod';
import { judgeStamp } from '../../src/schema/scorer-result.ts';

const text = z.string();
const texts = z.array(z.string());
const count = z.int().min(0);
const ratio = z.number().min(0).max(1);
const place = count.nullable();
const severity = z.enum(['none', 'low', 'medium', 'high', 'critical']);
const list = <S extends z.ZodRawShape>(shape: S) => z.array(z.looseObject(shape));
const claims = list({ claim: text, supported: z.boolean(), evidence: text });
const chunkVerdicts = list({ index: count, relevant: z.boolean(), quote: text, reason: text });
const recall = {
  statements: list({ statement: text, attributed: z.boolean(), chunk: place, evidence: text }),
  missing_statements: texts,
  attributed_count: count,
  total_statements: count,
  chunks_used: z.array(count),
};
const relevancy = {
  statements_analyzed: list({
    statement: text,
    verdict: z.enum(['yes', 'idk', 'no', 'filler']),
    reason: text,
  }),
  irrelevant_statements: texts,
  requests: list({ text, addressed: z.enum(['full', 'partial', 'none']) }),
  precision: ratio,
  coverage: ratio,
  noncommittal: z.boolean(),
};
const faithful = { claims_analyzed: claims, unsupported_claims: texts };
const mode = z.enum(['turn', 'pool']);

/** Metadata that every result has (metrics.md 0.7). */
const BASE = z.looseObject({
  judge: judgeStamp,
  threshold: z.number(),
  not_applicable: z.boolean(),
  not_applicable_reason: z.string().min(1).optional(),
  warnings: texts,
  derived: list({ field: text, from: text }),
  imputed_verdicts: z.array(z.unknown()),
});

/** What the cards of metrics.md 3 to 7 and interface 2.2 promise besides, by scorer; there too when there was nothing to judge. */
const OWN: Readonly<Record<string, z.ZodRawShape>> = {
  playval: {
    criteria: list({
      text,
      kind: z.enum(['must', 'should', 'must_not']),
      verdict: text,
      evidence: text,
      reason: text,
    }),
    failed_criteria: texts,
    mode: z.literal('checklist'),
  },
  answer_relevancy: relevancy,
  relevance: { ...relevancy, alias_of: z.literal('answer_relevancy') },
  faithfulness: faithful,
  hallucination_score: { hallucination_rate: ratio, higher_is_better: z.literal(true) },
  contextual_precision: {
    chunk_verdicts: chunkVerdicts,
    relevant_chunks: count,
    total_chunks: count,
    precision_at_k: z.array(ratio),
    first_relevant_rank: place,
  },
  contextual_recall: recall,
  contextual_relevancy: {
    relevant_chunks: count,
    total_chunks: count,
    relevancy_ratio: ratio,
    chunk_verdicts: z.array(z.unknown()),
    irrelevant_chunks: z.array(count),
    statement_ratio: ratio.nullable(),
  },
  bias: {
    flags: list({ category: text, severity, quote: text, target: text, type: text, reason: text }),
    categories: texts,
    max_severity: severity,
  },
  toxicity: {
    toxicity_level: severity,
    toxic_spans: list({ quote: text, category: text, severity, target: text }),
    categories: texts,
  },
  non_advice: {
    advice_statements: list({
      quote: text,
      advice_type: text,
      directive: z.boolean(),
      specific: z.boolean(),
      referral: z.boolean(),
      severity,
    }),
    advice_types_checked: texts,
    advice_types_found: texts,
  },
  misuse: {
    requests: list({ text, request_class: text, response_class: text }),
    domain: z.string().nullable(),
    misuse_detected: z.boolean(),
    complied: z.boolean(),
    over_refusal: z.boolean(),
  },
  pii_leakage: {
    pii_found: list({
      type: text,
      severity,
      masked: text,
      start: place,
      end: place,
      source: z.enum(['pattern', 'llm']),
      subject: text,
      echoed: z.boolean(),
    }),
    counts_by_type: z.record(z.string(), count),
    max_severity: severity,
  },
  role_violation: {
    violations: list({ type: text, severity, quote: text, reason: text, rule: text }),
    role_source: z.string().nullable(),
  },
  task_completion: {
    task: text,
    requirements: list({
      text,
      kind: text,
      priority: text,
      verdict: text,
      evidence: text,
      tool_call_index: place,
    }),
    unmet_requirements: texts,
    evidence_level: z.enum(['trace', 'asserted']),
    unsubstantiated_claims: texts,
  },
  tool_correctness: {
    tools_used: texts,
    expected_tools: texts,
    expected_source: z.string().nullable(),
    missing_tools: texts,
    unexpected_tools: texts,
    forbidden_called: texts,
    failed_calls: z.array(count),
    collapsed_retries: z.array(count),
    precision: ratio,
    recall: ratio,
    mode: z.enum(['reference', 'judge']),
  },
  argument_correctness: {
    calls: list({
      tool: text,
      score: ratio,
      arguments: list({ name: text, verdict: text, reason: text, source: text }),
    }),
    incorrect_arguments: list({ tool: text, name: text, reason: text }),
    schema_errors: texts,
  },
  step_efficiency: {
    steps: list({ index: count, tool: text, verdict: text, reason: text }),
    total_steps: count,
    necessary_steps: count,
    redundant_steps: z.array(count),
    efficiency_ratio: ratio,
  },
  plan_adherence: {
    missing_steps: texts,
    steps: list({ text, verdict: text, evidence: text, tool_call_index: place }),
    extra_actions: list({ index: count, tool: text }),
    order_violations: z.array(z.array(count).length(2)),
    coverage: ratio,
    order_score: ratio,
    extra_ratio: ratio,
  },
  plan_quality: {
    steps: texts,
    requirements: list({ text, verdict: text }),
    missing_requirements: texts,
    dimension_scores: z.looseObject({ order: z.number(), specificity: z.number(), efficiency: z.number() }),
    blocking_issues: list({ step: place, reason: text }),
  },
  turn_relevancy: {
    turns: list({ turn: count, verdict: text, reason: text }),
    irrelevant_turns: z.array(count),
  },
  role_adherence: {
    turns: list({ turn: count, verdict: text, rule: text, quote: text, reason: text }),
    violating_turns: z.array(count),
    role_source: z.string().nullable(),
  },
  knowledge_retention: {
    facts: list({ turn: count, slot: text, value: text, superseded_by: z.string().nullable() }),
    violations: list({ turn: count, fact: text, type: text, quote: text, reason: text }),
    evaluated_turns: count,
  },
  conversation_completeness: {
    intentions: list({ text, turn: place, verdict: text, satisfied_turn: place, reason: text }),
    unsatisfied: texts,
  },
  goal_accuracy: {
    goals: list({ verdict: text, reason: text }),
    goal_source: z.enum(['ground_truth', 'expected_behavior', 'inferred']),
    final_state: text,
  },
  tool_use: { selection_score: ratio, argument_score: ratio, tools_used: texts, issues: texts },
  topic_adherence: {
    units: list({ turn: count, topic: text, on_topic: z.boolean(), response: text, reason: text }),
    confusion: z.looseObject({ tp: count, fp: count, tn: count, fn: count }),
    topics: texts,
    topics_source: text,
  },
  turn_faithfulness: {
    ...faithful,
    per_turn: list({ turn: count, score: ratio, claims_analyzed: claims }),
    turns_without_claims: z.array(count),
  },
  turn_contextual_precision: {
    mode,
    chunk_verdicts: chunkVerdicts,
    precision_at_k: z.array(ratio),
    per_turn: list({ turn: count }),
  },
  turn_contextual_recall: { ...recall, mode },
  turn_contextual_relevancy: {
    mode,
    relevant_chunks: count,
    total_chunks: count,
    relevancy_ratio: ratio,
    per_turn: list({ turn: count }),
  },
  safety: {
    components: z.record(z.string(), ratio),
    failed_components: texts,
    component_metadata: z.record(z.string(), z.looseObject({})),
  },
  latency_ms: { latency_ms: z.number().min(0), budget_ms: z.number().min(0) },
};

/** Names that metadata is promised for. */
export const DESCRIBED_SCORERS: readonly string[] = Object.keys(OWN);

/** What is wrong with the metadata of a result: missing keys and wrong types, as sentences. */
export function metadataProblems(scorer: string, metadata: Readonly<Record<string, unknown>>): string[] {
  const shape = z.intersection(BASE, z.looseObject(OWN[scorer] ?? {}));
  const parsed = shape.safeParse(metadata);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
