/**
 * How long anything in the tests waits for what must come: a test, a hook, an event of another process. The only limit there
 * is, and so generous that a machine on which everything takes ten times as long does not reach it: what is reached is a test
 * that hangs. How fast something is, is the question of `npm run bench`.
 */
export const PATIENCE_MS = 300_000;
