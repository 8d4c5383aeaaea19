import { describe, expect, it } from 'vitest';
import { AGENT, load, type Tree, testCase } from '../support/evals-folder.ts';

const TOOLS = 'export const tools = [];\n';
const WORLD = 'state: { data: shop/state.json }\ntools: { file: shop/tools.mjs }\n';
const CASE =
  'name: Cancels\nworld: shop\nturns: [{ input: Cancel B-7 }]\nexpected_state: { at: { orders.B-7: gone } }\n';
const shop = (more: Tree = {}): Tree => ({
  'evals/agents/desk.yaml': AGENT,
  'evals/worlds/shop.yaml': WORLD,
  'evals/worlds/shop/state.json': '{"orders":{"B-7":"paid"}}\n',
  'evals/worlds/shop/tools.mjs': TOOLS,
  'evals/test-cases/cancel.yaml': CASE,
  ...more,
});
const problemsOf = async (more: Tree) => (await load(shop(more))).problems;

describe('a world', () => {
  it('is a file of worlds/ with its state and tools, and belongs to the cases that name it', async () => {
    const { evals, problems } = await load(shop());
    expect(problems).toEqual([]);
    expect(evals.worlds).toMatchObject([
      {
        id: 'shop',
        state: '{"orders":{"B-7":"paid"}}',
        code: { path: '/repo/evals/worlds/shop/tools.mjs', language: 'javascript' },
        reads: [
          '/repo/evals/worlds/shop.yaml',
          '/repo/evals/worlds/shop/state.json',
          '/repo/evals/worlds/shop/tools.mjs',
        ],
      },
    ]);
    expect(evals.cases[0]?.world).toBe(evals.worlds[0]);
  });

  it.each([
    ['of the case', { 'evals/test-cases/cancel.yaml': CASE }],
    [
      'of the agent',
      {
        'evals/test-cases/cancel.yaml': CASE.replace('world: shop\n', ''),
        'evals/agents/desk.yaml': `${AGENT}world: shop\n`,
      },
    ],
    [
      'of the settings',
      {
        'evals/test-cases/cancel.yaml': CASE.replace('world: shop\n', ''),
        'evals/assay.yaml': 'defaults: { world: shop }\n',
      },
    ],
  ])('is that %s', async (_, more) => {
    const { evals, problems } = await load(shop(more));
    expect(problems).toEqual([]);
    expect(evals.cases[0]?.world?.id).toBe('shop');
  });

  it('begins with a folder of JSON and CSV files as one object, a key for each', async () => {
    const { evals, problems } = await load(
      shop({
        'evals/worlds/shop.yaml': 'state: { data: shop/data }\ntools: { file: shop/tools.mjs }\n',
        'evals/worlds/shop/data/users.json': '{"ada":1}',
        'evals/worlds/shop/data/stock.csv': 'name,count\ntin,3\n',
      }),
    );
    expect(problems).toEqual([]);
    expect(JSON.parse(evals.worlds[0]?.state ?? '')).toEqual({
      users: { ada: 1 },
      stock: [{ name: 'tin', count: '3' }],
    });
  });

  it('changes the hash of its cases with its state, its tools and what they import, and no other case', async () => {
    const other = { 'evals/test-cases/other.yaml': testCase() };
    const hashes = async (more: Tree) =>
      (await load(shop({ ...other, ...more }))).evals.cases.map(({ hash }) => hash);
    const imports = { 'evals/worlds/shop/tools.mjs': `import './more.mjs';\n${TOOLS}` };
    const [first, ...rest] = await Promise.all([
      hashes({}),
      hashes({ 'evals/worlds/shop/state.json': '{"orders":{}}' }),
      hashes({ 'evals/worlds/shop/tools.mjs': `${TOOLS}// more` }),
      hashes({ ...imports, 'evals/worlds/shop/more.mjs': '1;' }),
      hashes({ ...imports, 'evals/worlds/shop/more.mjs': '2;' }),
      hashes({ 'evals/test-cases/cancel.yaml': CASE.replace('gone', 'kept') }),
    ]);
    expect(new Set([first, ...rest].map((one) => one?.[0])).size).toBe(6);
    expect(new Set([first, ...rest].map((one) => one?.[1])).size).toBe(1);
  });

  it('hangs on every Python file beside its tools and below, but on none that comes with the machine', async () => {
    const python = (more: Tree = {}) =>
      load(
        shop({
          'evals/worlds/shop.yaml': WORLD.replace('tools.mjs', 'tools.py'),
          'evals/worlds/shop/tools.py': 'import rules\nTOOLS = []\n',
          'evals/worlds/shop/rules.py': 'PAID = 1\n',
          'evals/worlds/shop/deep/__init__.py': '',
          'evals/worlds/shop/deep/more.py': 'MORE = 1\n',
          'evals/worlds/shop/.venv/x.py': '1',
          'evals/worlds/shop/venv/pyvenv.cfg': 'home = /usr/bin',
          'evals/worlds/shop/venv/lib/x.py': '1',
          'evals/worlds/shop/__pycache__/x.py': '1',
          'evals/worlds/shop/notes.txt': '1',
          'evals/worlds/other.py': '1',
          ...more,
        }),
      );
    const hashOf = async (more?: Tree) => (await python(more)).evals.cases[0]?.hash;
    const { evals, problems } = await python();
    expect(problems).toEqual([]);
    expect(evals.worlds[0]?.reads.map((path) => path.replace('/repo/evals/worlds/', ''))).toEqual([
      'shop.yaml',
      ...['shop/state.json', 'shop/tools.py', 'shop/rules.py', 'shop/deep/__init__.py', 'shop/deep/more.py'],
    ]);
    const first = evals.cases[0]?.hash;
    expect(await hashOf({ 'evals/worlds/shop/venv/lib/x.py': '2' })).toBe(first);
    expect(await hashOf({ 'evals/worlds/shop/rules.py': 'PAID = 2\n' })).not.toBe(first);
    expect(await hashOf({ 'evals/worlds/shop/deep/more.py': 'MORE = 2\n' })).not.toBe(first);
  });

  it.each<[string, Tree, string]>([
    [
      'a state that is not there',
      { 'evals/worlds/shop.yaml': WORLD.replace('state.json', 'stat.json') },
      'evals/worlds/shop.yaml:1:16: state.data: "shop/stat.json" does not exist',
    ],
    [
      'a state that is no object',
      { 'evals/worlds/shop/state.json': '[1]' },
      'evals/worlds/shop.yaml:1:16: state.data: "shop/state.json" is no JSON object',
    ],
    [
      'a state that is no JSON',
      { 'evals/worlds/shop/state.json': '{' },
      'evals/worlds/shop.yaml:1:16: state.data: "shop/state.json" is no JSON',
    ],
    [
      'an empty folder of data',
      {
        'evals/worlds/shop.yaml': WORLD.replace('shop/state.json', 'shop/none'),
        'evals/worlds/shop/none/readme.txt': 'x',
      },
      'evals/worlds/shop.yaml:1:16: state.data: "shop/none" holds no .json and no .csv file',
    ],
    [
      'tools of another language',
      {
        'evals/worlds/shop.yaml': WORLD.replace('tools.mjs', 'tools.rb'),
        'evals/worlds/shop/tools.rb': 'x',
      },
      'evals/worlds/shop.yaml:2:16: tools.file: "shop/tools.rb" must be JavaScript (.mjs, .js, .mts, .ts) or Python (.py)',
    ],
    [
      'code outside of the evals folder',
      { 'evals/worlds/shop.yaml': WORLD.replace('shop/tools.mjs', '../../tools.mjs'), 'tools.mjs': TOOLS },
      'evals/worlds/shop.yaml:2:16: tools.file: "../../tools.mjs" lies outside the evals folder, where no code of worlds is run',
    ],
    [
      'two kinds of tools',
      { 'evals/worlds/shop.yaml': 'tools: { file: shop/tools.mjs, mock: {} }\n' },
      'evals/worlds/shop.yaml:1:8: tools: give exactly one of file, mcp, mock',
    ],
    [
      'an expected state without a path',
      { 'evals/test-cases/cancel.yaml': CASE.replace('at: { orders.B-7: gone }', 'at: {}') },
      'expected_state.at: names no path, and so asks nothing',
    ],
    [
      'an expected state that forbids nothing',
      { 'evals/test-cases/cancel.yaml': CASE.replace('at: { orders.B-7: gone }', 'forbidden: []') },
      'expected_state.forbidden must not be empty',
    ],
    [
      'an expected state that keeps nothing',
      { 'evals/test-cases/cancel.yaml': CASE.replace('at: { orders.B-7: gone }', 'unchanged: []') },
      'expected_state.unchanged must not be empty',
    ],
    [
      'an expected state without a fact',
      { 'evals/test-cases/cancel.yaml': CASE.replace('at: { orders.B-7: gone }', 'outputs: []') },
      'expected_state.outputs must not be empty',
    ],
    [
      'an expected state with a blank fact',
      { 'evals/test-cases/cancel.yaml': CASE.replace('at: { orders.B-7: gone }', "outputs: [' ']") },
      'expected_state.outputs[0] is blank, and every answer holds that',
    ],
    [
      'canned answers of no tool',
      { 'evals/worlds/shop.yaml': 'tools: { mock: {} }\n' },
      'evals/worlds/shop.yaml:1:16: tools.mock: names no tool: nothing could be done',
    ],
    [
      'a world that there is not',
      { 'evals/test-cases/cancel.yaml': CASE.replace('world: shop', 'world: shp') },
      'evals/test-cases/cancel.yaml:2:8: world: unknown world "shp" (did you mean "shop"?)',
    ],
    [
      'a world of an agent that there is not',
      { 'evals/agents/desk.yaml': `${AGENT}world: bank\n` },
      'evals/agents/desk.yaml:4:8: world: unknown world "bank"; a world is a file of worlds/, such as worlds/shop.yaml',
    ],
    [
      'a world of the settings that there is not',
      { 'evals/assay.yaml': 'defaults: { world: bank }\n' },
      'evals/assay.yaml:1:20: defaults.world: unknown world "bank"',
    ],
    [
      'an expected state without a world',
      { 'evals/test-cases/cancel.yaml': CASE.replace('world: shop\n', '') },
      'evals/test-cases/cancel.yaml:3:17: expected_state needs a world: name one as world of the case, of its agent or of defaults',
    ],
    [
      'an expected state that expects nothing',
      { 'evals/test-cases/cancel.yaml': CASE.replace('{ at: { orders.B-7: gone } }', '{}') },
      'evals/test-cases/cancel.yaml:4:17: expected_state must say what is expected: actions, equals, at, unchanged, forbidden or outputs',
    ],
    [
      'rules of comparison that are no patterns',
      { 'evals/worlds/shop.yaml': `${WORLD}compare: { ids: [orders.*, 'a..b'] }\n` },
      'evals/worlds/shop.yaml:3:28: compare.ids[1] is no pattern of paths',
    ],
    [
      'a path of an expected state that is none',
      { 'evals/test-cases/cancel.yaml': CASE.replace('at: { orders.B-7: gone }', 'at: { orders.*: gone }') },
      'evals/test-cases/cancel.yaml:4:',
    ],
    [
      'a check of an expected state that there is not',
      {
        'evals/test-cases/cancel.yaml': CASE.replace('orders.B-7: gone', "orders.B-7: { matches: '(' }"),
      },
      'evals/test-cases/cancel.yaml:4:37: expected_state.at.orders.B-7: The pattern does not compile',
    ],
    [
      'a forbidden call of a tool that a world of canned answers has not',
      {
        'evals/worlds/shop.yaml': 'tools: { mock: { cancel_order: [{ returns: 1 }] } }\n',
        'evals/test-cases/cancel.yaml': CASE.replace(
          '{ at: { orders.B-7: gone } }',
          '\n  forbidden: [{ name: cancel_ordr }]',
        ),
      },
      'evals/test-cases/cancel.yaml:5:23: expected_state.forbidden[0].name: "cancel_ordr" is no tool of the world (did you mean "cancel_order"?)',
    ],
    [
      'an end state that canned answers cannot show',
      { 'evals/worlds/shop.yaml': 'tools: { mock: { cancel_order: [{ returns: 1 }] } }\n' },
      'evals/test-cases/cancel.yaml:4:23: expected_state.at cannot be told in this world, since its tools are canned answers (mock), which change nothing',
    ],
    [
      'a forbidden tool that a world of canned answers has not',
      {
        'evals/worlds/shop.yaml': 'tools: { mock: { look: [{ returns: 1 }] } }\n',
        'evals/test-cases/cancel.yaml': CASE.replace(
          '{ at: { orders.B-7: gone } }',
          '\n  forbidden: [{ name: refund }]',
        ),
      },
      'evals/test-cases/cancel.yaml:5:23: expected_state.forbidden[0].name: "refund" is no tool of the world; its tools are look',
    ],
    [
      'the name of a verdict on worlds for a check',
      {
        'evals/test-cases/cancel.yaml': CASE.replace(
          'Cancel B-7',
          'Cancel B-7, checks: [{ contains: B-7, name: end_state }]',
        ),
      },
      'turns[0].checks[0].name is the name of the scorer "end_state"; give the check another one',
    ],
    [
      'the name of a verdict on worlds for a scorer',
      { 'evals/scorers/claimed_calls.yaml': 'name: x\ntype: regex\nconfig: { pattern: x }\n' },
      'id: "claimed_calls" is the name of a built-in scorer; choose another',
    ],
  ])('is refused with %s', async (_, more, expected) => {
    const problems = await problemsOf(more);
    expect(problems.join('\n')).toContain(expected);
    expect(problems).toHaveLength(1);
  });

  it('may expect calls of tools that are known only once its code is run', async () => {
    const expected = '{ actions: [{ name: anything }], forbidden: [{ name: refund }] }';
    expect(
      await problemsOf({
        'evals/test-cases/cancel.yaml': CASE.replace('{ at: { orders.B-7: gone } }', expected),
      }),
    ).toEqual([]);
  });

  it('takes an expected end state out of a file', async () => {
    const { evals, problems } = await load(
      shop({
        'evals/test-cases/cancel.yaml': CASE.replace(
          '{ at: { orders.B-7: gone } }',
          '{ equals: after.json }',
        ),
        'evals/test-cases/after.json': '{"orders":{}}',
      }),
    );
    expect(problems.filter((line) => !line.includes('after.json:'))).toEqual([]);
    expect(evals.cases.find(({ case: one }) => one.id === 'cancel')?.case.expected_state?.equals).toEqual({
      orders: {},
    });
  });

  it('lets a case be judged by its end state alone', async () => {
    expect(await problemsOf({})).toEqual([]);
    const without = CASE.replace(/expected_state.*\n/, '');
    expect((await problemsOf({ 'evals/test-cases/cancel.yaml': without })).join()).toContain(
      'expected_behavior is required (or checks, or scorers that do not read it, or expected_state of the case)',
    );
  });
});
