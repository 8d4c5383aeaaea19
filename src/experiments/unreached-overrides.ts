import type { Problem } from '../errors.ts';
import type { Agent } from '../schema/agent.ts';
import type { Variant } from '../schema/experiment.ts';

/** Settings that a body template can hand over, as it writes them. */
const HANDED = ['system_prompt', 'model', 'temperature'] as const;

/**
 * Overrides that a custom HTTP agent would never receive, because its body template does not hand them over: the variants would
 * be the same agent, and the experiment would find, at full price, that nothing differs.
 */
export function unreachedOverrides(agent: Agent, variants: readonly Variant[]): Problem[] {
  const { invocation } = agent;
  if (agent.provider !== 'custom' || invocation?.url === undefined) return [];
  const body = invocation.method.toUpperCase() === 'GET' ? '' : invocation.body_template;
  // Without a template the body carries everything.
  if (body === undefined) return [];
  const written = `${invocation.url} ${body}`;
  return variants.flatMap(({ config }, index) =>
    HANDED.filter((name) => config[name] !== undefined && !handsOver(written, name)).map((name) => ({
      path: `variants[${index}].config.${name}`,
      message: `never reaches agent ${agent.id}: its body_template has no {{ ${name} }}`,
      hint: `Add {{ ${name} }} to invocation.body_template, or take the override out.`,
    })),
  );
}

const handsOver = (template: string, name: string): boolean =>
  new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(template);
