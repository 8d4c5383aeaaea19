/** The value of the first call, kept. A failed promise is kept too: the same question has the same answer. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
