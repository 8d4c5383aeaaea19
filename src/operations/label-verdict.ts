import { z } from 'zod';
import type {
  EvalsAccess,
  OptionsAccess,
  ResourceAccess,
  ScoringAccess,
  StateAccess,
} from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import { storedTurn } from '../jobs/stored-turn.ts';
import { redacted } from '../reports/redacted.ts';
import type { LabelRow } from '../schema/label-row.ts';
import { labelId, labelOfVerdict, whyNoLabel } from '../schema/labels/label-of-verdict.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { type KeptLabels, keptLabels } from './kept-labels.ts';

/** What a person says of a verdict of a stored run; null takes it back. */
export const verdictLabel = z.object({
  turn_id: z.string().max(200).describe('Id of the turn, as it stands in results.json.'),
  scorer: z.string().max(500).describe('Name of the scorer that gave the verdict.'),
  said: z
    .enum(['right', 'wrong'])
    .nullable()
    .describe('Whether the verdict is right; null takes back what was said.'),
});
export type VerdictLabel = z.infer<typeof verdictLabel>;

/** A row of a label without its texts: which verdict it is about, and what was said of it. */
export type MarkedRow = Pick<LabelRow, 'id' | 'metric' | 'label' | 'meta'>;

/**
 * Keeps what a person says of a verdict as a row of `labels/` in the evals folder, without secrets, or takes it away. Faults: `not_found`
 * for a turn that is not stored, `validation_failed` for a verdict that no label is about, `conflict` without an evals folder.
 */
export async function labelVerdict(
  engine: OptionsAccess & StateAccess & EvalsAccess & ResourceAccess & ScoringAccess,
  { turn_id, scorer: name, said }: VerdictLabel,
): Promise<{ file: string; label: LabelRow['label'] | null }> {
  const turn = await storedTurn(engine, turn_id);
  const { runId: run_id, caseId: case_id, attempt } = turn;
  const labels = labelsIn(engine);
  const file = labels.shownPath(run_id);
  if (said === null) {
    labels.remove(run_id, labelId(turn_id, name));
    return { file, label: null };
  }
  const result = turn.results.get(name);
  if (result === undefined)
    throw refused('scorer', `${name} gave no verdict on this turn.`, 'Name a scorer of its results.');
  const why = whyNoLabel(name, result);
  if (why !== undefined) throw refused('scorer', why);
  const scorer = await scorerOf(engine, name);
  const marked_at = new Date(engine.ports.clock.now()).toISOString();
  const judged = { run_id, case_id, attempt, turn_id, subject: turn.subject(scorer) };
  const row = labelOfVerdict(judged, { scorer: name, result, said, marked_at });
  // The id stays: it says which row this is.
  labels.put(run_id, { ...redacted(row, engine.options.redact), id: labelId(turn_id, name) });
  return { file, label: row.label };
}

/** The verdicts of a run that people have marked, in the order in which they did, and the file that holds them. */
export function markedVerdicts(
  engine: StateAccess & EvalsAccess,
  runId: string,
): { file: string; marked: MarkedRow[] } {
  const labels = labelsIn(engine);
  // What somebody wrote by hand says of no verdict of the run that it is right or wrong.
  const marked = labels.list(runId).filter(({ meta }) => meta?.['said'] !== undefined);
  return {
    file: labels.shownPath(runId),
    marked: marked.map(({ id, metric, label, meta }) => ({ id, metric, label, meta })),
  };
}

const labelsIn = ({ evalsDir, ports }: StateAccess & EvalsAccess): KeptLabels =>
  keptLabels(evalsDir, ports.files);

async function scorerOf(engine: ScoringAccess, name: string): Promise<Scorer> {
  const found = (await engine.registry()).find(name);
  if (found !== undefined) return found;
  throw refused(
    'scorer',
    `There is no scorer ${name} any more.`,
    'A label is for a scorer that can judge again.',
  );
}

function refused(path: string, message: string, hint?: string): Fault {
  return new Fault('validation_failed', message, {
    where: path,
    ...(hint === undefined ? {} : { hint }),
    problems: [{ path, message }],
  });
}
