/** The three date forms of RFC 9110, 5.6.7: today's, RFC 850's, asctime's. All are UTC. */
const HTTP_DATES = [
  /^[A-Z][a-z]{2}, (?<day>\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^[A-Z][a-z]{5,8}, (?<day>\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\d{2}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d{2}:\d{2}:\d{2}) (?<year>\d{4})$/,
];
/** Not in the RFC, but sent: an ISO instant. */
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const NUMBER = /^\d+(\.\d+)?$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * How long the other side asks to wait, in milliseconds, never negative: `retry-after-ms`, else `retry-after` as seconds
 * (fractions occur) or as a date. Undefined when there is none or it makes no sense: the own backoff decides then.
 * Header names in lower case, as the http port gives them.
 */
export function parseRetryAfter(
  headers: Readonly<Record<string, string>>,
  nowMs: number,
): number | undefined {
  const ms = headers['retry-after-ms']?.trim();
  if (ms !== undefined && NUMBER.test(ms)) return Number(ms);
  const value = headers['retry-after']?.trim();
  if (value === undefined) return undefined;
  if (NUMBER.test(value)) return Number(value) * 1000;
  const at = instant(value);
  return at === undefined ? undefined : Math.max(0, at - nowMs);
}

function instant(text: string): number | undefined {
  if (ISO_INSTANT.test(text)) return finite(Date.parse(text));
  for (const form of HTTP_DATES) {
    const parts = form.exec(text)?.groups;
    if (parts === undefined) continue;
    const { day = '', month = '', year = '', time = '' } = parts;
    const number = MONTHS.indexOf(month);
    if (number < 0) return undefined;
    const iso = `${fullYear(year)}-${String(number + 1).padStart(2, '0')}-${day.trim().padStart(2, '0')}T${time}Z`;
    return finite(Date.parse(iso));
  }
  return undefined;
}

/** Two digits (RFC 850): 70 and above belong to the last century, as everywhere since POSIX. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) >= 70 ? `19${year}` : `20${year}`;
}

function finite(ms: number): number | undefined {
  return Number.isFinite(ms) ? ms : undefined;
}
