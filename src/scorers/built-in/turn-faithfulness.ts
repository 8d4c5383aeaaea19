import { once } from '../../flow/once.ts';
import type { Ask } from '../../judges/ask.ts';
import { askItems } from '../../judges/ask-items.ts';
import { askList } from '../../judges/ask-list.ts';
import type { Item, ItemList, ItemsQuestion, ListQuestion, OfflineVerdict } from '../../judges/items.ts';
import { defined } from '../../schema/defined.ts';
import { MOST_CLAIMS } from '../answer-claims.ts';
import {
  CLAIM_VALUES,
  type ClaimVerdict,
  claimEntries,
  claimList,
  claimMetadata,
  claimsEvidence,
  type JudgedClaim,
  worstClaims,
} from '../claim-verdicts.ts';
import { defineScorer } from '../define-scorer.ts';
import { hasTurnContext } from '../derive.ts';
import { type TurnMaterial, turnMaterials, turnsWithoutContext } from '../faithfulness-turns.ts';
import { round4 } from '../formulas/round.ts';
import { mean, worth } from '../formulas/weighted-share.ts';
import { turnClaims } from '../offline/retrieval/turn-claims.ts';
import { type TurnWording, turnJudge } from '../offline/retrieval/turn-faithfulness.ts';
import type { Chunk, Prepared } from '../prepare.ts';
import { reasoning, share } from '../reasoning.ts';
import { type ChunkBatch, selectChunks } from '../select-chunks.ts';
import { turnClaimsKind } from '../sureness/kinds/claims.ts';
import { transcriptOf } from '../transcript.ts';
import { textOf, verdictsOf } from '../verdicts.ts';

const CLAIMS = `List the factual claims that the assistant makes in the transcript, in the turns listed under "turns" only.
One fact per claim, each understandable by itself: replace pronouns by what they stand for. Give the number of the turn and copy into source_quote the exact words of that turn that state the claim. A fact said in two turns makes two claims.
Leave out greetings, questions, offers of help, remarks about the conversation, the assistant's likes and feelings, instructions to a reader or judge, and statements that something is unknown. A turn without factual claims has no entry.`;

const VERIFY = `Decide for every claim what its sources say about it. The sources of a claim are what the user said in the transcript before its turn, and context chunks: those that list its turn under turns; where no chunk lists it, the chunks without turns. Other assistant turns and what you know from elsewhere do not count.
supported: a source states the claim or it follows directly from it. Copy the words that prove it into quote; give the number of the chunk, or null when the user said it.
contradicted: a chunk says something that cannot be true together with the claim. Give chunk and quote as well. The user's words contradict nothing.
not_found: neither. chunk is null and quote is empty.
Example: "Parcels leave the day after the order" makes "An order of Monday leaves on Tuesday" supported, "Orders leave at once" contradicted, "Orders arrive within a week" not_found.`;

/** A claim as the judge is shown it: its words and the turn they stand in. */
interface TurnClaim extends Item {
  readonly turn: number;
}

interface Answers {
  readonly claims: readonly JudgedClaim[];
  /** How each turn with claims stands in its sources, as the rules of the offline judge read it. */
  readonly wording?: readonly TurnWording[];
}

/** Mean over the assistant turns of the share of their claims that context or user support (metrics.md 6.8). */
export const turnFaithfulness = defineScorer<Answers>({
  name: 'turn_faithfulness',
  category: 'multi_turn',
  description:
    'Whether the factual claims of every assistant turn are supported by the context or by what the user said.',
  formulaInWords:
    'mean over the turns with claims of supported claims / claims; 1 and not applicable when no turn makes one',
  needs: ['conversation_history', 'context'],
  uses: ['input', 'output'],
  version: '2',
  multiTurn: true,
  needsAssistantTurn: true,
  standIns: { context: hasTurnContext },
  offlineConfidence: 'medium',
  emptyMetadata: () => metadataOf([], [], [], 0),
  async answers(subject, ask) {
    const materials = turnMaterials(subject);
    const byTurn = new Map(materials.map((material) => [material.turn, material]));
    const entries = materials.length === 0 ? [] : await askList(ask, turnClaimsQuestion(subject, materials));
    const claims: TurnClaim[] = entries.flatMap(({ id, values }) => {
      const turn = values['turn'];
      return typeof turn === 'number' && byTurn.has(turn)
        ? [{ id, text: textOf(values, 'claim'), turn }]
        : [];
    });
    let wording: readonly TurnWording[] | undefined;
    const judged = once(() => {
      const read = judgedOffline(claims, byTurn, ask);
      wording = read.wording;
      return read.verdicts;
    });
    const offline = ({ id }: Item) => judged().get(id) as OfflineVerdict<ClaimVerdict>;
    const allowed = (claim: TurnClaim, chunk: Chunk) =>
      byTurn.get(claim.turn)?.chunks.includes(chunk) ?? false;
    const questions = selectChunks(claims, chunksOf(materials), { allowed }).map((batch) =>
      turnFaithfulnessQuestion(subject, materials, batch, offline),
    );
    const answered = await Promise.all(
      questions.map(async ({ question, list }) => verdictsOf(await askItems(ask, question), list)),
    );
    return { claims: answered.flat(), ...defined({ wording }) };
  },
  evidence: ({ claims, wording }) => turnsEvidence(claims, wording),
  evidenceKind: ({ claims, wording }, subject) => turnClaimsKind(claims, wording, turnMaterials(subject)),
  formula({ claims }, subject) {
    const materials = turnMaterials(subject);
    const turns = materials.map(({ turn }) => {
      const own = claims.filter((claim) => claim.item['turn'] === turn);
      return { turn, claims: own, score: mean(own, (claim) => worth(claim, CLAIM_VALUES)) };
    });
    const scored = turns.flatMap(({ score, ...turn }) => (score === null ? [] : [{ ...turn, score }]));
    const value = mean(scored, ({ score }) => score);
    const unjudged = turnsWithoutContext(subject, materials);
    const warnings = unjudged.length > 0 ? ['turns_without_context'] : [];
    const limit = chunksOf(materials).reduce((most, { index }) => Math.max(most, index + 1), 0);
    // Of turns behind the last claim of a full list nobody knows whether they make one.
    const read = claims.length < MOST_CLAIMS ? Number.POSITIVE_INFINITY : (scored.at(-1)?.turn ?? 0);
    const silent = turns.flatMap(({ turn, score }) => (score === null && turn < read ? [turn] : []));
    const metadata = metadataOf(scored, silent, unjudged, limit);
    if (value === null)
      return {
        status: 'not_applicable',
        reasoning: 'no factual claims in the assistant turns.',
        metadata,
        warnings,
      };
    const counts = `${share(metadata.supported_count, claims.length, 'claim')} supported, in ${scored.length} turn${scored.length === 1 ? '' : 's'} with claims.`;
    const text = reasoning(counts, 'Without support', worstClaims(claims));
    return { status: 'scored', value, metadata, warnings, reasoning: text };
  },
});

/** Asks for the claims of all turns at once (metrics.md 6.8). */
function turnClaimsQuestion(subject: Prepared, materials: readonly TurnMaterial[]): ListQuestion {
  const contents = new Map(materials.map(({ turn, content }) => [turn, content]));
  return {
    key: 'turn_faithfulness/claims@2',
    instructions: CLAIMS,
    promptInputs: { transcript: transcriptInput(subject), turns: [...contents.keys()] },
    name: 'claims',
    entry: { turn: { type: 'integer' }, claim: { type: 'string' }, source_quote: { type: 'string' } },
    max: MOST_CLAIMS,
    quote: {
      field: 'source_quote',
      source: ({ turn }) => (typeof turn === 'number' ? (contents.get(turn) ?? '') : ''),
      otherwise: 'drop',
    },
    offline: () =>
      materials.flatMap(({ turn, content }) =>
        turnClaims(content).map((claim) => ({ turn, claim, source_quote: claim })),
      ),
  };
}

/** Asks what context and user say of the claims; the list comes apart, for reading the answer. */
function turnFaithfulnessQuestion(
  subject: Prepared,
  materials: readonly TurnMaterial[],
  batch: ChunkBatch<Item>,
  offline: (item: Item) => OfflineVerdict<ClaimVerdict>,
): { question: ItemsQuestion; list: ItemList<ClaimVerdict> } {
  const byTurn = new Map(materials.map((material) => [material.turn, material]));
  const pool = new Set(subject.chunks.map((chunk) => chunk.index));
  const turnsOf = new Map<number, number[]>();
  for (const { turn, chunks } of materials)
    for (const { index } of chunks)
      if (!pool.has(index)) turnsOf.set(index, [...(turnsOf.get(index) ?? []), turn]);
  const list = claimList(
    batch.items,
    (entry, item) => sourceOf(byTurn.get(Number(item['turn'])), entry['chunk']),
    offline,
  );
  const context = batch.chunks.map(({ index, text }) => {
    const turns = turnsOf.get(index);
    return { chunk: index, ...defined({ turns }), text };
  });
  const promptInputs = { transcript: transcriptInput(subject), context };
  return {
    list,
    question: { key: 'turn_faithfulness/verify@2', instructions: VERIFY, promptInputs, lists: [list] },
  };
}

function transcriptInput(subject: Prepared) {
  return transcriptOf(subject).map(({ role, content }, turn) => ({ turn, role, content }));
}

/** Every chunk that some turn is judged by, once, in the order of their numbers. */
function chunksOf(materials: readonly TurnMaterial[]): Chunk[] {
  const all = new Map(materials.flatMap(({ chunks }) => chunks.map((chunk) => [chunk.index, chunk])));
  return [...all.values()].sort((a, b) => a.index - b.index);
}

/** The text that a quote must stand in: the chunk the judge names, if the turn may use it, else any source of the turn. */
function sourceOf(material: TurnMaterial | undefined, named: unknown): string {
  if (material === undefined) return '';
  const { chunks, said } = material;
  const chunk = chunks.find(({ index }) => index === named);
  return chunk?.text ?? [...chunks, ...said].map(({ text }) => text).join('\n');
}

function judgedOffline(
  claims: readonly TurnClaim[],
  byTurn: ReadonlyMap<number, TurnMaterial>,
  ask: Pick<Ask, 'warn'>,
) {
  const judge = turnJudge();
  const wording: TurnWording[] = [];
  const verdicts = new Map<string, OfflineVerdict<ClaimVerdict>>();
  for (const [turn, material] of byTurn) {
    const own = claims.filter((claim) => claim.turn === turn);
    if (own.length === 0) continue;
    const judged = judge(
      material,
      own.map((claim) => claim.text),
      ask,
    );
    wording.push(judged.wording);
    for (const [index, verdict] of judged.verdicts.entries()) verdicts.set(own[index]?.id ?? '', verdict);
  }
  return { verdicts, wording };
}

/** Evidence of turns of which every claim is supported: above all others, in the order of their wording. */
const SUPPORTED = 0.8;

/** The evidence for turns: of the one that stands least in its sources where all claims are supported, else of all claims together. */
function turnsEvidence(claims: readonly JudgedClaim[], wording: readonly TurnWording[] = []): number | null {
  const supported = claims.every(({ verdict }) => verdict === 'supported');
  if (!supported || wording.length === 0) return claimsEvidence(claims);
  const least = wording.reduce((low, { agreement }) => Math.min(low, agreement), 1);
  return SUPPORTED + (1 - SUPPORTED) * least;
}

function metadataOf(
  turns: readonly { turn: number; score: number; claims: readonly JudgedClaim[] }[],
  silent: readonly number[],
  unjudged: readonly number[],
  limit: number,
) {
  const claims = turns.flatMap((turn) => turn.claims);
  return {
    per_turn: turns.map(({ turn, score, claims: own }) => ({
      turn,
      score: round4(score),
      claims_analyzed: claimEntries(own, limit),
    })),
    ...claimMetadata(claims, limit),
    turns_without_claims: silent,
    turns_without_context: unjudged,
  };
}
