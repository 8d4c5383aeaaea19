import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fakeGitHub } from '../../support/fake-github.ts';
import { clonedRepository, HAS_GIT, repositoryIn } from '../../support/git-repository.ts';
import { commandsOf, runAction } from '../../support/run-action.ts';
import { folderOf } from '../../support/run-cli.ts';

const FILES = {
  // Leaves a trace, so that it is seen whether anything was played.
  'agent.mjs': `
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
writeFileSync('played', '');
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ output: 'hello ' + JSON.parse(line).input }));
`,
  '.gitignore': 'event.json\nplayed\n.assay\n',
  'evals/agents/a.yaml':
    'name: A\nprovider: custom\ninvocation: { command: [node, agent.mjs], protocol: lines }\n',
  'evals/test-cases/cases.yaml': `- { id: greets, name: Greets, turns: [{ input: hi, checks: [contains: hello] }] }\n`,
};

/** A repository with a base commit and a head that changes it, and what GitHub would merge of the two. */
function world() {
  const folder = folderOf(FILES);
  const repository = repositoryIn(folder);
  repository.commit({ '.gitignore': FILES['.gitignore'] });
  const commit = () => repository.git('rev-parse', 'HEAD').trim();
  const base = commit();
  repository.git('switch', '--quiet', '--create', 'change');
  repository.commit({ 'change.txt': 'a change\n' });
  const head = commit();
  repository.git('switch', '--quiet', 'main');
  repository.commit({ 'other.txt': 'of somebody else\n' });
  repository.git('merge', '--quiet', '--no-ff', '--message', 'merge', 'change');
  const merge = commit();
  return { folder, git: repository.git, base, head, merge };
}

/** The Action at an event about this head. */
async function step(
  cwd: string,
  event: string,
  head: string,
  inputs: Record<string, string> = { check: 'true' },
) {
  const github = await fakeGitHub();
  onTestFinished(() => github.close());
  const repo = { id: 7 };
  const payload =
    event === 'workflow_run'
      ? { workflow_run: { id: 9, head_sha: head, head_branch: 'change', head_repository: repo } }
      : { pull_request: { number: 5, head: { sha: head, repo }, base: { ref: 'main', repo } } };
  const file = join(cwd, 'event.json');
  writeFileSync(file, JSON.stringify({ repository: { ...repo, default_branch: 'main' }, ...payload }));
  const ended = await runAction(
    cwd,
    { judge: 'offline', 'github-token': 'ghs_faketoken', state: 'none', ...inputs },
    {
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_EVENT_NAME: event,
        GITHUB_EVENT_PATH: file,
        GITHUB_RUN_ID: '1001',
        GITHUB_RUN_NUMBER: '1',
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_REPOSITORY_ID: '7',
        GITHUB_SHA: 'b'.repeat(40),
      },
    },
  );
  const messages = commandsOf(ended.stdout).filter(({ name }) => name === 'warning' || name === 'error');
  return { ...ended, github, messages: messages.map(({ message }) => message) };
}
const played = (folder: string) => existsSync(join(folder, 'played'));

describe.skipIf(!HAS_GIT)('the head of an event that checks out another commit', () => {
  it.each([
    ['pull_request_target', 'github.event.pull_request.head.sha'],
    ['workflow_run', 'github.event.workflow_run.head_sha'],
  ])('is called no commit that was not played: %s on the base', async (event, named) => {
    const { folder, git, base, head } = world();
    git('checkout', '--quiet', '--detach', base);
    const { code, messages, github } = await step(folder, event, head);
    expect({ code, played: played(folder) }).toEqual({ code: 2, played: false });
    expect(messages).toEqual([expect.stringContaining(`with: { ref: "\${{ ${named} }}" }`)]);
    expect(messages[0]).toContain(`${base.slice(0, 12)} is checked out`);
    expect(github.checks.map((check) => check.conclusion)).toEqual(['failure']);
    expect(github.comments.every(({ body }) => body.includes('Evals could not run'))).toBe(true);
  });

  it.each([
    ['pull_request_target', 'head'],
    ['pull_request_target', 'merge'],
    ['workflow_run', 'head'],
    ['workflow_run', 'merge'],
  ] as const)('is played where the workspace has it: %s on its %s', async (event, which) => {
    const all = world();
    all.git('checkout', '--quiet', '--detach', all[which]);
    const { code, messages, github } = await step(all.folder, event, all.head);
    expect({ code, messages }).toEqual({ code: 0, messages: [] });
    expect(github.checks.map((check) => [check.head_sha, check.conclusion])).toEqual([[all.head, 'success']]);
  });

  it('is known in the merge of a clone of one commit', async () => {
    const { folder, git, head, merge } = world();
    const clone = join(folderOf({}), 'clone');
    git('clone', '--quiet', '--depth=1', `file://${folder}`, clone);
    expect(clonedRepository(clone).git('rev-list', '--count', 'HEAD').trim()).toBe('1');
    expect(clonedRepository(clone).git('rev-parse', 'HEAD').trim()).toBe(merge);
    expect(await step(clone, 'pull_request_target', head)).toMatchObject({ code: 0, messages: [] });
  });

  it('may lie in a folder of the workspace of its own', async () => {
    const { folder, git, base, head } = world();
    git('checkout', '--quiet', '--detach', base);
    const inner = join(folder, 'pr');
    mkdirSync(inner);
    git('clone', '--quiet', '--branch=change', `file://${folder}`, inner);
    const ended = await step(folder, 'pull_request_target', head, { 'working-directory': 'pr' });
    expect(ended).toMatchObject({ code: 0, messages: [] });
  });

  it('is refused for a shard, of which the merge will tell', async () => {
    const { folder, git, base, head } = world();
    git('checkout', '--quiet', '--detach', base);
    const { code, github } = await step(folder, 'workflow_run', head, { shard: '1/2' });
    expect({ code, played: played(folder), checks: github.checks }).toEqual({
      ...{ code: 2, played: false },
      checks: [],
    });
  });

  it.each([
    ['pull_request', { check: 'true' }],
    ['workflow_run', { check: 'false' }],
  ])('is no matter on %s with %j', async (event, inputs) => {
    const { folder, git, base, head } = world();
    git('checkout', '--quiet', '--detach', base);
    expect(await step(folder, event, head, inputs)).toMatchObject({ code: 0, messages: [] });
  });
});

it.each(['pull_request_target', 'workflow_run'])(
  'a verdict that nobody knows the commit of comes with a warning (%s)',
  async (event) => {
    const { code, messages, github } = await step(folderOf(FILES), event, 'c'.repeat(40));
    expect(code).toBe(0);
    expect(github.checks).toHaveLength(1);
    expect(messages).toEqual([expect.stringMatching(/^Git does not tell which commit.*cccccccccccc/)]);
  },
);
