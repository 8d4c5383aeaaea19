import type { Child, Ports } from '../ports/ports.ts';
import type { AgentCall } from './agent.ts';
import { type CallLimits, withinLimits } from './call-limits.ts';
import { endAll } from './end-all.ts';
import { MOST_OUTPUT_BYTES, type Program, type RunningProgram } from './program.ts';

/** A way to put a question to a program and get its raw answer. */
export interface ProgramExchange {
  ask(
    question: string,
    call: Pick<AgentCall, 'tracing' | 'workspace' | 'model' | 'startedWith' | 'onWarning'> & {
      /** Variables that win over those of its file. */
      instead?: Readonly<Record<string, string>>;
    },
    limits: CallLimits,
  ): Promise<string>;
  close(): Promise<void>;
}

/** A process per turn: the question on stdin, which is then closed; everything on stdout is the answer. */
export function programOnce(program: Program, ports: Ports): ProgramExchange {
  const living = new Set<Child>();
  return {
    async ask(question, { tracing, instead, workspace, model }, limits) {
      const running = program.start(tracing, { instead, workspace, model });
      const { child } = running;
      living.add(child);
      const pieces: string[] = [];
      let size = 0;
      const answer = new Promise<string>((resolve, reject) => {
        child.onOutput((text) => {
          size += Buffer.byteLength(text);
          if (size <= MOST_OUTPUT_BYTES) return void pieces.push(text);
          pieces.length = 0;
          child.kill();
          reject(running.fault('too_large', 'The agent program wrote more than 10 MiB and was killed.'));
        });
        child.ended.then((ending) => {
          const printed = pieces.join('');
          const fault = running.endFault(ending, printed) ?? (size === 0 ? printedNothing(running) : null);
          if (fault === null) resolve(printed);
          else reject(fault);
        });
      });
      child.write(`${question}\n`);
      child.closeInput();
      try {
        return (await withinLimits(answer, running, limits, ports.clock)).replace(/\r?\n$/, '');
      } finally {
        // Also after a good end: what it left running in its group ends with the turn.
        child.kill();
        living.delete(child);
      }
    },
    async close() {
      await endAll([...living], ports.clock);
    },
  };
}

/** Not even a line break: an answer that is blank would be one. */
const printedNothing = (running: RunningProgram) =>
  running.fault(
    'agent_failed',
    'The agent program printed nothing and ended with exit code 0.',
    'no_output',
    'Print the answer, or a JSON object with "output", to standard output.',
  );
