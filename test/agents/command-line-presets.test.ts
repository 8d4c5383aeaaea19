import { describe, expect, it } from 'vitest';
import { type PresetName, presetOf, promptOf } from '../../src/agents/command-lines/presets.ts';
import { connectAgent } from '../../src/agents/connect.ts';
import { Fault } from '../../src/errors.ts';
import { priceOf } from '../../src/models/prices.ts';
import type { Child } from '../../src/ports/ports.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const read = (name: PresetName, text: string, model?: string) => presetOf(name).read(text, name, model);
const lines = (...events: object[]) => events.map((event) => JSON.stringify(event)).join('\n');

const CLAUDE = {
  ...{ type: 'result', subtype: 'success', is_error: false, num_turns: 3, result: 'Done.' },
  total_cost_usd: 0.012,
  usage: {
    input_tokens: 10,
    cache_creation_input_tokens: 200,
    cache_read_input_tokens: 3000,
    output_tokens: 40,
  },
};
const CODEX = [
  { type: 'thread.started', thread_id: 't' },
  { type: 'turn.started' },
  { type: 'item.completed', item: { type: 'reasoning', text: 'Hm.' } },
  { type: 'item.completed', item: { type: 'agent_message', text: 'First.' } },
  { type: 'item.completed', item: { type: 'agent_message', text: 'Done.' } },
  { type: 'turn.completed', usage: { input_tokens: 100, cached_input_tokens: 60, output_tokens: 20 } },
];
const GEMINI = {
  response: 'Done.',
  stats: {
    models: {
      a: { tokens: { prompt: 5, candidates: 2, thoughts: 1, total: 8 } },
      b: { tokens: { prompt: 1 } },
    },
  },
};

describe('the output of a known command line', () => {
  it.each<[PresetName, string, object]>([
    [
      'claude',
      lines(CLAUDE),
      { output: 'Done.', usage: { input_tokens: 3210, output_tokens: 40, cost_usd: 0.012 } },
    ],
    ['claude', JSON.stringify([{ type: 'system' }, CLAUDE]), { output: 'Done.' }],
    ['claude', `a hook said this\n${lines(CLAUDE)}`, { output: 'Done.' }],
    ['codex', lines(...CODEX), { output: 'Done.', usage: { input_tokens: 100, output_tokens: 20 } }],
    ['codex', lines({ type: 'error', message: 'again' }, ...CODEX), { output: 'Done.' }],
    ['copilot', 'Done.\n', { output: 'Done.' }],
    ['gemini', lines(GEMINI), { output: 'Done.', usage: { input_tokens: 6, output_tokens: 3 } }],
  ])('of %s is an answer with its tokens: %s', (name, text, answer) => {
    expect(read(name, text)).toMatchObject(answer);
  });

  it.each<[PresetName, string, string]>([
    ['claude', lines({ ...CLAUDE, is_error: true, result: 'Invalid API key' }), 'Invalid API key'],
    ['claude', lines({ type: 'result', subtype: 'error_max_turns', is_error: false }), 'error_max_turns'],
    [
      'codex',
      lines(...CODEX.slice(0, 4), { type: 'turn.failed', error: { message: 'no quota' } }),
      'no quota',
    ],
    ['codex', lines({ type: 'error', message: 'no login' }), 'no login'],
    ['gemini', lines({ error: { type: 'ApiError', message: 'bad key', code: 1 } }), 'bad key'],
    ['claude', 'not json', 'holds no JSON object'],
    ['claude', '{}', 'result'],
    ['codex', '', 'agent_message'],
    ['gemini', '{"response": 3}', 'response'],
  ])('of %s that is an error, or none, is a fault: %s', (name, text, message) => {
    expect(() => read(name, text)).toThrow(Fault);
    expect(() => read(name, text)).toThrow(message);
  });

  it('costs what the catalogue says where it names no cost, or only guesses one', () => {
    const price = priceOf('gpt-4o')!;
    const cost = (100 * price.input + 20 * price.output) / 1e6;
    expect(read('codex', lines(...CODEX), 'gpt-4o').usage?.cost_usd).toBeCloseTo(cost, 10);
    const guessed = { ...CLAUDE, modelUsage: { own: { costBasis: 'unknown', costUSD: 0.012 } } };
    expect(read('claude', lines(guessed), 'own').usage).toEqual({ input_tokens: 3210, output_tokens: 40 });
  });
});

describe('a known command line', () => {
  it.each<[PresetName, string[], string]>([
    ['claude', ['claude'], 'claude -p --output-format json --permission-mode acceptEdits --model m'],
    [
      'claude',
      ['claude', '--permission-mode=plan', '--model', 'o'],
      'claude -p --output-format json --permission-mode=plan --model o',
    ],
    [
      'codex',
      ['/opt/codex', '--ephemeral'],
      '/opt/codex exec --json --skip-git-repo-check --sandbox workspace-write --model m --ephemeral -',
    ],
    ['copilot', ['copilot'], 'copilot -s --no-ask-user --allow-all-tools --model m'],
    ['gemini', ['gemini'], 'gemini --output-format json --approval-mode auto_edit --model m'],
    // What the agent's file says already is not said again, however it is spelt.
    [
      'claude',
      ['claude', '--print', '--output-format=json', '--dangerously-skip-permissions', '--model=o'],
      'claude -p --output-format=json --dangerously-skip-permissions --model=o',
    ],
    [
      'codex',
      ['codex', 'exec', '--json', '--full-auto', '-m', 'o', '-'],
      'codex exec --json --skip-git-repo-check --full-auto -m o -',
    ],
    [
      'codex',
      ['codex', '-s', 'read-only', '-mo', '--skip-git-repo-check', '-c', 'exec'],
      'codex exec --json --skip-git-repo-check -s read-only -mo -c exec -',
    ],
    [
      'copilot',
      ['copilot', '--silent', '--allow-tool=write', '--model=o'],
      'copilot -s --no-ask-user --allow-tool=write --model=o',
    ],
    ['gemini', ['gemini', '-o', 'json', '-y', '-m', 'o'], 'gemini -o json -y -m o'],
    ['gemini', ['gemini', '--yolo', '--model=o'], 'gemini --output-format json --yolo --model=o'],
  ])('%s of %j is started without a person', (name, given, command) => {
    expect(presetOf(name).command(given, 'm').join(' ')).toBe(command);
  });

  it('is told what was said before', () => {
    const messages = ['One?', 'Two.', '--help'].map((content, index) => ({
      role: index === 1 ? ('assistant' as const) : ('user' as const),
      content,
    }));
    expect(promptOf({ input: '--help', messages }, 'Be kind.')).toBe(
      'Be kind.\n\nThe conversation so far:\n\nUser: One?\n\nYou: Two.\n\nNow:\n\n--help',
    );
  });

  it('gets its prompt on standard input, and the model of a variant', async () => {
    const seen: { command: readonly string[]; input: string[] }[] = [];
    const ports = seededPorts({
      spawn(command) {
        const input: string[] = [];
        seen.push({ command, input });
        const child: Child = {
          ...{ pid: 1, closeInput: () => undefined, onErrors: () => undefined, kill: () => undefined },
          write: (text) => void input.push(text),
          onOutput: (listener) => listener(JSON.stringify(CLAUDE)),
          ended: Promise.resolve({ code: 0, signal: null }),
        };
        return child;
      },
    });
    // Border: what stands in a file, with what it leaves out.
    const agent = {
      id: 'c',
      name: 'C',
      provider: 'custom',
      created_at: '',
      invocation: { preset: 'claude', model: 'a' },
    };
    const connection = connectAgent({ agent, credentials: {}, home: '/' } as never, ports);
    const call = {
      input: 'Hi; rm -rf /',
      messages: [{ role: 'user' as const, content: 'Hi; rm -rf /' }],
      attachments: [],
    };
    const answer = await connection.call(
      { ...call, model: 'b', test_case_id: 'x', turn_index: 0, tracing: {} },
      { timeoutMs: 1000 },
    );
    expect(answer.output).toBe('Done.');
    expect(seen[0]?.command.slice(-2)).toEqual(['--model', 'b']);
    expect(seen[0]?.input).toEqual(['Hi; rm -rf /\n']);
  });
});
