import type { ConversationLog, SourceDocument } from '../schema/generation.ts';
import { MOST_LINKED } from '../statistics/average-link.ts';
import type { CaseDraft } from './case-draft.ts';
import { type FailureSource, fromFailures } from './from-failures.ts';
import { fromLogs } from './from-logs.ts';
import { type Intents, intentsOf } from './intents.ts';
import type { PolicyUnit } from './policy-unit.ts';
import { readPolicy } from './policy-units.ts';
import type { NamedDocument } from './read-statements.ts';
import { matchFocus } from './topics.ts';

/** What cases are made from; several kinds may be given at once. */
export interface GenerationSources {
  documents?: readonly SourceDocument[];
  logs?: readonly ConversationLog[];
  failures?: FailureSource;
}

/** What the sources say, before any case is chosen. */
export interface ReadSources {
  /** The rules that are looked at: all, or where there are many a part of them from every topic. */
  units: readonly PolicyUnit[];
  /** Topics of the documents, also those without a rule that is looked at. */
  topics: readonly string[];
  /** Topics of each focus area; an area without one is not in the sources. */
  focusTopics: ReadonlyMap<string, readonly string[]>;
  /** All topics in focus. */
  focus: ReadonlySet<string>;
  logs: readonly ConversationLog[];
  intents: Intents;
  logged: readonly CaseDraft[];
  failed: readonly CaseDraft[];
  /** Texts that references point into, by name. */
  texts: ReadonlyMap<string, string>;
  /** What was left out, in words. */
  notes: readonly string[];
}

/** Candidates for each case asked for (improvement.md 6.2 step 7), and units that are looked at when there are many. */
const CANDIDATES = 3;
const FEWEST_UNITS = 100;

/** Reads documents, logs and failures; `total` is the number of cases that are wanted from them. */
export async function readSources(
  sources: GenerationSources,
  focusAreas: readonly string[],
  total: number,
  random: (key: string) => () => number,
): Promise<ReadSources> {
  const documents = named(sources.documents ?? []);
  const { units: all, topics, notes } = readDocuments(documents);
  const focusTopics = matchFocus(focusAreas, topics, all);
  const focus = new Set([...focusTopics.values()].flat());
  const units = spread(all, topics, Math.max(FEWEST_UNITS, CANDIDATES * total), focus);
  if (units.length < all.length)
    notes.push(`${units.length} of ${all.length} rules were looked at, spread over all topics`);
  const logs = sources.logs ?? [];
  const intents = intentsOf(logs);
  if (intents.unread > 0)
    notes.push(`${intents.unread} logs were not read: only the first ${MOST_LINKED} are`);
  const logged = await fromLogs(logs, intents, random);
  const failed =
    sources.failures === undefined
      ? { drafts: [], texts: new Map<string, string>() }
      : await fromFailures(sources.failures, random);
  const written = documents.map(({ name, content }): [string, string] => [name, content]);
  return {
    units,
    topics,
    focusTopics,
    focus,
    logs,
    intents,
    logged: logged.drafts,
    failed: failed.drafts,
    texts: new Map([...written, ...logged.texts, ...failed.texts]),
    notes,
  };
}

/** Rules and topics of documents. */
function readDocuments(documents: readonly NamedDocument[]) {
  const policy = readPolicy(documents);
  const notes = policy.notEnglish.map((name) => `${name}: not in English, so no rules were read from it`);
  if (policy.suspicious > 0)
    notes.unshift(`${policy.suspicious} statements read like orders to a model and were left out`);
  return { units: policy.units, topics: policy.topics, notes };
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
  const queues = [...topics, '']
    .sort((a, b) => Number(focus.has(b)) - Number(focus.has(a)))
    .map((topic) => units.filter((unit) => unit.topic === topic));
  const kept = new Set<PolicyUnit>();
  for (let round = 0; kept.size < most; round += 1)
    for (const queue of queues)
      if (queue[round] !== undefined && kept.size < most) kept.add(queue[round] as PolicyUnit);
  return units.filter((unit) => kept.has(unit));
}
