import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GateFacts, gate } from '../../../src/runs/gating/gate.ts';
import { missingSecretsFacts } from '../../../src/runs/gating/gate-missing-secrets.ts';
import { gateSettings } from '../../../src/schema/settings.ts';

const reason = 'secrets are not given to forks';
const facts = (over: Partial<GateFacts>, undecided: number, scorers: string[] = ['playval']): GateFacts => ({
  selected: 10,
  passed: 0,
  failed: 0,
  errored: 0,
  skipped: undecided,
  avgScores: {},
  nonGating: { total: 0, failed: 0 },
  onlyInfrastructure: true,
  ...over,
  missing: { reason, judge: true, undecided, scorers: new Set(scorers) },
});
const settings = (over: object = {}) => gateSettings.parse(over);

describe('the gate without the judge’s key', () => {
  it.each<[string, GateFacts, object, string, number]>([
    ['nothing but judged results', facts({}, 10), {}, 'neutral', 0],
    ['some that needed no judge, passed', facts({ passed: 3 }, 7), {}, 'passed', 0],
    ['some that needed no judge, one failed', facts({ passed: 2, failed: 1 }, 7), {}, 'failed', 1],
    ['too few of them for min_cases, all passed', facts({ passed: 3 }, 7), { min_cases: 5 }, 'neutral', 0],
    ['too few of them, one failed', facts({ passed: 2, failed: 1 }, 7), { min_cases: 5 }, 'failed', 1],
    ['too few cases altogether', facts({ selected: 3 }, 3), { min_cases: 5 }, 'failed', 1],
    [
      'a required average of a judged scorer',
      facts({ passed: 3 }, 7),
      { min_scores: { playval: 0.9 } },
      'passed',
      0,
    ],
    [
      'a low average over the few that needed none',
      facts({ passed: 3, avgScores: { playval: 0.1 } }, 7),
      { min_scores: { playval: 0.9 } },
      'passed',
      0,
    ],
    [
      'a low average of a computed scorer',
      facts({ passed: 3, avgScores: { exact: 0.1 } }, 7),
      { min_scores: { exact: 0.9 } },
      'failed',
      1,
    ],
    ['one error among judged results, none allowed', facts({ errored: 1 }, 9), {}, 'failed', 1],
    [
      'one error among judged results, a tenth allowed',
      facts({ errored: 1 }, 9),
      { max_error_rate: 0.1 },
      'neutral',
      0,
    ],
    ['nothing but errors', facts({ errored: 10 }, 0), {}, 'failed', 3],
    ['no case', facts({ selected: 0 }, 0, []), {}, 'failed', 1],
    ['every case skipped by its file', facts({ skipped: 10 }, 0, []), {}, 'failed', 1],
    ['a spent budget', facts({ passed: 3, budget: 'all is spent' }, 7), {}, 'failed', 1],
    ['a cancelled run', facts({ cancelled: true }, 4), {}, 'failed', 130],
    ['nothing gated anyway', facts({}, 10), { fail_on: 'never' }, 'neutral', 0],
    [
      'no baseline',
      facts({ passed: 3, baseline: { missing: 'No baseline' } }, 7),
      { fail_on: 'regression' },
      'neutral',
      0,
    ],
  ])('%s', (_, given, over, conclusion, exitCode) => {
    expect(gate(given, settings(over))).toMatchObject({ conclusion, exitCode });
  });

  it('says why in the reason, and only where something was held back', () => {
    expect(gate(facts({}, 10), settings()).reason).toBe(
      'Nothing could be decided without secrets. Judged offline: secrets are not given to forks; 10 cases without a verdict.',
    );
    expect(gate(facts({ passed: 3 }, 0), settings()).reason).toBe(
      '3 of 3 cases passed (100 %). Judged offline: secrets are not given to forks; what needs a judge does not gate.',
    );
    expect(gate(facts({ passed: 3 }, 0, []), settings()).reason).toBe('3 of 3 cases passed (100 %).');
    expect(gate(facts({ passed: 3 }, 7), settings({ min_cases: 5 })).reason).toMatch(
      /^Only 3 cases could be decided without secrets; 5 are required \(gate\.min_cases\)\./,
    );
  });

  it('is neutral where only agents lack their keys', () => {
    const tally = { undecided: { cases: 4, scorers: new Set(['playval']) } };
    const descriptions = [
      { gating: true, unreachable: true as const },
      { gating: false, unreachable: true as const },
      { gating: true },
    ];
    const { missing } = missingSecretsFacts({ reason, judge: false }, tally, descriptions);
    expect(missing).toMatchObject({ undecided: 1, scorers: new Set() });
    expect(gate({ ...facts({}, 0), ...(missing === undefined ? {} : { missing }) }, settings())).toEqual({
      conclusion: 'neutral',
      reason:
        'Nothing could be decided without secrets. Not all agents could be called: secrets are not given to forks; 1 case without a verdict.',
      exitCode: 0,
    });
    expect(missingSecretsFacts(undefined, tally, descriptions)).toEqual({});
  });

  it('is never green without a decided case, and never red while nothing failed or erred', () => {
    const some = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(
        some,
        some,
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom('failure', 'regression', 'never'),
        (passed, failed, undecided, min_cases, min_pass_rate, fail_on) => {
          const selected = passed + failed + undecided;
          const verdict = gate(
            facts({ selected, passed, failed }, undecided),
            settings({
              min_cases: Math.min(min_cases, selected),
              min_pass_rate,
              fail_on,
              min_scores: { playval: 1 },
            }),
          );
          if (passed + failed === 0) expect(verdict.conclusion).toBe('neutral');
          if (failed === 0) expect(verdict.exitCode).toBe(0);
          if (verdict.conclusion === 'passed')
            expect(passed).toBeGreaterThanOrEqual(min_pass_rate > 0 ? 1 : 0);
        },
      ),
    );
  });
});
