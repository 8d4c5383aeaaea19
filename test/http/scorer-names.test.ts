import { beforeAll, describe, expect, it } from 'vitest';
import { seededPorts } from '../support/seeded-ports.ts';
import { servedEngine } from '../support/served-engine.ts';
import { type ServedApp, servedApp } from '../support/service-app.ts';

/** Every agent fails a pattern of the service, whose id nobody chose: one refuses, the other says something else. */
describe('a scorer that the service named by an id', () => {
  let service: ServedApp;
  const sent: string[] = [];
  const agents: Record<string, string> = {};
  let scorer = '';
  let analyses: Record<string, { category: string; suggested_fix: string }[]> = {};
  let recommendation = '';

  beforeAll(async () => {
    const answers: Record<string, string> = {
      refuses: "I'm sorry, but I can't help with that.",
      strays: 'The weather is fine.',
    };
    const ports = seededPorts({
      async http({ url, body }) {
        const text = Buffer.from(body ?? '').toString();
        if (url.startsWith('https://')) sent.push(text);
        const output = text.includes('"t":1') ? 'Within 30 days.' : answers[url.split('/').pop() ?? ''];
        return { status: 200, headers: {}, text: JSON.stringify({ output }) };
      },
    });
    service = servedApp({ engine: servedEngine({ ports }), given: ports });
    const { post, ask, engine } = service;
    const config = { pattern: '30 days' };
    scorer = (await post('/v1/scorers', { name: 'Names the window', type: 'regex', config })).body.scorer_id;
    await post('/v1/webhooks', {
      url: 'https://8.8.8.8/hook',
      events: ['run.failed'],
      secret: 's'.repeat(32),
    });
    const cases: Record<string, string[]> = {};
    for (const name of Object.keys(answers)) {
      const invocation = {
        url: `http://127.0.0.1:1/${name}`,
        body_template: '{"q":"{{ input }}","t":{{ temperature }}}',
      };
      const agent = (await post('/v1/agents', { name, provider: 'custom', invocation })).body.id;
      agents[name] = agent;
      cases[name] = [];
      for (const text of [
        'How long?',
        'Until when?',
        'May I send it back?',
        'Refund?',
        'Return?',
        'Too late?',
      ])
        cases[name].push(
          (
            await post('/v1/test-cases', {
              ...{ name: text, agent_id: agent },
              turns: [{ input: { text }, expected_behavior: 'Names the window.', scorers: [scorer] }],
            })
          ).body.id,
        );
      await post('/v1/runs', { test_case_ids: cases[name] });
      await engine.settled();
      const { body } = await ask('GET', `/v1/analytics/failure-analysis?agent_id=${agent}`);
      analyses = { ...analyses, [name]: body.failure_categories };
    }
    const variants = [
      { name: 'a', config: { temperature: 0 } },
      { name: 'b', config: { temperature: 1 } },
    ];
    const experiment = { name: 'x', agent_id: agents['strays'], variants, test_case_ids: cases['strays'] };
    recommendation = (await post('/v1/experiments', { ...experiment, metrics: [scorer] })).body
      .recommendation;
  });

  it('has a refusal told apart from an answer that strays', () => {
    expect(analyses['refuses']?.map(({ category }) => category)).toEqual(['over_refusal']);
    expect(analyses['strays']?.map(({ category }) => category)).toEqual(['instruction_ignored']);
  });

  it('goes by its name in what people read: what to do, what failed, what is recommended', () => {
    expect(analyses['strays']?.[0]?.suggested_fix).toContain('Names the window');
    expect(sent).toHaveLength(2);
    for (const body of sent) expect(JSON.parse(body).data.failure_summary).toMatch(/^Names the window 0\.00/);
    expect(recommendation).toContain('Names the window');
    expect(JSON.stringify([analyses, sent, recommendation])).not.toContain(scorer);
  });
});
