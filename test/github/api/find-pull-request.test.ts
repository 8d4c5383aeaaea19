import { describe, expect, it } from 'vitest';
import { findPullRequest } from '../../../src/github/api/find-pull-request.ts';
import { githubWorld } from '../../support/github-world.ts';

const SHA = 'c'.repeat(40);
const mallory = { id: 8, owner: { login: 'mallory' } };
const ours = { id: 7, owner: { login: 'octo' } };

interface Opened {
  number: number;
  ref?: string;
  repo?: typeof mallory | null;
  base?: string;
  /** Id of the repository that it goes to. */
  into?: number;
  sha?: string;
  state?: 'open' | 'closed';
  connected?: boolean;
}

async function found(run: { head: typeof mallory | null; branch?: string }, opened: Opened[]) {
  const { github, client } = await githubWorld();
  for (const { number, ref = 'change', repo = mallory, base = 'main', into = 7, ...more } of opened)
    github.pulls.push({
      number,
      state: more.state ?? 'open',
      head: { sha: more.sha ?? SHA, ref, repo },
      base: { ref: base, repo: { id: into } },
      connected: more.connected ?? false,
    });
  const { head, branch = 'change' } = run;
  const pull = await findPullRequest(
    client,
    {
      headSha: SHA,
      headBranch: branch,
      headOwner: head?.owner.login ?? null,
      repositoryId: 7,
      headRepositoryId: head?.id ?? null,
    },
    'main',
  );
  return pull?.number;
}

describe('the pull request of a run', () => {
  it.each<[string, { head: typeof mallory | null; branch?: string }, Opened[], number | undefined]>([
    ['of a fork, which GitHub does not connect', { head: mallory }, [{ number: 4 }], 4],
    ['of a branch', { head: ours }, [{ number: 4, repo: ours, connected: true }], 4],
    ['of a deleted fork', { head: null }, [{ number: 4, repo: null }], 4],
    [
      'of a fork that was deleted in between',
      { head: mallory },
      [{ number: 4, repo: null, connected: true }],
      4,
    ],
    ['is none whose head has moved on', { head: mallory }, [{ number: 4, sha: 'd'.repeat(40) }], undefined],
    ['is none that is closed', { head: mallory }, [{ number: 4, state: 'closed' }], undefined],
    [
      'is none of another fork with the same commit',
      { head: mallory },
      [{ number: 4, repo: { id: 9, owner: { login: 'victim' } }, connected: true }],
      undefined,
    ],
    [
      'is none of this repository with the same commit',
      { head: mallory },
      [{ number: 4, repo: ours, connected: true }],
      undefined,
    ],
    [
      'is none that goes to another repository',
      { head: mallory },
      [{ number: 4, into: 8, connected: true }],
      undefined,
    ],
    [
      'of several is that of the branch',
      { head: mallory },
      [
        { number: 4, connected: true, base: 'next' },
        { number: 5, ref: 'other', connected: true },
      ],
      4,
    ],
    [
      'then that to the default branch',
      { head: mallory },
      [
        { number: 4, connected: true },
        { number: 5, base: 'next', connected: true },
      ],
      4,
    ],
    [
      'then the newest',
      { head: mallory },
      [
        { number: 4, connected: true },
        { number: 5, connected: true },
      ],
      5,
    ],
    ['is none where there is none', { head: mallory }, [], undefined],
  ])('%s', async (_, run, opened, number) => {
    expect(await found(run, opened)).toBe(number);
  });
});
