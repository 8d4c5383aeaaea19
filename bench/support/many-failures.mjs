import { seededRandom } from '../../src/ports/seeded-random.ts';

const WORDS =
  'refund order parcel gift ribbon colour sheet box delivery address invoice amount date customer account password mail voucher price stock return label store courier window'.split(
    ' ',
  );

/** Failed and passed attempts with reasons that no rule explains, so that all of them are clustered; `kinds` different reasons. */
export function manyFailures(count, kinds) {
  const { next } = seededRandom(7);
  const text = () =>
    Array.from({ length: 12 }, () => `${WORDS[Math.floor(next() * WORDS.length)]}`).join(' ');
  const reasons = Array.from({ length: kinds }, text);
  const attempt = (at, status, results) => ({
    run_id: `run-${at % 40}`,
    agent_id: 'agent',
    case_id: `case-${at}`,
    case_name: '',
    case_hash: '',
    tags: [`tag${at % 9}`],
    finished_at: at,
    attempt: 0,
    status,
    turns: [
      { turn_id: 't', input: text(), output: text(), latency_ms: 1, tool_calls: [], results, criteria: {} },
    ],
  });
  const result = (pass, reasoning) => ({ score: pass ? 1 : 0, pass, reasoning, metadata: {} });
  return {
    failed: Array.from({ length: count }, (_, at) =>
      attempt(at, 'failed', { house: result(false, reasons[at % kinds]) }),
    ),
    passed: Array.from({ length: count }, (_, at) =>
      attempt(count + at, 'passed', { house: result(true, '') }),
    ),
    errored: [],
  };
}
