import type { IssueComment } from '../api/client.ts';
import type { WorkflowContext } from '../api/context.ts';

/** Which run wrote a comment: the number of the run in its workflow, then the attempt. */
export interface Version {
  run: number;
  attempt: number;
}

/** What the marker of a comment of ours holds: the run it is of, and whether that run failed. */
export interface MarkedRun extends Version {
  failed: boolean;
}

/** One of our comments, with what its marker holds. */
export interface MarkedComment extends IssueComment {
  markedRun: MarkedRun;
}

type MarkedContext = Pick<WorkflowContext, 'runNumber' | 'runAttempt' | 'headSha'>;

/**
 * First line of a comment, invisible on the page: `<!-- assay:KEY run=NUMBER.ATTEMPT sha=SHA -->`, with ` failed` behind the
 * SHA where the run did. A comment of mode `new` says `assay-new`, so that no later run takes it for one to update or to remove.
 */
export function commentMarker(
  context: MarkedContext,
  key: string,
  mode: 'sticky' | 'new' = 'sticky',
  failed = false,
): string {
  const { runNumber, runAttempt, headSha } = context;
  const sha = /^[0-9a-f]+$/.test(headSha) ? headSha : 'unknown';
  return `<!-- assay${mode === 'new' ? '-new' : ''}:${markerKey(key)} run=${runNumber}.${runAttempt} sha=${sha}${failed ? ' failed' : ''} -->`;
}

/** The version of this run. */
export function versionOf({ runNumber, runAttempt }: MarkedContext): Version {
  return { run: runNumber, attempt: runAttempt };
}

/** Negative when `a` is the older one. */
export function compareVersions(a: Version, b: Version): number {
  return a.run - b.run || a.attempt - b.attempt;
}

/**
 * Negative when the words of `b` stand against those of `a`: those of the newer attempt, and of one attempt those that failed,
 * or the good job of a matrix would hide the bad one.
 */
export function compareMarkedRuns(a: MarkedRun, b: MarkedRun): number {
  return compareVersions(a, b) || Number(a.failed) - Number(b.failed);
}

/**
 * The comments that carry the marker of this key as their very first characters, lowest id first. Whoever quotes a comment
 * of ours, or writes before the marker, has none; who wrote it is for the caller to look at.
 */
export function markedComments(comments: readonly IssueComment[], key: string): MarkedComment[] {
  const begin = `<!-- assay:${markerKey(key)} run=`;
  const found: MarkedComment[] = [];
  for (const comment of comments) {
    if (!comment.body.startsWith(begin)) continue;
    const rest = /^(\d{1,15})\.(\d{1,9}) sha=\w+( failed)? -->(?:\r?\n|$)/.exec(
      comment.body.slice(begin.length, begin.length + 200),
    );
    if (rest === null) continue;
    const markedRun = { run: Number(rest[1]), attempt: Number(rest[2]), failed: rest[3] !== undefined };
    found.push({ ...comment, markedRun });
  }
  return found.sort((a, b) => a.id - b.id);
}

/** A key without anything that ends an HTML comment or a word of the marker; different keys stay different. */
export function markerKey(key: string): string {
  return encodeURIComponent(key.toWellFormed()).replaceAll('--', '-%2D');
}
