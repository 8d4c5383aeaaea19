import { type Dialect, dialectOf } from '../canonical/rules.ts';
import { pathOf } from '../canonical/target.ts';
import type { WireResponse } from '../tape.ts';

/** What agents and reports find such an attempt by. */
export const CASSETTE_MISS = 'cassette_miss';

/**
 * The answer to a request that no recording answers, in the provider's own form for errors. A 400, for a 5xx is tried again, by some
 * frameworks for a minute (replay.md 3).
 */
export function missAnswer(
  target: string,
  headers: Readonly<Record<string, string>>,
  message: string,
): WireResponse {
  const body = Buffer.from(JSON.stringify(ERRORS[dialectOf(pathOf(target), headers)](message)));
  return {
    status: 400,
    headers: {
      'content-type': 'application/json',
      'content-length': String(body.length),
      'x-should-retry': 'false',
    },
    body: inOrder([body]),
  };
}

/** Bytes that are there, one piece after the other. */
export async function* inOrder(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

const openAiError = (message: string): unknown => ({
  error: { message, type: 'invalid_request_error', param: null, code: CASSETTE_MISS },
});

const ERRORS: Readonly<Record<Dialect, (message: string) => unknown>> = {
  openai: openAiError,
  json: openAiError,
  anthropic: (message) => ({
    type: 'error',
    error: { type: 'invalid_request_error', message, code: CASSETTE_MISS },
  }),
  gemini: (message) => ({
    error: {
      code: 400,
      message,
      status: 'INVALID_ARGUMENT',
      details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: CASSETTE_MISS }],
    },
  }),
};
