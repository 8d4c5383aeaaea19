import { delimiter, isAbsolute, join, resolve } from 'node:path';
import type { EvalsAccess, PortsAccess } from '../../engine/engine-parts.ts';
import { asFault } from '../../errors.ts';
import type { Ports } from '../../ports/ports.ts';
import type { LoadedAgent } from '../../test-cases/evals.ts';
import { type Finding, note, ok, problem } from './finding.ts';

const AREA = 'agents';
/** How long an endpoint may take to say anything; whether it answers well is for a run to find. */
const MOST_MS = 5_000;
/** Endpoints that are asked; a suite has few, and each is one line. */
const MOST_AGENTS = 20;

/** Whether each agent of the evals folder can be reached: a program is there, an endpoint says something. No agent is asked a question. */
export async function agentFindings(
  engine: PortsAccess & Pick<EvalsAccess, 'evalsDir' | 'evals'>,
): Promise<Finding[]> {
  if (engine.ports.files.stat(engine.evalsDir) === null) return [];
  try {
    const { agents } = await engine.evals();
    return await Promise.all(agents.slice(0, MOST_AGENTS).map((one) => agentFinding(one, engine.ports)));
  } catch (error) {
    return [
      problem(
        AREA,
        `The evals folder cannot be read: ${asFault(error).message}`,
        'Correct it; assay validate lists every problem.',
      ),
    ];
  }
}

async function agentFinding({ agent, home }: LoadedAgent, ports: Ports): Promise<Finding> {
  const { id, invocation } = agent;
  const url = invocation?.url ?? undefined;
  const [program] = invocation?.command ?? [];
  if (program !== undefined) {
    const cwd = resolve(home, invocation?.cwd ?? '');
    return isThere(program, cwd, ports)
      ? ok(AREA, `${id}: the program ${program} is there.`)
      : problem(AREA, `${id}: there is no program ${program}.`, 'Install it, or correct invocation.command.');
  }
  if (url === undefined)
    return ok(AREA, `${id} is asked at ${agent.provider}. It was not: a call costs money.`);
  if (url.includes('{{')) return ok(AREA, `${id}: where it is asked depends on the case.`);
  if (!URL.canParse(url))
    return problem(
      AREA,
      `${id}: invocation.url is no whole address.`,
      'Correct it: it begins with https:// or http://.',
    );
  return endpointFinding(id, url, ports);
}

/** Asks which methods it takes: an agent that is asked this does nothing. */
async function endpointFinding(id: string, url: string, { http }: Ports): Promise<Finding> {
  const { origin } = new URL(url);
  try {
    await http({ method: 'OPTIONS', url, totalMs: MOST_MS, connectMs: MOST_MS });
    return ok(AREA, `${id}: ${origin} can be reached.`);
  } catch (error) {
    const { code, message, hint = 'Start it, or correct invocation.url.' } = asFault(error);
    return code === 'timeout'
      ? note(
          AREA,
          `${id}: ${origin} did not say anything within ${MOST_MS / 1000} s.`,
          'A run waits longer (run.timeout_ms).',
        )
      : problem(AREA, `${id}: ${message}`, hint);
  }
}

/** Whether a program would be found: as a path from where it starts, else on the PATH. */
function isThere(program: string, cwd: string, { env, files }: Ports): boolean {
  if (/[\\/]/.test(program)) return files.stat(isAbsolute(program) ? program : join(cwd, program)) !== null;
  const names = [program, ...(env.get('PATHEXT') ?? '').split(';').map((end) => `${program}${end}`)];
  return (env.get('PATH') ?? '')
    .split(delimiter)
    .some((folder) => folder !== '' && names.some((name) => files.stat(join(folder, name)) !== null));
}
