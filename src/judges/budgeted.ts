import { Fault } from '../errors.ts';
import type { Aside } from '../flow/retry.ts';
import { costOf, type ModelPrice, priceOf } from '../models/prices.ts';
import type { Price } from '../schema/settings.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import type { Judge, JudgeUsage, Question } from './judge.ts';
import { answerTokens } from './model-traits.ts';
import { schemaText } from './prompt.ts';
import { spentBefore } from './spent.ts';

export interface Amount {
  calls: number;
  usd: number;
}

export interface Reservation {
  readonly amount: Amount;
  /** Gives the worst case back and charges what it really was. Exactly once. */
  settle(spent: Amount): void;
}

/** The ceilings of a run and what is spent of them; `budgetOf` makes one. */
export interface Budget {
  /** Whether there is a ceiling in dollars, so that every price needs a bound. */
  readonly capped: boolean;
  /** Why nothing more may be spent; undefined while there is something left. */
  readonly exhausted: string | undefined;
  /** More than the ceiling was spent: others than the judge are paid after the fact. */
  readonly overspent: boolean;
  readonly spentUsd: number;
  readonly calls: number;
  /** Charges what others than the judge have spent, in US dollars. */
  spend(usd: number): void;
  /** Charges what was paid before, by another process. */
  charge(calls: number, usd: number): void;
  /** Holds the first of these amounts that fits, waiting (`aside`) for others to settle; undefined when none ever will. */
  reserve(worst: readonly Amount[], aside?: Aside): Promise<Reservation | undefined>;
}

/** A prompt counts one token per three bytes of UTF-8: more than any tokenizer in use makes of prose, in any script. */
const BYTES_PER_TOKEN = 3;
/** Tokens around a question: rules (350), boundaries with their codes (50 a block), message and tool frames (up to 350). */
const FRAME_TOKENS = 1500;

const FREE: ModelPrice = { input: 0, output: 0 };

/** What one model call and two count where only calls are: nothing has to be held in dollars. */
const UNPRICED: [Amount, Amount] = [
  { calls: 1, usd: 0 },
  { calls: 2, usd: 0 },
];

/**
 * A judge that never spends past the budget: it reserves the worst case of a question before asking (security.md R10). A price that
 * nobody knows stops nothing: `bound` stands in for it, in the reservation and in what is charged. Prices are those of the settings.
 */
export function budgeted(
  judge: Judge,
  budget: Budget,
  prices: Readonly<Record<string, Price>> = {},
  bound: ModelPrice = FREE,
): Judge {
  return {
    ...judge,
    priceBound: bound,
    async fill(question, signal) {
      const model = question.model ?? judge.model;
      const price = priceOf(model, prices) ?? bound;
      const worst = () => worstCases(question, model, price);
      const [once, twice] = budget.capped ? worst() : UNPRICED;
      const held = await budget.reserve(question.attempts === 1 ? [once] : [twice, once], question.aside);
      if (held === undefined) throw exhaustedFault(budget, question.key);
      let spent: Amount = { calls: 0, usd: 0 };
      try {
        const attempts = held.amount.calls === 1 ? 1 : 2;
        const filled = await judge.fill({ ...question, attempts }, signal);
        spent = { calls: filled.usage.calls, usd: paidFor(filled.usage, price) };
        return filled;
      } catch (error) {
        const usage = spentBefore(error);
        // Nobody knows what an unfinished answer has cost; the honest guess is the worst.
        const unknown = error instanceof Fault && (error.code === 'timeout' || error.code === 'cancelled');
        spent = {
          calls: Math.max(1, usage.calls),
          usd: paidFor(usage, price) + (unknown ? worst()[0].usd : 0),
        };
        throw error;
      } finally {
        held.settle(spent);
      }
    },
  };
}

/** What was paid for so much use, in US dollars; where the price is unknown, what it was at most by a bound. */
export const paidFor = (
  { cost_usd, input_tokens, output_tokens }: Pick<JudgeUsage, 'cost_usd' | 'input_tokens' | 'output_tokens'>,
  bound: ModelPrice = FREE,
): number => cost_usd ?? costOf(bound, input_tokens, output_tokens);

/** What a question can cost at most with one model call and with two. */
function worstCases(question: Question<unknown>, model: string, price: ModelPrice): [Amount, Amount] {
  const { instructions, promptInputs, form, correction = '' } = question;
  const schema = Buffer.byteLength(schemaText(form.schema));
  // The schema stands in the prompt or is sent beside it; with JSON mode refused on the way, both are paid for once.
  const bytes =
    2 * schema +
    Buffer.byteLength(instructions) +
    Buffer.byteLength(canonicalJson(promptInputs) + correction);
  const input = Math.ceil(bytes / BYTES_PER_TOKEN) + FRAME_TOKENS;
  const items = question.items ?? 1;
  const first = costOf(price, input, answerTokens(model, items));
  // The second call is a longer answer (single items only) or a reprompt with a sentence more.
  const second = costOf(price, input + 200, answerTokens(model, items, items === 1));
  return [
    { calls: 1, usd: first },
    { calls: 2, usd: first + second },
  ];
}

function exhaustedFault(budget: Budget, where: string): Fault {
  return new Fault(
    'budget_exhausted',
    `The budget does not cover another question: ${budget.exhausted ?? 'nothing is left'}.`,
    {
      where,
      hint: 'Raise judge.max_calls or judge.max_cost_usd; what was judged until now is kept.',
    },
  );
}
