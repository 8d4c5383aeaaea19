/** What a result shows beyond doubt, or by its place among labelled results. */
export type Side = 'good' | 'bad';

/**
 * What a result of the offline judge rests on. Results of one kind are comparable: the cuts are fitted to each kind by itself
 * (`bench/README.md`, Sureness).
 */
export interface Grounds {
  /** A name of the scorer's own, as `nothing_found`; it stands in `metadata.evidence_kind`. */
  readonly kind: string;
  /** A fact with its quote, or a search that was complete: it needs no cut, and no threshold changes it. */
  readonly shows?: Side;
  /**
   * Where a part of a long text was read: `stands` is what no other part takes back, `falls` what another part may disprove. Left out: a
   * fault that was found stands, and everything else falls.
   */
  readonly inPart?: 'stands' | 'falls';
  /** The answer declines, so that words of the request and of the criteria prove nothing against it. */
  readonly declines?: true;
}

/** The kind of scorers that tell no kinds apart. */
export const ANY_KIND = 'any';
/** The kind of an output of a word or two that rules take for no answer. */
export const BARE_ANSWER = 'bare_answer';
