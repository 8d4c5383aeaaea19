import type { DetectedProject } from './detect-project.ts';

/** A value as YAML in double quotes. */
const quoted = (text: string) => JSON.stringify(text);

/** Lines of an agent file for the agent that a project seems to have, to stand in a comment; none where there is none to be seen. */
export function ownAgentLines({ program, request, prompts, server }: DetectedProject): string[] {
  const [prompt] = prompts;
  const promptLine = prompt === undefined ? [] : [`system_prompt_file: ${quoted(`../../${prompt}`)}`];
  const invocation =
    request !== undefined
      ? [
          'invocation:',
          `  url: ${quoted(request.url)}`,
          `  body_template: '{${JSON.stringify(request.field)}:"{{ input }}"}'`,
        ]
      : program !== undefined && server === undefined
        ? ['invocation:', `  command: [${program.command.map(quoted).join(', ')}]`]
        : server !== undefined
          ? [
              'invocation:',
              '  url: http://localhost:8000/chat',
              `  body_template: '{"message":"{{ input }}"}'`,
            ]
          : undefined;
  if (invocation === undefined && prompt === undefined) return [];
  const from = [request?.where, program?.where, server?.where, prompt].find((path) => path !== undefined);
  return [
    '',
    `Your own agent, as far as ${from} tells: these lines in place of all above.`,
    'name: My agent',
    'provider: custom',
    ...(invocation ?? ['invocation:', '  command: [node, my-agent.mjs]']),
    ...promptLine,
  ];
}

/** What was found, one line each, for people. */
export function foundLines(project: DetectedProject, canImport: boolean): string[] {
  const { packageManager, frameworks, program, prompts, server, request, promptfoo } = project;
  const at = ({ what, where }: { what: string; where: string }) => `${what} (${where})`;
  const lines = [
    ...(packageManager === undefined ? [] : [`package manager ${at(packageManager)}`]),
    ...(frameworks.length === 0 ? [] : [`made with ${frameworks.map(at).join(', ')}`]),
    ...(program === undefined ? [] : [`program ${program.where}`]),
    ...(server === undefined ? [] : [`server ${at(server)}`]),
    ...(request === undefined ? [] : [`request ${at(request)}`]),
    ...prompts.map((path) => `prompt ${path}`),
    ...(promptfoo === undefined
      ? []
      : [
          `evals of promptfoo ${promptfoo}${canImport ? '' : '; docs/checks.md says what its assertions are called here'}`,
        ]),
  ];
  return lines;
}
