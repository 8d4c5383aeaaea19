import { describe, expect, it } from 'vitest';
import { unreachedOverrides } from '../../src/experiments/unreached-overrides.ts';
import { invocation } from '../../src/schema/agent.ts';

const variants = [
  { name: 'a', config: {} },
  { name: 'b', config: { system_prompt: 'Be brief.', model: 'm-2', temperature: 0 } },
];
const agent = (settings: object, provider: 'custom' | 'openai' = 'custom') => ({
  id: 'shop',
  name: 'Shop',
  provider,
  created_at: '2026-01-01T00:00:00.000Z',
  invocation: invocation.parse(settings),
});

describe('overrides that an agent would never hear of', () => {
  it.each([
    {
      title: 'a template without them',
      settings: { url: 'http://127.0.0.1:1', body_template: '{"q":"{{ input }}"}' },
      missing: ['system_prompt', 'model', 'temperature'],
    },
    {
      title: 'a template with two of them',
      settings: {
        url: 'http://127.0.0.1:1',
        body_template: '{"q":"{{ input }}","s":"{{system_prompt}}","t":{{  temperature  }}}',
      },
      missing: ['model'],
    },
    {
      title: 'one in the address',
      settings: { url: 'http://127.0.0.1:1/{{ model }}', body_template: '{{ input }} {{ system_prompt }}' },
      missing: ['temperature'],
    },
    { title: 'no template: everything is sent', settings: { url: 'http://127.0.0.1:1' }, missing: [] },
    {
      title: 'GET without a body',
      settings: { url: 'http://127.0.0.1:1/?q={{ input }}', method: 'GET' },
      missing: ['system_prompt', 'model', 'temperature'],
    },
    { title: 'a program, which is handed everything', settings: { command: ['node', 'a.mjs'] }, missing: [] },
  ])('$title', ({ settings, missing }) => {
    const problems = unreachedOverrides(agent(settings), variants);
    expect(problems.map(({ path }) => path)).toEqual(missing.map((name) => `variants[1].config.${name}`));
    for (const problem of problems) expect(problem.hint).toMatch(/^Add \{\{ \w+ \}\}/);
  });

  it('is no matter of agents of a provider, which send them themselves', () => {
    expect(unreachedOverrides(agent({ model: 'm' }, 'openai'), variants)).toEqual([]);
  });
});
