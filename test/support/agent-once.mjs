// A program that plays an agent, one process per turn. The first argument says how it behaves.
import { spawn } from 'node:child_process';

const mode = process.argv[2];
let text = '';
for await (const piece of process.stdin) text += piece;
const asked = JSON.parse(text);
const say = (value) => process.stdout.write(typeof value === 'string' ? value : JSON.stringify(value));
const forever = () => setInterval(() => undefined, 1000);

const modes = {
  echo: () =>
    say({ output: `you said: ${asked.input}`, usage: { input_tokens: 3, output_tokens: 4, cost_usd: 0.01 } }),
  asked: () => say({ output: text }),
  arguments: () => say({ output: JSON.stringify(process.argv.slice(3)) }),
  environment: () => say({ output: JSON.stringify(process.env) }),
  folder: () => say({ output: process.cwd() }),
  text: () => say('plain words, no JSON\n'),
  'other-json': () => say({ answer: 'an object that is not the protocol' }),
  silent: () => undefined,
  blank: () => say('\n'),
  logging: () =>
    say(`INFO starting\n${JSON.stringify({ output: 'done', tool_calls: [{ name: 'search' }] })}\n`),
  keyless: () => {
    process.stderr.write(
      'Traceback (most recent call last):\n  File "agent.py", line 3, in <module>\n    os.environ["OPENAI_API_KEY"]\nKeyError: \'OPENAI_API_KEY\'\n',
    );
    process.exitCode = 1;
  },
  complains: () => say({ error: 'OPENAI_API_KEY is not set' }),
  'says-keyless': () => say('Sorry, OPENAI_API_KEY is not set.'),
  'words-on-stdout': () => {
    say('fatal: no such shop\n');
    process.exitCode = 4;
  },
  tools: () =>
    say({
      output: 'done',
      tool_calls: [{ name: 'search', arguments: { q: 'x' }, result: [1] }],
      context: ['a', 'b'],
      agent_plan: 'look, then answer',
    }),
  'bad-tools': () => say({ output: 'done', tool_calls: [{ name: 'ok' }, { arguments: {} }] }),
  deep: () => say(`{"output": ${'['.repeat(5000)}${']'.repeat(5000)}}`),
  crash: () => {
    process.stderr.write('first line of trouble\nTypeError: undefined is not a refund\n');
    process.exitCode = 3;
  },
  chatty: () => {
    for (let line = 0; line < 3000; line++) process.stderr.write(`log line ${line} äöü\n`);
    process.exitCode = 1;
  },
  huge: () => {
    const piece = 'x'.repeat(1024 * 1024);
    const more = () => process.stdout.write(piece, more);
    more();
  },
  hang: () => {
    process.stderr.write('waiting for the database\n');
    forever();
  },
  // Starts a child of its own, tells its pid on stderr, and waits for ever.
  'hang-with-child': () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    process.stderr.write(`child ${child.pid}\n`);
    forever();
  },
  // Answers and leaves a child behind.
  'leave-child': () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    child.unref();
    say({ output: String(child.pid) });
  },
};
modes[mode]();
