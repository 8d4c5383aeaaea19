import { plainHeaders } from '../../ports/plain-headers.ts';
import type { HttpResponse } from '../../ports/ports.ts';

/** What we read of a refusal, by the names that the providers' packages use. */
export interface ApiError extends Error {
  status?: number;
  headers?: Headers;
  error?: unknown;
  code?: string | null;
  type?: string | null;
  param?: string | null;
}

/** A refusal of a server of the OpenAI dialect, with the fields and the message that the `openai` package gives it. */
export function apiFailure({ status, headers, text }: HttpResponse): ApiError {
  const body = parsed(text);
  const holder = typeof body === 'object' && body !== null ? (body as { error?: unknown }) : undefined;
  const error = holder === undefined ? undefined : (holder.error ?? holder);
  const { code, type, param } = (error ?? {}) as Pick<ApiError, 'code' | 'type' | 'param'>; // Border: readers ask for their types.
  const words = wordsOf(error) ?? (body ? undefined : text);
  return Object.assign(new Error(words ? `${status} ${words}` : `${status} status code (no body)`), {
    status,
    headers: plainHeaders(headers),
    error,
    code,
    type,
    param,
  });
}

function wordsOf(error: unknown): string | undefined {
  if (!error) return undefined;
  const { message } = error as { message?: unknown }; // Border: an error body of an unknown server.
  return typeof message === 'string' && message !== '' ? message : JSON.stringify(message || error);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Then the text itself is what was said.
  }
}
