/** What a check says of the thing that a criterion names: it is there, in part, or not; with strength and the words that show it. */
export interface Seen {
  readonly holds: boolean | 'partly';
  /** How clearly, in [0, 1]. */
  readonly strength: number;
  readonly reason: string;
  readonly quote?: string;
  /** Words cannot tell: a paraphrase would look the same, or the forbidden thing has no words of its own. */
  readonly open?: boolean;
}

/** That all of several parts hold: the weakest of them. */
export function worst(parts: readonly Seen[]): Seen | null {
  return parts.reduce<Seen | null>(
    (found, part) => (found && rank(found) <= rank(part) ? found : part),
    null,
  );
}

function rank({ holds }: Seen): number {
  return holds === true ? 2 : holds === 'partly' ? 1 : 0;
}
