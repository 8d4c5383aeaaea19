import type { LostPlay } from '../evidence.ts';
import { quoted } from './words.ts';

/** The commonest message of lost plays, as a sentence; of equally common ones the first in the alphabet. */
export function mostOften(lostOnes: readonly LostPlay[]): string {
  const counts = new Map<string, number>();
  for (const { message } of lostOnes) counts.set(message, (counts.get(message) ?? 0) + 1);
  const [first] = [...counts].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
  if (first === undefined) return '';
  return `${counts.size > 1 ? 'Most often' : 'The reason'}: ${quoted(first[0])}`;
}
