import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOutcomeSpans, rememberSpans } from '../../src/runs/outcome-spans.ts';
import { agentVersion } from '../../src/runs/planning/agent-version.ts';
import type { OutcomeStatus } from '../../src/schema/run.ts';
import { memoryStore } from '../support/memory-store.ts';

const described = (hash: string, version?: string, more: object = {}) => ({
  ...{ hash, agent_id: 'a', repeat: 1, min_passes: 1 },
  ...(version === undefined ? {} : { agent_version: version }),
  ...more,
});
const JUDGE = 'openai/x';
const [ONE, OTHER] = ['00000001', 'ffffffff'];

/** What is remembered of case `x` after these outcomes, each with the version of the agent. */
async function remembered(...runs: [OutcomeStatus, string?][]) {
  const store = memoryStore();
  for (const [outcome, version] of runs)
    await rememberSpans(store, JUDGE, [described('x', version)], [outcome]);
  return (await readOutcomeSpans(store, JUDGE)).of(described('x'));
}

describe('what the state remembers of cases and versions of their agent', () => {
  it.each<[string, [OutcomeStatus, string?][], string | undefined]>([
    ['nothing of a new case', [], undefined],
    [
      'outcomes, oldest first',
      [
        ['passed', ONE],
        ['failed', ONE],
        ['passed', ONE],
      ],
      'PFP',
    ],
    [
      'failures before anything passed',
      [
        ['failed', ONE],
        ['failed', ONE],
        ['passed', ONE],
      ],
      'FFP',
    ],
    [
      'where the agent was changed',
      [
        ['passed', ONE],
        ['failed', OTHER],
        ['passed', OTHER],
      ],
      'P|FP',
    ],
    [
      'and changed back',
      [
        ['passed', ONE],
        ['failed', OTHER],
        ['passed', ONE],
      ],
      'P|F|P',
    ],
    [
      'nothing of what was not judged',
      [
        ['errored', ONE],
        ['skipped', OTHER],
        ['failed', ONE],
      ],
      'F',
    ],
    ['an agent without a version as one', [['passed'], ['failed']], 'PF'],
  ])('is %s', async (_, runs, expected) => {
    expect(await remembered(...runs)).toBe(expected);
  });

  it('belongs to one case, one agent, one set of criteria and one judge, whatever the agent is like now', async () => {
    const store = memoryStore();
    await rememberSpans(store, JUDGE, [described('x', ONE)], ['passed']);
    const history = await readOutcomeSpans(store, JUDGE);
    for (const other of [{ hash: 'y' }, { agent_id: 'b' }, { repeat: 3 }, { min_passes: 0 }])
      expect(history.of(described('x', ONE, other))).toBeUndefined();
    expect(history.of(described('x', OTHER))).toBe('P');
    expect((await readOutcomeSpans(store, 'offline')).of(described('x', ONE))).toBeUndefined();
  });

  it('is the last twenty outcomes, whatever they were', async () => {
    const step = fc.tuple(fc.constantFrom<OutcomeStatus>('passed', 'failed'), fc.constantFrom(ONE, OTHER));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (runs) => {
        const expected = runs
          .slice(-20)
          .map(([outcome, version], at, kept) =>
            at > 0 && kept[at - 1]![1] !== version ? `|${outcome}` : outcome,
          )
          .join('');
        expect(await remembered(...runs)).toBe(expected.replaceAll('passed', 'P').replaceAll('failed', 'F'));
      }),
      { numRuns: 60 },
    );
  });

  it('is forgotten of a case that nobody played for fifty runs', async () => {
    const store = memoryStore();
    await rememberSpans(store, JUDGE, [described('x')], ['passed']);
    for (let run = 0; run < 50; run++) await rememberSpans(store, JUDGE, [described('y')], ['passed']);
    expect((await readOutcomeSpans(store, JUDGE)).of(described('x'))).toBeUndefined();
  });

  it.each([null, 'text', {}, { runs: 1, cases: { k: [[1.5], 1] } }, { runs: 1, cases: { k: [[], 1] } }])(
    'begins anew where its document is not ours: %j',
    async (value) => {
      const store = memoryStore();
      if (value !== null) await store.put('case_history', 'outcomes_by_agent', value);
      await rememberSpans(store, JUDGE, [described('x')], ['failed']);
      expect((await readOutcomeSpans(store, JUDGE)).of(described('x'))).toBe('F');
    },
  );
});

describe('another commit', () => {
  const [COMMIT, NEXT, LAST] = ['a', 'b', 'c'].map((digit) => digit.repeat(40));
  const played = async (...runs: [OutcomeStatus, string | undefined, boolean][]) => {
    const store = memoryStore();
    for (const [outcome, commit, unanimous] of runs)
      await rememberSpans(store, JUDGE, [described('x', ONE, { repeat: 3 })], [outcome], {
        commit,
        unanimous: [unanimous],
      });
    return (await readOutcomeSpans(store, JUDGE)).of(described('x', ONE, { repeat: 3 }));
  };

  it.each<[string, [OutcomeStatus, string | undefined, boolean][], string]>([
    [
      'explains a change of side where all plays agreed before and after',
      [
        ['passed', COMMIT, true],
        ['failed', NEXT, true],
        ['failed', LAST, true],
        ['passed', COMMIT, true],
      ],
      'P|FF|P',
    ],
    [
      'explains none at the same commit',
      [
        ['passed', COMMIT, true],
        ['failed', COMMIT, true],
      ],
      'PF',
    ],
    [
      'explains none where the plays disagreed before',
      [
        ['passed', COMMIT, false],
        ['failed', NEXT, true],
      ],
      'PF',
    ],
    [
      'explains none where they disagree now',
      [
        ['passed', COMMIT, true],
        ['failed', NEXT, false],
      ],
      'PF',
    ],
    [
      'explains none where it is not known',
      [
        ['passed', undefined, true],
        ['failed', NEXT, true],
        ['passed', undefined, true],
      ],
      'PFP',
    ],
  ])('%s', async (_, runs, expected) => {
    expect(await played(...runs)).toBe(expected);
  });
});

describe('the version of an agent', () => {
  const agent = { provider: 'openai', system_prompt: 'Be kind.', invocation: { model: 'm' } } as const;

  it.each([
    ['its prompt', { system_prompt: 'Be brief.' }],
    ['its model', { invocation: { model: 'n' } }],
    ['its tools', { available_tools: [{ name: 'search' }] }],
    ['its program', { invocation: { model: 'm', command: ['node', 'other.mjs'] } }],
  ])('is another one with %s', (_, change) => {
    expect(agentVersion({ ...agent, ...change })).not.toBe(agentVersion(agent));
  });

  it.each([
    ['where it is found', { url: 'http://127.0.0.1:4000/chat', base_url: 'http://127.0.0.1:4001' }],
    [
      'its variables and headers, which may be secret',
      { env: { KEY: 'x' }, headers: { Authorization: 'y' } },
    ],
  ])('is the same whatever %s', (_, more) => {
    expect(agentVersion({ ...agent, invocation: { model: 'm', ...more } })).toBe(agentVersion(agent));
    expect(agentVersion(agent)).toMatch(/^[0-9a-f]{8}$/);
  });
});
