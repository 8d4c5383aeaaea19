import type { Scoring } from '../../engine/engine-parts.ts';
import { catalogueProposer } from '../../optimizations/catalogue/catalogue-proposer.ts';
import type { ModelProposer } from '../../optimizations/proposing/model-proposer.ts';
import type { Asking, Proposer } from '../../optimizations/proposing/proposer.ts';

/** Who proposes edits, with what it has to say afterwards. */
export interface ChosenProposer extends Partial<Pick<ModelProposer, 'usage' | 'notes'>> {
  proposer: Proposer;
}

/** The judge's model where there is one, else the catalogue, which needs nobody (improvement.md 2.3). */
export async function chooseProposer(
  { judge }: Scoring,
  asking: Asking,
  signal?: AbortSignal,
): Promise<ChosenProposer> {
  const catalogue = catalogueProposer();
  if (judge.mode === 'offline') return { proposer: catalogue };
  const { modelProposer } = await import('../../optimizations/proposing/model-proposer.ts');
  return modelProposer(judge, catalogue, asking, signal);
}
