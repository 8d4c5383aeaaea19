import { describe, expect, it } from 'vitest';
import { playOfAttempt } from '../../src/experiments/play-of-attempt.ts';
import type { PlayedTurn } from '../../src/runs/records.ts';
import type { AttemptResult, TurnResult } from '../../src/schema/run.ts';

const KEY = { variant: 'terse', caseId: 'refunds', round: 2 };

function turnOf(output: string, more: Partial<PlayedTurn> = {}): PlayedTurn {
  return {
    turn_id: 'turn_1_0_0_0',
    input: 'hello',
    output,
    latency_ms: 100,
    tool_calls: null,
    context: null,
    agent_plan: null,
    usage: { cost_usd: 0.01 },
    criteria: {},
    ...more,
  };
}

function attemptOf(status: AttemptResult['status'], scores: Record<string, number>[]): AttemptResult {
  const turns = scores.map(
    (each): TurnResult => ({
      turn_id: 't',
      input: 'hello',
      output: '',
      latency_ms: 100,
      tool_calls: null,
      results: Object.fromEntries(
        Object.entries(each).map(([name, score]) => [
          name,
          { score, pass: score >= 0.7, reasoning: '', metadata: { not_applicable: score === -1 } },
        ]),
      ),
    }),
  );
  return { status, turns };
}

describe('a recorded attempt as a play of an experiment', () => {
  it('is valid when it passed or failed, with the mean of its turns for scores and latency and the sum of its costs', () => {
    const taken = playOfAttempt(KEY, attemptOf('failed', [{ relevance: 1 }, { relevance: 0.5 }]), {
      turns: [turnOf('a'), turnOf('b', { latency_ms: 300, usage: { cost_usd: 0.02 } })],
      order: 17,
    });
    expect(taken).toEqual({
      play: {
        ...KEY,
        order: 17,
        passed: false,
        scores: { relevance: 0.75 },
        latencyMs: 200,
        costUsd: 0.03,
        digest: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    });
  });

  it.each(['errored', 'skipped'] as const)('is lost when it was %s', (status) => {
    const taken = playOfAttempt(
      KEY,
      {
        ...attemptOf(status, []),
        ...(status === 'errored' ? { error: { code: 'timeout', message: 'agent: timeout' } } : {}),
      },
      { turns: [turnOf('a')] },
    );
    expect(taken).toEqual({
      lost: {
        ...KEY,
        status,
        message: status === 'errored' ? 'agent: timeout' : 'no scorer had anything to judge',
      },
    });
  });

  it('leaves out results that do not apply, and knows no cost when one turn does not say', () => {
    const taken = playOfAttempt(
      KEY,
      attemptOf('passed', [{ relevance: 1, toxicity: -1 }, { toxicity: -1 }]),
      {
        turns: [turnOf('a'), turnOf('b', { usage: null })],
      },
    );
    expect(taken).toMatchObject({ play: { scores: { relevance: 1 }, costUsd: null } });
    expect('play' in taken && Object.keys(taken.play.scores)).toEqual(['relevance']);
  });

  it('has the digest of what was said and called, whatever the time it took', () => {
    const digest = (turn: PlayedTurn) => {
      const taken = playOfAttempt(KEY, attemptOf('passed', [{ relevance: 1 }]), { turns: [turn] });
      return 'play' in taken ? taken.play.digest : '';
    };
    expect(digest(turnOf('a'))).toBe(digest(turnOf('a', { latency_ms: 9_000 })));
    expect(digest(turnOf('a'))).not.toBe(digest(turnOf('b')));
    expect(digest(turnOf('a'))).not.toBe(digest(turnOf('a', { tool_calls: [{ name: 'f', arguments: {} }] })));
  });
});
