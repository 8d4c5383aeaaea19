import type { OfflineVerdict } from '../../../judges/items.ts';
import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { isRefusal } from '../../../text/language/refusal.ts';
import { evidence } from '../../formulas/evidence.ts';
import type { Prepared } from '../../prepare.ts';
import { checkAct } from './act-checks.ts';
import { isWildcard } from './affirmed.ts';
import { checkContent, checkForbidden } from './content-checks.ts';
import type { CriterionKind } from './criteria.ts';
import { checkForbiddenForm, checkForbiddenKind } from './forbidden-kinds.ts';
import { checkForm } from './format-checks.ts';
import { checkQuoted } from './quoted-checks.ts';
import type { Seen } from './seen.ts';
import { actOf, contentOf, plainApostrophes, speechDemandOf } from './speech-demand.ts';
import { checkStatement } from './statement-checks.ts';
import { checkTone } from './tone-checks.ts';
import { checkLookUp, checkTools } from './tool-checks.ts';

/** Evidence where words cannot tell: of a thing that is wanted and not seen, and of a forbidden thing that has no words of its own. */
const OPEN = { unseen: 0.3, spread: 0.15, forbidden: 0.6 };

type Verdict = OfflineVerdict<'met' | 'partial' | 'not_met' | 'not_applicable'>;

/** The offline judge of playval criteria: typed checks first, shared words where none fits (metrics.md 10.7). The output is indexed once. */
export function judgeCriterion(subject: Prepared): (criterion: string, kind: CriterionKind) => Verdict {
  const { output = '' } = subject;
  const said = indexText(output);
  return (text, kind) => {
    const seen = see(plainApostrophes(text), kind, subject, said);
    return kind === 'must_not' ? forbidden(seen, output) : required(seen);
  };
}

function see(criterion: string, kind: CriterionKind, subject: Prepared, said: IndexedText): Seen {
  const { output = '' } = subject;
  const speech = speechDemandOf(criterion);
  if (speech?.isStatement) return checkStatement(speech, criterion, kind, subject, said);
  return (
    checkTools(criterion, subject) ??
    checkLookUp(criterion, subject) ??
    (kind === 'must_not' ? checkForbiddenForm(criterion, output) : fromForm(criterion, output)) ??
    checkAct(criterion, output, said) ??
    checkQuoted(criterion, kind, said, output) ??
    checkTone(criterion, output) ??
    (kind === 'must_not'
      ? (checkForbiddenKind(criterion, subject, said) ??
        checkForbidden(thingsIn(criterion), modeOf(criterion), said))
      : checkContent(contentOf(criterion), criterion, subject, said))
  );
}

function required({ holds, strength, reason, quote = '', open = false }: Seen): Verdict {
  if (holds === false && open)
    return { verdict: 'not_met', reason, evidence_quote: '', p: OPEN.unseen + OPEN.spread * strength };
  if (holds === 'partly') return { verdict: 'partial', reason, evidence_quote: quote, p: 0.5 };
  return {
    verdict: holds ? 'met' : 'not_met',
    reason,
    evidence_quote: holds ? quote : '',
    p: evidence(holds, strength),
  };
}

/** The forbidden thing happened, or not. What a refusal only names did not happen. */
function forbidden({ holds, strength, reason, quote = '', open = false }: Seen, output: string): Verdict {
  const happened =
    holds === true && !(quote !== '' && isRefusal(quote)) && !(isRefusal(output) && quote === '');
  return happened
    ? { verdict: 'not_met', reason, evidence_quote: quote, p: 0 }
    : {
        verdict: 'met',
        reason: open ? 'No words of it are there; in other words it may be.' : 'It does not occur.',
        evidence_quote: '',
        p: open ? OPEN.forbidden : evidence(true, 1 - strength),
      };
}

function fromForm(criterion: string, output: string): Seen | null {
  const form = checkForm(criterion, output);
  return form && { ...form, strength: form.holds ? 1 : 0 };
}

/** Verbs that forbid a thing to come up at all; with others it may come up in a question or be denied. */
const NAMING =
  /^(?:(?:not|never|avoids?|avoiding|refrains? from|without) )*(?:mention|discuss|talk|refer|bring|nam|touch|allud)/i;

function modeOf(criterion: string) {
  return NAMING.test(actOf(criterion)) ? 'named' : 'asserted';
}

/** Joints between forbidden things; examples of one are forbidden as well: "competitors such as Acme". */
const SEVERAL = /,? (?:or|nor) |,? (?:such as|like|for example|e\.g\.,?|including|especially) |, /i;

/** The things that a prohibition lists: any of them is forbidden. "medical or legal advice" are two kinds of advice; of "promise anything" the promise is left. */
function thingsIn(criterion: string): string[] {
  const content = contentOf(criterion);
  if (isWildcard(content)) return [actOf(criterion)];
  const pieces = content
    .split(SEVERAL)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const last = pieces.at(-1) ?? '';
  const noun = /^(?!(?:an?|the|its?|any|his|her|their|our|your)\b)\S+ .*?(\S+?)[.!]?$/i.exec(last)?.[1];
  if (noun === undefined) return pieces;
  return pieces.map((piece) => (/^\S+$/.test(piece) && !/s$/i.test(piece) ? `${piece} ${noun}` : piece));
}
