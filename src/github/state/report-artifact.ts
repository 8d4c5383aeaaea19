import { resolve } from 'node:path';
import { asFault } from '../../errors.ts';
import type { Artifact, GitHubClient, WorkflowRun } from '../api/client.ts';
import type { WorkflowContext } from '../api/context.ts';
import type { Inputs } from '../inputs.ts';
import { MOST_BYTES, readArchive } from './read-archive.ts';
import { REPORT_FILE, type ReadReport, readReportFile } from './report-file.ts';
import { shardOfArtifact } from './shard-artifact.ts';
import { uploadArtifact } from './upload-artifact.ts';

/** Name that `command: report` looks for where the workflow gives none. */
export const REPORT_ARTIFACT = 'assay-report';

/**
 * Leaves results.json, redacted as it was written, for `command: report` in a workflow of its own: exactly this one file
 * (security.md S05). Its name is the workflow's own, without the attempt: a rerun replaces what the attempt before left, so
 * that there is one to look at; suites and matrix jobs need names of their own, as their comments do. Resolves with its id,
 * or with why there is none, the end of a sentence; never rejects.
 */
export async function uploadReport(
  context: Pick<WorkflowContext, 'serverUrl'> | undefined,
  inputs: Pick<Inputs, 'reportArtifact' | 'stateArtifact' | 'retentionDays'>,
  /** Folder that holds results.json. */
  folder: string,
  upload = uploadArtifact,
): Promise<{ id: number } | { problem: string } | undefined> {
  const { reportArtifact: name, stateArtifact, retentionDays } = inputs;
  if (name === undefined) return undefined;
  if (context === undefined) return { problem: 'it is known only in a workflow which run this is' };
  if (name === stateArtifact || shardOfArtifact(name, stateArtifact) !== undefined)
    return { problem: 'its name is that of the state or of a shard; give it another one' };
  const { serverUrl } = context;
  const here = resolve(folder);
  return upload({ name, folder: here, files: [resolve(here, REPORT_FILE)], retentionDays, serverUrl });
}

/** What a run left to report on. */
export type FetchedReport =
  /** `earlier`: made by an attempt before the last one. */
  | (ReadReport & { status: 'taken'; artifactId: number; earlier: boolean })
  /** `problem` is a whole sentence of ours. */
  | { status: 'none'; problem: string };

/**
 * The newest artifact of this name that the run left, read in memory as hostile data. Whatever is wrong with it is a sentence;
 * only what is not about the artifact (a permission, a limit, the line) rejects.
 */
export async function fetchReport(
  client: Pick<GitHubClient, 'runArtifacts' | 'artifactArchive'>,
  run: Pick<WorkflowRun, 'id' | 'startedAt' | 'conclusion'>,
  name: string,
): Promise<FetchedReport> {
  const all = await client.runArtifacts(run.id);
  const ours = all.filter((one) => one.name === name && (one.run === undefined || one.run.id === run.id));
  const newest = ours.sort((a, b) => b.id - a.id)[0];
  if (newest === undefined) return none(leftNothing(run));
  if (newest.expired) return none('The report of the run has expired.');
  if (newest.sizeBytes > MOST_BYTES) return none('The report of the run is too large to be read.');
  try {
    const bytes = await client.artifactArchive(newest.id, MOST_BYTES);
    const form = { names: [REPORT_FILE], required: [REPORT_FILE], digest: newest.digest };
    const files = await readArchive(bytes, form);
    const read = readReportFile(files.get(REPORT_FILE) ?? new Uint8Array());
    return { status: 'taken', ...read, artifactId: newest.id, earlier: isEarlier(newest, run) };
  } catch (error) {
    const fault = asFault(error);
    if (fault.subcode === 'bad_archive' || fault.subcode === 'bad_report')
      return none(
        fault.message
          .replace(/^The (?:archive|report)/, 'The report of the run')
          .replace('accepted', 'taken'),
      );
    if (fault.code === 'too_large') return none('The report of the run is too large to be read.');
    if (fault.subcode === 'gone') return none('The report of the run has expired.');
    if (fault.subcode === 'not_found') return none('The report of the run is not there any more.');
    throw error;
  }
}

const none = (problem: string): FetchedReport => ({ status: 'none', problem });

/** After "re-run failed jobs" what an earlier attempt left still stands for the jobs that were not run again. */
function isEarlier({ createdAt }: Artifact, { startedAt }: Pick<WorkflowRun, 'startedAt'>): boolean {
  const [made, began] = [Date.parse(createdAt), Date.parse(startedAt)];
  return made < began;
}

const leftNothing = ({ conclusion }: Pick<WorkflowRun, 'conclusion'>) =>
  conclusion === 'success'
    ? 'The run left no report.'
    : 'The run did not succeed and left no report: it ended before there were results, or its step names no report-artifact.';
