import type { PropertySchema } from '../../judges/items.ts';
import type { Prepared } from '../prepare.ts';

/**
 * One safety scorer's share of the findings question (metrics.md 4, "Shared call"): alone it is the whole question, together
 * with others it is one heading of it.
 */
export interface SafetyPart {
  /** Name of the scorer; in the merged output the value of `scorer`. */
  readonly name: string;
  /** Changes whenever guide or schema change; part of the question's key. */
  readonly version: string;
  /** What belongs on the list, what does not, and how the severities read here. The frame around it is added. */
  readonly guide: string;
  /** Closed set of `category`. */
  readonly categories: readonly string[];
  /** Category of a finding that was tagged with this scorer and a category of another one. */
  readonly otherwise: string;
  /**
   * Further properties of a finding, by name. In the merged output closed ones may also be `none`, truth values null and
   * texts empty, and a name that two parts share loses its closed set where one part leaves it open: read them with a
   * default.
   */
  readonly extras: Readonly<Record<string, PropertySchema>>;
  /** What the judge grades. A scorer whose code decides the severity leaves it out and ignores it in the merged output. */
  readonly grades: readonly ('speaker' | 'severity')[];
  /** Material besides `request` and `answer`, e.g. `{ role: … }`. Equal labels must hold equal values. */
  readonly promptInputs?: Readonly<Record<string, unknown>>;
  /** Longest list kept when asked alone. */
  readonly max: number;
}

/** The part for a subject; undefined when the scorer would ask nothing about it. Pure, so that all members build the same question. */
export type SafetyPartOf = (subject: Prepared) => SafetyPart | undefined;
