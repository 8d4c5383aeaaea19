import { isoInstantMs } from '../schema/instant.ts';

/**
 * Milliseconds since 1970 of a moment as logs and traces state it, undefined where it is none: ISO 8601, or what this machine reads as a
 * date. A time without a zone is UTC.
 */
export function instantMs(text: string): number | undefined {
  const exact = isoInstantMs(text);
  if (exact !== undefined) return exact;
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`;
  const fraction = /[.,](\d+)/.exec(zoned);
  const whole = Date.parse(fraction === null ? zoned : zoned.replace(fraction[0], ''));
  if (Number.isNaN(whole)) return undefined;
  return fraction === null ? whole : whole + Number(`0.${fraction[1]}`) * 1_000;
}
