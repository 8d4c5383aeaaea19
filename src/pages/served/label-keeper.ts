import type { VerdictMark } from '../../schema/labels/label-of-verdict.ts';
import type { LabelKeeper } from '../sources/source.ts';
import { change, DATA, jsonAt } from './ask.ts';

/** Labels of a run as the service tells of them: rows without their texts. */
interface KeptLabels {
  marked: {
    metric: string;
    meta: { turn_id: string; case_id: string; said: VerdictMark; pass: boolean };
  }[];
  why_not: string | null;
}

/** What keeps labels of a run in the evals folder of the service; undefined where it keeps none, and they can only be downloaded. */
export async function labelKeeper(runId: string): Promise<LabelKeeper | undefined> {
  const { marked, why_not: whyNot } = await jsonAt<KeptLabels>(`${DATA}/runs/${runId}/labels`);
  if (whyNot !== null) return undefined;
  return {
    marked: marked.map(({ metric: scorer, meta }) => ({
      ...{ turnId: meta.turn_id, scorer, said: meta.said, caseId: meta.case_id, pass: meta.pass },
    })),
    keep: (turnId, scorer, said) => change('/pages/labels', { turn_id: turnId, scorer, said }),
  };
}
