import type { z } from 'zod';
import type { Engine } from '../engine/engine.ts';
import { Fault, type Problem } from '../errors.ts';
import { pathText, valueProblems } from '../schema/value-problems.ts';
import { suggest } from '../test-cases/suggest.ts';
import { misspeltKeys } from './misspelt-keys.ts';

/** An operation of the service as a value: CLI, HTTP, Action and library are four thin doors into the same `call`. */
export interface Operation<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** kebab-case, e.g. `create-scorer`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Path below the base address, with `{name}` parameters. */
  readonly path: string;
  /** HTTP status of success. */
  readonly status: 200 | 201 | 202;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  run(input: z.output<Input>, engine: Engine, options: CallOptions): Promise<z.input<Output>>;
  /** Answers as soon as the work is checked and written down; it goes on in the background (`Prefer: respond-async`). */
  begin?(input: z.output<Input>, engine: Engine, options: CallOptions): Promise<z.input<Output>>;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export function defineOperation<Input extends z.ZodType, Output extends z.ZodType>(
  operation: Operation<Input, Output>,
): Operation<Input, Output> {
  return operation;
}

/**
 * The one way in: checks the request, runs the operation, checks the answer. A bad request is one Fault
 * `validation_failed` with every problem (path and message); unknown fields are ignored unless they look like a misspelt
 * known one (contract 9).
 */
export async function call<Input extends z.ZodType, Output extends z.ZodType>(
  operation: Operation<Input, Output>,
  raw: unknown,
  engine: Engine,
  options: CallOptions = {},
): Promise<z.output<Output>> {
  const answer = await operation.run(checked(operation, raw), engine, options);
  return operation.output.parse(answer);
}

/** A request as the operation takes it, with its defaults; Fault `validation_failed` with every problem. */
export function checked<Input extends z.ZodType>(
  operation: Pick<Operation<Input>, 'input' | 'name' | 'method' | 'path'>,
  raw: unknown,
): z.output<Input> {
  const parsed = operation.input.safeParse(raw);
  const misspelt = misspeltKeys(operation.input, raw);
  const problems: Problem[] = [
    ...misspelt,
    ...closedKeys(parsed.error, misspelt),
    ...(parsed.success
      ? []
      : valueProblems(parsed.error, raw).map(({ path, message, word, known }) => ({
          path: pathText(path),
          message: `${message}${word === undefined ? '' : suggest(word, known ?? [])}`,
        }))),
  ];
  const first = problems[0];
  if (first !== undefined || !parsed.success)
    throw new Fault(
      'validation_failed',
      problems.map((one) => (one.path === '' ? one.message : `${one.path}: ${one.message}`)).join('; '),
      {
        where: `${operation.name} request${first?.path ? `, field ${first.path}` : ''}`,
        hint: first?.hint ?? `See the request of ${operation.method} ${operation.path}.`,
        problems,
      },
    );
  return parsed.data;
}

/** Keys that an object with a fixed choice of keys does not have, such as a credential of another provider, where no likely one is meant. */
function closedKeys(error: z.ZodError | undefined, misspelt: readonly Problem[]): Problem[] {
  const named = new Set(misspelt.map(({ path }) => path));
  return (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys
          .map((key) => ({
            path: pathText([...issue.path.map(String), key]),
            message: `"${key}" is not known here`,
          }))
          .filter(({ path }) => !named.has(path))
      : [],
  );
}
