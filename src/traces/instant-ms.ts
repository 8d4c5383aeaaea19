/**
 * Milliseconds since 1970 of an ISO 8601 moment, undefined where it is none. A time without a zone is UTC (schema/trace.ts), and
 * fractions finer than a millisecond count: `Date.parse` alone would cut them off.
 */
export function instantMs(text: string): number | undefined {
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`;
  const fraction = /[.,](\d+)/.exec(zoned);
  const whole = Date.parse(fraction === null ? zoned : zoned.replace(fraction[0], ''));
  if (Number.isNaN(whole)) return undefined;
  return fraction === null ? whole : whole + Number(`0.${fraction[1]}`) * 1_000;
}
