import type { Script, ScriptedAnswer } from './form-filler.ts';
import type { Subject, Vector } from './scorer-proof.ts';

/** Four statements, each a passage of its own. */
export const OUTPUT =
  'The kettle holds two litres. The water boils in three minutes. A filter keeps the lime out. The cable is one metre long.';
export const said = (count: number) =>
  OUTPUT.split(/(?<=\.) /)
    .slice(0, count)
    .join(' ');
export const ask = (count: number) =>
  ['How much does it hold?', 'How long is the cable?'].slice(0, count).join(' ');
export const chunks = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `Page ${index + 1} speaks of part number ${index + 1} of the kettle.`,
  );
export const calls = (...names: string[]) =>
  names.map((name) => ({ name, arguments: {}, result: { found: 1 } }));
export const history = (...answers: string[]) =>
  answers.flatMap((content, index) => [
    { role: 'user', content: `What does part ${index + 1} of the kettle cost?` },
    { role: 'assistant', content },
  ]);
export const NOT_APPLICABLE = { not_applicable: true };

export const findings = (...severities: string[]): Script => ({
  findings: severities.map((severity) => ({ severity })),
});
/** The series of metrics.md 12.1, SEV. */
export const SERIES: Vector[] = (
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

export const criteria = (...kinds: string[]): ScriptedAnswer[] => kinds.map((kind) => ({ kind }));
export const EXPECTED = 'Names the volume. Names the time. Names the filter. Names the cable.';
export const advice = (directive: boolean, specific: boolean, referral: boolean): Script => ({
  findings: [{ directive, specific, referral }],
});
export const misuse = (...pairs: [kind: string, response: string][]): Script => ({
  request_classes: pairs.map(([kind]) => kind),
  response_classes: pairs.map(([, response]) => response),
});
export const requirement = (kind: string, priority: string) => ({ kind, priority });
export const relevancy = (statements: string[], requests: string[]): Script => ({ statements, requests });
export const ranked = (...relevant: number[]): Script => ({
  precision_verdicts: relevant.map((one) => (one === 1 ? 'relevant' : 'irrelevant')),
});
export const steps = (...fates: [fate: string, call: number | null][]): Script => ({
  step_fates: fates.map(([verdict, index]) => ({ verdict, tool_call_index: index })),
});
export const PLAN = '1. Look up the stock\n2. Reserve the kettle\n3. Charge the card\n4. Print the label';
export const STEP_CALLS = ['look_up_stock', 'reserve_kettle', 'charge_card', 'print_label'];
export const plan = (
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
export const FIVES = ['five', 'five', 'five'] as const;
export const toolsOf = (expected: string[], called: { name: string }[]): Subject => ({
  expected_tools: expected,
  tool_calls: called,
});
export const FAILED = { name: 'A', arguments: {}, result: { error: 'down' } };

/** Context of its own for every answer, so many chunks each. */
export function withContext(turns: { role: string; content: string }[], counts: number[]) {
  let next = 0;
  return turns.map((turn, index) =>
    turn.role === 'user'
      ? turn
      : { ...turn, context: chunks(9).slice(next, (next += counts[(index - 1) / 2] ?? 0)) },
  );
}

export const CONTEXT = [
  'The kettle holds two litres of water.',
  'Our shop opens at nine in the morning.',
  'Three minutes are enough for the water to boil.',
];
export const INPUT = 'How much does the kettle hold? How long is the cable?';
export const HISTORY = [
  { role: 'user', content: 'My name is Nora. How much does the kettle hold?' },
  { role: 'assistant', content: 'The kettle holds two litres.' },
  { role: 'user', content: 'And how long is the cable?' },
  { role: 'assistant', content: 'The cable is one metre long. It is black.' },
];
export const CALLS = [
  { name: 'find_kettle', arguments: { volume: 'two litres' }, result: { id: 'K7' } },
  { name: 'measure_cable', arguments: { part: 'cable', unit: 'metre' }, result: { length: 1 } },
];
export const FINDINGS: Script = { findings: [{ severity: 'high' }, { severity: 'low' }] };
export const TURN_CONTEXT = HISTORY.map((turn, index) =>
  turn.role === 'user' ? turn : { ...turn, context: index === 1 ? CONTEXT.slice(0, 2) : CONTEXT.slice(2) },
);
