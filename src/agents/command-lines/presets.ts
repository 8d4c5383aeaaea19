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

/** Whether one of these flags is given, whichever of its spellings: `--model x`, `--model=x`, `-m x`, `-mx`. */
const gives = (given: readonly string[], flags: readonly string[]) =>
  given.some((word) =>
    flags.some((flag) => word === flag || word.startsWith(flag.startsWith('--') ? `${flag}=` : flag)),
  );

/** A flag with its value, unless the agent's file gives it, or one of those that stand for it or against it. */
const unless = (
  given: readonly string[],
  [flag, ...value]: readonly [string, ...string[]],
  ...others: string[]
) => (gives(given, [flag, ...others]) ? [] : [flag, ...value]);

/** The words of the agent's file without those that are ours anyway: some of these programs refuse what is said twice. */
const without = (given: readonly string[], ...ours: string[]) => given.filter((word) => !ours.includes(word));

const modelFlag = (given: readonly string[], model: string | undefined) =>
  model === undefined ? [] : unless(given, ['--model', model], '-m');

const KNOWN: Readonly<Record<PresetName, Preset>> = {
  claude: {
    command: ([program = 'claude', ...given], model) => {
      const rest = without(given, '-p', '--print');
      return [
        ...[program, '-p', ...unless(rest, ['--output-format', 'json'])],
        ...unless(rest, ['--permission-mode', 'acceptEdits'], '--dangerously-skip-permissions'),
        ...[...modelFlag(rest, model), ...rest],
      ];
    },
    read: readClaude,
  },
  codex: {
    command: ([program = 'codex', ...given], model) => {
      const [first, ...others] = given;
      const named = first === 'exec' || first === 'e' ? others : given;
      const rest = without(named, '--json', '--experimental-json', '--skip-git-repo-check', '-');
      const sandbox = ['-s', '--full-auto', '--yolo', '--dangerously-bypass-approvals-and-sandbox'];
      return [
        ...[program, 'exec', '--json', '--skip-git-repo-check'],
        ...unless(rest, ['--sandbox', 'workspace-write'], ...sandbox),
        ...[...modelFlag(rest, model), ...rest, '-'],
      ];
    },
    read: readCodex,
  },
  copilot: {
    command: ([program = 'copilot', ...given], model) => {
      const rest = without(given, '-s', '--silent', '--no-ask-user');
      return [
        ...[program, '-s', '--no-ask-user'],
        ...unless(rest, ['--allow-all-tools'], '--allow-all', '--yolo', '--allow-tool'),
        ...[...modelFlag(rest, model), ...rest],
      ];
    },
    read: (text) => ({ output: text.trim() }),
  },
  gemini: {
    command: ([program = 'gemini', ...rest], model) => [
      ...[program, ...unless(rest, ['--output-format', 'json'], '-o')],
      ...unless(rest, ['--approval-mode', 'auto_edit'], '--yolo', '-y'),
      ...[...modelFlag(rest, model), ...rest],
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
