import type { OfflineVerdict } from '../../../judges/items.ts';
import { judgeClaim } from '../../../text/language/contradiction.ts';
import { isFiller } from '../../../text/language/filler.ts';
import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { foldForMatch } from '../../../text/language/normalize.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { isNoncommittal } from '../../../text/language/refusal.ts';
import { sentences } from '../../../text/language/sentences.ts';
import { isContentWord, stemOf, words } from '../../../text/language/words.ts';
import { evidence } from '../../formulas/evidence.ts';
import type { Turn } from '../../transcript.ts';
import { type Features, fittedEvidence, likelihood } from '../shared/fitted.ts';
import { topicStems } from '../shared/topic-words.ts';
import { KNOWLEDGE_RETENTION_WEIGHTS } from '../weights/knowledge-retention.ts';
import { type GivenFault, givenFaults } from './given-values.ts';
import { type SlotValue, slotFates } from './user-slots.ts';

/** Turns before the one that is judged which are held against it. */
const REMEMBERED = 20;
/** Words that open a slot: what follows names a place, a time, a thing. */
const SLOT_OPENERS = new Set('in at on for to from near with by is are of'.split(' '));

interface Seen {
  readonly role: Turn['role'];
  readonly content: string;
  readonly words: readonly string[];
  readonly text: IndexedText;
}

/** What an assistant turn makes of what was said before: shares are of its content words, the rest are counts up to a few. */
export function retentionFeatures(turns: readonly Turn[], index: number, seen = reader(turns)): Features {
  const answer = seen(index);
  const before = range(Math.max(0, index - REMEMBERED), index).map(seen);
  const users = before.filter((turn) => turn.role === 'user');
  const own = before.filter((turn) => turn.role === 'assistant');
  const said = new Set(before.flatMap((turn) => [...turn.text.vocabulary]));
  const saidByUser = new Set(users.flatMap((turn) => [...turn.text.vocabulary]));
  const last = users.at(-1);
  const keys = new Set(before.flatMap((turn) => [...turn.text.numberKeys]));
  const fresh = [...answer.text.numberKeys].filter((key) => !keys.has(key)).length;
  const slots = new Map<string, Set<string>>();
  for (const turn of before) for (const [slot, value] of slotsOf(turn.words)) put(slots, slot, value);
  let swapped = 0;
  for (const [slot, value] of slotsOf(answer.words)) {
    const known = slots.get(slot);
    if (known !== undefined && !known.has(value) && !said.has(stemOf(value))) swapped += 1;
  }
  const asks = answer.content.trimEnd().endsWith('?');
  const history = before.length === 0 ? undefined : indexText(before.map((turn) => turn.content));
  const against = history === undefined ? undefined : judgeClaim(answer.content, history);
  return {
    new_share: 1 - shareOf(answer.text.stems, said),
    new_numbers: Math.min(4, fresh),
    swapped: Math.min(3, swapped),
    contradicts: against?.verdict === 'contradicted' ? 1 : 0,
    of_user: shareOf(answer.text.stems, saidByUser),
    last_taken_up: last === undefined ? 0 : shareOf(topicStems(last.content), answer.text.vocabulary),
    known_asked_again:
      asks && own.some((turn) => turn.content.includes('?') && similar(turn.text, answer.text)) ? 1 : 0,
    says_unknown: isNoncommittal(answer.content) ? 1 : 0,
    denial: /^(?:no|yes)\b/.test(foldForMatch(answer.content)) ? 1 : 0,
    length: Math.min(6, Math.log2(1 + answer.words.length)),
  };
}

/** Turns read once each. */
function reader(turns: readonly Turn[]): (index: number) => Seen {
  const known: (Seen | undefined)[] = [];
  return (index) => {
    const { role, content } = turns[index] as Turn;
    const found = known[index] ?? { role, content, words: words(content), text: indexText(content) };
    known[index] = found;
    return found;
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** Pairs of a slot word and the content word behind it: "in compton". */
function slotsOf(tokens: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < tokens.length; at++) {
    const [slot, value] = [tokens[at] as string, tokens[at + 1] as string];
    if (SLOT_OPENERS.has(slot) && isContentWord(value)) pairs.push([slot, value]);
  }
  return pairs;
}

function put(slots: Map<string, Set<string>>, slot: string, value: string): void {
  const values = slots.get(slot);
  if (values === undefined) slots.set(slot, new Set([value]));
  else values.add(value);
}

/** Two questions about the same thing share most of their content words. */
function similar(a: IndexedText, b: IndexedText): boolean {
  return a.stems.length > 0 && shareOf(a.stems, b.vocabulary) >= 0.8 && shareOf(b.stems, a.vocabulary) >= 0.8;
}

/** Evidence of a turn that asks for what was given, or goes by what was taken back. */
const GIVEN = 0.03;
/** What is left where nothing was found, and nothing restates what the user said either: what words cannot show may still be forgotten. */
const UNPROVEN = 0.9;

type Verdict = 'ok' | 'violates';
/** How a turn can fail what the user said before. */
type Violation = 'none' | 're_asks' | 'contradicts' | 'ignores';

/** The offline judge of knowledge retention, turn by turn (metrics.md 10.7): what the user said of themselves by rule, else the fitted evidence that a turn keeps to what was said. */
export function judgeRetention(
  turns: readonly Turn[],
): (index: number) => OfflineVerdict<Verdict> & { readonly about?: SlotValue } {
  const seen = reader(turns);
  const fateOf = slotFates(turns);
  const faultOf = givenFaults(turns);
  return (index) => {
    const fate = fateOf(index);
    if (fate?.type === 're_asks' || fate?.type === 'contradicts')
      return {
        verdict: 'violates',
        reason:
          fate.type === 're_asks'
            ? `the user has given the ${nameOf(fate.value)} already`
            : `the user gave another ${nameOf(fate.value)}`,
        type: fate.type,
        quote: fate.quote,
        about: fate.value,
        p: evidence(false, 0),
      };
    const fault = faultOf(index);
    if (fault !== undefined) return faultVerdict(fault);
    const features = retentionFeatures(turns, index, seen);
    const is = (name: string) => (features[name] ?? 0) > 0;
    const chance = likelihood(KNOWLEDGE_RETENTION_WEIGHTS, features);
    const states = sentences(turns[index]?.content ?? '').some((one) => !one.endsWith('?') && !isFiller(one));
    const conflict = is('contradicts') || (is('swapped') && states && fate?.type !== 'restates');
    // A reaction without anything of its own can contradict nothing; nor does one that tells back what was said.
    const empty = !is('new_numbers') && !conflict && !is('known_asked_again');
    if (empty || (chance >= 0.5 && !is('known_asked_again')))
      return {
        verdict: 'ok',
        reason: 'nothing in it is at odds with what the user said',
        type: 'none',
        quote: '',
        p:
          fate?.type === 'restates'
            ? evidence(true, chance)
            : UNPROVEN * evidence(true, empty ? chance : 2 * chance - 1),
      };
    const type: Violation = is('known_asked_again') ? 're_asks' : 'contradicts';
    return {
      verdict: 'violates',
      reason:
        type === 're_asks' ? 'it asks again for what was said' : 'it names something else than what was said',
      type,
      quote: turns[index]?.content ?? '',
      p: fittedEvidence(Math.min(chance, 0.45)),
    };
  };
}

function faultVerdict({ type, about, quote }: GivenFault): OfflineVerdict<Verdict> {
  return {
    verdict: 'violates',
    reason: type === 're_asks' ? 'the user has given this already' : `the user took this back: ${about}`,
    type,
    quote,
    p: GIVEN,
  };
}

/** A slot in words: "order number", "name of the dog", "budget". */
function nameOf({ slot, kind }: SlotValue): string {
  if (kind === '') return slot;
  return slot === 'number' ? `${kind} number` : `name of the ${kind}`;
}

/** What the user says of themselves and of what they want, by pattern (metrics.md 10.7). */
const STATED: readonly (readonly [slot: string, pattern: RegExp])[] = [
  ['name', /\b(?:my name is|i am called|this is|call me)\s+([\p{L}'-]+(?:\s[\p{Lu}][\p{L}'-]+)?)/iu],
  ['age', /\b(?:i am|i'm)\s+(\d{1,3})(?:\s+years?\s+old)?\b/iu],
  ['place', /\b(?:i live in|i'm from|i am from|i moved to)\s+([\p{L}' -]{2,40})/iu],
  ['work', /\b(?:i work (?:as|at|for)|i'm an?|i am an?)\s+([\p{L}' -]{2,40})/iu],
  ['allergy or diet', /\b(?:allergic to|can't eat|cannot eat|i don't eat)\s+([\p{L}' -]{2,40})/iu],
  ['budget', /\b(?:budget|spend|up to|at most|no more than)\D{0,20}(\d[\d.,]*)/iu],
  [
    'number',
    /\b(?:order|ticket|account|reference|booking|invoice)(?:\s+(?:number|id|no\.?))?\D{0,6}([A-Z]{0,4}-?\d[\w-]*)/iu,
  ],
  [
    'preference',
    /\b(?:i prefer|i like|i love|i'd rather|i'd like|i would like|i want|i need)\s+([^.!?]{2,60})/iu,
  ],
  ['correction', /\b(?:actually|i meant|rather|instead)\b[, ]*([^.!?]{2,60})/iu],
];
/** `my X is Y`. */
const OWN = /\bmy\s+([\p{L}]+(?:\s[\p{L}]+)?)\s+(?:is|are|was)\s+([^.,!?]{1,60})/iu;
/** Longest conversation looked through for facts, and most facts of one turn. */
const MOST_FACTS_OF_A_TURN = 4;

/** A fact that the user stated. */
interface StatedFact extends Record<string, unknown> {
  readonly turn: number;
  readonly slot: string;
  readonly value: string;
  readonly quote: string;
}

/** The user's facts by rule: slots by pattern, else what the turn is about. Courtesies state nothing. */
export function statedFacts(turns: readonly Turn[]): StatedFact[] {
  return turns.flatMap((turn, index) =>
    turn.role === 'user' ? factsOf(turn.content.slice(0, 2000), index) : [],
  );
}

function factsOf(content: string, turn: number): StatedFact[] {
  const facts: StatedFact[] = [];
  const own = OWN.exec(content);
  if (own !== null) facts.push({ turn, slot: own[1] ?? '', value: (own[2] ?? '').trim(), quote: own[0] });
  for (const [slot, pattern] of STATED) {
    const found = pattern.exec(content);
    if (found !== null && !facts.some((fact) => fact.slot === slot))
      facts.push({ turn, slot, value: (found[1] ?? '').trim(), quote: found[0] });
  }
  if (facts.length === 0 && !isFiller(content) && topicStems(content).length > 0)
    facts.push({ turn, slot: 'request', value: content.trim(), quote: content });
  return facts.slice(0, MOST_FACTS_OF_A_TURN);
}
