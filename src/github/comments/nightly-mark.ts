import type { Issue } from '../api/client.ts';
import { compareVersions, markerKey, type Version } from './comment-marker.ts';

/** What an issue remembers of the runs that it is about. A commit that is not known is the empty text. */
export interface NightlyMark {
  /** The run that wrote last, and its commit. */
  version: Version;
  sha: string;
  /** Runs that failed since the last good one; 0 once a run passed. */
  failing: number;
  /** The first of them; after a good run that of the failures before it. */
  first: { run: number; id: number; sha: string };
  /** The last commit whose run passed. */
  good: string;
}

/** One of our issues, with what its marker holds. */
export interface MarkedIssue extends Issue {
  mark: NightlyMark;
}

const REST =
  /^(\d{1,15})\.(\d{1,9}) sha=([0-9a-f]{1,64}) failing=(\d{1,9}) first=(\d{1,15})\.(\d{1,16}) bad=([0-9a-f]{1,64}) good=([0-9a-f]{1,64}) -->(?:\r?\n|$)/;
/** A marker is far shorter; nothing behind it is looked at. */
const LONGEST_REST = 400;
/** Stands for a commit that is not known. */
const NONE = '0';

/** First line of an issue, invisible on the page; beside the name of the suite it holds numbers and hexadecimal digits only. */
export function nightlyMarker(key: string, { version, sha, failing, first, good }: NightlyMark): string {
  const run = `${version.run}.${version.attempt} sha=${hex(sha)}`;
  const since = `failing=${failing} first=${first.run}.${first.id} bad=${hex(first.sha)} good=${hex(good)}`;
  return `${begin(key)}${run} ${since} -->`;
}

/** The issues that begin with a whole marker of this key, lowest number first; who wrote them is for the caller to look at. */
export function markedIssues(issues: readonly Issue[], key: string): MarkedIssue[] {
  return issues
    .flatMap((issue) => {
      const mark = markOf(issue.body, begin(key));
      return mark === undefined ? [] : [{ ...issue, mark }];
    })
    .sort((a, b) => a.number - b.number);
}

/** The same words under another marker. */
export function remarked(body: string, marker: string): string {
  const end = body.indexOf('\n');
  return end === -1 ? marker : `${marker}${body.slice(end)}`;
}

/** What the issue remembers after a run, and whether it stands open then. */
export interface NightlyStep {
  mark: NightlyMark;
  state: Issue['state'];
  /** Whether the words are those of this run; after a good one the story of the last failure stays. */
  isRewritten: boolean;
}

/** The run that is to be written down. */
export interface NightlyRun {
  version: Version;
  id: number;
  sha: string;
  passed: boolean;
  /** The commit of the last run that passed, where the state of earlier runs tells. */
  good?: string | undefined;
}

/**
 * What a run changes. Nothing where a newer one has written, where nothing ever failed, and where another step of the same
 * attempt failed: one red suite of a run is not made good by a green one. An issue that a person closed is opened at the
 * next failure of another commit.
 */
export function nextStep(
  before: Pick<MarkedIssue, 'mark' | 'state'> | undefined,
  run: NightlyRun,
): NightlyStep | undefined {
  const { version, sha, passed, good = '' } = run;
  const starts = { run: version.run, id: run.id, sha };
  if (before === undefined)
    return passed
      ? undefined
      : { mark: { version, sha, failing: 1, first: starts, good }, state: 'open', isRewritten: true };
  const { mark, state } = before;
  const order = compareVersions(version, mark.version);
  if (order < 0 || (order === 0 && passed && mark.failing > 0)) return undefined;
  if (passed) {
    const isMended = mark.failing > 0;
    return {
      mark: { ...mark, version, sha, failing: 0, good: sha },
      state: isMended ? 'closed' : state,
      isRewritten: isMended,
    };
  }
  if (mark.failing === 0)
    return { mark: { ...mark, version, sha, failing: 1, first: starts }, state: 'open', isRewritten: true };
  // An attempt of the run that wrote last is counted already.
  const failing = mark.failing + (version.run === mark.version.run ? 0 : 1);
  return {
    // Opened by a run that could not read what earlier ones left.
    mark: { ...mark, version, sha, failing, good: mark.good === '' ? good : mark.good },
    state: sha === mark.sha ? state : 'open',
    isRewritten: true,
  };
}

const begin = (key: string) => `<!-- assay-issue:${markerKey(key)} run=`;
const hex = (sha: string) => (/^[0-9a-f]{7,64}$/.test(sha) ? sha : NONE);
const commit = (found = NONE) => (found === NONE ? '' : found);

function markOf(body: string, start: string): NightlyMark | undefined {
  if (!body.startsWith(start)) return undefined;
  const found = REST.exec(body.slice(start.length, start.length + LONGEST_REST));
  if (found === null) return undefined;
  const [, run, attempt, sha, failing, firstRun, firstId, bad, good] = found;
  return {
    version: { run: Number(run), attempt: Number(attempt) },
    sha: commit(sha),
    failing: Number(failing),
    first: { run: Number(firstRun), id: Number(firstId), sha: commit(bad) },
    good: commit(good),
  };
}
