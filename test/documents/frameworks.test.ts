import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PRICES } from '../../src/models/catalogue-data.ts';
import { agentFields } from '../../src/schema/agent.ts';
import { expectedState } from '../../src/schema/worlds/expected-state.ts';
import { worldFields } from '../../src/schema/worlds/world.ts';
import { BLOCKS } from '../support/documents.ts';
import { ROOT } from '../support/run-cli.ts';

const BENCH = join(ROOT, 'bench/frameworks');
const shown = BLOCKS.filter(({ page }) => page === 'docs/frameworks.md');
const textOf = (file: string) => shown.find((block) => block.file === file)?.text;

describe('the page of frameworks', () => {
  it('shows every program that the bench plays, as it stands', () => {
    const programs = readdirSync(join(BENCH, 'agents'));
    expect(programs.length).toBeGreaterThanOrEqual(8);
    for (const name of programs)
      expect(textOf(`clerk/${name}`), name).toBe(readFileSync(join(BENCH, 'agents', name), 'utf8'));
  });

  it('shows the tools that the bench offers, as they stand', () => {
    const tools = readFileSync(join(BENCH, 'shop/tools.mjs'), 'utf8');
    expect(textOf('evals/worlds/orders/tools.mjs')).toBe(tools);
  });

  it('shows a world, a case and an agent that are valid', () => {
    const world = worldFields.parse(parse(textOf('evals/worlds/orders.yaml') ?? ''));
    expect(world.tools).toEqual({ file: 'orders/tools.mjs' });
    const { expected_state } = parse(textOf('evals/test-cases/cancels.yaml') ?? '');
    expect(expectedState.parse(expected_state).actions).toHaveLength(1);
    const agent = agentFields.parse(parse(textOf('evals/agents/clerk.yaml') ?? ''));
    expect(agent.invocation).toMatchObject({ command: ['node', 'clerk/ai-sdk.mjs'] });
  });

  it('shows nothing that stands in no test', () => {
    const known =
      /^(?:clerk\/[\w-]+\.mjs|evals\/worlds\/orders(?:\.yaml|\/tools\.mjs)|evals\/agents\/clerk\.yaml|evals\/test-cases\/cancels\.yaml)$/;
    // Commands are held to the bench below.
    expect(
      shown.filter(({ file, language }) => language !== 'sh' && !known.test(file)).map(({ line }) => line),
    ).toEqual([]);
  });

  it('installs what each program imports, and nothing that the bench does not play', () => {
    const { dependencies } = JSON.parse(readFileSync(join(BENCH, 'package.json'), 'utf8'));
    const installs = shown
      .filter(({ language }) => language === 'sh')
      .map(({ text }) => text.trim().split(' '));
    expect(installs.every(([npm, install]) => npm === 'npm' && install === 'install')).toBe(true);
    const named = installs.map((words) => words.slice(2));
    expect(named.flat().filter((one) => dependencies[one] === undefined)).toEqual([]);
    const [shared = []] = named;
    const programs = shown.filter(({ file, language }) => file.startsWith('clerk/') && language === 'js');
    for (const { file, line, text } of programs) {
      // The command that stands last before it.
      const before = shown.filter((block) => block.language === 'sh' && block.line < line).at(-1);
      const own = before?.text.trim().split(' ').slice(2) ?? [];
      const imported = [...text.matchAll(/from '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name = '']) => name);
      const packages = imported.filter((name) => name !== 'node');
      expect(
        packages.filter((name) => ![...shared, ...own].includes(name)),
        file,
      ).toEqual([]);
    }
  });

  it('names a model that there is', () => {
    const models = shown.flatMap(({ text }) => [...text.matchAll(/gpt-[\w.-]+/g)].map(([name]) => name));
    expect(models.length).toBeGreaterThan(0);
    for (const model of models) expect(PRICES.openai[model], model).toBeDefined();
  });

  it('names versions that are pinned, and locked', () => {
    const { dependencies } = JSON.parse(readFileSync(join(BENCH, 'package.json'), 'utf8'));
    const lock = JSON.parse(readFileSync(join(BENCH, 'package-lock.json'), 'utf8'));
    expect(lock.packages[''].dependencies).toEqual(dependencies);
    expect(Object.values(dependencies)).toEqual(
      Object.values(dependencies).map(() => expect.stringMatching(/^\d+\.\d+\.\d+$/)),
    );
  });
});
