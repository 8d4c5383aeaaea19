import { describe, expect, it } from 'vitest';
import { findings } from '../../src/cli/doctor/doctor.ts';
import type { Finding } from '../../src/cli/doctor/finding.ts';
import type { EngineOptions } from '../../src/engine/engine-options.ts';
import { fakeModel } from '../support/fake-model.ts';
import { machine, OLLAMA, STUDIO } from '../support/local-servers.ts';
import { offlineEngine } from '../support/offline-engine.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const SECRET = 'sk-secret-0123456789';

/** What the doctor finds in a world of these servers and variables, under a judge. */
async function found(
  judge: EngineOptions['judge'],
  {
    servers = machine({}),
    variables = {},
    files = {},
  }: {
    servers?: ReturnType<typeof machine>;
    variables?: Record<string, string>;
    files?: Record<string, string>;
  } = {},
): Promise<(area: string) => Finding[]> {
  const ports = seededPorts({ http: servers.http, variables });
  for (const [path, text] of Object.entries(files))
    ports.files.writeAtomic(`${ports.env.cwd()}/${path}`, text);
  const all = await findings(offlineEngine({ ports, judge: judge ?? {}, state: '/somewhere/.assay' }));
  for (const { status, remedy } of all) expect(remedy !== undefined).toBe(status !== 'ok');
  expect(JSON.stringify(all)).not.toContain(SECRET);
  return (area) => all.filter((one) => one.area === area);
}

describe('assay doctor', () => {
  it('asks the model of this machine one small question', async () => {
    const servers = machine({ [OLLAMA]: ['a'] });
    const about = await found({ provider: 'local' }, { servers });
    expect(about('judge')[0]).toMatchObject({
      status: 'ok',
      found: expect.stringMatching(
        /^a of Ollama at http:\/\/127\.0\.0\.1:11434\/v1 answers in the form, held to the schema/,
      ),
    });
    expect(servers.model.requests).toHaveLength(1);
    expect(about('model servers')).toMatchObject([{ found: expect.stringContaining('Ollama') }]);
  });

  it.each<[string, Parameters<typeof fakeModel>[0], Finding['status'], string]>([
    ['takes no schema', { formats: [] }, 'ok', 'as text, as it takes neither'],
    [
      'is wrong',
      { fill: () => ({ reason: 'no', verdict: 'no' }) },
      'note',
      'denies that two and three is five',
    ],
    ['talks', { behave: () => 'ignores_schema' }, 'problem', 'does not answer in the form'],
    [
      'fails',
      { behave: () => ({ status: 500 }) },
      'problem',
      'does not answer in the form: The provider failed (500)',
    ],
  ])('says that a model %s', async (name, options, status, text) => {
    const servers = machine({ [STUDIO]: [`model that ${name}`] }, fakeModel(options));
    const about = await found({ provider: 'local' }, { servers });
    expect(about('judge')[0]).toMatchObject({ status, found: expect.stringContaining(text) });
  });

  it('says what was tried where no server answers', async () => {
    const about = await found({ provider: 'local' });
    expect(about('judge')).toMatchObject([
      { status: 'problem', remedy: expect.stringContaining('Tried Ollama at http://127.0.0.1:11434/v1') },
    ]);
  });

  it('asks nobody who costs money', async () => {
    const servers = machine({});
    const about = await found({ provider: 'openai' }, { servers, variables: { OPENAI_API_KEY: SECRET } });
    expect(about('judge')).toMatchObject([
      { status: 'ok', found: expect.stringContaining('a call costs money') },
    ]);
    expect(servers.asked.every((url) => url.startsWith('http://127.0.0.1'))).toBe(true);
  });

  it('names the key that is missing, and one that is empty', async () => {
    const about = await found({ provider: 'anthropic', model: 'm' }, { variables: { OPENAI_API_KEY: '' } });
    expect(about('judge')).toMatchObject([
      { status: 'problem', remedy: expect.stringContaining('ANTHROPIC_API_KEY') },
    ]);
    expect(about('keys').map(({ status }) => status)).toEqual(['note', 'ok', 'ok']);
  });

  it('says that without a key answers are judged offline, unless that was asked for', async () => {
    expect((await found({}))('judge')).toMatchObject([
      { status: 'note', remedy: expect.stringContaining('local') },
    ]);
    expect((await found({ provider: 'offline' }))('judge')).toMatchObject([{ status: 'ok' }]);
  });

  it('names the package that is missing', async () => {
    const about = await found({ provider: 'onnx' });
    expect(about('judge')).toMatchObject([
      { status: 'problem', remedy: expect.stringContaining('npm install') },
    ]);
  });

  it('says what cannot run own code', async () => {
    const about = await found({ provider: 'offline' });
    expect(about('python')).toMatchObject([{ status: 'note' }]);
    expect(about('javascript')).toMatchObject([{ status: 'note' }]);
  });

  const agentFile = (invocation: string) => ({
    'evals/agents/a.yaml': `name: A\nprovider: custom\ninvocation: ${invocation}\n`,
  });
  it.each<[string, string, Record<string, string>, Finding['status'], string]>([
    ['a program of the project', '{ command: [bin/agent] }', { 'bin/agent': '' }, 'ok', 'is there'],
    ['a program that is not there', '{ command: [bin/agent] }', {}, 'problem', 'no program bin/agent'],
    ['a program of no PATH', '{ command: [no-such-agent] }', {}, 'problem', 'no program no-such-agent'],
    [
      'an endpoint that says something',
      `{ url: "${OLLAMA}/chat", body_template: '{"q":"{{ input }}"}' }`,
      {},
      'ok',
      'can be reached',
    ],
    [
      'an endpoint that nobody serves',
      `{ url: "http://127.0.0.1:9/chat", body_template: '{"q":"{{ input }}"}' }`,
      {},
      'problem',
      'a: ',
    ],
  ])('looks for %s', async (_, invocation, more, status, text) => {
    const about = await found(
      { provider: 'offline' },
      { servers: machine({ [OLLAMA]: ['m'] }), files: { ...agentFile(invocation), ...more } },
    );
    expect(about('agents')).toMatchObject([{ status, found: expect.stringContaining(text) }]);
  });

  it.each(['/chat', 'localhost', 'http://', 'http://a b/'])(
    'says of one agent that its address is %s, and looks for the others',
    async (url) => {
      const agent = (address: string) =>
        `name: A\nprovider: custom\ninvocation: { url: ${JSON.stringify(address)}, body_template: '{"q":"{{ input }}"}' }\n`;
      const files = { 'evals/agents/a.yaml': agent(url), 'evals/agents/b.yaml': agent(`${OLLAMA}/chat`) };
      const about = await found({ provider: 'offline' }, { servers: machine({ [OLLAMA]: ['m'] }), files });
      expect(about('agents')).toMatchObject([
        {
          status: 'problem',
          found: 'a: invocation.url is no whole address.',
          remedy: expect.stringContaining('https://'),
        },
        { status: 'ok', found: expect.stringContaining('b: ') },
      ]);
    },
  );

  it('says that agents cannot be looked for in files that cannot be read', async () => {
    const about = await found({ provider: 'offline' }, { files: { 'evals/agents/a.yaml': 'name: [' } });
    expect(about('agents')).toMatchObject([
      { status: 'problem', remedy: expect.stringContaining('assay validate') },
    ]);
  });

  it('says that a workflow still names nobody', async () => {
    const workflow =
      'on: pull_request\npermissions:\n  pull-requests: write\njobs: { a: { steps: [{ uses: OWNER/assay@COMMIT_SHA }] } }\n';
    const about = await found(
      { provider: 'offline' },
      { files: { '.github/workflows/evals.yml': workflow } },
    );
    expect(about('workflows')).toMatchObject([
      { status: 'note', remedy: expect.stringContaining('full SHA') },
    ]);
  });

  it('looks at folders and workflows', async () => {
    const workflow = 'on: pull_request_target\njobs:\n  a:\n    steps:\n      - uses: somebody/assay@v1\n';
    const about = await found(
      { provider: 'offline' },
      { files: { '.github/workflows/evals.yml': workflow } },
    );
    expect(about('state')).toMatchObject([{ status: 'ok' }]);
    expect(about('evals')).toMatchObject([{ status: 'note' }]);
    expect(about('workflows').map(({ found: text }) => text)).toEqual([
      'evals.yml runs on pull_request_target.',
      'evals.yml may not write comments.',
    ]);
  });

  it('finds nothing to say of a workflow that is well', async () => {
    const workflow =
      'on: pull_request\npermissions:\n  pull-requests: write\njobs: { a: { steps: [{ run: assay run }] } }\n';
    const about = await found(
      { provider: 'offline' },
      { files: { '.github/workflows/evals.yml': workflow } },
    );
    expect(about('workflows')).toEqual([
      { area: 'workflows', status: 'ok', found: 'evals.yml runs the suite.' },
    ]);
  });
});
