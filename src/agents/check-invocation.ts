import { asFault, Fault, type Problem } from '../errors.ts';
import type { Agent } from '../schema/agent.ts';
import { mappingOf } from './answer-mapping.ts';
import { type CompiledTemplate, compileBody, compileUrl } from './body-template.ts';
import { checkHeaders, headerNamed } from './request-headers.ts';

/**
 * What connecting would refuse of an agent, found without its variables and keys: templates, headers and paths, all at once. Paths
 * begin with `invocation`.
 */
export function invocationProblems({ invocation }: Pick<Agent, 'invocation'>): Problem[] {
  if (invocation === undefined) return [];
  const { url, body_template: template, headers, method } = invocation;
  const contentType = headerNamed(headers, 'content-type');
  const checks = [
    () => checkHeaders(headers),
    () => void mappingOf(invocation),
    () => {
      const address = url === undefined ? undefined : compileUrl(url);
      if (template === undefined || address === undefined || method === 'GET') return;
      checkCarriesInput(compileBody(template, contentType), address);
    },
  ];
  return checks.flatMap((check) => problemsOf(check));
}

/** Fault `validation_failed` for a body template that leaves the question out, where the address does not carry it. */
export function checkCarriesInput(body: CompiledTemplate, url: CompiledTemplate): void {
  const names = new Set([...body.names, ...url.names]);
  if (names.has('input') || names.has('messages')) return;
  throw new Fault('validation_failed', 'invocation.body_template never mentions the input.', {
    where: 'invocation.body_template',
    hint: 'Put {{ input }} or {{ messages }} where the agent expects the question.',
    problems: [{ path: 'invocation.body_template', message: 'needs {{ input }} or {{ messages }}' }],
  });
}

function problemsOf(check: () => void): readonly Problem[] {
  try {
    check();
    return [];
  } catch (error) {
    const { code, problems, where, message } = asFault(error);
    if (code !== 'validation_failed') throw error;
    return problems.length > 0 ? problems : [{ path: where ?? 'invocation', message }];
  }
}
