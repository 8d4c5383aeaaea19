import { asFault, type Fault } from '../../errors.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Unread } from '../../runs/comparing/choose-baseline.ts';
import { keepOlderAnswers } from '../../state/kept-answers.ts';
import type { StateKey } from '../../state/state-key.ts';
import type { StatePaths } from '../../state/state-paths.ts';
import type { RunSummaryRow, Store } from '../../state/store.ts';
import type { TrustedAnswers } from '../../state/trusted-answers.ts';
import { formatCounted } from '../../text/format.ts';
import type { Artifact, GitHubClient } from '../api/client.ts';
import type { WorkflowContext } from '../api/context.ts';
import { CACHE_FILE, type CarriedAnswers } from './cached-answers.ts';
import { lastGoodOf } from './last-good.ts';
import { readArchive } from './read-archive.ts';
import {
  JOURNAL_FILE,
  type ReadState,
  readState,
  STATE_FILE,
  type State,
  servesAsBaseline,
} from './state-archive.ts';
import {
  carriesAnswers,
  mayBeOurs,
  type Origin,
  originProblem,
  stateProblem,
  wantedOrigin,
} from './state-origin.ts';

/** What state is looked for, and where it goes. */
export interface RestoreRequest {
  /** Name of the artifact. */
  name: string;
  /** With it only states that are signed are taken. */
  key?: StateKey | undefined;
  store: Store;
  paths: StatePaths;
  ports: Pick<Ports, 'files'>;
  /** Takes note of the judge answers that came back. */
  answers: TrustedAnswers;
  /**
   * Only states that lay there before this instant are taken, in ISO 8601: the parts of one run of a workflow look at different
   * times, and have to find the same.
   */
  before?: string | undefined;
}

/** What came back. */
export interface RestoredState {
  /** The newest run that came back with its journal and can be compared with; undefined on a cold start. */
  baseline: string | undefined;
  /** Whether some state of the branch came back. */
  restored: boolean;
  /** The commit of the newest run among them that passed. */
  lastGood?: string | undefined;
  /** Set where nothing could be read although there may be something: for want of a permission, or because it is damaged. */
  unread?: Unread | undefined;
  /** Whole sentences for the log; what is odd about a state is never a failure. */
  notices: string[];
  /** The same where somebody should look: a permission that the token lacks, answers of the judge that are damaged. */
  warnings: string[];
}

type Source = Pick<GitHubClient, 'artifacts' | 'workflowRun' | 'artifactArchive'>;
type Candidate = Artifact & { run: NonNullable<Artifact['run']> };
type Look = { read: ReadState } | { refused: string; lost?: boolean } | { stopped: Fault };

/** One page: pull requests and forks leave artifacts of this name too, and must not push those of the branch out of sight. */
const LISTED = 100;
/** And as many where that page is younger than what is looked for: a job may be run again after days. */
const LISTED_FURTHER = 1_000;
/** Candidates that are looked into when the newest ones are no good. */
const MOST_TRIED = 15;
/** States that are put together: runs that end at the same time know nothing of each other (toolchain.md 3). */
const MERGED = 3;
/** A state of 64 MiB at the most is text, which deflate makes far smaller than this. */
const LARGEST_ARCHIVE = 32 * 1024 * 1024;

/**
 * Brings the newest states of the branch back into the store of this run: rows of the index, history of the cases, journals
 * that can be a baseline. Only what a run of this workflow made on that branch of this repository is taken (security.md
 * S06). Never rejects: whatever is wrong is a notice, and the run starts without a baseline.
 */
export async function restoreState(
  client: Source,
  context: Pick<WorkflowContext, 'repositoryId' | 'baseBranch' | 'defaultBranch' | 'workflowPath'>,
  request: RestoreRequest,
): Promise<RestoredState> {
  const origin = wantedOrigin(context);
  if (origin === undefined)
    return {
      ...cold(`${NO_ORIGIN}, so no state can be trusted`),
      unread: { why: NO_ORIGIN, remedy: 'Name a baseline, or keep the state folder yourself (state: path).' },
    };
  const notices: string[] = [];
  const warnings: string[] = [];
  const warnUnreadable = (fault: Fault) =>
    void (fault.subcode === 'forbidden' ? warnings : notices).push(unreadable(fault));
  try {
    const listed = await listedBefore(client, request);
    const candidates = listed.filter((one): one is Candidate => mayBeOurs(one, origin)).sort(newestRunFirst);
    const { good, refused, lost, stopped } = await look(
      client,
      candidates.slice(0, MOST_TRIED),
      origin,
      request,
    );
    if (refused.length > 0) notices.push(passedOver(refused));
    if (stopped !== undefined) warnUnreadable(stopped);
    if (good.length === 0) {
      if (stopped === undefined) notices.push(...cold(whyNone(listed, candidates, origin)).notices);
      return {
        baseline: undefined,
        restored: false,
        unread: stopped === undefined ? whyLost(listed, lost, origin) : whyUnread(stopped),
        notices,
        warnings,
      };
    }
    warnings.push(...good.flatMap(({ cache, state }) => unkept(cache, state)));
    const baseline = await merge(good, request);
    return { baseline, restored: true, lastGood: lastGoodOf(good), notices, warnings };
  } catch (error) {
    const fault = asFault(error);
    warnUnreadable(fault);
    return { baseline: undefined, restored: false, unread: whyUnread(fault), notices, warnings };
  }
}

async function listedBefore(client: Source, { name, before }: RestoreRequest): Promise<Artifact[]> {
  const newest = await client.artifacts(name, LISTED);
  if (before === undefined) return newest;
  const isOld = ({ createdAt }: Artifact) => Date.parse(createdAt) < Date.parse(before);
  const isFarBack = newest.length === LISTED && !newest.some(isOld);
  return (isFarBack ? await client.artifacts(name, LISTED_FURTHER) : newest).filter(isOld);
}

/** By the run, not by the upload: a rerun of an old commit uploads late, and its run keeps its number. */
const newestRunFirst = (a: Candidate, b: Candidate) => b.run.id - a.run.id || b.id - a.id;

async function look(
  client: Source,
  candidates: readonly Candidate[],
  origin: Origin,
  request: RestoreRequest,
): Promise<{ good: ReadState[]; refused: string[]; lost: string[]; stopped: Fault | undefined }> {
  const good: ReadState[] = [];
  const refused: string[] = [];
  const lost: string[] = [];
  let stopped: Fault | undefined;
  for (let next = 0; next < candidates.length && good.length < MERGED && stopped === undefined; ) {
    const wave = candidates.slice(next, next + MERGED - good.length);
    next += wave.length;
    for (const found of await Promise.all(wave.map((one) => lookInto(client, one, origin, request))))
      if ('read' in found) good.push(found.read);
      else if ('refused' in found) {
        refused.push(found.refused);
        if (found.lost === true) lost.push(found.refused);
      } else stopped ??= found.stopped;
  }
  return { good, refused, lost, stopped };
}

async function lookInto(
  client: Source,
  { id, run: made, sizeBytes, digest }: Candidate,
  origin: Origin,
  { key, before }: RestoreRequest,
): Promise<Look> {
  const refuse = (reason: string): Look => ({ refused: `artifact ${id}: ${reason}` });
  // One that the branch itself left, so that there was a baseline.
  const lose = (reason: string): Look => ({ refused: `artifact ${id}: ${reason}`, lost: isOfBranch });
  let isOfBranch = false;
  try {
    const run = await client.workflowRun(made.id);
    // Whether it has ended, and is run again, changes while the parts of a run look.
    const problem = originProblem(run, made, origin, before === undefined ? 'ended' : 'any');
    if (problem !== undefined) return refuse(problem);
    isOfBranch = true;
    if (sizeBytes > LARGEST_ARCHIVE) return lose('its archive is too large');
    const bytes = await client.artifactArchive(id, LARGEST_ARCHIVE);
    const form = { names: [STATE_FILE, JOURNAL_FILE, CACHE_FILE], required: [STATE_FILE], digest };
    const read = readState(await readArchive(bytes, form), key);
    const mismatch = stateProblem(read.state, run, origin);
    return mismatch === undefined ? { read } : refuse(mismatch);
  } catch (error) {
    const fault = asFault(error);
    if (fault.subcode === 'bad_archive' || fault.subcode === 'bad_state')
      return lose(fault.message.replace(/^The (?:archive|state) is not (?:accepted|taken): |\.$/g, ''));
    if (fault.code === 'too_large') return lose('its archive is too large');
    if (fault.subcode === 'gone') return lose('it has expired');
    if (fault.code === 'internal') return lose('it cannot be read');
    if (fault.subcode === 'not_found') return lose('it is not there any more');
    // The next one would meet the same: a permission, a limit, the line.
    return { stopped: fault };
  }
}

/** Everything of the good states that is not here yet, of the newest first. */
async function merge(good: readonly ReadState[], { store, paths, ports, answers }: RestoreRequest) {
  const { files } = ports;
  for (const { journal } of good)
    if (journal !== undefined && files.stat(paths.runFolder(journal.runId)) === null)
      files.writeAtomic(paths.journal(journal.runId), journal.text);
  // The newest last: what is asked for in several counts as it was answered there.
  const carried = good
    .filter(({ state }) => carriesAnswers(state.run))
    .toReversed()
    .flatMap(({ cache }) => cache.answers);
  keepOlderAnswers(paths.cache, carried, ports);
  for (const answer of new Map(carried)) answers.note(...answer);
  const known = new Set((await store.runSummaries()).map((row) => row.run_id));
  const rows = new Map<string, RunSummaryRow>();
  for (const { state } of good)
    for (const row of state.rows)
      if (!known.has(row.run_id) && !rows.has(row.run_id)) rows.set(row.run_id, row);
  const histories = new Map<string, unknown>();
  for (const { state } of good)
    for (const { id, value } of state.history) if (!histories.has(id)) histories.set(id, value);
  const isHere = (runId: string) => files.stat(paths.journal(runId)) !== null;
  await Promise.all([
    // Oldest first, as they were put where they come from: of two of one moment the later one is the newer. A row alone
    // is of use for a trend; as a baseline it would be tried in vain.
    ...[...rows.values()]
      .reverse()
      .map((row) => store.putRunSummary(isHere(row.run_id) ? row : { ...row, journal: false })),
    ...[...histories].map(([id, value]) => store.update('case_history', id, (here) => here ?? value)),
  ]);
  const baseline = good.find(({ state, journal }) =>
    state.rows.some((row) => row.run_id === journal?.runId && servesAsBaseline(row)),
  );
  return baseline?.journal?.runId;
}

/** A warning about answers that came with a state and are asked for again. */
const unkept = ({ problem }: CarriedAnswers, { run }: State): string[] =>
  problem === undefined
    ? []
    : [
        `Answers of the judge that run ${run.number} left were not all taken: ${problem}. They are asked for again.`,
      ];

const NO_ORIGIN = 'the runner does not tell repository, branch and workflow';

const cold = (reason: string): RestoredState => ({
  baseline: undefined,
  restored: false,
  notices: [`No earlier state: ${reason}. This run starts without a baseline.`],
  warnings: [],
});

function whyNone(listed: readonly Artifact[], tried: readonly Artifact[], origin: Origin): string {
  if (tried.length > 0) return `none of ${origin.branch} could be taken`;
  if (listed.some((one) => one.expired && mayBeOurs({ ...one, expired: false }, origin)))
    return `that of ${origin.branch} has expired`;
  return `${origin.branch} has none yet`;
}

/** Refusals that are named; the rest is counted. */
const MOST_NAMED = 3;

function passedOver(refused: readonly string[]): string {
  const more = refused.length > MOST_NAMED ? `; and ${refused.length - MOST_NAMED} more` : '';
  const named = refused.slice(0, MOST_NAMED).join('; ');
  return `${formatCounted(refused.length, 'state artifact')} passed over (${named}${more}).`;
}

/** What the branch left and nobody can read any more; nothing where it left nothing yet. */
function whyLost(listed: readonly Artifact[], lost: readonly string[], origin: Origin): Unread | undefined {
  const remedy = `Run the workflow on ${origin.branch} once more, so that it leaves a new one; retention-days keeps it longer.`;
  const [first] = lost;
  if (first !== undefined) return { why: `the state of ${origin.branch} cannot be read (${first})`, remedy };
  return listed.some((one) => one.expired && mayBeOurs({ ...one, expired: false }, origin))
    ? { why: `the state of ${origin.branch} has expired`, remedy }
    : undefined;
}

function whyUnread(fault: Fault): Unread {
  if (fault.subcode === 'forbidden')
    return {
      why: 'earlier runs cannot be read without the permission "actions: read"',
      remedy: 'Give it to the job: permissions: { actions: read }.',
    };
  return {
    why: `earlier runs could not be read (${fault.message.replace(/\.$/, '')})`,
    remedy: 'Run the job again.',
  };
}

function unreadable(fault: Fault): string {
  if (fault.subcode === 'forbidden')
    return 'Earlier states could not be read: give the job the permission "actions: read". This run starts without a baseline.';
  return `Earlier states could not all be read: ${fault.message.replace(/\.$/, '')}.`;
}
