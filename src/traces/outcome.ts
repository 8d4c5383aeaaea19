import { defined } from '../schema/defined.ts';
import { truncateText } from '../text/truncate.ts';
import { fieldOf, listField, recordOf, textField } from './json-fields.ts';
import type { Outcome, OutcomeFacts } from './trajectory.ts';

/** Fields that say how a record ended, the most explicit first. */
const VERDICTS = ['pass', 'passed', 'success', 'reward', 'score', 'label'] as const;
/** Fields that say what was wrong. */
const REASONS = ['mistake_reason', 'failure_reason', 'reason', 'feedback', 'explanation', 'error'] as const;
/** Objects of single checks, true or false (1 or 0). */
const CHECKS = ['evaluation', 'reward_detail', 'reward_info', 'checks'] as const;
const MOST_REASONS = 8;
const LONGEST = 1_000;
const LONGEST_SCENARIO = 4_000;

/**
 * How a record ended, with what it says was wrong in its own words, and as facts: its checks, and expected texts that occur in no answer (`answers`).
 * Null where it does not say whether it went well. A record that names a mistake went wrong. `callsAfter` as in its facts.
 */
export function outcomeOf(
  record: unknown,
  answers: string,
  callsAfter: readonly number[] = [],
): Outcome | null {
  const found = verdictOf(record) ?? verdictOf(fieldOf(record, 'metadata'));
  const reasons = [
    ...mistakeOf(record),
    ...REASONS.slice(1).flatMap((name) => textField(record, name) ?? []),
  ];
  const distinct = [...new Set(reasons.map((text) => truncateText(text.trim(), LONGEST)))].slice(
    0,
    MOST_REASONS,
  );
  const facts = factsOf(record, answers, callsAfter);
  if (found !== undefined) return { ...found, reasons: distinct, ...facts };
  const mistaken = REASONS[0] in (recordOf(record) ?? {}) || fieldOf(record, 'mistake_step') !== undefined;
  return mistaken ? { field: 'mistake', value: false, reasons: distinct, ...facts } : null;
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
    return holds(folded, text.toLowerCase().replaceAll(',', '')) ? [] : [text];
  });
}

/** Whether a text occurs by itself: the 4 in 24 is no 4. */
function holds(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const [before, after] = [
      text.slice(Math.max(0, at - 2), at),
      text.slice(at + part.length, at + part.length + 2),
    ];
    if (!/\d\.?$/.test(before) && !/^\.?\d/.test(after)) return true;
    if (!/^\d|\d$/.test(part)) return true;
  }
  return false;
}

/** What stands in fields: checks by name, texts that are missing, the task. */
function factsOf(record: unknown, answers: string, callsAfter: readonly number[]): { facts?: OutcomeFacts } {
  const places = [record, fieldOf(record, 'meta'), fieldOf(record, 'metadata')];
  const checks = Object.assign({}, ...places.map(checksOf)) as Record<string, boolean>; // Of records of booleans.
  const missing = [...new Set([...missingOf(record, answers), ...places.flatMap(unsaidOf)])].map((text) =>
    truncateText(text, LONGEST),
  );
  const task = fieldOf(record, 'task');
  const [scenario, goal] = [textField(task, 'instruction'), textField(task, 'goal')];
  const should = booleanOf(fieldOf(task, 'action_should_succeed') ?? fieldOf(task, 'should_succeed'));
  const about = defined({
    scenario: scenario === undefined ? undefined : truncateText(scenario, LONGEST_SCENARIO),
    goal,
    should_succeed: should,
  });
  const facts = {
    ...(Object.keys(checks).length === 0 ? {} : { checks }),
    ...(missing.length === 0 ? {} : { missing_texts: missing.slice(0, MOST_REASONS) }),
    ...(endsWithCall(record) ? { ended_with_call: true as const } : {}),
    ...(places.some(endsByLimit) ? { ended_by_limit: true as const } : {}),
    ...(callsAfter.length === 0 ? {} : { calls_after: [...callsAfter] }),
    ...(Object.keys(about).length === 0 ? {} : { task: about }),
  };
  return Object.keys(facts).length === 0 ? {} : { facts };
}

/** Whether the last message is a call or the result of one. */
function endsWithCall(record: unknown): boolean {
  const last = listField(record, 'messages', 'conversation', 'conversations')?.at(-1);
  const calls = listField(last, 'tool_calls') ?? [];
  return ['tool', 'function'].includes(textField(last, 'role') ?? '') || calls.length > 0;
}

/** Fields that say why a run ended. */
const ENDS = ['end', 'end_reason', 'ended_by', 'finish_reason', 'stop_reason', 'termination_reason'] as const;
const LIMIT = /limit|\bmax|exceed|exhaust|budget|time[ _-]?out|out[ _]of|\blength\b/i;

/** Whether a record says of itself that a limit ended it. */
function endsByLimit(record: unknown): boolean {
  const said = textField(record, ...ENDS);
  return said !== undefined && LIMIT.test(said.replaceAll('_', ' '));
}

/** Checks of a record by name. How much of something there was is no check; a verdict over all of them says nothing more. */
function checksOf(record: unknown): Record<string, boolean> {
  const found = CHECKS.flatMap((name) => Object.entries(recordOf(fieldOf(record, name)) ?? {}));
  return Object.fromEntries(
    found.flatMap(([key, value]): [string, boolean][] => {
      if (key === 'success' || key === '__proto__') return [];
      if (typeof value === 'boolean') return [[key, value]];
      return (value === 0 || value === 1) && key.startsWith('r_') ? [[key, value === 1]] : [];
    }),
  );
}

/** Expected texts by whether they were said, as some verdicts list them. */
function unsaidOf(record: unknown): string[] {
  return CHECKS.flatMap((name) => {
    const checks = fieldOf(record, name);
    return [checks, fieldOf(checks, 'info')].flatMap((place) =>
      Object.entries(recordOf(fieldOf(place, 'outputs')) ?? {}).flatMap(([text, said]) =>
        said === false ? [text] : [],
      ),
    );
  });
}

const booleanOf = (value: unknown) =>
  typeof value === 'boolean' ? value : value === 0 || value === 1 ? value === 1 : undefined;
