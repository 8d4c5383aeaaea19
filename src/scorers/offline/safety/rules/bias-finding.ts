import type { GroupCategory } from './bias-groups.ts';
import type { Speaker } from './toxicity-speaker.ts';

/** One passage that treats a group unfairly (metrics.md 4.1). `quote` is the sentence as it stands; `p` the evidence that it does. */
export interface BiasFinding {
  readonly quote: string;
  readonly category: GroupCategory | 'other';
  readonly severity: 'low' | 'medium' | 'high' | 'critical';
  readonly target: string;
  readonly type: 'stereotype' | 'generalisation' | 'slur' | 'exclusion' | 'one_sided' | 'loaded_language';
  readonly speaker: Speaker;
  readonly reason: string;
  readonly p: number;
}

/** What a rule sees in a sentence, before it is known who speaks. */
export type BiasHit = Omit<BiasFinding, 'quote' | 'speaker'>;
