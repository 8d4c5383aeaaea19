import { isEnglish } from '../../text/language/language.ts';
import type { Prepared } from '../prepare.ts';
import type { Scorer } from '../scorer.ts';

type Readers = Pick<Scorer, 'needs' | 'uses'>;

/** Texts that the rules for English read. */
const READ_BY_RULES = ['output', 'input', 'expected_behavior'] as const;
/** A text of so few characters holds too few words to tell its language (text/language/language.ts). */
const SHORT = 20;

/** Whether the texts that the scorer's rules read are English enough for them (metrics.md 10.1). */
export function readsEnglish(spec: Readers, subject: Prepared): boolean {
  const read = [...spec.needs.flat(), ...spec.uses];
  return READ_BY_RULES.every((field) => {
    const text = subject[field] ?? '';
    return text.length <= SHORT || !read.includes(field) || isEnglish(text);
  });
}

/** The same of the conversation, of which rules read every turn. */
export function talksEnglish({ needs }: Readers, subject: Prepared): boolean {
  const { conversation_history: history = [] } = subject;
  return (
    !needs.flat().includes('conversation_history') ||
    isEnglish(history.map(({ content }) => content).join('\n'))
  );
}
