import { foldForMatch } from '../../../text/language/normalize.ts';
import { sentences } from '../../../text/language/sentences.ts';
import type { Turn } from '../../transcript.ts';

/** A thing that people say of themselves once and expect to be remembered: how it is said, asked for, and repeated by the assistant (metrics.md 10.7). */
interface Slot {
  readonly name: string;
  /** Folded words of the user; the first group is the value, a second one the kind of thing. */
  readonly statement: RegExp;
  /** Folded words of a question for it; `%` stands for the kind. */
  readonly question: string;
  /** Folded words that state it; the first group is the value. */
  readonly recall?: string;
  /** Several values may hold at once, so another one contradicts nothing. */
  readonly many?: boolean;
}

/** A day, a month, an hour: what may open a statement about oneself without being the thing. */
const NO_NAME =
  'not|so|very|just|also|still|sorry|afraid|sure|here|there|glad|happy|good|fine|ok|okay|and|a|an|the|all|too|now|only|really|right|well';
const SLOTS: readonly Slot[] = [
  {
    name: 'name',
    statement: new RegExp(
      `\\b(?:my name is|my name's|i am called|call me)\\s+(?!${NO_NAME})([\\p{L}'-]+)`,
      'u',
    ),
    question:
      "\\byour (?:full |first |last )?name\\b|\\bwhat(?: should| can|'s the best way to)? (?:i )?call you\\b",
    recall:
      "^(?:hi|hello|hey|dear|welcome(?: back)?|thanks|thank you|nice to meet you|sorry),? ([\\p{L}'-]+)(?=[,.!])",
  },
  {
    name: 'age',
    statement: /\b(?:i am|i'm)\s+(\d{1,3})(?=\s+years?\s+old|[.,!]|$| and\b)/u,
    question: '\\bhow old are you\\b|\\byour age\\b',
    recall:
      "\\b(?:you are|you're)\\s+(\\d{1,3})(?:\\s+years?\\s+old|[.,!])|\\bas an? (\\d{1,3})[- ]year[- ]old\\b",
  },
  {
    name: 'home',
    statement: /\b(?:i live in|i moved to|i'm based in|i am based in)\s+(?:the )?([\p{L}'-]+)/u,
    question:
      '\\bwhere (?:do you live|are you (?:based|located|living))\\b|\\b(?:which|what) (?:city|town|country|place) (?:do you live|are you)\\b|\\byour (?:city|town|location)\\b',
    recall:
      "\\b(?:you live in|you're living in|you are living in|you are based in|you're based in)\\s+(?:the )?([\\p{L}'-]+)",
  },
  {
    name: 'work',
    statement: /\bi work (?:as|for|at)\s+(?:an?\s+|the\s+)?([\p{L}'-]+)/u,
    question: '\\bwhat do you do (?:for (?:a living|work)\\b|\\?)|\\byour (?:job|occupation|profession)\\b',
  },
  {
    name: 'allergy or diet',
    statement:
      /\b(?:allergic to|i can't eat|i cannot eat|i don't eat|i do not eat|i am an?|i'm an?|i am|i'm)\s+((?<=to |eat )[\p{L}'-]+|vegan|vegetarian|pescatarian)/u,
    question: '\\b(?:any|have|an?) (?:\\w+ )?(?:allerg|intoleranc|dietary|food restriction)',
    many: true,
  },
  {
    name: 'budget',
    statement:
      /\b(?:budget (?:is|of)|(?:can|want to|would like to|willing to) spend(?: up to| at most)?|no more than|at most)\D{0,12}(\d[\d.,]*)/u,
    question: '\\byour budget\\b|\\bhow much (?:\\w+ ){0,3}(?:spend|pay)\\b',
    recall: '\\byour budget of\\D{0,12}(\\d[\\d.,]*)',
  },
  {
    name: 'number',
    statement:
      /\b(?<kind>order|ticket|account|reference|booking|invoice|customer|policy|flight)(?:\s+(?:number|id|no\.?|code))?(?:\s+is|\s*:)?\s+#?([a-z]{0,4}-?\d[\w-]*)/u,
    question: '\\byour % (?:number|id|no\\.?|code)\\b|\\bthe % (?:number|id|code)\\b',
    recall: '\\byour %(?: number)? #?([a-z]{0,4}-?\\d[\\w-]*)',
  },
  {
    name: 'e-mail',
    statement: /([\w.+-]+@[\w-]+\.[\w.-]*\w)/u,
    question: '\\byour e-?mail(?: address)?\\b',
    many: true,
  },
  {
    name: 'pet or person',
    statement:
      /\bmy (?<kind>dog|cat|horse|son|daughter|wife|husband|brother|sister|boss|friend|partner)(?:'s name)? is (?:called |named )?(?!an?\b|not\b|very\b|so\b|\w+ing\b)([\p{L}'-]+)/u,
    question: "\\bname of your %|\\byour %'s name|\\byour % (?:called|named)\\b",
    recall: "\\byour %,? (?:is called |is named |named |called )([\\p{L}'-]+)",
  },
  {
    name: 'destination',
    statement:
      /\b(?:fly|travel|go|trip|flight|train|bus|ticket|drive|move) to\s+(?!the\b|a\b|an\b|my\b|see\b|be\b|get\b|bed\b|work\b)([\p{L}'-]{3,})/u,
    question:
      '\\bwhere (?:do you want|would you like|are you (?:planning|hoping)) to (?:fly|go|travel)\\b|\\bwhere are you (?:going|flying|travel+ing)\\b|\\bwhat is your destination\\b|\\byour destination\\b',
    many: true,
  },
];

/** A question that only makes sure, or that wants one more. */
const CONFIRMS =
  /\b(?:still|correct|right|confirm|(?:double[- ])?check|re-?enter|typo|verify|is that|same|another|other|else|different|new|also|additional|return|back|mean|spell)\b/;
/** A request in the form of a statement: "Please tell me your order number." */
const REQUEST = /\b(?:please|could you|can you|may i|need to know|i need|tell me|give me|provide|share)\b/;
/** Values of a conversation that are remembered, and characters of a turn that are read. */
const MOST = { values: 200, characters: 4_000 };

/** A value that the user gave. */
export interface SlotValue {
  readonly slot: string;
  readonly kind: string;
  readonly value: string;
  readonly turn: number;
}

/** What an assistant turn makes of the values that the user gave before it. */
type SlotFate =
  | { readonly type: 're_asks' | 'contradicts'; readonly value: SlotValue; readonly quote: string }
  | { readonly type: 'restates'; readonly value: SlotValue };

/** Reads the user's values once, and tells of an assistant turn what it makes of those before it; undefined when nothing. */
export function slotFates(turns: readonly Turn[]): (index: number) => SlotFate | undefined {
  const values = turns.flatMap((turn, index) => (turn.role === 'user' ? valuesIn(turn.content, index) : []));
  const kept = values.slice(0, MOST.values);
  return (index) => {
    const known = kept.filter((value) => value.turn < index);
    if (known.length === 0) return undefined;
    const content = (turns[index]?.content ?? '').slice(0, MOST.characters);
    const spoken = sentences(content).map((text) => ({ text, folded: foldForMatch(text) }));
    const whole = foldForMatch(content);
    let restated: SlotValue | undefined;
    for (const slot of SLOTS) {
      for (const value of latest(known.filter((one) => one.slot === slot.name))) {
        if (whole.includes(value.value)) {
          restated ??= value;
          continue;
        }
        const asks = patternOf(slot.question, value.kind);
        const asking = spoken.find(
          ({ folded }) =>
            (folded.endsWith('?') || REQUEST.test(folded)) && asks.test(folded) && !CONFIRMS.test(folded),
        );
        if (asking !== undefined) return { type: 're_asks', value, quote: asking.text };
        if (slot.recall === undefined || slot.many === true) continue;
        const tells = patternOf(slot.recall, value.kind);
        const mine = new Set(known.filter((one) => one.slot === slot.name).map((one) => one.value));
        const telling = spoken.find(({ folded }) => {
          const found = tells.exec(folded);
          const recalled = found?.slice(1).find((group) => group !== undefined);
          return recalled !== undefined && !mine.has(recalled) && !COURTEOUS.has(recalled);
        });
        if (telling !== undefined) return { type: 'contradicts', value, quote: telling.text };
      }
    }
    return restated === undefined ? undefined : { type: 'restates', value: restated };
  };
}

/** What follows a greeting and is no name. */
const COURTEOUS = new Set(
  'there again everyone all friend sir madam miss mate folks team dear you too everybody for so'.split(' '),
);

/** The last value of each kind: a later one corrects it. */
function latest(values: readonly SlotValue[]): SlotValue[] {
  return [...new Map(values.map((value) => [value.kind, value])).values()];
}

function valuesIn(content: string, turn: number): SlotValue[] {
  const found: SlotValue[] = [];
  for (const sentence of sentences(content.slice(0, MOST.characters))) {
    if (sentence.trimEnd().endsWith('?') && !/\b(?:my|i)\b/i.test(sentence)) continue;
    const folded = foldForMatch(sentence);
    for (const slot of SLOTS) {
      const match = slot.statement.exec(folded);
      const kind = match?.groups?.['kind'] ?? '';
      const value = match?.slice(1).find((group) => group !== undefined && group !== kind);
      if (value !== undefined) found.push({ slot: slot.name, kind, value, turn });
    }
  }
  return found;
}

const PATTERNS = new Map<string, RegExp>();

function patternOf(source: string, kind: string): RegExp {
  const text = source.replaceAll('%', kind);
  let pattern = PATTERNS.get(text);
  if (pattern === undefined) {
    pattern = new RegExp(text, 'u');
    PATTERNS.set(text, pattern);
  }
  return pattern;
}
