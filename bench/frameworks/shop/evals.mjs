import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));

/** Writes an evals folder with the shop as its world, and each of the agents with the same case, named as the agent. */
export function writeShop({ evals, agents, order, env }) {
  const write = (path, value) => {
    const file = join(evals, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`);
  };
  write('assay.yaml', {
    judge: { provider: 'offline' },
    // A start of some of them takes seconds of processor time.
    run: { concurrency: 2, max_retries: 0, timeout_ms: 120_000 },
    gate: { fail_on: 'never' },
  });
  write('worlds/shop.yaml', {
    name: 'Shop',
    state: { data: { orders: { [order]: { id: order, status: 'active' } } } },
    tools: { file: 'shop/tools.mjs' },
  });
  mkdirSync(join(evals, 'worlds/shop'), { recursive: true });
  cpSync(join(HERE, 'tools.mjs'), join(evals, 'worlds/shop/tools.mjs'));
  for (const agent of agents) {
    const program = join(HERE, '..', 'agents', `${agent}.mjs`);
    write(`agents/${agent}.yaml`, {
      name: agent,
      provider: 'custom',
      invocation: { command: [process.execPath, program], env },
    });
  }
  const expected_state = { actions: [{ name: 'cancel_order', arguments: { id: order } }], outputs: [order] };
  // Most of these agents report no tokens: spans have to.
  const checks = [{ contains: order }, { tokens: 1000, name: 'usage' }];
  const turns = [{ input: `Please cancel order ${order}.`, checks }];
  const cases = agents.map((id) => ({
    id,
    name: `Cancels an order: ${id}`,
    agent_id: id,
    world: 'shop',
    expected_state,
    turns,
  }));
  write('test-cases/all.jsonl', `${cases.map((one) => JSON.stringify(one)).join('\n')}\n`);
}
