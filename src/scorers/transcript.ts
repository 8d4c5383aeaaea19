import { defined } from '../schema/defined.ts';
import type { Subject } from '../schema/evaluation.ts';
import { isPresent, isSameText } from '../text/language/normalize.ts';

/** One turn of the canonical transcript. Its position in the list is the turn index that metadata reports. */
export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** Context of this turn alone (metrics.md 1.2). */
  readonly context?: readonly string[];
}

/** A run of user turns and the run of assistant turns that answers it; `answer` is empty for an unanswered one. */
interface Exchange {
  readonly user: readonly number[];
  readonly answer: readonly number[];
}

/** The one transcript that all multi-turn scorers read: history without blanks, with `input` and `output` appended unless they are its end already (metrics.md 0.5). */
export function transcriptOf(subject: Subject): Turn[] {
  const turns: Turn[] = [];
  for (const { role, content, context } of subject.conversation_history ?? []) {
    if ((role !== 'user' && role !== 'assistant') || !isPresent(content)) continue;
    turns.push({ role, content, ...defined({ context }) });
  }
  const { input, output } = subject;
  if (!isPresent(output)) return turns;
  if (turns.some((turn) => turn.role === 'assistant' && isSameText(turn.content, output))) return turns;
  const last = turns.at(-1);
  const endsWithInput = last?.role === 'user' && (!isPresent(input) || isSameText(last.content, input));
  if (!endsWithInput && isPresent(input)) turns.push({ role: 'user', content: input });
  turns.push({ role: 'assistant', content: output });
  return turns;
}

/** The exchanges of a transcript. Leading assistant turns (a greeting) belong to none. */
export function exchangesOf(turns: readonly Turn[]): Exchange[] {
  const exchanges: { user: number[]; answer: number[] }[] = [];
  for (const [index, turn] of turns.entries()) {
    const current = exchanges.at(-1);
    if (turn.role === 'assistant') current?.answer.push(index);
    else if (current && current.answer.length === 0) current.user.push(index);
    else exchanges.push({ user: [index], answer: [] });
  }
  return exchanges;
}
