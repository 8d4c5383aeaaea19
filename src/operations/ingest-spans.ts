import { Fault } from '../errors.ts';
import { isOtlpBody, otlpAnswer } from '../traces/otlp-answer.ts';
import { agentsOfRun, type RunsAccess } from './agents-of-run.ts';

/**
 * OTLP/HTTP JSON on POST /v1/traces (contract 12): a body with `resourceSpans`, mapped by the conventions for generative AI. `agentId`
 * is the agent whose key sent it; a run of another one is not joined. Answers as exporters expect: `{}`, or what was rejected and why.
 */
export async function ingestSpans(
  body: unknown,
  engine: RunsAccess,
  agentId?: string,
): Promise<Record<string, unknown>> {
  if (!isOtlpBody(body))
    throw new Fault('validation_failed', 'resourceSpans: must be an array', {
      where: 'resourceSpans',
      problems: [{ path: 'resourceSpans', message: 'must be an array' }],
    });
  const ofAnother = async (run: string) =>
    agentId !== undefined && (await agentsOfRun(engine, run))?.has(agentId) === false;
  return otlpAnswer(await engine.traces().ingest(body, agentId, undefined, ofAnother));
}
