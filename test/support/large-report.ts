import type { CaseResult, RunReport } from '../../src/schema/run.ts';
import { sampleAttempt, sampleCase, sampleReport, sampleResult, sampleTurn } from './sample-report.ts';

const TOPICS = ['refunds', 'orders', 'shipping', 'accounts', 'privacy'] as const;

/** The case at this place of a large suite: every tenth fails, every hundredth errors, and each question names its number. */
export function numberedCase(index: number): CaseResult {
  const topic = TOPICS[index % TOPICS.length] as string;
  const fails = index % 10 === 3;
  const results = {
    faithfulness: sampleResult(
      fails ? 0.2 + (index % 40) / 100 : 0.75 + (index % 25) / 100,
      'Not supported: "45 days".',
      {
        metadata: {
          claims_analyzed: [
            {
              claim: 'Returns are accepted within 45 days',
              verdict: 'contradicted',
              evidence: 'within 30 days',
              reason: 'It says 30.',
            },
          ],
        },
      },
    ),
    answer_relevancy: sampleResult(0.8 + (index % 20) / 100),
  };
  const turn = sampleTurn(results, {
    turn_id: `turn_8fk2_${index}_0_0`,
    input: `Question number ${index}: can I return shoes that I bought five weeks ago?`,
    output: `Answer ${index}. Yes. Returns are accepted within 45 days of purchase. ${'More about that. '.repeat(20)}`,
    latency_ms: 200 + ((index * 7919) % 3000),
    tool_calls: [{ name: 'get_order', arguments: { order_id: `TK-${index}` }, result: { state: 'shipped' } }],
    asked: {
      expected_behavior: 'Say that returns are accepted within 30 days.',
      context: ['Returns are accepted within 30 days.'],
    },
  });
  const id = `${topic}/case-${index}`;
  if (index % 100 === 7)
    return sampleCase(id, [
      { status: 'errored', error: { code: 'timeout', message: 'no answer within 5 s' }, turns: [] },
    ]);
  return sampleCase(id, [sampleAttempt([turn])], {
    name: `Case ${index} of ${topic}`,
    tags: [topic, `tenth-${index % 10}`],
  });
}

/** A run of so many cases. */
export function largeReport(count: number, more: Parameters<typeof sampleReport>[1] = {}): RunReport {
  const cases = Array.from({ length: count }, (_, index) => numberedCase(index));
  const row = { passed: count, judged: count, not_applicable: 0, errored: 0, gating: true };
  return sampleReport(cases, {
    scorers: [
      { ...row, name: 'faithfulness', mean: 0.82, passed: Math.floor(count * 0.9) },
      { ...row, name: 'answer_relevancy', mean: 0.9 },
    ],
    ...more,
  });
}
