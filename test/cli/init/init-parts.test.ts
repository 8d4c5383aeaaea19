import { readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { detectProject } from '../../../src/cli/init/detect-project.ts';
import { ignoreState } from '../../../src/cli/init/ignore-state.ts';
import { foundLines, ownAgentLines } from '../../../src/cli/init/own-agent.ts';
import { schemasFor, trunkOf } from '../../../src/cli/init/starter-place.ts';
import { BUILT_IN_SCORERS } from '../../../src/schema/scorer-name.ts';
import { loadEvals } from '../../../src/test-cases/load-evals.ts';
import { writeStarter } from '../../../src/test-cases/starter.ts';
import { memoryWorld, realFolder } from '../../support/evals-folder.ts';

type Tree = Record<string, string>;
const loaded = (ports: ReturnType<typeof memoryWorld>) =>
  loadEvals({ evalsDir: '/repo/evals', ports, mode: 'validate', scorerNames: BUILT_IN_SCORERS });
const detected = (tree: Tree) => detectProject('/repo', memoryWorld(tree).files);

describe('what a project is made of', () => {
  it.each<[string, Tree, string[]]>([
    ['nothing', {}, []],
    [
      'Node with a framework, a program and a prompt',
      {
        'package.json': '{"dependencies":{"@anthropic-ai/sdk":"1","left-pad":"1"}}',
        'pnpm-lock.yaml': '',
        'src/agent.mjs': '',
        'prompts/system.md': 'Be kind.',
        'README.md': '',
      },
      [
        'package manager pnpm (pnpm-lock.yaml)',
        'made with @anthropic-ai/sdk (package.json)',
        'program src/agent.mjs',
        'prompt prompts/system.md',
      ],
    ],
    [
      'Python with a server',
      {
        'pyproject.toml': '[project]\ndependencies = [\n  "fastapi>=0.110",\n  "langgraph",\n]\n',
        'app/main.py': '',
        'instructions.txt': '',
      },
      [
        'made with langgraph (pyproject.toml)',
        'program app/main.py',
        'server fastapi (pyproject.toml)',
        'prompt instructions.txt',
      ],
    ],
    [
      'a list of requirements',
      { 'requirements.txt': '# llm\nopenai==1.2\nflask\n' },
      ['made with openai (requirements.txt)', 'server flask (requirements.txt)'],
    ],
    [
      'a declared package manager',
      { 'package.json': '{"packageManager":"yarn@4.2.2"}' },
      ['package manager yarn (package.json)'],
    ],
    [
      'evals of promptfoo',
      { 'qa/promptfooconfig.yaml': '' },
      ['evals of promptfoo qa/promptfooconfig.yaml; docs/checks.md says what its assertions are called here'],
    ],
    [
      'files of tools and a broken manifest',
      { 'package.json': '{', 'node_modules/x/agent.js': '', '.venv/prompt.md': '' },
      [],
    ],
  ])('%s', async (_, tree, lines) => {
    expect(foundLines(await detected(tree), false)).toEqual(lines);
  });

  it('is a request that takes a message, where OpenAPI describes one', async () => {
    const openapi = `servers: [{ url: 'https://api.example/v1' }]
paths:
  /health: { get: {} }
  /chat:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Ask' } } } }
components: { schemas: { Ask: { properties: { user: {}, question: {} } } } }
`;
    const { request } = await detected({ 'openapi.yaml': openapi });
    expect(request).toEqual({
      what: 'POST /chat',
      url: 'https://api.example/v1/chat',
      field: 'question',
      where: 'openapi.yaml',
    });
    expect((await detected({ 'openapi.json': '{"paths":{"/users":{"post":{}}}}' })).request).toBeUndefined();
    expect((await detected({ 'openapi.yaml': ': [' })).request).toBeUndefined();
  });

  it.each(['\n', '\r', '\u0000', '\u0085', '\u2028'])('passes over names with %j', async (end) => {
    const found = await detected({
      [`prompts/a${end}name: evil.md`]: '',
      [`agent${end}.d/agent.py`]: '',
      [`x${end}promptfooconfig.yaml`]: '',
      'prompts/b.md': '',
    });
    expect(foundLines(found, false)).toEqual(['prompt prompts/b.md']);
  });

  it('takes the last of keys that an OpenAPI description repeats, as to compare all takes long', async () => {
    const openapi = 'paths:\n  /ask: { post: {} }\n  /users: { get: {} }\n  /users: { put: {} }\n';
    expect((await detected({ 'openapi.yaml': openapi })).request?.what).toBe('POST /ask');
  });

  it('reads no file of more than 1 MiB', async () => {
    const openapi = 'paths:\n  /ask: { post: {} }\n#';
    const manifest = '{"dependencies":{"openai":"1"}}';
    const lines = async (size: number) =>
      foundLines(
        await detected({ 'openapi.yaml': openapi.padEnd(size), 'package.json': manifest.padEnd(size) }),
        false,
      );
    expect(await lines(1024 * 1024)).toEqual([
      'made with openai (package.json)',
      'request POST /ask (openapi.yaml)',
    ]);
    expect(await lines(1024 * 1024 + 1)).toEqual([]);
  });

  it('looks at so many files at most', async () => {
    const many = Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [`a/${at}.txt`, '']));
    expect((await detected({ ...many, 'z/agent.py': '' })).program).toBeUndefined();
  });
});

describe('the draft of the own agent', () => {
  it.each<[string, Tree]>([
    ['a program', { 'agent.py': '', 'prompts/a.md': 'x' }],
    ['a server', { 'package.json': '{"dependencies":{"fastify":"5"}}' }],
    ['a request', { 'openapi.json': '{"paths":{"/ask":{"post":{}}}}' }],
    ['a prompt alone', { 'system-prompt.txt': 'x' }],
  ])('loads without a problem once its lines are taken: %s', async (_, tree) => {
    const ports = memoryWorld(tree);
    const ownAgent = ownAgentLines(await detectProject('/repo', ports.files));
    writeStarter('/repo', ports, { ownAgent });
    const path = '/repo/evals/agents/shop.yaml';
    const written = await ports.files.readText(path);
    expect((await loaded(ports)).problems).toEqual([]);
    const draft = written.slice(written.indexOf('in place of all above.\n') + 23).replaceAll(/^# ?/gm, '');
    ports.files.writeAtomic(path, draft);
    const { evals, problems } = await loaded(ports);
    expect(problems).toEqual([]);
    expect(evals.agents[0]?.agent.name).toBe('My agent');
  });

  it('is nothing where nothing was found', async () => {
    expect(ownAgentLines(await detected({}))).toEqual([]);
  });
});

describe('the line in .gitignore', () => {
  it.each([
    ['no file', undefined, 'written', '.assay/\n'],
    ['an empty file', '', 'changed', '.assay/\n'],
    ['a file', 'node_modules/\n', 'changed', 'node_modules/\n.assay/\n'],
    ['a file without its last line end', 'a', 'changed', 'a\n.assay/\n'],
    ['a file of Windows', 'a\r\nb', 'changed', 'a\r\nb\r\n.assay/\r\n'],
    ['a file that says so', 'a\r\n/.assay/ \r\nb', 'kept', 'a\r\n/.assay/ \r\nb'],
    ['the same without a slash', '.assay', 'kept', '.assay'],
    ['all that lies in it', '**/.assay/**\n', 'kept', '**/.assay/**\n'],
    ['a comment about it', '# .assay/\n', 'changed', '# .assay/\n.assay/\n'],
    ['a byte order mark', '\ufeff.assay/\n', 'kept', '\ufeff.assay/\n'],
  ])('%s', (_, before, done, after) => {
    const { files } = memoryWorld(before === undefined ? {} : { '.gitignore': before });
    expect(ignoreState('/repo', files)).toBe(done);
    expect(files.readTextIfThere('/repo/.gitignore')).toBe(after);
    expect(ignoreState('/repo', files)).toBe('kept');
  });
});

describe('a .gitignore of another make', () => {
  it('keeps bytes that are no UTF-8', async () => {
    const { files } = memoryWorld({});
    const latin = Buffer.from('/entw\xfcrfe/\r\n# caf\xe9', 'latin1');
    files.writeAtomic('/repo/.gitignore', latin);
    expect(ignoreState('/repo', files)).toBe('changed');
    const after = Buffer.concat([latin, Buffer.from('\r\n.assay/\r\n')]);
    expect(Buffer.from(await files.readBytes('/repo/.gitignore'))).toEqual(after);
  });

  it('stays the link that it is', () => {
    const { folder, ports, remove } = realFolder({ 'shared/ignored': 'a\n' });
    onTestFinished(remove);
    symlinkSync('shared/ignored', join(folder, '.gitignore'));
    expect(ignoreState(folder, ports.files)).toBe('changed');
    expect(readlinkSync(join(folder, '.gitignore'))).toBe('shared/ignored');
    expect(ports.files.readTextIfThere(join(folder, 'shared/ignored'))).toBe('a\n.assay/\n');
  });
});

describe('what the starter is made for', () => {
  it.each<[string, Tree, string | undefined, string | undefined]>([
    [
      'a package of the project',
      { 'node_modules/agent-assay/dist/schemas/agent.json': '' },
      undefined,
      'node_modules/agent-assay/dist/schemas',
    ],
    [
      'a copy in the project',
      { 'tools/assay/dist/schemas/agent.json': '' },
      '/repo/tools/assay/dist/cli.js',
      'tools/assay/dist/schemas',
    ],
    ['a copy elsewhere', {}, '/opt/assay/dist/cli.js', undefined],
    ['a project that only its workflow tests', {}, undefined, undefined],
  ])('names schemas of %s', (_, tree, script, schemas) => {
    expect(schemasFor('/repo', script, memoryWorld(tree).files)).toBe(schemas);
  });

  it.each<[string, Tree, string]>([
    ['no clone', {}, 'main'],
    ['a fresh one', { '.git/HEAD': 'ref: refs/heads/master\n' }, 'master'],
    ['a branch of work', { '.git/HEAD': 'ref: refs/heads/fix-it\n' }, 'main'],
    [
      'a clone whose origin says it',
      {
        '.git/HEAD': 'ref: refs/heads/fix-it\n',
        '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/release\n',
      },
      'release',
    ],
    ['a name that is none', { '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/a]: {x\n' }, 'main'],
  ])('names the branch of %s', (_, tree, branch) => {
    expect(trunkOf('/repo', memoryWorld(tree).files)).toBe(branch);
  });
});
