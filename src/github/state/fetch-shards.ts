import { join } from 'node:path';
import { asFault } from '../../errors.ts';
import { eachInPool } from '../../flow/pool.ts';
import type { Ports } from '../../ports/ports.ts';
import { shardName } from '../../runs/sharding/shard.ts';
import { statePaths } from '../../state/state-paths.ts';
import type { Artifact, GitHubClient } from '../api/client.ts';
import type { WorkflowContext } from '../api/context.ts';
import { MOST_BYTES, readArchive } from './read-archive.ts';
import { type NamedShard, readShardFile, shardOfArtifact } from './shard-artifact.ts';
import { JOURNAL_FILE } from './state-archive.ts';

/** Where shards come from and where they go. */
interface ShardRequest {
  stateArtifact: string;
  /** Emptied first. Each shard becomes a state folder below it, named by its index. */
  folder: string;
  files: Pick<Ports['files'], 'remove' | 'writeAtomic'>;
}

/** What became of it. */
interface FetchedShards {
  /** Shards that lie in their folders now. */
  taken: number;
  /** Whole sentences for the log. */
  notices: string[];
  /** One sentence for each shard that is there and could not be taken: the merge will miss it. */
  problems: string[];
}

/** Archives that are held in memory at once, each of 64 MiB at the most and as much again inflated. */
const AT_ONCE = 4;

type Candidate = NamedShard & { artifact: Artifact };

/**
 * Brings the shards of this run of the workflow here, of each index the one of the highest attempt: after "re-run failed jobs"
 * the others keep what they played. Nothing of an archive becomes a path but a run id that was checked. Rejects where GitHub
 * does not answer; a shard that is no good is a problem, never a guess.
 */
export async function fetchShards(
  client: Pick<GitHubClient, 'runArtifacts' | 'artifactArchive'>,
  { runId, runAttempt }: Pick<WorkflowContext, 'runId' | 'runAttempt'>,
  request: ShardRequest,
): Promise<FetchedShards> {
  const { folder, files } = request;
  const chosen = newestOfEach(await client.runArtifacts(runId), request.stateArtifact);
  files.remove(folder);
  const problems: [index: number, told: string][] = [];
  await eachInPool(chosen, AT_ONCE, async (candidate) => {
    const problem = await take(client, candidate, request);
    if (problem !== undefined)
      problems.push([candidate.index, `The artifact of ${shardName(candidate)} is not taken: ${problem}.`]);
  });
  const earlier = chosen.filter(({ attempt }) => attempt < runAttempt);
  return {
    taken: chosen.length - problems.length,
    notices: earlier.map((one) => `${shardName(one)} was played in attempt ${one.attempt} of this run`),
    problems: problems.sort(([a], [b]) => a - b).map(([, problem]) => problem),
  };
}

function newestOfEach(artifacts: readonly Artifact[], stateArtifact: string): Candidate[] {
  const newest = new Map<number, Candidate>();
  for (const artifact of artifacts) {
    const named = shardOfArtifact(artifact.name, stateArtifact);
    if (named === undefined) continue;
    const known = newest.get(named.index);
    const ahead = known === undefined ? 1 : named.attempt - known.attempt || artifact.id - known.artifact.id;
    if (ahead > 0) newest.set(named.index, { ...named, artifact });
  }
  return [...newest.values()].sort((a, b) => a.index - b.index);
}

/** Why it is not taken, the end of a sentence; undefined when it is. */
async function take(
  client: Pick<GitHubClient, 'artifactArchive'>,
  { artifact, ...shard }: Candidate,
  { folder, files }: ShardRequest,
): Promise<string | undefined> {
  if (artifact.expired) return 'it has expired';
  if (artifact.sizeBytes > MOST_BYTES) return 'its archive is too large';
  try {
    const bytes = await client.artifactArchive(artifact.id, MOST_BYTES);
    const form = { names: [JOURNAL_FILE], required: [JOURNAL_FILE], digest: artifact.digest };
    const { runId, text } = readShardFile(await readArchive(bytes, form), shard);
    files.writeAtomic(statePaths(join(folder, String(shard.index))).journal(runId), text);
    return undefined;
  } catch (error) {
    const fault = asFault(error);
    if (fault.subcode === 'bad_archive' || fault.subcode === 'bad_shard')
      return fault.message.replace(/^The (?:archive|shard) is not (?:accepted|taken): |\.$/g, '');
    if (fault.code === 'too_large') return 'its archive is too large';
    if (fault.subcode === 'gone') return 'it has expired';
    if (fault.subcode === 'not_found') return 'it is not there any more';
    // A permission, a limit, the line: nothing that is known of the shard.
    throw error;
  }
}
