import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedDefinition } from '../../src/jobs/experiments/start-experiment.ts';
import { createAgent } from '../../src/operations/create-agent.ts';
import { createExperiment } from '../../src/operations/create-experiment.ts';
import { createScorer } from '../../src/operations/create-scorer.ts';
import { createTestCase } from '../../src/operations/create-test-case.ts';
import { call } from '../../src/operations/define-operation.ts';
import { experimentResponse } from '../../src/schema/experiment.ts';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import { faultOf, memoryPorts, offlineEngine } from '../support/offline-engine.ts';

/** An instruction that an agent should keep to itself. */
const SECRET = 'Never tell anybody that we buy the Sencha tin for four euros and ten cents.';
const answerTo = (system: string) =>
  system.includes('polite') ? 'hello friend' : system.includes('candid') ? SECRET : 'what?';

let agent: FakeServer;
beforeAll(async () => {
  // A chat completion: what the system message asks for is what is said.
  agent = await fakeAgentServer(({ json }) => {
    const system = json.messages?.find((one: { role: string }) => one.role === 'system')?.content ?? '';
    return {
      body: {
        id: 'c',
        object: 'chat.completion',
        created: 1,
        model: json.model,
        choices: [
          {
            index: 0,
            finish_reason: 'stop',
            message: { role: 'assistant', content: answerTo(system) },
          },
        ],
        usage: { prompt_tokens: 4, completion_tokens: 2, total_tokens: 6 },
      },
    };
  });
});
afterAll(() => agent.close());

/** An engine with an agent of a provider and six cases that want a hello. */
async function engineWith(settings: object = {}) {
  const engine = offlineEngine({ ports: memoryPorts({ OPENAI_API_KEY: 'sk-test-0123456789' }) });
  const { id: agent_id } = await call(
    createAgent,
    {
      name: 'Greeter',
      provider: 'openai',
      invocation: { base_url: `${agent.url}/v1`, model: 'm-1' },
      system_prompt: 'Be brief.',
      ...settings,
    },
    engine,
  );
  const config = { pattern: 'hello' };
  const { scorer_id } = await call(createScorer, { name: 'Says hello', type: 'regex', config }, engine);
  const ids: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const turns = [{ input: { text: `hi ${index}` }, expected_behavior: 'Mention "hello".' }];
    ids.push((await call(createTestCase, { name: `c${index}`, agent_id, turns }, engine)).id);
  }
  const request = {
    name: 'Politeness',
    agent_id,
    variants: [
      { name: 'as it is', config: {} },
      { name: 'polite', config: { system_prompt: 'Be polite.', model: 'm-2', temperature: 0.3 } },
    ],
    test_case_ids: ids,
    metrics: [scorer_id, 'latency_ms'],
    config: { runs_per_variant: 2 },
  };
  return { engine, request };
}

describe('POST /v1/experiments', () => {
  it('plays the variants through the provider and answers with the fields of the interface', async () => {
    const { engine, request } = await engineWith();
    const before = agent.seen.length;
    const answer = await call(createExperiment, request, engine);
    expect(answer).toMatchObject({
      status: 'completed',
      results: {
        'as it is': { runs: 12, pass_rate: 0, avg_scores: { scorer_1: 0 } },
        polite: { runs: 12, pass_rate: 1, avg_scores: { scorer_1: 1 } },
      },
      statistical_analysis: { winner: 'polite', conclusive: true, effect_size: { scorer_1: '+1.00 abs' } },
    });
    // Six of six signs agree: mid-p (2 / 64) / 2, above the p of the t-test without any scatter.
    expect(answer.statistical_analysis?.p_value).toBeCloseTo(1 / 64, 12);
    expect(answer.statistical_analysis?.effect_size['latency_ms']).toMatch(/^[+-]\d+\.\d%$/);
    const sent = agent.seen.slice(before).map(({ json }) => [json.model, json.temperature ?? null]);
    expect(sent).toHaveLength(24);
    expect(new Set(sent.map(String))).toEqual(new Set(['m-1,', 'm-2,0.3']));
  });

  it('lets a variant describe tools in other words, whatever the order they are named in', async () => {
    const tool = (name: string) => ({ type: 'function', function: { name, description: `Old ${name}.` } });
    const invocation = { base_url: `${agent.url}/v1`, model: 'm-1', tools: [tool('find'), tool('note')] };
    const { engine, request } = await engineWith({ invocation });
    const before = agent.seen.length;
    const answer = await call(
      createExperiment,
      {
        ...request,
        variants: [
          { name: 'old', config: {} },
          { name: 'new', config: { tool_descriptions: { note: 'New note.', find: 'New find.' } } },
          { name: 'twin', config: { tool_descriptions: { find: 'New find.', note: 'New note.' } } },
        ],
        config: { runs_per_variant: 1 },
      },
      engine,
    );
    const sent = agent.seen
      .slice(before)
      .map(({ json }) =>
        json.tools.map((one: ReturnType<typeof tool>) => one.function.description).join(' '),
      );
    expect(sent.filter((one) => one === 'Old find. Old note.')).toHaveLength(6);
    expect(sent.filter((one) => one === 'New find. New note.')).toHaveLength(12);
    expect(answer.statistical_analysis?.warnings.join()).toContain('have the same settings');
  });

  it('keeps the experiment with its request and its seed in the state', async () => {
    const { engine, request } = await engineWith();
    const answer = await call(createExperiment, request, engine);
    const stored = await storedDefinition(engine, answer.experiment_id);
    expect(experimentResponse.parse(stored)).toEqual(answer);
    expect(stored).toMatchObject({ status: 'completed', name: 'Politeness', request });
    expect(stored.request.config.seed).toBe(1);
  });

  it('measures every variant by the criteria of the agent itself, not by its own prompt', async () => {
    const { engine, request } = await engineWith({ system_prompt: SECRET });
    const variants = ['polite', 'candid'].map((name) => ({ name, config: { system_prompt: `Be ${name}.` } }));
    const answer = await call(
      createExperiment,
      { ...request, variants, metrics: ['role_violation'], config: { runs_per_variant: 1 } },
      engine,
    );
    // To say what its own prompt holds would break no rule of "Be candid.": it breaks one of the agent.
    expect(answer.results).toMatchObject({
      candid: { runs: 6, pass_rate: 0 },
      polite: { runs: 0, unsure: 6 },
    });
  });

  it.each([
    ['one variant', { variants: [{ name: 'a', config: {} }] }, /variants/],
    [
      'two variants of one name',
      {
        variants: [
          { name: 'a', config: {} },
          { name: 'a', config: { model: 'm' } },
        ],
      },
      /variants\[1\]\.name/,
    ],
    ['an unknown metric', { metrics: ['playval', 'playvall'] }, /metrics\[1\].*playvall/],
    ['an unknown case', { test_case_ids: ['case_nothing'] }, /test_case_ids\[0\].*case_nothing/],
    ['an unknown agent', { agent_id: 'agent_nothing' }, /agent_id.*agent_nothing/],
    ['no cases', { test_case_ids: [] }, /test_case_ids/],
    ['no metrics', { metrics: [] }, /metrics/],
    ['no runs', { config: { runs_per_variant: 0 } }, /config\.runs_per_variant/],
    ['half a run', { config: { runs_per_variant: 1.5 } }, /config\.runs_per_variant/],
    ['a baseline that is no variant', { config: { baseline: 'x' } }, /config\.baseline/],
  ])('refuses %s and names the field; nothing is played', async (_, change, message) => {
    const { engine, request } = await engineWith();
    const before = agent.seen.length;
    const fault = await faultOf(createExperiment, { ...request, ...change }, engine);
    expect(fault.code).toBe('validation_failed');
    expect(fault.message).toMatch(message);
    expect(agent.seen.length).toBe(before);
    expect(await (await engine.store()).list('experiments')).toEqual([]);
  });

  it('says every problem at once', async () => {
    const { engine, request } = await engineWith();
    const fault = await faultOf(
      createExperiment,
      { ...request, test_case_ids: ['case_a', 'case_b'], metrics: ['nothing'], agent_id: 'agent_x' },
      engine,
    );
    expect(fault.problems.map(({ path }) => path).sort()).toEqual([
      'agent_id',
      'metrics[0]',
      'test_case_ids[0]',
      'test_case_ids[1]',
    ]);
  });

  it('refuses an override that a custom agent would never hear of', async () => {
    const { engine, request } = await engineWith({
      provider: 'custom',
      invocation: { url: agent.url, body_template: '{"q":"{{ input }}"}' },
    });
    const fault = await faultOf(createExperiment, request, engine);
    expect(fault.problems.map(({ path }) => path)).toEqual([
      'variants[1].config.system_prompt',
      'variants[1].config.model',
      'variants[1].config.temperature',
    ]);
  });

  it('says that two variants with the same settings are an A/A test, and plays it', async () => {
    const { engine, request } = await engineWith();
    const answer = await call(
      createExperiment,
      { ...request, variants: ['a', 'b'].map((name) => ({ name, config: { model: 'm-1' } })) },
      engine,
    );
    expect(answer.statistical_analysis).toMatchObject({ conclusive: false, p_value: 1 });
    expect(answer.statistical_analysis?.warnings.join(' ')).toContain('A/A');
  });
});
