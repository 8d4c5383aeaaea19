import { describe, expect, it } from 'vitest';
import type { EngineOptions } from '../../../src/engine/engine-options.ts';
import { Fault } from '../../../src/errors.ts';
import type { PlannedCase } from '../../../src/runs/planning/plan.ts';
import { missingSecrets, reachableCases, stillMissing } from '../../../src/runs/planning/without-secrets.ts';
import type { RunConfig } from '../../../src/runs/records.ts';

const reason = 'secrets are not given to forks';
const FORK = { secretsWithheld: { reason } };
const open = { agent: { id: 'open' } };
const keyed = { agent: { id: 'keyed' } };

/** As much of a planned case as is looked at. */
const planned = (agent: object, deterministic: boolean, skip?: string) =>
  ({
    agent,
    scorers: [[{ scorer: { deterministic } }]],
    loaded: { case: {} },
    description: { id: 'a', ...(skip === undefined ? {} : { skip }) },
  }) as unknown as PlannedCase; // Border: a double.

function engine(
  options: EngineOptions,
  fault = new Fault('validation_failed', 'the environment variable KEY is not set'),
) {
  const reached: unknown[] = [];
  const reach = async (agent: unknown) => {
    reached.push(agent);
    if (agent === keyed) throw fault;
    return {} as never; // Border: nobody looks at it.
  };
  return { options, reach, reached };
}

describe('reachableCases', () => {
  it('skips the cases of agents without their key on a fork, and asks each agent once', async () => {
    const world = engine(FORK);
    const cases = [
      planned(open, true),
      planned(keyed, true),
      planned(keyed, true),
      planned(keyed, true, 'not today'),
    ];
    const given = await reachableCases(world, cases);
    expect(world.reached).toEqual([open, keyed]);
    expect(given[0]).toBe(cases[0]);
    for (const one of given.slice(1, 3))
      expect(one.description).toMatchObject({
        skip: 'the environment variable KEY is not set: secrets are not given to forks',
        unreachable: true,
      });
    expect(given[3]).toBe(cases[3]);
    expect(cases[1]?.description.skip).toBeUndefined();
  });

  it('rejects where secrets are given, and for whatever else is wrong', async () => {
    await expect(reachableCases(engine({}), [planned(keyed, true)])).rejects.toThrow(/KEY is not set/);
    const broken = engine(FORK, new Fault('internal', 'broken'));
    await expect(reachableCases(broken, [planned(keyed, true)])).rejects.toThrow('broken');
  });
});

describe('what a run lacks for want of secrets', () => {
  const unreachable = {
    ...planned(keyed, true),
    description: { unreachable: true },
  } as unknown as PlannedCase; // Border: a double.

  it.each<[string, EngineOptions, boolean, PlannedCase[], object | undefined]>([
    ['the judge that is asked', FORK, true, [planned(open, false)], { reason, judge: true }],
    ['nothing where nobody asks a judge', FORK, true, [planned(open, true)], undefined],
    ['nothing where the key is there', FORK, false, [planned(open, false)], undefined],
    ['nothing where secrets are given', {}, false, [planned(open, false)], undefined],
    ['an agent alone', FORK, false, [planned(open, false), unreachable], { reason, judge: false }],
  ])('is %s', (_, options, judge, cases, expected) => {
    expect(missingSecrets(options, judge, cases)).toEqual(expected);
  });

  it.each<[string, EngineOptions, RunConfig['secrets_withheld'], PlannedCase[], object | undefined]>([
    [
      'what it lacked as it began',
      {},
      { reason, judge: true },
      [planned(open, false)],
      { reason, judge: true },
    ],
    ['nothing new', FORK, undefined, [planned(open, false)], undefined],
    ['nothing any more', {}, { reason, judge: false }, [planned(open, true)], undefined],
    ['an agent that it lacks now', FORK, undefined, [unreachable], { reason, judge: false }],
  ])('is, when it goes on, %s', (_, options, before, cases, expected) => {
    const config = before === undefined ? {} : { secrets_withheld: before };
    expect(stillMissing(options, config, cases)).toEqual(expected);
  });
});
