import { z } from 'zod';
import { check } from '../schema/check.ts';
import { truncateText } from '../text/truncate.ts';
import type { CheckKind, CheckSpec, Outcome } from './check-kind.ts';
import { defineCheck } from './define-check.ts';

/** Longest reason of one of its checks, in characters. */
const LONGEST_REASON = 200;

type Judged = Extract<Outcome, { status: 'judged' }>;

interface GroupSpec extends Pick<CheckSpec<unknown>, 'name' | 'description' | 'example'> {
  /** Whether the group passes where no `threshold` stands beside it. A check that found nothing is among them as failed. */
  passes(judged: readonly { readonly pass: boolean }[]): boolean;
}

/**
 * A group of checks: all are judged, in the order written, and what does not apply or has no weight does not count. Its score is the
 * weighted mean, which does not depend on the order.
 */
export function defineGroup({ passes, ...shownOf }: GroupSpec): CheckKind {
  return defineCheck({
    ...shownOf,
    value: z.array(check).min(1).max(1000).describe('Checks of the group, each with any `weight`.'),
    label: () => undefined,
    negatable: true,
    of: true,
    members: (value) =>
      Array.isArray(value) ? value.map((one: unknown, index) => ({ step: [index], check: one })) : [],
    async evaluate(_, { judge, weights, value, at }) {
      const outcomes = await Promise.all(weights.map((_weight, member) => judge(member, { value, at })));
      const errored = outcomes.find((one) => one.status === 'nothing' && one.code !== undefined);
      if (errored?.status === 'nothing') return errored;
      const counted = outcomes.flatMap((one, member) => {
        const weight = weights[member] ?? 0;
        return one.status === 'not_applicable' || weight === 0 ? [] : [{ ...verdictOf(one), weight }];
      });
      if (counted.length === 0) return { notApplicable: 'none of its checks applies' };
      const faultBelow = faultIn(outcomes);
      const total = counted.reduce((sum, { weight }) => sum + weight, 0);
      const score = counted.reduce((sum, one) => sum + one.score * one.weight, 0) / total;
      const failed = counted.filter(({ pass }) => !pass);
      return {
        pass: passes(counted),
        score: Math.min(1, Math.max(0, score)),
        expected: `${shownOf.name}: ${outcomes.map(({ label }) => label).join('; ')}`,
        actual: value,
        reason:
          failed.length === 0
            ? `all ${counted.length} pass`
            : `${counted.length - failed.length} of ${counted.length} pass; ${failed
                .slice(0, 3)
                .map(({ label, why }) => `${label} does not: ${why}`)
                .join('; ')}`,
        ...(faultBelow === undefined ? {} : { faultBelow }),
        metadata: { checks: outcomes.slice(0, 20).map(factsOf) },
      };
    },
  });
}

function faultIn(outcomes: readonly Outcome[]): string | undefined {
  for (const one of outcomes) {
    const fault = one.status === 'nothing' ? one.fault : one.status === 'judged' ? one.faultBelow : undefined;
    if (fault !== undefined) return `${one.label}: ${fault}`;
  }
  return undefined;
}

function verdictOf(outcome: Judged | Extract<Outcome, { status: 'nothing' }>) {
  const { label } = outcome;
  return outcome.status === 'judged'
    ? { label, pass: outcome.pass, score: outcome.score, why: outcome.reason }
    : { label, pass: false, score: 0, why: outcome.fault };
}

function factsOf(outcome: Outcome): Record<string, unknown> {
  if (outcome.status === 'not_applicable') return { check: outcome.label, not_applicable: true };
  const { label, pass, score, why } = verdictOf(outcome);
  return { check: label, pass, score, reason: truncateText(why, LONGEST_REASON) };
}
