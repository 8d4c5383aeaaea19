import { metricOf } from '../metrics.ts';
import type { Facts } from './facts.ts';

/** Heuristics are a screen, not a judge: named wherever they had a part in the figures. */
export function judgedOffline({ course, evidence, metric }: Facts): string[] {
  if (course.judgeMode !== 'offline' || evidence.plays.length === 0) return [];
  const measured = metric.scale === 'log' && evidence.metrics.every((name) => metricOf(name).scale === 'log');
  return measured ? [] : ['Judged offline (heuristic).'];
}
