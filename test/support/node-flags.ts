/**
 * Flags of V8 for the processes of the tests: each core has a process of its own, so that threads which share the work of a collection
 * only wait for each other, and much is made that soon is garbage.
 */
export const NODE_FLAGS: readonly string[] = [
  '--single-threaded-gc',
  '--min-semi-space-size=16',
  '--max-semi-space-size=32',
];
