import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import type { Child } from '../../src/ports/ports.ts';
import { mayPassOnRetry } from '../../src/reports/parts/case-problem.ts';
import { terminal } from '../../src/reports/terminal.ts';
import { finished } from '../support/finished.ts';
import { seededPorts } from '../support/seeded-ports.ts';

/** How a program answers a question: what it writes, and its exit code. */
type Program = (input: string) => { out?: string; errors?: string; code?: number };

const AGENT = 'name: Shop\nprovider: custom\ninvocation: { command: [python3, agent.py] }\n';
const MODEL = 'name: Shop\nprovider: openai\ninvocation: { model: m, base_url: "http://127.0.0.1:1/v1" }\n';

/** Plays one case a question with a program of this machine, all in memory. */
async function played(
  questions: readonly string[],
  program: Program,
  { agent = AGENT, scorers = '[playval]', http }: { agent?: string; scorers?: string; http?: unknown } = {},
) {
  const ports = seededPorts({
    variables: { OPENAI_API_KEY: 'sk-must-not-show' },
    spawn: () => child(program),
    listen: async () => ({ url: 'http://127.0.0.1:1', close: async () => {} }),
    // Border: the form of an answer of the port.
    ...(http === undefined
      ? {}
      : { http: async () => ({ status: 200, headers: {}, text: JSON.stringify(http) }) }),
  });
  const cases = questions.map(
    (input, index) =>
      `- id: c${index}\n  name: Case ${index}\n  turns: [{ input: "${input}", expected_behavior: 'Says "30 days".', scorers: ${scorers} }]\n`,
  );
  const write = (name: string, text: string) =>
    ports.files.writeAtomic(`${ports.env.cwd()}/evals/${name}`, text);
  write('agents/shop.yaml', agent);
  // What the rules make of an answer counts here, sure or not: only the faults are the matter.
  write('assay.yaml', 'gate: { offline_low_confidence: true }\n');
  write('test-cases/c.yaml', cases.join(''));
  const engine = createEngine({ ports, judge: { provider: 'offline' } });
  return finished(startRun(engine, {}), ({ report }) => ({
    header: report.header,
    cases: [...report.cases],
    warnings: report.warnings,
    text: [...terminal(report)].join(''),
  }));
}

/** A program that ends as soon as its input is closed. */
function child(program: Program): Child {
  let asked = '';
  let output = (_: string) => {};
  let errors = (_: string) => {};
  let end = (_: Awaited<Child['ended']>) => {};
  const ended = new Promise<Awaited<Child['ended']>>((resolve) => {
    end = resolve;
  });
  return {
    pid: 2,
    write: (text) => {
      asked += text;
    },
    closeInput() {
      const { out, errors: said, code = 0 } = program(JSON.parse(asked).input);
      if (out !== undefined) output(out);
      if (said !== undefined) errors(said);
      end({ code, signal: null });
    },
    onOutput: (listener) => {
      output = listener;
    },
    onErrors: (listener) => {
      errors = listener;
    },
    ended,
    kill: () => {},
  };
}

const traceback = (last: string) =>
  `Traceback (most recent call last):\n  File "agent.py", line 3, in <module>\n    answer()\n${last}\n`;
const GOOD = '{"output": "You have 30 days."}';

describe('a run of an agent that fails', () => {
  it('shows the last line of each crash, and two different ones', async () => {
    const last: Record<string, string> = { a: "KeyError: 'order'", b: 'ValueError: no such tea' };
    const { header, text } = await played(['a', 'b', 'ok'], (input) =>
      last[input] === undefined ? { out: GOOD } : { errors: traceback(last[input]), code: 1 },
    );
    expect(header.counts).toMatchObject({ passed: 1, failed: 0, errored: 2 });
    expect(text).toContain("ended with exit code 1: KeyError: 'order'");
    expect(text).toContain('ended with exit code 1: ValueError: no such');
    // The reason of the run is a sentence; the rest of stderr stands at the case.
    expect(header.reason).toContain(
      "First error: agent: The agent program ended with exit code 1: KeyError: 'order'.",
    );
    expect(header.reason).not.toContain('Traceback');
  });

  it('shows the lines that hand over a key, as they are to be copied', async () => {
    const { text, cases } = await played(['a'], () => ({
      errors: traceback("KeyError: 'OPENAI_API_KEY'"),
      code: 1,
    }));
    expect(text).toContain('        │   env:\n        │     OPENAI_API_KEY: "${OPENAI_API_KEY}"\n');
    expect(JSON.stringify([text, cases])).not.toContain('sk-must-not-show');
  });

  it('is no judged answer where the program reports an error', async () => {
    const { header, cases } = await played(['a', 'ok'], (input) => ({
      out: input === 'a' ? '{"is_error": true, "result": "You have 30 days."}' : GOOD,
    }));
    expect(header.counts).toMatchObject({ passed: 1, failed: 0, errored: 1 });
    expect(cases[0]?.attempts[0]?.error).toMatchObject({
      code: 'reported_error',
      message: 'agent: the agent reported an error: You have 30 days.',
    });
  });

  it('says that nothing was printed', async () => {
    const { cases, text } = await played(['a'], () => ({ errors: 'hm\n' }));
    expect(cases[0]?.attempts[0]?.error?.code).toBe('no_output');
    expect(text).toContain('printed nothing and ended with exit code 0');
  });

  it('warns once of log lines in many answers, and counts them', async () => {
    const { header, warnings } = await played(['a', 'b', 'c'], (input) => ({
      out: `INFO ${input}\n${GOOD}\n`,
    }));
    expect(header.counts).toMatchObject({ passed: 3 });
    expect(warnings).toEqual([
      expect.stringMatching(/^agent shop printed other text .* \(3 times; this is the first\)$/),
    ]);
  });

  it('is not to be tried again where the answer lacks a field, and elsewhere is', async () => {
    const lacking = await played(['a'], () => ({ out: GOOD }), { scorers: '[contextual_relevancy]' });
    expect(lacking.cases.map(mayPassOnRetry)).toEqual([false]);
    expect(lacking.cases[0]?.attempts[0]?.turns[0]?.errors).toMatchObject({
      contextual_relevancy: {
        code: 'missing_field',
        message: expect.stringContaining('invocation.context_path'),
      },
    });
    const crashed = await played(['a', 'ok'], (input) => (input === 'a' ? { code: 1 } : { out: GOOD }));
    expect(crashed.cases.map(mayPassOnRetry)).toEqual([true, false]);
  });

  it('advises no path for a model, which has none', async () => {
    const completion = { choices: [{ message: { role: 'assistant', content: 'You have 30 days.' } }] };
    const { cases } = await played(['a'], () => ({}), {
      agent: MODEL,
      scorers: '[contextual_relevancy]',
      http: completion,
    });
    const error = cases[0]?.attempts[0]?.turns[0]?.errors?.['contextual_relevancy'];
    expect(error?.code).toBe('missing_field');
    expect(error?.hint).toContain(
      'An agent of provider openai answers with text and tool calls only. Give the turn a context',
    );
    expect(`${error?.message} ${error?.hint}`).not.toContain('_path');
  });
});
