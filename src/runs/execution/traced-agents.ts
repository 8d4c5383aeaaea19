import { asFault } from '../../errors.ts';
import type { LoopbackListener, Ports } from '../../ports/ports.ts';
import { type TracingHandler, tracingHandler } from '../../traces/loopback.ts';
import type { TraceRecorder } from '../../traces/recorder.ts';

/** Where local agents send their traces to, or why there is no such place. */
export type TracingPlace = { url: string; handler: TracingHandler } | { problem: string };

/** Where the agents of one or several runs are traced; whoever made it closes it when the last of them has ended. */
export interface TracedAgents {
  readonly recorder: TraceRecorder;
  /** An address on loopback, opened when first asked for, and at once from then on. Long-lived programs keep its address over runs. */
  place(): TracingPlace | Promise<TracingPlace>;
  close(): Promise<void>;
}

/** Opens a call of an agent for tracing, and the loopback listener with the first one. */
export function tracedAgents(recorder: TraceRecorder, { listen }: Pick<Ports, 'listen'>): TracedAgents {
  let opening: Promise<{ place: TracingPlace; listener?: LoopbackListener }> | undefined;
  let opened: TracingPlace | undefined;
  async function open() {
    const handler = tracingHandler(recorder);
    try {
      const listener = await listen(handler.handle);
      return { place: { url: listener.url, handler }, listener };
    } catch (error) {
      return { place: { problem: asFault(error).message } };
    }
  }
  return {
    recorder,
    place() {
      if (opened !== undefined) return opened;
      opening ??= open();
      return opening.then(({ place }) => (opened = place));
    },
    async close() {
      await (await opening)?.listener?.close();
    },
  };
}
