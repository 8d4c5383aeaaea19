import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ScorerProof } from './scorer-proof.ts';

const folder = join(import.meta.dirname, '../scorers/proofs');

/** The proofs of all scorers by their names: one file each in test/scorers/proofs/. */
export const SCORER_PROOFS: Readonly<Record<string, ScorerProof>> = Object.fromEntries(
  await Promise.all(
    readdirSync(folder).map(async (file) => {
      const { default: proof } = (await import(`../scorers/proofs/${file}`)) as { default: ScorerProof };
      if (`${proof.name.replaceAll('_', '-')}.proof.ts` !== file)
        throw new Error(
          `test/scorers/proofs/${file} names ${proof.name}; the file is named after its scorer`,
        );
      return [proof.name, proof] as const;
    }),
  ),
);

/** Where the proof of a scorer stands, for messages. */
export const proofFile = (name: string): string =>
  `test/scorers/proofs/${name.replaceAll('_', '-')}.proof.ts`;

/** The proof of a scorer; says which file to write where there is none. */
export function proofOf(name: string): ScorerProof {
  const proof = SCORER_PROOFS[name];
  if (proof === undefined) throw new Error(`${name} has no proof: write ${proofFile(name)}`);
  return proof;
}
