import { mean } from '../statistics/mean.ts';
import { sampleVariance } from '../statistics/sample-variance.ts';
import { tQuantile } from '../statistics/student-t.ts';
import { valuesByCase } from './attempts.ts';
import type { Candidate } from './course.ts';
import { metricValue, type Objective } from './objective.ts';
import { selectionAttempts } from './race.ts';

/**
 * Whether nothing is left to search for (improvement.md 2.2 step 9e): the lower 90 % bound of every target's metric is at its target; where passing is the
 * aim, or half of it, every selection case passes always.
 */
export function allReached(best: Candidate, objective: Objective): boolean {
  const attempts = selectionAttempts(best);
  const passing = objective.type === 'metric_driven' ? [] : [{ metric: 'pass_rate', target: 1 }];
  const targets =
    objective.type === 'error_driven' ? [] : objective.targets.filter(({ reached }) => !reached);
  const aims = [...targets, ...passing];
  if (best.origin === 'original' || aims.length === 0) return false;
  return aims.every(({ metric, target }) => {
    const values = [...valuesByCase(attempts, metricValue(metric)).values()].map((own) => mean(own));
    if (values.length < 2) return false;
    const error = Math.sqrt(sampleVariance(values) / values.length);
    return mean(values) - tQuantile(0.9, values.length - 1) * error >= target;
  });
}
