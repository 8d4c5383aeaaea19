import { setMaxListeners } from 'node:events';
import { Fault } from '../errors.ts';

/** Listens for signals until it is ended, which `using` does. */
export interface Interruption extends Disposable {
  signal: AbortSignal;
  /** The same as a signal, for a Ctrl-C that arrives as a key. */
  interrupt(): void;
  end(): void;
}

/** Ctrl-C and the runner's SIGTERM as an abort signal. The first stops taking work; a second ends the process at once (security.md R23). */
export function interruption(): Interruption {
  const controller = new AbortController();
  // Every call under way listens; many of them are no leak.
  setMaxListeners(0, controller.signal);
  const onSignal = () => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort(
      new Fault('cancelled', 'cancelled', { hint: 'assay run --resume <run id> goes on from here.' }),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  const end = () => {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  };
  return { signal: controller.signal, interrupt: onSignal, end, [Symbol.dispose]: end };
}

/** Calls back at each SIGUSR2 until the returned function is called; Windows has no such signal. SIGUSR1 is Node's own. */
export function onUserSignal(listener: () => void): () => void {
  process.on('SIGUSR2', listener);
  return () => void process.off('SIGUSR2', listener);
}
