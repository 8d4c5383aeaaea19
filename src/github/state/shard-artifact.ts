import { join } from 'node:path';
import { Fault } from '../../errors.ts';
import type { Ports } from '../../ports/ports.ts';
import { redacted } from '../../reports/redacted.ts';
import { type ShardStart, shardRecordOf } from '../../runs/record-schema.ts';
import type { RunRecord } from '../../runs/records.ts';
import { unpacked } from '../../runs/run-journal.ts';
import { isShard, type Shard, shardName } from '../../runs/sharding/shard.ts';
import { DEEPEST, isDeeper } from '../../schema/nesting.ts';
import { openBlobs } from '../../state/blobs.ts';
import { readJournal } from '../../state/journal.ts';
import { journalLine, parseJournalLine } from '../../state/journal-line.ts';
import type { StatePaths } from '../../state/state-paths.ts';
import type { WorkflowContext } from '../api/context.ts';
import { STATE_ARTIFACT } from '../inputs.ts';
import { linesOf } from './archive-lines.ts';
import { MOST_BYTES } from './read-archive.ts';
import { JOURNAL_FILE } from './state-archive.ts';
import { uploadArtifact } from './upload-artifact.ts';

/** A shard as the name of its artifact describes it; the attempt is that of the run of the workflow, from 1. */
export interface NamedShard extends Shard {
  attempt: number;
}

/**
 * `assay-shard-3-of-8-1`, with the name of the state artifact before it where that is one of its own: suites of one workflow
 * do not meet. The attempt stands in it because a job that is run again must not take the place of one that is being read.
 */
export function shardArtifactName({ index, count, attempt }: NamedShard, stateArtifact: string): string {
  return `${prefixOf(stateArtifact)}${index}-of-${count}-${attempt}`;
}

/** The shard of an artifact's name; undefined for every other name. */
export function shardOfArtifact(name: string, stateArtifact: string): NamedShard | undefined {
  const prefix = prefixOf(stateArtifact);
  if (!name.startsWith(prefix)) return undefined;
  const match = /^([1-9]\d{0,3})-of-([1-9]\d{0,3})-([1-9]\d{0,8})$/.exec(name.slice(prefix.length));
  if (match === null) return undefined;
  const shard = { index: Number(match[1]), count: Number(match[2]), attempt: Number(match[3]) };
  return isShard(shard) ? shard : undefined;
}

/** Levels of a record around what an agent answered, which may be `DEEPEST` deep by itself. */
const WRAPPED = 10;

const prefixOf = (stateArtifact: string) =>
  `${stateArtifact === STATE_ARTIFACT ? '' : `${stateArtifact}-`}assay-shard-`;

/** A shard that was played, and how its artifact is made. */
interface ShardUpload {
  runId: string;
  shard: Shard;
  /** Name of the state artifact, which that of the shard begins with where it is not the usual one. */
  stateArtifact: string;
  retentionDays: number | undefined;
  paths: StatePaths;
  ports: Pick<Ports, 'files'>;
  /** Folder of the job for what goes away with it; a folder of its own is made in it and removed. */
  tempFolder: string;
  /** Takes secrets out of every text that is uploaded. */
  redact: (text: string) => string;
  /** How it goes up; through GitHub's toolkit by default. */
  upload?: typeof uploadArtifact;
}

/**
 * Uploads the journal of a shard as one file, outputs with it, for the job that merges. Everything but secrets goes along:
 * the merged run is shown and judged again like one that was played at once. Resolves with the artifact's id; rejects where
 * there is none, because a merge could then only say that the shard is missing.
 */
export async function uploadShard(
  { runId, runAttempt, serverUrl }: Pick<WorkflowContext, 'runId' | 'runAttempt' | 'serverUrl'>,
  request: ShardUpload,
): Promise<number> {
  const { shard, stateArtifact, retentionDays, upload = uploadArtifact } = request;
  const { files } = request.ports;
  const name = shardArtifactName({ ...shard, attempt: runAttempt }, stateArtifact);
  const folder = join(request.tempFolder, `${name}-${runId}`);
  const path = join(folder, JOURNAL_FILE);
  // Nothing that somebody left there goes along.
  files.remove(folder);
  try {
    files.writeAtomic(path, journalOf(request));
    const made = await upload({ name, folder, files: [path], retentionDays, serverUrl });
    if ('id' in made) return made.id;
    throw unsaved(shard, made.problem);
  } finally {
    files.remove(folder);
  }
}

function journalOf({ runId, shard, paths, ports, redact }: ShardUpload): Uint8Array {
  const blobs = openBlobs(paths.blobs, ports);
  const lines: Buffer[] = [];
  let bytes = 0;
  readJournal(paths.journal(runId), ports, (value) => {
    const record = value as RunRecord; // Written by runs/run-journal.ts a moment ago.
    const isPlay = record.type === 'attempt.played' || record.type === 'attempt.errored';
    const line = Buffer.from(journalLine(redacted(isPlay ? unpacked(record, blobs) : record, redact)));
    bytes += line.length;
    if (bytes > MOST_BYTES)
      throw unsaved(shard, `its journal is larger than ${MOST_BYTES / 2 ** 20} MiB; cut the suite into more`);
    lines.push(line);
  });
  return Buffer.concat(lines);
}

function unsaved(shard: Shard, problem: string): Fault {
  return new Fault(
    'provider_error',
    `${upper(shardName(shard))} was played, but cannot be handed to the merge: ${problem}.`,
    {
      where: 'the artifact of the shard',
      hint: 'Run this job again; with state: path the workflow carries the folder .assay/state itself.',
    },
  );
}

const upper = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/**
 * The journal of exactly this shard out of its artifact, as lines that are fit to be written. Everything in it is checked, and
 * one record that is odd refuses the whole. Throws Fault `validation_failed`, subcode `bad_shard`, in our own words.
 */
export function readShardFile(
  files: ReadonlyMap<string, Uint8Array>,
  { index, count }: Shard,
): { runId: string; text: string } {
  const lines: string[] = [];
  let start: ShardStart | undefined;
  for (const line of linesOf(files.get(JOURNAL_FILE) ?? new Uint8Array())) {
    const value = parseJournalLine(line)?.record;
    const record =
      value === undefined || isDeeper(value, DEEPEST + WRAPPED) ? undefined : shardRecordOf(value);
    if (record === undefined) throw refused('its journal is damaged');
    if ((record.type === 'run.started') !== (lines.length === 0)) throw refused('its journal is damaged');
    if (record.type === 'run.started') start = record;
    // Nothing outside of the journal came along.
    const refers =
      (record.type === 'attempt.played' || record.type === 'attempt.errored') &&
      record.turns.some((turn) => turn.output_blob !== undefined);
    if (refers) throw refused('its journal refers to something that did not come along');
    lines.push(journalLine(record));
  }
  if (start === undefined) throw refused('its journal is empty');
  const { shard } = start.config;
  if (shard.index !== index || shard.count !== count) throw refused('its journal is of another shard');
  return { runId: start.run_id, text: lines.join('') };
}

const refused = (reason: string) =>
  new Fault('validation_failed', `The shard is not taken: ${reason}.`, {
    subcode: 'bad_shard',
    hint: 'Run the job of this shard again.',
  });
