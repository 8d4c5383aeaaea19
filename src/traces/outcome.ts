import { truncateText } from '../text/truncate.ts';
import { fieldOf, listField, recordOf, textField } from './json-fields.ts';
import type { Outcome } from './trajectory.ts';

/** Fields that say how a record ended, the most explicit first. */
const VERDICTS = ['pass', 'passed', 'success', 'reward', 'score', 'label'] as const;
/** Fields that say what was wrong. */
const REASONS = ['mistake_reason', 'failure_reason', 'reason', 'feedback', 'explanation', 'error'] as const;
/** Objects of single checks, true or false (1 or 0). */
const CHECKS = ['evaluation', 'reward_detail', 'reward_info', 'checks'] as const;
const MOST_REASONS = 8;
const LONGEST = 1_000;

/**
 * How a record ended, with what it says was wrong: its own words, checks that are false, expected texts that occur in no answer (`answers`).
 * Null where it does not say whether it went well. A record that names a mistake went wrong.
 */
export function outcomeOf(record: unknown, answers: string): Outcome | null {
  const found = verdictOf(record) ?? verdictOf(fieldOf(record, 'metadata'));
  const reasons = [
    ...mistakeOf(record),
    ...REASONS.slice(1).flatMap((name) => textField(record, name) ?? []),
    ...missingOf(record, answers),
    ...[record, fieldOf(record, 'meta'), fieldOf(record, 'metadata')].flatMap(failedChecks),
  ];
  const distinct = [...new Set(reasons.map((text) => truncateText(text.trim(), LONGEST)))].slice(
    0,
    MOST_REASONS,
  );
  if (found !== undefined) return { ...found, reasons: distinct };
  const mistaken = REASONS[0] in (recordOf(record) ?? {}) || fieldOf(record, 'mistake_step') !== undefined;
  return mistaken ? { field: 'mistake', value: false, reasons: distinct } : null;
}

function verdictOf(record: unknown): { field: string; value: number | boolean } | undefined {
  for (const field of VERDICTS) {
    const value = fieldOf(record, field);
    if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
      return { field, value };
  }
  return undefined;
}

function mistakeOf(record: unknown): string[] {
  const reason = textField(record, REASONS[0]);
  if (reason === undefined) return [];
  const [who, step] = [textField(record, 'mistake_agent'), textField(record, 'mistake_step')];
  const where = [...(who === undefined ? [] : [who]), ...(step === undefined ? [] : [`step ${step}`])].join(
    ', ',
  );
  return [where === '' ? reason : `${reason} (${where})`];
}

/** Texts that the task expects in an answer and that are in none. */
function missingOf(record: unknown, answers: string): string[] {
  const expected =
    listField(fieldOf(record, 'task'), 'expected_outputs') ?? listField(record, 'expected_outputs');
  const folded = answers.toLowerCase().replaceAll(',', '');
  return (expected ?? []).flatMap((one) => {
    const text = typeof one === 'number' ? String(one) : one;
    if (typeof text !== 'string' || text === '') return [];
    return folded.includes(text.toLowerCase().replaceAll(',', '')) ? [] : [`does not say: ${text}`];
  });
}

function failedChecks(record: unknown): string[] {
  return CHECKS.flatMap((name) => {
    const checks = recordOf(fieldOf(record, name)) ?? {};
    const failed = Object.entries(checks)
      // How much of something there was is no check; a verdict over all of them says nothing more.
      .filter(
        ([key, value]) => (value === false || (value === 0 && key.startsWith('r_'))) && key !== 'success',
      )
      .map(([key]) => key.replaceAll('_', ' '));
    return failed.length === 0 ? [] : [`checks that failed: ${failed.join(', ')}`];
  });
}
