import { z } from 'zod';
import { Fault } from '../../errors.ts';
import { unjudgedOf } from '../../runs/gating/gate-missing-secrets.ts';
import { missingSecretsWarnings, readMissingSecrets } from '../../runs/planning/missing-secrets.ts';
import { tally } from '../../runs/summarize.ts';
import { flip } from '../../schema/comparison.ts';
import { defined } from '../../schema/defined.ts';
import { DEEPEST } from '../../schema/nesting.ts';
import { caseResult, type RunReport, type RunResults, runResults } from '../../schema/run.ts';
import { isOversizedJson } from './json-shape.ts';

/** The one file of a report artifact. */
export const REPORT_FILE = 'results.json';

/** A report that was read from an artifact. */
export interface ReadReport {
  report: RunReport;
  /** Whether every place that it names is a plain path inside of a repository, so that a link may be made of it. */
  plainPlaces: boolean;
}

/** Levels of results.json around what an agent handed to a tool, which may be `DEEPEST` deep by itself. */
const WRAPPED = 12;
/** A suite of 10,000 cases has some 1.5 million; a JavaScript value takes up to 100 bytes. */
const MOST_VALUES = 4_000_000;
/** Values of a case, of a flipped case, or of all the rest: a problem with each makes up to 200 MB of words. */
const MOST_OF_A_PIECE = 200_000;
/** Shape of a run id (ports/node-ids.ts). */
const RUN_ID = /^run_[a-z0-9]{1,64}$/;
const CONTROL = /[\x00-\x1f\x7f]/;
const LONGEST_PATH = 1_000;

/**
 * The report of a results.json that somebody else's run of a workflow made, read as hostile: depth and size before it is
 * parsed, then the whole schema, then whether what it says of itself is what its cases say. What can be counted is counted
 * here again. What a results.json does not hold (what was required, how far scorers are to be believed) stays unknown.
 * Throws Fault `validation_failed`, subcode `bad_report`, in our own words: no text of the file stands in a message.
 */
export function readReportFile(bytes: Uint8Array): ReadReport {
  if (isOversizedJson(bytes, { depth: DEEPEST + WRAPPED, values: MOST_VALUES }))
    throw refused('it is nested too deep or holds too much');
  const results = checked(jsonOf(bytes));
  const { cases, comparison, repeats: _, ...header } = results;
  const facts = tally(cases);
  const problem = contradiction(results, facts);
  if (problem !== undefined) throw refused(problem);
  const places = [...cases, ...(comparison?.flips ?? [])];
  return {
    report: {
      header,
      scorers: facts.scorers,
      required_pass_rate: 0,
      fail_on: 'unknown',
      warnings: missingSecretsWarnings(header),
      cases,
      ...defined({ comparison, repeats: facts.repeats, gated: facts.gated }),
      ...unjudgedOf(
        readMissingSecrets(header.secrets_withheld),
        facts,
        cases.map(({ gating, unreachable }) => ({ gating: gating !== false, ...defined({ unreachable }) })),
      ),
    },
    plainPlaces: places.every(({ location }) => isPlainPath(location.file)),
  };
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refused('it is no JSON');
  }
}

/**
 * The results by their schema, piece by piece and no further than the first that is wrong: the schema names every problem of
 * what it is given, and a thousand bytes for each of some million would end the process.
 */
function checked(value: unknown): RunResults {
  const whole = z.object({ cases: z.array(z.unknown()), comparison: z.looseObject({}).optional() });
  const { cases, comparison } = piece(whole.loose(), value, MOST_VALUES);
  const flips = piece(z.array(z.unknown()).default([]), comparison?.['flips'], MOST_VALUES);
  const compared = comparison === undefined ? {} : { comparison: { ...comparison, flips: [] } };
  const rest = piece(runResults, { ...(value as object), ...compared, cases: [] }); // An object, as `whole` said.
  return {
    ...rest,
    cases: cases.map((one) => piece(caseResult, one)),
    ...(rest.comparison === undefined
      ? {}
      : { comparison: { ...rest.comparison, flips: flips.map((one) => piece(flip, one)) } }),
  };
}

function piece<T>(schema: z.ZodType<T>, value: unknown, most = MOST_OF_A_PIECE): T {
  const parsed = valuesIn(value, most) > most ? undefined : schema.safeParse(value);
  if (parsed?.success === true) return parsed.data;
  throw refused('it is not the results of a run as this Assay reads them');
}

/** How many values there are in one, itself included; counts no further than `most`. */
function valuesIn(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const one of Object.values(value)) {
    count += valuesIn(one, most - count);
    if (count > most) break;
  }
  return count;
}

/** Why the header is not that of these cases. No evidence is never a pass, whoever claims it. */
function contradiction(results: RunResults, facts: ReturnType<typeof tally>): string | undefined {
  const { counts, pass_rate: rate, conclusion, status, run_id: runId, cases } = results;
  if (!RUN_ID.test(runId)) return 'it names no run';
  if (status !== 'completed') return 'it is of a run that did not finish';
  if (new Set(cases.map(({ id }) => id)).size < cases.length) return 'it holds a case twice';
  const same = (['total', 'passed', 'failed', 'errored', 'skipped'] as const).every(
    (name) => counts[name] === facts.counts[name],
  );
  if (!same || rate !== facts.passRate) return 'its numbers are not those of its cases';
  if (conclusion === 'passed' && counts.passed + counts.failed === 0)
    return 'it calls a run passed in which nothing was judged';
  return undefined;
}

function isPlainPath(file: string): boolean {
  const parts = file.split(/[\\/]/);
  return file.length <= LONGEST_PATH && !CONTROL.test(file) && !parts.some((part) => /^\.{0,2}$/.test(part));
}

const refused = (reason: string) =>
  new Fault('validation_failed', `The report is not taken: ${reason}.`, {
    subcode: 'bad_report',
    hint: 'The run that made it may use another version of Assay.',
  });
