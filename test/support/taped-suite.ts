import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { type RunOptions, startRun } from '../../src/jobs/runs/start-run.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import type { Ports } from '../../src/ports/ports.ts';
import type { RunOutcome } from '../../src/runs/run.ts';
import type { CaseResult } from '../../src/schema/run.ts';
import { modelScript } from './fake-model.ts';
import { finished } from './finished.ts';
import { evalsWith } from './javascript-world.ts';

/** What an agent asked the model, whatever the dialect. */
export interface AskedModel {
  path: string;
  headers: Record<string, string>;
  /** What the user said last. */
  user: string;
  stream: boolean;
}

export interface TapedModel {
  readonly url: string;
  /** Requests of agents, and of judges. */
  readonly asked: AskedModel[];
  readonly judged: number;
  /** What becomes of the next requests of agents: a status, nothing ever, or the answer as usual. */
  next: (number | 'hang' | 'answer')[];
  close(): Promise<void>;
}

type Json = Record<string, unknown>;

/** A provider on loopback: agents are answered with what they said, in words that are streamed where they ask for it; forms are filled in. */
export async function tapedModel(): Promise<TapedModel> {
  const script = modelScript();
  const asked: AskedModel[] = [];
  const next: TapedModel['next'] = [];
  let judged = 0;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += String(piece);
    const headers = request.headers as Record<string, string>; // Border: none comes twice.
    const body = JSON.parse(text || '{}') as Json;
    if (body['response_format'] !== undefined) {
      judged += 1;
      const reply = script.reply(request.url ?? '', headers, text);
      if (typeof reply !== 'string') response.writeHead(reply.status, reply.headers).end(reply.text);
      return;
    }
    const messages = (body['messages'] ?? []) as { role: string; content: string }[];
    const user = messages.findLast(({ role }) => role === 'user')?.content ?? '';
    asked.push({ path: request.url ?? '', headers, user, stream: body['stream'] === true });
    const instead = next.shift();
    if (instead === 'hang') return;
    if (instead !== undefined && instead !== 'answer')
      return void response.writeHead(instead).end('{"error":{"message":"busy"}}');
    answer(response, { user, number: asked.length, stream: body['stream'] === true });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // Border: a TCP server has a port.
  return {
    ...{ url: `http://127.0.0.1:${port}`, asked, next },
    get judged() {
      return judged;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Each answer is another one, so that one which was recorded is told from one that was not. */
function answer(
  response: ServerResponse,
  { user, number, stream }: { user: string; number: number; stream: boolean },
): void {
  const said = `You said: ${user} (answer ${number})`;
  const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };
  const head = { id: `chatcmpl-${number}`, object: 'chat.completion', created: number, model: 'gpt-taped' };
  if (!stream) {
    const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: said } }];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...head, choices, usage }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const word of said.split(/(?<= )/)) {
    const choices = [{ index: 0, delta: { content: word } }];
    response.write(`data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices })}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}

/** A program that asks its model over HTTP as often as the input says, streaming where it says so, and answers with what it was told. */
export const ASKING_PROGRAM = `
const base = process.env.OPENAI_BASE_URL;
async function ask(content, stream) {
  const response = await fetch(base + '/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer ' + process.env.OPENAI_API_KEY },
    body: JSON.stringify({ model: 'gpt-taped', stream, messages: [{ role: 'user', content }] }),
  });
  if (!response.ok) return 'error ' + response.status;
  const text = await response.text();
  if (!stream) return JSON.parse(text).choices[0].message.content;
  return text.split('\\n\\n').filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)).choices[0].delta.content).join('');
}
async function play(input) {
  if (input.startsWith('retry ')) {
    for (let left = 3; left > 0; left--) {
      const said = await ask(input, false);
      if (!said.startsWith('error')) return said;
    }
    return 'I give up.';
  }
  if (input.startsWith('parallel ')) return (await Promise.all([1, 2, 3, 4].map((part) => ask(input + ' ' + part, false)))).join(' | ');
  return ask(input, input.startsWith('stream '));
}
if (process.argv[2] === 'lines') {
  const { createInterface } = await import('node:readline');
  for await (const line of createInterface({ input: process.stdin }))
    console.log(JSON.stringify({ output: await play(JSON.parse(line).input) }));
} else {
  let text = '';
  for await (const piece of process.stdin) text += piece;
  console.log(JSON.stringify({ output: await play(JSON.parse(text).input) }));
}
`;

export const OPENAI_AGENT = `name: Desk
provider: openai
invocation: { model: gpt-taped }
`;

export const PROGRAM_AGENT = `name: Desk
provider: custom
invocation:
  command: [node, agent.mjs]
  env: { OPENAI_API_KEY: "\${OPENAI_API_KEY}", OPENAI_BASE_URL: "\${OPENAI_BASE_URL}" }
`;

export const LINES_AGENT = PROGRAM_AGENT.replace(
  '[node, agent.mjs]',
  '[node, agent.mjs, lines]\n  protocol: lines',
);

/** A case of one turn that is checked without a judge. */
export const caseOf = (input: string, more = '') =>
  `name: Case\nturns:\n  - input: ${JSON.stringify(input)}\n    checks: [{ contains: "You said" }]\n${more}`;

/** A run as the tests look at it. */
export type TapedOutcome = Omit<RunOutcome, 'report'> & {
  report: Omit<RunOutcome['report'], 'cases'> & { cases: CaseResult[] };
};

export interface TapedProject {
  readonly folder: string;
  write(path: string, text: string): void;
  /** Cassettes by their path below evals/cassettes. */
  cassettes(): Record<string, string>;
  run(
    options: RunOptions,
    where?: { model?: TapedModel; key?: string; state?: string; ports?: Partial<Ports> },
  ): Promise<TapedOutcome>;
}

/** A project on the disk, whose models are those of the server, where one is given: without it there is no key either. */
export function tapedProject(files: Record<string, string>): TapedProject {
  const folder = evalsWith({ 'agent.mjs': ASKING_PROGRAM, ...files });
  let states = 0;
  return {
    folder,
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    cassettes() {
      const root = join(folder, 'evals/cassettes');
      const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.jsonl'),
      );
      return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(root, name), 'utf8')]));
    },
    run(options, { model, key = 'sk-test-0123456789abcdef', state, ports: instead } = {}) {
      states += 1;
      const known: Record<string, string> =
        model === undefined ? {} : { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_API_KEY: key };
      const real = nodePorts();
      const env = {
        ...real.env,
        get: (name: string) => (name.startsWith('OPENAI_') ? known[name] : real.env.get(name)),
        names: () =>
          [...real.env.names().filter((name) => !name.startsWith('OPENAI_')), ...Object.keys(known)].sort(),
      };
      const engine = createEngine({
        ...{ evals: join(folder, 'evals'), state: join(folder, state ?? `.assay-${states}`) },
        ports: { ...nodePorts(env), ...instead },
      });
      return finished(startRun(engine, options), (outcome) => ({
        ...outcome,
        report: { ...outcome.report, cases: [...outcome.report.cases] },
      }));
    },
  };
}

let closing: (() => Promise<void>)[] = [];

/** A model that ends with the tests of its file. */
export async function modelOfTests(): Promise<TapedModel> {
  const model = await tapedModel();
  if (closing.length === 0)
    afterAll(async () => {
      const all = closing;
      closing = [];
      for (const close of all) await close();
    });
  closing.push(model.close);
  return model;
}
