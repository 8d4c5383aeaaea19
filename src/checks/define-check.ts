import { once } from '../flow/once.ts';
import type { CheckKind, CheckServices, CheckSpec } from './check-kind.ts';

/** Values that are kept as they were compiled: cases repeat them, and each is checked before it is asked. */
const MOST_KNOWN = 1000;

/** Where nothing runs code. */
const NOWHERE = {};

/** A kind of check for the list, from its specification. What a value is compiled to is made once. */
export function defineCheck<V, C = V>(spec: CheckSpec<V, C>): CheckKind {
  const { compile, evaluate, verify, takesBlank, deterministic, ...shown } = spec;
  const known = new Map<string, Promise<C>>();
  // Border: where there is no `compile`, C is V.
  const made = async (value: V): Promise<C> => {
    if (compile === undefined) return value as unknown as C;
    const key = JSON.stringify(value);
    const before = known.get(key);
    if (before !== undefined) return before;
    const making = (async () => compile(value))();
    known.set(key, making);
    for (const oldest of known.keys()) {
      if (known.size <= MOST_KNOWN) break;
      known.delete(oldest);
    }
    return making;
  };
  const verified = new WeakMap<object, Map<string, Promise<string | undefined>>>();
  const verifiedOnce = async (value: V, services: CheckServices): Promise<string | undefined> => {
    const world = services.code?.ports.standby ?? NOWHERE;
    const ofWorld = verified.get(world) ?? new Map<string, Promise<string | undefined>>();
    verified.set(world, ofWorld);
    const key = JSON.stringify(value);
    const asked = ofWorld.get(key) ?? Promise.resolve(verify?.(value, services));
    ofWorld.set(key, asked);
    const problem = await asked;
    // A file that it names may be mended while the process goes on.
    if (problem !== undefined) ofWorld.delete(key);
    return problem;
  };
  return {
    ...shown,
    ready(given) {
      // Border: it has passed `spec.value`, whose output is V.
      const value = given as V;
      const compiled = once(() => made(value));
      return {
        takesBlank: takesBlank?.(value) ?? false,
        deterministic: deterministic?.(value) ?? true,
        compiled,
        verify: async (services) => (verify === undefined ? undefined : verifiedOnce(value, services)),
        evaluate: async (place) => evaluate(await compiled(), place),
      };
    },
  };
}
