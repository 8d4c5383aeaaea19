import { Fault } from '../../errors.ts';
import { fitsByDeletion } from '../catalogue/deletions.ts';
import { lockedParts } from './locked-parts.ts';
import { lengthOf } from './static-checks.ts';

/**
 * Refuses what no candidate could keep (improvement.md 2.2 step 8 and 2.4): preserved text that is not in the prompt, or that alone is longer than
 * the prompt may be. Fault `validation_failed`.
 */
export function refuseImpossible(
  prompt: string,
  preserve: readonly string[],
  maxLength: number | undefined,
): void {
  const parts = lockedParts(prompt, preserve);
  if (maxLength === undefined) return;
  let length = 0;
  let from = 0;
  // Parts may overlap: every character counts once.
  for (const { start, end } of parts) {
    length += lengthOf(prompt.slice(Math.max(from, start), Math.max(from, end)));
    from = Math.max(from, end);
  }
  if (length <= maxLength) return;
  throw new Fault(
    'validation_failed',
    `the preserved text alone is ${length} characters long, ${maxLength} are allowed`,
    {
      where: 'constraints.max_prompt_length',
      hint: 'Raise max_prompt_length, or preserve less.',
    },
  );
}

/** Refuses a prompt that is too long and that no deletion brings to what it may have, where nobody can say it shorter (improvement.md 2.4). */
export function refuseTooLong(
  prompt: string,
  preserve: readonly string[],
  maxLength: number | undefined,
): void {
  if (maxLength === undefined || lengthOf(prompt) <= maxLength) return;
  if (fitsByDeletion(prompt, preserve, maxLength)) return;
  throw new Fault(
    'validation_failed',
    `the prompt is ${lengthOf(prompt)} characters long, ${maxLength} are allowed, and no deletion of sentences gets it there`,
    {
      where: 'constraints.max_prompt_length',
      hint: 'Raise max_prompt_length, preserve less, or shorten the prompt; nothing was played.',
    },
  );
}
