import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeAgentServer } from '../../support/fake-agent-servers.ts';
import { type FakeModelServer, startFakeModelServer } from '../../support/fake-model-server.ts';
import { CLI, folderOf, runCli, TEST_NODE } from '../../support/run-cli.ts';

let model: FakeModelServer | undefined;
let agent: FakeServer | undefined;
let stop = () => {};
afterEach(async () => {
  stop();
  await model?.close();
  await agent?.close();
});

const CASES = ['one', 'two']
  .map((id) => `- { id: ${id}, name: ${id}, turns: [{ input: ${id}, expected_behavior: Answers. }] }\n`)
  .join('');

/** A suite that a model judges, watched by a process that nobody sits before. */
async function watchedSuite() {
  model = await startFakeModelServer();
  agent = await fakeAgentServer(({ json }) => ({ body: { output: `About ${json.input}.` } }));
  const cwd = folderOf({
    'evals/assay.yaml': 'defaults: { scorers: [relevance] }\n',
    'evals/agents/a.yaml': `name: A\nprovider: custom\nsystem_prompt_file: ../../prompt.md\ninvocation:\n  url: ${agent.url}/chat\n  body_template: '{"input":"{{ input }}"}'\n`,
    'evals/test-cases/cases.yaml': CASES,
    'prompt.md': 'Be brief.\n',
  });
  const flags = ['--judge', 'openai', '--judge-model', 'm', '--judge-base-url', model.url];
  const child = spawn(TEST_NODE, [CLI, 'run', '--watch', ...flags], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: tmpdir(), OPENAI_API_KEY: 'sk-test-watch-0001' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  stop = () => void child.kill('SIGKILL');
  let text = '';
  let told = () => {};
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      told();
    });
  return {
    write: (path: string, content: string) => writeFileSync(join(cwd, path), content),
    read: (path: string) => readFileSync(join(cwd, path), 'utf8'),
    /** What was printed since the last time, when it waits for changes again. */
    async round(): Promise<string> {
      while (!/^waiting for changes.*$/m.test(text))
        await new Promise<void>((resolve) => {
          told = resolve;
        });
      const shown = text;
      text = '';
      return shown;
    },
    async interrupted(): Promise<number | null> {
      child.kill('SIGINT');
      return new Promise((resolve) => child.on('close', resolve));
    },
  };
}

describe('assay run --watch', () => {
  it('plays what a change concerns, waits out broken files, asks no question twice, and ends with 130', async () => {
    const suite = await watchedSuite();
    const first = await suite.round();
    expect(first).toContain('assay · 2 cases');
    expect(first).not.toContain('\u001b');
    const asked = model!.requests.length;
    expect(asked).toBeGreaterThan(0);

    suite.write('prompt.md', 'Be very brief.\n');
    const prompted = await suite.round();
    expect(prompted).toContain('changed: prompt.md; it concerns 2 cases');
    expect(prompted).toMatch(/^PASSED|^FAILED/m);
    // The agent said the same again.
    expect(model!.requests.length).toBe(asked);

    suite.write('evals/test-cases/cases.yaml', `${CASES}- [`);
    const broken = await suite.round();
    expect(broken).toMatch(/^ {2}evals\/test-cases\/cases\.yaml:\d+:\d+: /m);
    expect(broken).not.toMatch(/^PASSED|^FAILED/m);

    suite.write('evals/test-cases/cases.yaml', CASES.replace('input: two', 'input: three'));
    expect(await suite.round()).toContain('changed: evals/test-cases/cases.yaml; it concerns 1 case\n');

    suite.write('evals/test-cases/cases.yaml', `${CASES.replace('input: two', 'input: three')}\n`);
    expect(await suite.round()).toContain('changed: evals/test-cases/cases.yaml; its cases read as before\n');
    expect(await suite.interrupted()).toBe(130);
  });

  it.each([['--json'], ['--dry-run'], ['--shard', '1/2'], ['--resume', 'run_1'], ['--affected', 'main']])(
    'is refused with %s',
    async (...flags) => {
      const { code, stderr } = await runCli(['run', '--watch', ...flags], { cwd: folderOf({}) });
      expect(code).toBe(2);
      expect(stderr).toContain(`where: ${flags[0]}`);
    },
  );
});
