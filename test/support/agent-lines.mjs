// A program that plays an agent for many turns: a line of JSON in, a line of JSON out. The input says what to do.
import { createInterface } from 'node:readline';

let served = 0;
const say = (value) => process.stdout.write(`${typeof value === 'string' ? value : JSON.stringify(value)}\n`);
const forever = () => setInterval(() => undefined, 1000);

const commands = {
  hang: forever,
  crash: () => {
    process.stderr.write('out of cheese\n');
    process.exit(7);
  },
  leave: () => process.exit(0),
  'log first': () => {
    process.stdout.write(`starting up\n${JSON.stringify({ output: 'the answer' })}\n`);
  },
  'log twice': () => {
    process.stdout.write(`starting up\nready\n${JSON.stringify({ output: 'the answer' })}\n`);
  },
  'log, then think': () => {
    process.stdout.write('starting up\n', () => setTimeout(() => say({ output: 'the answer' }), 100));
  },
  'log as JSON': () => {
    process.stdout.write('{"level":30,"msg":"starting up"}\n', () =>
      setTimeout(() => say({ output: 'the answer', tool_calls: [{ name: 'mail', arguments: {} }] }), 100),
    );
  },
  'log after': () => {
    process.stdout.write(`${JSON.stringify({ output: 'the answer' })}\ndone\n`);
  },
  'one and exit': () => process.stdout.write('last words', () => process.exit(0)),
  'answer and exit': () =>
    process.stdout.write(`${JSON.stringify({ output: 'bye' })}\n`, () => process.exit(0)),
  environment: () => say({ output: JSON.stringify(process.env) }),
  blank: () => process.stdout.write(`\n  \n${JSON.stringify({ output: 'after blanks' })}\n`),
  text: () => say('a line of text'),
  pieces: () => {
    const line = JSON.stringify({ output: 'ä'.repeat(50_000) });
    const half = line.length / 2;
    process.stdout.write(line.slice(0, half), () =>
      setImmediate(() => process.stdout.write(`${line.slice(half)}\n`)),
    );
  },
  huge: () => {
    const piece = 'x'.repeat(1024 * 1024);
    const more = () => process.stdout.write(piece, more);
    more();
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  served++;
  const command = commands[asked.input];
  if (command) command();
  else if (asked.input.startsWith('wait '))
    setTimeout(
      () => say({ output: asked.input, context: [String(process.pid)] }),
      Number(asked.input.slice(5)),
    );
  else say({ output: `${asked.input} #${served}`, context: [String(process.pid)] });
}
