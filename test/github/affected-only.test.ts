import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HAS_GIT, repositoryIn } from '../support/git-repository.ts';
import { commandsOf, runAction } from '../support/run-action.ts';
import { suiteOf } from '../support/run-cli.ts';

const CASES = ['a', 'b']
  .map(
    (id) =>
      `- { id: ${id}, name: ${id}, affects: ['docs/${id}.md'], turns: [{ input: hello, checks: [contains: hello] }] }\n`,
  )
  .join('');

/** A suite under git, and the Action on what changed since its first commit. */
function world() {
  const cwd = suiteOf(CASES, { 'docs/a.md': 'a\n', 'docs/b.md': 'b\n' });
  const repository = repositoryIn(cwd);
  const base = repository.git('rev-parse', 'HEAD').trim();
  const step = (payload: object = { pull_request: { number: 5, base: { sha: base } } }) => {
    repository.write({ 'ignored/event.json': JSON.stringify(payload) });
    return runAction(
      cwd,
      { judge: 'offline', 'affected-only': 'true' },
      { env: { GITHUB_EVENT_PATH: join(cwd, 'ignored/event.json'), GITHUB_RUN_ID: '1' } },
    );
  };
  return { repository, step };
}

describe.skipIf(!HAS_GIT)('affected-only', () => {
  it('plays what the pull request affects, and says how many of how many', async () => {
    const { repository, step } = world();
    repository.commit({ 'docs/a.md': 'changed\n' });
    const { code, outputs } = await step();
    expect({ code, total: outputs['total'] }).toEqual({ code: 0, total: '1' });
    expect(outputs['reason']).toContain('1 of 2 cases');
  });

  it('is neutral when nothing is affected', async () => {
    const { repository, step } = world();
    repository.commit({ 'docs/c.md': 'new\n' });
    const { code, outputs } = await step();
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 0, conclusion: 'neutral' });
    expect(outputs['reason']).toBe('Skipped: no eval depends on the 1 changed file.');
  });

  it.each([
    [
      'the base is not there (a shallow clone)',
      { pull_request: { number: 5, base: { sha: 'f'.repeat(40) } } },
    ],
    ['the event names none', {}],
  ])('plays everything, with a warning, when %s', async (_, payload) => {
    const { repository, step } = world();
    repository.commit({ 'docs/a.md': 'changed\n' });
    const { code, outputs, stdout } = await step(payload);
    expect({ code, total: outputs['total'] }).toEqual({ code: 0, total: '2' });
    expect(commandsOf(stdout).flatMap(({ name }) => (name === 'notice' ? [] : [name]))).toEqual(['warning']);
  });
});
