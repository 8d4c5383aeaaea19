import { once } from '../flow/once.ts';
import type { CheckKind, CheckSpec } from './check-kind.ts';

/** A kind of check for the list, from its specification. What a value is compiled to is made at first use and kept. */
export function defineCheck<V, C = V>(spec: CheckSpec<V, C>): CheckKind {
  const { compile, evaluate, takesBlank, deterministic, ...shown } = spec;
  return {
    ...shown,
    ready(given) {
      // Border: it has passed `spec.value`, whose output is V; where there is no `compile`, C is V.
      const value = given as V;
      const compiled = once(async () => (compile === undefined ? (value as unknown as C) : compile(value)));
      return {
        takesBlank: takesBlank?.(value) ?? false,
        deterministic: deterministic?.(value) ?? true,
        compiled,
        evaluate: async (place) => evaluate(await compiled(), place),
      };
    },
  };
}
