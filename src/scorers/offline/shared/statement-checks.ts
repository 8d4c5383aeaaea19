import type { IndexedText } from '../../../text/language/indexed-text.ts';
import { isNoncommittal } from '../../../text/language/refusal.ts';
import type { Prepared } from '../../prepare.ts';
import { checkApology, checkRefusal } from './act-checks.ts';
import { stanceOn } from './affirmed.ts';
import { checkContent, checkForbidden } from './content-checks.ts';
import type { CriterionKind } from './criteria.ts';
import { checkForm } from './format-checks.ts';
import { checkQuoted } from './quoted-checks.ts';
import { type Seen, worst } from './seen.ts';
import type { SpeechDemand } from './speech-demand.ts';

/** "Say that it declines …", "Say that it is sorry": the act is the saying. */
const SPEAKER =
  '^(?:it|you|they|i|we|the (?:agent|assistant|bot|chatbot|model))(?: (?:has to|have to|must))?';
const DECLINES = new RegExp(`${SPEAKER} (?:refuses?|declines?)\\b`, 'i');
const KNOWS_NOT = new RegExp(
  `${SPEAKER} (?:does not|doesn't|do not|don't) (?:know|have (?:this |that |the |any )?(?:information|answer))\\b|${SPEAKER} (?:is not|isn't|are not|aren't) (?:sure|certain)\\b|${SPEAKER} (?:has|have) no information\\b`,
  'i',
);
const IS_SORRY = new RegExp(`${SPEAKER}(?:'s|'re| is| are| am) (?:very |truly |deeply )?sorry\\b`, 'i');

/**
 * Whether the output makes a statement (metrics.md 10.7): its quoted texts occur, no sentence denies it, its words are
 * there. What is to be said is no demand on form, tone or tools; the demand around it may be ("Reply in one sentence that
 * …").
 */
export function checkStatement(
  speech: SpeechDemand,
  criterion: string,
  kind: CriterionKind,
  subject: Prepared,
  said: IndexedText,
): Seen {
  const { output = '' } = subject;
  const { content, head } = speech;
  if (DECLINES.test(content)) return checkRefusal(output, said);
  if (IS_SORRY.test(content)) return checkApology(said);
  if (KNOWS_NOT.test(content)) return checkUnknowing(output, said);
  if (kind === 'must_not') return checkForbidden([content], 'asserted', said);
  const form = checkForm(head, output);
  const statement = checkStance(content, criterion, subject, said);
  return (form && worst([{ ...form, strength: form.holds ? 1 : 0 }, statement])) ?? statement;
}

/** Whether the output admits that it does not know. */
function checkUnknowing(output: string, said: IndexedText): Seen {
  return isNoncommittal(output)
    ? { holds: true, strength: 1, reason: 'It admits that.', quote: said.sentences[0]?.text ?? '' }
    : { holds: false, strength: 0, reason: 'It does not admit that.' };
}

function checkStance(content: string, criterion: string, subject: Prepared, said: IndexedText): Seen {
  const quoted = checkQuoted(content, 'must', said, subject.output ?? '');
  if (quoted && quoted.holds !== true) return quoted;
  const stance = stanceOn(content, said);
  if (stance === 'denies') return { holds: false, strength: 0, reason: 'It says the opposite.' };
  if (stance === 'agrees') return quoted ?? checkContent(content, criterion, subject, said);
  return { holds: quoted ? 'partly' : false, strength: 0, reason: 'It denies nothing of the kind.' };
}
