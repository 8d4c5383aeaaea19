import { STOP_WORDS } from '../lexicons/stop-words.ts';
import { words } from './words.ts';

/** Shorter texts cannot be recognized and count as English (metrics.md 10.1). */
const SHORT = 20;
const STOP_WORD_SHARE = 0.05;
/** Spelled like English stop words, and frequent in another language. */
const ELSEWHERE_TOO = new Set(
  'a an am as be do dem den die du en he her his i in is it la man me no on once or per so to was war we will over all most but more any ma mine most me up even far by'.split(
    ' ',
  ),
);
/** Letters of scripts written without spaces: a run of them is one token, so the token count says nothing. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u0e00-\u0e7f]/g;

/** Whether the English rules apply: at least 5 % English stop words, or too short to tell (metrics.md 10.1). */
export function isEnglish(text: string): boolean {
  const found = words(text);
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  if (found.length + unspaced <= SHORT) return true;
  let stop = 0;
  for (const word of found) if (STOP_WORDS.has(word) && !ELSEWHERE_TOO.has(word)) stop += 1;
  return stop / (found.length + unspaced) >= STOP_WORD_SHARE;
}
