import type { CaseDraft } from '../case-draft.ts';
import { expectedAnswer, hintsOf } from '../expectation.ts';
import { directQuestion, isHardToAsk } from '../questions.ts';
import { shortName } from '../short-name.ts';
import { requestOf, topicPhrase } from '../wording.ts';
import { turnOf } from './direct.ts';
import { draftOn, NO_DEMANDS, pick, type UnitOperator } from './operator.ts';

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
const FRAMES = [
  (question: string) => `I could not find this on your pages, so let me ask in my own words: ${question}`,
  (question: string) => `There is one point that I would like to understand before I decide. ${question}`,
  (question: string) => `A friend and I disagree about this one. ${question}`,
  (question: string) => `Could you clear something up for me? ${question}`,
];

/** A text in everyday words, where it has words of policies. */
export function everyday(text: string): string {
  return SAID.reduce((said, [policy, plain]) => said.replace(policy, plain), text);
}

/** The same question in everyday words. */
export const paraphrase: UnitOperator = (unit, { next }) => {
  const question = directQuestion(unit);
  if (isHardToAsk(unit)) return [];
  const said = everyday(question);
  // Without another word it would be the same question behind a longer opening.
  if (said === question) return [];
  return [dressed(unit, 'paraphrase', pick(FRAMES, next)(said), `Asks for the rule in everyday words.`, 2)];
};

const PERSONAS: readonly {
  who: string;
  say(question: string, about: string): string;
  constraints: number;
}[] = [
  {
    who: 'a new customer',
    say: (question, about) =>
      `Hi there! This is my first time here and I have no idea how things work when it comes to ${about}. ${question} Thanks for being patient with me.`,
    constraints: 2,
  },
  {
    who: 'somebody in a hurry',
    say: (question) =>
      `I have to leave in ten minutes and only have time for one message. ${question} Short answer please.`,
    constraints: 2,
  },
  {
    who: 'an angry customer',
    say: (question, about) =>
      `This is the third time I am writing about ${about} and nobody gives me a straight answer! ${question} And do not send me another link.`,
    constraints: 2,
  },
  {
    who: 'an expert',
    say: (question) =>
      `I worked in customer service for eleven years, so please skip the basics and quote the exact rule. ${question}`,
    constraints: 2,
  },
  {
    who: 'somebody who learns English',
    say: (question, about) =>
      `Hello, sorry for my English, I am learning since one year only. My question is for ${about}. ${question} Please to use easy words.`,
    constraints: 2,
  },
  {
    who: 'a parent asking for somebody else',
    say: (question) =>
      `My mother does not use computers, so I am writing for her. Here is what she asks. ${question} I will read her your answer out loud.`,
    constraints: 2,
  },
];

/** The same question as different people ask it. */
export const persona: UnitOperator = (unit, { next }) => {
  if (isHardToAsk(unit)) return [];
  const { who, say, constraints } = pick(PERSONAS, next);
  const request = requestOf(unit.topic);
  const about = request === undefined ? topicPhrase(unit.topic) : `how to ${request}`;
  return [
    dressed(unit, 'persona', say(directQuestion(unit), about), `Asks for the rule as ${who}.`, constraints),
  ];
};

function dressed(
  unit: Parameters<UnitOperator>[0],
  operator: 'paraphrase' | 'persona',
  text: string,
  rationale: string,
  constraints: number,
): CaseDraft {
  const hints = hintsOf(unit);
  return draftOn(unit, {
    operator,
    name: shortName(`${directQuestion(unit)} (${rationale.replace(/^Asks for the rule |\.$/g, '')})`),
    turns: [turnOf(text, [expectedAnswer(unit)], unit.text)],
    rationale,
    hints: { ...hints, must_include: [] },
    demands: { ...NO_DEMANDS, constraints },
    quality: 0.7,
  });
}
