/** A function that makes each value once, however often it is asked for by the same key. */
export function remembered<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, { value: T }>();
  return (key) => {
    const found = made.get(key) ?? { value: make(key) };
    made.set(key, found);
    return found.value;
  };
}
