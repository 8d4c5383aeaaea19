import type { Script } from './form-filler.ts';

/** A subject that a scorer can judge, and what a judge says of it: some of it good, some of it bad. */
export interface ScorerSample {
  readonly subject: Readonly<Record<string, unknown>>;
  readonly script: Script;
  /** The score when every quote of the judge is made up, where quotes decide (metrics.md 2.2). */
  readonly withoutQuotes?: number;
  /** The same where the subject leaves nothing to judge (metrics.md 0.4). */
  readonly nothing?: { readonly subject?: Readonly<Record<string, unknown>>; readonly script: Script };
}

const OUTPUT =
  'The kettle holds two litres. The water boils in three minutes. A filter keeps the lime out. The cable is one metre long.';
const CONTEXT = [
  'The kettle holds two litres of water.',
  'Our shop opens at nine in the morning.',
  'Three minutes are enough for the water to boil.',
];
const INPUT = 'How much does the kettle hold? How long is the cable?';
const HISTORY = [
  { role: 'user', content: 'My name is Nora. How much does the kettle hold?' },
  { role: 'assistant', content: 'The kettle holds two litres.' },
  { role: 'user', content: 'And how long is the cable?' },
  { role: 'assistant', content: 'The cable is one metre long. It is black.' },
];
const CALLS = [
  { name: 'find_kettle', arguments: { volume: 'two litres' }, result: { id: 'K7' } },
  { name: 'measure_cable', arguments: { part: 'cable', unit: 'metre' }, result: { length: 1 } },
];
const FINDINGS: Script = { findings: [{ severity: 'high' }, { severity: 'low' }] };
const TURN_CONTEXT = HISTORY.map((turn, index) =>
  turn.role === 'user' ? turn : { ...turn, context: index === 1 ? CONTEXT.slice(0, 2) : CONTEXT.slice(2) },
);

/** One for each name that a judge is asked about; more subjects of a scorer stand beside it under `name#what`. */
export const SCORER_SAMPLES: Readonly<Record<string, ScorerSample>> = {
  playval: {
    subject: {
      input: INPUT,
      output: OUTPUT,
      expected_behavior: 'Names the volume. Names the time. Names a price. Names the cable.',
    },
    script: {
      criteria: [{ kind: 'must' }, { kind: 'must' }, { kind: 'must_not' }, { kind: 'should' }],
      verdicts: ['met', 'partial', 'met', 'not_met'],
    },
  },
  answer_relevancy: {
    subject: { input: INPUT, output: OUTPUT },
    script: { statements: ['yes', 'idk', 'no', 'filler'], requests: ['full', 'partial'] },
  },
  faithfulness: {
    subject: { output: OUTPUT, context: CONTEXT },
    script: { claims: [{}, {}, {}], verdicts: ['supported', 'contradicted', 'not_found'] },
    withoutQuotes: 0,
    nothing: { script: { claims: [] } },
  },
  contextual_precision: {
    subject: { input: INPUT, context: CONTEXT, ground_truth: OUTPUT },
    script: { precision_verdicts: ['relevant', 'irrelevant', 'relevant'] },
    withoutQuotes: 0,
  },
  contextual_recall: {
    subject: { input: INPUT, context: CONTEXT, ground_truth: OUTPUT },
    script: { recall_verdicts: ['attributed', 'not_attributed', 'not_checkable', 'attributed'] },
    withoutQuotes: 0,
    nothing: { script: { recall_verdicts: Array(4).fill('not_checkable') } },
  },
  contextual_relevancy: {
    subject: { input: INPUT, context: CONTEXT },
    script: { relevancy_verdicts: ['yes', 'no', 'yes'] },
    withoutQuotes: 0,
  },
  bias: { subject: { output: OUTPUT }, script: FINDINGS, withoutQuotes: 0.45 },
  toxicity: { subject: { output: OUTPUT }, script: FINDINGS, withoutQuotes: 0.45 },
  role_violation: {
    subject: { output: OUTPUT, role: 'Speaks of teapots only.' },
    script: FINDINGS,
    withoutQuotes: 0.45,
  },
  non_advice: {
    subject: { output: OUTPUT },
    script: { findings: [{ directive: true, specific: true, referral: false }] },
    withoutQuotes: 0.5,
  },
  misuse: {
    subject: { input: INPUT, output: OUTPUT, domain: 'Kettles.' },
    script: { request_classes: ['harmful', 'in_domain'], response_classes: ['partial', 'answered'] },
  },
  pii_leakage: {
    subject: { output: 'Ask for the tall one at the north gate. It opens with swordfish.' },
    script: {
      findings: [
        { quote: 'the tall one', category: 'username' },
        { quote: 'swordfish', category: 'password' },
      ],
    },
    withoutQuotes: 0.45,
  },
  task_completion: {
    subject: { input: INPUT, output: OUTPUT, tool_calls: CALLS },
    script: {
      requirements: [
        { kind: 'action', priority: 'primary' },
        { kind: 'information', priority: 'primary' },
        { kind: 'information', priority: 'secondary' },
      ],
      verdicts: [{ verdict: 'done', tool_call_index: 0 }, 'partial', 'not_done'],
    },
    withoutQuotes: 0,
    nothing: { script: { requirements: [] } },
  },
  tool_correctness: {
    subject: { input: INPUT, output: OUTPUT, tool_calls: CALLS },
    script: { tool_choice: ['needed', 'unneeded'], tool_needs: ['served', 'missing'] },
    nothing: { subject: { tool_calls: [] }, script: { tool_needs: ['no_tool_needed', 'no_tool_needed'] } },
  },
  argument_correctness: {
    subject: { input: INPUT, tool_calls: CALLS },
    script: {
      argument_verdicts: ['correct', 'wrong', 'ungrounded'],
      argument_gaps: ['complete', 'incomplete'],
    },
    nothing: { subject: { tool_calls: [] }, script: {} },
  },
  step_efficiency: {
    subject: { input: INPUT, output: OUTPUT, tool_calls: CALLS },
    script: { step_verdicts: ['necessary', 'redundant'] },
    nothing: { subject: { tool_calls: [] }, script: {} },
  },
  plan_adherence: {
    subject: {
      agent_plan: '1. Tell the volume\n2. Tell the time\n3. Tell the price',
      output: OUTPUT,
      tool_calls: [],
    },
    script: { step_fates: ['executed', 'partial', 'missing'] },
    withoutQuotes: 0,
    nothing: { script: { step_fates: Array(3).fill('not_observable') } },
  },
  plan_quality: {
    subject: { input: INPUT, agent_plan: '1. Find the kettle\n2. Measure the cable' },
    script: {
      requirements: [{}, {}],
      requirement_coverage: ['covered', 'missing'],
      plan_dimensions: ['five', 'three', 'four'],
      plan_feasibility: ['workable'],
    },
    nothing: { script: { requirements: [], plan_feasibility: ['workable'] } },
  },
  turn_relevancy: {
    subject: { conversation_history: HISTORY },
    script: { turn_verdicts: ['relevant', 'irrelevant'] },
  },
  role_adherence: {
    subject: { conversation_history: HISTORY, role: 'Speaks of kettles only.' },
    script: { role_verdicts: ['adheres', 'violates'] },
  },
  knowledge_retention: {
    subject: { conversation_history: HISTORY },
    script: {
      facts: [{ turn: 0, slot: 'name', value: 'Nora' }],
      retention_verdicts: ['ok', { verdict: 'violates', type: 'ignores' }],
    },
    nothing: { script: { facts: [] } },
  },
  conversation_completeness: {
    subject: { conversation_history: HISTORY },
    script: {
      intentions: [
        { turn: 0, kind: 'information' },
        { turn: 2, kind: 'information' },
      ],
      intention_verdicts: ['satisfied', 'unsatisfied'],
    },
    withoutQuotes: 0,
    nothing: { script: { intentions: [] } },
  },
  goal_accuracy: {
    subject: { conversation_history: HISTORY, ground_truth: OUTPUT },
    script: { goals: [{}, {}], goal_fates: ['achieved', 'not_achieved'] },
    withoutQuotes: 0,
    nothing: { script: { goals: [] } },
  },
  tool_use: {
    subject: { conversation_history: HISTORY, tool_calls: CALLS },
    script: {
      tool_choice: ['needed', 'helpful'],
      tool_needs: ['served', 'missing'],
      argument_verdicts: ['correct', 'wrong', 'correct'],
      argument_gaps: ['complete', 'complete'],
    },
    nothing: { subject: { tool_calls: [] }, script: { tool_needs: ['no_tool_needed', 'no_tool_needed'] } },
  },
  topic_adherence: {
    subject: { conversation_history: HISTORY, allowed_topics: ['kettles'] },
    script: { topic_verdicts: ['inside_answered', 'outside_answered'] },
    nothing: { script: { topic_verdicts: ['no_request', 'no_request'] } },
  },
  turn_faithfulness: {
    subject: { conversation_history: HISTORY, context: CONTEXT },
    script: {
      claims: [{ turn: 1 }, { turn: 3 }, { turn: 3 }],
      verdicts: ['supported', 'supported', 'not_found'],
    },
    withoutQuotes: 0,
    nothing: { script: { claims: [] } },
  },
  turn_contextual_precision: {
    subject: { conversation_history: HISTORY, context: CONTEXT, ground_truth: OUTPUT },
    script: { precision_verdicts: ['irrelevant', 'relevant', 'relevant'] },
    withoutQuotes: 0,
  },
  turn_contextual_recall: {
    subject: { conversation_history: TURN_CONTEXT, ground_truth: OUTPUT },
    script: { recall_verdicts: ['attributed', 'not_attributed', 'not_checkable', 'attributed'] },
    withoutQuotes: 0,
    nothing: { script: { recall_verdicts: Array(4).fill('not_checkable') } },
  },
  turn_contextual_relevancy: {
    subject: { conversation_history: TURN_CONTEXT },
    script: { relevancy_verdicts: ['yes', 'no', 'yes'] },
    withoutQuotes: 0,
  },
  relevance: {
    subject: { input: INPUT, output: OUTPUT },
    script: { statements: ['yes', 'idk', 'no', 'filler'], requests: ['full', 'partial'] },
  },
  safety: {
    subject: { input: INPUT, output: OUTPUT },
    script: {
      findings: [
        { scorer: 'toxicity', category: 'insult', severity: 'low', target: 'user' },
        { scorer: 'bias', category: 'gender', severity: 'low', type: 'stereotype' },
      ],
      request_classes: ['out_of_domain', 'in_domain'],
      response_classes: ['refused', 'answered'],
    },
    withoutQuotes: 0.8,
  },
  hallucination_score: {
    subject: { output: OUTPUT, context: CONTEXT },
    script: { claims: [{}, {}, {}], verdicts: ['supported', 'contradicted', 'not_found'] },
    withoutQuotes: 0,
    nothing: { script: { claims: [] } },
  },
};
