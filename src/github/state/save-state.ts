import { join } from 'node:path';
import { asFault } from '../../errors.ts';
import type { Ports } from '../../ports/ports.ts';
import { redacted } from '../../reports/redacted.ts';
import type { RunRecord } from '../../runs/records.ts';
import { openBlobs } from '../../state/blobs.ts';
import { readJournal } from '../../state/journal.ts';
import { journalLine } from '../../state/journal-line.ts';
import type { StateKey } from '../../state/state-key.ts';
import type { StatePaths } from '../../state/state-paths.ts';
import type { RunSummaryRow, Store } from '../../state/store.ts';
import type { TrustedAnswers } from '../../state/trusted-answers.ts';
import type { WorkflowContext } from '../api/context.ts';
import { archived, arrived } from './baseline-records.ts';
import { answersToCarry, CACHE_FILE } from './cached-answers.ts';
import {
  archivedHistory,
  canBeArchived,
  JOURNAL_FILE,
  journalFacts,
  LONGEST_JOURNAL,
  MOST_ROWS,
  STATE_ARCHIVE_VERSION,
  STATE_FILE,
  type State,
  servesAsBaseline,
  stateText,
} from './state-archive.ts';
import { carriesAnswers, wantedOrigin } from './state-origin.ts';
import { type Upload, uploadArtifact } from './upload-artifact.ts';

/** What is saved, and how. */
export interface SaveRequest {
  /** Name of the artifact. */
  name: string;
  /** The run that ended; undefined where none was played. */
  runId: string | undefined;
  /** Signs the state. */
  key?: StateKey | undefined;
  retentionDays?: number | undefined;
  store: Store;
  paths: StatePaths;
  ports: Pick<Ports, 'files'>;
  /** Which answers of judges are carried on. */
  answers: TrustedAnswers;
  /** Folder of the job for what goes away with it; a folder of its own is made in it and removed. */
  tempFolder: string;
  /** Takes secrets out of every text that is uploaded (text/escape/redact.ts). */
  redact?: (text: string) => string;
  /** How it goes up; through GitHub's toolkit by default. */
  upload?: typeof uploadArtifact;
}

/** What became of it. */
interface SavedState {
  artifactId: number | undefined;
  /** Whole sentences for the log. */
  notices: string[];
}

type SaveContext = Pick<
  WorkflowContext,
  | 'repositoryId'
  | 'baseBranch'
  | 'defaultBranch'
  | 'workflowPath'
  | 'serverUrl'
  | 'event'
  | 'runId'
  | 'runNumber'
  | 'runAttempt'
  | 'headSha'
>;

/** What the history of all cases may take; it only marks and balances, so beyond this it stays behind. */
const LARGEST_HISTORY = 16 * 1024 * 1024;

/**
 * Saves what later runs need as one artifact of up to three files: newest rows, history of the cases, the journal of a run that can
 * be a baseline, and what judges answered. Nothing else of the state folder is uploaded: no credentials, key or blobs (contract 8).
 * Never rejects: what could not be saved is a notice.
 */
export async function saveState(context: SaveContext, request: SaveRequest): Promise<SavedState> {
  const notices: string[] = [];
  const unsaved = (reason: string): SavedState => ({
    artifactId: undefined,
    notices: [...notices, `The state was not saved: ${reason}. Later runs have no baseline from this one.`],
  });
  const origin = wantedOrigin(context);
  if (origin === undefined) return unsaved('the runner does not tell repository, branch and workflow');
  const { files } = request.ports;
  const folder = join(request.tempFolder, `assay-state-${context.runId}-${context.runAttempt}`);
  try {
    const rows = await rowsOf(request);
    const journal = journalOf(rows, request, notices);
    const answers = carriesAnswers(context) ? answersOf(request) : undefined;
    const state: State = {
      schema_version: STATE_ARCHIVE_VERSION,
      repository_id: origin.repositoryId,
      branch: origin.branch,
      workflow: origin.workflow,
      run: {
        id: context.runId,
        number: context.runNumber,
        attempt: context.runAttempt,
        sha: context.headSha,
        event: context.event,
      },
      run_id: request.runId ?? null,
      rows,
      history: await historyOf(request, notices),
      journal: journal === undefined ? null : journalFacts(journal.runId, journal.bytes),
      ...(answers === undefined ? {} : { cache: answers.facts }),
    };
    const statePath = join(folder, STATE_FILE);
    // Nothing that somebody left there goes along.
    files.remove(folder);
    files.writeAtomic(statePath, stateText(state, request.key));
    const beside = [
      ...(journal === undefined ? [] : [{ path: join(folder, JOURNAL_FILE), bytes: journal.bytes }]),
      ...(answers === undefined ? [] : [{ path: join(folder, CACHE_FILE), bytes: answers.bytes }]),
    ];
    for (const { path, bytes } of beside) files.writeAtomic(path, bytes);
    const upload: Upload = {
      name: request.name,
      folder,
      files: [statePath, ...beside.map(({ path }) => path)],
      retentionDays: request.retentionDays,
      serverUrl: context.serverUrl,
    };
    const made = await (request.upload ?? uploadArtifact)(upload);
    return 'id' in made ? { artifactId: made.id, notices } : unsaved(made.problem);
  } catch (error) {
    return unsaved(asFault(error).message.replace(/\.$/, ''));
  } finally {
    cleanUp(folder, files);
  }
}

const answersOf = ({ paths, ports, answers, redact }: SaveRequest) =>
  answersToCarry(paths.cache, ports, answers, redact);

function cleanUp(folder: string, files: Ports['files']): void {
  try {
    files.remove(folder);
  } catch {
    // The folder of the job goes away with it.
  }
}

/** Rows as they are made here: whether a journal was at hand is the business of each place. */
async function rowsOf({ store, redact }: SaveRequest): Promise<State['rows']> {
  const rows = (await store.runSummaries()).map(
    ({ journal: _, ...row }) => redacted(row, redact) as RunSummaryRow, // The same shape with other texts.
  );
  return rows.filter(canBeArchived).slice(0, MOST_ROWS);
}

async function historyOf({ store }: SaveRequest, notices: string[]): Promise<State['history']> {
  const history = archivedHistory(await store.list('case_history'));
  if (JSON.stringify(history).length <= LARGEST_HISTORY) return history;
  notices.push('The history of the cases is too large to be saved; later runs mark no case as flaky by it.');
  return [];
}

/** The journal of this run where it can be a baseline, else of the newest earlier one that can. */
function journalOf(
  rows: State['rows'],
  { runId, paths, ports, redact }: SaveRequest,
  notices: string[],
): { runId: string; bytes: Uint8Array } | undefined {
  const isHere = (row: RunSummaryRow) => ports.files.stat(paths.journal(row.run_id)) !== null;
  const serving = rows.filter((row) => servesAsBaseline(row) && isHere(row));
  const chosen = serving.find((row) => row.run_id === runId) ?? serving[0];
  if (chosen === undefined) return undefined;
  const blobs = openBlobs(paths.blobs, ports);
  const lines: string[] = [];
  let bytes = 0;
  let unfit = 0;
  const { bad } = readJournal(paths.journal(chosen.run_id), ports, (value) => {
    if (bytes > LONGEST_JOURNAL) return;
    // Records are written by runs/run-journal.ts alone, or were checked when they were restored.
    const record = archived(value as RunRecord, blobs);
    if (record === undefined) return;
    const plain = redacted(record, redact);
    // What could not be read again there would cost later runs the whole state.
    if (arrived(plain) === undefined) unfit += 1;
    const line = journalLine(plain);
    bytes += Buffer.byteLength(line);
    lines.push(line);
  });
  if (bytes <= LONGEST_JOURNAL && bad + unfit === 0)
    return { runId: chosen.run_id, bytes: Buffer.from(lines.join('')) };
  notices.push(
    bad + unfit > 0
      ? `The journal of ${chosen.run_id} is damaged and was not saved: it cannot be a baseline.`
      : `The journal of ${chosen.run_id} is larger than ${LONGEST_JOURNAL / 2 ** 20} MiB and was not saved: it cannot be a baseline.`,
  );
  return undefined;
}
