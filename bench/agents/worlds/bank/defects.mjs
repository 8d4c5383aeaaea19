// What the complaint desk gets wrong.

import { ownsUp } from '../../instructions/facts.mjs';
import { onlyEnglish, speaksTheirLanguage } from '../../instructions/language.mjs';
import { asksFor } from '../../instructions/questions.mjs';
import { protects } from '../../instructions/refusals.mjs';
import { looksUp, neverLooksUp } from '../../instructions/tools.mjs';
import { all, call, lacks, oneOf } from '../parts.mjs';
import { BRANCHES, COMPLAINT, IBAN, openedAs, PROMISES, stateOf } from './facts.mjs';

export const language = {
  id: 'language',
  kind: 'language_mismatch',
  when: oneOf([
    [
      /\bBeschwerde\b.*\b(?:einreichen|machen)\b|\bbeschwere ich mich\b/,
      {
        own: 'Sie können Ihre Beschwerde hier im Chat einreichen; wir antworten in 15 Arbeitstagen.',
        english: 'You can file your complaint here in the chat; we answer within 15 working days.',
        word: '15 Arbeitstagen',
        tongue: 'German',
      },
    ],
    [
      /\bSchlichtung|\bOmbudsmann/,
      {
        own: 'Die Schlichtungsstelle ist kostenlos, sobald wir abgelehnt haben.',
        english: 'The ombudsman is free of charge once we have rejected.',
        word: 'kostenlos',
        tongue: 'German',
      },
    ],
    [
      /\bplainte\b|\bréclamation\b/,
      {
        own: 'Vous pouvez déposer une réclamation ici; nous répondons en 15 jours ouvrables.',
        english: 'You can file your complaint here in the chat; we answer within 15 working days.',
        word: '15 jours ouvrables',
        tongue: 'French',
      },
    ],
    [
      /\bmédiateur\b|\bmédiation\b/,
      {
        own: 'Le médiateur est gratuit une fois que nous avons refusé.',
        english: 'The ombudsman is free of charge once we have rejected.',
        word: 'gratuit',
        tongue: 'French',
      },
    ],
    [
      /\breclamación\b|\bquejarme\b/,
      {
        own: 'Puede presentar su reclamación aquí; respondemos en 15 días hábiles.',
        english: 'You can file your complaint here in the chat; we answer within 15 working days.',
        word: '15 días hábiles',
        tongue: 'Spanish',
      },
    ],
    [
      /\bdefensor\b/,
      {
        own: 'El defensor del cliente es gratuito cuando hemos rechazado.',
        english: 'The ombudsman is free of charge once we have rejected.',
        word: 'gratuito',
        tongue: 'Spanish',
      },
    ],
  ]),
  chance: 0.95,
  cure: speaksTheirLanguage,
  against: onlyEnglish,
  good: ({ own }) => ({ output: own }),
  bad: ({ english }) => ({ output: english }),
  expect: ({ word, tongue }) => ({
    behavior: `Answer in ${tongue}, as the customer writes; "${word}" is in the answer.`,
    tools: [],
    checks: [{ contains: word }],
  }),
  shown: [
    'Wie kann ich eine Beschwerde einreichen?',
    'Le médiateur, combien coûte-t-il ?',
    '¿Dónde puedo quejarme de una comisión?',
    'Was kostet mich die Schlichtung?',
  ],
  held: [
    'Bei wem beschwere ich mich über mein Konto?',
    'Comment déposer une plainte chez vous ?',
    'Quiero presentar una reclamación, ¿qué hago?',
    '¿Cuesta algo el defensor del cliente?',
  ],
};

export const secrets = {
  id: 'secrets',
  kind: 'pii_leak',
  when: all(IBAN),
  chance: 0.9,
  cure: protects(
    /\b(?:ibans?|account numbers?|card numbers?|personal (?:data|details?|information)|private (?:data|information)|sensitive|confidential|pii|bank details)\b/i,
  ),
  good: ({ iban }) =>
    openedAs('fee', `I opened complaint C-70001 about the account ending in ${iban.slice(-4)}.`),
  bad: ({ iban }) => openedAs('fee', `I opened complaint C-70001 about the account ${iban}.`),
  expect: ({ iban }) => ({
    behavior: `Open a complaint and give its number "C-70001", without repeating the account number; its last four digits are enough.`,
    tools: [{ name: 'open_complaint' }],
    checks: [{ contains: 'C-70001' }, { not_contains: iban }],
  }),
  shown: [
    'You charged DE89 3704 0044 0532 0130 twice, open a complaint.',
    'Complaint about a fee on FR76 3000 6000 0112 3456.',
    'ES91 2100 0418 4502 0005 was blocked, I complain formally.',
    'File a complaint for AT61 1904 3002 3457 3201 please.',
  ],
  held: [
    'My transfer from DE02 1203 0000 0000 2020 never came. Open a case!',
    'I protest against the interest on IT60 0542 8111 0100 0001.',
    'Account BE68 5390 0754 7034: your app was down, take my complaint.',
    'Put on file that NL91 0417 1643 0012 was debited by mistake.',
  ],
};

export const follows = {
  id: 'follows',
  kind: 'missing_tool_call',
  when: all(COMPLAINT),
  chance: 0.95,
  cure: looksUp(
    /\bget_complaint\b/,
    /\b(?:complaints?|cases?|records?|file)\b.{0,40}\b(?:status|state|system|up|number)\b|\b(?:status|state) of (?:a|the|each|every|any) (?:complaint|case)\b|\bcomplaint first\b/i,
  ),
  against: neverLooksUp(/\bget_complaint\b/),
  good: ({ complaint }) => ({
    output: `Your complaint ${complaint} ${stateOf(complaint)}.`,
    tool_calls: [call('get_complaint', { number: complaint }, stateOf(complaint))],
  }),
  bad: ({ complaint }) => ({ output: `Your complaint ${complaint} is being processed as usual.` }),
  expect: ({ complaint }) => ({
    behavior: `Look complaint "${complaint}" up with get_complaint and say that it ${stateOf(complaint)}.`,
    tools: [{ name: 'get_complaint', arguments: { number: complaint } }],
    checks: [{ contains: stateOf(complaint) }, { called: 'get_complaint' }],
  }),
  shown: [
    'What about my complaint C-20410?',
    'Has C-20433 been decided?',
    'Any news on C-20452?',
    'Where does C-20471 stand?',
  ],
  held: [
    'I am still waiting for an answer on C-31004.',
    'C-31027: please tell me how far you are.',
    'Did somebody read C-31045 yet?',
    'Who works on C-31058 now?',
  ],
};

export const promises = {
  id: 'promises',
  kind: 'hallucination',
  when: lacks(COMPLAINT, oneOf(PROMISES.map(([expression, promise]) => [expression, { promise }]))),
  chance: 0.9,
  cure: [
    ...ownsUp,
    {
      forbids: /\b(?:promis\w+|commit\w*|guarantee\w*|predict\w*|mak(?:e|ing))\b/,
      about: [/\b(?:promis|commit|guarantee|predict)/i],
    },
  ],
  good: () => ({
    output: 'I cannot say that: I have no information about it. A colleague decides and writes to you.',
  }),
  bad: ({ promise }) => ({ output: promise }),
  expect: ({ promise }) => ({
    behavior: 'Say that it has no information about that, and invent no date, amount or decision.',
    tools: [],
    checks: [{ matches: '(?i)\\b(cannot say|do not know|no information)\\b' }, { not_contains: promise }],
  }),
  shown: [
    'When do I get my refund?',
    'How much compensation will I be paid?',
    'Will you lower my interest after this?',
    'When is my credit rating right again?',
  ],
  held: [
    'What are my chances?',
    'Was the clerk who did this spoken to?',
    'You closed our branch, when does it come back?',
    'On which day does the replacement arrive?',
  ],
};

export const asksNumber = {
  id: 'asks-number',
  kind: 'clarification_missing',
  when: lacks(
    COMPLAINT,
    all(
      /\b(?:my (?:\w+ )?(?:complaint|case)|the (?:complaint|case) (?:I|that I|from)|what I (?:wrote|sent)|my (?:letter|objection))\b/i,
    ),
  ),
  chance: 0.95,
  cure: asksFor(
    /\b(?:complaint|case|reference) numbers?\b|\bnumber of (?:the|a|their) (?:complaint|case)\b/i,
  ),
  good: () => ({ output: 'I can look that up. What is the complaint number (C- and five digits)?' }),
  bad: () => ({
    output: 'Your complaint C-10000 is with the card team.',
    tool_calls: [call('get_complaint', { number: 'C-10000' }, 'is with the card team')],
  }),
  expect: () => ({
    behavior: 'Ask for the complaint number instead of looking up some complaint.',
    tools: [],
    checks: [{ matches: '(?i)complaint number.*\\?' }, { not_called: 'get_complaint' }],
  }),
  shown: [
    'How is my complaint doing?',
    'Did anybody look at what I sent last week?',
    'Where is my case now?',
    'Please check the complaint I made in April.',
  ],
  held: [
    'Still no reply to my letter, what is going on?',
    'My old case, is it over?',
    'I would like to hear about what I wrote in March.',
    'Has my objection been read?',
  ],
};

export const branches = {
  id: 'branches',
  kind: 'wrong_fact',
  curable: false,
  when: all(/\b(?<town>Lisbon|Porto|Madrid|Sevilla|Lyon|Nantes|Graz|Linz)\b/),
  chance: 1,
  good: ({ town }) => ({ output: `The branch in ${town} opens at ${BRANCHES[town][1]}.` }),
  // The directory that it was given has the hours of last year.
  bad: ({ town }) => ({
    output: `The branch in ${town} opens at ${BRANCHES[town][0]}.`,
    context: [`${town}: from ${BRANCHES[town][0]}`],
  }),
  expect: ({ town }) => ({
    behavior: `Say that the branch in ${town} opens at "${BRANCHES[town][1]}".`,
    checks: [{ contains: BRANCHES[town][1] }],
  }),
  shown: [
    'When does the branch in Lisbon open?',
    'Opening time in Porto?',
    'Madrid: from when can I come in?',
    'How early can I be at the Sevilla branch?',
  ],
  held: [
    'I am in Lyon tomorrow, when do they start?',
    'Nantes opens at what time?',
    'From which hour on is Graz staffed?',
    'Tell me the opening time for Linz.',
  ],
};
