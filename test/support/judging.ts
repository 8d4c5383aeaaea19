import type { ItemList, ItemsQuestion } from '../../src/judges/items.ts';
import { type Form, FormError, type Judge, NO_USAGE, type Question } from '../../src/judges/judge.ts';
import { nodeHttp } from '../../src/ports/node-http.ts';
import type { JudgeSettings } from '../../src/schema/settings.ts';
import { judgeSettings } from '../../src/schema/settings.ts';
import { type SeededPorts, seededPorts } from './seeded-ports.ts';

/** A seeded world with the real network, for servers on loopback. */
export function judgingPorts(variables: Record<string, string> = {}): SeededPorts {
  return seededPorts({ http: nodeHttp(), variables });
}

export function settingsOf(given: Partial<JudgeSettings>): JudgeSettings {
  return judgeSettings.parse(given);
}

/** `{ answer: string }`, the smallest form. */
export const answerForm: Form<{ answer: string }> = {
  name: 'answer_form',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['answer'],
    properties: { answer: { type: 'string' } },
  },
  read(json) {
    const answer = typeof json === 'object' && json !== null && 'answer' in json ? json.answer : undefined;
    if (typeof answer !== 'string') throw new FormError('The property "answer" is missing.');
    return { answer };
  },
};

export function questionOf(given: Partial<Question<{ answer: string }>> = {}): Question<{ answer: string }> {
  return {
    key: 'test/answer@1',
    instructions: 'Say whether the output is fine.',
    promptInputs: { output: 'The sky is blue.' },
    form: answerForm,
    offline: () => ({ answer: 'offline' }),
    ...given,
  };
}

/** A judge by script: gets the question and how many came before it. */
export function scriptedJudge(
  answer: (question: Question<unknown>, index: number) => unknown,
  mode: Judge['mode'] = 'llm',
): Judge & { questions: Question<unknown>[] } {
  const questions: Question<unknown>[] = [];
  return {
    id: 'scripted/test',
    mode,
    model: 'test',
    questions,
    async fill(question) {
      const json = await answer(question, questions.push(question) - 1);
      const usage = { ...NO_USAGE, calls: 1 };
      return { answer: question.form.read(json), json, usage, model: 'test', temperature: 0, seed: 0 };
    },
  };
}

/** The verdicts of a faithfulness-like question. */
export const SUPPORT = { supported: 1, contradicted: 0, not_found: 0 } as const;
export const SOURCE = 'The warranty lasts two years. Returns are free within thirty days of purchase.';

export function supportList(count: number, given: Partial<ItemList> = {}): ItemList {
  return {
    name: 'verdicts',
    items: Array.from({ length: count }, (_, index) => ({ id: `c${index + 1}`, text: `claim ${index + 1}` })),
    values: SUPPORT,
    evidence: { quote: { type: 'string' } },
    quote: { field: 'quote', requiredFor: ['supported'], source: () => SOURCE, otherwise: 'not_found' },
    offline: () => ({
      verdict: 'supported',
      reason: 'said so',
      quote: 'The warranty lasts two years.',
      p: 0.9,
    }),
    ...given,
  };
}

export function itemsQuestion(...lists: ItemList[]): ItemsQuestion {
  return {
    key: 'test/verify@1',
    instructions: 'Is each claim supported?',
    promptInputs: { context: SOURCE },
    lists,
  };
}

/** An entry as a good judge writes it. */
export function entry(
  id: string,
  verdict: unknown = 'supported',
  quote = 'two years',
): Record<string, unknown> {
  return { id, quote, reason: `about ${id}`, verdict };
}
