import { ENDS, LISTED } from './catalogue-data.ts';
import { entryOf, longestBeginning } from './names.ts';
import { ENDED, SUCCESSORS } from './retirements.ts';

/** How long a model lives, as far as its provider has said so. */
export interface Lifetime {
  /** The day on which it ends or ended (ISO 8601); null where none is announced. */
  ends: string | null;
  /** What may be asked in its place, the provider's own choice first; empty where that is unknown. */
  successors: readonly string[];
}

const PROVIDERS = ['openai', 'anthropic'] as const;
const DAY_MS = 86_400_000;

/** The lifetime of a model, also where a router writes its maker before it (`openai/gpt-4o`); undefined where nothing is known of it. */
export function lifetimeOf(name: string): Lifetime | undefined {
  const model = name.replace(/^(?:openai|anthropic)\//, '');
  const successors = longestBeginning(SUCCESSORS, model) ?? [];
  for (const provider of PROVIDERS) {
    // An edition that is listed by itself need not end with the others.
    if (LISTED[provider].includes(model)) return { ends: null, successors: [] };
    const ends = entryOf(ENDS[provider], model);
    if (ends !== undefined) return { ends, successors };
  }
  const ends = entryOf(ENDED, model);
  return ends === undefined ? undefined : { ends, successors };
}

/** The day of a moment (milliseconds since 1970), in UTC (ISO 8601). */
export const dayOf = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10);

/** Whether a model has ended by a moment; one of which nothing is known has not. */
export function hasEnded(model: string, nowMs: number): boolean {
  const ends = lifetimeOf(model)?.ends ?? undefined;
  return ends !== undefined && ends <= dayOf(nowMs);
}

/** Whether a model has ended, or will within so many days. */
export const endsWithin = (model: string, nowMs: number, days: number): boolean =>
  hasEnded(model, nowMs + days * DAY_MS);
