import type { ExperimentResponse } from '../schema/experiment.js';
import type { Course } from './course.js';
import type { AnalysisSettings, Evidence } from './evidence.js';
export type { Course } from './course.js';
/**
 * The completed part of an experiment's response (interface 2.5 with the extensions of contract 9): the figures of the variants, the
 * decision with everything that belongs beside it, and what to make of it in words. A pure function of evidence,
 * settings and course; the order of plays does not matter. Statistics are not rounded, so that they can be recomputed.
 */
export declare function analyse(given: Evidence, settings: AnalysisSettings, course: Course): Required<Pick<ExperimentResponse, 'results' | 'statistical_analysis' | 'recommendation'>>;
