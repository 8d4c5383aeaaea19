import { describe, expect, it } from 'vitest';
import { progressEvent, webhookPayload } from '../../src/schema/event.ts';

const TIME = '2026-01-31T12:00:00.000Z';
const COUNTS = { total: 1, passed: 1, failed: 0, errored: 0, skipped: 0 };
const FAILED = { run_id: 'run_1', test_case_id: 'c', test_case_name: 'n', failure_summary: 's' };
const payload = (event: string, data: object) => ({ event, timestamp: TIME, data });

describe('webhook payloads', () => {
  it.each([
    payload('run.completed', {
      run_id: 'r',
      agent_id: null,
      conclusion: 'neutral',
      reason: 'x',
      pass_rate: null,
      counts: COUNTS,
      avg_scores: {},
      duration_ms: 5,
    }),
    payload('run.failed', FAILED),
    payload('evaluation.completed', { evaluation_id: 'e', overall_pass: true, scores: { bias: 1 } }),
    payload('optimization.completed', {
      optimization_id: 'o',
      agent_id: 'a',
      status: 'completed',
      decision: 'accepted',
      predicted_improvement: {},
      validation_run_id: 'r',
    }),
  ])('$event is accepted', (value) => {
    expect(webhookPayload.parse(value)).toEqual(value);
  });

  it.each<[string, object]>([
    ['an unknown event', payload('run.started', FAILED)],
    ['more than event, timestamp and data', { ...payload('run.failed', FAILED), id: 'x' }],
    ['more than the four strings of a failed run', payload('run.failed', { ...FAILED, url: 'x' })],
    ['a time that is none', { ...payload('run.failed', FAILED), timestamp: 'now' }],
  ])('%s is refused', (_, value) => {
    expect(webhookPayload.safeParse(value).success).toBe(false);
  });
});

describe('progress events', () => {
  const event = (type: string, data: object) => ({ seq: 3, at: TIME, type, data });
  it.each([
    event('run.started', { run_id: 'r', test_case_count: 2, judge: { mode: 'offline', model: 'm' } }),
    event('case.started', { test_case_id: 'c', test_case_name: 'n', attempt: 0, agent_id: 'a' }),
    event('turn.scored', {
      test_case_id: 'c',
      attempt: 0,
      turn_id: 't',
      turn_index: 0,
      results: { bias: { score: 1, pass: true, reasoning: '', metadata: {} } },
    }),
    event('case.finished', {
      test_case_id: 'c',
      test_case_name: 'n',
      status: 'passed',
      finished: 1,
      test_case_count: 2,
    }),
    event('run.finished', {
      run_id: 'r',
      status: 'completed',
      conclusion: 'passed',
      reason: 'x',
      counts: COUNTS,
      pass_rate: 1,
      duration_ms: 9,
    }),
    event('heartbeat', {}),
  ])('$type is accepted', (value) => {
    expect(progressEvent.parse(value)).toEqual(value);
  });

  it('are told apart by their type, and counted', () => {
    expect(progressEvent.safeParse(event('run.paused', {})).success).toBe(false);
    expect(progressEvent.safeParse({ ...event('heartbeat', {}), seq: -1 }).success).toBe(false);
  });
});
