import { resolve } from 'node:path';
import { Fault } from '../../errors.ts';
import { once } from '../../flow/once.ts';
import type { Ports } from '../../ports/ports.ts';
import { defined } from '../../schema/defined.ts';
import type { OnnxSettings } from '../../schema/settings.ts';

/** The package that runs the models; whoever wants them installs it. */
const RUNNER = '@huggingface/transformers';

/** What a model says of a text, or of a text and one that is held against it: a share of 1 (or, label by label, up to 1) by label. */
export type Labels = Readonly<Record<string, number>>;
export type Classify = (texts: readonly string[], pairs?: readonly string[]) => Promise<Labels[]>;

/** The models of `judge: onnx`, each loaded at its first use. */
interface Classifiers {
  readonly nli: Classify;
  readonly toxicity: Classify;
}

/** What we use of the package, of version 3 or 4. */
interface Runner {
  env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string };
  AutoTokenizer: { from_pretrained(model: string): Promise<Tokenizer> };
  AutoModelForSequenceClassification: {
    from_pretrained(model: string, options: { dtype: string }): Promise<Model>;
  };
}
type Tokenizer = (
  texts: readonly string[],
  options: { text_pair?: readonly string[]; padding: true; truncation: true },
) => Promise<unknown> | unknown;
interface Model {
  (inputs: unknown): Promise<{ logits: { dims: readonly number[]; data: ArrayLike<number> } }>;
  config: { id2label?: Record<string, string>; problem_type?: string | null };
}

/** Texts in one run of a model: more take more memory than time. */
const TOGETHER = 16;

/** Finds the package. Rejects with `validation_failed` and the line that installs it. */
export async function classifiers(
  settings: OnnxSettings,
  { env, packages }: Pick<Ports, 'env' | 'packages'>,
): Promise<Classifiers> {
  const runner = (await loaded(packages, env.cwd())) as Runner | undefined; // Border: the package's own exports, as it documents them.
  if (runner === undefined) {
    throw new Fault('validation_failed', `judge: onnx needs the package ${RUNNER}.`, {
      where: 'judge.provider',
      hint: `It is large and no part of this one. Install it where you run: npm install --save-dev ${RUNNER}`,
    });
  }
  runner.env.allowRemoteModels = settings.download;
  runner.env.allowLocalModels = true;
  if (typeof settings.folder === 'string') runner.env.localModelPath = resolve(env.cwd(), settings.folder);
  return {
    nli: classifierOf(settings.nli, 'judge.onnx.nli', settings, runner),
    toxicity: classifierOf(settings.toxicity, 'judge.onnx.toxicity', settings, runner),
  };
}

async function loaded(packages: Ports['packages'], folder: string): Promise<unknown> {
  try {
    return await packages(RUNNER, [folder]);
  } catch (error) {
    throw new Fault('validation_failed', `The package ${RUNNER} cannot be loaded: ${wordsOf(error)}`, {
      where: 'judge.provider',
      hint: `Install it anew: npm install --save-dev ${RUNNER}`,
      cause: error,
    });
  }
}

function classifierOf(name: string, where: string, settings: OnnxSettings, runner: Runner): Classify {
  const parts = once(async () => {
    try {
      return await Promise.all([
        runner.AutoTokenizer.from_pretrained(name),
        runner.AutoModelForSequenceClassification.from_pretrained(name, { dtype: settings.precision }),
      ]);
    } catch (error) {
      throw new Fault('validation_failed', `The model ${name} cannot be loaded: ${wordsOf(error)}`, {
        where,
        hint: 'Put it into the folder that judge.onnx.folder names, under its own name, in the precision of judge.onnx.precision; or allow judge.onnx.download.',
        cause: error,
      });
    }
  });
  return async (texts, pairs) => {
    const [tokenize, model] = await parts();
    const labels: Labels[] = [];
    for (let start = 0; start < texts.length; start += TOGETHER) {
      const end = start + TOGETHER;
      const inputs = await tokenize([...texts.slice(start, end)], {
        ...defined({ text_pair: pairs && [...pairs.slice(start, end)] }),
        ...{ padding: true, truncation: true },
      });
      labels.push(...sharesOf(await model(inputs), model.config, name));
    }
    return labels;
  };
}

function sharesOf(
  { logits }: Awaited<ReturnType<Model>>,
  { id2label = {}, problem_type: kind }: Model['config'],
  name: string,
): Labels[] {
  const [rows = 0, columns = 0] = logits.dims;
  return Array.from({ length: rows }, (_, row) => {
    const values = Array.from({ length: columns }, (_, at) => Number(logits.data[row * columns + at]));
    if (values.length === 0 || !values.every(Number.isFinite)) {
      throw new Fault('judge_error', `The model ${name} gave something that is no number.`, {
        subcode: 'unparseable',
        hint: 'Try another precision of it: judge.onnx.precision.',
      });
    }
    const shares = kind === 'multi_label_classification' ? values.map(logistic) : softmax(values);
    return Object.fromEntries(shares.map((share, at) => [id2label[at] ?? `LABEL_${at}`, share]));
  });
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((power) => power / sum);
}

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300);
