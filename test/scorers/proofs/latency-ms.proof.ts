import { z } from 'zod';
import { scorerProof } from '../../support/scorer-proof.ts';

export default scorerProof({
  name: 'latency_ms',
  vectors: {
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
  // Nothing was measured of an empty answer.
  metadata: { latency_ms: z.number().min(0).nullable(), budget_ms: z.number().min(0).nullable() },
});
