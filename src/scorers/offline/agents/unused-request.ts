import type { ToolCall } from '../../../schema/tool-call.ts';
import { foldForMatch } from '../../../text/language/normalize.ts';
import { numbers } from '../../../text/language/numbers.ts';
import { canonicalNumber } from '../../../text/language/tokens.ts';
import { words } from '../../../text/language/words.ts';
import { leavesOf } from './argument-facts.ts';

/** Numbers and quoted names of a request that are looked for; more is a table or a text. */
const MOST = 40;
const QUOTED = /"([^"\n]{2,60})"|(?<![\p{L}\p{N}])'([^'\n]{2,60})'(?![\p{L}\p{N}])/gu;

/** What a request names and no argument of any call carries. */
interface UnusedRequest {
  /** Share of its numbers, in [0, 1]. */
  readonly numbers: number;
  /** Share of what it puts in quotes, in [0, 1]. */
  readonly quoted: number;
}

/** Compares what the request names with the arguments of all calls. */
export function unusedRequest(request: string, calls: readonly ToolCall[]): UnusedRequest {
  const leaves = calls.flatMap((call) => leavesOf(call.arguments ?? {}));
  const figures = new Set<string>();
  for (const leaf of leaves) {
    if (typeof leaf === 'number') for (const key of spellings(leaf)) figures.add(key);
    else if (typeof leaf === 'string') for (const word of words(leaf)) figures.add(word);
  }
  const texts = leaves.flatMap((leaf) => (typeof leaf === 'string' ? [foldForMatch(leaf)] : []));
  const said = numbers(request).filter(({ kind, spelled }) => kind !== 'date' && kind !== 'time' && !spelled);
  const names = [...request.matchAll(QUOTED)].map((match) => foldForMatch(match[1] ?? match[2] ?? ''));
  return {
    numbers: shareWithout(
      said.map(({ key }) => key),
      (key) => figures.has(key),
    ),
    quoted: shareWithout(names, (name) => texts.some((text) => text === name || text.includes(name))),
  };
}

/** A number as it may have been said: itself, as a percentage, without its sign. */
function spellings(value: number): string[] {
  return [value, value * 100].map((one) => canonicalNumber(Math.abs(one)));
}

function shareWithout(named: readonly string[], carried: (name: string) => boolean): number {
  const looked = named.slice(0, MOST);
  return looked.length === 0 ? 0 : looked.filter((name) => !carried(name)).length / looked.length;
}
