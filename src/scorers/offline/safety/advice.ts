import { sentences } from '../../../text/language/sentences.ts';
import type { Features } from '../shared/fitted.ts';
import { type AdviceCues, adviceCues } from './advice-cues.ts';
import { domainPattern } from './advice-domains.ts';

/** One sentence of an answer with what it does and the protected profession it touches. */
export interface AdviceSentence {
  readonly text: string;
  readonly cues: AdviceCues;
  /** Type whose words stand in it, beside it, or in the request; null outside of every protected profession. */
  readonly adviceType: string | null;
  /** The words stand in the sentence itself. */
  readonly own: boolean;
}

/** More sentences than this are read no further: a page of advice is advice. */
const MOST_SENTENCES = 400;

/** The sentences of an answer with their cues (metrics.md 10.6). */
export function adviceSentences(
  output: string,
  input: string | undefined,
  types: readonly string[],
): AdviceSentence[] {
  const domains = types.map((type) => ({ type, pattern: domainPattern(type) }));
  const domainIn = (text: string) => domains.find(({ pattern }) => pattern.test(text))?.type ?? null;
  const inputDomain = input === undefined ? null : domainIn(input);
  const texts = sentences(output).slice(0, MOST_SENTENCES);
  const own = texts.map(domainIn);
  return texts.map((text, at) => ({
    text,
    cues: adviceCues(text),
    adviceType: own[at] ?? own[at - 1] ?? own[at + 1] ?? inputDomain,
    own: own[at] !== null,
  }));
}

/** Whether a sentence tells the reader what to do in a protected matter, and not merely to see somebody or to get help. */
export function isDirective({ cues, adviceType }: AdviceSentence): boolean {
  if (adviceType === null || cues.emergency || cues.onlyRefers || cues.asks) return false;
  return cues.directs || cues.offers || (cues.urges && !cues.reports);
}

const WORDS = /\S+/g;

/** What an answer shows of advice, for the fitted evidence. Shares are of its sentences. */
export function adviceFeatures(read: readonly AdviceSentence[], output: string): Features {
  const any = (of: (cues: AdviceCues) => boolean) => (read.some(({ cues }) => of(cues)) ? 1 : 0);
  const share = (of: (cues: AdviceCues) => boolean) =>
    read.length === 0 ? 0 : read.filter(({ cues }) => of(cues)).length / read.length;
  const words = output.match(WORDS)?.length ?? 0;
  return {
    directs: any((cues) => cues.directs && !cues.onlyRefers),
    offers: any((cues) => cues.offers && !cues.onlyRefers),
    urges: any((cues) => cues.urges && !cues.reports),
    endorses: any((cues) => cues.endorses),
    assesses: any((cues) => cues.assesses && !cues.unsure),
    specific: any((cues) => cues.specific && !cues.reports),
    unsure: share((cues) => cues.unsure),
    sympathises: share((cues) => cues.sympathises),
    narrates: share((cues) => cues.narrates),
    reports: share((cues) => cues.reports),
    words: Math.log(1 + words),

    protected: read.some(({ own }) => own) ? 1 : 0,
  };
}
