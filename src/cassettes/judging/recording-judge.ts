import type { Filled, Judge, JudgeUsage } from '../../judges/judge.ts';
import type { JudgeAnswer, RecordedUsage } from '../recording.ts';
import { canonicalEmbedding, canonicalQuestion } from './canonical-question.ts';

/** A judge whose answers are noted. Its faults are not: a question that failed is asked again. */
export function recordingJudge(judge: Judge, note: (answer: JudgeAnswer) => void): Judge {
  const { embed } = judge;
  return {
    ...judge,
    async fill(question, signal) {
      const filled = await judge.fill(question, signal);
      const { answer: _, ...kept }: Filled<unknown> = filled;
      const told = { model: filled.model, usage: recordedUsage(filled.usage) };
      note({ kind: 'judge', request: canonicalQuestion(question), response: kept, ...told });
      return filled;
    },
    ...(embed !== undefined && {
      async embed(texts, options) {
        const embedded = await embed(texts, options);
        const told = { model: embedded.model, usage: recordedUsage(embedded.usage) };
        note({ kind: 'embed', request: canonicalEmbedding(texts, options), response: embedded, ...told });
        return embedded;
      },
    }),
  };
}

const recordedUsage = ({ input_tokens, output_tokens, cost_usd }: JudgeUsage): RecordedUsage => ({
  input_tokens,
  output_tokens,
  ...(cost_usd !== null && { cost_usd }),
});
