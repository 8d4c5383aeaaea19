declare const inside: unique symbol;

/** A box whose content only `unsealed` reaches: it prints, copies and serialises as nothing. */
export interface Sealed<T> {
  readonly [inside]?: T;
}

const contents = new WeakMap<Sealed<unknown>, unknown>();

/** Puts a value into a box, so that who passes it on cannot look at it by accident (improvement.md 2.2 step 3). */
export function seal<T>(value: T): Sealed<T> {
  const box: Sealed<T> = Object.freeze({});
  contents.set(box, value);
  return box;
}

/** What is in the box. Only the gate and the static check of spans may ask; a test holds them to it. */
export function unsealed<T>(box: Sealed<T>): T {
  if (!contents.has(box)) throw new TypeError('unsealed: this is no box of seal()');
  return contents.get(box) as T; // seal() put a T there.
}
