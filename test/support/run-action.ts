import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { once } from '../../src/flow/once.ts';
import { ACTION, type Ended, ROOT, type RunOptions, runScript } from './run-cli.ts';

interface ActionFile {
  inputs: Record<string, { description: string; default?: string }>;
  outputs: Record<string, { description: string }>;
  runs: { using: string; main: string };
}

/** action.yml as it stands in the repository. */
export const actionFile = once((): ActionFile => parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'))); // Border: our own file.

export interface Step extends Ended {
  outputs: Record<string, string>;
  summary: string;
}

/**
 * Runs the Action in a workspace as the runner does: `with` and the defaults of action.yml as `INPUT_*` (empty ones
 * included), the files of the step beside it, a small environment. `undefined` in `env` takes a variable away.
 */
export async function runAction(
  workspace: string,
  inputs: Record<string, string> = {},
  {
    env = {},
    ...options
  }: Omit<Partial<RunOptions>, 'env'> & { env?: Record<string, string | undefined> } = {},
): Promise<Step> {
  const temp = mkdtempSync(join(workspace, '../', 'runner-'));
  const [output, summary] = [join(temp, 'output'), join(temp, 'summary')];
  for (const file of [output, summary]) writeFileSync(file, '');
  // The runner puts values in place of expressions; a step outside of a story has no token.
  const declared = Object.entries(actionFile().inputs).map(([name, input]) => [
    name,
    input.default?.includes('${{') === true ? '' : (input.default ?? ''),
  ]);
  const all = { ...Object.fromEntries(declared), ...onePlayAtATime(workspace), ...inputs };
  const variables: Record<string, string | undefined> = {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: 'octo/shop',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
    RUNNER_TEMP: temp,
    ...Object.fromEntries(
      Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase().replaceAll(' ', '_')}`, value]),
    ),
    ...env,
  };
  const set = Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const ended = await runScript(ACTION, [], { cwd: workspace, ...options, env: set });
  return {
    ...ended,
    outputs: readOutputs(readFileSync(output, 'utf8')),
    summary: readFileSync(summary, 'utf8'),
  };
}

/** Each play at a time starts a process of the agent, so a story that does not say how many has one. */
function onePlayAtATime(workspace: string): Record<string, string> {
  const settings = join(workspace, 'evals/assay.yaml');
  const own = existsSync(settings) ? readFileSync(settings, 'utf8') : '';
  return own.includes('concurrency') ? {} : { concurrency: '1' };
}

/** `name<<delimiter`, value, delimiter: the form that the toolkit writes and the runner reads. */
function readOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  for (const [, name, , value] of text.matchAll(/^(.+?)<<(.+)\n([\s\S]*?)\n\2$/gm)) outputs[name!] = value!;
  return outputs;
}

export interface Command {
  name: string;
  properties: Record<string, string>;
  message: string;
}

/** Commands of version 2 on stdout, unescaped as the runner does. */
export function commandsOf(stdout: string): Command[] {
  return [...stdout.matchAll(/^::([\w-]+)(?: ([^:]*))?::(.*)$/gm)].map(
    ([, name = '', list = '', message = '']) => ({
      name,
      properties: Object.fromEntries(
        list
          .split(',')
          .filter((one) => one !== '')
          .map((one) => {
            const at = one.indexOf('=');
            return [
              one.slice(0, at),
              plain(
                one
                  .slice(at + 1)
                  .replaceAll('%3A', ':')
                  .replaceAll('%2C', ','),
              ),
            ];
          }),
      ),
      message: plain(message),
    }),
  );
}

const plain = (text: string) => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
