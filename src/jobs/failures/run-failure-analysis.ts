import type { OptionsAccess, StateAccess } from '../../engine/engine-parts.ts';
import { asFault, faultLine } from '../../errors.ts';
import { analyseLooked } from '../../failure-analysis/analyse-failures.ts';
import { type Looked, lookedAt } from '../../failure-analysis/assign.ts';
import type { AnalysedAttempt } from '../../failure-analysis/attempts.ts';
import { withoutAnswers } from '../../failure-analysis/without-answers.ts';
import { loadComparedRun } from '../../runs/comparing/load-compared-run.ts';
import type { RunJournal } from '../../runs/run-journal.ts';
import type { CaseResult, RunHeader, RunReport } from '../../schema/run.ts';
import { byStatus, knownOf, seedOf, withExampleCases } from './analyse-stored-failures.ts';
import { analysedAttempt, criteriaOf, journalAttempts, leanTurns } from './journal-attempts.ts';

/** The run that a run was compared with. */
interface Before {
  header: Pick<RunHeader, 'run_id' | 'finished_at'>;
  cases: Iterable<CaseResult>;
}

/**
 * The report with why its cases fail, where some do: of this run's planned plays alone (a case that was repeated is no more failures than another), contrasted with its passes, its trends against the
 * baseline. Never asks a model, so that it costs no money and the same run always gives the same answer. What goes wrong here is a warning:
 * a finished run is worth more than a word on its failures.
 */
export async function withFailureAnalysis(
  engine: OptionsAccess & StateAccess,
  report: RunReport,
  journal: Pick<RunJournal, 'planned' | 'attempt' | 'played'>,
  before?: Before,
): Promise<RunReport> {
  if (report.header.counts.failed === 0) return report;
  try {
    const now = evidenceOf(journalAttempts(journal, report.header, { lean: true, planned: true }));
    const earlier =
      before === undefined ? undefined : evidenceOf(earlierAttempts(before, now.failed, journal));
    const evidence = {
      ...now,
      ...(earlier === undefined ? {} : { previous: earlier.failed, previousPassed: earlier.passed }),
    };
    const { analysis } = withExampleCases(
      analyseLooked(evidence, {
        ...{ period: 'run', seed: seedOf(engine) },
        known: await knownOf(engine, undefined),
      }),
    );
    return { ...report, failure_analysis: analysis };
  } catch (error) {
    // Whatever it was: the results are paid for and must come out.
    return {
      ...report,
      warnings: [...report.warnings, `why cases fail is not told: ${faultLine(asFault(error))}`],
    };
  }
}

/** Attempts by how they ended. Answers of failed ones are looked at as they come: all of them at once may be more than memory holds. */
function evidenceOf(attempts: Iterable<AnalysedAttempt>) {
  const failed: Looked[] = [];
  const others: AnalysedAttempt[] = [];
  for (const attempt of attempts)
    if (attempt.status === 'failed') failed.push(withoutAnswers(lookedAt(attempt)));
    else others.push(attempt);
  const { passed, errored } = byStatus(others);
  return { failed, passed, errored };
}

/** The same for a stored run, whose baseline is looked for where it was recorded; gone by now, no trend is shown. */
export async function withStoredFailureAnalysis(
  engine: OptionsAccess & StateAccess,
  report: RunReport,
  journal: RunJournal,
): Promise<RunReport> {
  const reference = report.comparison === undefined ? undefined : journal.config?.baseline;
  if (reference === undefined || reference === 'none') return withFailureAnalysis(engine, report, journal);
  const before = await loadComparedRun(engine, reference).catch(() => undefined); // As said above.
  try {
    return await withFailureAnalysis(engine, report, journal, before);
  } finally {
    await before?.close();
  }
}

/** Attempts of the run before. A results.json does not hold what its cases asked; for a case that is unchanged it is read from this run's attempts. */
function* earlierAttempts(
  { header, cases }: Before,
  looked: readonly Looked[],
  journal: Pick<RunJournal, 'played'>,
): Generator<AnalysedAttempt> {
  const nowByCase = new Map<string, number>();
  for (const { facet } of looked) {
    const { case_id, case_hash, attempt } = facet.attempt;
    nowByCase.set(keyOf(case_id, case_hash), attempt);
  }
  for (const one of cases) {
    const hash = one.hash ?? '';
    const now = nowByCase.get(keyOf(one.id, hash));
    for (const [index, result] of one.attempts.entries()) {
      if (result.status === 'skipped') continue;
      const asked = now === undefined || result.status !== 'failed' ? undefined : journal.played(one.id, now);
      const turns =
        result.status === 'failed'
          ? result.turns.map((turn, at) => ({
              ...turn,
              criteria: asked === undefined ? {} : criteriaOf(asked.turns[at]),
            }))
          : leanTurns(result);
      yield analysedAttempt({ ...one, hash }, result, index, turns, header);
    }
  }
}

const keyOf = (caseId: string, hash: string) => JSON.stringify([caseId, hash]);
