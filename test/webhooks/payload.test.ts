import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webhookPayload } from '../../src/schema/event.ts';
import { type Announcement, LARGEST_BODY, payloadBody } from '../../src/webhooks/payload.ts';

const AT = '2026-01-01T00:00:00.000Z';
const failed = (failure_summary: string, test_case_name = 'Case'): Announcement => ({
  event: 'run.failed',
  data: { run_id: 'run_1', test_case_id: 'a', test_case_name, failure_summary },
});
const size = (body: string) => Buffer.byteLength(body);

describe('the body of a delivery', () => {
  it('is exactly event, timestamp and data', () => {
    expect(payloadBody(failed('because'), AT)).toBe(
      `{"event":"run.failed","timestamp":"${AT}","data":{"run_id":"run_1","test_case_id":"a","test_case_name":"Case","failure_summary":"because"}}`,
    );
  });

  it('cuts the longest text with an ellipsis and leaves the short ones', () => {
    const body = payloadBody(failed('x'.repeat(100_000)), AT);
    expect(size(body)).toBeLessThanOrEqual(LARGEST_BODY);
    expect(size(body)).toBeGreaterThan(LARGEST_BODY - 8);
    const { data } = JSON.parse(body);
    expect(data.failure_summary).toMatch(/^x+…$/);
    expect(data.test_case_name).toBe('Case');
  });

  it('drops scores from the end when there are too many of them', () => {
    const scores = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`scorer_${index}`, 0.5]));
    const data = { evaluation_id: 'eval_1', overall_pass: true, scores };
    const kept = JSON.parse(payloadBody({ event: 'evaluation.completed', data }, AT)).data;
    expect(kept.evaluation_id).toBe('eval_1');
    expect(Object.keys(kept.scores).length).toBeGreaterThan(500);
    expect(Object.keys(kept.scores)[0]).toBe('scorer_0');
  });

  it('is valid, small enough and fits its schema whatever the texts hold', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30_000 });
    fc.assert(
      fc.property(
        text,
        text,
        fc.dictionary(fc.string({ maxLength: 9_000 }), fc.double({ min: 0, max: 1 })),
        (a, b, avg) => {
          const counts = { total: 1, passed: 1, failed: 0, errored: 0, skipped: 0 };
          const data = {
            ...{ run_id: 'run_1', agent_id: a, conclusion: 'passed' as const, reason: b, pass_rate: 1 },
            ...{ counts, avg_scores: avg, duration_ms: 1 },
          };
          for (const one of [failed(a, b), { event: 'run.completed', data } as const]) {
            const body = payloadBody(one, AT);
            expect(size(body)).toBeLessThanOrEqual(LARGEST_BODY);
            expect(webhookPayload.safeParse(JSON.parse(body)).success).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
