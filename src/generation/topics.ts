import { isContentWord, stems, words } from '../text/language/words.ts';
import { cosine, tfIdf } from '../text/tf-idf.ts';
import { truncateText } from '../text/truncate.ts';
import type { PolicyUnit } from './policy-unit.ts';

/** Cosine from which a focus area means a topic (improvement.md 6.2 step 2). */
const SAME_AREA = 0.25;

/** Topics that focus areas mean, by area; an area without a topic is a gap of its own. */
export function matchFocus(
  areas: readonly string[],
  topics: readonly string[],
  units: readonly PolicyUnit[],
): Map<string, string[]> {
  if (areas.length === 0) return new Map();
  const texts = topics.map(
    (topic) =>
      `${topic} ${units
        .filter((unit) => unit.topic === topic)
        .map(({ text }) => text)
        .join(' ')}`,
  );
  const collection = tfIdf(texts);
  return new Map(
    areas.map((area) => {
      const own = new Set(stems(area));
      const vector = collection.vectorOf(area);
      const matched = topics.filter(
        (topic, at) =>
          stems(topic).some((stem) => own.has(stem)) ||
          cosine(vector, collection.vectors[at] ?? vector) >= SAME_AREA,
      );
      // By its units, where no heading names it.
      const byUnits =
        matched.length > 0
          ? []
          : topics.filter((topic) =>
              units.some(
                (unit) =>
                  unit.topic === topic &&
                  stems(unit.text).filter((stem) => own.has(stem)).length >= Math.min(2, own.size) &&
                  own.size > 0,
              ),
            );
      return [area, matched.length > 0 ? matched : byUnits];
    }),
  );
}

/** Code points of a word in a name; longer ones are no words. */
const LONGEST_WORD = 40;

/** The two words that tell a group of texts from all: tf x ln(1 + mean length / frequency) (Grootendorst 2022, 3.3). */
export function clusterName(texts: readonly string[], all: readonly string[]): string {
  const count = (list: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  };
  const own = count(
    texts.flatMap((text) => words(text).filter((word) => isContentWord(word) && !/^\d/.test(word))),
  );
  const everywhere = count(all.flatMap((text) => words(text)));
  const mean = [...own.values()].reduce((sum, one) => sum + one, 0);
  const ranked = [...own]
    .map(([word, tf]) => ({ word, score: tf * Math.log(1 + mean / (everywhere.get(word) ?? 1)) }))
    .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
  return (
    ranked
      .slice(0, 2)
      .map(({ word }) => truncateText(word, LONGEST_WORD))
      .join(' / ') || 'other'
  );
}
