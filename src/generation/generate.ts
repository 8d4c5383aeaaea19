import type { Judge } from '../judges/judge.ts';
import { seededRandom } from '../ports/seeded-random.ts';
import { defined } from '../schema/defined.ts';
import type { Difficulty, GenerateResponse, GenerationConfig } from '../schema/generation.ts';
import type { TestCase } from '../schema/test-case.ts';
import { sha256 } from '../test-cases/case-hash.ts';
import { families } from '../text/near-duplicates.ts';
import type { CaseDraft, VerifiedCase } from './case-draft.ts';
import { type ConfirmedSelection, confirmedSelection } from './confirmed-selection.ts';
import { coverageOf } from './coverage.ts';
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
  const confirmed = await confirmedSelection(
    checked.candidates,
    [targets, quota, read.focus],
    tools,
    (one) => flawOf(one, read.texts) === undefined,
  );
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
    generated_test_cases: chosen.map(shown),
    coverage_analysis: {
      ...coverage,
      ...(intents.length === 0 ? {} : { unseen_intent_mass: Number(unseenMass.toFixed(4)) }),
      near_duplicates_dropped: confirmed.selection.duplicates,
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

/** Why there are fewer cases than were asked for, or fewer of a kind. */
function shortfalls({ selection, rejected, note }: ConfirmedSelection, total: number): string[] {
  const notes: string[] = [];
  if (rejected.size > 0)
    notes.push(`the model did not confirm ${rejected.size} expectations; their cases were dropped`);
  if (note !== undefined) notes.push(note);
  if (selection.chosen.length < total)
    notes.push(
      `${selection.chosen.length} of ${total} cases: the sources give no more that differ from each other and from the suite`,
    );
  for (const short of selection.short) notes.push(`${short}: no further candidate of that kind`);
  return notes;
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
    ...defined({ threshold, gating }),
    source_refs,
    hints,
  };
}
