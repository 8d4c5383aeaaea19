import { join, relative, sep } from 'node:path';
import { Fault } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { type AskGit, type GitAnswer, gitIn } from './ask-git.ts';
import type { ChangedFile } from './changed-file.ts';

/** What differs from a base. */
export interface Changes {
  /** The commit that the files were held against: where this line of work left the base. */
  commit: string;
  /** In the order of git: tracked files first, then new ones. A renamed file is there under both names. */
  changed: ChangedFile[];
  /** Every other file that git knows. */
  tracked(): Promise<string[]>;
}

/** Modes of git's index. */
const SUBMODULE = '160000';
const LINK = '120000';

/**
 * Files on disk that differ from the base: from the last commit that both have in common to what lies here, with what is not
 * committed or not added yet, because that is what would be played. Ignored files do not count, nor those below `leaveOut`
 * (absolute). `top` is the folder that holds `.git`. Rejects with what to do where the base is not in this clone.
 */
export async function changedFiles(
  top: string,
  base: string,
  leaveOut: readonly string[],
  ports: Pick<Ports, 'spawn' | 'env' | 'clock' | 'files'>,
): Promise<Changes> {
  const git = gitIn(top, ports);
  const commit = await commonCommit(git, base, top);
  const [differing, added] = await Promise.all([
    // Without renames: both names count, and no content has to be looked at.
    lines(git, top, ...diffWords, commit, '--'),
    lines(git, top, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  const found = new Map<string, ChangedFile>();
  const add = (file: ChangedFile) => {
    const path = join(top, file.path);
    const out = leaveOut.some((folder) => path === folder || path.startsWith(folder + sep));
    if (!out && !found.has(file.path)) found.set(file.path, file);
  };
  for (let index = 0; index + 1 < differing.length; index += 2) {
    // `:100644 100644 <sha> <sha> M`, then the path.
    const modes = differing[index]!.slice(1).split(' ', 2);
    const path = differing[index + 1]!;
    add({ path, ...(modes.includes(SUBMODULE) ? { folder: true } : {}) });
    if (modes.includes(LINK)) for (const target of targetOf(path, top, ports)) add(target);
  }
  // A repository in the repository ends with a slash.
  for (const path of added) add(path.endsWith('/') ? { path: path.slice(0, -1), folder: true } : { path });
  return {
    commit,
    changed: [...found.values()],
    tracked: async () => lines(git, top, 'ls-files', '-z'),
  };
}

/** Settings of the person that would change names or leave some out are set aside. */
const diffWords = [
  ...['-c', 'diff.relative=false', '-c', 'diff.ignoreSubmodules=none'],
  ...['diff', '--raw', '-z', '--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty'],
];

/** A link that leads elsewhere now: what it leads to counts as changed, under its own name. */
function targetOf(path: string, top: string, { files }: Pick<Ports, 'files'>): ChangedFile[] {
  const real = files.realPath(join(top, path));
  const target = real === null ? '' : relative(top, real).split(sep).join('/');
  if (real === null || target === '' || target.startsWith('../') || target === path) return [];
  return [{ path: target, ...(files.stat(real)?.kind === 'directory' ? { folder: true } : {}) }];
}

async function lines(git: AskGit, top: string, ...words: string[]): Promise<string[]> {
  const answer = await git(...words);
  if (answer.code !== 0) throw gitFault(answer, top);
  return answer.out.split('\0').filter((line) => line !== '');
}

/** The last commit that the base and the present one have in common. */
async function commonCommit(git: AskGit, base: string, top: string): Promise<string> {
  if (base === '' || base.startsWith('-') || /[\0\n]/.test(base))
    throw new Fault('usage', `"${base}" is not the name of a branch, tag or commit`, {
      where: '--affected',
      hint: 'Name the base, such as main or origin/main.',
    });
  const shallow = await git('rev-parse', '--is-shallow-repository');
  if (shallow.code !== 0) throw gitFault(shallow, top);
  const isShallow = shallow.out.trim() === 'true';
  const tip =
    (await commitOf(git, base)) ??
    // A checkout of one branch knows the others by their name at the origin alone.
    (await commitOf(git, `refs/remotes/origin/${base}`));
  if (tip === undefined) throw notHere(`the base "${base}" is not in this clone`, top, isShallow);
  const common = await git('merge-base', tip, 'HEAD');
  const commit = common.out.trim();
  if (common.code !== 0 || commit === '')
    throw notHere(`"${base}" and the present commit have no commit in common here`, top, isShallow);
  return commit;
}

async function commitOf(git: AskGit, name: string): Promise<string | undefined> {
  const { code, out } = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  return code === 0 ? out.trim() : undefined;
}

function notHere(what: string, top: string, isShallow: boolean): Fault {
  return new Fault('not_found', isShallow ? `${what}, which is shallow` : what, {
    where: top,
    subcode: 'no_base',
    hint: isShallow
      ? 'Check out with its history: "fetch-depth: 0" under "with:" of actions/checkout, or git fetch --unshallow.'
      : 'Fetch it first (git fetch origin), or name another branch, tag or commit.',
  });
}

function gitFault({ errors }: GitAnswer, top: string): Fault {
  const firstLine = errors.trim().split('\n')[0] ?? '';
  if (/not a git repository/.test(errors))
    return new Fault('not_found', 'what changed can only be asked where git is used', {
      where: top,
      subcode: 'no_repository',
      hint: 'Run it in a clone of the repository, or leave the base out to play every case.',
    });
  return new Fault(
    'not_found',
    `git could not tell what changed: ${firstLine === '' ? 'it said nothing' : firstLine}`,
    {
      where: top,
      subcode: 'git',
      hint: /dubious ownership/.test(errors)
        ? `Tell git to trust the folder: git config --global --add safe.directory ${top}`
        : 'Try git status in the same folder.',
    },
  );
}
