import { resolve } from 'node:path';
import { Fault } from '../../errors.ts';
import type { Comparison } from '../../schema/comparison.ts';
import { RUN_SCHEMA_VERSION, type RunResults, runResults } from '../../schema/run.ts';
import { pathText, valueProblems } from '../../schema/value-problems.ts';
import type { StateAccess } from '../../state/state-access.ts';
import { statePaths } from '../../state/state-paths.ts';
import { canonicalJson } from '../../text/canonical-json.ts';
import { unplayedOf } from '../planning/affected-part.ts';
import type { RunConfig } from '../records.ts';
import { openStoredRun, storedReport } from '../stored-run.ts';
import type { ComparedRun, CompareOptions } from './compare-runs.ts';

/** A run that was opened to be compared. Its cases may be gone through several times until it is closed. */
export interface LoadedRun extends ComparedRun, Pick<CompareOptions, 'unaffected'> {
  /** Whether it was asked to play every case. Undefined for a file, which does not say. */
  selected: 'all' | 'some' | undefined;
  /** What it was asked to play; undefined for a file. */
  selection: Pick<RunConfig['selection'], 'cases' | 'tags'> | undefined;
  /** What was found when it was compared with its own baseline, repeats of flipped cases among it. */
  comparison: Comparison | undefined;
  close(): Promise<void>;
}

/** Whether both were asked to play the same: then a case that only one of them has was added or taken away. */
export const sameSelection = (a: LoadedRun['selection'], b: LoadedRun['selection']) =>
  a !== undefined && b !== undefined && canonicalJson([a.cases, a.tags]) === canonicalJson([b.cases, b.tags]);

/** Shape of a run id (ports/node-ids.ts); anything else can only be a path. */
const RUN_ID = /^run_[a-z0-9]+$/;
/** A string holds no more (512 Mi characters in V8); a run of 10,000 cases takes some 60 MB. */
const LARGEST_FILE = 500 * 1024 * 1024;
/** Problems of a file that are named; the rest is counted. */
const PROBLEMS_NAMED = 5;

/**
 * Opens a finished run by its id in this state folder, or from a results.json file (or the folder that holds one).
 * Rejects with `not_found`, `conflict` (not finished), `malformed_json`, `too_large` or `validation_failed`, each with
 * what to do.
 */
export async function loadComparedRun(
  engine: Pick<StateAccess, 'ports' | 'stateDir'>,
  reference: string,
): Promise<LoadedRun> {
  const { files, env } = engine.ports;
  const paths = statePaths(engine.stateDir);
  if (RUN_ID.test(reference) && files.stat(paths.journal(reference)) !== null)
    return openStored(engine, reference);
  if (reference.trim() === '')
    throw new Fault('usage', 'no run is named', {
      hint: 'Give a run id or the path of a results.json file.',
    });
  const named = resolve(env.cwd(), reference);
  const path = files.stat(named)?.kind === 'directory' ? resolve(named, 'results.json') : named;
  const stat = files.stat(path);
  if (stat?.kind !== 'file')
    throw new Fault(
      'not_found',
      RUN_ID.test(reference)
        ? `no run "${reference}" in this state folder`
        : `no run and no results.json file "${reference}"`,
      {
        where: RUN_ID.test(reference) ? paths.runs : path,
        hint: 'Give the id of a finished run (see: assay list runs), or the path of a results.json file.',
      },
    );
  if (stat.size > LARGEST_FILE)
    throw new Fault('too_large', `${Math.round(stat.size / 2 ** 20)} MB are too much for one results file`, {
      where: path,
      hint: `Up to ${LARGEST_FILE / 2 ** 20} MB can be read. Compare the stored run by its id instead.`,
    });
  const {
    cases,
    comparison,
    repeats: _,
    failure_analysis: __,
    ...header
  } = readResults(await files.readBytes(path), path);
  return {
    header,
    cases,
    comparison,
    selected: undefined,
    selection: undefined,
    close: async () => undefined,
  };
}

async function openStored(
  engine: Pick<StateAccess, 'ports' | 'stateDir'>,
  runId: string,
): Promise<LoadedRun> {
  const journal = openStoredRun(runId, statePaths(engine.stateDir), engine.ports);
  try {
    const { header, cases, comparison } = storedReport(runId, journal);
    refuseUnfinished(header, runId);
    const selection = journal.config?.selection ?? {};
    return {
      ...{ header, cases, comparison, selection },
      ...unplayedOf({ ...journal.config, selection }),
      close: () => journal.close(),
    };
  } catch (error) {
    await journal.close();
    throw error;
  }
}

/** The content of a results.json file, or a Fault that says what is wrong with it. */
function readResults(bytes: Uint8Array, path: string): RunResults {
  const value = parse(bytes, path);
  const version =
    typeof value === 'object' && value !== null && 'schema_version' in value
      ? value.schema_version
      : undefined;
  if (version !== undefined && version !== RUN_SCHEMA_VERSION)
    throw new Fault(
      'validation_failed',
      `results of version ${shown(version)}; this Assay reads version ${RUN_SCHEMA_VERSION}`,
      {
        where: path,
        hint: 'Compare with the Assay that wrote the file, or play the baseline again with this one.',
      },
    );
  const parsed = runResults.safeParse(value);
  if (!parsed.success) {
    const problems = valueProblems(parsed.error, value).map((one) => ({
      path: pathText(one.path),
      message: one.message,
    }));
    throw notResults(path, problems);
  }
  refuseUnfinished(parsed.data, path);
  const seen = new Set<string>();
  for (const [index, { id }] of parsed.data.cases.entries()) {
    if (seen.has(id))
      throw notResults(path, [
        { path: `cases[${index}].id`, message: `a second case has the id ${shown(id)}` },
      ]);
    seen.add(id);
  }
  return parsed.data;
}

function parse(bytes: Uint8Array, path: string): unknown {
  const hint = 'Name the results.json of a run; assay report RUN_ID writes it again.';
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Fault('malformed_json', 'not a text in UTF-8', { where: path, hint, cause });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    const what = text.trim() === '' ? 'the file is empty' : `not JSON: ${(cause as Error).message}`; // Only a SyntaxError.
    throw new Fault('malformed_json', what, { where: path, hint, cause });
  }
}

function notResults(path: string, problems: { path: string; message: string }[]): Fault {
  const named = problems.slice(0, PROBLEMS_NAMED);
  const lines = named.map(({ path: at, message }) => `${at === '' ? 'the file' : at} ${message}`);
  const more = problems.length > named.length ? ` (and ${problems.length - named.length} more)` : '';
  return new Fault('validation_failed', `not the results of a run: ${lines.join('; ')}${more}`, {
    where: path,
    hint: 'Name the results.json of a run; assay report RUN_ID writes it again.',
  });
}

/** A run that did not end holds cases that were never played: compared, they would look like removed ones. */
function refuseUnfinished(
  { status, run_id: runId }: Pick<RunResults, 'status' | 'run_id'>,
  where: string,
): void {
  if (status === 'completed') return;
  throw new Fault('conflict', `run ${runId} did not finish (status ${status})`, {
    where,
    hint: `Finish it first: assay run --resume ${runId}`,
  });
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
};
