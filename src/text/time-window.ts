const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** Milliseconds of a window such as `30d`, `12h`, `90m`, `30s` or `2w` (`timeWindow` and `timeLimit` of schema/common.ts check the form); NaN for anything else. */
export function windowMs(window: string): number {
  const read = /^(\d+)([smhdw])$/.exec(window);
  if (read === null) return Number.NaN;
  return Number(read[1]) * UNITS[read[2] as keyof typeof UNITS]; // One of the five letters.
}
