import type { Ports } from '../../ports/ports.ts';
import { IN_PROCESS } from '../../schema/run.ts';
import { type JudgeSettings, onnxSettings } from '../../schema/settings.ts';
import type { Filled, Judge, Question } from '../judge.ts';
import { offlineJudge } from '../offline.ts';
import { fillClaims } from './claim-forms.ts';
import { classifiers } from './classifiers.ts';
import { fillToxicity } from './toxicity-form.ts';

/**
 * The offline judge with classifiers beside its rules: a model of entailment fills in what passages say of claims, one of toxicity lists
 * toxic sentences. Every other question is answered by the rules, as sure as their evidence and no surer. An answer of a model is of
 * medium confidence where it hardly wavers, else of low. Rejects with `validation_failed` where the package is missing.
 */
export async function onnxJudge(
  { onnx }: Pick<JudgeSettings, 'onnx'>,
  ports: Pick<Ports, 'env' | 'packages'>,
): Promise<Judge> {
  const settings = onnxSettings.parse(onnx ?? {});
  const { nli, toxicity } = await classifiers(settings, ports);
  const rules = offlineJudge();
  const model = `${IN_PROCESS}${settings.nli}, ${settings.toxicity}`;
  return {
    ...rules,
    id: `onnx/${settings.nli}+${settings.toxicity}@${settings.precision}`,
    model,
    async fill<T>(question: Question<T>): Promise<Filled<T>> {
      const filled =
        (await fillClaims(question, nli, () => question.offline())) ??
        (await fillToxicity(question, toxicity));
      if (filled === undefined) return rules.fill(question);
      // Read as the rules are: what does not fit the form is a bug.
      const answered = await rules.fill({ ...question, offline: () => filled.json });
      return { ...answered, model, confidence: filled.clear ? 'medium' : 'low' };
    },
  };
}
