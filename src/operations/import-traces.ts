import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import type { OptionsAccess, PortsAccess, StateAccess } from '../engine/engine-parts.ts';
import { Fault, type Problem } from '../errors.ts';
import { withResources } from '../flow/resources.ts';
import { importedCases } from '../importing/imported-case.ts';
import { fileHash } from '../ports/file-lines.ts';
import type { Files } from '../ports/ports.ts';
import { casesFrom } from '../runs/attempt.ts';
import type { RunConfig } from '../runs/records.ts';
import { runHeaderOf } from '../runs/run-header.ts';
import { openRunJournal, type RunJournal } from '../runs/run-journal.ts';
import { tally } from '../runs/summarize.ts';
import { type Counts, RECORDED_OUTCOMES, type RunHeader } from '../schema/run.ts';
import { openBlobs } from '../state/blobs.ts';
import { acquireLock } from '../state/lock.ts';
import { statePaths } from '../state/state-paths.ts';
import type { RunSummaryRow } from '../state/store.ts';
import { formatCounted } from '../text/format.ts';
import { readTrajectories } from '../traces/read-trajectories.ts';

/** What an entry point may ask of an import. */
export interface ImportOptions {
  files: readonly string[];
  /** Whose traces they are, whatever the files say. */
  agent?: string;
  /** A recorded number passes from here on; default 1. */
  passAt?: number;
}

/** What became of the files. */
export interface ImportedTraces {
  /** The stored run; null where every file was imported before. */
  run_id: string | null;
  counts: Counts;
  /** Files that were imported before, with the run that holds them. */
  known: { file: string; run_id: string }[];
}

interface ImportFile {
  path: string;
  shown: string;
  sha256: string;
}

const MOST_PROBLEMS = 50;
const MOST_RECORDS = 100_000;
/** Hexadecimal digits of the id of an imported run: 80 bits of what it was made of, as for merged runs. */
const ID_DIGITS = 20;
const NONE: Counts = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, unsure: 0 };

/**
 * Stores the traces and chat logs of files as the attempts of one finished run: what they did, judged by the outcome that the files
 * record, or not judged. The run is neutral, gates nothing and serves as no baseline. A file whose content was imported before is left
 * out. Anything that cannot be read is one Fault with every problem as `file:line`; then nothing is stored.
 */
export async function importTraces(
  engine: OptionsAccess & StateAccess,
  options: ImportOptions,
): Promise<ImportedTraces> {
  const { ports } = engine;
  const store = await engine.store();
  const { known, fresh } = knownAmong(filesOf(engine, options.files), await store.runSummaries());
  if (fresh.length === 0) return { run_id: null, counts: NONE, known };

  const runId = idOf(fresh);
  const paths = statePaths(engine.stateDir);
  return withResources(async (open) => {
    const lock = await acquireLock(paths.runFolder(runId), ports);
    open.atClose(() => lock.release());
    // What a killed import left behind has no row and is made anew.
    ports.files.remove(paths.journal(runId));
    let finished = false;
    open.atClose(() => {
      if (!finished) ports.files.remove(paths.journal(runId));
    });
    const journal = openRunJournal(paths.journal(runId), ports, openBlobs(paths.blobs, ports));
    open.atClose(() => journal.close());
    const passAt = options.passAt ?? 1;
    const config = configOf(fresh, passAt, engine.options.seed ?? 1);
    const began = ports.clock.monotonic();
    const startedAt = new Date(ports.clock.now()).toISOString();
    journal.append({ type: 'run.started', run_id: runId, at: startedAt, config });
    readInto(journal, fresh, importedCases({ runId, agent: options.agent, passAt }), ports.files);
    const { planned } = journal;
    const facts = tally(casesFrom(planned, journal.counted));
    const header = runHeaderOf(
      { runId, ports, planned: planned.map((description) => ({ description })), judge: config.judge, config },
      facts,
      {
        ...{ status: 'completed', conclusion: 'neutral', startedAt, began, usage: journal.usage },
        reason: reasonOf(facts.counts, fresh),
      },
    );
    journal.append({ type: 'run.finished', at: header.finished_at, header });
    // What is listed is known, and never imported again.
    await journal.flush();
    await store.putRunSummary(rowOf(header, config));
    finished = true;
    return { run_id: runId, counts: facts.counts, known };
  });
}

/** Files whose content was imported before, with their runs, and the others, each content once. */
function knownAmong(
  all: readonly ImportFile[],
  rows: readonly RunSummaryRow[],
): { known: ImportedTraces['known']; fresh: ImportFile[] } {
  const before = new Map(
    rows.flatMap((row) => importedFiles(row['imported']).map((sha) => [sha, row.run_id])),
  );
  const known = all.flatMap(({ shown, sha256 }) => {
    const runId = before.get(sha256);
    return runId === undefined ? [] : [{ file: shown, run_id: runId }];
  });
  const fresh = all.filter(({ sha256 }) => !before.has(sha256));
  return { known, fresh: [...new Map(fresh.map((one) => [one.sha256, one])).values()] };
}

/** Nothing was judged, and nothing is gated. */
const configOf = (fresh: readonly ImportFile[], passAt: number, seed: number): RunConfig => ({
  selection: {},
  judge: { mode: 'offline', model: RECORDED_OUTCOMES, id: RECORDED_OUTCOMES, samples: 1 },
  gate: { min_pass_rate: 0, fail_on: 'never' },
  seed,
  imported: { files: fresh.map(({ shown, sha256 }) => ({ name: shown, sha256 })), pass_at: passAt },
});

/** Writes the records of the files down as cases; one Fault with every line that cannot be read. */
function readInto(
  journal: Pick<RunJournal, 'append'>,
  fresh: readonly ImportFile[],
  cases: ReturnType<typeof importedCases>,
  files: Files,
): void {
  const problems: Problem[] = [];
  let more = 0;
  for (const { path, shown } of fresh) {
    let records = 0;
    for (const read of readTrajectories(path, files)) {
      records++;
      const at = { file: shown, line: read.line };
      if (cases.count >= MOST_RECORDS)
        throw new Fault('too_large', `more than ${MOST_RECORDS} records in one import`, {
          where: `${shown}:${read.line}`,
          hint: 'Import the files one by one, or split the file.',
        });
      if ('trajectory' in read) for (const record of cases.add(read.trajectory, at)) journal.append(record);
      else if (problems.length < MOST_PROBLEMS)
        problems.push({ path: `${shown}:${read.line}`, message: read.problem });
      else more++;
    }
    if (records === 0) problems.push({ path: `${shown}:1`, message: 'holds no records' });
  }
  if (problems.length > 0) throw problemsFault(problems, more);
}

/** What the list of runs says of it. */
const rowOf = (header: RunHeader, { selection, gate, imported }: RunConfig): RunSummaryRow => ({
  ...{ run_id: header.run_id, status: header.status, conclusion: header.conclusion, reason: header.reason },
  ...{ started_at: header.started_at, finished_at: header.finished_at, agent_id: header.agent_id },
  ...{ counts: header.counts, pass_rate: header.pass_rate, judge: header.judge },
  ...{ selection, fail_on: gate.fail_on, imported },
});

function filesOf({ ports }: PortsAccess, names: readonly string[]): ImportFile[] {
  if (names.length === 0)
    throw new Fault('usage', 'no file is named', {
      hint: 'Name JSONL or JSON files: assay import-traces logs.jsonl',
    });
  const problems: Problem[] = [];
  const found = names.flatMap((shown): ImportFile[] => {
    const path = resolve(ports.env.cwd(), shown);
    const kind = ports.files.stat(path)?.kind;
    if (kind === 'file') return [{ path, shown, sha256: fileHash(path, ports.files) }];
    problems.push({
      path: shown,
      message: kind === undefined ? 'there is no such file' : 'is not a file; name the files in it',
    });
    return [];
  });
  if (problems.length > 0) throw problemsFault(problems, 0);
  return found;
}

function problemsFault(problems: readonly Problem[], more: number): Fault {
  const all = more === 0 ? problems : [...problems, { path: '', message: `and ${more} more` }];
  return new Fault('validation_failed', problems[0]?.message ?? 'unreadable', {
    ...(problems[0] === undefined ? {} : { where: problems[0].path }),
    hint: 'Correct or take out these lines; nothing was imported. See: assay import-traces --help',
    problems: all,
  });
}

function importedFiles(imported: unknown): string[] {
  if (typeof imported !== 'object' || imported === null || !('files' in imported)) return [];
  const { files } = imported;
  if (!Array.isArray(files)) return [];
  return files.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'sha256' in one && typeof one.sha256 === 'string'
      ? [one.sha256]
      : [],
  );
}

/** Made of what it holds: the same files are the same run. */
const idOf = (files: readonly ImportFile[]) =>
  `run_${createHash('sha256')
    .update(
      files
        .map(({ sha256 }) => sha256)
        .sort()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, ID_DIGITS)}`;

function reasonOf({ total, skipped }: Counts, files: readonly ImportFile[]): string {
  const names = files.map(({ path }) => basename(path)).slice(0, 3);
  const rest = files.length - names.length;
  const from = `${names.join(', ')}${rest > 0 ? ` and ${formatCounted(rest, 'more file')}` : ''}`;
  const open =
    skipped > 0 ? `; ${formatCounted(skipped, 'record says', 'records say')} nothing of how it went` : '';
  return `${formatCounted(total, 'record')} imported from ${from}${open}. Imported runs gate nothing.`;
}
