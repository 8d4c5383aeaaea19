import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Fault } from '../../errors.ts';
import { DEEPEST, isDeeper } from '../../schema/nesting.ts';
import { journalLine, parseJournalLine } from '../../state/journal-line.ts';
import { isStateMac, type StateKey, stateMac } from '../../state/state-key.ts';
import type { RunSummaryRow } from '../../state/store.ts';
import { linesOf } from './archive-lines.ts';
import { arrived, runIdSchema } from './baseline-records.ts';
import { CACHE_FILE, type CarriedAnswers, cacheFacts, readCarriedAnswers } from './cached-answers.ts';

/** Version of `state.json`; another one is not read. */
export const STATE_ARCHIVE_VERSION = 1;
/** The files of a state artifact beside `CACHE_FILE`; nothing else is put in or taken out. */
export const STATE_FILE = 'state.json';
export const JOURNAL_FILE = 'journal.jsonl';
/** Newest rows of the index that are archived. */
export const MOST_ROWS = 50;
/** A longer journal stays behind: every later run would download it. */
export const LONGEST_JOURNAL = 20 * 1024 * 1024;

const count = z.number().int().min(0);
const id = z.number().int().min(1);

/** Rows are the runs' own business (state/store.ts): whoever reads a field checks it. */
const row = z.looseObject({ run_id: runIdSchema, started_at: z.iso.datetime() });

/** Whether a row of the index can be archived. */
export const canBeArchived = (found: RunSummaryRow): boolean => row.safeParse(found).success;

/** What is remembered of cases, as runs/case-history.ts, runs/outcome-spans.ts and runs/case-durations.ts keep it. */
const history = z.object({
  id: z.string().regex(/^[a-z][a-z_]{0,39}$/),
  value: z.object({
    runs: count,
    cases: z.record(
      z.string().regex(/^[0-9a-f]{16}$/),
      z.tuple([
        z.union([z.string().regex(/^[PF]{0,100}$/), z.array(z.number().min(0)).min(1).max(100)]),
        count,
        count.optional(),
      ]),
    ),
  }),
});

/** The documents among these that can be archived. */
export function archivedHistory(found: readonly { id: string; value: unknown }[]): State['history'] {
  return found.flatMap((one) => {
    const read = history.safeParse(one);
    return read.success ? [read.data] : [];
  });
}

const MOST_HISTORIES = 20;
const stateSchema = z.object({
  schema_version: z.literal(STATE_ARCHIVE_VERSION),
  repository_id: id,
  branch: z.string().min(1),
  /** Path of the workflow file. */
  workflow: z.string().min(1),
  /** The run of the workflow that made it. */
  run: z.object({ id, number: count, attempt: id, sha: z.string(), event: z.string() }),
  /** The run of ours that it was made after; null where none was played. */
  run_id: runIdSchema.nullable(),
  rows: z.array(row).max(MOST_ROWS),
  history: z.array(history).max(MOST_HISTORIES),
  /**
   * The journal beside it. It is of an earlier run where the last one cannot be a baseline: else a branch that stays red for
   * a while would forget what it is measured by.
   */
  journal: z
    .object({ run_id: runIdSchema, bytes: count.max(LONGEST_JOURNAL), sha256: z.string() })
    .nullable(),
  /** The answers of judges beside it. */
  cache: cacheFacts.nullish(),
});
/** What a state artifact states, without its mac. */
export type State = z.infer<typeof stateSchema>;

/** A state that was read, with its journal as lines that are fit to be written. */
export interface ReadState {
  state: State;
  /** Undefined where none is with it. */
  journal: { runId: string; text: string } | undefined;
  /** Answers of judges, as far as they hold. */
  cache: CarriedAnswers;
}

/** `state.json` of a state; signed where there is a key. */
export function stateText(state: State, key: StateKey | undefined): string {
  // As it will be read: what JSON leaves out must not be signed.
  const plain: unknown = JSON.parse(JSON.stringify(state));
  return `${JSON.stringify(key === undefined ? plain : { ...(plain as State), mac: stateMac(plain, key) })}\n`;
}

/** What `state.json` says of the journal with these bytes. */
export function journalFacts(runId: string, bytes: Uint8Array): NonNullable<State['journal']> {
  return { run_id: runId, bytes: bytes.length, sha256: sha256(bytes) };
}

/**
 * A state from the files of an archive; everything in it is checked. Throws Fault `validation_failed` with the reason in
 * our own words. With a key, a state without its valid mac is refused; without one a mac proves nothing.
 */
export function readState(files: ReadonlyMap<string, Uint8Array>, key: StateKey | undefined): ReadState {
  const value = jsonOf(files.get(STATE_FILE));
  if (typeof value !== 'object' || value === null || isDeeper(value, DEEPEST))
    throw unusable('it is no state');
  const { mac, ...signed } = value as Record<string, unknown>;
  if (key !== undefined && !isStateMac(mac, signed, key))
    throw unusable(mac === undefined ? 'it is not signed' : 'it is not signed with ASSAY_STATE_KEY');
  if (signed['schema_version'] !== STATE_ARCHIVE_VERSION)
    throw unusable('it was written by another version of Assay');
  const read = stateSchema.safeParse(signed);
  if (!read.success) throw unusable('it does not have the form of a state');
  return {
    state: read.data,
    journal: journalOf(read.data, files.get(JOURNAL_FILE)),
    cache: readCarriedAnswers(read.data.cache, files.get(CACHE_FILE)),
  };
}

function jsonOf(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw unusable('it is no state');
  }
}

function journalOf({ journal: described }: State, bytes: Uint8Array | undefined): ReadState['journal'] {
  if (described === null && bytes === undefined) return undefined;
  if (
    described === null ||
    bytes === undefined ||
    bytes.length !== described.bytes ||
    sha256(bytes) !== described.sha256
  )
    throw unusable('its journal is not the one that belongs to it');
  const lines: string[] = [];
  let finished = false;
  for (const line of linesOf(bytes)) {
    const value = parseJournalLine(line)?.record;
    const record = value === undefined || isDeeper(value, DEEPEST) ? undefined : arrived(value);
    // A record less is a case lost, and a baseline that lost cases shows changes that are none.
    if (record === undefined) throw unusable('its journal is damaged');
    if ((record.type === 'run.started') !== (lines.length === 0)) throw unusable('its journal is damaged');
    const named =
      record.type === 'run.started'
        ? record.run_id
        : record.type === 'run.finished'
          ? record.header.run_id
          : described.run_id;
    if (named !== described.run_id) throw unusable('its journal is of another run');
    finished = record.type === 'run.finished' || (finished && record.type !== 'run.resumed');
    lines.push(journalLine(record));
  }
  if (!finished) throw unusable('its journal is of a run that did not finish');
  return { runId: described.run_id, text: lines.join('') };
}

/**
 * Whether a run can be held against by later ones (runs/comparing/choose-baseline.ts asks the same): it ended, did not fail,
 * played answers of its own to the whole of what it was asked, and left no doubts.
 */
export function servesAsBaseline(found: RunSummaryRow): boolean {
  return (
    found['status'] === 'completed' &&
    typeof found['pass_rate'] === 'number' &&
    (found['conclusion'] === 'passed' || found['conclusion'] === 'neutral') &&
    found['rescored'] !== true &&
    found['shard'] === undefined &&
    found['narrowed'] !== true &&
    Number(found['doubts'] ?? 0) === 0
  );
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const unusable = (reason: string) =>
  new Fault('validation_failed', `The state is not taken: ${reason}.`, {
    subcode: 'bad_state',
    hint: 'A later run will make a good one.',
  });
