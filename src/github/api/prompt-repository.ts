import type { getOctokit } from '@actions/github';
import type { callingGitHub } from './call-github.ts';

/** The client of GitHub's toolkit, which has its API by name. */
export type Octokit = ReturnType<typeof getOctokit>;

/** A pull request as far as a proposed prompt needs it. */
export interface PromptPull {
  number: number;
  url: string;
}

/** The calls that bring a proposed prompt into a repository; each rejects as those of `GitHubClient` do. */
export interface PromptRepository {
  /** Commit that a branch points at; undefined where there is no such branch. */
  branchHead(branch: string): Promise<string | undefined>;
  /** Messages of the commits that `head` has and `base` has not, oldest first, and whether these are all. */
  commitsBetween(base: string, head: string): Promise<{ messages: string[]; all: boolean }>;
  /** Commit of the tree of the first parent, or of `treeOf`, with this file in it. */
  commitFile(commit: {
    path: string;
    text: string;
    message: string;
    parents: string[];
    treeOf: string;
  }): Promise<string>;
  createBranch(branch: string, sha: string): Promise<void>;
  /** Moves a branch forward; a commit that does not follow from it is refused. */
  advanceBranch(branch: string, sha: string): Promise<void>;
  /** The open pull request from one branch of this repository into another. */
  openPull(head: string, base: string): Promise<PromptPull | undefined>;
  createPull(pull: { head: string; base: string; title: string; body: string }): Promise<PromptPull>;
  updatePull(number: number, pull: { title: string; body: string }): Promise<PromptPull>;
}

const CONTENTS = 'contents: write';
const PULLS = 'pull-requests: write';
/** Commits that GitHub names in one comparison. */
const MOST_COMMITS = 250;

/** These calls through Octokit, with the git data API: nothing is checked out, nothing is ever forced. */
export function octokitPrompts(
  { rest: { git, pulls, repos } }: Pick<Octokit, 'rest'>,
  here: { owner: string; repo: string },
  call: ReturnType<typeof callingGitHub>,
): PromptRepository {
  return {
    branchHead: (branch) =>
      call(doing('The branch could not be read', CONTENTS, 'always'), async () => {
        // By prefix: a branch that is not there is an empty list and no error.
        const { data } = await git.listMatchingRefs({ ...here, ref: `heads/${branch}` });
        return data.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha;
      }),
    commitsBetween: (base, head) =>
      call(doing('The commits could not be read', CONTENTS, 'always'), async () => {
        const { data } = await repos.compareCommitsWithBasehead({
          ...here,
          basehead: `${base}...${head}`,
          per_page: MOST_COMMITS,
        });
        const messages = data.commits.map(({ commit }) => commit.message);
        return { messages, all: data.total_commits === messages.length };
      }),
    commitFile: ({ path, text, message, parents, treeOf }) =>
      call(doing('The prompt could not be committed', CONTENTS, 'always'), async () => {
        const from = await git.getCommit({ ...here, commit_sha: treeOf });
        const blob = await git.createBlob({ ...here, content: text, encoding: 'utf-8' });
        const tree = await git.createTree({
          ...here,
          base_tree: from.data.tree.sha,
          tree: [{ path, mode: '100644', type: 'blob', sha: blob.data.sha }],
        });
        const made = await git.createCommit({ ...here, message, tree: tree.data.sha, parents });
        return made.data.sha;
      }),
    createBranch: (branch, sha) =>
      call(doing('The branch could not be created', CONTENTS, 'never'), async () => {
        await git.createRef({ ...here, ref: `refs/heads/${branch}`, sha });
      }),
    advanceBranch: (branch, sha) =>
      call(doing('The branch could not be updated', CONTENTS, 'never'), async () => {
        await git.updateRef({ ...here, ref: `heads/${branch}`, sha, force: false });
      }),
    openPull: (head, base) =>
      call(doing('Pull requests could not be read', PULLS, 'always'), async () => {
        const { data } = await pulls.list({ ...here, state: 'open', head: `${here.owner}:${head}`, base });
        return data[0] === undefined ? undefined : pullOf(data[0]);
      }),
    createPull: (pull) =>
      call(doing('The pull request could not be opened', PULLS, 'never'), async () =>
        pullOf((await pulls.create({ ...here, ...pull })).data),
      ),
    updatePull: (number, pull) =>
      call(doing('The pull request could not be updated', PULLS, 'always'), async () =>
        pullOf((await pulls.update({ ...here, pull_number: number, ...pull })).data),
      ),
  };
}

const doing = (failed: string, permission: string, repeat: 'always' | 'never') => ({
  failed,
  permission,
  repeat,
});

const pullOf = ({ number, html_url: url }: { number: number; html_url: string }): PromptPull => ({
  number,
  url,
});
