import { Fault } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type { AgentAnswer, AgentCall, AgentConnection, ReachableAgent } from './agent.ts';
import { mappingOf } from './answer-mapping.ts';
import { presetOf, promptOf } from './command-lines/presets.ts';
import { missingVariables, setButMissing } from './missing-variables.ts';
import { type Program, programOf } from './program.ts';
import { programLines } from './program-lines.ts';
import { programOnce } from './program-once.ts';
import { readAnswer } from './read-answer.ts';
import { settingsOf, wireCall } from './wire-call.ts';

/** A custom agent that is a local program (contract 3): one JSON object in, one out, by a process per turn or a line each. */
export function programAgent(reachable: ReachableAgent, ports: Ports): AgentConnection {
  const { agent } = reachable;
  const program = programOf(reachable, ports);
  const preset = agent.invocation?.preset === undefined ? undefined : presetOf(agent.invocation.preset);
  const mapping = agent.invocation === undefined ? {} : mappingOf(agent.invocation);
  const exchange =
    agent.invocation?.protocol === 'lines'
      ? programLines(program, mapping, ports)
      : programOnce(program, ports);
  return {
    local: true,
    async call(call, options) {
      const { system_prompt: systemPrompt, model } = settingsOf(call, agent);
      const question =
        preset === undefined
          ? JSON.stringify(wireCall(call, agent, { paths: true }))
          : promptOf(call, systemPrompt);
      // What leads to the world of the attempt goes the way of the tracing variables.
      const handed =
        call.world === undefined ? call.tracing : { ...call.tracing, ...(await call.world.variables()) };
      const { recorder } = call;
      const instead =
        recorder === undefined ? undefined : await recorder.variables(program.own, agent.invocation?.preset);
      const text = await exchange.ask(
        question,
        { ...call, tracing: handed, ...defined({ instead }) },
        options,
      );
      if (preset !== undefined) return preset.read(text, program.shown, model);
      const answer = answered(program, () =>
        readAnswer(text, mapping, program.shown, { warn: call.onWarning, logs: true }),
      );
      warnOfMissing(answer, program, call);
      return answer;
    },
    close: () => exchange.close(),
  };
}

/** What the program answered; an error that it reports and that speaks of a variable it does not see says how to hand it over. */
function answered({ environment }: Program, read: () => AgentAnswer): AgentAnswer {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Fault) || error.subcode !== 'reported_error') throw error;
    const { code, message, subcode, where } = error;
    const hint = missingVariables(message, environment);
    throw hint === undefined ? error : new Fault(code, message, { ...defined({ where, subcode }), hint });
  }
}

/** An answer that speaks of a variable which is set and which the program was not given is most likely a complaint. */
function warnOfMissing({ output }: AgentAnswer, { environment }: Program, call: AgentCall): void {
  if (call.onWarning === undefined) return;
  const names = setButMissing(output, environment);
  if (names.length === 0) return;
  const line = names.map((name) => `${name}: "\${${name}}"`).join(', ');
  call.onWarning(
    'missing_variable',
    `speaks of ${names.join(', ')}, which it does not see: a program gets only the variables that its file names; add env: { ${line} } under invocation`,
  );
}
