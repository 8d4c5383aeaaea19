import { asFault, Fault, faultLine } from '../../errors.ts';
import type { PromptRepository } from '../api/prompt-repository.ts';

/** A prompt to be proposed. */
export interface PromptProposal {
  agentId: string;
  optimizationId: string;
  /** From the top of the repository, with forward slashes. */
  path: string;
  /** The whole file. */
  text: string;
  /** Where it is to go: a branch of this repository, and the commit whose prompt was optimized. */
  base: { branch: string; sha: string };
  /** Set where that is not the default branch: what is proposed for one branch is not what another one needs. */
  aside?: boolean;
  /** Set for a run on a fork: nothing is ever written there. */
  fromFork: boolean;
  title: string;
  body: string;
}

/** Where the proposal stands, or why nowhere; then a comment has to do. */
type Proposed = { url: string; number: number } | { notice: string };

/** Marks a commit as ours; the branch is left alone where another one stands on it. */
const TRAILER = 'Assay-Optimization:';
/** Letters that any file system takes in a branch name. */
const BRANCH_LETTERS = /[^a-z0-9._-]+/g;

/** The one branch for the prompts of an agent, or for those that go `aside` to a branch of this name. */
export function promptBranch(agentId: string, aside?: string): string {
  const name = branchName(agentId);
  const end = aside === undefined ? '' : `-for-${branchName(aside) || 'branch'}`;
  return `assay/prompt-${name === '' ? 'agent' : name}${end}`;
}

/** As much of a text as a name of a branch takes; perhaps nothing. */
function branchName(text: string): string {
  return text
    .toLowerCase()
    .replace(BRANCH_LETTERS, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[-.]+|(?:\.lock)?[-.]*$/g, '')
    .slice(0, 60);
}

/**
 * Puts a prompt on a branch of its own and opens or updates the one pull request of it (contract 7). Nothing is forced: a new commit
 * follows from what the branch holds and from the base, and where somebody else has committed there it is left to them. What GitHub
 * refuses is a notice.
 */
export async function proposePrompt(client: PromptRepository, proposal: PromptProposal): Promise<Proposed> {
  const { base, path, text, title, body } = proposal;
  if (proposal.fromFork) return { notice: 'No pull request for the prompt: the run is on a fork.' };
  const branch = promptBranch(proposal.agentId, proposal.aside === true ? base.branch : undefined);
  if (branch === base.branch)
    return { notice: `No pull request for the prompt: the run is on ${branch} itself.` };
  try {
    const head = await client.branchHead(branch);
    const commit = {
      path,
      text,
      message: `${title}\n\n${TRAILER} ${proposal.optimizationId}`,
      treeOf: base.sha,
    };
    if (head === undefined)
      await client.createBranch(branch, await client.commitFile({ ...commit, parents: [base.sha] }));
    else {
      const { messages, all } = await client.commitsBetween(base.sha, head);
      if (!all || messages.some((message) => !isOurs(message)))
        return {
          notice: `The prompt was not put on ${branch}: somebody else has committed there, or its base was rewritten. Take the branch away to have a fresh one.`,
        };
      // A child of both: the branch moves forward, and holds the base with the new prompt and nothing else.
      const parents = messages.length === 0 ? [base.sha] : [head, base.sha];
      await client.advanceBranch(branch, await client.commitFile({ ...commit, parents }));
    }
    const open = await client.openPull(branch, base.branch);
    return open === undefined
      ? await client.createPull({ head: branch, base: base.branch, title, body })
      : await client.updatePull(open.number, { title, body });
  } catch (error) {
    const fault = asFault(error);
    if (!(error instanceof Fault) || fault.code === 'internal' || fault.code === 'cancelled') throw error;
    return { notice: `No pull request for the prompt: ${refusal(fault)}` };
  }
}

/** GitHub answers 403 too where the settings of the repository do not let workflows open pull requests. */
function refusal(fault: Fault): string {
  const hint = /not permitted to create/.test(fault.message)
    ? 'Allow GitHub Actions to create pull requests: Settings, Actions, General.'
    : (fault.hint ?? '');
  return `${fault.subcode === 'forbidden' ? fault.message : faultLine(fault)}. ${hint}`.trim();
}

const isOurs = (message: string) => message.split('\n').some((line) => line.startsWith(TRAILER));
