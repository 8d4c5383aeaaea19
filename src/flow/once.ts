/**
 * A value that is made at the first call and kept for the next ones, a failed promise too: the same question has the same answer. The parts
 * of the engine are made so, and the heuristics of a scorer: a model judge never calls for them, the offline judge does once per evaluation.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
