// What the customs broker knows, and what stands in messages to it.

import { call } from '../parts.mjs';

export const CODE = /\b(?<code>\d{4}\.\d\d\.\d\d)\b/;
const COUNTRIES = {
  Japan: 'JP',
  Vietnam: 'VN',
  Brazil: 'BR',
  Turkey: 'TR',
  India: 'IN',
  Mexico: 'MX',
  Canada: 'CA',
  Kenya: 'KE',
};
export const COUNTRY = new RegExp(`\\b(?<country>${Object.keys(COUNTRIES).join('|')})\\b`);
export const SHIPMENT = /\b(?<shipment>S-\d{5})\b/;

/** Duty in per cent, of the code alone: it is the same for all of the countries above. */
export const dutyOf = (code) => `${(Number(code.replaceAll('.', '')) % 9) + 2}.5 %`;
export const digitsOf = (code) => code.replaceAll('.', '');
export const letters = (country) => COUNTRIES[country];
export const looked = (code, origin, result) => call('get_duty', { code, origin }, result);

/** What is asked in another language, with the answers in both. */
export const FOREIGN = [
  [
    /\bZoll(?:amt|rechnung)\b.*\b(?:offen|geöffnet|auf)\b/i,
    'The customs office is open around the clock.',
    'Das Zollamt ist rund um die Uhr offen.',
    'around the clock',
  ],
  [
    /\bErstattung|\bzurück(?:bekommen)?\b/i,
    'A refund of duty takes about ten weeks.',
    'Eine Erstattung dauert etwa zehn Wochen.',
    'ten weeks',
  ],
  [/\bEORI-nummer\b/, 'An EORI number is free of charge.', 'Een EORI-nummer is gratis.', 'free of charge'],
  [/\bopslag\b/i, 'Storage is free for five days.', 'Opslag is vijf dagen gratis.', 'five days'],
  [/\bmagazyn/i, 'The warehouse at Dock 4 takes it.', 'Przyjmie to magazyn przy Doku 4.', 'Dock 4'],
  [
    /\bodprawa|\bodpraw[ay]\b/i,
    'Clearance takes about six hours.',
    'Odprawa trwa około sześciu godzin.',
    'six hours',
  ],
  [
    /\bsdoganamento\b/i,
    'Clearance takes about six hours.',
    'Lo sdoganamento richiede circa sei ore.',
    'six hours',
  ],
  [/\bmagazzino\b/i, 'The warehouse at Dock 4 takes it.', 'Lo prende il magazzino al molo 4.', 'Dock 4'],
];

/** The heading that goods belong to. */
export const HEADINGS = [
  [/\bdrones?\b/i, '8806'],
  [/\bpillows?\b/i, '9404'],
  [/\bscooters?\b/i, '8711'],
  [/\bcandles?\b/i, '3406'],
  [/\bkayaks?\b/i, '8903'],
  [/\bumbrellas?\b/i, '6601'],
  [/\bviolins?\b/i, '9202'],
  [/\bmattress(?:es)?\b/i, '9404'],
];

/** Quotas: what the table says that the agent is given, and what holds. */
export const QUOTAS = {
  garlic: ['open', 'exhausted'],
  mushrooms: ['open', 'critical'],
  honey: ['exhausted', 'open'],
  rice: ['critical', 'exhausted'],
  tuna: ['open', 'exhausted'],
  sugar: ['exhausted', 'critical'],
  ethanol: ['critical', 'open'],
  beef: ['open', 'critical'],
};
