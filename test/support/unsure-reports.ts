import type { CaseResult, RunReport } from '../../src/schema/run.ts';
import {
  passingCase,
  sampleAttempt,
  sampleCase,
  sampleReport,
  sampleResult,
  sampleTurn,
} from './sample-report.ts';

const PARAPHRASE =
  'only a part of its words is there; without a model a paraphrase cannot be told from another statement';
const TONE = 'whether this is polite is nothing that rules can tell';

interface UnsureSketch {
  scorer?: string;
  score?: number;
  reason?: string;
  answer?: string;
  check?: object;
}

/** A case of which nothing is sure. */
export function unsureCase(
  id: string,
  sketch: UnsureSketch = {},
  more: Partial<CaseResult> = {},
): CaseResult {
  const { scorer = 'playval', score = 0.5, reason = PARAPHRASE, answer, check } = sketch;
  const metadata = {
    unsure: true,
    unsure_reason: reason,
    ...(check === undefined ? {} : { suggested_check: check }),
  };
  const result = sampleResult(score, 'Partly seen.', { gating: false, metadata });
  const turn = sampleTurn({ [scorer]: result }, answer === undefined ? {} : { output: answer });
  return sampleCase(id, [sampleAttempt([turn], { status: 'skipped', unsure: true })], {
    status: 'skipped',
    unsure: true,
    reason: `unsure: ${scorer}: ${reason}`,
    ...more,
  });
}

const row = (judged: number, passed: number, unsure: number) => ({
  ...{ name: 'playval', mean: 0.61, passed, judged, not_applicable: 0, errored: 0 },
  ...(unsure === 0 ? {} : { unsure }),
  gating: unsure < judged,
});

/** Most of a suite is sure and passed; four cases are not, for two reasons. */
export function someUnsureReport(): RunReport {
  const cases = [
    ...Array.from({ length: 12 }, (_, index) => passingCase(`orders/status-${index + 1}`)),
    unsureCase('hours/sunday', { answer: 'On Sundays we stay closed.', check: { icontains: 'closed' } }),
    unsureCase('returns/window', {
      answer: 'You have a month from delivery to send it back.',
      check: { contains: '30 days' },
    }),
    unsureCase('returns/late', {
      answer: 'Sorry, that is too late.',
      check: { all_of: [{ contains: '30 days' }, { not_icontains: 'refund' }] },
    }),
    unsureCase('tone/greeting', { scorer: 'friendly', reason: TONE, score: 0.8, answer: 'Hi! What is it?' }),
  ];
  return sampleReport(cases, {
    header: {
      ...{ conclusion: 'passed', pass_rate: 1, pass_rate_interval: [0.7575, 1] },
      reason: '12 of 12 sure cases passed (100 %). 4 cases are unsure.',
      counts: { total: 16, passed: 12, failed: 0, errored: 0, skipped: 4, unsure: 4 },
    },
    scorers: [row(15, 12, 3), { ...row(1, 1, 1), name: 'friendly', mean: 0.8 }],
  });
}

/** Two hundred cases of paraphrases, of which a handful is sure. */
export function mostlyUnsureReport(): RunReport {
  const cases = [
    ...Array.from({ length: 5 }, (_, index) => passingCase(`orders/status-${index + 1}`)),
    ...Array.from({ length: 180 }, (_, index) =>
      unsureCase(`answers/question-${index + 1}`, {
        answer: `Within ${index + 1} days, as long as it was not worn.`,
        ...(index % 3 === 0 ? {} : { check: { contains: `${index + 1} days` } }),
      }),
    ),
    ...Array.from({ length: 15 }, (_, index) =>
      unsureCase(`tone/letter-${index + 1}`, { scorer: 'friendly', reason: TONE, answer: 'Dear customer!' }),
    ),
  ];
  return sampleReport(cases, {
    header: {
      ...{ conclusion: 'neutral', pass_rate: 1, pass_rate_interval: [0.5655, 1] },
      reason:
        'Only 5 of 200 gating cases are sure (5 passed, 0 failed), fewer than half, so nothing is decided. The 195 unsure ones need a check or a model; the report says what could not be told.',
      counts: { total: 200, passed: 5, failed: 0, errored: 0, skipped: 195, unsure: 195 },
    },
    scorers: [row(185, 5, 180), { ...row(15, 15, 15), name: 'friendly', mean: 0.8 }],
  });
}
