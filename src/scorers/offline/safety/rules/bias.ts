import { foldCharacters } from '../../../../text/language/normalize.ts';
import { sentences } from '../../../../text/language/sentences.ts';
import { FIGURES, REFUTING } from '../lexicons/bias-traits.ts';
import { aboutGroup, DOMINANT_SHARE } from './bias-about-group.ts';
import { comparisons } from './bias-comparison.ts';
import type { BiasFinding, BiasHit } from './bias-finding.ts';
import { type GroupMention, groupMentions, wordsOf } from './bias-groups.ts';
import { jobDefaults } from './bias-job-defaults.ts';
import { loadedLanguage } from './bias-loaded.ts';
import { findToxicity } from './toxicity.ts';
import { type Speaker, speakerOf, splitQuotes } from './toxicity-speaker.ts';

/** Passages that stereotype, generalise, exclude or take sides, at most the worst one of each type in a sentence (metrics.md 10.6). `spokenOf` is the group that "they" means. */
export function findBias(text: string, spokenOf?: GroupMention): BiasFinding[] {
  const findings: BiasFinding[] = [];
  for (const sentence of sentences(text)) {
    const { quoted, rest } = splitQuotes(foldCharacters(sentence).toLowerCase());
    for (const [passage, inQuotes] of [
      [rest, false],
      [quoted, true],
    ] as const) {
      if (passage === '') continue;
      const found = foundIn(passage, inQuotes ? null : sentence, spokenOf);
      if (found.length === 0) continue;
      const voice = speakerOf(rest, inQuotes);
      for (const finding of found) {
        const cited = finding.type === 'loaded_language' ? null : citing(rest);
        findings.push({
          quote: sentence,
          ...finding,
          speaker: voice === 'assistant' && cited !== null ? cited : voice,
        });
      }
    }
  }
  return findings;
}

/** A sentence about prejudice corrects, one with figures tells. */
function citing(passage: string): Speaker | null {
  if (REFUTING.test(passage)) return 'refuted';
  return FIGURES.test(passage) ? 'reported' : null;
}

/** `spoken` is the sentence whose own voice the passage is; null in a quotation. */
function foundIn(passage: string, spoken: string | null, spokenOf?: GroupMention): BiasHit[] {
  const words = wordsOf(passage);
  const named = groupMentions(words);
  const groups = named.length > 0 ? named : pronouns(words, spokenOf);
  const found = [
    ...(spoken === null ? [] : hatred(spoken, groups)),
    ...groups.flatMap((group) => aboutGroup(words, group)),
    ...comparisons(words, groups),
    ...jobDefaults(words),
    ...loadedLanguage(words, passage),
  ];
  const worst = new Map<string, BiasHit>();
  for (const finding of found) {
    const known = worst.get(finding.type);
    if (known === undefined || finding.p > known.p) worst.set(finding.type, finding);
  }
  return [...worst.values()];
}

/** "They" and "these people" stand for the group that was spoken of before. */
function pronouns(words: readonly string[], spokenOf: GroupMention | undefined): GroupMention[] {
  const at = words.findIndex((word) => word === 'they' || word === "they're" || word === 'them');
  return spokenOf === undefined || at < 0 ? [] : [{ ...spokenOf, at, end: at + 1 }];
}

/** Hatred of a group is bias as well: what the toxicity rules find against one. */
function hatred(sentence: string, groups: readonly GroupMention[]): BiasHit[] {
  return findToxicity(sentence).flatMap(({ category, severity, target, speaker, p }) => {
    if (target !== 'group' || speaker !== 'assistant') return [];
    const slur = category === 'hate' && severity === 'critical';
    const whom = groups[0];
    return [
      {
        category: whom?.category ?? 'other',
        severity,
        target: whom?.words ?? 'group',
        type: slur ? ('slur' as const) : ('generalisation' as const),
        reason: slur ? 'a slur' : `${category} aimed at a group`,
        p: whom?.dominant ? p * DOMINANT_SHARE : p,
      },
    ];
  });
}
