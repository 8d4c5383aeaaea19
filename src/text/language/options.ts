import { bareText } from './bare-answer.ts';

/** An option of a request: "A) by post". */
const OPTION = /(?:^|[\s(])\(?([A-Ha-h1-8])[).:]\s+(.*?)(?=\s*(?:[\s(]\(?[A-Ha-h1-8][).:]\s|[\n?;]|$))/gs;
/** The same without a sign behind the letter, in one sentence: "A by post, B by train". */
const BARE_OPTION =
  /(?:^|[:,;(]\s*|\bor\s+)([A-H])\s+(?=[\p{Ll}\p{N}"'$€£])([^,;:?\n]*?)(?=\s*(?:[,;?\n]|\bor\s+[A-H]\s|[.]?$))/gmu;
/** A request with more characters is no multiple choice. */
const LONGEST = 4000;
/** Fewer make no choice. */
const LEAST = 2;

/** The options that a request offers by letter or number, in its order. */
export function optionsIn(request: string): { readonly label: string; readonly text: string }[] {
  if (request.length > LONGEST) return [];
  const signed = optionsBy(OPTION, request);
  if (signed.length >= LEAST) return signed;
  const bare = optionsBy(BARE_OPTION, request);
  // Letters that stand alone are options where they run from A on.
  return bare.length >= LEAST && bare.every(({ label }, at) => label === 'abcdefgh'[at]) ? bare : [];
}

function optionsBy(pattern: RegExp, request: string) {
  return [...request.matchAll(pattern)].map(([, label = '', text = '']) => ({
    label: label.toLowerCase(),
    text: text.trim().replace(/[,.]$/, ''),
  }));
}

/** The text of the option that an answer picks by nothing but its letter: "B", "(b)", "Option B." Null when it picks none. */
export function chosenOption(answer: string, request: string): string | null {
  const picked = /^\(?(?:option |answer )?\(?([a-h1-8])\)?$/.exec(bareText(answer))?.[1];
  if (picked === undefined) return null;
  return optionsIn(request).find(({ label }) => label === picked)?.text ?? null;
}
