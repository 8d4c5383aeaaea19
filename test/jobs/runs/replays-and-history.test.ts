import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/engine.ts';
import {
  ASKING_PROGRAM,
  caseOf,
  modelOfTests,
  OPENAI_AGENT,
  PROGRAM_AGENT,
  type TapedProject,
  tapedProject,
} from '../../support/taped-suite.ts';

const STATE = '.assay-shared';

/** What the state remembers of cases, by document. */
async function remembered({ folder }: TapedProject) {
  const engine = createEngine({ evals: join(folder, 'evals'), state: join(folder, STATE) });
  const store = await engine.store();
  const names = ['outcomes', 'outcomes_by_agent', 'durations'];
  return Promise.all(names.map((name) => store.get('case_history', name)));
}

const runsIn = (documents: readonly unknown[]) => documents.map((one) => (one as { runs: number }).runs);

describe('what later runs remember of cases', () => {
  it('is not what recordings said again', async () => {
    const model = await modelOfTests();
    const project = tapedProject({
      'evals/agents/desk.yaml': OPENAI_AGENT,
      'evals/test-cases/a.yaml': caseOf('hello'),
      'evals/test-cases/b.yaml': caseOf('bye'),
    });
    await project.run({ record: true }, { model, state: STATE });
    const live = await remembered(project);
    expect(runsIn(live)).toEqual([1, 1, 1]);
    for (let index = 0; index < 3; index++) await project.run({ replay: 'all' }, { state: STATE });
    expect(await remembered(project)).toEqual(live);
  });

  it('is, in a run that is replayed in part, what was played', async () => {
    const model = await modelOfTests();
    const project = tapedProject({
      'evals/agents/desk.yaml': OPENAI_AGENT,
      'evals/test-cases/a.yaml': caseOf('hello'),
      'evals/test-cases/b.yaml': caseOf('bye'),
    });
    await project.run({ record: true }, { model, state: '.assay-other' });
    project.write('evals/test-cases/b.yaml', caseOf('bye now'));
    await project.run({ replay: 'changed' }, { model, state: STATE });
    const documents = await remembered(project);
    expect(runsIn(documents)).toEqual([1, 1, 1]);
    expect(documents.map((one) => Object.keys((one as { cases: object }).cases).length)).toEqual([1, 1, 1]);
  });
});

describe('a gate on regressions of a run that is replayed in part', () => {
  it('plays again the flips of what was played live, and no other', async () => {
    const model = await modelOfTests();
    const project = tapedProject({
      'evals/agents/desk.yaml': PROGRAM_AGENT,
      'evals/assay.yaml': 'judge: { provider: offline }\n',
      ...Object.fromEntries(['a', 'b'].map((id) => [`evals/test-cases/${id}.yaml`, caseOf(`to ${id}`)])),
    });
    await project.run({ record: true }, { model, state: STATE });
    // It breaks both, and asks otherwise in one of them.
    const broken = ASKING_PROGRAM.replace(
      'output: await play(JSON.parse(text).input)',
      "output: (await play(JSON.parse(text).input.replace('to b', 'of b'))).slice(4)",
    );
    project.write('agent.mjs', broken);
    const { report } = await project.run(
      { replay: 'changed', failOn: 'regression' },
      { model, state: STATE },
    );
    const repeats = report.comparison?.flips.map(({ id, repeats }) => [id, (repeats?.played ?? 0) > 0]);
    expect(repeats).toEqual([
      ['a', false],
      ['b', true],
    ]);
    expect(model.asked.slice(2).every(({ user }) => user === 'of b')).toBe(true);
  });
});
