import { defined } from '../schema/defined.ts';
import type { ItemsQuestion } from './items.ts';
import { addUsage, type Filled, type Judge, type JudgeUsage, NO_USAGE, type Question } from './judge.ts';
import { spentBefore } from './spent.ts';

/**
 * A judge as one scorer sees it during one evaluation: it counts what was spent, collects warnings and knows how often to
 * sample. The judge info in the result's metadata is made from it.
 */
export interface Ask {
  readonly mode: 'llm' | 'offline';
  /** How often a final verdict call is repeated (metrics.md 2.4). */
  readonly samples: number;
  /** Names of the scorers asked in the same evaluation: questions that several of them share are asked in the same words (metrics.md 2.5). */
  readonly batchNames: ReadonlySet<string>;
  /** Questions that other scorers of the batch ask about the same material as this one; `askItems` asks them in one call (metrics.md 2.5). */
  together(question: ItemsQuestion): readonly ItemsQuestion[];
  fill<T>(question: Question<T>): Promise<T>;
  /** `fill` with everything that came with the answer, for questions that want token probabilities. */
  fillWhole<T>(question: Question<T>): Promise<Filled<T>>;
  warn(warning: string): void;
  /** Share of samples that agreed, mean over items; set by the sampling in `askItems`. */
  noteAgreement(agreement: number): void;
  readonly record: AskRecord;
  /** Aborts when nobody waits for the score any more. */
  readonly signal?: AbortSignal;
}

interface AskRecord {
  usage: JudgeUsage;
  warnings: string[];
  model: string;
  temperature: number | null;
  seed: number | null;
  agreement: number | null;
  keys: string[];
  /** The least of what the answers said of themselves; undefined where none did. */
  confidence?: 'medium' | 'low';
}

interface AskOptions {
  samples?: number;
  /** Attempt index; a repeated attempt is judged anew. */
  repeat?: number;
  /** A scorer's own model, and where it was named. */
  model?: string;
  modelNamed?: string;
  signal?: AbortSignal;
  /** Names of the scorers asked in the same evaluation; default none. */
  batchNames?: ReadonlySet<string>;
  /** Questions of other scorers that go with one; default none. Not asked of the offline judge, which saves nothing by it. */
  together?: (question: ItemsQuestion) => readonly ItemsQuestion[];
}

/** Failures whose cost is in somebody's record: callers that waited for one question get the same error, and one of them paid. */
const COUNTED = new WeakSet<object>();

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
  const fillWhole: Ask['fillWhole'] = async (question) => {
    const attempt = question.shared === true ? 0 : (options.repeat ?? 0);
    const repeat = `${attempt}${question.repeat === undefined ? '' : `.${question.repeat}`}`;
    const filled = await judge
      .fill(
        {
          ...question,
          model: question.model ?? options.model,
          ...defined({ modelNamed: options.modelNamed }),
          repeat,
        },
        options.signal,
      )
      .catch((error: unknown) => {
        record.usage = addUsage(record.usage, costOfFailure(error));
        throw error;
      });
    for (const warning of filled.warnings ?? []) warn(warning);
    record.usage = addUsage(record.usage, filled.usage);
    if (filled.confidence !== undefined && record.confidence !== 'low') record.confidence = filled.confidence;
    // Rules beside a model prepare what it answers: the model is the judge.
    if (record.confidence === undefined || filled.confidence !== undefined) record.model = filled.model;
    record.temperature = filled.temperature;
    record.seed = filled.seed;
    if (!record.keys.includes(question.key)) record.keys.push(question.key);
    return filled;
  };
  return {
    mode: judge.mode,
    samples: judge.mode === 'offline' ? 1 : (options.samples ?? 1),
    batchNames: options.batchNames ?? new Set(),
    together: (question) => (judge.mode === 'offline' ? [] : (options.together?.(question) ?? [])),
    record,
    ...defined({ signal: options.signal }),
    warn,
    fillWhole,
    fill: async (question) => (await fillWhole(question)).answer,
    noteAgreement(agreement) {
      record.agreement = record.agreement === null ? agreement : Math.min(record.agreement, agreement);
    },
  };
}

/** What a failed question had cost, the first time that its failure is heard of. */
function costOfFailure(error: unknown): JudgeUsage {
  if (typeof error !== 'object' || error === null || COUNTED.has(error)) return NO_USAGE;
  COUNTED.add(error);
  return spentBefore(error);
}
