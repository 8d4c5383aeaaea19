import type { z } from 'zod';
import type { Engine } from '../engine/engine.ts';
import { Fault, firstProblems, type Problem } from '../errors.ts';
import { pathText, requestProblems } from '../schema/value-problems.ts';
import { withoutNulls } from '../schema/without-nulls.ts';
import { suggest } from '../test-cases/suggest.ts';
import { misspeltKeys } from './misspelt-keys.ts';
import type { ResourceName } from './resources/resource.ts';

const MIB = 1_048_576;
/** Largest body of most requests in bytes, and of those that are a list of documents (contract 9). */
export const BODY_LIMIT = MIB;
export const DOCUMENTS_LIMIT = 32 * MIB;

/** An operation of the service as a value: everything that an entry point has to know of it stands here. `Parts` is what it uses of the engine. */
export interface Operation<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Parts = Engine,
> {
  /** kebab-case, e.g. `create-scorer`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Path below the base address, with `{name}` parameters. */
  readonly path: string;
  /** The resource that it is about, by which a generator groups the methods of its client; `analytics` are stored nowhere. */
  readonly tag: ResourceName | 'analytics';
  /** HTTP status of success. */
  readonly status: 200 | 201 | 202;
  readonly summary: string;
  /** Who may ask: the account, or also the agent that a trace is of, with its own key (contract 9). */
  readonly access: 'account' | TraceOwner<Parts>;
  /** Largest body in bytes; `BODY_LIMIT` where it is not set. */
  readonly limit?: number;
  /** The answer holds a key that is shown once. */
  readonly secret?: true;
  /**
   * When its work ends before it is done: with its `caller`, where the answer is all that comes of it; with the `service`, where what was
   * done is stored; or never by a signal, because it goes on in the `background` and stops there by itself.
   */
  readonly lifetime: 'caller' | 'service' | 'background';
  readonly input: Input;
  readonly output: Output;
  readonly run: (input: z.output<Input>, engine: Parts, options: CallOptions) => Promise<z.input<Output>>;
  /** Answers as soon as the work is checked and written down; it goes on in the background (`Prefer: respond-async`). */
  readonly begin?: (input: z.output<Input>, engine: Parts, options: CallOptions) => Promise<z.input<Output>>;
}

/** Finds the agent that a request which nobody has checked yet is about; undefined where that is for the operation to say. */
export interface TraceOwner<Parts> {
  readonly ownerOf: (raw: Readonly<Record<string, unknown>>, engine: Parts) => Promise<string | undefined>;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export function defineOperation<Input extends z.ZodType, Output extends z.ZodType, Parts>(
  operation: Operation<Input, Output, Parts>,
): Operation<Input, Output, Parts> {
  return operation;
}

/** Work that is checked and ready to go; until `finish` it can be looked at and listened to. Whoever started it closes it. */
export interface StartedWork<Response> extends AsyncDisposable {
  finish(): Promise<{ response: Response }>;
}

/** An operation that takes long: who wants to watch it starts it, and others call it. `Options` are what only some entry points can ask for. */
export interface WatchedOperation<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Parts,
  Started extends StartedWork<z.input<Output>>,
  Options extends CallOptions,
> extends Operation<Input, Output, Parts> {
  /** Checks everything that can be checked before money is spent. */
  readonly start: (input: z.output<Input>, engine: Parts, options: Options) => Promise<Started>;
}

/** An operation that is started and finished at once where it is called. */
export function defineWatched<
  Input extends z.ZodType,
  Output extends z.ZodType,
  Parts,
  Started extends StartedWork<z.input<Output>>,
  Options extends CallOptions,
>(
  operation: Omit<WatchedOperation<Input, Output, Parts, Started, Options>, 'run'>,
): WatchedOperation<Input, Output, Parts, Started, Options> {
  return {
    ...operation,
    async run(input, engine, options) {
      // Border: every option beyond those of a call is optional.
      await using started = await operation.start(input, engine, options as Options);
      return (await started.finish()).response;
    },
  };
}

/**
 * The one way in: checks the request, runs the operation, checks the answer. A bad request is one Fault
 * `validation_failed` with every problem (path and message); unknown fields are ignored unless they look like a misspelt
 * known one (contract 9).
 */
export async function call<Input extends z.ZodType, Output extends z.ZodType, Parts>(
  operation: Pick<Operation<Input, Output, Parts>, RequestNames | 'output' | 'run'>,
  raw: unknown,
  engine: Parts,
  options: CallOptions = {},
): Promise<z.output<Output>> {
  const answer = await operation.run(checked(operation, raw), engine, options);
  return operation.output.parse(answer);
}

/** The same way in for whoever does not wait: the answer of what goes on in the background. */
export async function begin<Input extends z.ZodType, Output extends z.ZodType, Parts>(
  { begin: run, ...operation }: Operation<Input, Output, Parts>,
  raw: unknown,
  engine: Parts,
): Promise<z.output<Output>> {
  return call({ ...operation, run: run ?? operation.run }, raw, engine);
}

/** The same way in for whoever watches the work: checks the request, and hands over what is ready to go. */
export async function start<Input extends z.ZodType, Parts, Started, Options extends CallOptions>(
  operation: Pick<Operation<Input>, RequestNames> & {
    start: (input: z.output<Input>, engine: Parts, options: Options) => Promise<Started>;
  },
  raw: unknown,
  engine: Parts,
  options: Options,
): Promise<Started> {
  return operation.start(checked(operation, raw), engine, options);
}

/** How a problem of a request is expressed. */
type RequestNames = 'input' | 'name' | 'method' | 'path';

/** A client may look for its own among them; an answer much larger than its request helps nobody. */
const MOST_PROBLEMS = 1000;

/** A request as the operation takes it, with its defaults; `null` is a field left out. Fault `validation_failed` with every problem. */
export function checked<Input extends z.ZodType>(
  operation: Pick<Operation<Input>, RequestNames>,
  given: unknown,
): z.output<Input> {
  const raw = withoutNulls(operation.input, given);
  const parsed = operation.input.safeParse(raw);
  const misspelt = misspeltKeys(operation.input, raw);
  const found: Problem[] = [
    ...misspelt,
    ...closedKeys(parsed.error, misspelt),
    ...(parsed.success
      ? []
      : requestProblems(parsed.error, raw).map(({ path, message, word, known }) => ({
          path: pathText(path),
          message: `${message}${word === undefined ? '' : suggest(word, known ?? [])}`,
        }))),
  ];
  const problems = firstProblems(found, MOST_PROBLEMS);
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
