import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { AGENT_KINDS, SCORER_KINDS } from '../../scripts/reference-kinds.ts';
import { connectAgent } from '../../src/agents/connect.ts';
import { invocation } from '../../src/schema/agent.ts';
import { agentFile, scorerFile } from '../../src/schema/file-kinds.ts';
import { scorerConfig } from '../../src/schema/scorer.ts';
import { customScorer } from '../../src/scorers/custom/custom-scorer.ts';
import { evalsSchemas } from '../../src/test-cases/json-schemas.ts';
import { agentCall, PATIENT } from '../support/agent-calls.ts';
import { folderOf, ROOT, runCli } from '../support/run-cli.ts';
import { properties, type Schema } from '../support/schema-properties.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const schemas: Record<string, Schema> = evalsSchemas();
const PAGES = {
  'agent.json': 'agents',
  'test-case.json': 'test-cases',
  'scorer.json': 'scorers',
  'assay.json': 'settings',
  'experiment.json': 'experiments',
  'world.json': 'worlds',
};
const pageOf = (name: string) => readFileSync(join(ROOT, `docs/reference/${name}.md`), 'utf8');
const pages = Object.values(PAGES).map((name) => ({ name, text: pageOf(name) }));
/** Fenced blocks that name a file. */
const shown = pages.flatMap(({ text }) =>
  [...text.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(
    ([, file = '', inner = '']) => [file, inner] as const,
  ),
);

/** A value that notes which of its keys are looked at. */
function watched<T extends object>(value: T): { value: T; read: Set<string> } {
  const read = new Set<string>();
  const handler: ProxyHandler<T> = {
    get(target, key, self) {
      if (typeof key === 'string') read.add(key);
      return Reflect.get(target, key, self);
    },
  };
  return { value: new Proxy(value, handler), read };
}

describe('the reference', () => {
  it('is there for every kind of file', () => {
    expect(Object.keys(PAGES).sort()).toEqual(Object.keys(schemas).sort());
  });

  it.each(Object.entries(PAGES))('has every key of %s, with what it is for', (file, name) => {
    const page = pageOf(name);
    const missing = properties(schemas[file] as Schema).filter(([path, { description = '' }]) => {
      const rows = page.split('\n').filter((line) => line.startsWith(`| \`${path}\` |`));
      // Of a key that is something else for each kind a row has its own part.
      const described = rows.map((row) => row.replaceAll('\\|', '|').split(' | ').at(-1)?.slice(1, -2) ?? '');
      return (
        described.length === 0 || described.some((text) => text.length < 5 || !description.includes(text))
      );
    });
    expect(missing.map(([path]) => path)).toEqual([]);
  });

  it('shows files that are valid together', async () => {
    expect(shown).toHaveLength(AGENT_KINDS.length + SCORER_KINDS.length + 4);
    const cwd = folderOf(Object.fromEntries(shown));
    const ended = await runCli(['validate'], { cwd });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
  });

  it('leads to sections that are there', () => {
    const headings = (path: string) =>
      [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w\- ]/g, '')
          .replaceAll(' ', '-'),
      );
    const from = [
      ...pages.map(({ name, text }) => ({ path: join(ROOT, 'docs/reference', `${name}.md`), text })),
      { path: join(ROOT, 'docs/agents.md'), text: readFileSync(join(ROOT, 'docs/agents.md'), 'utf8') },
    ];
    const links = from.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(([^)#]*)#?([^)]*)\)/g)].map(([link, to = '', anchor = '']) => {
        const target = to === '' ? path : join(path, '..', to);
        return {
          link,
          good: anchor === '' ? readFileSync(target) !== null : headings(target).includes(anchor),
        };
      }),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ good }) => !good).map(({ link }) => link)).toEqual([]);
  });
});

describe('a kind of agent', () => {
  it('has every key of an invocation in one kind at least', () => {
    expect([...new Set(AGENT_KINDS.flatMap(({ keys }) => keys))].sort()).toEqual(
      Object.keys(invocation.shape).sort(),
    );
  });

  /** Looked at without an effect: to tell kinds apart, to check all alike, or in place of a model, which is required. */
  const IDLE: Record<string, string[]> = {
    http: ['command', 'preset'],
    program: ['headers'],
    openai: ['deployment'],
  };

  it.each(AGENT_KINDS)(
    '$id: the keys that count are those that the code reads',
    async ({ id, example, keys }) => {
      const file = agentFile.parse(parse(example));
      const { value, read } = watched(invocation.parse(file.invocation));
      const agent = { ...file, invocation: value, id, created_at: '2026-01-01T00:00:00.000Z' };
      const ports = seededPorts({
        variables: { OPENAI_API_KEY: 'k', AZURE_OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k' },
        http: async () => ({ status: 401, headers: {}, text: '{}' }),
      });
      const connection = connectAgent({ agent, credentials: {}, home: '/' }, ports);
      // What is answered does not matter here: all settings have been looked at by then.
      await connection.call(agentCall('x'), PATIENT).catch(() => undefined);
      await connection.close();
      expect([...read].filter((key) => IDLE[id]?.includes(key) !== true).sort()).toEqual([...keys].sort());
    },
  );
});

describe('a type of scorer', () => {
  it('has every key of a configuration in one type at least', () => {
    expect([...new Set(SCORER_KINDS.flatMap(({ keys }) => keys))].sort()).toEqual(
      [...Object.keys(scorerConfig.shape), 'rubric_file', 'file'].sort(),
    );
  });

  it.each(SCORER_KINDS)(
    '$id: the keys that count are those that the code reads',
    async ({ id, example, keys }) => {
      const { config, ...file } = scorerFile.parse(parse(example));
      const { value, read } = watched(scorerConfig.parse(config));
      const scorer = await customScorer({ ...file, config: value, scorer_id: id }, seededPorts());
      expect(scorer.name).toBe(id);
      // Files were found when the scorer was loaded.
      expect([...read].sort()).toEqual(keys.filter((key) => !key.endsWith('file')).sort());
    },
  );
});
