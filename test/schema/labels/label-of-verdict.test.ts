import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLabel } from '../../../src/calibrations/read-label.ts';
import { subjectOfLabel } from '../../../src/calibrations/subject-of-label.ts';
import type { Subject } from '../../../src/schema/evaluation.ts';
import { labelOfVerdict, whyNoLabel } from '../../../src/schema/labels/label-of-verdict.ts';

const TURN = { run_id: 'run_1', case_id: 'refunds/late', attempt: 0, turn_id: 'turn_1_0_0_0' };
const marked = (pass: boolean, said: 'right' | 'wrong') => ({
  ...{ scorer: 'faithfulness', result: { score: 0.4, pass }, said },
  marked_at: '2026-01-05T09:00:00.000Z',
});

const text = fc.string();
const tool = fc.record({
  name: fc.string({ minLength: 1 }),
  arguments: fc.dictionary(fc.stringMatching(/^[a-z]+$/), text),
});
const subjects: fc.Arbitrary<Subject> = fc.record(
  {
    ...{ input: text, output: text, expected_behavior: text, ground_truth: text, agent_plan: text },
    ...{ role: text, system_prompt: text, domain: text },
    ...{ context: fc.array(text), allowed_topics: fc.array(text), advice_types: fc.array(text) },
    conversation_history: fc.array(
      fc.record({ role: fc.constantFrom('user' as const, 'assistant' as const), content: text }),
    ),
    ...{ tool_calls: fc.array(tool), expected_tools: fc.array(fc.oneof(fc.string({ minLength: 1 }), tool)) },
    available_tools: fc.array(fc.record({ name: fc.string({ minLength: 1 }) })),
  },
  { requiredKeys: [] },
);

describe('a verdict that a person marks', () => {
  it.each([
    [true, 'right', 1],
    [true, 'wrong', 0],
    [false, 'right', 0],
    [false, 'wrong', 1],
  ] as const)('of pass %s, found %s, says that it should score %i', (pass, said, label) => {
    expect(labelOfVerdict({ ...TURN, subject: {} }, marked(pass, said)).label).toBe(label);
  });

  it('becomes a row from which calibrate makes the same evaluation, whatever the scorer saw', () => {
    fc.assert(
      fc.property(subjects, (subject) => {
        const line = JSON.stringify(labelOfVerdict({ ...TURN, subject }, marked(true, 'wrong')));
        const read = readLabel(line);
        if (!('row' in read)) throw new Error(read.problems.join('; '));
        expect(subjectOfLabel(read.row)).toEqual(JSON.parse(JSON.stringify(subject)));
        expect(read.row.metric).toBe('faithfulness');
      }),
    );
  });

  it('says where it comes from, that a person said it, and which rows belong together', () => {
    const { id, meta } = labelOfVerdict({ ...TURN, subject: { output: 'x' } }, marked(true, 'wrong'));
    expect(id).toBe('turn_1_0_0_0/faithfulness');
    expect(meta).toEqual({
      ...{ group: 'refunds/late', label_kind: 'human', ...TURN, score: 0.4, pass: true, said: 'wrong' },
      marked_at: '2026-01-05T09:00:00.000Z',
    });
  });

  it('writes nothing that was not there', () => {
    const row = labelOfVerdict({ ...TURN, subject: { output: 'x', latency_ms: 5 } }, marked(true, 'right'));
    expect(Object.keys(row)).toEqual(['id', 'metric', 'label', 'output', 'meta']);
  });
});

describe('what nobody is asked about', () => {
  it.each([
    ['exact', { kind: 'contains', expected: 'a', actual: 'b' }, /check decides by a rule/],
    ['latency_ms', {}, /measured, not judged/],
    ['faithfulness', { not_applicable: true }, /nothing to judge/],
    ['faithfulness', { kind: 'contains' }, undefined],
    ['faithfulness', {}, undefined],
  ])('%s with %j', (scorer, metadata, why) => {
    const said = whyNoLabel(scorer, { metadata });
    if (why === undefined) expect(said).toBeUndefined();
    else expect(said).toMatch(why);
  });
});
