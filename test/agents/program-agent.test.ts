import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { AgentConnection } from '../../src/agents/agent.ts';
import { connectAgent } from '../../src/agents/connect.ts';
import { Fault } from '../../src/errors.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import type { Environment } from '../../src/ports/ports.ts';
import { agentCall, PATIENT, reachable } from '../support/agent-calls.ts';
import { until } from '../support/run-cli.ts';

const support = join(import.meta.dirname, '../support');
const ONCE = join(support, 'agent-once.mjs');
const LINES = join(support, 'agent-lines.mjs');
const VARIABLES: Record<string, string> = {
  // Folders of somebody else's PATH may be closed to whoever runs this: then nothing is known of what is not found.
  PATH: '/usr/local/bin:/usr/bin:/bin',
  HOME: '/home/somebody',
  LANG: 'C.UTF-8',
  TMPDIR: '/tmp',
  OPENAI_API_KEY: 'sk-must-not-leak',
  GITHUB_TOKEN: 'must-not-leak',
  NODE_OPTIONS: '',
};
const env: Environment = {
  get: (name) => VARIABLES[name],
  names: () => Object.keys(VARIABLES).sort(),
  cwd: () => '/',
};
const ports = { ...nodePorts(), env };

const open: AgentConnection[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((agent) => agent.close()));
});
function connect(how: Record<string, unknown>, home = support): AgentConnection {
  const agent = connectAgent(reachable(how, { home }), ports);
  open.push(agent);
  return agent;
}
const once = (mode: string, more: Record<string, unknown> = {}) =>
  connect({ command: [process.execPath, ONCE, mode], ...more });
const lines = (more: Record<string, unknown> = {}) =>
  connect({ command: [process.execPath, LINES], protocol: 'lines', ...more });

async function faultOf(promise: Promise<unknown>): Promise<Fault> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('no fault');
}
/** Running, and not merely waiting to be reaped. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
async function gone(pid: number): Promise<boolean> {
  await until(() => !isAlive(pid));
  return true;
}
/** Processes whose command line names one of our programs and whose marker is given. */
function running(marker: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(marker) && isAlive(Number(pid));
      } catch {
        return false;
      }
    })
    .map(Number)
    .filter((pid) => pid !== process.pid);
}

describe('a program with a process per turn', () => {
  it('gets one JSON object and answers with one', async () => {
    const answer = await once('echo').call(agentCall('hello "you" ä\n'), PATIENT);
    expect(answer).toEqual({
      output: 'you said: hello "you" ä\n',
      usage: { input_tokens: 3, output_tokens: 4, cost_usd: 0.01 },
    });
  });

  it('is asked exactly in the words of the protocol', async () => {
    const attachments = [{ name: 'a.txt', media_type: 'text/plain', data: 'YQ==', path: '/repo/a.txt' }];
    const { output } = await once('asked', { model: 'm', temperature: 0 }).call(
      agentCall('x', { system_prompt: 'be kind', attachments, turn_index: 2 }),
      PATIENT,
    );
    expect(output.endsWith('\n')).toBe(true);
    expect(JSON.parse(output)).toEqual({
      input: 'x',
      messages: [{ role: 'user', content: 'x' }],
      system_prompt: 'be kind',
      model: 'm',
      temperature: 0,
      test_case_id: 'case_1',
      turn_index: 2,
      attachments,
    });
    const plain = await once('asked').call(agentCall('x'), PATIENT);
    expect(Object.keys(JSON.parse(plain.output))).toEqual([
      'input',
      'messages',
      'test_case_id',
      'turn_index',
    ]);
  });

  it.each([
    ['text', { output: 'plain words, no JSON' }],
    ['other-json', { output: '{"answer":"an object that is not the protocol"}' }],
    ['blank', { output: '' }],
    [
      'tools',
      {
        output: 'done',
        tool_calls: [{ name: 'search', arguments: { q: 'x' }, result: [1] }],
        context: ['a', 'b'],
        agent_plan: 'look, then answer',
      },
    ],
  ])('%s is read as its answer', async (mode, answer) => {
    expect(await once(mode).call(agentCall('x'), PATIENT)).toEqual(answer);
  });

  it('is started without a shell: words stay words', async () => {
    const words = ['$(touch /tmp/no)', '`id`', '; exit 1', '"', "'", '*', '$HOME', 'a b', '\n', '--'];
    const { output } = await connect({ command: [process.execPath, ONCE, 'arguments', ...words] }).call(
      agentCall('$(touch /tmp/no)'),
      PATIENT,
    );
    expect(JSON.parse(output)).toEqual(words);
  });

  it('sees the allowed environment and nothing else', async () => {
    const tracing = {
      ASSAY_RUN_ID: 'run_1',
      TRACEPARENT: '00-a-b-01',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      // Would win over the place that the agent names.
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:1/v1/traces',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    };
    const { output } = await once('environment', {
      env: { MY_KEY: 'given', LANG: 'de_CH.UTF-8', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://mine' },
    }).call(agentCall('x', { tracing }), PATIENT);
    expect(JSON.parse(output)).toEqual({
      PATH: VARIABLES['PATH'],
      HOME: '/home/somebody',
      LANG: 'de_CH.UTF-8',
      TMPDIR: '/tmp',
      MY_KEY: 'given',
      ASSAY_RUN_ID: 'run_1',
      TRACEPARENT: '00-a-b-01',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://mine',
    });
  });

  it('runs in the home folder, in a folder relative to it, or in an absolute one', async () => {
    const home = realpathSync(mkdtempSync(join(tmpdir(), 'agent-home-')));
    try {
      const command = [process.execPath, ONCE, 'folder'];
      expect((await connect({ command }, home).call(agentCall('x'), PATIENT)).output).toBe(home);
      expect((await connect({ command, cwd: '..' }, home).call(agentCall('x'), PATIENT)).output).toBe(
        join(home, '..'),
      );
      expect((await connect({ command, cwd: support }, home).call(agentCall('x'), PATIENT)).output).toBe(
        support,
      );
    } finally {
      rmSync(home, { recursive: true });
    }
  });

  it('that prints nothing at all gave no answer', async () => {
    const fault = await faultOf(once('silent').call(agentCall('x'), PATIENT));
    expect([fault.code, fault.subcode, fault.retry]).toEqual(['agent_failed', 'no_output', false]);
    expect(fault.message).toBe('The agent program printed nothing and ended with exit code 0.');
  });

  it('may log before its answer: nothing of it is lost, and a warning says so', async () => {
    const warnings: string[] = [];
    const onWarning = (kind: string) => warnings.push(kind);
    const answer = await once('logging').call(agentCall('x', { onWarning }), PATIENT);
    expect(answer).toEqual({ output: 'done', tool_calls: [{ name: 'search', arguments: {} }] });
    expect(warnings).toEqual(['text_around']);
  });

  it('sees the keys that its file names as credentials', async () => {
    const agent = connectAgent(
      reachable(
        { command: [process.execPath, ONCE, 'environment'] },
        { home: support, credentials: { OPENAI_API_KEY: 'sk-own' } },
      ),
      ports,
    );
    open.push(agent);
    const { output } = await agent.call(agentCall('x'), PATIENT);
    expect(JSON.parse(output).OPENAI_API_KEY).toBe('sk-own');
  });

  it('that crashes for want of a key is told which lines hand it over', async () => {
    const fault = await faultOf(once('keyless').call(agentCall('x'), PATIENT));
    expect(fault.message).toMatch(
      /^The agent program ended with exit code 1: KeyError: 'OPENAI_API_KEY'\. Its/,
    );
    expect(fault.hint).toContain('\n  env:\n    OPENAI_API_KEY: "${OPENAI_API_KEY}"');
    expect(`${fault.message}${fault.hint}`).not.toContain('sk-must-not-leak');
    const reported = await faultOf(once('complains').call(agentCall('x'), PATIENT));
    expect(reported.message).toContain('OPENAI_API_KEY is not set');
    expect(reported.hint).toContain('\n  env:\n    OPENAI_API_KEY: "${OPENAI_API_KEY}"');
    const warnings: string[] = [];
    await once('says-keyless').call(
      agentCall('x', { onWarning: (kind, message) => warnings.push(`${kind}: ${message}`) }),
      PATIENT,
    );
    expect(warnings).toEqual([expect.stringMatching(/^missing_variable: speaks of OPENAI_API_KEY/)]);
  });

  it('that writes its last words to stdout is quoted all the same', async () => {
    const fault = await faultOf(once('words-on-stdout').call(agentCall('x'), PATIENT));
    expect(fault.message).toBe('The agent program ended with exit code 4: fatal: no such shop');
  });

  it('fails with exit code and the end of stderr', async () => {
    const fault = await faultOf(once('crash').call(agentCall('x'), PATIENT));
    expect([fault.code, fault.subcode, fault.retry]).toEqual(['agent_failed', 'exit', false]);
    expect(fault.message).toContain('exit code 3');
    expect(fault.message).toBe(
      'The agent program ended with exit code 3: TypeError: undefined is not a refund. Its stderr ended with:\n' +
        'first line of trouble\nTypeError: undefined is not a refund',
    );
  });

  it('keeps the last 8 KiB of stderr', async () => {
    const { message } = await faultOf(once('chatty').call(agentCall('x'), PATIENT));
    const kept = message.slice(message.indexOf('\n') + 1);
    expect(kept).toContain('log line 2999 äöü');
    expect(Buffer.byteLength(kept)).toBeGreaterThan(7 * 1024);
    expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(8 * 1024);
    expect(kept).not.toContain('\ufffd');
  });

  it.each([
    ['bad-tools', 'agent_failed', 'tool_calls[1]'],
    ['deep', 'agent_failed', 'deeper than 100'],
    ['huge', 'too_large', '10 MiB'],
  ])('%s is refused as %s', async (mode, code, message) => {
    const fault = await faultOf(once(mode).call(agentCall('x'), PATIENT));
    expect([fault.code, fault.retry]).toEqual([code, false]);
    expect(fault.message).toContain(message);
  });

  it('is killed when it hangs, with what it started, and says what it said last', async () => {
    let seconds = 1;
    let pid = Number.NaN;
    // On a busy machine its time may be over before it has started its child: then it is given more.
    for (; Number.isNaN(pid); seconds *= 2) {
      const fault = await faultOf(
        once('hang-with-child').call(agentCall('x'), { timeoutMs: seconds * 1000 }),
      );
      expect([fault.code, fault.retry]).toEqual(['timeout', true]);
      expect(fault.message).toContain(`${seconds} s`);
      pid = Number(/child (\d+)/.exec(fault.message)?.[1]);
    }
    expect(pid).toBeGreaterThan(0);
    expect(await gone(pid)).toBe(true);
  });

  it('leaves nothing behind after a good answer', async () => {
    const { output } = await once('leave-child').call(agentCall('x'), PATIENT);
    expect(await gone(Number(output))).toBe(true);
  });

  it('is killed when its call is given up, and by close', async () => {
    const marker = `marker-${process.pid}-once`;
    const agent = connect({ command: [process.execPath, ONCE, 'hang', marker] });
    const stop = new AbortController();
    const given = faultOf(agent.call(agentCall('x'), { ...PATIENT, signal: stop.signal }));
    const closed = faultOf(agent.call(agentCall('x'), PATIENT));
    await until(() => running(marker).length >= 2);
    stop.abort();
    expect((await given).code).toBe('cancelled');
    await agent.close();
    expect((await closed).code).toBe('agent_failed');
    expect(running(marker)).toEqual([]);
  });

  it.each([
    [{ command: ['no-such-program-anywhere'] }, 'no-such-program-anywhere was not found'],
    [{ command: ['./no-such-file'] }, './no-such-file was not found'],
    [{ command: [process.execPath], cwd: 'no-such-folder' }, 'no-such-folder does not exist'],
  ])('that cannot start says why and is not tried again: %j', async (how, reason) => {
    const fault = await faultOf(connect(how).call(agentCall('x'), PATIENT));
    expect([fault.code, fault.subcode, fault.retry]).toEqual(['agent_failed', 'cannot_start', false]);
    expect(fault.message).toContain(reason);
    expect(fault.hint).toContain(JSON.stringify(how.command));
    expect(fault.hint).toContain(support);
  });

  it('that may not be executed says so', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-file-'));
    try {
      const file = join(folder, 'agent.sh');
      writeFileSync(file, '#!/bin/sh\n', { mode: 0o644 });
      const fault = await faultOf(connect({ command: [file] }).call(agentCall('x'), PATIENT));
      expect([fault.subcode, fault.message]).toEqual([
        'cannot_start',
        expect.stringContaining('may not be executed'),
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a program that answers line by line', () => {
  it('is one process for calls one after another', async () => {
    const agent = lines();
    const answers = [];
    for (const input of ['a', 'b', 'c']) answers.push(await agent.call(agentCall(input), PATIENT));
    expect(answers.map(({ output }) => output)).toEqual(['a #1', 'b #2', 'c #3']);
    expect(new Set(answers.map(({ context }) => context?.[0])).size).toBe(1);
  });

  it('is as many processes as calls are in flight, used again afterwards', async () => {
    const agent = lines();
    const wait = Array.from({ length: 4 }, () => agent.call(agentCall('wait 300'), PATIENT));
    const first = new Set((await Promise.all(wait)).map(({ context }) => context?.[0]));
    expect(first.size).toBe(4);
    const again = await Promise.all(
      Array.from({ length: 4 }, () => agent.call(agentCall('wait 10'), PATIENT)),
    );
    for (const { context } of again) expect(first).toContain(context?.[0]);
  });

  it.each([
    ['text', 'a line of text'],
    ['blank', 'after blanks'],
    ['pieces', 'ä'.repeat(50_000)],
    ['one and exit', 'last words'],
    ['log after', 'the answer'],
  ])('%s is read as its answer, and the next call is in step', async (input, output) => {
    const agent = lines();
    expect((await agent.call(agentCall(input), PATIENT)).output).toBe(output);
    expect((await agent.call(agentCall('next'), PATIENT)).output).toMatch(/^next #[12]$/);
  });

  it('is replaced when it answers late; the late answer reaches nobody', async () => {
    const agent = lines();
    const before = (await agent.call(agentCall('a'), PATIENT)).context?.[0];
    const fault = await faultOf(agent.call(agentCall('wait 3000'), { timeoutMs: 200 }));
    expect([fault.code, fault.retry]).toEqual(['timeout', true]);
    expect(await gone(Number(before))).toBe(true);
    const after = await agent.call(agentCall('b'), PATIENT);
    expect(after.output).toBe('b #1');
    expect(after.context?.[0]).not.toBe(before);
  });

  it('is replaced when it dies, and the failed call says how', async () => {
    const agent = lines();
    await agent.call(agentCall('a'), PATIENT);
    const fault = await faultOf(agent.call(agentCall('crash'), PATIENT));
    expect([fault.code, fault.retry]).toEqual(['agent_failed', false]);
    expect(fault.message).toContain('exit code 7');
    expect(fault.message).toContain('out of cheese');
    expect((await agent.call(agentCall('b'), PATIENT)).output).toBe('b #1');
  });

  it('may leave between two questions: a new one takes over', async () => {
    const agent = lines();
    expect((await agent.call(agentCall('answer and exit'), PATIENT)).output).toBe('bye');
    expect((await agent.call(agentCall('b'), PATIENT)).output).toBe('b #1');
  });

  it('that leaves without answering even when new has failed', async () => {
    const fault = await faultOf(lines().call(agentCall('leave'), PATIENT));
    expect(fault.code).toBe('agent_failed');
    expect(fault.message).toContain('without an answer');
  });

  it.each(['log first', 'log twice', 'log, then think'])(
    'that logs to stdout is not judged by the log line: %s',
    async (input) => {
      const agent = lines();
      const warnings: string[] = [];
      const onWarning = (kind: string, message: string) => warnings.push(`${kind}: ${message}`);
      expect((await agent.call(agentCall(input, { onWarning }), PATIENT)).output).toBe('the answer');
      expect((await agent.call(agentCall('b'), PATIENT)).output).toBe('b #2');
      expect(warnings).toEqual([expect.stringMatching(/^text_around: .*"starting up"/)]);
    },
  );

  it('that logs JSON to stdout keeps its tool calls, before its first answer and later', async () => {
    const agent = lines();
    const warnings: string[] = [];
    const onWarning = (_: string, message: string) => warnings.push(message);
    const answer = { output: 'the answer', tool_calls: [{ name: 'mail', arguments: {} }] };
    for (let call = 0; call < 2; call++)
      expect(await agent.call(agentCall('log as JSON', { onWarning }), PATIENT)).toEqual(answer);
    expect(warnings).toEqual(Array(2).fill(expect.stringContaining('starting up')));
  });

  it('is not taken by a line of text once it has answered with an object', async () => {
    const agent = lines();
    await agent.call(agentCall('a'), PATIENT);
    let hint: string | undefined;
    // On a busy machine its time may be over before it has written: then it is given more.
    for (let timeoutMs = 300; hint === undefined || !hint.includes('It wrote'); timeoutMs *= 2) {
      const fault = await faultOf(agent.call(agentCall('text'), { timeoutMs }));
      expect(fault.code).toBe('timeout');
      hint = fault.hint;
    }
    expect(hint).toContain('It wrote "a line of text", which is no JSON object.');
    expect((await agent.call(agentCall('log after'), PATIENT)).output).toBe('the answer');
    expect((await agent.call(agentCall('b'), PATIENT)).output).toBe('b #2');
  });

  it('that writes an endless line is killed', async () => {
    expect((await faultOf(lines().call(agentCall('huge'), PATIENT))).code).toBe('too_large');
  });

  it('does not see variables of one call, for it lives longer than the call', async () => {
    const tracing = { ASSAY_RUN_ID: 'run_1', ASSAY_TEST_CASE_ID: 'case_1', TRACEPARENT: '00-a-b-01' };
    const agent = lines();
    const { output } = await agent.call(agentCall('environment', { tracing }), PATIENT);
    expect(Object.keys(JSON.parse(output)).sort()).toEqual([
      'ASSAY_RUN_ID',
      'HOME',
      'LANG',
      'PATH',
      'TMPDIR',
    ]);
    const other = await agent.call(agentCall('environment', { tracing: { ASSAY_RUN_ID: 'run_2' } }), PATIENT);
    expect(JSON.parse(other.output).ASSAY_RUN_ID).toBe('run_2');
  });

  it('is ended by close, idle or not, and not started again', async () => {
    const marker = `marker-${process.pid}-lines`;
    const agent = connect({ command: [process.execPath, LINES, marker], protocol: 'lines' });
    await Promise.all([1, 2].map(() => agent.call(agentCall('wait 200'), PATIENT)));
    const busy = faultOf(agent.call(agentCall('hang'), PATIENT));
    expect(running(marker).length).toBe(2);
    await agent.close();
    expect((await busy).code).toBe('agent_failed');
    expect(running(marker)).toEqual([]);
    expect((await faultOf(agent.call(agentCall('a'), PATIENT))).code).toBe('cancelled');
  });

  it('that cannot start says so at its call', async () => {
    const fault = await faultOf(
      connect({ command: ['no-such-program'], protocol: 'lines' }).call(agentCall('x'), PATIENT),
    );
    expect([fault.subcode, fault.retry]).toEqual(['cannot_start', false]);
  });
});
