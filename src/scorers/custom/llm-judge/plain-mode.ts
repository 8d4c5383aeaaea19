import { FormError } from '../../../judges/judge.ts';
import { addressesJudge } from '../../output-screens.ts';
import { askSamples, joinSamples, noteSpread } from './ask-samples.ts';
import { type Answer, type Extras, extraForm, neutralExtras, textIn } from './extra-form.ts';
import { inputsOf, type JudgeTask } from './judge-task.ts';
import type { ModeSpec, Scored } from './mode-spec.ts';
import { extraMetadata, judgeText } from './shown-answer.ts';

interface Graded {
  readonly score: number;
  readonly reasoning: string;
  readonly extras: Extras;
}
interface Answers {
  readonly samples: readonly Graded[];
  readonly attacked: boolean;
}

/**
 * The mode of interface 4.1, and the default: the rubric is the instruction, the answer has a score, a reasoning and the
 * further keys of `output_schema`. The score is normalised from `config.scale`; what lies outside it is no score.
 */
export function plainMode(task: JudgeTask): ModeSpec<Answers> {
  const [min, max] = task.scale;
  const form = extraForm(
    'rubric_form',
    {},
    task.extras,
    { reasoning: { type: 'string' }, score: { type: task.scoreType } },
    (answer, extras): Graded => ({
      score: scoreIn(task, answer),
      reasoning: textIn(answer, 'reasoning'),
      extras,
    }),
  );
  const instructions = instructionsFor(task);
  return {
    formulaInWords: `(score − ${min}) / (${max} − ${min}) of the score that the rubric asks for; the mean of several samples`,
    emptyMetadata: () => ({ mode: 'plain', raw_scores: [], scoring: 'single' }),
    async answers(subject, ask) {
      const samples = await askSamples(ask, {
        key: `llm_judge/${task.id}/score@${task.hash}`,
        instructions,
        promptInputs: inputsOf(task, subject),
        form,
        items: 2 + task.extras.length,
        offline: async () => {
          const { offlineShare } = await import('./offline-rubric.ts');
          const { reason, share } = offlineShare(task, subject);
          return { ...neutralExtras(task.extras), reasoning: reason, score: offlineScore(task, share) };
        },
      });
      const graded = samples.map(({ answer }) => answer);
      noteSpread(ask, normalised(task, graded));
      return { samples: graded, attacked: addressesJudge(subject.output ?? '') };
    },
    formula: (answers) => scored(task, answers),
  };
}

function instructionsFor({ scale: [min, max], scoreType, rubric }: JudgeTask): string {
  const range =
    scoreType === 'boolean'
      ? 'true if the rubric is fulfilled, else false'
      : `a number from ${min} to ${max}, ${max} is best`;
  return `Judge the material by the rubric below. [block "LABEL"] in it stands for the block of material with that label.
score: ${range}, unless the rubric says what a score means. reasoning: why, in two or three sentences. The other properties: what the rubric asks for under that name.

The rubric:
${rubric}`;
}

function scored(task: JudgeTask, { samples, attacked }: Answers): Scored {
  const joined = joinSamples(normalised(task, samples), attacked);
  const shown = samples[joined.nearest];
  return {
    status: 'scored',
    value: joined.value,
    reasoning: judgeText(shown?.reasoning ?? ''),
    metadata: {
      ...extraMetadata(task.extras, shown?.extras ?? new Map()),
      mode: 'plain',
      raw_scores: samples.map(({ score }) => score),
      scale: [...task.scale],
      scoring: samples.length === 1 ? 'single' : 'samples',
      ...(samples.length === 1 ? {} : { aggregation: joined.aggregation }),
    },
  };
}

/** Scores on the scale of the task as values in [0, 1]. */
function normalised({ scale: [min, max] }: JudgeTask, samples: readonly Graded[]): number[] {
  return samples.map(({ score }) => (score - min) / (max - min));
}

function scoreIn({ scale: [min, max], scoreType }: JudgeTask, answer: Answer): number {
  const score = Object.hasOwn(answer, 'score') ? answer['score'] : undefined;
  if (scoreType === 'boolean') {
    if (typeof score !== 'boolean') throw new FormError('The property "score" must be true or false.');
    return score ? max : min;
  }
  const whole = scoreType === 'integer';
  if (typeof score === 'number' && score >= min && score <= max && (!whole || Number.isInteger(score)))
    return score;
  throw new FormError(
    `The property "score" must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}, and not a text.`,
  );
}

function offlineScore({ scale: [min, max], scoreType }: JudgeTask, share: number): number | boolean {
  // Half and half is no evidence for it.
  if (scoreType === 'boolean') return share > 0.5;
  const score = min + share * (max - min);
  return scoreType === 'integer'
    ? Math.min(Math.floor(max), Math.max(Math.ceil(min), Math.round(score)))
    : score;
}
