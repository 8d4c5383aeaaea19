import type { Filled, Judge, Question } from '../../src/judges/judge.ts';

/** A question as a script sees it: what is asked, by which key, and the items of its lists. */
export interface ScriptedQuestion {
  readonly key: string;
  readonly instructions: string;
  readonly promptInputs: Readonly<Record<string, unknown>>;
  readonly correction: string | undefined;
  items(list: string): { id: string; text: string; [key: string]: unknown }[];
}

/** A judge that fills every form by a function of the question, and remembers what it was asked. */
export interface ScriptedJudge extends Judge {
  readonly asked: ScriptedQuestion[];
}

/** Speaks as a model (`mode: llm`); the answer is read through the form like any model's. A thrown error is the judge's failure. */
export function scriptedJudge(script: (question: ScriptedQuestion) => unknown): ScriptedJudge {
  const asked: ScriptedQuestion[] = [];
  return {
    id: 'script/test-model',
    mode: 'llm',
    model: 'test-model',
    asked,
    async fill<T>(question: Question<T>): Promise<Filled<T>> {
      const seen: ScriptedQuestion = {
        key: question.key,
        instructions: question.instructions,
        promptInputs: question.promptInputs,
        correction: question.correction,
        items: (list) =>
          (question.promptInputs[`items for "${list}"`] ?? []) as ReturnType<ScriptedQuestion['items']>,
      };
      asked.push(seen);
      const json = script(seen);
      return {
        answer: question.form.read(json),
        json,
        usage: { calls: 1, cached_calls: 0, input_tokens: 100, output_tokens: 20, cost_usd: null },
        model: 'test-model-2026',
        temperature: question.temperature ?? 0,
        seed: 7,
      };
    },
  };
}

/** A judge that nobody may ask. */
export function silentJudge(): ScriptedJudge {
  return scriptedJudge((question) => {
    throw new Error(`nobody should have been asked ${question.key}`);
  });
}
