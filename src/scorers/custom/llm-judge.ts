import { defined } from '../../schema/defined.ts';
import type { CustomScorer } from '../../schema/scorer.ts';
import { type DefinedScorer, defineScorer } from '../define-scorer.ts';
import type { Scorer } from '../scorer.ts';
import { type JudgeTask, judgeTask } from './llm-judge/judge-task.ts';
import type { ModeSpec } from './llm-judge/mode-spec.ts';
import { plainMode } from './llm-judge/plain-mode.ts';
import { TEMPLATE_FIELDS } from './llm-judge/rubric-template.ts';

/** The answers of a mode, and the further keys that the offline judge could only leave neutral. */
type Judged<A> = { readonly answers: A; readonly defaults: readonly string[] };

/**
 * A custom scorer of type `llm_judge` (interface 4.1, contract 4, metrics.md 7.2). Without `config.mode` the rubric is the
 * whole instruction and the answer is `output_schema` (score and reasoning at least), as the interface describes it.
 * `criteria` imply `mode: checklist`, `steps` and
 * `anchors` `mode: scale`. Throws Fault `validation_failed` with every problem of the configuration at once.
 */
export async function llmJudgeScorer(resource: CustomScorer): Promise<Scorer> {
  const task = judgeTask(resource);
  switch (task.mode) {
    case 'scale':
      return scorerOf(resource, task, (await import('./llm-judge/scale-mode.ts')).scaleMode(task));
    case 'binary':
      return scorerOf(resource, task, (await import('./llm-judge/binary-mode.ts')).binaryMode(task));
    case 'checklist':
      return scorerOf(resource, task, (await import('./llm-judge/checklist-mode.ts')).checklistMode(task));
    case 'plain':
      return scorerOf(resource, task, plainMode(task));
  }
}

function scorerOf<A>(
  { name, description, config, variables }: CustomScorer,
  task: JudgeTask,
  mode: ModeSpec<A>,
): DefinedScorer<Judged<A>> {
  const needs = task.fields.length === 0 ? (['output'] as const) : task.fields;
  return defineScorer<Judged<A>>({
    name: task.id,
    category: 'user',
    description: description ?? `${name}: a judge follows a rubric.`,
    formulaInWords: mode.formulaInWords,
    needs,
    uses: task.fields.length === 0 ? TEMPLATE_FIELDS.filter((field) => field !== 'output') : ['output'],
    version: `${task.hash} ${JSON.stringify([config.model, config.samples, Object.entries(variables ?? {})])}`,
    offlineConfidence: 'low',
    ...defined({ threshold: config.threshold, samples: config.samples, model: config.model }),
    emptyMetadata: mode.emptyMetadata,
    async answers(subject, ask) {
      const answers = await mode.answers(subject, ask);
      return { answers, defaults: ask.mode === 'offline' ? task.extras.map(({ key }) => key) : [] };
    },
    formula(judged, subject) {
      const score = mode.formula(judged.answers, subject);
      if (score.status === 'failed' || judged.defaults.length === 0) return score;
      return { ...score, metadata: { ...score.metadata, offline_defaults: judged.defaults } };
    },
  });
}
