import { z } from 'zod';
import {
  ask,
  CALLS,
  calls,
  FAILED,
  INPUT,
  NOT_APPLICABLE,
  OUTPUT,
  toolsOf,
} from '../../support/proof-material.ts';
import { count, ratio, texts } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'tool_correctness',
  vectors: {
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
  sample: {
    subject: { input: INPUT, output: OUTPUT, tool_calls: CALLS },
    script: { tool_choice: ['needed', 'unneeded'], tool_needs: ['served', 'missing'] },
    nothing: { subject: { tool_calls: [] }, script: { tool_needs: ['no_tool_needed', 'no_tool_needed'] } },
  },
  metadata: {
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
});
