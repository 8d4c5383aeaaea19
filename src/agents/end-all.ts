import type { Child, Clock } from '../ports/ports.ts';

/** How long a program may take to end by itself after its input was closed, for example to send its last spans. */
const GRACE_MS = 1000;

/** Ends programs: closes their input, waits a moment for those that leave by themselves, kills the groups of all. */
export async function endAll(children: readonly Child[], clock: Clock): Promise<void> {
  if (children.length === 0) return;
  for (const child of children) child.closeInput();
  await inTime(children, clock);
  for (const child of children) child.kill();
  await inTime(children, clock);
}

/** Until all have ended, at most for the time of grace: a grandchild outside the group can hold the pipes for ever. */
function inTime(children: readonly Child[], clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(GRACE_MS, resolve);
    Promise.all(children.map((child) => child.ended)).then(() => {
      cancel();
      resolve();
    });
  });
}
