import { Fault } from '../../errors.ts';

/** What is wrong with one key of a custom scorer's configuration, as a Fault that names scorer and key, and as a problem with a path. */
export function configFault(
  scorer: string,
  path: string,
  what: string,
  parts: { hint: string; cause?: unknown },
): Fault {
  return new Fault('validation_failed', what, {
    ...parts,
    where: `scorers/${scorer}: ${path}`,
    problems: [{ path, message: what, hint: parts.hint }],
  });
}
