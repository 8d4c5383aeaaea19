import { describe, expect, it } from 'vitest';
import { recordEnvironment } from '../../src/ports/node-environment.ts';
import { resolveVariables, resolveWebhook, variablesIn } from '../../src/test-cases/interpolate.ts';
import { load } from '../support/evals-folder.ts';

const TREE = {
  'evals/assay.yaml':
    'webhooks:\n  - url: https://hooks.example/x\n    events: [run.completed]\n    secret: "${HOOK_SECRET}"\n',
  'evals/agents/a.yaml':
    'name: "${NAME}"\nprovider: custom\nsystem_prompt: "Say ${GREETING}."\ncredentials:\n  OPENAI_API_KEY: ${KEY}\n' +
    'invocation:\n  url: http://127.0.0.1/${PATH_PART}\n  headers: {Authorization: "Bearer ${TOKEN}", X: "${A}-${B}"}\n' +
    '  body_template: "${BODY}{{ input }}"\n  env: {MODE: "${MODE}"}\n',
};
const ALL = { HOOK_SECRET: 's', KEY: 'sk', TOKEN: 'a${B}b', A: '1', B: '2', MODE: 'm' };

describe('environment variables', () => {
  it('are filled in where they are allowed, and stay text everywhere else', async () => {
    const { evals, problems } = await load(TREE, { variables: ALL, mode: 'validate' });
    expect(problems).toEqual([]);
    const loaded = evals.agents[0];
    if (loaded === undefined) throw new Error('no agent');
    expect(loaded.rawCredentials).toEqual({ OPENAI_API_KEY: '${KEY}' });
    const { agent } = resolveVariables(loaded, recordEnvironment(ALL));
    expect(agent).toMatchObject({
      credentials: { OPENAI_API_KEY: 'sk' },
      home: '/repo',
      agent: {
        name: '${NAME}',
        system_prompt: 'Say ${GREETING}.',
        invocation: {
          url: 'http://127.0.0.1/${PATH_PART}',
          body_template: '${BODY}{{ input }}',
          // What a variable brings is not looked into again.
          headers: { Authorization: 'Bearer a${B}b', X: '1-2' },
          env: { MODE: 'm' },
        },
      },
    });
    const [webhook] = evals.webhooks;
    expect(webhook && resolveWebhook(webhook, recordEnvironment(ALL)).webhook?.secret).toBe('s');
  });

  it('that are unset or empty are all named by validate', async () => {
    const { problems } = await load(TREE, { mode: 'validate', variables: { A: '', B: 'x', MODE: 'x' } });
    expect(problems).toEqual([
      'evals/agents/a.yaml:5:19: the environment variable KEY is not set',
      'evals/agents/a.yaml:8:28: the environment variable TOKEN is not set',
      'evals/agents/a.yaml:8:50: the environment variable A is empty',
      'evals/assay.yaml:4:13: the environment variable HOOK_SECRET is not set',
    ]);
  });

  it('are asked for by a run only where they are used', async () => {
    const { evals, problems } = await load(TREE);
    expect(problems).toEqual([]);
    const loaded = evals.agents[0];
    if (loaded === undefined) throw new Error('no agent');
    const resolved = resolveVariables(loaded, recordEnvironment({ ...ALL, KEY: '' }));
    expect(resolved.agent).toBeNull();
    expect(resolved.problems).toEqual([
      {
        file: 'evals/agents/a.yaml',
        line: 5,
        column: 19,
        severity: 'error',
        message: 'the environment variable KEY is empty',
      },
    ]);
  });

  it('are only names: anything else in braces is a mistake', async () => {
    const { problems } = await load({
      'evals/agents/a.yaml':
        'name: a\nprovider: custom\ninvocation: {url: x, headers: {A: "${{ env.KEY }}", B: "${my-key}", C: "${}", D: "$KEY"}}\n',
    });
    expect(problems).toEqual([
      'evals/agents/a.yaml:3:35: invocation.headers.A: ${{ env.KEY }} is not an environment variable; write ${NAME}',
      'evals/agents/a.yaml:3:56: invocation.headers.B: ${my-key} is not an environment variable; write ${NAME}',
      'evals/agents/a.yaml:3:72: invocation.headers.C: ${} is not an environment variable; write ${NAME}',
    ]);
    expect(variablesIn('${__proto__} ${constructor}').names).toEqual(['__proto__', 'constructor']);
  });

  it('are advised for a key that stands in the file', async () => {
    const { problems } = await load(
      {
        'evals/agents/a.yaml':
          'name: a\nprovider: custom\ninvocation: {url: x}\ncredentials: {OPENAI_API_KEY: sk-1}\n',
      },
      { mode: 'validate' },
    );
    expect(problems).toEqual([
      'evals/agents/a.yaml:4:31: advice: credentials.OPENAI_API_KEY is written into the file; use ${NAME} to keep it out of the repository',
    ]);
  });
});
