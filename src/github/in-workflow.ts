import { Fault, NO_EVALS } from '../errors.ts';
import { defined } from '../schema/defined.ts';

/** A fault with what to do about it in a workflow, where that is something else than at a terminal. */
export function inWorkflow(fault: Fault): Fault {
  const { where, cause, subcode, code, message } = fault;
  if (subcode !== NO_EVALS) return fault;
  return new Fault(code, message, {
    ...{ cause, subcode, ...defined({ where }) },
    hint: 'Is the repository there? A step "uses: actions/checkout" has to come first. Where the folder lies elsewhere or has another name, say so by the inputs working-directory and evals.',
  });
}
