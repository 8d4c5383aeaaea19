import type { z } from 'zod';
import { createEngine, type Engine } from '../../src/engine/engine.ts';
import type { EngineOptions } from '../../src/engine/engine-options.ts';
import type { Fault } from '../../src/errors.ts';
import { call, type Operation } from '../../src/operations/define-operation.ts';
import { nodeHttp } from '../../src/ports/node-http.ts';
import { type SeededPorts, seededPorts } from './seeded-ports.ts';

/** A world in memory that repeats; by default with the real network, for servers on loopback. */
export function memoryPorts(variables: Record<string, string> = {}, http = nodeHttp()): SeededPorts {
  return seededPorts({ http, variables });
}

/** An engine without evals folder, judged offline unless `options` say otherwise; its warnings are collected. */
export function offlineEngine(options: EngineOptions = {}): Engine & { warnings: string[] } {
  const warnings: string[] = [];
  const engine = createEngine({
    ports: memoryPorts(),
    judge: { provider: 'offline' },
    onWarning: (message) => void warnings.push(message),
    ...options,
  });
  return { ...engine, warnings };
}

/** The Fault of a call that has to fail. */
export async function faultOf<Input extends z.ZodType, Output extends z.ZodType, Parts>(
  operation: Operation<Input, Output, Parts>,
  request: unknown,
  engine: Parts,
): Promise<Fault> {
  try {
    await call(operation, request, engine);
  } catch (error) {
    return error as Fault; // Border: checked by whoever asked.
  }
  throw new Error(`${operation.name} accepted the request`);
}
