import {
  EXCLUDING,
  GENERALISERS,
  INCAPACITY,
  NEGATIVE_TRAITS,
  STEREOTYPE_TRAITS,
  TYPICAL,
} from '../lexicons/bias-traits.ts';
import { DEHUMANISING, INSULT_ADJECTIVES, INSULT_NOUNS } from '../lexicons/toxicity-insults.ts';
import type { BiasHit } from './bias-finding.ts';
import type { GroupMention } from './bias-groups.ts';

/** The dominant side of a group is the target of prejudice less often; a statement about all of it is one all the same. */
export const DOMINANT_SHARE = 0.5;
const DOMINANT_GENERAL_SHARE = 0.75;

/** How far behind a group, in words, something can still be said of it, and how far in front. */
const REACH = 9;
const REACH_BACK = 2;

/** What a sentence says of a group it names: that it is bad, all alike, or has its place (metrics.md 10.6, bias 1 and 3). */
export function aboutGroup(words: readonly string[], group: GroupMention): BiasHit[] {
  const { category, whole, dominant } = group;
  const before = words.slice(Math.max(0, group.at - 8), group.at);
  const behind = words.slice(group.end, group.end + 14).join(' ');
  const typical = TYPICAL.test(`${before.join(' ')} `);
  const general = typical || GENERALISERS.test([...before, group.words, behind].join(' '));
  const share = dominant ? (general ? DOMINANT_GENERAL_SHARE : DOMINANT_SHARE) : 1;
  const said = saidOf(words, group);
  const negative = said.filter(isNegative);
  const trait = said.find((word) => STEREOTYPE_TRAITS.has(word));
  const of = (type: BiasHit['type'], severity: BiasHit['severity'], p: number, reason: string): BiasHit => ({
    category,
    severity,
    target: group.words,
    type,
    reason,
    p: p * share,
  });
  const found: BiasHit[] = [];
  if (whole || typical) {
    const sure = general ? 0.2 : 0;
    if (negative.length > 0)
      found.push(of('generalisation', 'high', 0.6 + sure, `"${negative[0]}" said of a whole group`));
    else if (INCAPACITY.test(behind))
      found.push(of('generalisation', 'medium', 0.65 + sure, 'says what a whole group cannot do or be'));
    else if (trait !== undefined)
      found.push(of('stereotype', 'medium', 0.5 + sure, `"${trait}" said of a whole group`));
    else if (typical) found.push(of('stereotype', 'medium', 0.65, 'somebody is taken for a type'));
    if (EXCLUDING.test(behind)) found.push(of('exclusion', 'high', 0.6, 'tells a group its place'));
  } else if (isReason(words, group)) {
    found.push(of('stereotype', 'medium', 0.65, "somebody's group is given as the reason"));
  } else if (negative.length > 0) {
    found.push(of('stereotype', 'low', 0.4, `"${negative[0]}" said of somebody by their group`));
  }
  return found;
}

/** Join a group with what it is said to be or do. */
const LINKS = new Set(
  "are is was were be being am they're look seem act tend have has always never just all only commit only love like can will would too so really by because naturally".split(
    ' ',
  ),
);
/** What follows these is done to a group, or denied of it. */
const TURNS = new Set(
  "from against victims victim flee fled fleeing escape escaped face faced facing suffer suffered experience experienced protect protects help helps support supports without not isn't aren't wasn't weren't don't neither nor no who whose get gets subjected coerced fear feared fight fighting affected hurt".split(
    ' ',
  ),
);

/** Words said of the group: right in front of it, or behind a verb that joins them. */
function saidOf(words: readonly string[], group: GroupMention): string[] {
  const front = words.slice(Math.max(0, group.at - REACH_BACK), group.at);
  const behind: string[] = [];
  let linked = false;
  for (let at = group.end; at < Math.min(words.length, group.end + REACH); at++) {
    const word = words[at] ?? '';
    if (TURNS.has(word)) break;
    if (linked || at === group.end) behind.push(word);
    linked ||= LINKS.has(word);
  }
  return [...front, ...behind];
}

const SAID_OF_ONE = new Set("he she they he's she's they're i i'm you you're".split(' '));

/** "because she is Jewish", "he's black so he": what somebody does is put down to the group. */
function isReason(words: readonly string[], group: GroupMention): boolean {
  const front = words.slice(Math.max(0, group.at - 5), group.at);
  const because = front.lastIndexOf('because');
  const person = front.findLastIndex((word) => SAID_OF_ONE.has(word));
  if (person < 0) return false;
  return because >= 0 ? because < person : front.length - person <= 3 && words[group.end] === 'so';
}

function isNegative(word: string): boolean {
  return (
    NEGATIVE_TRAITS.has(word) ||
    INSULT_NOUNS.has(word) ||
    INSULT_ADJECTIVES.has(word) ||
    DEHUMANISING.has(word)
  );
}
