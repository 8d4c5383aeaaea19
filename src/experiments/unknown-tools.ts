import type { Problem } from '../errors.ts';
import type { Variant } from '../schema/experiment.ts';
import { didYouMean } from '../text/distance.ts';

/** Descriptions of tools that the agent is never offered: what such a variant changes, nobody would read. */
export function unknownTools(variants: readonly Variant[], offered: ReadonlySet<string>): Problem[] {
  return variants.flatMap(({ config: { tool_descriptions = {} } }, index) =>
    Object.keys(tool_descriptions)
      .filter((name) => !offered.has(name))
      .map((name) => {
        const close = didYouMean(name, [...offered]);
        return {
          path: `variants[${index}].config.tool_descriptions.${name}`,
          message: `unknown tool "${name}"`,
          ...(close !== null && { hint: `Did you mean "${close}"?` }),
        };
      }),
  );
}
