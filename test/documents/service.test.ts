import { spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLOCKS, type Block } from '../support/documents.ts';
import { freePort } from '../support/free-port.ts';
import { folderOf, ROOT, runScript } from '../support/run-cli.ts';
import { SERVED, type ServiceProcess, serviceProcess } from '../support/service-process.ts';

const blocks: Block[] = BLOCKS.filter(({ page }) => page === 'docs/service.md');
/** What a reader types; the start of the service is what the test does itself. */
const typed = blocks.filter(({ language, text }) => language === 'sh' && !/^assay serve/m.test(text));
const files = Object.fromEntries(
  blocks.filter(({ file }) => file !== '').map(({ file, text }) => [file, text]),
);

/** Method, path and status of every request, in the order in which they stand there. */
const REQUESTS = [
  'POST /v1/scorers 201',
  'POST /v1/evaluate 200',
  'POST /v1/evaluate/batch 200',
  'POST /v1/agents 201',
  'POST /v1/test-cases 201',
  'POST /v1/test-cases/generate 200',
  'POST /v1/runs 202',
  'POST /v1/experiments 201',
  'POST /v1/optimize/prompt 200',
  'GET /v1/analytics/failure-analysis 200',
  'POST /v1/traces 201',
  'POST /v1/traces/{id}/spans 201',
  'PATCH /v1/spans/{id} 200',
  'POST /v1/webhooks 201',
  'GET /v1/runs 200',
  'GET /v1/runs/{id} 200',
  'DELETE /v1/scorers/{id} 204',
  'POST /v1/evaluate 422',
  'POST /v1/evaluate/batch 202',
  'GET /v1/batches/{id} 200',
];

let service: ServiceProcess;
let requests: string[] = [];
/** What each block printed. */
let printed: string[] = [];
let errors = '';

beforeAll(async () => {
  const curl = spawnSync('curl', ['--version'], { encoding: 'utf8' });
  const [, major = 0, minor = 0] = /^curl (\d+)\.(\d+)/.exec(curl.stdout ?? '') ?? [];
  if (Number(major) * 1000 + Number(minor) < 7082)
    throw new Error('This test runs docs/service.md with the program curl, 7.82 or newer: install it.');
  service = await serviceProcess();
  const port = await freePort();
  const cwd = folderOf(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, placed(text, port)])),
  );
  const script = [
    "set -eo pipefail; trap 'kill $(jobs -p)' EXIT",
    'curl() { command curl --write-out \'%{stderr}@@ %{method} %{url_effective} %{http_code}\\n\' "$@"; }',
    ...typed.flatMap(({ text }) => [
      'echo "@@@"',
      placed(text, port),
      // A server that was started in the background may take a moment.
      ...(text.includes('shop.mjs')
        ? [`until (exec 3<>/dev/tcp/127.0.0.1/${port}) 2>/dev/null; do sleep 0.05; done`]
        : []),
    ]),
  ].join('\n');
  const ended = await typedInto(script, cwd);
  errors = ended.stderr;
  printed = ended.stdout.split('@@@\n').slice(1);
  requests = [...ended.stderr.matchAll(/^@@ (\w+) (\S+) (\d+)$/gm)].map(([, method, url = '', status]) => {
    const path = new URL(url).pathname.replaceAll(/\/[a-z]+_[^/]+/g, '/{id}');
    return `${method} ${path} ${status}`;
  });
});
afterAll(() => service?.stop());

/** A text of the page with the addresses of this test. */
const placed = (text: string, port: number) =>
  text.replaceAll('http://127.0.0.1:8787', service.url).replaceAll('9000', String(port));

function typedInto(script: string, cwd: string): Promise<{ stdout: string; stderr: string }> {
  const child = spawn('bash', ['--noprofile', '--norc', '-c', script], {
    cwd,
    env: {
      PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      HOME: cwd,
      ASSAY_API_KEY: service.key,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', () => resolve(printed));
  });
}

/** What an answer has to hold to be the one that is shown: `…` stands for any text, objects may have more. */
function expectShown(answer: unknown, shown: unknown, where: string): void {
  if (Array.isArray(shown)) {
    expect(Array.isArray(answer), where).toBe(true);
    for (const [index, one] of shown.entries())
      expectShown((answer as unknown[])[index], one, `${where}[${index}]`); // Just asked.
  } else if (typeof shown === 'object' && shown !== null) {
    expect(typeof answer, where).toBe('object');
    for (const [key, value] of Object.entries(shown))
      expectShown((answer as Record<string, unknown>)[key], value, `${where}.${key}`); // Just asked.
  } else if (typeof shown === 'string' && shown.includes('…')) {
    expect(answer, where).toEqual(expect.stringContaining(shown.split('…')[0] ?? ''));
    expect(answer, where).not.toBe('');
  } else expect(answer, where).toEqual(shown);
}

describe('the page on the service', () => {
  it('has every request answered that it shows, in this order', () => {
    expect(requests, errors).toEqual(REQUESTS);
  });

  const answered = typed
    .map((block, index) => ({ index, block, next: blocks[blocks.indexOf(block) + 1] }))
    .filter(({ next }) => next?.language === 'json')
    .map(
      ({ index, block, next }) =>
        [/\/v1\/[\w/$-]+/.exec(block.text)?.[0] ?? '', index, next?.text ?? ''] as const,
    );

  it('shows an answer of each operation', () => expect(answered).toHaveLength(15));

  it.each(answered)('answers %s as it is shown', (path, index, shown) => {
    expectShown(JSON.parse(printed[index] ?? ''), JSON.parse(shown), path);
  });

  it('fits on a screen: no block of more than twelve lines but programs', () => {
    for (const { text, file } of blocks.filter((one) => one.file === ''))
      expect(text.trimEnd().split('\n').length, file || text).toBeLessThanOrEqual(12);
  });

  it('tells the progress of the run to the client that is shown', () => {
    const index = typed.findIndex(({ text }) => text.includes('watch.mjs'));
    expect(printed[index]).toMatch(/^Returns passed\n.*1 of 1/);
  });

  it('reads and deletes', () => {
    const index = typed.findIndex(({ text }) => text.includes('-X DELETE'));
    expect(printed[index]).toContain('"next_cursor"');
    expect(printed[index]).toContain('"counts"');
  });
});

describe('a receiver of webhooks as the page shows it', () => {
  const secret = 'a-secret-of-some-length';
  const body =
    '{"event":"run.failed","timestamp":"2026-01-05T09:00:00Z","data":{"failure_summary":"Grüße 🌍"}}';
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

  it('in Node takes what is signed and nothing else', async () => {
    const port = await freePort();
    const cwd = folderOf({ 'receiver.mjs': (files['receiver.mjs'] ?? '').replace('9100', String(port)) });
    let kill = (_: NodeJS.Signals) => undefined as unknown;
    const ended = runScript(join(cwd, 'receiver.mjs'), [], {
      cwd,
      env: { WEBHOOK_SECRET: secret },
      onStart: (end) => {
        kill = end;
      },
    });
    const post = (headers: Record<string, string>, sent = body) =>
      fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: sent, headers }).then(({ status }) => status);
    const ready = async (): Promise<number> => post({}).catch(ready);
    expect(await ready()).toBe(401);
    const delivery = 'del_1';
    expect(await post({ 'x-service-signature': signature, 'x-service-delivery': delivery })).toBe(204);
    expect(await post({ 'x-service-signature': signature }, `${body} `)).toBe(401);
    expect(await post({ 'x-service-signature': signature.replace(/.$/, 'x') })).toBe(401);
    kill('SIGTERM');
    expect((await ended).stdout).toBe('del_1 run.failed\n');
  });

  it('in Python says the same', () => {
    const check = [
      'import sys, json',
      'asked = json.loads(sys.stdin.buffer.read())',
      "print([genuine(asked['secret'], asked['body'].encode(), one) for one in asked['signatures']])",
    ].join('\n');
    const signatures = [signature, signature.replace(/.$/, 'x'), '', 'ü'];
    const checked = spawnSync('python3', ['-c', `${files['receiver.py']}\n${check}`], {
      input: JSON.stringify({ secret, body, signatures }),
      encoding: 'utf8',
    });
    expect(checked.stdout, checked.stderr).toBe('[True, False, False, False]\n');
  });
});

describe('an agent that traces itself as the page shows it', () => {
  it('gives a run its tool calls by its spans alone', async () => {
    const shown = files['traced-agent.mjs'] ?? '';
    const cwd = folderOf({
      'agent.mjs':
        SERVED === join(ROOT, 'dist/cli.js')
          ? shown
          : shown.replace('agent-assay/tracing', join(ROOT, 'src/tracing/trace.ts')),
      'evals/agents/shop.yaml': 'name: Shop\nprovider: custom\ninvocation: { command: [node, agent.mjs] }\n',
      'evals/test-cases/order.yaml': [
        'id: order',
        'name: Order',
        'agent_id: shop',
        'turns:',
        '  - input: { text: Where is TK-7? }',
        '    expected_behavior: Says "sent".',
        '    expected_tools: [{ name: get_order, arguments: { order: TK-7 } }]',
        '    scorers: [tool_correctness]',
      ].join('\n'),
    });
    mkdirSync(join(cwd, 'node_modules'));
    symlinkSync(ROOT, join(cwd, 'node_modules/agent-assay'));
    const { code, stdout, stderr } = await runScript(SERVED, ['run', '--judge', 'offline', '--json'], {
      cwd,
    });
    expect(code, stderr).toBe(0);
    const turn = JSON.parse(stdout).cases[0].attempts[0].turns[0];
    expect(turn).toMatchObject({
      output: 'Your order was sent.',
      tool_calls: [{ name: 'get_order', arguments: { order: 'TK-7' } }],
      results: { tool_correctness: { score: 1 } },
    });
  });
});
