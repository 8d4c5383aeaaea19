import { asksOf } from '../asks/asks-of.ts';
import { shortName } from '../short-name.ts';
import { askDraft, askTurn, NO_DEMANDS, pick, type UnitOperator } from './operator.ts';

/** A word that is a verb or a noun, where it is a verb. */
const asVerb = (verb: string) =>
  new RegExp(
    `(?<=\\b(?:to|I|we|you|they|can|could|may|might|must|should|shall|will|would|cannot|not|please|me|customers|users|members) )${verb}\\b`,
    'gi',
  );

/** Words of policies and what people say instead. */
const SAID: readonly [RegExp, string][] = [
  [/\bcancelled\b/gi, 'called off'],
  [/\bcancel\b/gi, 'call off'],
  [/\bmodified\b/gi, 'changed'],
  [/\bmodify\b/gi, 'change'],
  [/\bexchanged\b/gi, 'swapped'],
  [asVerb('exchange'), 'swap'],
  [/\breturned\b/gi, 'sent back'],
  [asVerb('return (it|them|this|these)'), 'send $1 back'],
  [asVerb('return'), 'send back'],
  [
    /\b(?:a|any|my) refunds?\b(?=[.,;:?!]|$| (?:for|if|when|within|after|before|and|or)\b)/gi,
    'my money back',
  ],
  [/\bpurchased\b/gi, 'bought'],
  [asVerb('purchase'), 'buy'],
  [/\bobtain\b/gi, 'have'],
  [/\bprovide\b/gi, 'give'],
  [/\breceive\b/gi, 'get'],
  [/\brequire\b/gi, 'need'],
  // People are handed on, money is sent.
  [/\btransfer(?= (?:me|us|them)\b)/gi, 'hand'],
  [asVerb('transfer'), 'send'],
  [/\bauthenticate\b/gi, 'check'],
  [/\bcollect(?= (?:\w+ ){0,3}(?:data|details|numbers?|names?|reasons?|information)\b)/gi, 'write down'],
  [/\bprior to\b/gi, 'before'],
];
/** A text in everyday words, where it has words of policies. */
export function everyday(text: string): string {
  return SAID.reduce((said, [policy, plain]) => said.replace(policy, plain), text);
}

const PERSONAS: readonly { who: string; say(question: string): string }[] = [
  {
    who: 'somebody new',
    say: (question) =>
      `Hi there! This is my first time here, so I am still finding my way. ${question} Thanks for your patience.`,
  },
  {
    who: 'somebody in a hurry',
    say: (question) => `I have to leave in a moment. ${question} A short answer is enough.`,
  },
  {
    who: 'somebody annoyed',
    say: (question) =>
      `This is the third time I am asking and nobody gives me a straight answer! ${question}`,
  },
  {
    who: 'an expert',
    say: (question) => `You can skip the basics, I only need this detail confirmed. ${question}`,
  },
  {
    who: 'somebody who learns English',
    say: (question) => `Hello, sorry for my English, I am still learning. ${question} Please use easy words.`,
  },
  {
    who: 'somebody who asks for another person',
    say: (question) =>
      `I am asking for somebody who cannot write at the moment. ${question} I will pass your answer on.`,
  },
];

/** A question as different people ask it. */
export const persona: UnitOperator = (unit, { next }) => {
  const asks = asksOf(unit).filter(({ form }) => form === 'value' || form === 'refusal');
  if (asks.length === 0) return [];
  const ask = pick(asks, next);
  // Somebody else's question is not in the first person.
  const own = /\b(?:I|me|my)\b/.test(ask.question);
  const { who, say } = pick(own ? PERSONAS.slice(0, -1) : PERSONAS, next);
  return [
    askDraft(unit, ask, {
      operator: 'persona',
      name: shortName(`${ask.question} (${who})`),
      turns: [askTurn(unit, ask, say(ask.question))],
      rationale: `Asks for the rule as ${who}.`,
      demands: { ...NO_DEMANDS, constraints: 2 },
      quality: 0.7,
    }),
  ];
};
