import type { z } from 'zod';
import type { RunsAccess } from '../operations/agents-of-run.ts';
import { createTrace } from '../operations/create-trace.ts';
import { DOCUMENTS_LIMIT, type Operation } from '../operations/define-operation.ts';
import { evaluate } from '../operations/evaluate.ts';
import { ingestSpans } from '../operations/ingest-spans.ts';
import { isOtlpBody } from '../traces/otlp-answer.ts';
import type { Answer } from './answer.ts';
import { evaluationAnswer } from './evaluation-answer.ts';

/** What HTTP does otherwise for an operation than to hand on its request and its answer as JSON. */
export interface OperationForm {
  /** Another kind of body that clients send to the same address. */
  otherBody?: OtherBody;
  /** The answer, where it is not the value alone. */
  answer?(status: number, value: unknown): Answer;
}

/** A body that is no request of ours; it is answered with 200. */
export interface OtherBody {
  isOne(body: unknown): boolean;
  /** Largest one in bytes. */
  limit: number;
  /** `agentId` is the agent whose key sent it. */
  answer(body: unknown, engine: RunsAccess, agentId: string | undefined): Promise<unknown>;
  /** Content type under which it may come in binary. */
  binary: string;
  /** JSON Schemas for the description of the service. */
  request: Record<string, unknown>;
  response: { description: string; schema: Record<string, unknown> };
}

/** Spans of other tools come to the address of traces (contract 12). */
const spansExport: OtherBody = {
  isOne: isOtlpBody,
  limit: DOCUMENTS_LIMIT,
  answer: ingestSpans,
  binary: 'application/x-protobuf',
  request: { type: 'object', required: ['resourceSpans'], properties: { resourceSpans: { type: 'array' } } },
  response: {
    description: 'Spans of an OTLP/HTTP export taken; the answer to protobuf is protobuf',
    schema: {
      type: 'object',
      properties: {
        partialSuccess: {
          type: 'object',
          properties: { rejectedSpans: { type: 'integer' }, errorMessage: { type: 'string' } },
        },
      },
    },
  },
};

const FORMS = new Map<unknown, OperationForm>([
  formOf(createTrace, { otherBody: spansExport }),
  formOf(evaluate, { answer: evaluationAnswer }),
]);

/** How an operation is mapped to HTTP, where it does so otherwise than the rest. */
export const operationForm = (operation: unknown): OperationForm => FORMS.get(operation) ?? {};

/** `answer` is given what `call` has checked by the schema of the operation. */
function formOf<Input extends z.ZodType, Output extends z.ZodType, Parts>(
  operation: Operation<Input, Output, Parts>,
  form: Omit<OperationForm, 'answer'> & { answer?(status: number, value: z.output<Output>): Answer },
): [unknown, OperationForm] {
  return [operation, form];
}
