import type { Artifact, GitHubClient } from '../api/client.ts';
import { type FetchedReport, fetchReport } from '../state/report-artifact.ts';

/** Artifacts of the name that are looked through for one of the head: one page. */
const LISTED = 100;
/** And as many where that page has none: other pull requests may have left a page of them since. */
const LISTED_FURTHER = 1_000;
/** Of those of the head, the newest that are looked into. */
const MOST_TRIED = 3;

/**
 * The newest report that a run of this repository left of exactly this commit; a sentence where there is none. It is read in memory as
 * hostile data, as `command: report` reads it.
 */
export async function reportOfHead(
  client: Pick<GitHubClient, 'artifacts' | 'workflowRun' | 'runArtifacts' | 'artifactArchive'>,
  { headSha, repositoryId, name }: { headSha: string; repositoryId: number | undefined; name: string },
): Promise<FetchedReport> {
  const isOurs = ({ expired, run }: Artifact) =>
    !expired &&
    run !== undefined &&
    run.headSha === headSha &&
    run.repositoryId === repositoryId &&
    run.headRepositoryId === repositoryId;
  const newest = await client.artifacts(name, LISTED);
  const isFarBack = newest.length === LISTED && !newest.some(isOurs);
  const listed = isFarBack ? await client.artifacts(name, LISTED_FURTHER) : newest;
  const ours = listed.filter(isOurs);
  const runIds = [...new Set(ours.map(({ run }) => run?.id ?? 0))].sort((a, b) => b - a);
  let none: FetchedReport & { status: 'none' } = {
    status: 'none',
    problem: `No run of this commit left its report as the artifact "${name}". The workflow that plays the evals leaves it with: report-artifact: ${name}`,
  };
  for (const id of runIds.slice(0, MOST_TRIED)) {
    const found = await fetchReport(client, await client.workflowRun(id), name);
    if (found.status === 'taken') return found;
    none = found;
  }
  return none;
}
