import { Fault } from '../../errors.ts';
import { compilePattern } from '../../text/compile-pattern.ts';

/** Compiles an expression of a matcher; rejects with Fault `validation_failed`. */
export const compileExpression = (pattern: string) =>
  compilePattern(
    pattern,
    '',
    (what, hint, cause) => new Fault('validation_failed', what, { where: 'matches', hint, cause }),
  );
