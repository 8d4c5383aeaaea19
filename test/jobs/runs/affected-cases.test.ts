import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/engine.ts';
import { type RunOptions, startRun } from '../../../src/jobs/runs/start-run.ts';
import { affectedLine } from '../../../src/runs/planning/affected-cases.ts';
import { affectedVerdict } from '../../../src/runs/planning/affected-part.ts';
import { planRun } from '../../../src/runs/planning/plan-run.ts';
import { clonedRepository, HAS_GIT, repositoryIn } from '../../support/git-repository.ts';
import { folderOf, suiteOf } from '../../support/run-cli.ts';

const CASES = `
- { id: a, name: A, affects: [lib/a.mjs], turns: [{ input: hello, expected_behavior: 'Mention "hello".' }] }
- { id: b, name: B, affects: [lib/b.mjs], turns: [{ input: hello, expected_behavior: 'Mention "hello".' }] }
`;
const suite = () => repositoryIn(suiteOf(CASES, { 'lib/a.mjs': '1\n', 'lib/b.mjs': '1\n' }));

function engineIn(folder: string) {
  const warnings: string[] = [];
  const engine = createEngine({
    evals: join(folder, 'evals'),
    state: join(folder, '.assay'),
    judge: { provider: 'offline' },
    onWarning: (message) => void warnings.push(message),
  });
  return { engine, warnings };
}

describe.skipIf(!HAS_GIT)('an entry point where nobody can answer', () => {
  it.each([
    ['outside a repository', () => suiteOf(CASES), 'what changed can only be asked where git is used'],
    [
      'in a shallow clone',
      () => {
        const origin = suite();
        origin.git('checkout', '--quiet', '-b', 'feature');
        origin.commit({ 'lib/a.mjs': '2\n' });
        const clone = clonedRepository(folderOf({}));
        clone.git('clone', '--quiet', '--depth=1', '--branch=feature', `file://${origin.folder}`, '.');
        return clone.folder;
      },
      'fetch-depth: 0',
    ],
  ])('plays every case with a warning %s', async (_, folderOfSuite, reason) => {
    const { engine, warnings } = engineIn(folderOfSuite());
    const options: RunOptions = { affected: { base: 'main', orAll: true } };
    const { planned, affected } = await planRun(engine, options);
    expect(planned).toHaveLength(2);
    expect(affected).toBeUndefined();
    expect(warnings).toEqual([
      expect.stringMatching(/^every case is played, because what changed is not known: /),
    ]);
    expect(warnings[0]).toContain(reason);
    await expect(planRun(engine, { affected: { base: 'main' } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('plays what is affected where git can tell, and hands the choice on', async () => {
    const repository = suite();
    repository.write({ 'lib/b.mjs': '2\n' });
    const { engine, warnings } = engineIn(repository.folder);
    const started = await startRun(engine, { affected: { base: 'main', orAll: true } });
    await started.close();
    expect(warnings).toEqual([]);
    expect(started.planned.map(({ index, description }) => [index, description.id])).toEqual([[0, 'b']]);
    expect(started.affected).toMatchObject({ base: 'main', changed: 1, of: 2, chosen: 1, gating: 1 });
    expect(affectedLine(started.affected!)).toBe(
      '1 of 2 cases is affected by 1 file changed since main: lib/b.mjs (1)',
    );
    expect(affectedLine({ base: 'main', changed: 1, of: 1, chosen: 0, gating: 0 })).toBe(
      '0 of 1 case is affected by 1 file changed since main',
    );
  });

  it('hands the affected cases on to shards, which leave none of them out', async () => {
    const repository = suite();
    repository.write({
      'lib/a.mjs': '2\n',
      'lib/b.mjs': '2\n',
      'evals/test-cases/more.yaml': CASES.replaceAll('id: ', 'id: x'),
    });
    const ids: string[] = [];
    for (const index of [1, 2, 3]) {
      const { engine } = engineIn(repository.folder);
      const { planned } = await planRun(engine, { affected: { base: 'main' }, shard: { index, count: 3 } });
      ids.push(...planned.map(({ description }) => description.id));
    }
    expect(ids.sort()).toEqual(['a', 'b', 'xa', 'xb']);
  });
});

describe.skipIf(!HAS_GIT)('the verdict on affected cases', () => {
  const passed = { conclusion: 'passed', reason: '2 of 2 cases passed (100 %).', exitCode: 0 } as const;
  const failed = { conclusion: 'failed', reason: 'No test case was selected.', exitCode: 1 } as const;
  const cancelled = { conclusion: 'failed', reason: 'Cancelled.', exitCode: 130 } as const;
  const part = { base: 'main', changed: 3, of: 5, chosen: 2, gating: 2 };

  it.each([
    ['no part', passed, undefined, passed],
    ['all of them', passed, { ...part, chosen: 5, gating: 5 }, passed],
    [
      'some',
      passed,
      part,
      { ...passed, reason: `${passed.reason} Played: 2 of 5 cases, those that the 3 changed files affect.` },
    ],
    [
      'one file',
      passed,
      { ...part, changed: 1 },
      { ...passed, reason: `${passed.reason} Played: 2 of 5 cases, those that the 1 changed file affects.` },
    ],
    [
      'none',
      failed,
      { ...part, chosen: 0, gating: 0 },
      { conclusion: 'neutral', reason: 'Skipped: no eval depends on the 3 changed files.', exitCode: 0 },
    ],
    [
      'nothing changed since a commit',
      failed,
      { base: 'a'.repeat(40), changed: 0, of: 5, chosen: 0, gating: 0 },
      { conclusion: 'neutral', reason: `Skipped: no file changed since ${'a'.repeat(10)}.`, exitCode: 0 },
    ],
    ['nothing was selected at all', failed, { ...part, of: 0, chosen: 0, gating: 0 }, failed],
    ['cancelled', cancelled, { ...part, chosen: 0, gating: 0 }, cancelled],
  ])('%s', (_, verdict, affected, expected) => {
    expect(affectedVerdict(verdict, affected)).toEqual(expected);
  });
});
