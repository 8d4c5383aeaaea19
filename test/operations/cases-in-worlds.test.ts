import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAgent } from '../../src/operations/create-agent.ts';
import { createRun } from '../../src/operations/create-run.ts';
import { createTestCase } from '../../src/operations/create-test-case.ts';
import { call } from '../../src/operations/define-operation.ts';
import { faultOf, memoryPorts, offlineEngine } from '../support/offline-engine.ts';

const TOOLS = 'tools: { mock: { cancel_order: [{ returns: done }] } }\n';
const AGENT = { name: 'Desk', provider: 'custom', invocation: { url: 'http://127.0.0.1:1/' } };
const EXPECTED = { forbidden: [{ name: 'cancel_order', arguments: { id: 'B-8' } }] };
const caseOf = (more: object) => ({
  name: 'Cancels',
  turns: [{ input: { text: 'Cancel B-7.' }, expected_behavior: 'Cancels B-7.' }],
  expected_state: EXPECTED,
  ...more,
});

/** An engine with an evals folder of these files and one agent of the state. */
async function engineWith(files: Record<string, string>, agent: object = {}) {
  const ports = memoryPorts();
  const evalsDir = join(ports.env.cwd(), 'evals');
  for (const [path, text] of Object.entries(files)) ports.files.writeAtomic(join(evalsDir, path), text);
  const engine = offlineEngine({ ports, evals: evalsDir });
  const { id: agent_id } = await call(createAgent, { ...AGENT, ...agent }, engine);
  return { engine, agent_id, ports, evalsDir };
}
const SHOP = { 'worlds/shop.yaml': TOOLS };

describe('a test case of the state', () => {
  it.each<[string, Record<string, string>, object, object]>([
    ['itself', SHOP, {}, { world: 'shop' }],
    ['its agent', SHOP, { world: 'shop' }, {}],
    ['the settings', { ...SHOP, 'assay.yaml': 'defaults: { world: shop }\n' }, {}, {}],
  ])('is played in the world that %s names, which is part of its hash', async (_, files, agent, more) => {
    const { engine, agent_id, ports, evalsDir } = await engineWith(files, agent);
    await call(createTestCase, { ...caseOf(more), agent_id }, engine);
    const [loaded] = await engine.cases();
    expect(loaded?.world?.id).toBe('shop');
    ports.files.writeAtomic(join(evalsDir, 'worlds/shop.yaml'), TOOLS.replace('done', 'gone'));
    engine.forget({ evals: true });
    const [changed] = await engine.cases();
    expect(changed?.hash).not.toBe(loaded?.hash);
  });

  it.each<[string, object, string]>([
    ['a world that there is not', { world: 'shpo' }, 'unknown world "shpo" (did you mean "shop"?)'],
    ['no world', {}, 'expected_state needs a world'],
    [
      'calls of a tool that its world has not',
      { world: 'shop', expected_state: { actions: [{ name: 'cancel' }] } },
      'expected_state.actions[0].name "cancel" is no tool of the world',
    ],
    [
      'a file',
      { world: 'shop', expected_state: { equals: 'after.json' } },
      'expected_state.equals names the file "after.json", which only a file of the evals folder can',
    ],
  ])('is refused where it expects something of %s', async (_, more, message) => {
    const { engine, agent_id } = await engineWith(SHOP);
    const fault = await faultOf(createTestCase, { ...caseOf(more), agent_id }, engine);
    expect(fault).toMatchObject({ code: 'validation_failed' });
    expect(fault.message).toContain(message);
  });

  it('can be read, and not played, when its world is gone', async () => {
    const { engine, agent_id, ports, evalsDir } = await engineWith(SHOP);
    await call(createTestCase, { ...caseOf({ world: 'shop' }), agent_id }, engine);
    ports.files.remove(join(evalsDir, 'worlds/shop.yaml'));
    engine.forget({ evals: true });
    expect(await engine.cases()).toHaveLength(1);
    expect(await faultOf(createRun, { test_case_ids: ['case_1'] }, engine)).toMatchObject({
      code: 'validation_failed',
      message: expect.stringMatching(/^case case_1 is played in the world "shop", which does not exist$/),
    });
  });
});
