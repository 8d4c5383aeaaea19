const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAY_MS = 86_400_000;

/** Days since 1970 of a date as documents write it (ISO, "15 March 2026", "March 15, 2026"), or undefined. */
export function dateOf(text: string): number | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const long = /^(?:(\d{1,2}) )?([A-Z][a-z]+)(?: (\d{1,2}),)? (\d{4})$/i.exec(text);
  const month = iso
    ? Number(iso[2]) - 1
    : MONTHS.findIndex((name) => name.toLowerCase() === long?.[2]?.toLowerCase());
  const day = Number(iso ? iso[3] : (long?.[1] ?? long?.[3]));
  const year = Number(iso ? iso[1] : long?.[4]);
  if (month < 0 || !(day >= 1)) return undefined;
  const at = new Date(Date.UTC(year, month, day));
  return at.getUTCMonth() === month && at.getUTCDate() === day ? at.getTime() / DAY_MS : undefined;
}

/** The day in the manner of `like`: "16 March 2026" beside "15 March 2026". */
export function dateText(days: number, like: string): string {
  const at = new Date(days * DAY_MS);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  if (/^\d{4}-/.test(like)) return at.toISOString().slice(0, 10);
  return /^\d/.test(like) ? `${day} ${MONTHS[month]} ${year}` : `${MONTHS[month]} ${day}, ${year}`;
}
