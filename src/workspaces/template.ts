import { join, resolve } from 'node:path';
import { Fault } from '../errors.ts';
import { type AskGit, gitIn } from '../git/ask-git.ts';
import type { Ports } from '../ports/ports.ts';
import { linksInCopy } from './copied-links.ts';
import { type LaidFiles, layFiles } from './lay-files.ts';
import { isLeftOut } from './left-out.ts';
import type { LoadedWorkspace } from './loaded-workspace.ts';
import type { RanProgram } from './run-program.ts';

/** What attempts get copies of. */
export interface Template {
  readonly folder: string;
  /** Folder or commit, for evidence. */
  readonly from: string;
}

/** Runs one program of `setup`, in a folder. */
export type RunSetup = (command: readonly string[], folder: string) => Promise<RanProgram>;

/** Nothing that a repository asks for is run because files of it are written elsewhere. */
const NO_HOOKS = ['-c', 'core.hooksPath=/dev/null'];

/** Lays out what a workspace begins with, below `place`, and sets it up. Fault `validation_failed` where it cannot be had. */
export async function makeTemplate(
  workspace: LoadedWorkspace,
  place: string,
  ports: Pick<Ports, 'files' | 'folders' | 'spawn' | 'env' | 'clock'>,
  runSetup: RunSetup,
): Promise<Template> {
  const folder = join(place, 'files');
  ports.folders.makePrivate(place);
  const from =
    'folder' in workspace.from
      ? await fromFolder(workspace, folder, ports)
      : await fromCommit(workspace.from, { place, folder, root: workspace.root }, ports);
  for (const command of workspace.setup) {
    const { exitCode, output, errors, failed } = await runSetup(command, folder);
    if (exitCode === 0) continue;
    const last = (errors.trim() || output.trim()).split('\n').slice(-10).join('\n');
    throw new Fault(
      'validation_failed',
      `The setup of the workspace failed: ${failed ?? `exit code ${exitCode}`}.${last === '' ? '' : ` It said:\n${last}`}`,
      { where: command.join(' '), hint: 'Run it by hand in a copy of the folder.' },
    );
  }
  return { folder, from };
}

/** A template with files of a variant laid over it, in a folder of its own. */
export async function laidOver(
  { folder: plain, from }: Template,
  laid: LaidFiles,
  { place, own }: { place: string; own: string },
  ports: Pick<Ports, 'files' | 'folders'>,
): Promise<Template> {
  const folder = join(place, 'files');
  ports.files.remove(place);
  ports.folders.makePrivate(place);
  await copyTemplate(plain, folder, own, ports);
  layFiles(laid, folder, ports);
  return { folder, from };
}

/** Copies a prepared folder; `own` is the folder that both are in. */
export const copyTemplate = (
  from: string,
  to: string,
  own: string,
  { folders }: Pick<Ports, 'folders'>,
): Promise<void> => folders.copy(from, to, () => false, linksInCopy({ from, to, own }));

async function fromFolder(
  { from, shown }: LoadedWorkspace,
  folder: string,
  { folders }: Pick<Ports, 'folders'>,
): Promise<string> {
  if ('folder' in from) await folders.copy(from.folder, folder, isLeftOut);
  return shown;
}

async function fromCommit(
  { repository, git: ref, path }: Extract<LoadedWorkspace['from'], { git: string }>,
  { place, folder, root }: { place: string; folder: string; root: string },
  ports: Pick<Ports, 'files' | 'folders' | 'spawn' | 'env' | 'clock'>,
): Promise<string> {
  const raw = join(place, 'checkout');
  ports.files.makeFolder(raw);
  // An index of its own, no worktree: nothing of the repository is touched.
  const git = gitIn(repository, ports, { GIT_INDEX_FILE: join(place, 'index') });
  const commit = await commitOf(git, ref);
  // The evals folder says what is expected; folders in it can be asked for, as without a commit.
  const isEvals = (inside: string) => resolve(repository, path ?? '', inside) === root;
  if (isEvals('')) throw unreadable(ref, 'that is the evals folder, which no agent is given');
  const tree = path === undefined ? commit : `${commit}:${path}`;
  const read = await git(...NO_HOOKS, 'read-tree', tree);
  const written =
    read.code === 0
      ? await git(...NO_HOOKS, `--work-tree=${raw}`, 'checkout-index', '--all', '--force', '--quiet')
      : read;
  if (written.code !== 0)
    throw unreadable(
      ref,
      path === undefined || read.code === 0
        ? `its files could not be written: ${firstLine(written.errors)}`
        : `it has no folder ${path}`,
    );
  await ports.folders.copy(raw, folder, (inside) => isLeftOut(inside) || isEvals(inside));
  ports.files.remove(raw);
  return `${commit}${path === undefined ? '' : `:${path}`}`;
}

async function commitOf(git: AskGit, ref: string): Promise<string> {
  const { code, out, errors } = await git(
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  );
  if (code === 0) return out.trim();
  throw unreadable(
    ref,
    /not a git repository/.test(errors) ? 'this is no git repository' : 'there is no such commit',
  );
}

const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';

const unreadable = (ref: string, why: string) =>
  new Fault('validation_failed', `The workspace cannot be laid out from "${ref}": ${why}.`, {
    where: 'workspace.from.git',
    hint: 'In CI check out with fetch-depth: 0, so that all commits and tags are there.',
  });
