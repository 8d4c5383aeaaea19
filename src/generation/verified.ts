import type { TestCase } from '../schema/test-case.ts';
import { sha256 } from '../test-cases/case-hash.ts';
import { duplicateFinder } from '../text/near-duplicates.ts';
import type { CaseDraft, VerifiedCase } from './case-draft.ts';
import { difficultyOf } from './difficulty.ts';
import { flawOf, inputOf, type SourceTexts } from './verify.ts';

/** Tries of a draft that fails a check, the first included (improvement.md 6.2 step 6). */
const TRIES = 3;

/** Drafts that hold, each tried again with other choices where it does not (improvement.md 6.2 step 6). */
export function verified(
  makers: readonly (() => CaseDraft[])[],
  texts: SourceTexts,
  existing: readonly Pick<TestCase, 'turns'>[],
  seed: number,
  withEdges: boolean,
) {
  const isKnown = duplicateFinder(existing.map(inputOf));
  const candidates = new Map<string, VerifiedCase>();
  const dropped = new Map<string, number>();
  let known = 0;
  for (const make of makers)
    for (let tried = 0; tried < TRIES; tried += 1) {
      const drafts = make();
      let failures = 0;
      for (const draft of drafts) {
        if (draft.edge && !withEdges) continue;
        const twice = existing.length > 0 && isKnown(inputOf(draft)) !== undefined;
        if (twice) known += 1;
        if (twice || flawOf(draft, texts) !== undefined) {
          failures += 1;
          dropped.set(draft.topic, (dropped.get(draft.topic) ?? 0) + 1);
          continue;
        }
        const id = idOf(draft, seed);
        if (!candidates.has(id)) candidates.set(id, { ...draft, id, difficulty: difficultyOf(draft) });
      }
      if (failures === 0) break;
    }
  return { candidates: [...candidates.values()], dropped, known };
}

/** Digest of source, operator, wording and seed: the same input gives the same id. */
function idOf(draft: CaseDraft, seed: number): string {
  const refs = draft.source_refs.map(({ document, start, end }) => [document, start, end]);
  return `gen-${sha256(JSON.stringify([refs, draft.operator, inputOf(draft), seed])).slice(0, 10)}`;
}
