import type { Speaker } from './toxicity-speaker.ts';

/** One hostile passage (metrics.md 4.2). `quote` is the sentence as it stands; `p` the probability that it is one. */
export interface ToxicityFinding {
  readonly quote: string;
  readonly category:
    | 'insult'
    | 'hate'
    | 'threat'
    | 'harassment'
    | 'profanity'
    | 'sexual'
    | 'self_harm'
    | 'mockery'
    | 'dismissive';
  readonly severity: 'low' | 'medium' | 'high' | 'critical';
  readonly target: 'user' | 'person' | 'group' | 'object' | 'none';
  readonly speaker: Speaker;
  readonly p: number;
}

/** What a rule sees in a sentence, before it is known who speaks. `refuted`: denied, supposed or only mentioned. */
export interface ToxicityHit extends Pick<ToxicityFinding, 'category' | 'severity' | 'target' | 'p'> {
  readonly refuted?: boolean;
}
