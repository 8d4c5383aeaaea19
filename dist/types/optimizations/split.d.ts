import type { Collected, Family } from './collect.js';
import { type Sealed } from './sealed.js';
/** Families that no edit was made from, for the gate alone. */
export interface Holdout {
    failing: readonly Family[];
    guards: readonly Family[];
}
/** Families that edits are made from and chosen on. */
interface Open {
    /** What edits are made from. */
    reflect: readonly Family[];
    /** What they are chosen on; with `two_fold` both halves, each for what came of the other. */
    select: readonly Family[];
}
/** Who is used for what. */
export interface Split {
    /**
     * `held_out`: three parts, or two where edits are made from and chosen on the same. `two_fold`: the hold-out and two halves. `cross_fitted`: two
     * halves, each tests what came of the other.
     * `too_few`: nothing can be held out.
     */
    kind: 'held_out' | 'two_fold' | 'cross_fitted' | 'too_few';
    open: Open;
    /** Halves of the open families for `two_fold` and `cross_fitted`. */
    halves: readonly [readonly Family[], readonly Family[]] | null;
    holdout: Sealed<Holdout>;
    sealedSpans: Sealed<ReadonlySet<string>>;
    sizes: {
        reflect: number;
        select: number;
        holdout: number;
        failing: number;
        guards: number;
    };
}
/**
 * Splits families, not cases, in equal shares of every kind of failure, and guards likewise; drawn anew for another seed only. `most` limits the
 * failing families where the budget does not reach further: the others are left out, by draw.
 */
export declare function splitFamilies({ failing, passing }: Pick<Collected, 'failing' | 'passing'>, seed: number, most?: number): Split;
/** How many of the passing families watch over what already works. */
export declare const guardCount: (failing: number, passing: number) => number;
/** Which way of testing this many failing families allow. */
export declare function kindOf(failing: number): Split['kind'];
/** Sizes of the parts of a split, without making it; `open` are those outside of the hold-out, each once. */
export declare function sizesOf(failing: number, guards: number): {
    reflect: number;
    select: number;
    holdout: number;
    open: number;
};
export {};
