import { Fault } from '../../errors.ts';
import { gitIn } from '../../git/ask-git.ts';
import type { Ports } from '../../ports/ports.ts';

/** What the checkout step of a workflow that answers comments needs; `docs/action.md` shows it. */
const CHECKOUT = 'with: { ref: "refs/pull/${{ github.event.issue.number }}/head" }';

/**
 * Refuses to play another commit than the head that GitHub named: on `issue_comment` the default branch is checked out unless the
 * workflow asks for the head, and what was pushed since the checkout was looked at by nobody. Nothing of the folder is read before.
 */
export async function requireHead(
  headSha: string,
  folder: string,
  ports: Pick<Ports, 'spawn' | 'env' | 'clock'>,
): Promise<void> {
  const commit = await checkedOut(folder, ports);
  if (commit === headSha) return;
  const found = commit === undefined ? 'No commit' : commit.slice(0, 12);
  throw new Fault(
    'validation_failed',
    `${found} is checked out, and the head of the pull request is ${headSha.slice(0, 12)}, which is not played`,
    {
      where: 'event issue_comment',
      hint: `Give the checkout step ${CHECKOUT}. Where it has that, another commit was pushed meanwhile: write the comment again.`,
    },
  );
}

async function checkedOut(
  folder: string,
  ports: Pick<Ports, 'spawn' | 'env' | 'clock'>,
): Promise<string | undefined> {
  try {
    const { code, out } = await gitIn(folder, ports)('rev-parse', '--verify', '--quiet', 'HEAD^{commit}');
    return code === 0 ? out.trim().toLowerCase() : undefined;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}
