import { describe, expect, it } from 'vitest';
import type { GateFacts } from '../../../src/runs/gating/gate.ts';
import { shardVerdict } from '../../../src/runs/sharding/shard-verdict.ts';

const facts = (over: Partial<GateFacts> = {}): GateFacts => ({
  selected: 10,
  passed: 10,
  failed: 0,
  errored: 0,
  skipped: 0,
  avgScores: {},
  nonGating: { total: 0, failed: 0 },
  onlyInfrastructure: true,
  ...over,
});
const SHARD = { index: 3, count: 8 };

describe('the verdict of a shard', () => {
  it.each([
    ['all passed', {}, 'Shard 3 of 8: 10 of 10 cases passed; gated after the merge.'],
    ['some failed', { passed: 4, failed: 6 }, 'Shard 3 of 8: 4 of 10 cases passed; gated after the merge.'],
    [
      'some errored, some skipped',
      { passed: 4, failed: 3, errored: 2, skipped: 1 },
      'Shard 3 of 8: 4 of 7 cases passed, 2 errored, 1 skipped; gated after the merge.',
    ],
    [
      'only skipped ones',
      { passed: 0, skipped: 10 },
      'Shard 3 of 8: 0 of 0 cases passed, 10 skipped; gated after the merge.',
    ],
    [
      'no case at all',
      { selected: 0, passed: 0 },
      'Shard 3 of 8: no case of the suite falls to it; gated after the merge.',
    ],
  ])('is neutral: %s', (_, over, reason) => {
    for (const failOn of ['failure', 'regression', 'never'] as const)
      expect(shardVerdict(facts(over), SHARD, failOn)).toEqual({
        conclusion: 'neutral',
        reason,
        exitCode: 0,
      });
  });

  it.each([
    ['was cancelled', { cancelled: true }, 130, 'cancelled'],
    ['ran out of budget', { passed: 2, budget: '$1 of $1' }, 1, 'the budget ran out ($1 of $1): 2 of 10'],
    [
      'was refused by the judge',
      { passed: 0, refused: 'bad key' },
      3,
      'the judge takes no questions (bad key)',
    ],
    ['only errored', { passed: 0, errored: 10 }, 3, 'no case could be judged: 10 of 10 cases errored'],
    [
      'only errored by its agent',
      { passed: 0, errored: 10, onlyInfrastructure: false },
      1,
      'no case could be',
    ],
  ])('is failed where it %s', (_, over, exitCode, text) => {
    const verdict = shardVerdict(facts(over), SHARD, 'failure');
    expect(verdict).toMatchObject({ conclusion: 'failed', exitCode });
    expect(verdict.reason).toContain(`Shard 3 of 8: ${text}`);
  });

  it('gates nothing under never, but a world that failed', () => {
    expect(shardVerdict(facts({ budget: '$1' }), SHARD, 'never')).toMatchObject({ exitCode: 0 });
    expect(shardVerdict(facts({ passed: 0, errored: 10 }), SHARD, 'never')).toMatchObject({ exitCode: 3 });
  });
});
