import { Fault } from '../../errors.ts';
import { MODEL_GONE } from '../../models/model-words.ts';
import { defined } from '../../schema/defined.ts';

/**
 * A model that its provider does not serve, as the one fault of the whole run: every other case would end with the same words. Nothing
 * of it is written down as a result, so that the run can go on once another model is named. `where` is the place in a file that names it.
 */
export function goneFault(
  { message, hint }: { message: string; hint?: string | undefined },
  where?: string,
): Fault {
  const what = where === undefined ? message : `${message} [${where}]`;
  return new Fault('provider_error', what, { subcode: MODEL_GONE, ...defined({ hint, where }) });
}
