import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suiteOf } from '../../support/run-cli.ts';
import { eventually, type ServiceProcess, serviceProcess } from '../../support/service-process.ts';

const CASES = `
- id: refunds/late
  name: Late refund
  agent_id: rules
  tags: [refunds]
  turns:
    - input: { text: Can I get a refund? }
      expected_behavior: Says "within 30 days".
      scorers: [playval, has-number]
- id: hello
  name: Hello
  agent_id: rules
  turns:
    - input: { text: hello }
      expected_behavior: Says "hello".
`;
let service: ServiceProcess;
beforeAll(async () => {
  const cwd = suiteOf(CASES, {
    'evals/scorers/has-number.yaml': 'name: Has a number\ntype: regex\nconfig: { pattern: "\\\\d" }\n',
  });
  service = await serviceProcess({ cwd });
});
afterAll(() => service?.stop());

describe('a service beside an evals folder', () => {
  it.each([
    ['test-cases', 'refunds%2Flate', 'id', 'refunds/late'],
    ['agents', 'rules', 'id', 'rules'],
    ['scorers', 'has-number', 'scorer_id', 'has-number'],
  ])('lists and reads its %s', async (kind, path, key, id) => {
    const { body } = await service.get(`/v1/${kind}`);
    expect(body.data.map((one: Record<string, string>) => one[key])).toContain(id);
    const one = await service.get(`/v1/${kind}/${path}`);
    expect({ status: one.status, id: one.body[key] }).toEqual({ status: 200, id });
  });

  it.each([
    ['test-cases', 'hello'],
    ['agents', 'rules'],
    ['scorers', 'has-number'],
  ])('deletes none of its %s', async (kind, id) => {
    const { status, body } = await service.ask('DELETE', `/v1/${kind}/${id}`);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'conflict' });
    expect((await service.get(`/v1/${kind}/${id}`)).status).toBe(200);
  });

  it('plays its cases, by id and by tag', async () => {
    for (const selector of [{ test_case_ids: ['refunds/late', 'hello'] }, { tags: ['refunds'] }]) {
      const { status, body, text } = await service.post('/v1/runs', selector);
      expect(status, text).toBe(202);
      const run = await eventually(
        () => service.get(`/v1/runs/${body.run_id}`),
        (answer) => answer.body.status === 'completed',
      );
      expect(run.body.reason).toMatch(/./);
      expect(run.body).toMatchObject({ conclusion: 'passed', counts: { errored: 0 } });
    }
  });

  it('judges by its scorers', async () => {
    const request = { output: 'There are 3.', scorers: ['has-number'] };
    expect((await service.post('/v1/evaluate', request)).body.overall_pass).toBe(true);
  });

  it('takes cases for its agents', async () => {
    const turns = [{ input: { text: 'hello' }, expected_behavior: 'Greets.', scorers: ['has-number'] }];
    const { status, text } = await service.post('/v1/test-cases', { name: 'x', agent_id: 'rules', turns });
    expect(status, text).toBe(201);
  });
});

describe('a service beside an evals folder with mistakes', () => {
  it('does not start, and names every mistake with its place', async () => {
    const cwd = suiteOf('- id: a\n  name: A\n  agent_id: nobody\n  turns: []\n');
    await expect(serviceProcess({ cwd })).rejects.toThrow(/ended with 2[\s\S]*cases\.yaml:\d+/);
  });
});
