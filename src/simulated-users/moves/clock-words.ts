const HOURS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const MINUTES = new Map([
  ['half', 30],
  ['quarter', 15],
  ['five', 5],
  ['ten', 10],
  ['fifteen', 15],
  ['twenty', 20],
  ['twenty-five', 25],
  ['thirty', 30],
  ['forty-five', 45],
]);
const HOUR = `(${HOURS.join('|')}|1[0-2]|[1-9])`;
const DAY = '(?: in the (morning|afternoon|evening)| at (night))?';
const PAST = new RegExp(
  `\\b(?:a )?(half|quarter|(?<=at |around |by )(?:five|ten)|twenty|twenty-five)(?: minutes)? (past|after|to|before|till) ${HOUR}\\b(?! (?:people|persons|days|weeks|months|years|hours|minutes|of)\\b)${DAY}`,
  'gi',
);
const SPOKEN = new RegExp(`\\b${HOUR}[ -](fifteen|thirty|forty-five)\\b(?! \\p{L}+s\\b)${DAY}`, 'giu');
const FULL = new RegExp(
  `\\b${HOUR}(?::(\\d{2}))?(?: o'?clock${DAY}| in the (morning|afternoon|evening)| at (night))\\b`,
  'gi',
);

const hourOf = (word: string): number => {
  const at = HOURS.indexOf(word.toLowerCase());
  return at < 0 ? Number(word) : at + 1;
};

function clock(hour: number, minute: number, ...parts: (string | undefined)[]): string {
  const part = parts.find((one) => one !== undefined)?.toLowerCase();
  const minutes = (hour * 60 + minute + 1440) % 1440;
  const late = part !== undefined && part !== 'morning' && minutes < 720 ? 720 : 0;
  const at = minutes + late;
  return `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;
}

/** A text with its times of the clock in figures: "half past nine" as 9:30, "seven in the evening" as 19:00, "nine o'clock" as 9:00. */
export const withClockTimes = (text: string): string =>
  text
    .replace(/[‘’]/gu, "'")
    .replace(PAST, (_, word: string, side: string, hour: string, day?: string, night?: string) => {
      const minutes = MINUTES.get(word.toLowerCase()) ?? Number(word);
      return clock(hourOf(hour), /past|after/i.test(side) ? minutes : -minutes, day, night);
    })
    .replace(SPOKEN, (_, hour: string, minutes: string, day?: string, night?: string) =>
      clock(hourOf(hour), MINUTES.get(minutes.toLowerCase()) ?? 0, day, night),
    )
    .replace(FULL, (_, hour: string, minutes: string | undefined, ...days: (string | undefined)[]) =>
      clock(hourOf(hour), Number(minutes ?? 0), ...days.slice(0, 4)),
    );
