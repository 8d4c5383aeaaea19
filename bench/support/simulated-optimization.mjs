/**
 * An optimization whose truth is known: cases of U-shaped difficulty, binary scores, and edits that add a fixed amount to the chance of
 * passing, or nothing (improvement.md 2.1). It goes through the product's own `optimizePrompt`.
 */
import { optimizePrompt } from '../../src/optimizations/optimize.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';

/** What the expected behaviour adds when it is told; enough that the headroom test never stops a simulation. */
const HINT = 0.5;

/**
 * One seeded optimization. All `cases` are known to have failed once; `guards` passing cases pass with `guardChance`. `mix`: shares of good
 * and of bad edits with their effect. The true gain is over all cases that failed, the reported one as `predicted_improvement` has it.
 */
export async function simulatedOptimization(
  seed,
  { cases: count, mix, guards = 0, guardChance = 1, budget = 600 },
) {
  const random = seededRandom(seed);
  const failing = Array.from({ length: count }, () => uShaped(random.next()));
  const all = [...failing, ...Array.from({ length: guards }, () => guardChance)];
  const cases = all.map((_, index) => ({
    id: `c${index}`,
    text: Array.from({ length: 12 }, () => random.hex(4)).join(' '),
    expected: `hint ${index}`,
    metrics: [],
  }));
  const failed = failing.map((_, index) => attemptOf(index, false));
  const passed = all.slice(count).map((_, index) => attemptOf(count + index, true));
  const effects = new Map();
  const attemptSource = attemptSourceOf(seed, all, effects);
  const proposer = proposerOf(random, mix, effects);
  const outcome = await optimizePrompt(
    {
      prompt: 'You help.',
      failed,
      passed,
      categories: failed.map((attempt) => ({ attempt, category: 'incomplete_answer' })),
      cases,
    },
    {
      type: 'error_driven',
      minFailures: 5,
      includeExamples: false,
      maxExamples: 0,
      preserve: [],
      seed,
      budget: { attempts: budget, proposals: 40 },
      holdoutUses: 1,
      canPlay: true,
    },
    { attemptSource, proposer },
  );
  const told = outcome.predicted_improvement.pass_rate;
  const effect = effectOf(outcome.optimized_prompt, effects);
  const gains = failing.map((chance) => clip(chance + effect) - chance);
  return {
    decision: outcome.decision,
    reason: outcome.details.reason,
    reported: told === undefined ? 0 : told.to - told.from,
    gain: gains.reduce((sum, gain) => sum + gain, 0) / gains.length,
    effect,
    plays: outcome.details.plays,
  };
}

/** Arcsine distribution, Beta(1/2, 1/2): most cases are nearly always or nearly never passed. */
const uShaped = (uniform) => Math.sin((Math.PI / 2) * uniform) ** 2;
const clip = (chance) => Math.min(1, Math.max(0, chance));

function attemptOf(index, passes) {
  return {
    run_id: `run_${index}`,
    agent_id: 'agent',
    case_id: `c${index}`,
    case_name: `c${index}`,
    case_hash: `${index}`,
    tags: [],
    finished_at: 0,
    attempt: 0,
    status: passes ? 'passed' : 'failed',
    turns: [],
  };
}

function attemptSourceOf(seed, chances, effects) {
  return {
    async play(prompts, plays) {
      return prompts.map((prompt) => {
        const effect = effectOf(prompt, effects) + (prompt.includes('hint ') ? HINT : 0);
        const key = hash(prompt, seed);
        return plays.map(({ case_id, repetition }) => {
          const chance = clip(chances[Number(case_id.slice(1))] + effect);
          const passes = uniform(hash(`${case_id} ${repetition}`, key)) < chance;
          return {
            case_id,
            repetition,
            status: passes ? 'passed' : 'failed',
            scores: {},
            failed_safety: [],
            digest: `${case_id} ${repetition} ${passes}`,
          };
        });
      });
    },
  };
}

function proposerOf(random, { good, bad, size }, effects) {
  return {
    name: 'model',
    async propose(_view, _parent, count) {
      return Array.from({ length: count }, () => {
        const name = `edit${effects.size}x`;
        const draw = random.next();
        effects.set(name, draw < good ? size : draw < good + bad ? -size : 0);
        return [
          {
            op: 'insert',
            anchor: 'rules',
            text: name,
            type: 'added_instruction',
            rationale: 'simulated',
            category: 'incomplete_answer',
            evidence_run_ids: [],
          },
        ];
      });
    },
  };
}

function effectOf(prompt, effects) {
  let sum = 0;
  for (const [name] of prompt.matchAll(/edit\d+x/g)) sum += effects.get(name) ?? 0;
  return sum;
}

/** FNV-1a with a last mixing (Murmur3's), so that neighbouring texts give unrelated numbers. */
function hash(text, seed) {
  let value = (2166136261 ^ seed) >>> 0;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619) >>> 0;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b) >>> 0;
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35) >>> 0;
  return (value ^ (value >>> 16)) >>> 0;
}

const uniform = (value) => value / 2 ** 32;
