import type { Ask } from '../../../judges/ask.ts';
import { closedObject } from '../../../judges/items-form.ts';
import { type Form, FormError } from '../../../judges/judge.ts';
import { isPresent } from '../../../text/language/normalize.ts';
import { fillUncut } from './ask-samples.ts';
import type { JudgeTask } from './judge-task.ts';

/** Steps of one rubric (metrics.md 7.2). */
const MOST_STEPS = 6;
const INSTRUCTIONS = `Turn the rubric into three to six evaluation steps. Each step is one concrete thing to look at or compare, names the blocks of material it needs ([block "LABEL"]), and says what to look for. Add no demand that the rubric does not make. Give no grades.`;

const FORM: Form<string[]> = {
  name: 'steps_form',
  schema: closedObject({ steps: { type: 'array', items: { type: 'string' } } }),
  read(json) {
    const steps: unknown =
      typeof json === 'object' && json !== null && 'steps' in json ? json.steps : undefined;
    const texts = Array.isArray(steps) ? steps.filter(isPresent) : [];
    if (texts.length === 0)
      throw new FormError('The property "steps" must be a list of texts, and not empty.');
    return texts.slice(0, MOST_STEPS);
  },
};

/** The steps that the author wrote, else those that the judge makes of the rubric: once per rubric, by the rubric alone, so every row is graded along the same ones. */
export async function askSteps(ask: Ask, task: JudgeTask): Promise<readonly string[]> {
  if (task.steps !== undefined) return task.steps;
  const filled = await fillUncut(ask, {
    key: `llm_judge/steps@${task.hash}`,
    instructions: INSTRUCTIONS,
    promptInputs: { rubric: task.rubric },
    form: FORM,
    items: MOST_STEPS,
    shared: true,
    offline: async () => ({ steps: await offlineSteps(task) }),
  });
  return filled.answer;
}

async function offlineSteps(task: JudgeTask): Promise<string[]> {
  const { nothingToCheck, offlineCriteria } = await import('./offline-rubric.ts');
  const steps = offlineCriteria(task).map(({ text }) => text);
  if (steps.length === 0) throw nothingToCheck(task);
  return steps;
}
