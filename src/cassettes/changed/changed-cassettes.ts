import { join } from 'node:path';
import { asFault } from '../../errors.ts';
import { type AskGit, gitIn } from '../../git/ask-git.ts';
import { fetchedCommit, reachOf } from '../../git/fetched-commit.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ChangedCassette, ChangedCassettes } from '../../schema/cassettes/changed-cassettes.ts';
import { defined } from '../../schema/defined.ts';
import { changedWords } from './changed-words.ts';

/** SHA-1, or SHA-256 in repositories that use it; nothing else begins with a dash or names another commit tomorrow. */
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Files that are named; the rest are counted. */
const MOST_NAMED = 100;
/** Bytes of cassettes that are looked into, so that times do not count; of what is beyond them each line that differs counts. */
const MOST_READ = 32 * 1024 * 1024;
/** Settings of the person that would change names or leave some out are set aside, and so are programs that show differences. */
const DIFF = [
  ...['-c', 'diff.relative=false', 'diff', '--no-color', '--no-renames', '--text'],
  ...['--no-ext-diff', '--no-textconv'],
];

/** Where cassettes stand, and of which commit this is a change. */
export interface CassettePlace {
  /** The folder that holds `.git`, absolute. */
  top: string;
  /** The folder of the cassettes, from there with forward slashes. */
  folder: string;
  /** The base commit, in full. */
  base: string;
}

type ChangePorts = Pick<Ports, 'spawn' | 'env' | 'clock' | 'files'>;

/**
 * What a line of work changed in its cassettes: from the last commit that it has in common with the base to what lies on disk. The base is
 * fetched by itself where the clone has no history; then what it got since counts too. Undefined where nothing differs. Does not
 * reject: what cannot be told is said in `unknown`.
 */
export async function changedCassettes(
  { top, folder, base }: CassettePlace,
  ports: ChangePorts,
): Promise<ChangedCassettes | undefined> {
  const unknown = (why: string) => ({ cassettes: 0, recordings: 0, files: [], unknown: why });
  if (!COMMIT.test(base)) return unknown('the base is not the full name of a commit');
  try {
    if (!(await fetchedCommit(gitIn(top, ports, reachOf(ports)), base)))
      return unknown(
        `commit ${base.slice(0, 12)} is not in this clone and could not be fetched; check out with "fetch-depth: 0"`,
      );
    // What the branch says of its own files, such as that git is to show no differences, is not asked (git 2.41 and later).
    const git = gitIn(top, ports, { GIT_ATTR_SOURCE: base });
    const common = await git('merge-base', base, 'HEAD');
    const from = common.code === 0 ? common.out.trim() : base;
    const found = await differing(git, from, folder);
    if (found.length === 0) return undefined;
    await countWords(git, from, found, { top, files: ports.files });
    return summaryOf(found);
  } catch (error) {
    return unknown(asFault(error).message.replace(/\.$/, ''));
  }
}

function summaryOf(found: readonly Difference[]): ChangedCassettes {
  const files = found.map(
    ({ file, what, recordings }): ChangedCassette => ({ file, what, ...defined({ recordings }) }),
  );
  return {
    cassettes: files.length,
    recordings: files.reduce((sum, one) => sum + (one.recordings ?? 0), 0),
    files: files.slice(0, MOST_NAMED),
  };
}

interface Difference extends ChangedCassette {
  /** Undefined where git takes the file for no text. */
  recordings?: number;
}

const WORDS: Record<string, ChangedCassette['what']> = { A: 'added', D: 'removed' };

/** The files that differ, by lines: `:100644 100644 <sha> <sha> M` and a path for each, then `<added>\t<removed>\t<path>` for each. */
async function differing(git: AskGit, from: string, folder: string): Promise<Difference[]> {
  const where = `:(top,literal)${folder}`;
  const fields = (await asked(git, ...DIFF, '-z', '--raw', '--numstat', from, '--', where)).split('\0');
  const found = new Map<string, Difference>();
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index]!;
    if (field.startsWith(':')) {
      index++;
      const file = fields[index] ?? '';
      found.set(file, { file, what: WORDS[field.at(-1) ?? ''] ?? 'changed' });
      continue;
    }
    const [, added = '', removed = '', path = ''] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(field) ?? [];
    const one = found.get(path);
    if (one === undefined || added === '-') continue;
    const lines = Math.max(Number(added), Number(removed));
    // The first line of a whole cassette is none of its recordings.
    one.recordings = one.what === 'changed' ? lines : Math.max(0, lines - 1);
  }
  return [...found.values()];
}

/** Takes what differs by its times alone out of the counts, as far as the files are not too large. */
async function countWords(
  git: AskGit,
  from: string,
  found: readonly Difference[],
  { top, files }: { top: string } & Pick<Ports, 'files'>,
): Promise<void> {
  let bytes = 0;
  const read = found.filter((one) => {
    if (one.what !== 'changed' || one.recordings === undefined) return false;
    bytes += files.stat(join(top, one.file))?.size ?? 0;
    return bytes <= MOST_READ;
  });
  if (read.length === 0) return;
  const paths = read.map(({ file }) => `:(top,literal)${file}`);
  const counts = changedWords(await asked(git, ...DIFF, '--unified=0', from, '--', ...paths));
  if (counts.length !== read.length) return;
  for (const [index, one] of read.entries()) one.recordings = counts[index]!;
}

async function asked(git: AskGit, ...words: string[]): Promise<string> {
  const { code, out, errors } = await git(...words);
  if (code !== 0) throw new Error(`git could not tell what changed: ${errors.trim().split('\n')[0] ?? ''}`);
  return out;
}
