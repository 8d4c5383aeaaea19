import type { Clock } from '../../ports/ports.ts';
import type { AttemptResult, CaseResult } from '../../schema/run.ts';
import { LONGEST_IN_LINE } from '../../state/blobs.ts';
import { caseOf } from '../attempt.ts';
import type { Job, PlannedCase } from '../planning/plan.ts';
import type { CaseDescription, Quarantine } from '../records.ts';

type Described = Pick<PlannedCase, 'description'>;
type Played = { planned: Described } & Pick<Job, 'attempt'>;

/** Cases of a run in the order of the plan, each as soon as it and all before it are over. */
export interface CaseSequence {
  /** An attempt is over and recorded. `isDecided`: no more of its case are played, those that were played are all that it comes to. */
  ended(job: Played, result: AttemptResult, isDecided?: boolean): void;
  /** Begins to tell of cases: it is known which of them are flaky. */
  begin(isFlaky: (plan: CaseDescription) => boolean): void;
  /** Tells of all that are left, as far as they were played; throws what went wrong while somebody was told. */
  end(): void;
  /** Tells of no more. */
  close(): void;
}

/** A run, and who is told of its cases. */
export interface SequencedRun {
  planned: readonly Described[];
  quarantine: Quarantine | undefined;
  clock: Pick<Clock, 'after'>;
  /** An attempt as it is recorded, once it is over. */
  recorded(plan: CaseDescription, attempt: number): AttemptResult | undefined;
  /** Whether an attempt was played, which may not be judged yet. */
  isPlayed(plan: CaseDescription, attempt: number): boolean;
  onCase(one: CaseResult): void;
}

/** So many attempts wait for those before them, with so many characters together. What comes then is read when it is wanted. */
const MOST_HELD = 64;
const MOST_CHARACTERS = 1024 * 1024;
/** By then the calls that follow an attempt are under way, and there is time for what it adds to reports. */
const AFTER_MS = 5;
/** Cases that are told of between two pauses, of `MOST_CHARACTERS` or little more: where the first of many was slow, they are over all at once. */
const MOST_AT_ONCE = 200;

/** A sequence that holds a bounded part of a run, whatever the order in which attempts end. */
export function caseSequence(run: SequencedRun): CaseSequence {
  const { planned, quarantine, clock, recorded, isPlayed, onCase } = run;
  const quarantined = new Map(quarantine?.cases.map(({ id, outcomes }) => [id, outcomes]));
  const attempts = openAttempts(recorded, isPlayed);
  let isFlaky: ((plan: CaseDescription) => boolean) | undefined;
  let next = 0;
  let cancel: (() => void) | undefined;
  let failure: { error: unknown } | undefined;

  const tell = (plan: CaseDescription, results: AttemptResult[]) => {
    next += 1;
    attempts.drop(plan);
    onCase(caseOf(plan, results, isFlaky?.(plan) === true, quarantined.get(plan.id)));
  };
  /** Tells of cases as far as all of their attempts are over: of others nobody knows what will still be played of them. */
  function advance(): void {
    cancel?.();
    cancel = undefined;
    if (isFlaky === undefined || failure !== undefined) return;
    let told = 0;
    try {
      for (const { description } of planned.slice(next, next + MOST_AT_ONCE)) {
        const results = attempts.ofEnded(description);
        if (results === undefined) return;
        tell(description, results);
        told += lengthOf(results);
        if (told >= MOST_CHARACTERS) break;
      }
      later();
    } catch (error) {
      failure = { error };
    }
  }
  function later(): void {
    if (next < planned.length) cancel ??= clock.after(AFTER_MS, advance);
  }
  return {
    ended({ planned: { description }, attempt }, result, isDecided = false) {
      if (attempt >= description.repeat) return;
      attempts.put(description, attempt, result);
      if (isDecided) attempts.decide(description);
      if (attempts.isFull()) advance();
      else later();
    },
    begin(marks) {
      isFlaky = marks;
    },
    end() {
      cancel?.();
      if (failure !== undefined) throw failure.error;
      for (const { description } of planned.slice(next)) tell(description, attempts.of(description));
    },
    close() {
      cancel?.();
      isFlaky = undefined;
    },
  };
}

/** Results of attempts until their case is told of: some of them are held, the others are read. */
function openAttempts(recorded: SequencedRun['recorded'], isPlayed: SequencedRun['isPlayed']) {
  const held = new Map<string, { result: AttemptResult; length: number }>();
  /** Ids of cases that fewer attempts decided than were planned. */
  const decided = new Set<string>();
  let characters = 0;
  /** What was read is kept for the case that comes next: it may have to wait for another one. */
  const known = (plan: CaseDescription, attempt: number) => {
    const key = keyOf(plan, attempt);
    const found = held.get(key);
    if (found !== undefined) return found.result;
    const result = recorded(plan, attempt);
    if (result !== undefined && plan.repeat > 1) hold(key, result, lengthOf(result));
    return result;
  };
  function hold(key: string, result: AttemptResult, length: number): void {
    characters += length - (held.get(key)?.length ?? 0);
    held.set(key, { result, length });
  }
  const resultsOf = (plan: CaseDescription) =>
    Array.from({ length: plan.skip === undefined ? plan.repeat : 0 }, (_, attempt) => known(plan, attempt));
  return {
    isFull: () => held.size >= MOST_HELD || characters >= MOST_CHARACTERS,
    put(plan: CaseDescription, attempt: number, result: AttemptResult): void {
      if (held.size >= MOST_HELD) return;
      // One whose answer lives elsewhere is the same only once it was read.
      if (result.turns.some(({ output }) => output.length > LONGEST_IN_LINE)) return;
      const length = lengthOf(result);
      if (characters + length <= MOST_CHARACTERS) hold(keyOf(plan, attempt), result, length);
    },
    decide(plan: CaseDescription): void {
      if (plan.repeat > 1) decided.add(plan.id);
    },
    /** What there is of a case. */
    of: (plan: CaseDescription) => resultsOf(plan).filter((one) => one !== undefined),
    /** The same of one that is over. What a run that goes on has played before, it judges to the end. */
    ofEnded(plan: CaseDescription): AttemptResult[] | undefined {
      const results = resultsOf(plan);
      const isOpen = (attempt: number) => !decided.has(plan.id) || isPlayed(plan, attempt);
      const isEnded = results.every((one, attempt) => one !== undefined || !isOpen(attempt));
      return isEnded ? results.filter((one) => one !== undefined) : undefined;
    },
    drop(plan: CaseDescription): void {
      decided.delete(plan.id);
      for (let attempt = 0; attempt < plan.repeat; attempt += 1) {
        const key = keyOf(plan, attempt);
        characters -= held.get(key)?.length ?? 0;
        held.delete(key);
      }
    },
  };
}

const keyOf = ({ id }: CaseDescription, attempt: number) => `${attempt}:${id}`;

/**
 * Characters of a value as JSON: what a tool was given, or why a judge decided, can be longer than any answer. To walk through the value
 * takes up to ten times as long, since hardly two results have the same shape.
 */
const lengthOf = (value: AttemptResult | readonly AttemptResult[]): number => JSON.stringify(value).length;
