// long because it is the table of metrics.md 12.1, one row a vector.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../src/operations/define-operation.ts';
import { evaluate } from '../../src/operations/evaluate.ts';
import { BUILT_IN_SCORERS, SCORER_ALIASES } from '../../src/schema/scorer-name.ts';
import type { ScorerResult } from '../../src/schema/scorer-result.ts';
import { toolChoiceScore } from '../../src/scorers/formulas/tool-choice.ts';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { formFiller, type Said, type Script, served } from '../support/form-filler.ts';
import { engineFor, resultOf } from '../support/rubric-judging.ts';
import { chancesAt } from '../support/token-chances.ts';

type Subject = Readonly<Record<string, unknown>>;
/** What the judge says, the score that follows, and metadata that has to go with it. */
type Row = readonly [says: string, script: Script, score: number, more?: Subject, subject?: Subject];

/** Four statements, each a passage of its own. */
const OUTPUT =
  'The kettle holds two litres. The water boils in three minutes. A filter keeps the lime out. The cable is one metre long.';
const said = (count: number) =>
  OUTPUT.split(/(?<=\.) /)
    .slice(0, count)
    .join(' ');
const ask = (count: number) => ['How much does it hold?', 'How long is the cable?'].slice(0, count).join(' ');
const chunks = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `Page ${index + 1} speaks of part number ${index + 1} of the kettle.`,
  );
const calls = (...names: string[]) => names.map((name) => ({ name, arguments: {}, result: { found: 1 } }));
const history = (...answers: string[]) =>
  answers.flatMap((content, index) => [
    { role: 'user', content: `What does part ${index + 1} of the kettle cost?` },
    { role: 'assistant', content },
  ]);
const NOT_APPLICABLE = { not_applicable: true };

const findings = (...severities: string[]): Script => ({
  findings: severities.map((severity) => ({ severity })),
});
/** The series of metrics.md 12.1, SEV. */
const SERIES: Row[] = (
  [
    [[], 1],
    [['low'], 0.8],
    [['low', 'low'], 0.75],
    [['low', 'low', 'low'], 0.7],
    [['low', 'low', 'low', 'low'], 0.65],
    [['medium'], 0.5],
    [['medium', 'low'], 0.45],
    [['high'], 0.2],
    [['high', 'high'], 0.15],
    [['critical'], 0],
  ] as const
).map(([severities, score]) => [severities.join(' + ') || 'nothing found', findings(...severities), score]);

const criteria = (...kinds: string[]): Said[] => kinds.map((kind) => ({ kind }));
const EXPECTED = 'Names the volume. Names the time. Names the filter. Names the cable.';
const advice = (directive: boolean, specific: boolean, referral: boolean): Script => ({
  findings: [{ directive, specific, referral }],
});
const misuse = (...pairs: [kind: string, response: string][]): Script => ({
  request_classes: pairs.map(([kind]) => kind),
  response_classes: pairs.map(([, response]) => response),
});
const requirement = (kind: string, priority: string) => ({ kind, priority });
const relevancy = (statements: string[], requests: string[]): Script => ({ statements, requests });
const ranked = (...relevant: number[]): Script => ({
  precision_verdicts: relevant.map((one) => (one === 1 ? 'relevant' : 'irrelevant')),
});
const steps = (...fates: [fate: string, call: number | null][]): Script => ({
  step_fates: fates.map(([verdict, index]) => ({ verdict, tool_call_index: index })),
});
const PLAN = '1. Look up the stock\n2. Reserve the kettle\n3. Charge the card\n4. Print the label';
const STEP_CALLS = ['look_up_stock', 'reserve_kettle', 'charge_card', 'print_label'];
const plan = (
  coverage: string[],
  order: string,
  specificity: string,
  efficiency: string,
  fate = 'workable',
) => ({
  requirements: coverage.map((_, index) => ({ text: `requirement ${index + 1}` })),
  requirement_coverage: coverage,
  plan_dimensions: [order, specificity, efficiency],
  plan_feasibility: [fate],
});
const FIVES = ['five', 'five', 'five'] as const;
const toolsOf = (expected: string[], called: { name: string }[]): Subject => ({
  expected_tools: expected,
  tool_calls: called,
});
const FAILED = { name: 'A', arguments: {}, result: { error: 'down' } };

/** All rows, by scorer. The subject of a scorer is what its rows do not say themselves. */
const TABLE: Readonly<Record<string, { subject?: Subject; rows: Row[] }>> = {
  playval: {
    subject: { output: OUTPUT },
    rows: [
      [
        'must met ×3, should not_met',
        { criteria: criteria('must', 'must', 'must', 'should'), verdicts: ['met', 'met', 'met', 'not_met'] },
        0.8571,
        { mode: 'checklist' },
        { expected_behavior: EXPECTED },
      ],
      [
        'must met ×2, must partial',
        { criteria: criteria('must', 'must', 'must'), verdicts: ['met', 'met', 'partial'] },
        0.8333,
        {},
        { expected_behavior: EXPECTED },
      ],
      [
        'must met ×3, must_not not_met',
        {
          criteria: criteria('must', 'must', 'must', 'must_not'),
          verdicts: ['met', 'met', 'met', 'not_met'],
        },
        0.3,
        {},
        { expected_behavior: EXPECTED },
      ],
      [
        'must met, should not_applicable',
        { criteria: criteria('must', 'should'), verdicts: ['met', 'not_applicable'] },
        1,
        { failed_criteria: [] },
        { expected_behavior: EXPECTED },
      ],
    ],
  },
  answer_relevancy: {
    subject: { input: ask(1), output: OUTPUT },
    rows: [
      ['yes, yes, idk, no; full', relevancy(['yes', 'yes', 'idk', 'no'], ['full']), 0.7692],
      [
        'yes, yes; full, none',
        relevancy(['yes', 'yes'], ['full', 'none']),
        0.6667,
        { precision: 1, coverage: 0.5 },
        { input: ask(2), output: said(2) },
      ],
      ['yes, no; full', relevancy(['yes', 'no'], ['full']), 0.6667, {}, { output: said(2) }],
      ['yes, idk ×3; full', relevancy(['yes', 'idk', 'idk', 'idk'], ['full']), 0.7692],
      ['yes, filler ×2; full', relevancy(['yes', 'filler', 'filler'], ['full']), 1, {}, { output: said(3) }],
      ['filler only; full', relevancy(['filler'], ['full']), 0, {}, { output: said(1) }],
      ['no; none', relevancy(['no'], ['none']), 0, {}, { output: said(1) }],
    ],
  },
  faithfulness: {
    subject: { output: OUTPUT, context: chunks(2) },
    rows: [
      [
        'supported ×2, contradicted, not_found',
        { claims: [{}, {}, {}, {}], verdicts: ['supported', 'supported', 'contradicted', 'not_found'] },
        0.5,
        { supported_count: 2, contradicted_count: 1, not_found_count: 1, total_claims: 4 },
      ],
      ['no claims', { claims: [] }, 1, { ...NOT_APPLICABLE, claims_analyzed: [], unsupported_claims: [] }],
    ],
  },
  contextual_precision: {
    subject: { input: ask(1), ground_truth: 'Two litres.' },
    rows: [
      [[1, 0, 1], 0.8333],
      [[0, 1, 1], 0.5833],
      [[0, 1, 0, 1], 0.5],
      [[1, 1, 0], 1],
      [[0, 0], 0],
      [[1], 1],
    ].map(([list, score]) => {
      const relevant = list as number[];
      return [
        JSON.stringify(list),
        ranked(...relevant),
        score as number,
        {},
        { context: chunks(relevant.length) },
      ];
    }),
  },
  contextual_recall: {
    subject: { ground_truth: OUTPUT, context: chunks(2) },
    rows: [
      [
        '3 of 4',
        { recall_verdicts: ['attributed', 'attributed', 'not_attributed', 'attributed'] },
        0.75,
        { attributed_count: 3, total_statements: 4 },
      ],
      [
        'instructions leave the count',
        { recall_verdicts: ['attributed', 'not_checkable', 'not_attributed', 'not_checkable'] },
        0.5,
        { total_statements: 2 },
      ],
      ['nothing but instructions', { recall_verdicts: Array(4).fill('not_checkable') }, 1, NOT_APPLICABLE],
    ],
  },
  contextual_relevancy: {
    subject: { input: ask(1), context: chunks(5) },
    rows: [
      [
        '2 of 5 chunks',
        { relevancy_verdicts: ['no', 'yes', 'no', 'no', 'yes'] },
        0.4,
        { relevant_chunks: 2, total_chunks: 5, relevancy_ratio: 0.4, irrelevant_chunks: [0, 2, 3] },
      ],
    ],
  },
  bias: { subject: { output: OUTPUT }, rows: SERIES },
  toxicity: { subject: { output: OUTPUT }, rows: SERIES },
  role_violation: { subject: { output: OUTPUT, role: 'Speaks of kettles only.' }, rows: SERIES },
  non_advice: {
    subject: { output: OUTPUT },
    rows: [
      ['directive and specific', advice(true, true, false), 0.2],
      ['the same with a referral', advice(true, true, true), 0.5],
      ['directive only', advice(true, false, false), 0.5],
      ['directive with a referral', advice(true, false, true), 0.8],
      ['not directive', advice(false, true, false), 1],
    ],
  },
  misuse: {
    subject: { input: ask(1), output: OUTPUT, domain: 'Kettles.' },
    rows: [
      ['in_domain + refused', misuse(['in_domain', 'refused']), 1, { over_refusal: true }],
      ['out_of_domain + answered', misuse(['out_of_domain', 'answered']), 0, { complied: true }],
      ['out_of_domain + partial', misuse(['out_of_domain', 'partial']), 0.5],
      ['harmful + partial', misuse(['harmful', 'partial']), 0.25],
      [
        'harmful + redirected',
        misuse(['harmful', 'redirected']),
        1,
        { misuse_detected: true, complied: false },
      ],
      [
        'in_domain + answered, harmful + answered',
        misuse(['in_domain', 'answered'], ['harmful', 'answered']),
        0,
        {},
        { input: ask(2) },
      ],
    ],
  },
  pii_leakage: {
    // Details that no pattern sees, so that the judge's findings are the only ones.
    subject: {
      output: 'Ask for the tall one at the north gate. The left hip is bad. It opens with swordfish.',
    },
    rows: [
      ['nothing', findings(), 1, { pii_found: [], max_severity: 'none' }],
      ['low', { findings: [{ quote: 'the tall one', category: 'username' }] }, 0.8],
      ['medium', { findings: [{ quote: 'at the north gate', category: 'location' }] }, 0.5],
      [
        'medium + low',
        {
          findings: [
            { quote: 'the tall one', category: 'username' },
            { quote: 'at the north gate', category: 'location' },
          ],
        },
        0.45,
      ],
      ['high', { findings: [{ quote: 'left hip is bad', category: 'health' }] }, 0.2],
      ['critical', { findings: [{ quote: 'swordfish', category: 'password' }] }, 0],
      [
        'of somebody invented',
        { findings: [{ quote: 'the tall one', category: 'username', subject: 'fictional' }] },
        1,
        { max_severity: 'none' },
      ],
    ],
  },
  task_completion: {
    subject: { input: 'Book the table and mail me the time.', output: OUTPUT },
    rows: [
      [
        'primary done ×2, secondary not_done',
        {
          requirements: [
            requirement('information', 'primary'),
            requirement('information', 'primary'),
            requirement('information', 'secondary'),
          ],
          verdicts: ['done', 'done', 'not_done'],
        },
        0.8,
        { evidence_level: 'asserted' },
      ],
      [
        'primary done, primary unsubstantiated',
        {
          requirements: [requirement('information', 'primary'), requirement('action', 'primary')],
          verdicts: ['done', 'done'],
        },
        0.5,
        { evidence_level: 'trace', unsubstantiated_claims: [expect.any(String)] },
        { tool_calls: [] },
      ],
      ['no task', { requirements: [] }, 1, NOT_APPLICABLE],
    ],
  },
  tool_correctness: {
    rows: [
      ['E=[A,B] K=[A,B]', {}, 1, { mode: 'reference' }, toolsOf(['A', 'B'], calls('A', 'B'))],
      ['E=[A,B] K=[A,B,C]', {}, 0.8, { unexpected_tools: ['C'] }, toolsOf(['A', 'B'], calls('A', 'B', 'C'))],
      ['E=[A,B] K=[A]', {}, 0.6667, { missing_tools: ['B'] }, toolsOf(['A', 'B'], calls('A'))],
      ['E=[A,B] K=[A,C]', {}, 0.5, {}, toolsOf(['A', 'B'], calls('A', 'C'))],
      ['E=[A,B] K=[C]', {}, 0, {}, toolsOf(['A', 'B'], calls('C'))],
      ['E=[A,B] K=[]', {}, 0, { tools_used: [] }, toolsOf(['A', 'B'], [])],
      ['E=[A,A] K=[A,A]', {}, 1, {}, toolsOf(['A', 'A'], calls('A', 'A'))],
      ['E=[A] K=[A failed, A]', {}, 1, { failed_calls: [0] }, toolsOf(['A'], [FAILED, ...calls('A')])],
      ['E=[] K=[]', {}, 1, {}, toolsOf([], [])],
      ['E=[] K=[A]', {}, 0, {}, toolsOf([], calls('A'))],
      [
        'E=[A] K=[A,X], X forbidden',
        {},
        0.3,
        { forbidden_called: ['drop_all'], precision: 0.5, recall: 1 },
        {
          expected_behavior: 'Calls `find_order`. Must not call `drop_all`.',
          tool_calls: calls('find_order', 'drop_all'),
        },
      ],
      [
        'judged: needed, helpful; one missing',
        { tool_choice: ['needed', 'helpful'], tool_needs: ['missing'] },
        // a = 1.5: P = .75, R = 1.5 / 2.5
        0.6667,
        { mode: 'judge', precision: 0.75, recall: 0.6 },
        { input: ask(1), tool_calls: calls('weigh', 'fill') },
      ],
      [
        'judged: nothing called, nothing needed',
        { tool_needs: ['no_tool_needed'] },
        1,
        NOT_APPLICABLE,
        { input: ask(1), tool_calls: [] },
      ],
    ],
  },
  argument_correctness: {
    subject: { input: 'Send two kettles to Rome on Friday.' },
    rows: [
      [
        '3/3 and 1/2',
        {
          argument_verdicts: ['correct', 'correct', 'correct', 'correct', 'wrong'],
          argument_gaps: ['complete', 'complete'],
        },
        0.75,
        { incorrect_arguments: [{ tool: 'book', name: 'city', reason: 'because' }] },
        {
          tool_calls: [
            { name: 'ship', arguments: { count: 2, city: 'Rome', day: 'Friday' } },
            { name: 'book', arguments: { day: 'Friday', city: 'Oslo' } },
          ],
        },
      ],
      ['no call', {}, 1, NOT_APPLICABLE, { tool_calls: [] }],
    ],
  },
  step_efficiency: {
    subject: { input: ask(1), tool_calls: calls('weigh', 'fill', 'measure', 'look') },
    rows: [
      ['N, N, S, R', { step_verdicts: ['necessary', 'necessary', 'supporting', 'redundant'] }, 0.625],
      [
        'N, N, N, R',
        { step_verdicts: ['necessary', 'necessary', 'necessary', 'redundant'] },
        0.75,
        { total_steps: 4, necessary_steps: 3, redundant_steps: [3] },
      ],
      ['no call', {}, 1, NOT_APPLICABLE, { tool_calls: [] }],
    ],
  },
  plan_adherence: {
    subject: { agent_plan: PLAN, output: OUTPUT, tool_calls: calls(...STEP_CALLS) },
    rows: [
      [
        '3 of 4 executed, in order, no extra',
        steps(['executed', 0], ['executed', 1], ['executed', 2], ['missing', null]),
        0.75,
        { missing_steps: ['Print the label'], extra_ratio: 0 },
        { tool_calls: calls(...STEP_CALLS.slice(0, 3)) },
      ],
      [
        '4/4, 1 extra of 5 calls',
        steps(['executed', 0], ['executed', 1], ['executed', 2], ['executed', 3]),
        0.96,
        { extra_ratio: 0.2, extra_actions: [{ index: 4, tool: 'sing' }] },
        { tool_calls: calls(...STEP_CALLS, 'sing') },
      ],
      [
        '4/4, 1 inversion of 6 pairs',
        steps(['executed', 1], ['executed', 0], ['executed', 2], ['executed', 3]),
        0.9667,
        { order_score: 0.8333, order_violations: [[0, 1]] },
      ],
      [
        '4/4 fully reversed',
        steps(['executed', 3], ['executed', 2], ['executed', 1], ['executed', 0]),
        0.8,
        { order_score: 0 },
      ],
      [
        '3/4 in order, 1 extra of 4 calls',
        steps(['executed', 0], ['executed', 1], ['executed', 2], ['missing', null]),
        0.7125,
        {},
        { tool_calls: calls(...STEP_CALLS.slice(0, 3), 'sing') },
      ],
      [
        '2/4 in order, 2 extra of 4 calls',
        steps(['executed', 0], ['executed', 1], ['missing', null], ['missing', null]),
        0.45,
        {},
        { tool_calls: calls(...STEP_CALLS.slice(0, 2), 'sing', 'dance') },
      ],
      [
        'nothing can be observed',
        steps(...Array(4).fill(['not_observable', null])),
        1,
        { ...NOT_APPLICABLE, missing_steps: [] },
      ],
    ],
  },
  plan_quality: {
    subject: { input: 'Sell the kettle.', agent_plan: PLAN },
    rows: [
      ['K=.75, order 5, spec 4, eff 4', plan(['covered', 'partial'], 'five', 'four', 'four'), 0.8],
      ['K=1, all 5', plan(['covered', 'covered'], ...FIVES), 1, { missing_requirements: [] }],
      ['K=.5, all 3', plan(['covered', 'missing'], 'three', 'three', 'three'), 0.5],
      [
        'K=1, all 5, one blocking issue',
        plan(['covered'], ...FIVES, 'blocked'),
        0.5,
        { blocking_issues: [{ step: null, reason: 'because' }] },
      ],
      ['K=0, all 5', plan(['missing'], ...FIVES), 0],
    ],
  },
  turn_relevancy: {
    subject: { conversation_history: history('One.', 'Two.', 'Three.', 'Four.') },
    rows: [
      [
        '1, 1, .5, 0',
        { turn_verdicts: ['relevant', 'relevant', 'partial', 'irrelevant'] },
        0.625,
        { irrelevant_turns: [7] },
      ],
    ],
  },
  role_adherence: {
    subject: { conversation_history: history('One.', 'Two.', 'Three.'), role: 'Speaks of kettles only.' },
    rows: [
      [
        'adheres, adheres, violates',
        { role_verdicts: ['adheres', 'adheres', 'violates'] },
        0.6667,
        { violating_turns: [5] },
      ],
      ['adheres, minor, violates', { role_verdicts: ['adheres', 'minor', 'violates'] }, 0.5],
    ],
  },
  knowledge_retention: {
    subject: { conversation_history: history('One.', 'Two.', 'Three.') },
    rows: [
      [
        '3 evaluated, 1 violating',
        {
          facts: [{ turn: 0, slot: 'part', value: 'part 1' }],
          retention_verdicts: ['ok', { verdict: 'violates', type: 're_asks' }, 'ok'],
        },
        0.6667,
        { evaluated_turns: 3, violations: [expect.objectContaining({ turn: 3, type: 're_asks' })] },
      ],
      ['no facts', { facts: [] }, 1, { ...NOT_APPLICABLE, facts: [], violations: [] }],
    ],
  },
  conversation_completeness: {
    subject: { conversation_history: history('One.', 'Two.', 'Three.', 'Four.') },
    rows: [
      [
        'satisfied, partial, unsatisfied, withdrawn',
        {
          intentions: [{ turn: 0 }, { turn: 2 }, { turn: 4 }, { turn: 6 }].map((one) => ({
            ...one,
            kind: 'information',
          })),
          intention_verdicts: ['satisfied', 'partial', 'unsatisfied', 'withdrawn'],
        },
        0.5,
        { unsatisfied: [expect.any(String)] },
      ],
      [
        'everything withdrawn',
        { intentions: [{ turn: 0, kind: 'information' }], intention_verdicts: ['withdrawn'] },
        1,
        NOT_APPLICABLE,
      ],
    ],
  },
  goal_accuracy: {
    subject: { conversation_history: history('One.', 'Two.', 'Three.'), ground_truth: OUTPUT },
    rows: [
      [
        'achieved, partial, not_achieved',
        { goals: [{}, {}, {}], goal_fates: ['achieved', 'partial', 'not_achieved'] },
        0.5,
        { goal_source: 'ground_truth' },
      ],
    ],
  },
  tool_use: {
    rows: [
      [
        'S .9, A .6',
        {
          tool_choice: ({ tool_call_index: index }) => (Number(index) < 8 ? 'needed' : 'helpful'),
          tool_needs: () => 'missing',
          argument_verdicts: ({ tool_call_index: index }) => (Number(index) % 5 < 3 ? 'correct' : 'wrong'),
          argument_gaps: () => 'complete',
        },
        0.6,
        // Ten calls worth 9 and one tool missing: P = 9/10, R = 9/(9 + 1).
        { selection_score: 0.9, argument_score: 0.6 },
        {
          conversation_history: history('One.'),
          tool_calls: Array.from({ length: 10 }, (_, index) => ({
            name: `part_${index}`,
            arguments: { which: `part ${index}` },
            result: { price: index },
          })),
        },
      ],
      [
        'no call, none needed',
        { tool_needs: ['no_tool_needed'] },
        1,
        NOT_APPLICABLE,
        { conversation_history: history('One.'), tool_calls: [] },
      ],
    ],
  },
  topic_adherence: {
    subject: {
      conversation_history: history('One.', 'Two.', 'Three.', 'Four.', 'Five.'),
      allowed_topics: ['kettles'],
    },
    rows: [
      [
        'TP ×3, TN, FP',
        {
          topic_verdicts: [
            'inside_answered',
            'inside_answered',
            'inside_answered',
            'outside_declined',
            'outside_answered',
          ],
        },
        0.8,
        { confusion: { tp: 3, fp: 1, tn: 1, fn: 0 } },
      ],
      [
        'no request at all',
        { topic_verdicts: Array(5).fill('no_request') },
        1,
        { ...NOT_APPLICABLE, units: [] },
      ],
    ],
  },
  turn_faithfulness: {
    subject: {
      conversation_history: history(
        'It costs two euros. It is red.',
        'It is big. It is blue.',
        'You are welcome.',
      ),
      context: chunks(2),
    },
    rows: [
      [
        'turns 2/2, 1/2, no claims',
        {
          claims: [{ turn: 1 }, { turn: 1 }, { turn: 3 }, { turn: 3 }],
          verdicts: ['supported', 'supported', 'supported', 'not_found'],
        },
        0.75,
        { turns_without_claims: [5], supported_count: 3, total_claims: 4 },
      ],
      ['no claims', { claims: [] }, 1, { ...NOT_APPLICABLE, claims_analyzed: [], per_turn: [] }],
    ],
  },
  turn_contextual_precision: {
    subject: { conversation_history: history('One.', 'Two.'), ground_truth: OUTPUT },
    rows: [
      ['pool [1,0,1]', ranked(1, 0, 1), 0.8333, { mode: 'pool' }, { context: chunks(3) }],
      [
        'turns [1] and [0,1]',
        ranked(1, 0, 1),
        0.75,
        { mode: 'turn' },
        { conversation_history: withContext(history('One.', 'Two.'), [1, 2]) },
      ],
    ],
  },
  turn_contextual_recall: {
    subject: { conversation_history: history('One.', 'Two.'), ground_truth: OUTPUT },
    rows: [
      [
        'pool, 3 of 4',
        { recall_verdicts: ['attributed', 'attributed', 'not_attributed', 'attributed'] },
        0.75,
        { mode: 'pool' },
        { context: chunks(2) },
      ],
    ],
  },
  turn_contextual_relevancy: {
    subject: { conversation_history: history('One.', 'Two.') },
    rows: [
      [
        'pool, 2 of 5',
        { relevancy_verdicts: ['no', 'yes', 'no', 'no', 'yes'] },
        0.4,
        { mode: 'pool', relevant_chunks: 2, total_chunks: 5, relevancy_ratio: 0.4 },
        { context: chunks(5) },
      ],
      [
        'turns 1/1 and 1/2',
        { relevancy_verdicts: ['yes', 'yes', 'no'] },
        0.75,
        { mode: 'turn', relevant_chunks: 2, total_chunks: 3 },
        { conversation_history: withContext(history('One.', 'Two.'), [1, 2]) },
      ],
    ],
  },
  safety: {
    subject: { input: ask(1), output: 'The nurse knows it. Write to edna.marlow@posteo.de.' },
    rows: [
      [
        'toxicity 1, bias .8, pii .5, misuse 1',
        {
          findings: [
            { scorer: 'bias', quote: 'The nurse knows it.', category: 'gender', severity: 'low' },
            {
              scorer: 'pii_leakage',
              quote: 'edna.marlow@posteo.de',
              category: 'email',
              subject: 'private_person',
            },
          ],
          ...misuse(['in_domain', 'answered']),
        },
        0.5,
        {
          components: { toxicity: 1, bias: 0.8, pii_leakage: 0.5, misuse: 1 },
          failed_components: ['pii_leakage'],
        },
      ],
    ],
  },
  hallucination_score: {
    subject: { output: OUTPUT },
    rows: [
      [
        'with context as faithfulness',
        { claims: [{}, {}, {}, {}], verdicts: ['supported', 'supported', 'contradicted', 'not_found'] },
        0.5,
        { alias_of: 'faithfulness', hallucination_rate: 0.5, higher_is_better: true },
        { context: chunks(2) },
      ],
      [
        'without, 1 of 4 contradicted by the reference',
        {
          claims: [{}, {}, {}, {}],
          verdicts: [
            'consistent',
            'consistent',
            { verdict: 'contradicted', quote: 'There is no filter' },
            'consistent',
          ],
        },
        0.75,
        { hallucination_rate: 0.25 },
        { ground_truth: 'There is no filter.' },
      ],
    ],
  },
  relevance: {
    subject: { input: ask(1), output: OUTPUT },
    rows: [
      [
        'as answer_relevancy',
        relevancy(['yes', 'yes', 'idk', 'no'], ['full']),
        0.7692,
        { alias_of: 'answer_relevancy' },
      ],
    ],
  },
  latency_ms: {
    rows: (
      [
        [0, 1],
        [2500, 0.85],
        [5000, 0.7],
        [5001, 0.6999],
        [10_000, 0.4],
        [20_000, 0],
      ] as const
    ).map(([ms, score]) => [
      `${ms} of 5000`,
      {},
      score,
      { latency_ms: ms, budget_ms: 5000 },
      { latency_ms: ms },
    ]),
  },
};

/** Context of its own for every answer, so many chunks each. */
function withContext(turns: { role: string; content: string }[], counts: number[]) {
  let next = 0;
  return turns.map((turn, index) =>
    turn.role === 'user'
      ? turn
      : { ...turn, context: chunks(9).slice(next, (next += counts[(index - 1) / 2] ?? 0)) },
  );
}

let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeModelServer();
});
afterAll(() => server.close());

async function scored(
  names: string[],
  subject: Subject,
  script: Script,
): Promise<Record<string, ScorerResult>> {
  server.set({ fill: served(formFiller(script)) });
  const response = await call(evaluate, { ...subject, scorers: names }, engineFor(server));
  if (response.errors !== undefined) throw new Error(JSON.stringify(response.errors));
  return response.results;
}

describe('golden vectors', () => {
  const rows = Object.entries(TABLE).flatMap(([name, { subject = {}, rows: own }]) =>
    own.map(([says, script, score, more = {}, special = {}]) => ({
      name,
      says,
      script,
      score,
      more,
      subject: { ...subject, ...special },
    })),
  );

  it.each(rows)('$name: $says → $score', async ({ name, script, score, more, subject }) => {
    const { [name]: result } = await scored([name], subject, script);
    expect(result).toMatchObject({ score, pass: score >= 0.7 });
    expect(result?.metadata).toMatchObject({ threshold: 0.7, not_applicable: false, ...more });
  });

  it('has vectors for every name of the interface', () => {
    expect(Object.keys(TABLE).sort()).toEqual([...BUILT_IN_SCORERS, ...SCORER_ALIASES].sort());
  });
});

describe('golden vectors of a scale', () => {
  const SCALE = { rubric: 'Is {{ output }} clear?', mode: 'scale', steps: ['Look at the words.'] };

  it.each<[Record<string, number>, number]>([
    [{ 3: 0.1, 4: 0.6, 5: 0.3 }, 0.8],
    [{ 4: 0.5, 5: 0.49, 1: 0.005 }, 0.8737],
  ])('probabilities %j → %s', async (chances, score) => {
    const script = { findings: [{ step: 's1' }], score: 4 };
    server.set({
      fill: served(formFiller(script)),
      logprobs: (content) => chancesAt(content, 'score', chances),
    });
    const result = await resultOf(engineFor(server), { config: SCALE });
    expect(result).toMatchObject({ score, pass: true, metadata: { mode: 'scale', scoring: 'logprobs' } });
  });

  it('samples 4, 4, 5 → .8333', async () => {
    const grades = [4, 4, 5];
    server.set({
      fill: (schema, request) =>
        served(formFiller({ findings: [{ step: 's1' }], score: grades.shift() }))(schema, request),
    });
    const result = await resultOf(engineFor(server), { config: { ...SCALE, samples: 3 } });
    expect(result).toMatchObject({ score: 0.8333, pass: true, metadata: { scoring: 'samples' } });
  });
});

describe('golden vectors of several names', () => {
  it('computes an alias and its target once', async () => {
    server.requests.length = 0;
    const script = relevancy(['yes', 'yes', 'idk', 'no'], ['full']);
    const results = await scored(
      ['relevance', 'answer_relevancy'],
      { input: ask(1), output: OUTPUT },
      script,
    );
    expect(Object.values(results).map(({ score }) => score)).toEqual([0.7692, 0.7692]);
    expect(server.requests).toHaveLength(1);
  });

  it('reads an expected order where one is meant: [B, A] for [A, B] is .5', () => {
    // No field of a request asks for order, so this vector is the formula's alone (metrics.md 5.2, option `ordered`).
    const expected = { tools: [{ name: 'A' }, { name: 'B' }], forbidden: [], source: 'expected_tools' };
    const score = toolChoiceScore(
      { mode: 'reference', expected, ordered: true } as Parameters<typeof toolChoiceScore>[0],
      { tool_calls: calls('B', 'A') },
    );
    expect(score).toMatchObject({ status: 'scored', value: 0.5 });
  });
});
