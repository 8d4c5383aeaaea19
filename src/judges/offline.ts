import { Fault } from '../errors.ts';
import { FormError, type Judge, NO_USAGE } from './judge.ts';

/** Name under which the heuristics of metrics.md 10 appear in results. */
const OFFLINE_MODEL = 'heuristic-v1';

/** The judge without a model: answers every question by the question's own heuristics. No network, no clock, no chance. */
export function offlineJudge(): Judge {
  return {
    id: `offline/${OFFLINE_MODEL}`,
    mode: 'offline',
    model: OFFLINE_MODEL,
    async fill(question) {
      const json = await question.offline();
      try {
        const answer = question.form.read(json);
        return { answer, json, usage: NO_USAGE, model: OFFLINE_MODEL, temperature: null, seed: null };
      } catch (error) {
        if (!(error instanceof FormError)) throw error;
        throw new Fault('internal', `The offline answer does not fit its own form: ${error.message}`, {
          where: question.key,
          cause: error,
          hint: 'This is a bug in Assay. Please report it with the command you ran.',
        });
      }
    },
  };
}
