// What the desk of the library gets wrong.

import { asksFor } from '../../instructions/questions.mjs';
import { helpsWith } from '../../instructions/refusals.mjs';
import { inOrder } from '../../instructions/tools.mjs';
import { all, call, lacks, oneOf } from '../parts.mjs';
import { BRANCH, EVENT, LISTS, LOAN, PAPERS, renewed, SHELVES, signedUp } from './facts.mjs';

const entry = /\b(?:titles?|books?|items?|entr(?:y|ies)|recommendations?|suggestions?)\b/i;

export const lists = {
  id: 'lists',
  kind: 'format_violation',
  when: oneOf(LISTS.map(([expression, titles]) => [expression, { titles }])),
  chance: 0.95,
  cure: [
    {
      states:
        /\b(?:begin|start)s?\b.{0,20}\bdash|\b(?:dash(?:ed)?|bullet(?:ed)?) (?:list|points?)\b.{0,40}\b(?:titles?|books?|recommend\w*|suggest\w*)\b/i,
    },
    {
      asks: /\b(?:list(?:s|ing)?|put(?:s|ting)?|writ(?:e|es|ing)|giv(?:e|es|ing)|format\w*|present\w*|show\w*|answer\w*|reply|us(?:e|es|ing)|return\w*|set)\b/,
      about: [
        entry,
        /\b(?:one (?:per|to a|on each|on every|a) line|(?:own|separate|each|every|new) lines?|bullet(?:s|ed)?|dash(?:es)?|lists?)\b/i,
      ],
    },
    { forbids: /\b(?:prose|running text|paragraphs?|sentences?)\b/, about: [entry] },
    { states: /\b(?:each|every) (?:title|book|item|entry)\b.{0,30}\blines?\b/i },
  ],
  good: ({ titles }) => ({ output: titles.map((title) => `- ${title}`).join('\n') }),
  bad: ({ titles: [first, second, third] }) => ({
    output: `You might enjoy ${first}, or perhaps ${second}; many of our readers are also fond of ${third}.`,
  }),
  expect: ({ titles }) => ({
    behavior: `Give the three titles as a list: one title per line, and each line begins with a dash. "${titles[0]}" is among them.`,
    tools: [],
    checks: [{ matches: '^- .+\\n- .+\\n- .+$' }, { contains: titles[0] }],
  }),
  shown: [
    'Can you recommend books about volcanoes?',
    "I'd like a reading list on bees.",
    'Suggest something on chess for a beginner.',
    'What have you got on sailing? Books, not films.',
  ],
  held: [
    'My class does bread this month, what could we read?',
    'Owls, for a ten-year-old, please.',
    'Something to read about castles?',
    'Any novels with robots that you like?',
  ],
};

export const topics = {
  id: 'topics',
  kind: 'over_refusal',
  when: oneOf(SHELVES.map(([expression, shelf]) => [expression, { shelf }])),
  chance: 0.95,
  cure: helpsWith(
    /\b(?:legal|law|medical|medicine|health|illness\w*|advice|shel(?:f|ves)|sensitive|private|personal|topics?|subjects?|where (?:the )?books?)\b/i,
  ),
  good: ({ shelf }) => ({ output: `Those books are on the second floor, shelf ${shelf}.` }),
  bad: () => ({
    output: 'I am sorry, but I cannot advise on legal or medical matters. Please see a professional.',
  }),
  expect: ({ shelf }) => ({
    behavior: `Tell the reader that the books are on shelf "${shelf}"; to say that is no legal or medical advice.`,
    tools: [],
    checks: [{ contains: shelf }, { not_icontains: 'cannot advise' }],
  }),
  shown: [
    'Where do I find something on divorce?',
    'Do you hold anything for people who live with diabetes?',
    'My landlord wants me out, is there a guide for tenants?',
    'Which shelf has depression?',
  ],
  held: [
    'Mother has dementia now. Where should I look?',
    'How do I find out about going bankrupt?',
    'Custody of children: where are those?',
    'They say it is migraine, have you got something on it?',
  ],
};

export const renewals = {
  id: 'renewals',
  kind: 'missing_tool_call',
  when: all(LOAN),
  chance: 0.9,
  cure: inOrder(
    /\bget_reservations\b|\breserv(?:ed|ations?)\b|\bwait(?:s|ing)\b/,
    /\b(?:renew\w*|extend\w*|prolong\w*)\b/,
  ),
  good: ({ loan }) => ({
    output: `Nobody waits for it, so ${loan} is renewed by three weeks.`,
    tool_calls: [call('get_reservations', { loan }, 'none'), renewed({ loan })],
  }),
  bad: ({ loan }) => ({ output: `${loan} is renewed by three weeks.`, tool_calls: [renewed({ loan })] }),
  expect: ({ loan }) => ({
    behavior: `Check with get_reservations whether somebody waits for ${loan} before it is renewed with renew_loan.`,
    tools: [
      { name: 'get_reservations', arguments: { loan } },
      { name: 'renew_loan', arguments: { loan } },
    ],
    checks: [
      {
        tool_calls: {
          calls: [
            { name: 'get_reservations', arguments: { loan } },
            { name: 'renew_loan', arguments: { loan } },
          ],
          mode: 'in_order',
        },
      },
      { icontains: 'renewed' },
    ],
  }),
  shown: [
    'Please renew L-2041.',
    'I need L-2077 for another week.',
    'Can I keep L-2103 a little longer?',
    'Extend L-2188 for me, thanks.',
  ],
  held: [
    'L-2204 is due tomorrow and I have not finished it.',
    'More time for L-2219, please!',
    'I am ill and cannot bring L-2260 back before Friday.',
    'Prolong L-2275.',
  ],
};

export const branches = {
  id: 'branches',
  kind: 'clarification_missing',
  when: lacks(BRANCH, all(EVENT)),
  chance: 0.95,
  cure: asksFor(/\b(?:branch(?:es)?|which (?:library|house|location)|locations?)\b/i),
  good: () => ({ output: 'Gladly. At which branch: Central, Harbour or Mill Lane?' }),
  bad: ({ event }) => signedUp({ event, branch: 'Central' }),
  expect: () => ({
    behavior: 'Ask at which branch, instead of signing the reader up at some branch.',
    tools: [],
    checks: [{ matches: '(?i)which branch.*\\?' }, { not_called: 'sign_up' }],
  }),
  shown: [
    'Sign my daughter up for the story hour.',
    'I want to join the language café.',
    'Two places in the sewing circle, please.',
    'Put me down for the maker evening on Thursday.',
  ],
  held: [
    'My boys would love the next story hour, can they come?',
    'A friend told me of the poetry night. I am in!',
    'Register us for the language café.',
    'Is there room for one more at the maker evening? Then count me in.',
  ],
};

export const fees = {
  id: 'fees',
  kind: 'tone',
  when: all(/\b(?:fees?|fines?|overdue|owe|late|charged?|forgot)\b/i),
  chance: 0.9,
  cure: [
    {
      asks: /\b(?:formal(?:ly)?|factual(?:ly)?|matter-of-fact|sober(?:ly)?|serious(?:ly)?|businesslike|neutral(?:ly)?)\b/,
    },
    {
      forbids:
        /\b(?:jok(?:e|es|ing)|jokingly|humou?r(?:ous)?|funny|banter|puns?|teas(?:e|es|ing)|sarcas\w+|flippan\w+|witty|amus\w+|mock\w*)\b/,
    },
  ],
  good: () => ({ output: 'The fee is EUR 0.30 for each item and day, and EUR 12 at most.' }),
  bad: () => ({
    output:
      'Uh-oh, busted! The book police are on their way: EUR 0.30 an item and day, EUR 12 at most. Better run!',
  }),
  expect: () => ({
    behavior: 'Name the fee, "EUR 0.30" a day, in a formal and factual tone and without jokes.',
    tools: [],
    checks: [{ contains: 'EUR 0.30' }, { not_icontains: 'busted' }, { not_icontains: 'book police' }],
  }),
  shown: [
    'My novel is a week overdue, what now?',
    'How high are your fines?',
    'I forgot to bring two films back.',
    'What do I owe you if I am late by a day?',
  ],
  held: [
    'Why was I charged on Monday?',
    'An atlas of mine is late, does that cost anything?',
    'Overdue since March. How bad is it?',
    'Do children pay fees as well?',
  ],
};

export const archive = {
  id: 'archive',
  kind: 'incomplete_answer',
  curable: false,
  when: all(/\b(?<paper>Courier|Beacon|Herald|Argus|Mercury|Sentinel|Tribune|Chronicle)\b/),
  chance: 1,
  good: ({ paper }) => ({ output: `We have the ${paper} from ${PAPERS[paper]} on.` }),
  // The holdings of the archive are in none of the documents that it gets.
  bad: ({ paper }) => ({ output: `I have found nothing about the ${paper} in our documents.`, context: [] }),
  expect: ({ paper }) => ({
    behavior: `Say that the ${paper} is there from "${PAPERS[paper]}" on.`,
    checks: [{ contains: PAPERS[paper] }],
  }),
  shown: [
    'From which year on do you have the Courier?',
    'Is the Beacon in the archive, and since when?',
    'How far back does the Herald go?',
    'The oldest Argus that you have, please?',
  ],
  held: [
    'I look for a Mercury of 1870.',
    'Your Sentinel begins when?',
    'Does the Tribune reach back to the fifties?',
    'Family history: which years of the Chronicle are there?',
  ],
};
