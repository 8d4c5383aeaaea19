import { CALLS, HISTORY, history, NOT_APPLICABLE } from '../../support/proof-material.ts';
import { ratio, texts } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'tool_use',
  vectors: {
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
  sample: {
    subject: { conversation_history: HISTORY, tool_calls: CALLS },
    script: {
      tool_choice: ['needed', 'helpful'],
      tool_needs: ['served', 'missing'],
      argument_verdicts: ['correct', 'wrong', 'correct'],
      argument_gaps: ['complete', 'complete'],
    },
    nothing: { subject: { tool_calls: [] }, script: { tool_needs: ['no_tool_needed', 'no_tool_needed'] } },
  },
  metadata: { selection_score: ratio, argument_score: ratio, tools_used: texts, issues: texts },
});
