import { describe, expect, it } from 'vitest';
import { turnContextualPrecision } from '../../../src/scorers/built-in/turn-contextual-precision.ts';
import { shownChunks } from '../../support/chunk-judge.ts';
import { resultWith } from '../../support/evaluate-with.ts';
import { byTurn, judging, PRECISION, pooled, type Verdicts } from '../../support/turn-chunks.ts';

describe('turn_contextual_precision', () => {
  it('with context by turn is the mean of the average precisions', async () => {
    const result = await resultWith(judging(), turnContextualPrecision, byTurn([1, 0, 1], [0, 1, 1]));
    expect(result.score).toBe(Math.round(((5 / 6 + 7 / 12) / 2) * 1e4) / 1e4);
    expect(result.metadata).toMatchObject({
      mode: 'turn',
      chunk_verdicts: [],
      precision_at_k: [],
      per_turn: [
        { turn: 0, average_precision: 0.8333, precision_at_k: [1, 0.5, 0.6667], first_relevant_rank: 1 },
        { turn: 2, average_precision: 0.5833, first_relevant_rank: 2 },
      ],
    });
  });

  it.each<[Verdicts, number]>([
    [[1, 0, 2], 0.8333],
    [[0, 3, 1], 0.5833],
    [[0, 0], 0],
  ])('with one pool is the average precision over its order: %j', async (verdicts, score) => {
    const result = await resultWith(judging(), turnContextualPrecision, pooled(...verdicts));
    expect(result.score).toBe(score);
    expect(result.metadata).toMatchObject({ mode: 'pool', total_chunks: verdicts.length });
    expect(result.metadata['chunk_verdicts']).toMatchObject(
      verdicts.map((one, index) => ({ index, relevant: one > 0 })),
    );
    expect(result.metadata['precision_at_k']).toHaveLength(verdicts.length);
  });

  it('judges a chunk against the request of its own turn only', async () => {
    const subject = byTurn([1], [0]);
    const [, , , answer] = subject.conversation_history ?? [];
    if (answer) answer.context = ['Text a is useful for 0.'];
    const judge = judging();
    const result = await resultWith(judge, turnContextualPrecision, subject);
    expect(result.score).toBe(0.5);
    const [question] = judge.asked;
    expect(question?.items(PRECISION).map((item) => item['for_turns'])).toEqual([[0], [2]]);
    expect(question && shownChunks(question)).toHaveLength(1);
  });
});
