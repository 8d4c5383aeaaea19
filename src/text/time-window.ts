const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** Milliseconds of a window such as `30d`, `12h`, `90m` or `2w` (`timeWindow` of schema/common.ts checks the form); NaN for anything else. */
export function windowMs(window: string): number {
  const read = /^(\d+)([mhdw])$/.exec(window);
  if (read === null) return Number.NaN;
  return Number(read[1]) * UNITS[read[2] as keyof typeof UNITS]; // One of the four letters.
}
