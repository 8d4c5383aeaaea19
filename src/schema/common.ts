import { z } from 'zod';

/** A score or share: 0 to 1. */
export const unitInterval = z.number().min(0).max(1);
/** Text with at least one visible character. */
export const presentText = z
  .string()
  .refine((text) => /[^\s\u200b-\u200d\u2060\ufeff]/u.test(text), 'must not be empty');
/** ISO 8601 timestamp in UTC. */
export const timestamp = z.iso.datetime();
/** Free keys, any JSON value. */
export const freeObject = z.record(z.string(), z.unknown());
/** A time window: a number plus `d` (`h`, `m`, `w` as extensions). */
export const timeWindow = z
  .string()
  .regex(/^[1-9]\d{0,4}[dhmw]$/, 'must be a number plus d, h, m or w, for example 30d');
/** Longest time of a whole run: a number plus `s`, `m` or `h`. */
export const timeLimit = z
  .string()
  .regex(/^[1-9]\d{0,5}[smh]$/, 'must be a number plus s, m or h, for example 10m');
/** For cross-field rules that must report even when single fields are wrong, so that all problems come at once; they see raw values. */
export const evenIfIncomplete = {
  when: (payload: { value: unknown }): boolean => typeof payload.value === 'object' && payload.value !== null,
};
