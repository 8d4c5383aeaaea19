import { Fault } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import type { AgentCall } from './agent.ts';
import type { AnswerMapping } from './answer-mapping.ts';
import type { CallLimits } from './call-limits.ts';
import { endAll } from './end-all.ts';
import { type LineProgram, type LineWorker, startLineWorker } from './line-worker.ts';
import type { Program } from './program.ts';
import type { ProgramExchange } from './program-once.ts';

/** Tracing variables that name one call. A long-lived program learns the case from its input instead. */
const OF_ONE_CALL = new Set(['ASSAY_TEST_CASE_ID', 'TRACEPARENT']);
/** What a process keeps from its first call although the next one would be given another: it plays one call at a time. */
const OF_ONE_PROCESS = new Set([
  'ASSAY_API_KEY',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'ASSAY_TOOLS_KEY',
]);

interface StartedWorker {
  worker: LineWorker;
  /** What it has to have in common with the call that it is to play. */
  environment: string;
  variables: Readonly<Record<string, string>>;
}

/** The processes of one agent. */
interface Workers {
  /** The one that was used last stands last. */
  readonly idle: StartedWorker[];
  readonly busy: Set<LineWorker>;
  closed: boolean;
}

/**
 * Long-lived processes: a call takes an idle one or starts one, so there are as many as calls are in flight. One that
 * died, answered late or wrote unasked is killed and replaced by the next call.
 */
export function programLines(program: Program, mapping: AnswerMapping, ports: Ports): ProgramExchange {
  const workers: Workers = { idle: [], busy: new Set(), closed: false };
  const shared: LineProgram = { program, mapping, manner: { answers: 'unknown' } };
  return {
    async ask(question, { tracing, instead = {}, startedWith, onWarning }, limits) {
      if (workers.closed) throw new Fault('cancelled', 'The agent was closed.', { where: program.shown });
      const lasting = Object.entries(tracing).filter(([name]) => !OF_ONE_CALL.has(name));
      const common = lasting.filter(([name]) => !OF_ONE_PROCESS.has(name));
      // Where the recorder stands is of one process too.
      const environment = JSON.stringify([common, Object.keys(instead)]);
      const began = ports.clock.monotonic();
      const known = takeIdle(workers, environment);
      if (known !== undefined) {
        try {
          startedWith?.(known.variables);
          return await askWorker(workers, known, { question, onWarning }, limits);
        } catch (error) {
          // It had left with exit code 0 before it saw the question (a program that serves only so many): a new one takes over.
          if (!known.worker.leftInPeace()) throw error;
        }
      }
      const timeoutMs = Math.max(1, limits.timeoutMs - (ports.clock.monotonic() - began));
      const own = Object.fromEntries(lasting);
      const variables = { ...own, ...instead };
      startedWith?.(variables);
      const worker = startLineWorker(shared, { tracing: own, instead }, ports.clock);
      const started = { worker, environment, variables };
      return askWorker(workers, started, { question, onWarning }, { ...limits, timeoutMs });
    },
    async close() {
      workers.closed = true;
      for (const worker of workers.busy) worker.child.kill();
      const all = [...workers.busy, ...workers.idle.splice(0).map((entry) => entry.worker)];
      await endAll(
        all.map((worker) => worker.child),
        ports.clock,
      );
    },
  };
}

/** The most recently used idle process of the same environment; those that are no longer usable go on the way. */
function takeIdle({ idle }: Workers, environment: string): StartedWorker | undefined {
  for (let entry = idle.pop(); entry !== undefined; entry = idle.pop()) {
    if (entry.worker.usable() && entry.environment === environment) return entry;
    entry.worker.child.kill();
  }
  return undefined;
}

/** One call of a process, which stands by for the next one afterwards if it still can. */
async function askWorker(
  workers: Workers,
  started: StartedWorker,
  { question, onWarning }: { question: string; onWarning: AgentCall['onWarning'] },
  limits: CallLimits,
): Promise<string> {
  const { worker } = started;
  workers.busy.add(worker);
  try {
    const line = await worker.ask(question, limits, onWarning);
    if (worker.usable() && !workers.closed) workers.idle.push(started);
    else worker.child.kill();
    return line;
  } catch (error) {
    worker.child.kill();
    throw error;
  } finally {
    workers.busy.delete(worker);
  }
}
