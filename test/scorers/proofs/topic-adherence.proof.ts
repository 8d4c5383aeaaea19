import { z } from 'zod';
import { HISTORY, history, NOT_APPLICABLE } from '../../support/proof-material.ts';
import { count, list, text, texts } from '../../support/proof-shapes.ts';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'topic_adherence',
  vectors: {
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
  sample: {
    subject: { conversation_history: HISTORY, allowed_topics: ['kettles'] },
    script: { topic_verdicts: ['inside_answered', 'outside_answered'] },
    nothing: { script: { topic_verdicts: ['no_request', 'no_request'] } },
  },
  metadata: {
    units: list({ turn: count, topic: text, on_topic: z.boolean(), response: text, reason: text }),
    confusion: z.looseObject({ tp: count, fp: count, tn: count, fn: count }),
    topics: texts,
    topics_source: text,
  },
});
