import type { Judge } from '../judges/judge.ts';
import { seededRandom } from '../ports/seeded-random.ts';
import { defined } from '../schema/defined.ts';
import type { Difficulty, GenerationConfig } from '../schema/generation/config.ts';
import type { GenerateResponse } from '../schema/generation.ts';
import type { TestCase } from '../schema/test-case.ts';
import { sha256 } from '../test-cases/case-hash.ts';
import { families } from '../text/near-duplicates.ts';
import type { CaseDraft, VerifiedCase } from './case-draft.ts';
import { type ConfirmedSelection, confirmedSelection } from './confirmed-selection.ts';
import { coverageOf } from './coverage.ts';
import type { Refusal } from './model/model-review.ts';
import { UNIT_OPERATORS } from './operators/all-operators.ts';
import { generalCases } from './operators/general.ts';
import { type Quota, quotaOf } from './quota.ts';
import { type GenerationSources, type ReadSources, readSources } from './read-sources.ts';
import { targetsOf } from './targets.ts';
import { verified } from './verified.ts';
import { flawOf, inputOf } from './verify.ts';

export interface GenerationTools {
  seed: number;
  /** Rewrites wording and checks expectations where it is a model; an offline one is not asked. */
  judge?: Judge;
  signal?: AbortSignal;
}

type GeneratedCase = GenerateResponse['generated_test_cases'][number];

/**
 * Test cases from documents, logs and failures (improvement.md 6.2, interface 4.7). The same sources, configuration, existing cases
 * and seed give the same cases. Exactly as many as asked for, or fewer with the reason in `coverage_analysis`. Texts of the sources
 * are data: what reads like an order to a model is left out.
 */
export async function generateCases(
  sources: GenerationSources,
  config: GenerationConfig,
  existing: readonly Pick<TestCase, 'turns'>[],
  tools: GenerationTools,
): Promise<GenerateResponse> {
  const random = (key: string) =>
    seededRandom(Number.parseInt(sha256(`${tools.seed}\n${key}`).slice(0, 8), 16)).next;
  const quota = quotaFor(sources, config);
  const read = await readSources(sources, config.focus_areas ?? [], quota.total, random);
  const targets = targetsOf(read);
  const makers = draftMakers(read, random);
  const checked = verified(makers, read.texts, existing, tools.seed, config.include_edge_cases);
  const confirmed = await confirmedSelection(checked.candidates, [targets, quota, read.focus], {
    ...defined({ judge: tools.judge, signal: tools.signal }),
    texts: read.texts,
    holds: (one) => flawOf(one, read.texts) === undefined,
  });
  const chosen = ordered(worded(confirmed));
  const coverage = coverageOf({
    topics: read.topics,
    targets,
    chosen,
    candidates: checked.candidates,
    dropped: checked.dropped,
    unmatched: [...read.focusTopics].filter(([, found]) => found.length === 0).map(([area]) => area),
    notes: [...read.notes, ...shortfalls(confirmed, quota.total)],
    existingOverlap: checked.known,
    existing: existing.length,
  });
  const { intents, unseenMass } = read.intents;
  return {
    generated_test_cases: chosen.map((one) => ({ ...shown(one), ...triedBy(confirmed, one) })),
    coverage_analysis: {
      ...coverage,
      ...(intents.length === 0 ? {} : { unseen_intent_mass: Number(unseenMass.toFixed(4)) }),
      near_duplicates_dropped: confirmed.selection.duplicates,
      ...byModel(confirmed, checked.candidates),
    },
  };
}

/** Several documents share the cases evenly. */
function quotaFor({ documents = [], failures }: GenerationSources, config: GenerationConfig): Quota {
  return {
    ...quotaOf(config, (failures?.failures.length ?? 0) > 0),
    ...(documents.length > 1 ? { perDocument: Math.ceil(config.num_test_cases / documents.length) } : {}),
  };
}

/** One maker for each rule and operator, which makes another draft at every call, and one for all that has a single form. */
function draftMakers(
  { units, topics, logged, failed }: ReadSources,
  random: (key: string) => () => number,
): (() => CaseDraft[])[] {
  const makers = units.flatMap((unit) =>
    Object.entries(UNIT_OPERATORS).map(([name, operator]) => {
      let tried = 0;
      return () => operator(unit, { next: random(`${unit.id} ${name} ${tried++}`), units, topics });
    }),
  );
  const general =
    units.length > 0 ? generalCases(topics) : logged.length > 0 ? generalCases([]).slice(0, 1) : [];
  return [...makers, () => [...failed, ...logged, ...general]];
}

/** The selection in the words of the model; in ours where its words make two cases alike. */
function worded({ selection, reworded }: ConfirmedSelection): readonly VerifiedCase[] {
  const chosen = selection.chosen.map((one) => reworded.get(one.id) ?? one);
  const alike = families(chosen.map(inputOf)).some((family) => family.length > 1);
  return alike ? selection.chosen : chosen;
}

/** Why a model refused cases, as notes count them. */
const REFUSED: Readonly<Record<Refusal, (count: number) => string>> = {
  support: (count) => `the model did not confirm ${count} expectations; their cases were dropped`,
  'second-judge': (count) =>
    `a second reading by the model found ${count} cases unclear or wrong; they were dropped`,
  'round-trip': (count) =>
    `the model answered ${count} cases from their own passage otherwise than they expect; they were dropped`,
  'closed-book': (count) => `the model answered ${count} cases without the document; they were dropped`,
};

/** Why there are fewer cases than were asked for, or fewer of a kind. */
function shortfalls(
  { selection, rejected, unanswered, difficulty, notes: failures }: ConfirmedSelection,
  total: number,
): string[] {
  const steps = [...rejected.values()];
  const notes = Object.entries(REFUSED).flatMap(([step, say]) => {
    const count = steps.filter((one) => one === step).length;
    return count === 0 ? [] : [say(count)];
  });
  if (unanswered > 0)
    notes.push(`the model left ${unanswered} questions without an answer; their cases were kept without it`);
  const missed = selection.chosen.filter(
    (one) => one.difficulty === 'easy' && (difficulty.get(one.id) ?? 0) > 0.5,
  ).length;
  if (missed > 0) notes.push(`the model missed ${missed} easy cases more often than not: read them first`);
  notes.push(...failures);
  if (selection.chosen.length < total)
    notes.push(
      `${selection.chosen.length} of ${total} cases: the sources give no more that differ from each other and from the suite`,
    );
  for (const short of selection.short) notes.push(`${short}: no further candidate of that kind`);
  return notes;
}

/** What a model was asked and refused: every case that it dropped is named. */
function byModel({ calls, rejected }: ConfirmedSelection, candidates: readonly VerifiedCase[]) {
  if (calls === 0) return {};
  const dropped = candidates.flatMap((one) => {
    const step = rejected.get(one.id);
    return step === undefined ? [] : [{ step, question: inputOf(one) }];
  });
  return { model: { calls, dropped } };
}

/** What a model made of a case: that it ended before it confirmed it, whether it knows the answer without the document, and how often it misses it with the document. */
function triedBy({ known, difficulty, unconfirmed }: ConfirmedSelection, { id }: VerifiedCase) {
  const empirical = difficulty.get(id);
  return {
    ...(unconfirmed.has(id) ? { confirmed: false } : {}),
    ...(known.has(id) ? { closed_book: 'answered' } : {}),
    ...(empirical === undefined ? {} : { empirical_difficulty: Number(empirical.toFixed(2)) }),
  };
}

const RANK: Readonly<Record<Difficulty, number>> = { easy: 0, medium: 1, hard: 2 };

/** By difficulty, then by topic, as a reviewer reads them. */
function ordered(cases: readonly VerifiedCase[]): VerifiedCase[] {
  return cases
    .map((one, at) => ({ one, at }))
    .sort(
      (a, b) =>
        RANK[a.one.difficulty] - RANK[b.one.difficulty] ||
        a.one.topic.localeCompare(b.one.topic, 'en') ||
        a.at - b.at,
    )
    .map(({ one }) => one);
}

function shown({
  name,
  turns,
  difficulty,
  rationale,
  id,
  operator,
  topic,
  source_refs,
  hints,
  tags,
  edge,
  threshold,
  gating,
  marks,
}: VerifiedCase): GeneratedCase {
  return {
    name,
    turns,
    difficulty,
    rationale,
    id,
    type: turns.length > 1 ? 'multi' : 'single',
    operator,
    topic,
    edge,
    tags: ['generated', ...tags],
    ...defined({ threshold, gating, ...marks }),
    source_refs,
    hints,
  };
}
