import type { OfflineVerdict } from '../../../judges/items.ts';
import { type Gram, gramCoverage, gramsOf } from '../../../text/language/ngrams.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { contentWords, stems, words } from '../../../text/language/words.ts';
import { ACTION_VERBS } from '../../../text/lexicons/action-verbs.ts';
import { fittedEvidence, likelihood } from '../shared/fitted.ts';
import { PLAN_QUALITY_WEIGHTS } from '../weights/plan-quality.ts';
import { coverageFeatures, detailLeftOut, seePlan } from './plan-coverage.ts';
import { requirementsOf } from './requirements.ts';
import { playStacking } from './stacked-things.ts';

/** Levels of a dimension, best first, with their value in the formula: (level − 1) / 4 (metrics.md 5.6). */
export const LEVELS = { five: 1, four: 0.75, three: 0.5, two: 0.25, one: 0 } as const;
export type Level = keyof typeof LEVELS;
/** What a plan is judged by besides its coverage of the requirements. */
export type Dimension = 'order' | 'specificity' | 'efficiency';

/** Steps that are compared with each other, and with how many before them. */
const COMPARED = { steps: 100, back: 20 };
/** cov4 from which two steps are nearly the same, steps from which a plan is long, fewest content words of a specific step (metrics.md 10.7). */
const RULES = { duplicate: 0.8, long: 12, words: 3, vague: 2 };
/** Share of the words of "after …" that the step it names has. */
const NAMED = 0.6;

/** First verbs of steps by the phase they belong to (metrics.md 10.7); every phase needs the ones before it. */
const PHASES: readonly ReadonlySet<string>[] = [
  new Set(
    'check gather search find get fetch retrieve collect look read query research identify locate list load obtain'.split(
      ' ',
    ),
  ),
  new Set(
    'analyze analyse compare evaluate calculate assess rank filter sort select choose pick decide'.split(' '),
  ),
  ACTION_VERBS,
  new Set('verify confirm validate test double-check'.split(' ')),
  new Set('report summarize summarise present tell inform notify answer announce'.split(' ')),
];
const VAGUE =
  /\b(?:do (?:some |the |more )?research|handle (?:it|this|that|things|everything)|deal with (?:it|this|that|things)|etc\.?|stuff|process things|as (?:needed|necessary|appropriate)|and so on|somehow|whatever|figure (?:it|things|this) out|take care of (?:it|things|everything)|make it work|do (?:it|the (?:thing|task|work|rest|needful))|something|things?)\b/i;
const AFTER = /\b(?:after|once)\s+(?!that\b|this\b|which\b)([^,.;]{4,80})/i;

/** What the offline judge asks of a plan: the goals of a task that can be played through, else the requests of the input. */
export function planRequirements(input: string, steps: readonly string[]): { text: string }[] {
  const goals = playStacking(input, steps)?.goals ?? [];
  if (goals.length > 0) return goals.map(({ text }) => ({ text }));
  return requirementsOf(input).map(({ text }) => ({ text }));
}

/** The offline judge of a plan (metrics.md 10.7). */
export function judgePlan(
  input: string,
  steps: readonly string[],
): {
  requirement(text: string): OfflineVerdict<'covered' | 'partial' | 'missing'>;
  dimension(name: Dimension): OfflineVerdict<Level>;
  blocked(): OfflineVerdict<'workable' | 'blocked'>;
} {
  const played = playStacking(input, steps);
  const end = `at the end of the plan${played?.whole === true ? '' : ', as far as its steps say what they move'}`;
  const seen = seePlan(steps);
  return {
    requirement(text) {
      const goal = played?.goals.find((one) => one.text === text);
      if (goal !== undefined)
        return goal.reached
          ? { verdict: 'covered', reason: `It holds ${end}.`, covered_by: [], p: 1 }
          : { verdict: 'missing', reason: `It does not hold ${end}.`, covered_by: [], p: 0 };
      const chance = likelihood(PLAN_QUALITY_WEIGHTS, coverageFeatures(text, seen));
      const topic = stems(text);
      const by = seen.steps.flatMap((step, index) =>
        topic.some((stem) => step.includes(stem)) ? [index] : [],
      );
      if (chance >= 0.5)
        return {
          verdict: 'covered',
          reason: 'Steps deal with it.',
          covered_by: by,
          p: fittedEvidence(chance),
        };
      const missing = by.length === 0 ? '' : detailLeftOut(text, seen);
      return {
        verdict: by.length > 0 ? 'partial' : 'missing',
        reason:
          by.length === 0
            ? 'No step deals with it.'
            : missing === ''
              ? 'Steps deal with a part of it.'
              : `No step deals with “${missing}”.`,
        covered_by: by,
        p: by.length > 0 ? fittedEvidence(chance) : 0,
      };
    },
    dimension(name) {
      const level = levelOf(name, steps, played?.obstacles.length ?? 0);
      const rounded = Math.round(level.value);
      const verdict = (Object.keys(LEVELS) as Level[])[5 - rounded] ?? 'one'; // the keys of our own object, in order
      return { verdict, reason: level.reason, p: (level.value - 1) / 4 };
    },
    blocked: () => blockedVerdict(played),
  };
}

/** Whether a plan that was played gets stuck, or ends without what the task wants. */
function blockedVerdict(played: ReturnType<typeof playStacking>): OfflineVerdict<'workable' | 'blocked'> {
  const [first] = played?.obstacles ?? [];
  if (first !== undefined)
    return { verdict: 'blocked', reason: `At this step ${first.reason}.`, step: first.step };
  // A plan that was played to its end misses what it does not leave behind, however much else it does.
  const missed = played?.goals.find(({ reached }) => !reached);
  if (missed !== undefined)
    return { verdict: 'blocked', reason: `At its end it does not hold that ${missed.text}.`, step: null };
  return { verdict: 'workable', reason: 'No step gets stuck as far as can be seen.', step: null };
}

function levelOf(
  name: Dimension,
  steps: readonly string[],
  obstacles: number,
): { value: number; reason: string } {
  if (name === 'order') {
    const inversions = inversionsOf(steps) + obstacles;
    const reason = inversions === 0 ? 'No step comes before what it needs.' : `${inversions} out of place.`;
    return { value: Math.max(1, 5 - inversions), reason };
  }
  if (name === 'specificity') {
    const specific = steps.filter(
      (step) => contentWords(step).length >= RULES.words && !VAGUE.test(step),
    ).length;
    // Two content words are an action and its object already, without more.
    const short = steps.filter(
      (step) => contentWords(step).length === RULES.vague && !VAGUE.test(step),
    ).length;
    const share = (specific + short / 2) / Math.max(1, steps.length);
    return { value: 1 + 4 * share, reason: `${specific} of ${steps.length} steps name action and object.` };
  }
  const repeats = duplicates(steps);
  const value = Math.max(1, 5 - 2 * repeats - Math.max(0, steps.length - RULES.long) / 3);
  return {
    value,
    reason: repeats === 0 ? 'No step repeats another.' : `${repeats} nearly the same as another.`,
  };
}

/** Phases that begin before one they need, and steps "after" something that comes later. */
function inversionsOf(steps: readonly string[]): number {
  const first = PHASES.map((verbs) => steps.findIndex((step) => verbs.has(words(step)[0] ?? '')));
  let count = 0;
  for (const [later, at] of first.entries())
    for (const [earlier, before] of first.entries())
      if (earlier < later && before >= 0 && at >= 0 && at < before) count += 1;
  // Of gathering and acting in turns the start decides; choosing before gathering more is no mistake.
  const own = steps.slice(0, COMPARED.steps).map((step) => new Set(stems(step.replace(AFTER, ''))));
  for (const [index, step] of steps.slice(0, COMPARED.steps).entries()) {
    const named = stems(AFTER.exec(step)?.[1] ?? '');
    if (named.length < 2) continue;
    const share = (at: number) => shareOf(named, own[at] ?? new Set());
    const before = Math.max(0, ...own.slice(0, index).map((_, at) => share(at)));
    const behind = Math.max(0, ...own.slice(index + 1).map((_, at) => share(index + 1 + at)));
    if (behind >= NAMED && before < NAMED) count += 1;
  }
  return count;
}

/** Steps that say nearly the same as one shortly before them. */
function duplicates(steps: readonly string[]): number {
  const grams = steps.slice(0, COMPARED.steps).map((step) => gramsOf(words(step.slice(0, 300))));
  const same = (a: ReadonlyMap<Gram, number>, b: ReadonlyMap<Gram, number>) =>
    gramCoverage(a, b) >= RULES.duplicate && gramCoverage(b, a) >= RULES.duplicate;
  return grams.filter((own, index) =>
    grams.slice(Math.max(0, index - COMPARED.back), index).some((other) => same(own, other)),
  ).length;
}
