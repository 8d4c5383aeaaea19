import { Fault, type FaultCode, faultLine } from '../../errors.ts';
import type { Clock } from '../../ports/ports.ts';
import type { GitHubClient, Issue } from '../api/client.ts';
import type { WorkflowContext } from '../api/context.ts';
import { bodyLadder } from './comment-bodies.ts';
import { compareVersions } from './comment-marker.ts';
import {
  type MarkedIssue,
  markedIssues,
  type NightlyMark,
  type NightlyRun,
  type NightlyStep,
  nextStep,
  nightlyMarker,
  remarked,
} from './nightly-mark.ts';

/** The calls that an issue needs. */
export type IssueClient = Pick<GitHubClient, 'viewer' | 'issues' | 'createIssue' | 'updateIssue'>;

export interface IssueRequest {
  /** Name of the suite: one issue of a name stands in a repository. */
  key: string;
  run: NightlyRun;
  title: string;
  /** The words within `budget` characters, with `marker` as their first line; `before` is what the issue held until now. */
  body: (budget: number, marker: string, mark: NightlyMark, before: NightlyMark | undefined) => string;
  clock: Pick<Clock, 'sleep'>;
}

/** What became of the issue. No outcome is an error: an issue never changes a verdict. */
type IssueOutcome =
  | { status: 'written'; url: string }
  /** Nothing failed yet, or a newer run has written. */
  | { status: 'left' }
  | { status: 'forbidden' | 'failed'; reason: string };

/** By which the issues are listed. */
export const NIGHTLY_LABEL = 'assay';
/** Runs that test what is merged. A merge queue tests pull requests, whatever its event says. */
const EVENTS = new Set(['schedule', 'workflow_dispatch', 'repository_dispatch', 'push']);
const WORKFLOW_TOKEN = 'github-actions[bot]';
/** Looks at the list before giving up, and waits for a list that is behind, as for a comment. */
const MOST_LOOKS = 8;
const MOST_LAGS = 3;
const MOST_REFUSALS = 2;
/** How long a racer may take from its look to its write. */
const SETTLE_MS = 500;
/** Faults after which an issue may have been opened or not: the next read shows it. */
const PASSING = new Set<FaultCode>(['timeout', 'connection', 'overloaded']);

/** Whether the run is about what is merged: not about a pull request, nor about a tag, which is no evidence about a branch. */
export function isNightly({
  event,
  pullRequest,
  baseBranch,
}: Pick<WorkflowContext, 'event' | 'pullRequest' | 'baseBranch'>): boolean {
  return pullRequest === undefined && baseBranch !== undefined && EVENTS.has(event);
}

/**
 * Keeps one issue per key: opened when a run fails, updated while runs fail, closed when one passes. GitHub has no
 * compare-and-set, so whoever wrote looks again after a settle time, and leaves when the newest run stands in the issue with
 * the lowest number; others of the key are closed then. Only issues of our own identity count.
 */
export async function keepIssue(client: IssueClient, request: IssueRequest): Promise<IssueOutcome> {
  try {
    return await keep(client, request);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    if (error.subcode === 'forbidden')
      return {
        status: 'forbidden',
        reason: `${error.message}. Give the job the permission "issues: write".`,
      };
    return {
      status: 'failed',
      reason: `${faultLine(error)}.${error.hint === undefined ? '' : ` ${error.hint}`}`,
    };
  }
}

async function keep(client: IssueClient, request: IssueRequest): Promise<IssueOutcome> {
  const { key, run, clock } = request;
  const mine = ownIssues(client, key);
  let created: Issue | undefined;
  let isWritten = false;
  /** State of the issue as we wrote it. */
  let wanted: Issue['state'] | undefined;
  let lags = 0;
  let refusals = 0;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const found = await mine(await client.issues(NIGHTLY_LABEL), created?.author);
    const target = found[0];
    if (created !== undefined && !found.some(({ number }) => number === created?.number)) {
      lags += 1;
      if (lags > MOST_LAGS) return { status: 'written', url: created.url };
      await clock.sleep(SETTLE_MS);
      continue;
    }
    if (isWritten && target !== undefined && stands(target, run)) {
      // A good job beside this one closed it between our look and our write.
      if (wanted === 'open' && target.state === 'closed')
        await client.updateIssue(target.number, { state: 'open' });
      await closeDoubles(client, key, target, found.slice(1));
      return { status: 'written', url: target.url };
    }
    const newer = found.some(({ mark }) => compareVersions(mark.version, run.version) > 0);
    const step = newer ? undefined : nextStep(target, run);
    if (step === undefined) {
      // Ours, opened beside that of a racer, goes; the others are for whoever wrote last.
      const own = found.filter(({ number }) => number === created?.number && number !== target?.number);
      if (target !== undefined) await closeDoubles(client, key, target, own);
      return { status: 'left' };
    }
    try {
      if (target === undefined) created = await open(client, request, step);
      else {
        await update(client, request, target, step);
        await clock.sleep(SETTLE_MS);
      }
      isWritten = true;
      wanted = step.state;
    } catch (error) {
      refusals += 1;
      if (!(error instanceof Fault && PASSING.has(error.code)) || refusals > MOST_REFUSALS) throw error;
      await clock.sleep(SETTLE_MS);
    }
  }
  throw new Fault('conflict', 'The issue did not come to rest: others keep changing it', {
    subcode: 'conflict',
  });
}

/** Whether the issue reports this run. A good job beside a failing one may have written over it: then it is written again. */
const stands = ({ mark }: MarkedIssue, run: NightlyRun) =>
  compareVersions(mark.version, run.version) === 0 && (run.passed || mark.failing > 0);

function open(
  client: IssueClient,
  { key, title, body }: IssueRequest,
  { mark }: NightlyStep,
): Promise<Issue> {
  const words = (budget: number, marker: string) => body(budget, marker, mark, undefined);
  return shortening(words, nightlyMarker(key, mark), (text) =>
    client.createIssue({ title, body: text, labels: [NIGHTLY_LABEL] }),
  );
}

async function update(
  client: IssueClient,
  { key, title, body }: IssueRequest,
  target: MarkedIssue,
  { mark, state, isRewritten }: NightlyStep,
): Promise<void> {
  const marker = nightlyMarker(key, mark);
  // What does not change is not sent: a person may be closing it this moment.
  const change = state === target.state ? {} : { state };
  if (!isRewritten) {
    await client.updateIssue(target.number, { body: remarked(target.body, marker), ...change });
    return;
  }
  const words = (budget: number) => body(budget, marker, mark, target.mark);
  await shortening(words, marker, (text) =>
    client.updateIssue(target.number, { title, body: text, ...change }),
  );
}

/** Writes the longest words that GitHub takes. */
async function shortening<T>(
  words: (budget: number, marker: string) => string,
  marker: string,
  write: (text: string) => Promise<T>,
): Promise<T> {
  const bodies = bodyLadder(words, marker);
  for (;;) {
    try {
      return await write(bodies.current());
    } catch (error) {
      if (!bodies.shorten(error)) throw error;
    }
  }
}

/** Open ones lead to the one that stays. What cannot be closed is no reason to fail: the next run looks again. */
async function closeDoubles(
  client: IssueClient,
  key: string,
  { number: kept }: Issue,
  doubles: readonly MarkedIssue[],
): Promise<void> {
  for (const { number, mark, state } of doubles) {
    if (state === 'closed') continue;
    const marker = nightlyMarker(key, { ...mark, failing: 0 });
    const body = `${marker}\nTwo runs opened an issue at once. The one that is kept up to date is #${kept}.\n`;
    try {
      await client.updateIssue(number, { body, state: 'closed' });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
    }
  }
}

/**
 * Which issues are ours: those of the identity that opened one, else of the workflow token. Only where nothing but a
 * stranger's marker is found the token is asked who it is; without an answer nothing is written, or each run would open one.
 */
function ownIssues(client: IssueClient, key: string) {
  let identity = WORKFLOW_TOKEN;
  let isLookedUp = false;
  return async (all: readonly Issue[], author = ''): Promise<MarkedIssue[]> => {
    const marked = markedIssues(all, key);
    if (author !== '') identity = author;
    else if (!isLookedUp && marked.length > 0 && marked.every((issue) => issue.author !== identity)) {
      isLookedUp = true;
      identity = await client.viewer();
    }
    return marked.filter((issue) => issue.author === identity);
  };
}
