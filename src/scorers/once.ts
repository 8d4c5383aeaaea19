/**
 * A value that is made at the first call and kept for the next ones. The heuristics of a scorer are wrapped in it: a model
 * judge never calls for them, the offline judge does once per evaluation.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
