declare const inside: unique symbol;
/** A box whose content only `unsealed` reaches: it prints, copies and serialises as nothing. */
export interface Sealed<T> {
    readonly [inside]?: T;
}
/** Puts a value into a box, so that who passes it on cannot look at it by accident (improvement.md 2.2 step 3). */
export declare function seal<T>(value: T): Sealed<T>;
/** What is in the box. Only the gate and the static check of spans may ask; a test holds them to it. */
export declare function unsealed<T>(box: Sealed<T>): T;
export {};
