import { roundedNoise } from '../runs/talk-books.ts';
import type { TalkNoise } from '../schema/users/talk.ts';
import { type NoisyValue, noiseParts } from '../statistics/noise-parts.ts';
import type { Evidence } from './evidence.ts';
import type { Metric } from './metrics.ts';

/**
 * Where the scatter of the primary metric comes from in talks with simulated users: users, agent and judge, case by case and variant by
 * variant, since a user may be hard for one variant alone. Undefined where no case has several such talks with one variant.
 */
export function talkNoiseOf({ plays }: Pick<Evidence, 'plays'>, metric: Metric): TalkNoise | undefined {
  const cases = new Map<string, NoisyValue[]>();
  for (const play of plays) {
    const value = metric.valueOf(play);
    if (play.user === undefined || value === undefined) continue;
    const key = JSON.stringify([play.variant, play.caseId]);
    const known = cases.get(key) ?? [];
    cases.set(key, known);
    known.push({ user: play.user, answers: play.digest, value });
  }
  const found = noiseParts([...cases.values()]);
  return found === undefined ? undefined : roundedNoise(found);
}
