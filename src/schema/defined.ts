/**
 * An object without the keys whose value is undefined, so that spreading it hides nothing and a written document does not name them.
 * Keys keep their order.
 */
export function defined<T extends object>(value: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const kept: { [Key in keyof T]?: Exclude<T[Key], undefined> } = {};
  for (const key in value) {
    const each = value[key];
    if (each !== undefined) kept[key] = each as Exclude<T[typeof key], undefined>; // What the line before made sure of.
  }
  return kept;
}
