import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAgent } from '../../src/operations/create-agent.ts';
import { createRun } from '../../src/operations/create-run.ts';
import { createScorer } from '../../src/operations/create-scorer.ts';
import { createTestCase } from '../../src/operations/create-test-case.ts';
import { call } from '../../src/operations/define-operation.ts';
import { evaluate } from '../../src/operations/evaluate.ts';
import { judgeInfo } from '../../src/schema/scorer-result.ts';
import { type FakeServer, fakeAgentServer } from '../support/fake-agent-servers.ts';
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts';
import { faultOf, memoryPorts, offlineEngine } from '../support/offline-engine.ts';

const REFUND = {
  input: 'How long can I return it?',
  output: 'You can return any item within 30 days.',
  expected_behavior: 'Says "30 days".',
  context: ['Items can be returned within 30 days of purchase.'],
};

describe('evaluate', () => {
  it('answers with exactly the fields of interface 2.2', async () => {
    const response = await call(
      evaluate,
      { ...REFUND, scorers: ['playval', 'faithfulness', 'contextual_relevancy'] },
      offlineEngine(),
    );
    expect(Object.keys(response)).toEqual(['evaluation_id', 'overall_pass', 'results']);
    expect(Object.keys(response.results)).toEqual(['playval', 'faithfulness', 'contextual_relevancy']);
    for (const result of Object.values(response.results)) {
      expect(Object.keys(result)).toEqual(['score', 'pass', 'reasoning', 'metadata']);
      expect(result.score).toBe(Math.round(result.score * 1e4) / 1e4);
      judgeInfo.parse(result.metadata['judge']);
    }
    expect(response.overall_pass).toBe(true);
    expect(response.results['faithfulness']?.metadata).toMatchObject({
      claims_analyzed: [{ claim: expect.any(String), supported: true, evidence: expect.any(String) }],
      unsupported_claims: [],
    });
    expect(response.results['contextual_relevancy']?.metadata).toMatchObject({
      relevant_chunks: 1,
      total_chunks: 1,
      relevancy_ratio: expect.any(Number),
    });
  });

  it('answers the same twice', async () => {
    const ask = async () =>
      (await call(evaluate, { ...REFUND, scorers: ['playval'] }, offlineEngine())).results;
    expect(await ask()).toEqual(await ask());
  });

  it('does not pass when one scorer does not', async () => {
    const response = await call(
      evaluate,
      {
        ...REFUND,
        output: 'Mail jane.doe@corp.example or call 202-555-0143. 30 days.',
        scorers: ['playval', 'pii_leakage'],
      },
      offlineEngine(),
    );
    expect(response.results['playval']?.pass).toBe(true);
    expect(response.results['pii_leakage']?.pass).toBe(false);
    expect(response.overall_pass).toBe(false);
  });

  it('judges an alias as its scorer and says whose it is', async () => {
    const { results } = await call(
      evaluate,
      { ...REFUND, scorers: ['relevance', 'answer_relevancy'] },
      offlineEngine(),
    );
    const { alias_of: of, ...metadata } = results['relevance']!.metadata;
    expect(of).toBe('answer_relevancy');
    expect({ ...results['relevance'], metadata }).toEqual(results['answer_relevancy']);
  });

  it.each([
    [0, true],
    [0.5, true],
    [0.51, false],
    [1, false],
    [undefined, false],
  ])('compares with the threshold %s of the request', async (threshold, pass) => {
    const engine = offlineEngine();
    const response = await call(
      evaluate,
      {
        output: 'It says alpha.',
        expected_behavior: 'Mention "alpha". Mention "omega".',
        scorers: ['playval'],
        ...(threshold === undefined ? {} : { threshold }),
      },
      engine,
    );
    expect(response.results['playval']?.score).toBe(0.5);
    expect(response.overall_pass).toBe(pass);
    expect(response.results['playval']?.metadata['threshold']).toBe(threshold ?? 0.7);
  });

  it('lets a custom scorer bring its own threshold, and the request override it', async () => {
    const engine = offlineEngine();
    const config = { pattern: 'never', threshold: 0 };
    const { scorer_id: id } = await call(createScorer, { name: 'Any', type: 'regex', config }, engine);
    expect(await call(evaluate, { output: 'x', scorers: [id] }, engine)).toMatchObject({
      overall_pass: true,
    });
    expect(await call(evaluate, { output: 'x', scorers: [id], threshold: 0.1 }, engine)).toMatchObject({
      overall_pass: false,
    });
  });
});

describe('evaluate refuses', () => {
  it('missing fields of all scorers at once', async () => {
    const fault = await faultOf(
      evaluate,
      { output: 'x', scorers: ['faithfulness', 'playval', 'tool_correctness'] },
      offlineEngine(),
    );
    expect(fault.code).toBe('validation_failed');
    const missing = fault.problems.map(({ scorer, field, code }) => `${scorer} ${field} ${code}`);
    expect(missing).toEqual(
      expect.arrayContaining([
        'faithfulness context missing_field',
        'playval expected_behavior missing_field',
        expect.stringMatching(/^tool_correctness \S+ missing_field$/),
      ]),
    );
  });

  it.each([
    [
      'an unknown scorer, with the one that was meant',
      { scorers: ['faithfullness'] },
      'scorers[0]',
      /did you mean "faithfulness"/i,
    ],
    ['a threshold above 1', { scorers: ['playval'], threshold: 1.5 }, 'threshold', /above 1/],
    ['a negative threshold', { scorers: ['playval'], threshold: -1 }, 'threshold', /0/],
    ['no scorers', {}, 'scorers', /./],
    ['an empty list of scorers', { scorers: [] }, 'scorers', /must not be empty/],
    [
      'a misspelt field',
      { scorers: ['playval'], expected_behaviour: 'x' },
      'expected_behaviour',
      /did you mean "expected_behavior"/,
    ],
    [
      'a role that there is none of',
      { scorers: ['playval'], conversation_history: [{ role: 'robot', content: 'x' }] },
      'conversation_history[0].role',
      /./,
    ],
  ])('%s', async (_, request, path, message) => {
    const { expected_behavior: expected, ...rest } = REFUND;
    const subject = 'expected_behaviour' in request ? rest : { ...rest, expected_behavior: expected };
    const fault = await faultOf(evaluate, { ...subject, ...request }, offlineEngine());
    expect(fault).toMatchObject({ code: 'validation_failed', exitCode: 2 });
    expect(fault.problems).toContainEqual(
      expect.objectContaining({ path, message: expect.stringMatching(message) }),
    );
  });
});

describe('evaluate with a judge that fails', () => {
  let server: FakeModelServer;
  beforeAll(async () => {
    server = await startFakeModelServer();
  });
  afterAll(() => server.close());

  it('keeps what the others found and says beside it who could not judge, and why', async () => {
    server.set({
      behave: ({ user }) =>
        user.includes('playval') || user.includes('expected_behavior') ? 'refusal' : 'normal',
    });
    const engine = offlineEngine({
      ports: memoryPorts({ OPENAI_API_KEY: 'sk-test-0123456789' }),
      judge: { provider: 'openai', base_url: server.openaiUrl },
    });
    const response = await call(
      evaluate,
      { ...REFUND, scorers: ['playval', 'answer_relevancy', 'pii_leakage'] },
      engine,
    );
    expect(Object.keys(response)).toEqual(['evaluation_id', 'overall_pass', 'results', 'errors']);
    expect(Object.keys(response.results)).toEqual(['answer_relevancy', 'pii_leakage']);
    expect(response.errors).toEqual({
      playval: {
        code: 'judge_error',
        subcode: 'refused',
        message: expect.stringMatching(/refused/),
        hint: expect.stringMatching(/another judge model/),
      },
    });
    expect(response.overall_pass).toBe(false);
  });
});

describe('evaluate by turn_id', () => {
  let agent: FakeServer;
  beforeAll(async () => {
    agent = await fakeAgentServer(({ json }) => ({
      body: {
        output: `You said: ${json.input}`,
        context: ['The shop is open on Sunday.'],
        tool_calls: [{ name: 'look_up', arguments: { day: 'Sunday' }, result: 'open' }],
      },
    }));
  });
  afterAll(() => agent.close());

  async function playedTurns() {
    const engine = offlineEngine();
    const body = { input: '{{ input }}' };
    const { id: agent_id } = await call(
      createAgent,
      { name: 'A', provider: 'custom', invocation: { url: agent.url, body_template: JSON.stringify(body) } },
      engine,
    );
    const turnOf = (text: string) => ({ input: { text }, expected_behavior: 'Mention "Sunday".' });
    const { id } = await call(
      createTestCase,
      { name: 'Hours', agent_id, type: 'multi', turns: [turnOf('Hello.'), turnOf('Open on Sunday?')] },
      engine,
    );
    const { run_id: runId } = await call(createRun, { test_case_id: id }, engine);
    await engine.settled();
    const turn = (index: number) => `turn_${runId.slice('run_'.length)}_0_0_${index}`;
    return { engine, turn };
  }

  it('judges the stored turn by its own fields, and explicit fields win', async () => {
    const { engine, turn } = await playedTurns();
    const second = await call(evaluate, { turn_id: turn(1), scorers: ['playval', 'faithfulness'] }, engine);
    expect(Object.keys(second.results)).toEqual(['playval', 'faithfulness']);
    expect(second.results['playval']).toMatchObject({ score: 1 });
    const first = await call(evaluate, { turn_id: turn(0), scorers: ['playval'] }, engine);
    expect(first.results['playval']).toMatchObject({ score: 0 });
    const overridden = await call(
      evaluate,
      { turn_id: turn(0), output: 'On Sunday, too.', scorers: ['playval'] },
      engine,
    );
    expect(overridden.results['playval']).toMatchObject({ score: 1 });
  });

  it.each(['turn_nothing', 'turn_1_9_0_0', 'turn_1_0_7_0', '../../etc/passwd', 'turn_.._0_0_0'])(
    'does not find %s',
    async (id) => {
      const { engine } = await playedTurns();
      const fault = await faultOf(evaluate, { turn_id: id, scorers: ['playval'] }, engine);
      expect(fault).toMatchObject({ code: 'not_found', hint: expect.any(String) });
    },
  );
});
