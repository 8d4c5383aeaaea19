import type { Location } from './evals.ts';

/** Ids of one kind: unique, and a clash names both places (contract 2). */
export class Ids {
  readonly #places = new Map<string, Location>();

  /** Takes an id for a place; a sentence when it is taken already. */
  take(id: string, place: Location): string | undefined {
    const first = this.#places.get(id);
    if (first === undefined) {
      this.#places.set(id, place);
      return undefined;
    }
    return `the id "${id}" is already used at ${first.file}:${first.line}:${first.column}`;
  }

  has(id: string): boolean {
    return this.#places.has(id);
  }

  list(): string[] {
    return [...this.#places.keys()];
  }
}

/** Path below the folder without extension; the second resource of a file gets `#2`, the third `#3`. */
export function defaultId(fileName: string, index: number): string {
  return index === 0 ? fileName : `${fileName}#${index + 1}`;
}
