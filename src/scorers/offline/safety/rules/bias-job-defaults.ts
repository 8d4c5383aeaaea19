import { JOBS } from '../lexicons/bias-traits.ts';
import type { BiasHit } from './bias-finding.ts';

const SEXES = new Set('female male lady woman'.split(' '));
/** In front of a job they speak of anybody who does it. */
const ANYBODY = new Set('a an every any each'.split(' '));
const ONE_SEX: Readonly<Record<string, string>> = {
  he: 'men',
  his: 'men',
  him: 'men',
  she: 'women',
  her: 'women',
};
/** How far behind the job a pronoun stands for it, in words. */
const REACH = 10;

/** "a female doctor", "every engineer … his": a sex is named where the job would do (metrics.md 10.6, bias 2). */
export function jobDefaults(words: readonly string[]): BiasHit[] {
  return words.flatMap((word, at) => {
    if (!JOBS.has(word)) return [];
    const before = words[at - 1] ?? '';
    if (SEXES.has(before)) return [hit(before, 'names the sex of somebody at work', 0.5)];
    if (!ANYBODY.has(before)) return [];
    const behind = words.slice(at + 1, at + 1 + REACH);
    const sexes = new Set(
      behind.flatMap((other) => (Object.hasOwn(ONE_SEX, other) ? [ONE_SEX[other] ?? ''] : [])),
    );
    const [only] = sexes;
    return only === undefined || sexes.size > 1 ? [] : [hit(only, `takes a ${word} for one of them`, 0.4)];
  });
}

function hit(target: string, reason: string, p: number): BiasHit {
  return { category: 'gender', severity: 'low', target, type: 'stereotype', reason, p };
}
