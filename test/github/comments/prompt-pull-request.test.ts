import { describe, expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import type { PromptPull, PromptRepository } from '../../../src/github/api/prompt-repository.ts';
import {
  type PromptProposal,
  promptBranch,
  proposePrompt,
} from '../../../src/github/comments/prompt-pull-request.ts';

interface Commit {
  message: string;
  parents: string[];
  files: Record<string, string>;
}

/** A repository in memory: commits with their files, branches, pull requests. A branch moves forward only. */
function memoryRepository() {
  const commits = new Map<string, Commit>([
    ['c0', { message: 'start', parents: [], files: { 'p.md': 'old', 'a.ts': '1' } }],
  ]);
  const branches = new Map([['main', 'c0']]);
  const pulls: (PromptPull & { head: string; base: string; title: string; body: string })[] = [];
  const add = (commit: Commit) => {
    const sha = `c${commits.size}`;
    commits.set(sha, commit);
    return sha;
  };
  const ancestors = (sha: string): Set<string> => {
    const all = new Set([sha]);
    for (const each of all) for (const parent of commits.get(each)?.parents ?? []) all.add(parent);
    return all;
  };
  const client: PromptRepository = {
    branchHead: async (branch) => branches.get(branch),
    async commitsBetween(base, head) {
      const known = ancestors(base);
      const own = [...ancestors(head)].filter((sha) => !known.has(sha));
      return { messages: own.map((sha) => commits.get(sha)?.message ?? ''), all: true };
    },
    commitFile: async ({ path, text, message, parents, treeOf }) =>
      add({ message, parents, files: { ...commits.get(treeOf)?.files, [path]: text } }),
    async createBranch(branch, sha) {
      branches.set(branch, sha);
    },
    async advanceBranch(branch, sha) {
      if (!ancestors(sha).has(branches.get(branch) ?? ''))
        throw new Fault('provider_error', 'not a fast forward');
      branches.set(branch, sha);
    },
    openPull: async (head, base) => pulls.find((one) => one.head === head && one.base === base),
    async createPull(pull) {
      const made = { ...pull, number: pulls.length + 1, url: `https://x/${pulls.length + 1}` };
      pulls.push(made);
      return made;
    },
    async updatePull(number, more) {
      const pull = pulls.find((one) => one.number === number);
      if (pull === undefined) throw new Fault('not_found', 'no pull request');
      return Object.assign(pull, more);
    },
  };
  const filesOf = (branch: string) => commits.get(branches.get(branch) ?? '')?.files;
  return { client, commits, branches, pulls, add, filesOf };
}

const BRANCH = 'assay/prompt-clerk';
const proposal = (more: Partial<PromptProposal> = {}): PromptProposal => ({
  agentId: 'clerk',
  optimizationId: 'opt_1',
  path: 'p.md',
  text: 'new',
  base: { branch: 'main', sha: 'c0' },
  fromFork: false,
  title: 'Proposed prompt',
  body: 'evidence',
  ...more,
});

describe('the pull request of a proposed prompt', () => {
  it('stands on a branch of its own with the prompt and nothing else', async () => {
    const { client, filesOf, pulls } = memoryRepository();
    expect(await proposePrompt(client, proposal())).toMatchObject({ number: 1 });
    expect(filesOf(BRANCH)).toEqual({ 'p.md': 'new', 'a.ts': '1' });
    expect(filesOf('main')).toEqual({ 'p.md': 'old', 'a.ts': '1' });
    expect(pulls).toMatchObject([{ head: BRANCH, base: 'main', title: 'Proposed prompt', body: 'evidence' }]);
  });

  it('is the same one next time, brought up to date with the base', async () => {
    const { client, filesOf, pulls, add, branches } = memoryRepository();
    await proposePrompt(client, proposal());
    const sha = add({ message: 'more code', parents: ['c0'], files: { 'p.md': 'old', 'a.ts': '2' } });
    branches.set('main', sha);
    await proposePrompt(
      client,
      proposal({ text: 'newer', base: { branch: 'main', sha }, optimizationId: 'opt_2' }),
    );
    expect(filesOf(BRANCH)).toEqual({ 'p.md': 'newer', 'a.ts': '2' });
    expect(pulls).toHaveLength(1);
  });

  it('never touches a branch on which somebody else has committed', async () => {
    const { client, branches, add, filesOf } = memoryRepository();
    await proposePrompt(client, proposal());
    const theirs = add({
      message: 'tidy up',
      parents: [branches.get(BRANCH) as string],
      files: { 'p.md': 'theirs' },
    });
    branches.set(BRANCH, theirs);
    expect(await proposePrompt(client, proposal({ text: 'newer' }))).toEqual({
      notice: expect.stringContaining('somebody else has committed'),
    });
    expect(filesOf(BRANCH)).toEqual({ 'p.md': 'theirs' });
  });

  it('is a notice on a fork, without a call', async () => {
    const silent = new Proxy({} as PromptRepository, {
      get: () => () => {
        throw new Error('nobody may be called');
      },
    });
    expect(await proposePrompt(silent, proposal({ fromFork: true }))).toEqual({
      notice: expect.stringContaining('fork'),
    });
  });

  it('is a notice where the token may not, and a bug stays a bug', async () => {
    const { client } = memoryRepository();
    const refusing = (fault: Fault): PromptRepository => ({
      ...client,
      createBranch: async () => {
        throw fault;
      },
    });
    const refused = new Fault('provider_error', 'the token may not', {
      subcode: 'forbidden',
      hint: 'Grant contents: write.',
    });
    expect(await proposePrompt(refusing(refused), proposal())).toEqual({
      notice: expect.stringContaining('the token may not'),
    });
    await expect(proposePrompt(refusing(new Fault('internal', 'oops')), proposal())).rejects.toThrow('oops');
  });

  it.each([
    ['Support Agent', 'assay/prompt-support-agent'],
    ['team/bot', 'assay/prompt-team-bot'],
    ['..', 'assay/prompt-agent'],
    ['x.lock', 'assay/prompt-x'],
    ['a..b', 'assay/prompt-a.b'],
    ['日本', 'assay/prompt-agent'],
  ])('has a branch name that git takes: %s', (agent, branch) => {
    expect(promptBranch(agent)).toBe(branch);
  });
});
