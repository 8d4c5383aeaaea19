import { Fault } from '../../errors.ts';
import { type AskGit, gitIn } from '../../git/ask-git.ts';
import type { Ports } from '../../ports/ports.ts';
import type { WorkflowContext } from '../api/context.ts';
import type { Inputs } from '../inputs.ts';

/** Where the head's name stands in the event, for events that check out another commit by default. */
const NAMED: Readonly<Record<string, string>> = {
  pull_request_target: 'github.event.pull_request.head.sha',
  workflow_run: 'github.event.workflow_run.head_sha',
};

/**
 * Refuses to play where the verdict would be reported on a commit that is not checked out: `pull_request_target` and
 * `workflow_run` check out the base unless the workflow asks for the head, and a green check on the head would be of code that
 * nobody played. The head counts as checked out by itself and as what GitHub merged into the base (the second parent), in
 * the repository of the evals folder or in that of the workspace. Answers with a warning where git does not know.
 */
export async function requireCheckedOutHead(
  { check, shard }: Pick<Inputs, 'check' | 'shard'>,
  context: Pick<WorkflowContext, 'event' | 'headSha'> | undefined,
  evalsDir: string,
  ports: Pick<Ports, 'spawn' | 'env' | 'clock'>,
): Promise<string | undefined> {
  const named = NAMED[context?.event ?? ''];
  if (context === undefined || named === undefined || context.headSha === '') return undefined;
  // The checks of the job itself stand on the default branch there; what a shard played is reported by the merge.
  if (context.event === 'workflow_run' && !check && shard === undefined) return undefined;
  const { headSha, event } = context;
  const step = `with: { ref: "\${{ ${named} }}" }`;
  const workspace = ports.env.get('GITHUB_WORKSPACE') ?? ports.env.cwd();
  const found: string[] = [];
  for (const folder of new Set([evalsDir, workspace])) {
    const commit = await checkedOut(gitIn(folder, ports), headSha);
    if (commit === headSha) return undefined;
    if (commit !== undefined) found.push(commit);
  }
  const [other] = found;
  if (other === undefined)
    return `Git does not tell which commit is checked out here, so it is not known whether this verdict is of ${short(headSha)}, the head that it is told of. On ${event} the checkout step needs ${step}.`;
  throw new Fault(
    'validation_failed',
    `${short(other)} is checked out, and the verdict would be told of ${short(headSha)}, which is not played`,
    { where: `event ${event}`, hint: `Give the checkout step ${step}.` },
  );
}

/** The commit of the working tree, or the head itself where the tree is that of its merge; undefined where git does not know. */
async function checkedOut(git: AskGit, headSha: string): Promise<string | undefined> {
  try {
    const answer = await git('rev-parse', '--verify', '--quiet', 'HEAD^{commit}');
    if (answer.code !== 0) return undefined;
    const commit = answer.out.trim().toLowerCase();
    if (commit === headSha) return headSha;
    // As it is written: a clone of depth 1 has the commit without its parents, which it names nevertheless.
    const [head = ''] = (await git('cat-file', 'commit', commit)).out.split('\n\n', 1);
    const parents = head.split('\n').flatMap((line) => /^parent ([0-9a-f]+)$/.exec(line)?.[1] ?? []);
    return parents[1] === headSha ? headSha : commit;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}

const short = (commit: string) => commit.slice(0, 12);
