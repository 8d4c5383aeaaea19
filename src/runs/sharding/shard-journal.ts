import { Fault } from '../../errors.ts';
import type { Ports } from '../../ports/ports.ts';
import type { RunHeader } from '../../schema/run.ts';
import { openBlobs } from '../../state/blobs.ts';
import { readJournal } from '../../state/journal.ts';
import { parseJournalLine } from '../../state/journal-line.ts';
import type { StatePaths } from '../../state/state-paths.ts';
import { isFaultAttempt } from '../faults/fault-attempts.ts';
import { type PlayRecord, type ShardRecord, type ShardStart, shardRecordOf } from '../record-schema.ts';
import type { CaseDescription } from '../records.ts';
import { unpacked } from '../run-journal.ts';
import { isShard } from './shard.ts';

/** The journal of a shard, maybe of another machine: everything in it was checked, and what did not fit was left out. */
export interface ShardJournal {
  start: ShardStart;
  /** Its cases in the order of their places. */
  planned: CaseDescription[];
  /** Undefined when the shard did not finish. */
  header: RunHeader | undefined;
  /** Where it lies, for messages. */
  path: string;
  bytes: number;
  /** Every record about plays of its cases, in the order written, outputs with it. */
  plays(use: (record: PlayRecord) => void): void;
}

/** The first line holds the places of all cases: up to a million of them. */
const LONGEST_FIRST_LINE = 16 * 1024 * 1024;
const PIECE_BYTES = 64 * 1024;
const LINE_FEED = 0x0a;

/** Reads what a shard is; undefined where the run is no shard, or its journal says impossible things. */
export function readShardJournal(
  runFolder: string,
  paths: StatePaths,
  ports: Pick<Ports, 'files'>,
): ShardJournal | undefined {
  const { files } = ports;
  const path = paths.journal(runFolder);
  const stat = files.stat(path);
  if (stat?.kind !== 'file') return undefined;
  const start = startOf(path, files);
  if (start === undefined) return undefined;
  const planned = new Map<string, CaseDescription>();
  let header: RunHeader | undefined;
  const each = (use: (record: ShardRecord) => void) =>
    readJournal(path, { files }, (value) => {
      const record = shardRecordOf(value);
      if (record !== undefined) use(record);
    });
  each((record) => {
    if (record.type === 'case.planned') planned.set(record.case.id, record.case as CaseDescription);
    else if (record.type === 'run.resumed') header = undefined;
    else if (record.type === 'run.finished' && record.header.run_id === start.run_id)
      header = record.header as RunHeader;
  });
  const { faults: kinds = [] } = start.config;
  const { places } = start.config.shard;
  // Cases are written down before the first is played: with fewer of them nothing was.
  if (planned.size > places.length) return undefined;
  return {
    start,
    planned: [...planned.values()],
    header: planned.size === places.length ? header : undefined,
    path,
    bytes: stat.size,
    plays(use) {
      const blobs = openBlobs(paths.blobs, ports);
      each((record) => {
        if (!('case_id' in record)) return;
        const plan = planned.get(record.case_id);
        // Nobody asked for anything else.
        if (plan === undefined) return;
        if (record.attempt >= plan.repeat && !isFaultAttempt(record.attempt, plan, kinds)) return;
        try {
          use(withOutputs(record as PlayRecord, blobs));
        } catch (error) {
          // A long answer that did not come along: this attempt is missing, and is reported as missing.
          if (!(error instanceof Fault) || error.code !== 'storage') throw error;
        }
      });
    },
  };
}

function withOutputs(record: PlayRecord, blobs: ReturnType<typeof openBlobs>): PlayRecord {
  return record.type === 'attempt.played' || record.type === 'attempt.errored'
    ? unpacked(record, blobs)
    : record;
}

/** The first record, without reading the rest: a state folder may hold the journals of many other runs. */
function startOf(path: string, files: Ports['files']): ShardStart | undefined {
  const reader = files.reader(path);
  const pieces: Uint8Array[] = [];
  try {
    for (let offset = 0; offset < LONGEST_FIRST_LINE; ) {
      const piece = reader.readAt(offset, PIECE_BYTES);
      const end = piece.indexOf(LINE_FEED);
      pieces.push(end < 0 ? piece : piece.subarray(0, end));
      offset += piece.length;
      if (end >= 0 || piece.length === 0) break;
    }
  } finally {
    reader.close();
  }
  const record = shardRecordOf(parseJournalLine(Buffer.concat(pieces))?.record);
  if (record?.type !== 'run.started') return undefined;
  const { shard } = record.config;
  const places = new Set(shard.places);
  const possible =
    isShard(shard) &&
    places.size === shard.places.length &&
    shard.places.every((place) => place < shard.cases);
  return possible ? record : undefined;
}
