import type { PageCase, PageRow } from '../../reports/pages/page-case.ts';
import type { PageHead, PageTail } from '../../reports/pages/page-data.ts';
import type { VerdictMark } from '../../schema/labels/label-of-verdict.ts';

/** What is told of a page that grows: a run that is under way. */
export interface SourceListener {
  /** Cases that are over, in the order of the plan; each once. */
  rows(more: readonly PageRow[]): void;
  /** The head anew, where what it says has changed. */
  head(head: PageHead): void;
  /** What is known once all cases are. */
  tail(tail: PageTail): void;
}

/** Where a page has its data from: the document that it is in, or the service that it was loaded from. */
export interface Source {
  /** What can be shown at once. */
  head(): PageHead | Promise<PageHead>;
  /** Tells of the cases, now or over time; the returned function asks for no more. */
  follow(listener: SourceListener): () => void;
  /** The texts of the case of a row, by its place among the rows; null where the source holds none. */
  texts(place: number, row: PageRow): PageCase | null | Promise<PageCase | null>;
  /** Keeps labels where `assay calibrate` finds them; left out where they can only be downloaded. */
  labels?: LabelKeeper | undefined;
}

/** A verdict of which somebody has said something. */
export interface MarkedVerdict {
  turnId: string;
  scorer: string;
  said: VerdictMark;
  caseId: string;
  pass: boolean;
}

/** Keeps what people say of verdicts. */
export interface LabelKeeper {
  /** What was said before this page was opened. */
  marked: readonly MarkedVerdict[];
  /** `said` null takes back what was said before. Rejects with a reason for people where it is not kept. */
  keep(turnId: string, scorer: string, said: VerdictMark | null): Promise<void>;
}
