import type { Judge } from '../judges/judge.ts';
import { seededRandom } from '../ports/seeded-random.ts';
import { defined } from '../schema/defined.ts';
import type {
  ConversationLog,
  Difficulty,
  GenerateResponse,
  GenerationConfig,
  SourceDocument,
} from '../schema/generation.ts';
import type { TestCase } from '../schema/test-case.ts';
import { MOST_LINKED } from '../statistics/average-link.ts';
import { sha256 } from '../test-cases/case-hash.ts';
import { families } from '../text/near-duplicates.ts';
import type { CaseDraft, VerifiedCase } from './case-draft.ts';
import { confirmedSelection } from './confirmed-selection.ts';
import { coverageOf } from './coverage.ts';
import { type FailureSource, fromFailures } from './from-failures.ts';
import { fromLogs } from './from-logs.ts';
import { intentsOf } from './intents.ts';
import { UNIT_OPERATORS } from './operators/all-operators.ts';
import { generalCases } from './operators/general.ts';
import { limitId, type PolicyUnit } from './policy-unit.ts';
import { readPolicy } from './policy-units.ts';
import { type Quota, quotaOf } from './quota.ts';
import type { NamedDocument } from './read-statements.ts';
import type { Target } from './select.ts';
import { clusteredTopics, matchFocus } from './topics.ts';
import { verified } from './verified.ts';
import { flawOf, inputOf } from './verify.ts';

/** What cases are made from; several kinds may be given at once. */
export interface GenerationSources {
  documents?: readonly SourceDocument[];
  logs?: readonly ConversationLog[];
  failures?: FailureSource;
}

export interface GenerationTools {
  seed: number;
  /** Rewrites wording and checks expectations where it is a model; an offline one is not asked. */
  judge?: Judge;
  signal?: AbortSignal;
}

/** Candidates for each case asked for (improvement.md 6.2 step 7), and units that are looked at when there are many. */
const CANDIDATES = 3;
const FEWEST_UNITS = 100;
/** A cell of a table beside a rule: a table is no more worth than a page of text. */
const CELL = 0.4;
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
  const notes: string[] = [];
  const texts = new Map<string, string>();
  const documents = named(sources.documents ?? []);
  const hasFailures = (sources.failures?.failures.length ?? 0) > 0;
  const quota: Quota = {
    ...quotaOf(config, hasFailures),
    ...(documents.length > 1 ? { perDocument: Math.ceil(config.num_test_cases / documents.length) } : {}),
  };
  for (const { name, content } of documents) texts.set(name, content);
  const policy = readPolicy(documents);
  const units = documents.flatMap(({ name }) => {
    const own = policy.units.filter((unit) => unit.source.document === name);
    return own.every((unit) => unit.topic === name) ? clusteredTopics(own, name) : own;
  });
  const topics = [
    ...new Set([
      ...policy.topics.filter((topic) => !texts.has(topic) || units.some((unit) => unit.topic === topic)),
      ...units.map(({ topic }) => topic),
    ]),
  ];
  if (policy.suspicious > 0)
    notes.push(`${policy.suspicious} statements read like orders to a model and were left out`);
  for (const name of policy.notEnglish) notes.push(`${name}: not in English, so no rules were read from it`);

  const focusTopics = matchFocus(config.focus_areas ?? [], topics, units);
  const focus = new Set([...focusTopics.values()].flat());
  const drafts: (() => CaseDraft[])[] = [];
  const looked = spread(units, topics, Math.max(FEWEST_UNITS, CANDIDATES * quota.total), focus);
  if (looked.length < units.length)
    notes.push(`${looked.length} of ${units.length} rules were looked at, spread over all topics`);
  for (const unit of looked)
    for (const [name, operator] of Object.entries(UNIT_OPERATORS)) {
      let tried = 0;
      drafts.push(() =>
        operator(unit, { next: random(`${unit.id} ${name} ${tried++}`), units: looked, topics }),
      );
    }
  const intents = intentsOf(sources.logs ?? []);
  if (intents.unread > 0)
    notes.push(`${intents.unread} logs were not read: only the first ${MOST_LINKED} are`);
  const logged = await fromLogs(sources.logs ?? [], intents, random);
  const failed =
    sources.failures === undefined
      ? { drafts: [], texts: new Map<string, string>() }
      : await fromFailures(sources.failures, random);
  for (const [name, text] of [...logged.texts, ...failed.texts]) texts.set(name, text);
  const general =
    units.length > 0
      ? generalCases(topics, documents[0]?.name ?? 'general')
      : logged.drafts.length > 0
        ? generalCases([], 'general').slice(0, 1)
        : [];
  drafts.push(() => [...failed.drafts, ...logged.drafts, ...general]);

  const targets: Target[] = [
    ...looked.map(({ id, text, topic, row }) => ({
      id,
      text,
      topic,
      weight: (focus.has(topic) ? 2 : 1) * (row === undefined ? 1 : CELL),
    })),
    ...looked.flatMap(({ id, topic, quantities }) =>
      quantities.flatMap(({ op, phrase }, place) =>
        op === '='
          ? []
          : [
              {
                id: limitId(id, place),
                text: phrase,
                topic,
                weight: focus.has(topic) ? 2 : 1,
                isLimit: true as const,
              },
            ],
      ),
    ),
    ...intents.intents.map(({ id, name, members }) => ({
      id,
      text: sources.logs?.[members[0] ?? 0]?.input ?? '',
      topic: name,
      weight: Math.log2(1 + members.length),
    })),
    ...[
      ...new Map(
        failed.drafts
          .filter(({ operator }) => operator === 'regression')
          .map((draft) => [draft.built_on[0] ?? '', draft]),
      ).entries(),
    ].map(([id, draft]) => ({ id, text: inputOf(draft), topic: draft.topic, weight: 1.5 })),
  ];
  const checked = verified(drafts, texts, existing, tools.seed, config.include_edge_cases);
  const { selection, ...worded } = await confirmedSelection(
    checked.candidates,
    [targets, quota, focus],
    tools,
    (one) => flawOf(one, texts) === undefined,
  );
  if (worded.rejected.size > 0)
    notes.push(`the model did not confirm ${worded.rejected.size} expectations; their cases were dropped`);
  if (worded.note !== undefined) notes.push(worded.note);
  const reworded = selection.chosen.map((one) => worded.reworded.get(one.id) ?? one);
  const alike = families(reworded.map(inputOf)).some((family) => family.length > 1);
  // Words of a model that make two cases alike are not used.
  const chosen = ordered(alike ? selection.chosen : reworded);
  if (chosen.length < quota.total)
    notes.push(
      `${chosen.length} of ${quota.total} cases: the sources give no more that differ from each other and from the suite`,
    );
  for (const short of selection.short) notes.push(`${short}: no further candidate of that kind`);
  const coverage = coverageOf({
    topics,
    targets,
    chosen,
    candidates: checked.candidates,
    dropped: checked.dropped,
    unmatched: [...focusTopics].filter(([, found]) => found.length === 0).map(([area]) => area),
    notes,
    existingOverlap: checked.known,
    existing: existing.length,
  });
  return {
    generated_test_cases: chosen.map(shown),
    coverage_analysis: {
      ...coverage,
      ...(intents.intents.length === 0 ? {} : { unseen_intent_mass: Number(intents.unseenMass.toFixed(4)) }),
      near_duplicates_dropped: selection.duplicates,
    },
  };
}

/** Documents with names that differ; one without a name is called by its place. */
function named(documents: readonly SourceDocument[]): NamedDocument[] {
  const seen = new Set<string>();
  return documents.map(({ name, content }, at) => {
    const base = name === undefined || name.trim() === '' ? `document ${at + 1}` : name;
    let own = base;
    for (let copy = 2; seen.has(own); copy += 1) own = `${base} (${copy})`;
    seen.add(own);
    return { name: own, content };
  });
}

/** At most so many units, taken in turn from all topics, those in focus first. */
function spread(
  units: readonly PolicyUnit[],
  topics: readonly string[],
  most: number,
  focus: ReadonlySet<string>,
): PolicyUnit[] {
  if (units.length <= most) return [...units];
  const queues = [...topics]
    .sort((a, b) => Number(focus.has(b)) - Number(focus.has(a)))
    .map((topic) => units.filter((unit) => unit.topic === topic));
  const kept = new Set<PolicyUnit>();
  for (let round = 0; kept.size < most; round += 1)
    for (const queue of queues)
      if (queue[round] !== undefined && kept.size < most) kept.add(queue[round] as PolicyUnit);
  return units.filter((unit) => kept.has(unit));
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
