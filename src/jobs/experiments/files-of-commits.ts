import { Fault } from '../../errors.ts';
import { gitIn } from '../../git/ask-git.ts';
import type { Ports } from '../../ports/ports.ts';
import type { CreateExperimentRequest } from '../../schema/experiment.ts';
import type { LoadedVariant } from '../../test-cases/evals.ts';

type Variants = CreateExperimentRequest['variants'];

/** Most of one file, in characters. */
const LONGEST = 1_000_000;

/** Variants with the texts of files that are named by a commit; the text, and not the name, is what an experiment that goes on plays. Fault `validation_failed` for what is not there. */
export async function withFilesOfCommits(
  variants: readonly LoadedVariant[],
  repository: string,
  ports: Pick<Ports, 'spawn' | 'env' | 'clock'>,
): Promise<Variants> {
  const read: Variants = [];
  for (const { name, config } of variants) {
    const { files: written, ...rest } = config;
    if (written === undefined) {
      read.push({ name, config: rest });
      continue;
    }
    const files: NonNullable<Variants[number]['config']['files']> = {};
    for (const [path, from] of Object.entries(written)) {
      files[path] = from === null || 'text' in from ? from : { text: await textOf(from, repository, ports) };
    }
    read.push({ name, config: { ...rest, files } });
  }
  return read;
}

async function textOf(
  { git: ref, path }: { git: string; path: string },
  repository: string,
  ports: Pick<Ports, 'spawn' | 'env' | 'clock'>,
): Promise<string> {
  const git = gitIn(repository, ports);
  const inside = path.replace(/^(?:\.\/)+/, '');
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  const object = `${commit.out.trim()}:${inside}`;
  if (commit.code !== 0) throw unreadable(ref, inside, 'there is no such commit');
  const kind = await git('cat-file', '-t', object);
  if (kind.code !== 0 || kind.out.trim() !== 'blob')
    throw unreadable(ref, inside, 'that commit has no such file');
  const { code, out } = await git('cat-file', 'blob', object);
  if (code !== 0 || out.includes('\0') || out.includes('\uFFFD') || out.length > LONGEST)
    throw unreadable(ref, inside, 'it is no text, or a very long one');
  return out;
}

const unreadable = (ref: string, path: string, why: string) =>
  new Fault('validation_failed', `The file ${path} of ${ref} cannot be laid into a workspace: ${why}.`, {
    where: `${ref}:${path}`,
    hint: 'In CI check out with fetch-depth: 0, so that all commits and tags are there.',
  });
