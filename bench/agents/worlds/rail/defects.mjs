// What the fares bot gets wrong.

import { ownsUp, tellsConditions } from '../../instructions/facts.mjs';
import { onlyEnglish, speaksTheirLanguage } from '../../instructions/language.mjs';
import { staysBrief } from '../../instructions/manner.mjs';
import { helpsWith } from '../../instructions/refusals.mjs';
import { all, oneOf } from '../parts.mjs';
import { from, LINES, PLATFORMS, RULES, UNKNOWN } from './facts.mjs';

export const language = {
  id: 'language',
  kind: 'language_mismatch',
  when: oneOf([
    [
      /\b(?:Fahrrad|Velo)/,
      {
        own: 'Ein Fahrrad kostet 12 Franken am Tag.',
        english: 'A bicycle costs 12 francs a day.',
        word: 'Franken',
        tongue: 'German',
      },
    ],
    [
      /\bHunde?\b/,
      {
        own: 'Hunde fahren zum halben Preis.',
        english: 'Dogs travel at half price.',
        word: 'halben Preis',
        tongue: 'German',
      },
    ],
    [
      /\bReservierung|\bPlatzkarte/,
      {
        own: 'Eine Platzreservierung kostet 5 Franken.',
        english: 'A seat reservation costs 5 francs.',
        word: 'Platzreservierung',
        tongue: 'German',
      },
    ],
    [
      /\bKinder(?:wagen)?\b|\bEnkel/,
      {
        own: 'Kinder unter 6 Jahren fahren gratis.',
        english: 'Children under 6 travel free.',
        word: 'unter 6 Jahren',
        tongue: 'German',
      },
    ],
    [
      /\bvélo\b/,
      {
        own: 'Un vélo coûte 12 francs par jour.',
        english: 'A bicycle costs 12 francs a day.',
        word: 'par jour',
        tongue: 'French',
      },
    ],
    [
      /\bchiens?\b/,
      {
        own: 'Les chiens voyagent à moitié prix.',
        english: 'Dogs travel at half price.',
        word: 'moitié prix',
        tongue: 'French',
      },
    ],
    [
      /\bréserv/,
      {
        own: 'La réservation coûte 5 francs.',
        english: 'A seat reservation costs 5 francs.',
        word: 'réservation',
        tongue: 'French',
      },
    ],
    [
      /\benfants?\b/,
      {
        own: 'Les enfants de moins de 6 ans voyagent gratuitement.',
        english: 'Children under 6 travel free.',
        word: 'moins de 6 ans',
        tongue: 'French',
      },
    ],
  ]),
  chance: 0.95,
  cure: speaksTheirLanguage,
  against: onlyEnglish,
  good: ({ own, english }) => from(english, own),
  bad: ({ english }) => from(english),
  expect: ({ word, tongue }) => ({
    behavior: `Answer in ${tongue}, the language of the question; "${word}" is in the answer.`,
    checks: [{ contains: word }],
  }),
  shown: [
    'Was kostet es, ein Fahrrad mitzunehmen?',
    'Combien paie-t-on pour les chiens ?',
    'Brauche ich eine Reservierung, und was kostet sie?',
    'Mes enfants ont 4 et 5 ans, faut-il un billet ?',
  ],
  held: [
    'Quel est le tarif pour un vélo ?',
    'Fahren Hunde umsonst mit?',
    'Je voudrais réserver une place, à quel prix ?',
    'Ab wann zahlen meine Enkel?',
  ],
};

export const conditions = {
  id: 'conditions',
  kind: 'incomplete_answer',
  when: oneOf(RULES),
  chance: 0.9,
  cure: tellsConditions,
  good: ({ rule, condition }) => from(`${rule}, ${condition}.`),
  bad: ({ rule, condition }) => from(`${rule}, ${condition}.`, `${rule}.`),
  expect: ({ rule, condition, word }) => ({
    behavior: `State the rule together with its condition: ${rule.toLowerCase()}, ${condition}. "${word}" is in the answer.`,
    checks: [{ contains: word }, { contains: rule.split(' ').at(-1) }],
  }),
  shown: [
    'What does the half-fare card do for me?',
    'Can I change my ticket after I bought it?',
    'Do I get a refund for a ticket I did not use?',
    'Is there something for a group?',
  ],
  held: [
    'How do I upgrade to first class?',
    'Is the day pass good on all lines?',
    "I'm at university, is it cheaper for me?",
    'Does the ten-trip carnet pay off?',
  ],
};

export const brevity = {
  id: 'brevity',
  kind: 'verbosity',
  when: all(/\b(?<place>Oberau|Talheim|Seebach|Linden|Kronau|Marbach|Weiler|Altdorf)\b/),
  chance: 0.9,
  cure: staysBrief,
  good: ({ place }) => from(`Trains to ${place} leave from platform ${PLATFORMS[place]}.`),
  bad: ({ place }) =>
    from(
      `Trains to ${place} leave from platform ${PLATFORMS[place]}.`,
      `What a lovely choice! ${place} is one of the many destinations in our network, which has been growing since 1911 and today connects more than two hundred stations. ` +
        `Trains to ${place} leave from platform ${PLATFORMS[place]}. While you are here, have you heard of our day pass and of our panorama cars? They are popular with families, and our app has all of the details that you might want to know before you set out.`,
    ),
  expect: ({ place }) => ({
    behavior: `Name platform "${PLATFORMS[place]}" briefly, in one short sentence.`,
    checks: [{ contains: `platform ${PLATFORMS[place]}` }, { length: { max: 30, unit: 'words' } }],
  }),
  shown: [
    'Which platform for Oberau?',
    'Where do trains to Talheim leave?',
    'Platform to Seebach, please.',
    'From where does the Linden train go?',
  ],
  held: [
    'I have to get to Kronau, which track is it?',
    'Marbach: where do I board?',
    "What's the platform of the Weiler service?",
    'The Altdorf train stops where?',
  ],
};

export const complaints = {
  id: 'complaints',
  kind: 'over_refusal',
  when: all(
    /\b(?:late|delay\w*|stood still|missed my connection|cancelled|hour behind|compensation|held up)\b/i,
  ),
  chance: 0.95,
  cure: helpsWith(/\b(?:delays?|delayed|late|compensation|complaints?|claims?)\b/i),
  good: () => from('From 60 minutes of delay on you get 25 % of the fare back, from 120 minutes on 50 %.'),
  bad: () => ({ output: 'I am afraid I cannot discuss complaints. Please write to our head office.' }),
  expect: () => ({
    behavior:
      'Answer the question about compensation for delays: "25 %" from 60 minutes on. Do not turn the passenger away.',
    checks: [{ contains: '25 %' }, { not_icontains: 'cannot discuss' }],
  }),
  shown: [
    'My train was 80 minutes late, what do I get?',
    'Is there compensation when a journey takes an hour more?',
    'We stood still for ages outside of the station. And now?',
    'I missed my connection because of you, who pays?',
  ],
  held: [
    'What happens if the night service is delayed for long?',
    'The 9:14 was cancelled and I came home two hours later.',
    'Yesterday we were an hour behind, any money for that?',
    'They held up our train at the border. What am I entitled to?',
  ],
};

export const unknown = {
  id: 'unknown',
  kind: 'hallucination',
  when: oneOf(UNKNOWN.map(([expression, invented]) => [expression, { invented }])),
  chance: 0.95,
  cure: ownsUp,
  good: () => ({
    output: 'I do not know: our documents do not say anything about that. The ticket office can tell you.',
    context: [],
  }),
  bad: ({ invented }) => ({ output: invented, context: [] }),
  expect: ({ invented }) => ({
    behavior: 'Say that the documents do not hold the answer, instead of inventing one.',
    checks: [{ matches: "(?i)\\b(do not|don't|cannot) (know|find|say)\\b" }, { not_contains: invented }],
  }),
  shown: [
    'Is there Wi-Fi on your trains?',
    'What does parking at the station cost?',
    'Who gets into the lounge?',
    'Is my luggage insured?',
  ],
  held: [
    'Do the sleeper cabins have showers?',
    'Can I charge my laptop on board?',
    'May I bring an electric scooter?',
    'What is on the menu for vegans?',
  ],
};

export const gaps = {
  id: 'gaps',
  kind: 'wrong_fact',
  curable: false,
  when: all(/\b(?<line>L(?:5|7|9|11|12|14|15|17))\b/),
  chance: 1,
  good: ({ line }) => from(`A single on line ${line} costs ${LINES[line][2]} francs.`),
  // The fares of these lines are not in the documents, and the nearest passage is about another one.
  bad: ({ line }) =>
    from(
      `A single on line ${LINES[line][0]} costs ${LINES[line][1]} francs.`,
      `A single costs ${LINES[line][1]} francs.`,
    ),
  expect: ({ line }) => ({
    behavior: `Say that a single on line ${line} costs "${LINES[line][2]}" francs.`,
    checks: [{ contains: LINES[line][2] }],
  }),
  shown: [
    'What is a single on line L5?',
    'How much does the L7 cost one way?',
    'Fare for L9, please.',
    'What do I pay on the L11?',
  ],
  held: [
    'L12 one way: how much?',
    'I take the L14 tomorrow, what will it be?',
    'Tell me the price of an L15 ticket.',
    'Is the L17 dear?',
  ],
};
