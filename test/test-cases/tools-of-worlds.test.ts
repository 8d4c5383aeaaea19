import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { problemLine } from '../../src/test-cases/check.ts';
import { loadEvals } from '../../src/test-cases/load-evals.ts';
import { problemsOfTools } from '../../src/test-cases/worlds/problems-of-tools.ts';
import { hasPython } from '../support/code-scoring.ts';
import { AGENT, realFolder, type Tree } from '../support/evals-folder.ts';

const TOOL = `{ name: 'cancel_order', parameters: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
  run(state, { id }) { if (!(id in state.orders)) throw new Error('there is no order ' + id); state.orders[id].status = 'cancelled'; state.log ??= { last: id }; } }`;
const WORLD = `state: { data: { orders: { B-7: { status: paid } }, users: { ann: { email: a@b.example } }, payments: {} } }
tools: { file: tools.mjs }
`;
const caseOf = (expected: string) =>
  `name: Cancels\nworld: shop\nturns:\n  - input: Cancel B-7.\nexpected_state:\n${expected}`;

const made: (() => void)[] = [];
afterAll(() => {
  for (const remove of made) remove();
});

/** What `validate` says of the tools of an evals folder whose files are right otherwise. */
async function said(tree: Tree): Promise<string[]> {
  const { folder, remove } = realFolder({ 'evals/agents/desk.yaml': AGENT, ...tree });
  made.push(remove);
  const ports = nodePorts();
  const options = {
    evalsDir: join(folder, 'evals'),
    ports,
    mode: 'validate' as const,
    scorerNames: ['playval'],
  };
  const { evals, problems } = await loadEvals(options);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return (await problemsOfTools(evals, ports)).map(problemLine);
}
const tools = (source: string): Tree => ({
  'evals/worlds/shop.yaml': WORLD,
  'evals/worlds/tools.mjs': source,
  'evals/test-cases/cancel.yaml': caseOf('  actions: [{ name: cancel_order, arguments: { id: B-7 } }]\n'),
});
const expecting = (expected: string): Tree => ({
  ...tools(`export const tools = [${TOOL}];`),
  'evals/test-cases/cancel.yaml': caseOf(expected),
});

describe('validating an evals folder loads the tools of its worlds', () => {
  it.each<[string, string, string]>([
    ['that do not load', 'export const tools = [;', 'The tools in worlds/tools.mjs:1 cannot be loaded: '],
    ['that are none', 'export const tool = [];', 'worlds/tools.mjs has no export `tools`.'],
    [
      'with a key that is misspelt',
      `export const tools = [{ name: 'look', read: true, run: () => 1 }];`,
      'Tool 1 in worlds/tools.mjs (look) has the key `read`, which means nothing (did you mean `reads`?)',
    ],
    [
      'with a key that other kits use',
      `export const tools = [{ name: 'look', inputSchema: {}, run: () => 1 }];`,
      'has the key `inputSchema`, which means nothing (did you mean `parameters`?)',
    ],
    [
      'with a schema that is none',
      `export const tools = [{ name: 'look', parameters: { type: 'objekt' }, run: () => 1 }];`,
      'Tool "look" of world "shop": ',
    ],
  ])('and tells of tools %s', async (_, source, words) => {
    expect(await said(tools(source))).toEqual([expect.stringContaining(words)]);
  });

  it.runIf(hasPython)('and reads keys of tools in Python too', async () => {
    const source = `TOOLS = [{"name": "look", "end": True, "titel": 1, "run": lambda state, args: 1}]`;
    const tree = { 'evals/worlds/shop.yaml': WORLD.replace('.mjs', '.py'), 'evals/worlds/tools.py': source };
    expect(await said(tree)).toEqual([
      expect.stringContaining('has the key `end`, which means nothing (did you mean `ends`?)'),
    ]);
  });

  it.each<[string, string]>([
    [
      '  actions: [{ name: cancel_ordr, arguments: { id: B-7 } }]',
      'evals/test-cases/cancel.yaml:6:21: expected_state.actions[0].name: "cancel_ordr" is no tool of the world (did you mean "cancel_order"?)',
    ],
    [
      '  actions: [{ name: cancel_order, arguments: { id: 7 } }]',
      'expected_state.actions[0].arguments must fit cancel_order: id must be string, not 7',
    ],
    [
      '  actions: [{ name: cancel_order, arguments: { id: B-9 } }]',
      'action 1 of expected_state, cancel_order, fails: there is no order B-9',
    ],
    ['  forbidden: [{ name: refund }]', '"refund" is no tool of the world'],
    [
      '  unchanged: [user.*]',
      'advice: expected_state.unchanged[0] matches nothing in the state that attempts begin with: there is no "user" (did you mean "users"?)',
    ],
    ['  unchanged: [invoices]', 'there is no "invoices"'],
    ['  unchanged: ["users.*.emial"]', 'nothing in users has a "emial" (did you mean "email"?)'],
    ['  forbidden: [{ writes: orders.B7.** }]', 'there is no "B7" in orders (did you mean "B-7"?)'],
    ['  at: { orders.B-7.stauts: paid }', 'there is no "stauts" in orders.B-7 (did you mean "status"?)'],
  ])('and holds what a case expects against them: %s', async (expected, words) => {
    expect(await said(expecting(`${expected}\n`))).toEqual([expect.stringContaining(words)]);
  });

  it('and says nothing of what an attempt may add, or what its expected calls make', async () => {
    const right = [
      '  actions: [{ name: cancel_order, arguments: { id: B-7 } }]',
      '  at: { log.last: B-7, orders.B-7.refunded_at: null }',
      '  unchanged: ["payments.*.amount", "users.**", "**.email"]',
      '  forbidden: [{ writes: orders.B-8 }, { name: cancel_order, arguments: { id: B-8 } }]',
    ];
    expect(await said(expecting(`${right.join('\n')}\n`))).toEqual([]);
  });
});
