import { type CaseFacts, isJudged, type ScorerFacts } from './case-facts.ts';
import type { FoundChange } from './criteria-changes.ts';
import type { CasePair } from './pair-cases.ts';

/** A pair of cases, and what of it can be compared. */
export interface ComparedPair extends CasePair {
  /** Same question, same expectation: its scores and latencies can be compared. */
  sameCase: boolean;
  /** And the same criteria, by the same judges: passed and failed mean the same on both sides. */
  sameCriteria: boolean;
  /** Scorers whose scores cannot be compared in this case, because their threshold is part of the score. */
  rescaled: ReadonlySet<string>;
}

/** What a play that passes four times of five reaches: the agent by which two pass rules for repeats are compared. */
const USUAL_SHARE = 0.8;

/**
 * How the criteria of one case changed between the runs. `changed` are the scorers that judge by other criteria everywhere: those
 * are reported once, not for each case.
 */
export function comparePair(
  { a: before, b: after }: CasePair,
  changed: ReadonlySet<string>,
): { pair: ComparedPair; found: FoundChange[] } {
  const [a, b] = alike(before, after);
  const found: FoundChange[] = [];
  const rescaled = new Set<string>();
  const played = a.attempts > 0 && b.attempts > 0;
  const add = (change: Omit<FoundChange, 'id'>) => found.push({ ...change, id: b.id });
  if (a.gating && !b.gating && !b.quarantined)
    add({ what: 'gating_removed', sentence: (cases) => `No longer gating: ${cases}.` });
  if (a.gating && a.attempts > 0 && b.skipped)
    add({ what: 'case_skipped', sentence: (cases) => `Skipped now, played before: ${cases}.` });
  const content = contentChange(a, b);
  let isJudgedDifferently = false;
  if (played) {
    for (const name of new Set([...a.scorers.keys(), ...b.scorers.keys()])) {
      const [before, after] = [a.scorers.get(name), b.scorers.get(name)];
      if (before?.gates !== true && after?.gates !== true) continue;
      if (changed.has(name)) isJudgedDifferently = true;
      const change = scorerChange(name, before, after, a, b);
      if (change === undefined) continue;
      add(change);
      if (typeof change.from === 'number' && Math.max(change.from, Number(change.to)) > 1) rescaled.add(name);
    }
    const passes = passesChange(a, b);
    if (passes !== undefined) add(passes);
  }
  // A change that is reported in detail explains why the content is not the same; a second entry would only repeat it.
  if (content !== undefined && (content.kind === 'question' || found.length === 0)) add(content.change);
  const sameCase = content === undefined;
  return {
    pair: { a, b, sameCase, sameCriteria: sameCase && found.length === 0 && !isJudgedDifferently, rescaled },
    found,
  };
}

/**
 * Where one side stopped as soon as the case was decided, its share of passes is no measure of how often it passes: both sides
 * then count as what the case came to.
 */
function alike(a: CaseFacts, b: CaseFacts): [CaseFacts, CaseFacts] {
  if (a.attempts >= a.repeat && b.attempts >= b.repeat) return [a, b];
  const decided = (one: CaseFacts) =>
    isJudged(one) ? { ...one, passes: [one.status === 'passed' ? 1 : 0] } : one;
  return [decided(a), decided(b)];
}

/** Whether the case still asks the same: by its hash, else by its questions. A case that was not played asked nothing. */
function contentChange(
  a: CaseFacts,
  b: CaseFacts,
): { kind: 'question' | 'content'; change: Omit<FoundChange, 'id'> } | undefined {
  const otherQuestion = a.questions !== '' && b.questions !== '' && a.questions !== b.questions;
  const known = a.hash !== undefined && b.hash !== undefined;
  if (known ? a.hash === b.hash : !otherQuestion) return undefined;
  if (otherQuestion)
    return {
      kind: 'question',
      change: { what: 'case_changed', sentence: (cases) => `Another question is asked in ${cases}.` },
    };
  return {
    kind: 'content',
    change: {
      what: 'case_changed',
      sentence: (cases) =>
        `The question reads the same, what belongs to it does not (expectation, scorers, bar or attachments): ${cases}.`,
    },
  };
}

function scorerChange(
  scorer: string,
  before: ScorerFacts | undefined,
  after: ScorerFacts | undefined,
  a: CaseFacts,
  b: CaseFacts,
): Omit<FoundChange, 'id'> | undefined {
  if (before === undefined)
    return a.errored.has(scorer) || a.passes.length === 0
      ? undefined
      : {
          what: 'scorer_changed',
          scorer,
          sentence: (cases) => `${scorer} judges ${cases} now and did not before.`,
        };
  if (after === undefined)
    return b.errored.has(scorer) || b.passes.length === 0
      ? undefined
      : {
          what: 'scorer_removed',
          scorer,
          sentence: (cases) =>
            `${scorer} no longer judges ${cases}: it was taken off, or the agent no longer gives what it needs.`,
        };
  const moves = before.thresholds.flatMap((from, turn) => {
    const to = after.thresholds[turn];
    return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
  });
  // Of several turns the one that got easier: that is what must not be overlooked.
  const move = moves.find(({ from, to }) => easier(from, to)) ?? moves[0];
  if (move === undefined) return undefined;
  const { from, to } = move;
  return {
    what: easier(from, to) ? 'threshold_lowered' : 'threshold_raised',
    scorer,
    from,
    to,
    sentence: (cases) =>
      `The threshold of ${scorer} went ${to < from ? 'down' : 'up'} from ${from} to ${to} in ${cases}${
        isBudget(from) || isBudget(to) ? ', a budget in milliseconds' : ''
      }.`,
  };
}

/** A threshold above 1 is a time budget (metrics.md 8, `latency_ms`): a larger one is easier. */
const isBudget = (threshold: number) => threshold > 1;
const easier = (from: number, to: number) => (isBudget(from) && isBudget(to) ? to > from : to < from);

/** Another number of plays, or of passes among them. A case without a verdict may just not have been played to the end. */
function passesChange(a: CaseFacts, b: CaseFacts): Omit<FoundChange, 'id'> | undefined {
  if (!isJudged(a) || !isJudged(b)) return undefined;
  if (a.minPasses === undefined || b.minPasses === undefined) return undefined;
  if (a.minPasses === b.minPasses && a.repeat === b.repeat) return undefined;
  const [from, to] = [`${a.minPasses} of ${a.repeat}`, `${b.minPasses} of ${b.repeat}`];
  const lowered = chanceToPass(b.minPasses, b.repeat) > chanceToPass(a.minPasses, a.repeat);
  return {
    what: lowered ? 'passes_lowered' : 'passes_raised',
    from,
    to,
    sentence: (cases) => `${to} attempts must pass instead of ${from} in ${cases}.`,
  };
}

/** P(at least `needed` of `attempts` pass) for plays that pass with the usual share: the binomial tail. */
function chanceToPass(needed: number, attempts: number): number {
  let term = USUAL_SHARE ** attempts;
  let tail = 0;
  for (let passes = attempts; passes >= needed && passes >= 0; passes -= 1) {
    tail += term;
    term *= (passes / (attempts - passes + 1)) * ((1 - USUAL_SHARE) / USUAL_SHARE);
  }
  return tail;
}
