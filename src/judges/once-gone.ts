import { Fault } from '../errors.ts';
import { MODEL_GONE } from '../models/model-words.ts';
import type { Judge } from './judge.ts';

/** A judge that asks no more for a model once its provider has said that it does not serve it: whoever asks hears the same fault. */
export function onceGone(judge: Judge): Judge {
  const gone = new Map<string, Fault>();
  return {
    ...judge,
    async fill(question, signal) {
      const model = question.model ?? judge.model;
      const known = gone.get(model);
      if (known !== undefined) throw known;
      try {
        return await judge.fill(question, signal);
      } catch (error) {
        if (error instanceof Fault && error.subcode === MODEL_GONE) gone.set(model, error);
        throw error;
      }
    },
  };
}
