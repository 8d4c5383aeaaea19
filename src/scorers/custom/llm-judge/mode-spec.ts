import type { ScorerSpec } from '../../define-scorer.ts';

/** What the modes differ in; llm-judge.ts adds the rest. */
export type ModeSpec<A> = Pick<ScorerSpec<A>, 'formulaInWords' | 'emptyMetadata' | 'answers' | 'formula'>;

/** What the formula of a mode comes to. */
export type Scored = ReturnType<ModeSpec<unknown>['formula']>;
