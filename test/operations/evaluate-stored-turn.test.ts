import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAgent } from '../../src/operations/create-agent.ts';
import { createRun } from '../../src/operations/create-run.ts';
import { createTestCase } from '../../src/operations/create-test-case.ts';
import { call } from '../../src/operations/define-operation.ts';
import { evaluate } from '../../src/operations/evaluate.ts';
import { openStoredRun, storedReport } from '../../src/runs/stored-run.ts';
import { statePaths } from '../../src/state/state-paths.ts';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import { offlineEngine } from '../support/offline-engine.ts';

const CONVERSATION = [
  'turn_relevancy',
  'role_adherence',
  'conversation_completeness',
  'tool_use',
  'turn_faithfulness',
];

describe('a turn judged again by its id', () => {
  let agent: FakeServer;
  beforeAll(async () => {
    agent = await fakeAgentServer(({ json }) => ({
      body: {
        output: json.input === 'Order the green tea.' ? 'I ordered the green tea.' : 'We have green tea.',
        context: [`The shop has green tea. Asked: ${json.input}`],
        tool_calls: [{ name: 'order_tea', arguments: { tea: 'green' }, result: { ok: true } }],
      },
    }));
  });
  afterAll(() => agent.close());

  async function playedRun() {
    const engine = offlineEngine();
    const { id: agent_id } = await call(
      createAgent,
      {
        name: 'Shop',
        provider: 'custom',
        system_prompt: 'You are a friendly tea shop assistant.',
        invocation: { url: agent.url, body_template: JSON.stringify({ input: '{{ input }}' }) },
      },
      engine,
    );
    const turnOf = (text: string, scorers: string[]) => ({
      input: { text },
      expected_behavior: 'Helps with tea.',
      scorers,
    });
    const { id } = await call(
      createTestCase,
      {
        name: 'Tea',
        agent_id,
        type: 'multi',
        turns: [
          turnOf('Which teas do you have?', ['playval']),
          turnOf('Order the green tea.', ['playval', ...CONVERSATION]),
        ],
      },
      engine,
    );
    const { run_id: runId } = await call(createRun, { test_case_id: id }, engine);
    await engine.settled();
    const journal = openStoredRun(runId, statePaths(engine.stateDir), engine.ports);
    const [stored] = [...storedReport(runId, journal).cases];
    await journal.close();
    return { engine, turns: stored?.attempts[0]?.turns ?? [] };
  }

  it('gets the results of the run: scorers of conversations see the whole conversation and all its calls', async () => {
    const { engine, turns } = await playedRun();
    const last = turns[1];
    const scorers = ['playval', ...CONVERSATION];
    expect(Object.keys(last?.results ?? {})).toEqual(scorers);
    const again = await call(evaluate, { turn_id: last?.turn_id ?? '', scorers }, engine);
    expect(Object.keys(again.results)).toEqual(scorers);
    for (const name of scorers) {
      const { gating: _, ...inRun } = last?.results[name] ?? { gating: undefined };
      expect(again.results[name], name).toEqual(inRun);
    }
    expect(again.results['turn_relevancy']?.metadata['turns']).toHaveLength(2);
    expect(again.results['tool_use']?.metadata['tools_used']).toEqual(['order_tea', 'order_tea']);
  });

  it('lets a conversation that the request gives itself win', async () => {
    const { engine, turns } = await playedRun();
    const conversation_history = [
      { role: 'user' as const, content: 'Hi.' },
      { role: 'assistant' as const, content: 'I ordered the green tea.' },
    ];
    const again = await call(
      evaluate,
      { turn_id: turns[1]?.turn_id ?? '', conversation_history, scorers: ['turn_relevancy'] },
      engine,
    );
    expect(again.results['turn_relevancy']?.metadata['turns']).toHaveLength(1);
  });
});
