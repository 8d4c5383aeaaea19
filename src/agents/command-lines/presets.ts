import type { PRESETS } from '../../schema/agent.ts';
import type { AgentAnswer, AgentCall } from '../agent.ts';
import { readClaude, readCodex, readGemini } from './read-output.ts';

export type PresetName = (typeof PRESETS)[number];

/** A known command line of an agent: how it is started without a person, and how its output is read. */
export interface Preset {
  /** The whole command: `given` is that of the agent's file, whose words stand between ours. The prompt comes on standard input. */
  command(given: readonly string[], model: string | undefined): string[];
  /** Its output as an answer. Fault `agent_failed` where it says that it failed, or is not in its form. */
  read(text: string, where: string, model: string | undefined): AgentAnswer;
}

/** A flag with its value, unless the agent's file gives another. */
const unless = (given: readonly string[], flag: string, ...value: string[]) =>
  given.some((word) => word === flag || word.startsWith(`${flag}=`)) ? [] : [flag, ...value];

const modelFlag = (given: readonly string[], model: string | undefined) =>
  model === undefined ? [] : unless(given, '--model', model);

const KNOWN: Readonly<Record<PresetName, Preset>> = {
  claude: {
    command: ([program = 'claude', ...rest], model) => [
      ...[program, '-p', '--output-format', 'json'],
      ...unless(rest, '--permission-mode', 'acceptEdits'),
      ...modelFlag(rest, model),
      ...rest,
    ],
    read: readClaude,
  },
  codex: {
    command: ([program = 'codex', ...rest], model) => [
      ...[program, 'exec', '--json', '--skip-git-repo-check'],
      ...unless(rest, '--sandbox', 'workspace-write'),
      ...modelFlag(rest, model),
      ...[...rest, '-'],
    ],
    read: readCodex,
  },
  copilot: {
    command: ([program = 'copilot', ...rest], model) => [
      ...[program, '-s', '--no-ask-user'],
      ...unless(rest, '--allow-all-tools'),
      ...modelFlag(rest, model),
      ...rest,
    ],
    read: (text) => ({ output: text.trim() }),
  },
  gemini: {
    command: ([program = 'gemini', ...rest], model) => [
      ...[program, '--output-format', 'json'],
      ...unless(rest, '--approval-mode', 'auto_edit'),
      ...modelFlag(rest, model),
      ...rest,
    ],
    read: readGemini,
  },
};

export const presetOf = (name: PresetName): Preset => KNOWN[name];

/** What such a command line is told: they know one text only, so what was said before stands above it. */
export function promptOf(
  call: Pick<AgentCall, 'input' | 'messages'>,
  systemPrompt: string | undefined,
): string {
  const before = call.messages.slice(0, -1);
  const said = before.map(({ role, content }) => `${role === 'user' ? 'User' : 'You'}: ${content}`);
  const history = said.length === 0 ? undefined : `The conversation so far:\n\n${said.join('\n\n')}\n\nNow:`;
  return [systemPrompt, history, call.input].filter((part) => part !== undefined).join('\n\n');
}
