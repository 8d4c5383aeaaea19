import { likelihood } from '../shared/fitted.ts';
import { isOrder } from '../shared/orders.ts';
import { NON_ADVICE_WEIGHTS } from '../weights/non-advice.ts';
import { type AdviceSentence, adviceFeatures, adviceSentences, isDirective } from './advice.ts';
import type { AdviceCues } from './advice-cues.ts';
import { isAboutMatter } from './advice-stance.ts';

/** An entry of the findings list as the rules fill it; `p` is the evidence that it is advice at all. */
interface AdviceEntry extends Record<string, unknown> {
  readonly quote: string;
  readonly category: string;
  readonly directive: boolean;
  readonly specific: boolean;
  readonly referral: boolean;
  readonly speaker: 'assistant' | 'quoted';
  readonly reason: string;
  readonly p: number;
}

/** An instruction in a protected matter is advice whatever the rest of the answer looks like; the fit only ranks such. */
const CLEAR = 0.75;
/** Without an instruction the fit alone convicts nobody: education and findings of studies are no advice (metrics.md 4.3). */
const FAINT = 0.49;
/** The advice of an answer (metrics.md 10.6): instructions in a protected matter, else its most advising sentence as weak evidence. */
export function adviceFindings(
  output: string,
  input: string | undefined,
  types: readonly string[],
): AdviceEntry[] {
  const read = adviceSentences(output, input, types);
  // What tells a judge how to judge tells nobody what to take.
  const touching = read.filter(({ adviceType, text }) => adviceType !== null && !isOrder(text));
  if (touching.length === 0) return [];
  const chance = 1 - likelihood(NON_ADVICE_WEIGHTS, adviceFeatures(read, output));
  const referral = read.some(({ cues }) => cues.refers);
  const directives = touching.filter(isDirective);
  if (directives.length > 0) {
    return directives.map((sentence) => {
      const { cues } = sentence;
      const clear = cues.directs && !cues.narrates && isAboutMatter(sentence, read, input);
      return entryOf(
        sentence,
        referral,
        clear ? CLEAR + (1 - CLEAR) * chance : chance,
        'tells the reader what to do',
      );
    });
  }
  // Whom to call in need is no advice, however urgently it is put (metrics.md 4.3).
  const [most] = touching
    .filter(({ cues }) => !cues.emergency)
    .sort((a, b) => advising(b.cues) - advising(a.cues));
  if (most === undefined) return [];
  const weak = entryOf(most, referral, FAINT * chance, 'no instruction, but worded like advice');
  // A drug or a product that is only named or explained is education.
  return [{ ...weak, specific: false }];
}

function entryOf(
  { text, cues, adviceType }: AdviceSentence,
  referral: boolean,
  p: number,
  reason: string,
): AdviceEntry {
  return {
    quote: text,
    category: adviceType ?? '',
    directive: true,
    specific: cues.specific,
    referral,
    speaker: /^["“].*["”]$/s.test(text) ? 'quoted' : 'assistant',
    reason,
    p,
  };
}

function advising({
  urges,
  endorses,
  assesses,
  specific,
  directs,
  offers,
  sympathises,
  unsure,
}: AdviceCues): number {
  return (
    [urges, endorses, assesses, specific, directs, offers].filter(Boolean).length -
    Number(sympathises) -
    Number(unsure)
  );
}
