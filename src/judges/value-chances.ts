import type { TokenChance } from './judge.ts';

/** One token of an answer and what could have stood in its place. */
export interface ReplyToken extends TokenChance {
  /** UTF-8 of the token; a token may be a part of a character, which its text cannot show. */
  readonly bytes?: readonly number[] | undefined;
  readonly alternatives: readonly TokenChance[];
}

/**
 * The alternatives at the place where the value of a top-level property begins. The place is found by walking the JSON of
 * the answer to the value and counting bytes, never by looking for the value: a grade that the reasoning mentions must not
 * count (metrics.md 7.2). `at` is where the JSON begins in `text`. Undefined when tokens and text do not agree. Of a token
 * that reaches back before the value (a blank, a quotation mark) the part before it is taken off, of its alternatives too.
 */
export function chancesOfValue(
  text: string,
  at: number,
  property: string,
  tokens: readonly ReplyToken[],
): TokenChance[] | undefined {
  const offset = valueOffset(text, at, property);
  if (offset === undefined) return undefined;
  const pieces = tokens.map(({ token, bytes }) =>
    bytes === undefined ? Buffer.from(token) : Buffer.from(bytes),
  );
  // Some servers tell of tokens before the text (thoughts) or behind it (the end mark).
  const start = Buffer.concat(pieces).lastIndexOf(Buffer.from(text));
  if (start < 0) return undefined;
  const target = start + Buffer.byteLength(text.slice(0, offset));
  let begin = 0;
  for (const [index, piece] of pieces.entries()) {
    const end = begin + piece.length;
    const chosen = tokens[index];
    if (target < end && chosen !== undefined) {
      const before = piece.subarray(0, target - begin).toString();
      const choices = chosen.alternatives.some(({ token }) => token === chosen.token)
        ? chosen.alternatives
        : [chosen, ...chosen.alternatives];
      return choices.flatMap(({ token, logprob }) =>
        token.startsWith(before) ? [{ token: token.slice(before.length), logprob }] : [],
      );
    }
    begin = end;
  }
  return undefined;
}

/** Where the value of a top-level property begins in valid JSON (a text: behind its quotation mark); of a repeated property the last, as for a parser. */
export function valueOffset(text: string, from: number, property: string): number | undefined {
  let depth = 0;
  let before = '';
  let key = '';
  let found: number | undefined;
  for (let at = from; at < text.length; at++) {
    const char = text.charAt(at);
    if (' \t\n\r'.includes(char)) continue;
    if (depth === 1 && before === ':' && key === property) found = char === '"' ? at + 1 : at;
    if (char === '"') {
      const end = closingQuote(text, at);
      if (depth === 1 && (before === '{' || before === ',')) key = JSON.parse(text.slice(at, end + 1));
      at = end;
    } else if (char === '{' || char === '[') depth += 1;
    else if ((char === '}' || char === ']') && --depth === 0) return found;
    before = char;
  }
  return found;
}

function closingQuote(text: string, opening: number): number {
  let at = opening + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

/** Tokens as chat completions tell them; undefined when there are none or one of them is malformed, since places would shift. */
export function readTokens(content: unknown): ReplyToken[] | undefined {
  if (!Array.isArray(content) || content.length === 0) return undefined;
  const tokens: ReplyToken[] = [];
  for (const entry of content as unknown[]) {
    const chance = readChance(entry);
    if (chance === undefined) return undefined;
    const { bytes, top_logprobs: top } = entry as { bytes?: unknown; top_logprobs?: unknown }; // An object: readChance has looked.
    const alternatives = (Array.isArray(top) ? top : []).flatMap((each: unknown) => readChance(each) ?? []);
    tokens.push({ ...chance, bytes: isBytes(bytes) ? bytes : undefined, alternatives });
  }
  return tokens;
}

function readChance(entry: unknown): TokenChance | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { token, logprob } = entry as { token?: unknown; logprob?: unknown }; // Border: checked in the next line.
  return typeof token === 'string' && typeof logprob === 'number' ? { token, logprob } : undefined;
}

function isBytes(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255);
}
