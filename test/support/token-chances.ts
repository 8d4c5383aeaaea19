interface TokenChance {
  token: string;
  logprob: number;
  bytes?: number[] | null;
  top_logprobs: { token: string; logprob: number }[];
}

/** A text as tokens the way chat completions tell them: words, blanks, signs and single digits, each certain. */
export function tokensOf(text: string): TokenChance[] {
  const pieces = text.match(/\d|[A-Za-z_]+|\s+|[^\sA-Za-z_\d]/gu) ?? [];
  return pieces.map((token) => ({
    token,
    logprob: 0,
    bytes: [...Buffer.from(token)],
    top_logprobs: [{ token, logprob: 0 }],
  }));
}

/** The tokens of a JSON answer with these probabilities at the beginning of the value of its last `"property":`. */
export function chancesAt(
  text: string,
  property: string,
  chances: Readonly<Record<string, number>>,
): TokenChance[] {
  const name = `"${property}":`;
  const offset =
    text.lastIndexOf(name) + name.length + (text.at(text.lastIndexOf(name) + name.length) === '"' ? 1 : 0);
  let at = 0;
  return tokensOf(text).map((told) => {
    const here = at === offset;
    at += told.token.length;
    if (!here) return told;
    const top = Object.entries(chances).map(([token, p]) => ({ token, logprob: Math.log(p) }));
    return { ...told, top_logprobs: top };
  });
}
