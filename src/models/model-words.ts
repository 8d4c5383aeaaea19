import { dayOf, endsWithin, type Lifetime, lifetimeOf } from './lifetime.ts';
import type { ModelPrice } from './prices.ts';
import { SOURCES } from './retirements.ts';

/** Subcode of the fault that a provider does not serve a model. */
export const MODEL_GONE = 'model_not_found';

/** What became of a model by now, or will: `was retired on 2026-10-23`, `ends on 2026-12-11`; undefined where no end is known. */
export function endWords(model: string, nowMs: number): string | undefined {
  const ends = lifetimeOf(model)?.ends ?? undefined;
  if (ends === undefined) return undefined;
  return ends <= dayOf(nowMs) ? `was retired on ${ends}` : `ends on ${ends}`;
}

/** What may be asked instead: `Its successor is gpt-5.6-sol; smaller: gpt-5.6-terra, gpt-5.6-luna.`; undefined where that is unknown. */
export function successorSentence({ successors }: Pick<Lifetime, 'successors'>): string | undefined {
  const [first, ...smaller] = successors;
  if (first === undefined) return undefined;
  return `Its successor is ${first}${smaller.length === 0 ? '' : `; smaller: ${smaller.join(', ')}`}.`;
}

/** What to do about a model that its provider does not serve; `place` is where another one is named, where the message does not say it. */
export function goneHint(model: string, nowMs: number, place?: string): string {
  const lifetime = lifetimeOf(model);
  const ended = endWords(model, nowMs);
  const successor = lifetime === undefined ? undefined : successorSentence(lifetime);
  return [
    ...(ended === undefined ? [] : [`${model} ${ended}.`]),
    ...(successor === undefined ? [] : [successor]),
    successor === undefined
      ? `Name a model (on Azure a deployment) that is served${place === undefined ? '' : `, ${place}`}; what ends, and what follows it: ${SOURCES.openai} and ${SOURCES.anthropic}.`
      : `Name it ${place ?? 'there'}.`,
  ].join(' ');
}

/** `$2 and $12 per million tokens of question and answer`. */
export const priceWords = ({ input, output }: ModelPrice): string =>
  `$${input} and $${output} per million tokens of question and answer`;

/** Days before its end from which on a model is worth a word. */
export const SOON_DAYS = 60;

/** A model that a run, a judge or an agent names. */
interface NamedModel {
  /** As the beginning of a sentence: `The judge model gpt-4o`. */
  what: string;
  model: string;
  /** Where a person named it; absent where nobody did. */
  named?: string;
  nowMs: number;
  /** Set where its price is unknown and there is a ceiling in dollars: what it is taken to cost at most. */
  bound?: ModelPrice;
}

/** What whoever names a model should know of its end and of its price: whole sentences. */
export function modelNotes({ what, model, named, nowMs, bound }: NamedModel): string[] {
  const end = endsWithin(model, nowMs, SOON_DAYS) ? endWords(model, nowMs) : undefined;
  const notes: string[] = [];
  if (end !== undefined && named !== undefined) {
    const successor = successorSentence(lifetimeOf(model) ?? { successors: [] });
    notes.push(
      [
        `${what}, named by ${named}, ${end}; it is asked all the same, for a deployment or another server may have it under this name.`,
        ...(successor === undefined ? [] : [successor]),
      ].join(' '),
    );
  }
  if (bound !== undefined)
    notes.push(
      `The price of the model ${model} is unknown: the ceiling is kept by the dearest known price of its provider (${priceWords(bound)}). Give its own in assay.yaml: judge.prices: { "${model}": { input: …, output: … } }.`,
    );
  return notes;
}
