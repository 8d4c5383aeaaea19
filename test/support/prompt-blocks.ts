import type { JudgeMessages } from '../../src/judges/prompt.ts';

/** What no chat template may meet inside a block. */
const TEMPLATE_TOKENS =
  /<\||\|>|\[\/?INST\]|<<\/?SYS>>|<\/?s>|<(?:start|end)_of_turn>|<\/?think>|\[\/?THINK\]|### ?(?:system|user|assistant|instruction|response)/i;
/** What a reader cannot see, and what could end a line. */
const UNSEEN =
  /[\x00-\x09\x0b-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;

/** Reads a prompt the way it tells the judge to, and lists everything that got out of its block. Empty when all is well. */
export function breakOuts(
  { system, user }: JudgeMessages,
  nonce: string,
  labels: readonly string[],
): string[] {
  const found: string[] = [];
  if (system.includes(nonce)) found.push('the nonce stands in the system message');
  const lines = user.split('\n');
  if (lines[0] !== `The code of this message is ${nonce}.`) found.push('the first line is not the code');
  const bounds = lines.flatMap((line, at) => (line.includes(nonce) && at > 0 ? [at] : []));
  if (bounds.length !== 2 * labels.length) found.push(`${bounds.length} lines with the code`);
  if (user.split(nonce).length - 1 !== 2 * labels.length + 1) found.push('the code occurs elsewhere');
  labels.forEach((label, index) => {
    const begin = bounds[2 * index] ?? -1;
    if (lines[begin] !== `<<<BEGIN ${nonce} ${label}>>>`) found.push(`no beginning of ${label}`);
    if (lines[begin + 2] !== `<<<END ${nonce} ${label}>>>`) found.push(`no end of ${label} two lines on`);
    const content = lines[begin + 1] ?? '';
    try {
      JSON.parse(content);
    } catch {
      found.push(`${label} is no line of JSON`);
    }
    const read = content.replace(/\\u[0-9a-f]{4}/g, (code) => JSON.parse(`"${code}"`));
    if (TEMPLATE_TOKENS.test(content)) found.push(`${label} holds a template token`);
    if (/<<<\s*(begin|end)/i.test(content)) found.push(`${label} holds a boundary`);
    if (UNSEEN.test(read)) found.push(`${label} holds something unseen`);
  });
  return found;
}
