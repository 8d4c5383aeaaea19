// What the documents of the railway say, and what is not in them.

export const from = (passage, output = passage) => ({ output, context: [passage] });

export const RULES = [
  [
    /\bhalf[- ]fare card\b|\bhalf fare\b/i,
    {
      rule: 'With the half-fare card you pay half on all trains',
      condition: 'except on night trains',
      word: 'night trains',
    },
  ],
  [
    /\bchang(?:e|ing)\b.{0,30}\bticket|\brebook/i,
    {
      rule: 'Tickets can be changed for 10 francs',
      condition: 'until 60 minutes before departure',
      word: '60 minutes',
    },
  ],
  [
    /\brefund|\bmoney back\b/i,
    {
      rule: 'Unused tickets are refunded',
      condition: 'within 30 days, less a fee of 8 francs',
      word: '30 days',
    },
  ],
  [
    /\bgroup|\b(?:nine|ten|twelve) of us\b/i,
    {
      rule: 'Groups get 30 % off',
      condition: 'from ten persons on, if they book three days ahead',
      word: 'three days',
    },
  ],
  [
    /\bfirst class\b|\bupgrade/i,
    {
      rule: 'Upgrading to first class costs 22 francs',
      condition: 'except on Fridays after 15:00',
      word: 'Fridays',
    },
  ],
  [
    /\bday pass\b|\bday ticket\b/i,
    {
      rule: 'The day pass costs 64 francs and is good for all lines',
      condition: 'but not before 9:00 on working days',
      word: '9:00',
    },
  ],
  [
    /\bstudents?\b|\buniversity\b/i,
    { rule: 'Students pay 25 % less', condition: 'up to the age of 26', word: '26' },
  ],
  [
    /\bcarnet\b|\bten-trip\b/i,
    {
      rule: 'The ten-trip carnet saves a fifth',
      condition: 'and has to be used within 12 months',
      word: '12 months',
    },
  ],
];
export const PLATFORMS = {
  Oberau: 4,
  Talheim: 7,
  Seebach: 2,
  Linden: 9,
  Kronau: 5,
  Marbach: 3,
  Weiler: 8,
  Altdorf: 6,
};
export const UNKNOWN = [
  [/\bwi-?fi\b|\binternet\b/i, 'Yes, there is free Wi-Fi in all cars.'],
  [/\bparking\b|\bpark my\b/i, 'Parking at the stations costs 6 francs a day.'],
  [/\blounge\b/i, 'The lounge is open to all first-class passengers until 22:00.'],
  [/\binsurance\b|\binsured\b/i, 'Your luggage is insured for up to 2,000 francs.'],
  [/\bsleeper\b|\bshower/i, 'All sleeper cabins have a shower.'],
  [/\bsocket|\bcharge my\b/i, 'There is a socket at every seat.'],
  [/\bscooter/i, 'E-scooters travel free of charge.'],
  [/\bvegan|\bmenu\b/i, 'The restaurant car has three vegan dishes.'],
];
export const LINES = {
  L5: ['L4', '11.20', '14.60'],
  L7: ['L6', '8.40', '9.80'],
  L9: ['L8', '16.00', '18.20'],
  L11: ['L10', '7.60', '10.40'],
  L12: ['L10', '7.60', '12.90'],
  L14: ['L13', '21.00', '24.50'],
  L15: ['L13', '21.00', '19.70'],
  L17: ['L16', '13.30', '15.10'],
};
