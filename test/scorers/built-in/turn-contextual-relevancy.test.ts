import { describe, expect, it } from 'vitest';
import { turnContextualRelevancy } from '../../../src/scorers/built-in/turn-contextual-relevancy.ts';
import { resultWith } from '../../support/evaluate-with.ts';
import { byTurn, judging, pooled, type Verdicts } from '../../support/turn-chunks.ts';

describe('turn_contextual_relevancy', () => {
  it.each<[Verdicts[], number]>([
    [
      [
        [1, 0],
        [1, 1],
      ],
      0.75,
    ],
    [[[0, 0], [1]], 0.5],
    [[[1], [1], [1]], 1],
  ])(
    'with context by turn is the mean over exchanges of relevant over all chunks: %j',
    async (exchanges, score) => {
      const result = await resultWith(judging(), turnContextualRelevancy, byTurn(...exchanges));
      expect(result.score).toBe(score);
      expect(result.metadata).toMatchObject({
        mode: 'turn',
        relevancy_ratio: score,
        relevant_chunks: exchanges.flat().filter((one) => one === 1).length,
        total_chunks: exchanges.flat().length,
        derived: [{ field: 'context', from: 'conversation_history' }],
        chunk_verdicts: [],
        per_turn: exchanges.map((verdicts, at) => ({
          turn: 2 * at,
          relevant_chunks: verdicts.filter((one) => one === 1).length,
          total_chunks: verdicts.length,
        })),
      });
    },
  );

  it('with one pool counts chunks that serve any request', async () => {
    const result = await resultWith(judging(), turnContextualRelevancy, pooled(1, 0, 2, 3));
    expect(result).toMatchObject({ score: 0.75, pass: true });
    expect(result.metadata).toMatchObject({
      mode: 'pool',
      relevant_chunks: 3,
      total_chunks: 4,
      relevancy_ratio: 0.75,
      derived: [],
      per_turn: [
        { turn: 0, relevant_chunks: 2, total_chunks: 4 },
        { turn: 2, relevant_chunks: 2, total_chunks: 4 },
      ],
    });
  });
});
