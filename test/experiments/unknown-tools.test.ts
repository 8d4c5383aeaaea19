import { describe, expect, it } from 'vitest';
import { unknownTools } from '../../src/experiments/unknown-tools.ts';

const described = (...names: string[]) => [
  { name: 'a', config: {} },
  { name: 'b', config: { tool_descriptions: Object.fromEntries(names.map((name) => [name, 'Does it.'])) } },
];

describe('descriptions of tools that nobody is offered', () => {
  it.each([
    ['none', [], []],
    ['one of a tool that is there', ['refund'], []],
    ['one of another tool', ['refund', 'transfer'], ['transfer']],
    ['one of what every object has', ['constructor'], ['constructor']],
  ])('%s', (_, names, unknown) => {
    const problems = unknownTools(described(...names), new Set(['refund']));
    expect(problems.map(({ path }) => path)).toEqual(
      unknown.map((name) => `variants[1].config.tool_descriptions.${name}`),
    );
  });

  it('come with the tool that was probably meant', () => {
    expect(unknownTools(described('refnd'), new Set(['refund', 'note']))).toEqual([
      {
        path: 'variants[1].config.tool_descriptions.refnd',
        message: 'unknown tool "refnd"',
        hint: 'Did you mean "refund"?',
      },
    ]);
  });
});
