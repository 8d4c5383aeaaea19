import type { AnalysedAttempt } from '../failure-analysis/attempts.ts';
import { defined } from '../schema/defined.ts';
import type { TestCase } from '../schema/test-case.ts';
import type { Turn } from '../schema/turn.ts';
import { turnsAsPlayed } from '../schema/users/talk-turns.ts';
import { findAttack } from '../text/attack-patterns.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import { cosine, type SparseVector, tfIdf } from '../text/tf-idf.ts';
import type { CaseDraft } from './case-draft.ts';
import { type KeptMarks, keptMarksOf } from './case-marks.ts';
import { NO_DEMANDS, pick } from './operators/operator.ts';
import { everyday } from './operators/wordings.ts';
import { redacted } from './redacted.ts';
import { shortName } from './short-name.ts';

/** Failures as a source: failed attempts with the category of each, and passing ones for the guards. */
export interface FailureSource {
  failures: readonly { attempt: AnalysedAttempt; category: string }[];
  passed?: readonly AnalysedAttempt[];
  suite?: SuiteFacts;
}

/** What the suite says already, so that cases keep what they are judged by and repeat nothing. */
export interface SuiteFacts {
  /** Whether a scorer can be named in a case. Without it cases are judged by the defaults of the agent. */
  knowsScorer?: (name: string) => boolean;
  /** Whether a scorer judges by texts that the agent found. */
  readsContext?: (name: string) => boolean;
  /** Tools of the agent itself; a turn that offers the same needs no list of its own. */
  agentTools?: readonly unknown[];
  /** A case of today's suite by its id: stored attempts hold neither its marks nor its attachments, whose paths start at the evals folder. */
  caseOf?: (id: string) => KnownCase | undefined;
  /** From where on the scores of a scorer pass where its case says nothing. */
  usualThreshold?: (scorer: string) => number;
}

/** What is kept of a case. `hash` tells whether it is still the one that was played. */
interface KnownCase {
  hash: string;
  case: Pick<TestCase, 'turns' | 'threshold' | 'gating'> & KeptMarks;
}

const AGAIN: readonly ((text: string) => string)[] = [
  (text) => `I am coming back to something that did not work out last time. ${text}`,
  (text) => `Let me put it differently, because I was not understood before: ${text}`,
  (text) => `Somebody in my family asked the same thing, and I said that I would find out. ${text}`,
  (text) => `Before we get to anything else today, this one first. ${text}`,
];
/** For a neighbour: nothing of it went wrong, and the less is said around it, the surer it passes as it does in its own words. */
const ALSO: typeof AGAIN = [
  (text) => `Before we get to anything else today, this one first. ${text}`,
  (text) => `One more thing while I am here, and then I am done. ${text}`,
];
/** Paraphrases of a failure, and attempts of one case that are looked at. */
const PARAPHRASES = 2;

/** Candidates from failures: the exact case, two paraphrases, a passing neighbour that guards against over-correction (improvement.md 6.2 step 4). */
export async function fromFailures(source: FailureSource, random: (key: string) => () => number) {
  const drafts: CaseDraft[] = [];
  const texts = new Map<string, string>();
  const seen = new Set<string>();
  // What fails at times is no guard: it would pass or fail by chance.
  const failing = new Set(source.failures.map(({ attempt }) => attempt.case_hash));
  const passed = (source.passed ?? []).filter(({ case_hash }) => !failing.has(case_hash));
  // Each passing case guards once, so that there are as many guards as there can be.
  const guards = new Set<number>();
  const { vectors, vectorOf } = tfIdf(passed.map(saidIn));
  for (const { attempt, category } of source.failures) {
    // One case of each kind of failure: repeats of it say the same.
    const key = `${attempt.case_hash} ${category}`;
    if (attempt.status !== 'failed' || attempt.turns.length === 0 || seen.has(key)) continue;
    seen.add(key);
    const exact = await regressionOf(attempt, category, texts, source.suite);
    if (exact === undefined) continue;
    drafts.push(exact);
    const next = random(`failure ${key}`);
    for (let count = 0; count < PARAPHRASES; count += 1)
      drafts.push(
        paraphrased(
          exact,
          AGAIN[(Math.floor(next() * 2) * 2 + count) % AGAIN.length] ?? pick(AGAIN, next),
          source.suite,
        ),
      );
    const near = nearestPlace(vectorOf(saidIn(attempt)), vectors, guards);
    if (near !== undefined) guards.add(near.at);
    const neighbour = near === undefined ? undefined : passed[near.at];
    const guard =
      neighbour === undefined ? undefined : await regressionOf(neighbour, category, texts, source.suite);
    if (guard !== undefined && near !== undefined)
      drafts.push({
        ...paraphrased(guard, pick(ALSO, next), source.suite),
        operator: 'failure-neighbour',
        // The closest ones are chosen first: a change that mends the failure reaches them first.
        quality: 0.7 * near.likeness,
        name: shortName(`Still passes: ${guard.name}`),
        rationale: `Passed in its own words and is close to a failure of kind "${category}": a change that mends the one must not break the other.`,
        tags: ['guard'],
      });
  }
  return { drafts, texts };
}

const saidIn = (attempt: AnalysedAttempt) => attempt.turns.map(({ input }) => input).join('\n');

/** The attempt as a case: what was asked and expected, without personal data. Undefined where nothing was expected. */
export async function regressionOf(
  attempt: AnalysedAttempt,
  category: string,
  texts: Map<string, string>,
  suite: SuiteFacts = {},
): Promise<CaseDraft | undefined> {
  const known = suite.caseOf?.(attempt.case_id);
  const same = known?.hash === attempt.case_hash ? known.case : undefined;
  const threshold = same === undefined ? commonThreshold(attempt, suite.usualThreshold) : same.threshold;
  const turns: Turn[] = [];
  const asked =
    same &&
    turnsAsPlayed(
      same,
      attempt.turns.map(({ input }) => input),
    );
  for (const [at, played] of attempt.turns.entries())
    turns.push(
      await expectedTurn(played, asked?.[at], {
        category,
        suite,
        hasState: known?.case.expected_state !== undefined,
      }),
    );
  const inputText = turns.map((turn) => turn.input.text).join('\n');
  if (inputText.trim() === '') return undefined;
  const document = `${attempt.run_id}/${attempt.case_id}`;
  texts.set(document, inputText);
  return {
    operator: 'regression',
    name: shortName(attempt.case_name || inputText),
    turns,
    rationale: `${attempt.status === 'failed' ? 'Failed' : 'Passed'} in ${attempt.run_id} (${category.replace(/_/g, ' ')}).`,
    topic: category,
    built_on: [`failure-${attempt.case_hash}`],
    source_refs: [{ document, start: 0, end: inputText.length, quote: inputText }],
    hints: {
      must_include: [],
      must_not_include: [],
      ...(toolNames(turns).length === 0 ? {} : { expected_tools: toolNames(turns) }),
    },
    demands: { ...NO_DEMANDS, constraints: 2 },
    edge: false,
    quality: 1,
    tags: ['regression'],
    ...defined({ threshold }),
    ...(known?.case.gating === false ? { gating: false } : {}),
    ...defined({ marks: known && keptMarksOf(known.case) }),
  };
}

/** A played turn as a case asks for it again. */
async function expectedTurn(
  { input, criteria, results }: AnalysedAttempt['turns'][number],
  same: Turn | undefined,
  {
    category,
    suite: { knowsScorer, agentTools },
    hasState,
  }: { category: string; suite: SuiteFacts; hasState: boolean },
): Promise<Turn> {
  const { expected_behavior, ground_truth, context, available_tools } = criteria;
  const scorers = knowsScorer === undefined ? [] : Object.keys(results).filter(knowsScorer);
  const offered = agentTools === undefined ? undefined : canonicalJson(agentTools);
  const hasOwnTools = available_tools !== undefined && canonicalJson(available_tools) !== offered;
  const expected = expected_behavior === undefined ? '' : await redacted(expected_behavior);
  const behavior =
    expected === '' || findAttack(expected) !== null
      ? `Do not repeat the failure that was found here (${category.replace(/_/g, ' ')}).`
      : expected;
  // What a check expects stands in its case alone.
  const checks = same?.checks;
  return {
    input: { text: await redacted(input), ...defined({ attachments: same?.input.attachments }) },
    ...(expected === '' && (checks !== undefined || hasState) ? {} : { expected_behavior: behavior }),
    ...defined({ checks }),
    ...(ground_truth === undefined ? {} : { ground_truth: await redacted(ground_truth) }),
    ...(context === undefined ? {} : { context: await Promise.all(context.map(redacted)) }),
    ...defined({ expected_tools: criteria.expected_tools }),
    ...(hasOwnTools ? { available_tools } : {}),
    ...defined({
      role: criteria.role,
      allowed_topics: criteria.allowed_topics,
      advice_types: criteria.advice_types,
    }),
    ...(scorers.length === 0 ? {} : { scorers }),
  };
}

/** The threshold that all scores of an attempt had in common, as a case sets it; without it a strict case would pass at once. */
function commonThreshold(
  { turns }: AnalysedAttempt,
  usualOf: SuiteFacts['usualThreshold'],
): number | undefined {
  // A check that names no threshold was not judged by one.
  const all = turns.flatMap(({ results }) =>
    Object.entries(results).flatMap(([scorer, { metadata }]) => {
      const { kind, threshold } = metadata;
      if (kind !== undefined && threshold === undefined) return [];
      return [{ threshold, usual: threshold === usualOf?.(scorer) }];
    }),
  );
  const common = all[0]?.threshold;
  const isSet = typeof common === 'number' && common <= 1 && all.some(({ usual }) => !usual);
  return isSet && all.every((one) => one.threshold === common) ? common : undefined;
}

const toolNames = (turns: readonly Turn[]) => [
  ...new Set(
    turns.flatMap(({ expected_tools = [] }) =>
      expected_tools.map((tool) => (typeof tool === 'string' ? tool : tool.name)),
    ),
  ),
];

/** The same in other words. In them the agent may find no texts at all, and what judges by those would then be an error and no answer. */
function paraphrased(
  exact: CaseDraft,
  frame: (text: string) => string,
  { readsContext }: SuiteFacts = {},
): CaseDraft {
  const turns = exact.turns.map((turn, at) => ({
    ...withScorers(turn, turn.context === undefined ? (name) => readsContext?.(name) !== true : () => true),
    input: {
      ...turn.input,
      text: at === 0 ? frame(everyday(turn.input.text)) : everyday(turn.input.text),
    },
  }));
  return {
    ...exact,
    operator: 'failure-paraphrase',
    name: shortName(`In other words: ${exact.name}`),
    turns,
    rationale: `${exact.rationale} Asked in other words.`,
    quality: 0.7,
  };
}

function withScorers({ scorers, ...turn }: Turn, keeps: (name: string) => boolean): Turn {
  const kept = scorers?.filter(keeps) ?? [];
  return kept.length === 0 ? turn : { ...turn, scorers: kept };
}

function nearestPlace(
  own: SparseVector,
  vectors: readonly SparseVector[],
  taken: ReadonlySet<number>,
): { at: number; likeness: number } | undefined {
  let best: number | undefined;
  let most = 0;
  for (const [at, vector] of vectors.entries()) {
    if (taken.has(at)) continue;
    const likeness = cosine(own, vector);
    if (likeness > most + 1e-9) [best, most] = [at, likeness];
  }
  return best === undefined ? undefined : { at: best, likeness: most };
}
