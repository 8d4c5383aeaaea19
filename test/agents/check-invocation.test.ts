import { describe, expect, it } from 'vitest';
import { connectAgent } from '../../src/agents/connect.ts';
import { reachable } from '../support/agent-calls.ts';
import { load, testCase } from '../support/evals-folder.ts';
import { seededPorts } from '../support/seeded-ports.ts';

/** Problems of an evals folder whose one agent is reached so, each behind `evals/agents/shop.yaml:`. */
async function problemsOf(invocation: Record<string, unknown>, provider = 'custom') {
  const yaml = `name: Shop\nprovider: ${provider}\ninvocation:\n${Object.entries(invocation)
    .map(([key, value]) => `  ${key}: ${JSON.stringify(value)}\n`)
    .join('')}`;
  const { problems } = await load({ 'evals/agents/shop.yaml': yaml, 'evals/test-cases/a.yaml': testCase() });
  return problems.map((line) => line.replace('evals/agents/shop.yaml:', '').replace(': ', ' '));
}

const URL = 'http://127.0.0.1:1/chat';

describe('an agent that connecting would refuse', () => {
  it.each([
    [{ url: URL, body_template: '{}' }, '5:18 invocation.body_template needs {{ input }} or {{ messages }}'],
    [
      { url: URL, body_template: '{"q": "{{ inptu }}"}' },
      '5:18 invocation.body_template has an unknown placeholder {{ inptu }}',
    ],
    [{ url: URL, body_template: '{"q": {{ input }' }, '5:18 invocation.body_template is no valid JSON'],
    [{ url: 'http://{{ input }}.example/' }, '4:8 invocation.url has a placeholder before its path'],
    [{ url: URL, output_path: 'a..b' }, '5:16 invocation.output_path is no dot path with [n]'],
    [{ url: URL, error_path: '[' }, '5:15 invocation.error_path is no dot path with [n]'],
    [{ command: ['agent'], context_path: '.' }, '5:17 invocation.context_path is no dot path with [n]'],
    [
      { url: URL, headers: { 'x-a.b': 'a\nb' } },
      '5:21 invocation.headers.x-a.b has a value with a line break',
    ],
  ])('is a problem of the evals folder, with its place: %j', async (invocation, problem) => {
    const problems = await problemsOf(invocation);
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(() => connectAgent(reachable(invocation), seededPorts())).toThrow();
  });

  it('is refused for a chain too', async () => {
    const template = { url: URL, body_template: '{"input": {}}' };
    expect(await problemsOf(template, 'langchain')).toEqual([
      '5:18 invocation.body_template needs {{ input }} or {{ messages }}',
    ]);
    expect(() => connectAgent(reachable(template, { provider: 'langchain' }), seededPorts())).toThrow(
      'never mentions the input',
    );
  });

  it.each([
    { url: URL, body_template: '{"q": {{ messages }}}' },
    { url: `${URL}?q={{ input }}`, body_template: '{}' },
    { url: URL, method: 'GET', body_template: '{}' },
    { url: URL, headers: { authorization: 'Bearer ${SHOP_KEY}' } },
    { command: ['agent'], error_path: 'error.message' },
  ])('is none of these: %j', async (invocation) => {
    expect(await problemsOf(invocation)).toEqual([]);
    expect(() => connectAgent(reachable(invocation), seededPorts())).not.toThrow();
  });
});
