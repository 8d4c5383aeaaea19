import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import { tracedFolder, tracedRun } from '../../support/traced-run.ts';

const AGENT = join(import.meta.dirname, '../../support/traced-agent.mjs');
const EXPORTER = join(import.meta.dirname, '../../support/otlp-agent.mjs');
const program = (file: string, ...args: string[]) => [process.execPath, file, ...args];

const after: (() => void)[] = [];
afterEach(() => {
  for (const clean of after.splice(0)) clean();
});
function folder(): string {
  const made = tracedFolder();
  after.push(made.clean);
  return made.folder;
}
/** The agent behind HTTP in a process of its own. */
async function served(): Promise<string> {
  const child = spawn(process.execPath, [AGENT, 'http'], { stdio: ['ignore', 'pipe', 'inherit'] });
  after.push(() => void child.kill('SIGKILL'));
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text).trim())),
  );
  return `http://127.0.0.1:${port}/`;
}

const INVOCATIONS = [
  ['a program a turn', async () => ({ command: program(AGENT, 'once') })],
  ['a program that answers lines', async () => ({ command: program(AGENT, 'lines'), protocol: 'lines' })],
  ['a server on this machine', async () => ({ url: await served() })],
] as const;

describe.each(INVOCATIONS)('an agent that reports what it did by traces alone: %s', (_, invocationOf) => {
  it('is scored by its own spans, turn by turn, also where its plays overlap', async () => {
    const invocation = await invocationOf();
    // Of every two plays at once of the same turn one is slow: the other one's spans arrive in between.
    const questions = Object.fromEntries(
      [1, 2, 3].map((n) => [
        `case-${n}`,
        [
          { input: `look up TK-${n}1 for ${n * 15} ms`, order: `TK-${n}1` },
          { input: n === 2 ? 'nothing' : `look up TK-${n}2`, order: n === 2 ? undefined : `TK-${n}2` },
        ],
      ]),
    );
    const run = await tracedRun(folder(), { invocation }, questions, { repeat: 3 });
    expect(run.warnings).toEqual([]);
    expect(run.cases.map(({ id, status }) => [id, status])).toEqual(
      [1, 2, 3].map((n) => [`case-${n}`, 'passed']),
    );
    for (const { id, attempts } of run.cases)
      for (const [attempt, { turns }] of attempts.entries())
        for (const [index, turn] of turns.entries()) {
          const { order } = questions[id]?.[index] ?? {};
          const played = run.played(id, attempt)?.turns[index];
          expect(turn.results['tool_correctness']?.score).toBe(1);
          if (order === undefined) {
            expect(played).toMatchObject({ tool_calls: [], context: null, usage: null });
            continue;
          }
          expect(played).toMatchObject({
            output: `Your order: ${order} was sent.`,
            tool_calls: [{ name: 'get_order', arguments: { order_id: order }, result: `${order} was sent` }],
            context: [`Policy for ${order}: thirty days.`],
            usage: { input_tokens: 10, output_tokens: 2, cost_usd: 0.001 },
          });
        }
  });

  it('leaves traces that end with the run and name it', async () => {
    const run = await tracedRun(
      folder(),
      { invocation: await invocationOf() },
      {
        one: [{ input: 'look up TK-5', order: 'TK-5' }],
      },
    );
    const { items } = await run.engine.traces().page({ limit: 10 });
    expect(items).toMatchObject([{ agent_id: 'shop', run_id: run.runId, span_count: 4 }]);
    const trace = await run.engine.traces().read(items[0]?.trace_id ?? '');
    expect(trace?.metadata).toMatchObject({ test_case_id: 'one', turn_index: 0 });
    expect(trace?.spans.map(({ name, kind, status }) => [name, kind, status])).toEqual([
      ['shop', 'agent', 'completed'],
      ['policies', 'retrieval', 'completed'],
      ['get_order', 'tool', 'completed'],
      ['answer', 'llm', 'completed'],
    ]);
    for (const span of trace?.spans ?? []) expect(span.duration_ms).toBeGreaterThanOrEqual(0);
  });

  it('shows a tool that failed as a call with its error', async () => {
    const run = await tracedRun(
      folder(),
      { invocation: await invocationOf() },
      {
        one: [{ input: 'fail TK-5', order: 'TK-5' }],
      },
    );
    expect(run.played('one', 0)?.turns[0]?.tool_calls).toMatchObject([
      { name: 'get_order', error: 'the order desk is closed' },
    ]);
  });
});

describe('an agent that an exporter watches', () => {
  it.each(['endpoint', 'header', 'own trace', 'packed'])(
    'is scored by what was exported (%s)',
    async (mode) => {
      const run = await tracedRun(
        folder(),
        { invocation: { command: program(EXPORTER, mode) } },
        {
          one: [{ input: 'look up TK-8', order: 'TK-8' }],
          two: [{ input: 'look up TK-9', order: 'TK-9' }],
        },
      );
      expect(run.cases.map(({ status }) => status)).toEqual(['passed', 'passed']);
      expect(run.played('two', 0)?.turns[0]).toMatchObject({
        output: '200 http/protobuf {}',
        tool_calls: [{ name: 'get_order', arguments: { order_id: 'TK-9' }, result: 'sent' }],
      });
    },
  );
});

describe('tracing', () => {
  it('never comes in the way: without a port the run goes on, with a warning', async () => {
    const listen = async () => {
      throw new Fault('connection', 'no port is free');
    };
    const run = await tracedRun(
      folder(),
      { invocation: { command: program(AGENT) } },
      { one: [{ input: 'look up TK-5', order: 'TK-5' }], two: [{ input: 'nothing', order: undefined }] },
      { ports: { listen } },
    );
    expect(run.warnings).toEqual(['agents are not traced: no port is free']);
    expect(run.played('one', 0)?.turns[0]).toMatchObject({
      output: 'Your order: TK-5 was sent.',
      tool_calls: null,
      context: null,
      usage: null,
    });
  });
});
