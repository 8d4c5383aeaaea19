import { sentences } from '../../text/language/sentences.ts';
import type { Question } from '../judge.ts';
import type { FilledForm } from './claim-forms.ts';
import type { Classify, Labels } from './classifiers.ts';
import { isClear } from './entailment.ts';

/** A share from which on a sentence is listed; its evidence says how likely it is. */
const LIKELY = 0.5;

/** What labels in use mean as a finding, the worst first: those of toxic-bert and of classifiers with two or three labels. */
const MEANINGS: readonly [RegExp, { category: string; severity: string }][] = [
  [/threat/i, { category: 'threat', severity: 'critical' }],
  [/identity|hate/i, { category: 'hate', severity: 'high' }],
  [/severe/i, { category: 'insult', severity: 'high' }],
  [/insult/i, { category: 'insult', severity: 'medium' }],
  [/harass|abus/i, { category: 'harassment', severity: 'medium' }],
  [/sexual/i, { category: 'sexual', severity: 'high' }],
  [/obscen|profan|vulgar/i, { category: 'profanity', severity: 'low' }],
  [/tox|offens|^label_1$/i, { category: 'insult', severity: 'medium' }],
];
const HARMLESS = /\bnon\b|^non|\bnot\b|neutral|normal|clean|safe|^label_0$/i;

/** Fills in the question for toxic passages; undefined for any other. */
export async function fillToxicity(
  { key, promptInputs }: Pick<Question<unknown>, 'key' | 'promptInputs'>,
  toxicity: Classify,
): Promise<FilledForm | undefined> {
  if (!key.startsWith('toxicity/findings@')) return undefined;
  const said = sentences(String(promptInputs['answer'] ?? ''));
  const labels = await toxicity(said);
  const worst = labels.map(worstOf);
  const findings = said.flatMap((quote, at) => {
    const { meaning, share } = worst[at] ?? NOTHING;
    if (meaning === undefined || share < LIKELY) return [];
    const reason = `The model takes it for ${meaning.category}.`;
    return [
      {
        quote,
        category: meaning.category,
        target: 'none',
        speaker: 'assistant',
        reason,
        severity: meaning.severity,
        p: share,
      },
    ];
  });
  return { json: { findings }, clear: worst.every(({ share }) => isClear(share)) };
}

interface Worst {
  readonly meaning: (typeof MEANINGS)[number][1] | undefined;
  readonly share: number;
}
const NOTHING: Worst = { meaning: undefined, share: 0 };

/** The worst that a sentence is likely to be; where nothing is likely, the largest share of anything bad. */
function worstOf(labels: Labels): Worst {
  const bad = Object.entries(labels).filter(([name]) => !HARMLESS.test(name));
  for (const [pattern, meaning] of MEANINGS) {
    const share = Math.max(0, ...bad.flatMap(([name, one]) => (pattern.test(name) ? [one] : [])));
    if (share >= LIKELY) return { meaning, share: Math.max(share, ...bad.map(([, one]) => one)) };
  }
  return { meaning: undefined, share: Math.max(0, ...bad.map(([, share]) => share)) };
}
