import { words } from '../../text/language/words.ts';

/** Tokens in a row that are no coincidence (improvement.md 2.2 step 8). */
const SPAN = 8;

/** Every run of 8 tokens of the texts, as the words that scorers compare: case, punctuation and number words do not hide one. */
export function spansOf(texts: Iterable<string>): Set<string> {
  const spans = new Set<string>();
  for (const text of texts) for (const span of runsOf(words(text), SPAN)) spans.add(span);
  return spans;
}

/** Spans of two texts and more: how people word such things, and no data of one of them. Each entry holds the texts of one family. */
export function commonSpans(families: Iterable<readonly string[]>): Set<string> {
  const [seen, common] = [new Set<string>(), new Set<string>()];
  for (const texts of families)
    for (const span of spansOf(texts)) {
      if (seen.has(span)) common.add(span);
      seen.add(span);
    }
  return common;
}

/** All runs of `length` tokens, with repetitions. */
export function runsOf(tokens: readonly string[], length: number): string[] {
  const runs: string[] = [];
  for (let at = 0; at + length <= tokens.length; at += 1) runs.push(tokens.slice(at, at + length).join(' '));
  return runs;
}
