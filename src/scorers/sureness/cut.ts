/** From where on results of one kind were right often enough, and how often that was, each row judged by weights and cuts made without its source. */
export interface Cut {
  /** Evidence from here up (a pass) or down (a fail) decides. */
  readonly at: number;
  /** Labelled rows that it decided. */
  readonly rows: number;
  /** Of them, rows that people label the same way. */
  readonly right: number;
  /** Lower end of the one-sided 90 % Clopper-Pearson interval of their share. */
  readonly low: number;
}

/** The cuts of one kind of evidence. A side without one is never sure. */
interface KindCuts {
  readonly pass?: Cut;
  readonly fail?: Cut;
}

/** Cuts by scorer and kind of evidence. */
export type Cuts = Readonly<Record<string, Readonly<Record<string, KindCuts>>>>;
