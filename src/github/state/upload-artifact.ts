import { Fault } from '../../errors.ts';
import { withToolkitProxies } from '../../ports/toolkit-environment.ts';
import { hasArtifacts } from './has-artifacts.ts';

/** An artifact of this run that is to be made. */
export interface Upload {
  name: string;
  /** Folder that the files lie in; the archive holds their paths below it. */
  folder: string;
  /** Absolute paths of the files, each named: never a pattern (security.md S05). */
  files: readonly string[];
  /** Days until GitHub removes it; the repository's own number when undefined. */
  retentionDays?: number | undefined;
  /** Address of GitHub itself. */
  serverUrl: string;
}

/**
 * Uploads an artifact through GitHub's own toolkit, which comes in here and reads its variables itself. One of this name that
 * the run has already, from an earlier attempt for one, is replaced. Resolves with its id, or with why there is none, the
 * end of a sentence; never rejects.
 */
export async function uploadArtifact(upload: Upload): Promise<{ id: number } | { problem: string }> {
  if (!hasArtifacts(upload.serverUrl))
    return {
      problem: 'artifacts of this kind do not exist on GitHub Enterprise Server; use "state: path" there',
    };
  try {
    return await withToolkitProxies(() => uploaded(upload));
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

async function uploaded({
  name,
  folder,
  files,
  retentionDays,
}: Upload): Promise<{ id: number } | { problem: string }> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const options = retentionDays === undefined ? {} : { retentionDays };
  const once = () => client.uploadArtifact(name, [...files], folder, options);
  const made = await once().catch(async (error: unknown) => {
    if (statusOf(error) !== 409) throw error;
    await client.deleteArtifact(name).catch((refusal: unknown) => {
      // One that was never finished is not listed, and holds its name all the same.
      if (!isNotFound(refusal)) throw refusal;
    });
    return once();
  });
  return made.id === undefined ? { problem: 'GitHub gave it no id' } : { id: made.id };
}

/** In our own words: messages of the toolkit and of the store may hold signed addresses. */
function problemOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (error instanceof Fault) return message.replace(/^The/, 'the').replace(/\.$/, '');
  if (name === 'GHESNotSupportedError') return 'artifacts of this kind do not exist on this server';
  if (name === 'UsageError' || message.includes('storage quota'))
    return 'the storage for artifacts is used up';
  if (/ACTIONS_R(?:UNTIME_TOKEN|ESULTS_URL)/.test(message))
    return 'the runner gave no access to artifacts, as it does to `uses:` steps only';
  const status = statusOf(error);
  if (status === 409) return 'an artifact of this name is there already and could not be replaced';
  if (status === 401 || status === 403) return `GitHub refused it (status ${status})`;
  return `the upload failed${status === undefined ? '' : ` (status ${status})`}`;
}

const isNotFound = (error: unknown) => error instanceof Error && error.name === 'ArtifactNotFoundError';

/** The toolkit gives the status in its message, the store as a field. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const { statusCode } = error as { statusCode?: unknown }; // Border: RestError of the store.
  const inMessage = /\((\d{3})\)/.exec(error.message)?.[1];
  return typeof statusCode === 'number'
    ? statusCode
    : inMessage === undefined
      ? undefined
      : Number(inMessage);
}
