import { Fault } from '../../errors.ts';
import { isolationOf } from '../../sandbox/isolation.ts';
import { interpreterOf } from '../../sandbox/python/interpreter.ts';
import { readReply } from '../../sandbox/python/read-reply.ts';
import type { PythonPorts } from '../../sandbox/python/standing.ts';
import type { CodeRunner } from './code-runner.ts';

/** A syntax check runs nothing of the code. */
const CHECK_MS = 10_000;

/** Python that gives a score, each call in a process of its own behind the layers of security.md S38. */
export function codeInPython(
  source: string,
  variables: Readonly<Record<string, unknown>>,
  wallMs: number,
  ports: PythonPorts,
): CodeRunner {
  const python = interpreterOf(ports);
  const payloadOf = (fields: [string, unknown][], check: boolean) =>
    JSON.stringify({ source, fields, variables: check ? [] : Object.entries(variables), check });
  return {
    language: 'Python',
    hint: 'config.rubric holds Python 3 source.',
    path: 'config.rubric',
    async check() {
      const version = { version: [source, variables] };
      try {
        const { reply } = await python.run({ payload: payloadOf([], true), wallMs: CHECK_MS });
        const outcome = readReply(reply, CHECK_MS);
        const isWrong = outcome.status === 'failed' && outcome.subcode === 'syntax_error';
        return isWrong ? { problem: outcome.message } : version;
      } catch (error) {
        // Where there is no Python to say anything.
        if (error instanceof Fault && error.code === 'scorer_failed') return version;
        throw error;
      }
    },
    isolation: async () => isolationOf(await python.hello()),
    async score(fields, signal) {
      const { reply, hello } = await python.run({ payload: payloadOf(fields, false), wallMs, signal });
      return { outcome: readReply(reply, wallMs), printed: reply.printed, isolation: isolationOf(hello) };
    },
  };
}
