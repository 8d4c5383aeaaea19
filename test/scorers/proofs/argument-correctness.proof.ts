import { CALLS, INPUT, NOT_APPLICABLE } from '../../support/proof-material.ts';
import { list, ratio, text, texts } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'argument_correctness',
  vectors: {
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
  sample: {
    subject: { input: INPUT, tool_calls: CALLS },
    script: {
      argument_verdicts: ['correct', 'wrong', 'ungrounded'],
      argument_gaps: ['complete', 'incomplete'],
    },
    nothing: { subject: { tool_calls: [] }, script: {} },
  },
  metadata: {
    calls: list({
      tool: text,
      score: ratio,
      arguments: list({ name: text, verdict: text, reason: text, source: text }),
    }),
    incorrect_arguments: list({ tool: text, name: text, reason: text }),
    schema_errors: texts,
  },
});
