import { addUsage, type Judge, type JudgeUsage, NO_USAGE } from '../judges/judge.ts';
import { spentBefore } from '../judges/spent.ts';
import type { CheckServices } from './check-kind.ts';

/** What one check may use, and what it used. */
export interface Metered {
  readonly services: CheckServices;
  /** What was spent until now, and the model that it was spent on; null where nobody was asked. */
  spent(): { readonly usage: JudgeUsage; readonly model: string | null };
}

/** The services of one check, with the embeddings of the judge where it has some; what they cost is counted. */
export function meteredServices(services: CheckServices, judge: Judge): Metered {
  let usage: JudgeUsage = { ...NO_USAGE };
  let model: string | null = null;
  const { embed } = judge;
  const metered: CheckServices =
    embed === undefined
      ? services
      : {
          ...services,
          async embed(texts, options) {
            try {
              const embedded = await embed(texts, options);
              usage = addUsage(usage, embedded.usage);
              model = embedded.model;
              return embedded.vectors;
            } catch (error) {
              usage = addUsage(usage, spentBefore(error));
              throw error;
            }
          },
        };
  return { services: metered, spent: () => ({ usage, model }) };
}
