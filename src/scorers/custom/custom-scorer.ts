import { Fault } from '../../errors.ts';
import type { CustomScorer } from '../../schema/scorer.ts';
import type { Scorer } from '../scorer.ts';
import { regexScorer } from './regex.ts';

/** The scorer that a stored custom scorer describes. Throws Fault `validation_failed` for what cannot work, before anything runs. */
export async function customScorer(resource: CustomScorer): Promise<Scorer> {
  if (resource.type === 'regex') return regexScorer(resource);
  throw new Fault(
    'validation_failed',
    `Custom scorers of type "${resource.type}" are not in this build yet.`,
    {
      where: `scorers/${resource.scorer_id}: type`,
      hint: 'This build has custom scorers of type "regex".',
    },
  );
}
