import { AsyncLocalStorage } from 'node:async_hooks';
import { Fault } from '../errors.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The work before has put its variables back; never rejects. */
let before: Promise<unknown> = Promise.resolve();
const inside = new AsyncLocalStorage<true>();

/**
 * Runs work with variables of this process set to other values, or taken away where they are undefined, and puts them back: for libraries
 * that read the environment by themselves. Whatever else reads these variables meanwhile sees the same. One work at a time, in the order
 * of the calls; `choose` is asked when it is its turn, so that it sees the variables as they are. Nested, it is a Fault `internal`.
 */
export async function withVariables<T>(choose: () => Variables, work: () => Promise<T>): Promise<T> {
  if (inside.getStore() === true)
    throw new Fault('internal', 'work with other variables is nested, and would wait for its own end');
  const done = before.then(() => inside.run(true, () => alone(choose(), work)));
  before = done.catch(() => undefined);
  return done;
}

async function alone<T>(variables: Variables, work: () => Promise<T>): Promise<T> {
  const own = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  setAll(variables);
  try {
    return await work();
  } finally {
    setAll(own);
  }
}

function setAll(variables: Variables): void {
  for (const [name, value] of Object.entries(variables))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
}
