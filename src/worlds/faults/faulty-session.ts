import { once } from '../../flow/once.ts';
import type { FaultKind, WorldFault, WorldTool } from '../../schema/worlds/world.ts';
import type { ToolReply, ToolSession } from '../tool-program.ts';
import { type CallTool, faultyCalls } from './faulty-calls.ts';
import { instructedTool, type ToolsOfCase } from './instructed-tool.ts';

/** What goes wrong on purpose in one attempt, beside what its world says. */
export interface AttemptFaults {
  /** Of the attempt: the same for its play without a fault and those with one. */
  readonly seed: string;
  /** The fault that this play is about. */
  readonly asked?: { readonly kind: FaultKind; readonly tools: ToolsOfCase } | undefined;
}

interface FaultySessionOptions extends AttemptFaults {
  /** Those of the world. */
  readonly faults: readonly WorldFault[];
  readonly tools: readonly WorldTool[];
  /** Another session in the state that the attempt began with. */
  fresh(): Promise<ToolSession>;
}

/**
 * A session of which some calls go wrong, and whose replies say so (worlds.md 5). A fault that was asked for hits the first call of each tool,
 * so that an agent that tries again gets on; an injection stands in every result. The same session where nothing is to go wrong.
 */
export function faultySession(session: ToolSession, options: FaultySessionOptions): ToolSession {
  const { seed, asked, faults, tools, fresh } = options;
  if (asked === undefined && faults.length === 0) return session;
  let isOpen = false;
  const early = once(() => {
    isOpen = true;
    return fresh();
  });
  const initial: CallTool = async (...call) => (await early()).call(...call);
  let call: CallTool = (...given) => session.call(...given);
  if (faults.length > 0) call = marked(call, { faults, seed: `${seed}\nworld`, tools, initial });
  if (asked !== undefined) {
    const action = instructedTool(tools, asked.tools);
    const fault = { kind: asked.kind, rate: 1, ...(action === undefined ? {} : { action }) };
    // After a call that ends the attempt nothing can be made good, or obeyed.
    const open = tools.filter(({ ends }) => ends !== true);
    const isOnce = asked.kind !== 'injection';
    call = marked(call, {
      ...{ faults: [fault], seed: `${seed}\n${asked.kind}`, tools: open, initial, once: isOnce },
    });
  }
  return {
    ...(session.workspace === undefined ? {} : { workspace: session.workspace }),
    ...(session.changes === undefined ? {} : { changes: () => session.changes?.() ?? Promise.resolve([]) }),
    call,
    async close() {
      await session.close();
      if (isOpen) await (await early().catch(() => undefined))?.close();
    },
  };
}

/** Calls whose replies say which fault they were answered with. Calls of one session come one after the other. */
function marked(inner: CallTool, inputs: Parameters<typeof faultyCalls>[1]): CallTool {
  const faulty = faultyCalls(inner, inputs);
  return async (name, args, signal): Promise<ToolReply> => {
    const before = faulty.hits.length;
    const reply = await faulty.call(name, args, signal);
    const hit = faulty.hits[before];
    if (hit === undefined) return reply;
    const { kind, canary, action } = hit;
    return {
      ...reply,
      fault: {
        kind,
        ...(canary === undefined
          ? {}
          : { injection: { canary, ...(action === undefined ? {} : { action }) } }),
      },
    };
  };
}
