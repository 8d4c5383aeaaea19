import type { JournalLocation } from '../state/journal.ts';
import { attemptTable } from './attempt-table.ts';
import type { CaseDescription, FinishedRecord, RunConfig, RunRecord } from './records.ts';
import { usageBooks } from './usage.ts';

/** Where the records of a journal are, and what those add up to that hold for all of it. */
export function journalIndex() {
  const attempts = attemptTable();
  const planned: CaseDescription[] = [];
  const books = usageBooks();
  const whole: { config?: RunConfig; startedAt?: string; finished?: FinishedRecord | undefined } = {};
  return {
    /** As they were written down: one again where a kill left its line in doubt. */
    planned,
    books,
    whole,
    /** What is known of an attempt. */
    entry: (caseId: string, attempt: number) => attempts.entry({ case_id: caseId, attempt }),
    note(record: RunRecord, location: JournalLocation): void {
      switch (record.type) {
        case 'run.started':
          whole.config = record.config;
          whole.startedAt = record.at;
          break;
        case 'case.planned':
          planned.push(record.case);
          break;
        case 'run.finished':
          whole.finished = record;
          break;
        case 'attempt.played':
        case 'attempt.errored':
          attempts.played(record, location);
          books.played(record);
          break;
        case 'turn.scored':
          attempts.scored(record, location);
          books.scored(record);
          break;
        case 'turn.unscored':
          books.scored(record);
          break;
        case 'attempt.retried':
          attempts.forget(record);
          break;
        case 'run.resumed':
          whole.finished = undefined;
          break;
      }
    },
  };
}
