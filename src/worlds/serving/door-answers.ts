import type { LoopbackAnswer } from '../../ports/ports.ts';

/** Largest body of a request at either door: the arguments of one call. */
export const MOST_BODY_BYTES = 4 * 1024 * 1024;

/** An answer in JSON. A value that has no JSON form is null. */
export const answered = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): LoopbackAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body) ?? 'null',
});

/** What went wrong, in the form in which failed calls are answered. */
export const refusal = (
  status: number,
  error: string,
  headers?: Readonly<Record<string, string>>,
): LoopbackAnswer => answered(status, { error }, headers);
