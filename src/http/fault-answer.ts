import { type Fault, faultLine } from '../errors.ts';
import { problemOf } from '../flow/problem-of.ts';
import type { Ids } from '../ports/ports.ts';
import type { ProblemBody } from '../schema/problem.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import type { Answer } from './answer.ts';

/** Where the whole of a fault goes that the caller sees only the name of. */
export interface FaultLog {
  ids: Ids;
  /** One line for the operator. */
  log(line: string): void;
}

/** A fault as `application/problem+json` (contract 9). What is ours alone goes to the log, under an id that stands in both. */
export function faultAnswer(fault: Fault, { ids, log }: FaultLog, extensions: object = {}): Answer {
  const { status, body, headers } = problemOf(fault);
  const own = status >= 500 && (fault.code === 'internal' || fault.code === 'storage');
  const request = own ? ids.next('req_') : undefined;
  if (request !== undefined) log(terminalLine(`${request} ${faultLine(fault)}${stackOf(fault)}`));
  return {
    status,
    body: JSON.stringify({
      ...forClients(body),
      ...(request === undefined ? {} : { instance: `urn:assay:request:${request}` }),
      ...extensions,
    }),
    headers: {
      ...headers,
      // A limit of somebody else's may not say for how long.
      ...(status === 429 && headers['retry-after'] === undefined ? { 'retry-after': '1' } : {}),
    },
  };
}

/** What `assay list` calls the resources that have another name in an address. */
const ADDRESSES: Record<string, string> = { cases: 'test-cases' };

/** Advice to list something by a command, as the request that does the same: a client has no command line here. */
function forClients(body: ProblemBody): ProblemBody {
  const { detail, errors } = body;
  return {
    ...body,
    detail: asRequest(detail),
    ...(errors === undefined
      ? {}
      : {
          errors: errors.map((one) =>
            typeof one['hint'] === 'string' ? { ...one, hint: asRequest(one['hint']) } : one,
          ),
        }),
  };
}

const asRequest = (text: string) =>
  text.replaceAll(/See: assay list (\w+)/g, (_, what: string) => `See GET /v1/${ADDRESSES[what] ?? what}.`);

function stackOf({ cause, stack }: Fault): string {
  const text = cause instanceof Error ? cause.stack : stack;
  return text === undefined ? '' : ` | ${text.replace(/\s*\n\s*/g, ' | ')}`;
}
