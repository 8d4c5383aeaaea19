import { indexText } from '../../../text/language/indexed-text.ts';
import { isNegated } from '../../../text/language/negation.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { isRefusal } from '../../../text/language/refusal.ts';
import { sentences } from '../../../text/language/sentences.ts';
import { stems } from '../../../text/language/words.ts';

/** Something that the role forbids, and the words by which it is known in an answer. */
interface RoleRule {
  /** The sentence of the role. */
  readonly text: string;
  readonly stems: readonly string[];
}

const FORBIDS =
  /\b(?:never|do not|don't|must not|mustn't|may not|should not|shouldn't|are not allowed to|not permitted to|avoid|refrain from|under no circumstances)\b/i;
/** Verbs of speech say nothing of what is spoken about. */
const SPEAKING = new Set(
  stems(
    'discuss mention talk reveal repeat describe give provide answer say tell share speak respond reply disclose comment engage',
  ),
);
/** Share of a rule's words in a sentence that breaks it (metrics.md 10.7). */
const BROKEN = 0.6;
/** More rules or sentences than these are not read. */
const MOST_RULES = 30;
const MOST_SENTENCES = 200;

/** The prohibitions of a role text. */
export function rulesOf(role: string): RoleRule[] {
  const rules: RoleRule[] = [];
  for (const text of sentences(role)) {
    for (const clause of text.split(/;|, (?:and|but) /)) {
      const cue = FORBIDS.exec(clause);
      if (!cue) continue;
      const forbidden = [...new Set(stems(clause.slice(cue.index + cue[0].length)))].filter(
        (stem) => !SPEAKING.has(stem),
      );
      if (forbidden.length > 0) rules.push({ text, stems: forbidden });
    }
    if (rules.length >= MOST_RULES) break;
  }
  return rules;
}

/** How sure a broken rule is: by one word of the subject it may be met by chance. */
const BY_ONE_WORD = 0.55;
const BY_SEVERAL = 0.8;

/** Sentences of an answer that do what a rule forbids; refusals and denials do not. */
export function brokenRules(
  output: string,
  rules: readonly RoleRule[],
): { rule: RoleRule; quote: string; p: number }[] {
  if (rules.length === 0 || isRefusal(output)) return [];
  const broken: { rule: RoleRule; quote: string; p: number }[] = [];
  for (const text of sentences(output).slice(0, MOST_SENTENCES)) {
    if (isNegated(text) || isRefusal(text)) continue;
    const { vocabulary } = indexText(text);
    const rule = rules.find((one) => shareOf(one.stems, vocabulary) >= BROKEN);
    if (rule) broken.push({ rule, quote: text, p: rule.stems.length > 1 ? BY_SEVERAL : BY_ONE_WORD });
  }
  return broken;
}
