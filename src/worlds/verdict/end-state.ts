import { Fault } from '../../errors.ts';
import type { EndStateFinding, EndStateInput } from './end-state-input.ts';
import { endStateMetadata, endStateReasoning } from './end-state-words.ts';
import { stateFacts } from './state-facts.ts';

/**
 * Whether an attempt left the state behind that its case expects (worlds.md 2), told from the state and the recorded calls alone: what the
 * agent says of them plays no part. A whole state is expected by `actions` and `equals`, and by `at` where it stands alone and is strict; it
 * does not matter how it came about. An attempt that did nothing passes where nothing was to be done.
 */
export async function endState(input: EndStateInput): Promise<EndStateFinding> {
  const { expected, gold } = input;
  if (expected.actions !== undefined && (gold === undefined || gold.problem !== undefined))
    return errored(
      'validation_failed',
      gold?.problem === undefined
        ? 'The actions of the expected state were not played'
        : `The expected state cannot be told: ${gold.problem.replace(/\.$/, '')}`,
      'Correct expected_state.actions: each has to succeed on the state that attempts begin with.',
    );
  if (expected.equals !== undefined && input.equals === undefined)
    return errored('validation_failed', 'The state that expected_state.equals names was not read');
  try {
    const facts = await stateFacts(input);
    const pass =
      facts.places.length === 0 &&
      facts.forbidden.length === 0 &&
      facts.order === undefined &&
      facts.outputs.every(({ found }) => found);
    return {
      status: 'judged',
      pass,
      score: pass ? 1 : 0,
      reasoning: endStateReasoning(facts, input),
      metadata: endStateMetadata(facts, input),
    };
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'validation_failed') throw error;
    return errored(error.code, error.message, error.hint);
  }
}

function errored(code: string, message: string, hint?: string): EndStateFinding {
  return {
    status: 'errored',
    error: { code, message: `${message.replace(/\.$/, '')}.`, ...(hint === undefined ? {} : { hint }) },
  };
}
