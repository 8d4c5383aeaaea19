/**
 * Keys whose values differ between two runs of the same work. The counts are among them because a call that was answered
 * just before the kill is in the cache but not in the journal: resumed, its result costs no call and no tokens.
 */
const VARYING = new Set([
  'run_id',
  'turn_id',
  'started_at',
  'finished_at',
  'duration_ms',
  'latency_ms',
  'usage',
  'calls',
  'cached_calls',
  'input_tokens',
  'output_tokens',
]);

/** A copy of results.json without ids, times and counts of calls. */
export function withoutTimes(value) {
  if (Array.isArray(value)) return value.map(withoutTimes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !VARYING.has(key))
      .map(([key, each]) => [key, withoutTimes(each)]),
  );
}
