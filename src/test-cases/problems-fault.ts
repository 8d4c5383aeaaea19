import { Fault } from '../errors.ts';
import type { FileProblem } from './evals.ts';

/** Problems of files as a Fault, each with its `file:line:column`. */
export function problemsFault(problems: readonly FileProblem[], hint: string): Fault {
  const listed = problems.map((one) => ({
    path: `${one.file}:${one.line}:${one.column}`,
    message: one.message,
  }));
  return new Fault('validation_failed', listed[0]?.message ?? 'invalid evals folder', {
    ...(listed[0] === undefined ? {} : { where: listed[0].path }),
    hint,
    problems: listed,
  });
}
