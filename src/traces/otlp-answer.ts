import { listField } from './json-fields.ts';

/** Whether a body is an export and no request of ours. */
export const isOtlpBody = (body: unknown): boolean => listField(body, 'resourceSpans') !== undefined;

/** Answer to an export (OpenTelemetry protocol 1.x, `ExportTraceServiceResponse`). */
export function otlpAnswer({
  rejected,
  message,
}: {
  rejected: number;
  message?: string;
}): Record<string, unknown> {
  return rejected === 0 ? {} : { partialSuccess: { rejectedSpans: rejected, errorMessage: message ?? '' } };
}
