import { addUsage, type Judge, type JudgeUsage, NO_USAGE, type Question } from './judge.ts';
import { spentBefore } from './spent.ts';

/**
 * A judge as one scorer sees it during one evaluation: it counts what was spent, collects warnings and knows how often to
 * sample. The stamp in the result's metadata is made from it.
 */
export interface Ask {
  readonly mode: 'llm' | 'offline';
  /** How often a final verdict call is repeated (metrics.md 2.4). */
  readonly samples: number;
  fill<T>(question: Question<T>): Promise<T>;
  warn(warning: string): void;
  /** Share of samples that agreed, mean over items; set by the sampling in `askItems`. */
  noteAgreement(agreement: number): void;
  readonly record: AskRecord;
}

export interface AskRecord {
  usage: JudgeUsage;
  warnings: string[];
  model: string;
  temperature: number | null;
  seed: number | null;
  agreement: number | null;
  keys: string[];
}

export interface AskOptions {
  samples?: number;
  /** Attempt index; a repeated attempt is judged anew. */
  repeat?: number;
  /** A scorer's own model. */
  model?: string;
  signal?: AbortSignal;
}

export function askThrough(judge: Judge, options: AskOptions = {}): Ask {
  const record: AskRecord = {
    usage: { ...NO_USAGE },
    warnings: [],
    model: judge.model,
    temperature: null,
    seed: null,
    agreement: null,
    keys: [],
  };
  const warn = (warning: string): void => {
    if (!record.warnings.includes(warning)) record.warnings.push(warning);
  };
  return {
    mode: judge.mode,
    samples: judge.mode === 'offline' ? 1 : (options.samples ?? 1),
    record,
    warn,
    async fill(question) {
      const repeat = `${options.repeat ?? 0}${question.repeat === undefined ? '' : `.${question.repeat}`}`;
      const filled = await judge
        .fill({ ...question, model: question.model ?? options.model, repeat }, options.signal)
        .catch((error: unknown) => {
          record.usage = addUsage(record.usage, spentBefore(error));
          throw error;
        });
      for (const warning of filled.warnings ?? []) warn(warning);
      record.usage = addUsage(record.usage, filled.usage);
      record.model = filled.model;
      record.temperature = filled.temperature;
      record.seed = filled.seed;
      if (!record.keys.includes(question.key)) record.keys.push(question.key);
      return filled.answer;
    },
    noteAgreement(agreement) {
      record.agreement = record.agreement === null ? agreement : Math.min(record.agreement, agreement);
    },
  };
}
