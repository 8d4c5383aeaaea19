import type { Subject } from '../../../schema/evaluation.ts';
import { isEnglish } from '../../../text/language/language.ts';
import type { Prepared } from '../../prepare.ts';
import type { Need } from '../../scorer.ts';

/** Texts that the rules for English read. */
const READ_BY_RULES = ['output', 'input', 'expected_behavior'] as const;
/** A text of so few characters holds too few words to tell its language (text/language/language.ts). */
const SHORT = 20;

/** Whether the texts that a scorer's rules read are English enough for them (metrics.md 10.1). */
export function readsEnglish(
  { needs, uses }: { readonly needs: readonly Need[]; readonly uses: readonly (keyof Subject)[] },
  subject: Prepared,
): boolean {
  const read = [...needs.flat(), ...uses];
  return READ_BY_RULES.every((field) => {
    const text = subject[field] ?? '';
    return text.length <= SHORT || !read.includes(field) || isEnglish(text);
  });
}
