import { once } from '../../flow/once.ts';
import { askItems } from '../../judges/ask-items.ts';
import { askList } from '../../judges/ask-list.ts';
import type { Item, ItemList, ItemsQuestion, OfflineVerdict } from '../../judges/items.ts';
import { defined } from '../../schema/defined.ts';
import { answerClaimsQuestion } from '../answer-claims.ts';
import {
  CLAIM_VALUES,
  type ClaimVerdict,
  claimList,
  claimMetadata,
  claimsEvidence,
  type JudgedClaim,
  worstClaims,
} from '../claim-verdicts.ts';
import { defineScorer } from '../define-scorer.ts';
import { mean, worth } from '../formulas/weighted-share.ts';
import { judgeAnswer } from '../offline/retrieval/faithfulness.ts';
import { type Chunk, numberedChunks, type Prepared } from '../prepare.ts';
import { reasoning, share } from '../reasoning.ts';
import { type ChunkBatch, selectChunks } from '../select-chunks.ts';
import { claimsKind, type LooseEnds } from '../sureness/kinds/claims.ts';
import { textOf, verdictsOf } from '../verdicts.ts';

const INSTRUCTIONS = `Decide for every claim what the context chunks say about it. Use the chunks alone; what you know from elsewhere does not count.
supported: a chunk states the claim or it follows directly from it. Give the number of that chunk and copy the words that prove it into quote. A cautious claim is supported only if the caution fits the chunk.
contradicted: a chunk says something that cannot be true together with the claim. Give chunk and quote as well.
not_found: neither. chunk is null and quote is empty.
Example: "Parcels leave the day after the order" makes "An order of Monday leaves on Tuesday" supported, "Orders leave at once" contradicted, "Orders arrive within a week" not_found.`;

interface Answers {
  readonly claims: readonly JudgedClaim[];
  /** What the rules of the offline judge found without a counterpart in the context. */
  readonly loose?: LooseEnds;
}

/** Share of the factual claims of the output that the context supports (metrics.md 3.2). */
export const faithfulness = defineScorer<Answers>({
  name: 'faithfulness',
  category: 'rag',
  description: 'Whether every factual claim of the output is supported by the given context.',
  formulaInWords:
    'supported claims / all claims; 1 and not applicable when the output makes no factual claim',
  needs: ['output', 'context'],
  uses: ['input'],
  version: '3',
  offlineConfidence: 'medium',
  emptyMetadata: () => claimMetadata([], 0),
  // Without a letter or digit there is nothing that could be faithful; "I do not know" is a different matter.
  degenerate: ({ output = '' }) => !/[\p{L}\p{N}]/u.test(output),
  async answers(subject, ask) {
    const entries = await askList(ask, answerClaimsQuestion(subject));
    const claims = entries.map(({ id, values }) => ({ id, text: textOf(values, 'claim') }));
    let loose: LooseEnds | undefined;
    const judged = once(() => {
      const texts = claims.map((claim) => claim.text);
      const read = judgeAnswer(texts, subject.chunks, ask, subject.input);
      loose = read.loose;
      return new Map(read.verdicts.map((verdict, index) => [claims[index]?.id, verdict]));
    });
    const offline = ({ id }: Item) => judged().get(id) as OfflineVerdict<ClaimVerdict>;
    const questions = selectChunks(claims, subject.chunks).map((batch) =>
      faithfulnessQuestion(subject, batch, offline),
    );
    const answered = await Promise.all(
      questions.map(async ({ question, list }) => verdictsOf(await askItems(ask, question), list)),
    );
    return { claims: answered.flat(), ...defined({ loose }) };
  },
  evidence: ({ claims }) => claimsEvidence(claims),
  evidenceKind: ({ claims, loose }) => claimsKind(claims, loose),
  formula({ claims }, { chunks }) {
    const value = mean(claims, (claim) => worth(claim, CLAIM_VALUES));
    const metadata = claimMetadata(claims, (chunks.at(-1)?.index ?? -1) + 1);
    if (value === null)
      return { status: 'not_applicable', reasoning: 'no factual claims in the output.', metadata };
    const counts = `${share(metadata.supported_count, claims.length, 'claim')} supported by the context.`;
    const text = reasoning(counts, 'Without support', worstClaims(claims));
    return { status: 'scored', value, metadata, reasoning: text };
  },
});

/** Asks what the chunks say of the claims (metrics.md 3.2); the list comes apart, for reading the answer. */
function faithfulnessQuestion(
  { chunks }: Prepared,
  batch: ChunkBatch<Item>,
  offline: (item: Item) => OfflineVerdict<ClaimVerdict>,
): { question: ItemsQuestion; list: ItemList<ClaimVerdict> } {
  const list = claimList(batch.items, (entry) => sourceOf(chunks, entry['chunk']), offline);
  const promptInputs = { context: numberedChunks(batch.chunks) };
  return {
    list,
    question: { key: 'faithfulness/verify@2', instructions: INSTRUCTIONS, promptInputs, lists: [list] },
  };
}

/** The text that a quote must stand in: the chunk the judge names, else any. */
function sourceOf(chunks: readonly Chunk[], named: unknown): string {
  return chunks.find((chunk) => chunk.index === named)?.text ?? chunks.map((chunk) => chunk.text).join('\n');
}
