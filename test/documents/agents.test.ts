import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeAgentServer } from '../support/fake-agent-servers.ts';
import { freePort } from '../support/free-port.ts';
import { folderOf, ROOT, runCli } from '../support/run-cli.ts';

const page = readFileSync(join(ROOT, 'docs/agents.md'), 'utf8');

interface Block {
  language: string;
  /** Name of the file that it shows, where it has one. */
  file: string;
  text: string;
}

/** A part of the page below a heading, with what it shows. */
interface Section {
  title: string;
  blocks: Block[];
}

const sections: Section[] = page.split(/^(?=##+ )/m).map((text) => ({
  title: /^#+ (.*)$/m.exec(text)?.[1] ?? '',
  blocks: [...text.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)].map(
    ([, language = '', file = '', inner = '']) => ({ language, file, text: inner }),
  ),
}));
const CASE = sections[0]?.blocks[0] as Block;
const filesOf = (blocks: Block[]) => blocks.filter(({ file }) => file !== '');
const agentsOf = ({ blocks }: Section) =>
  filesOf(blocks).filter(({ file }) => file.startsWith('evals/agents/'));
const textOf = ({ blocks }: Section, language: string) =>
  blocks.find((block) => block.language === language && block.file === '')?.text;

const ANSWER = 'Yes, you can return unopened tea within 30 days.';
/** Tool calls of the answers that show some. */
const CALLS: Record<string, object[]> = {
  'An API of your own form': [{ name: 'search', arguments: { query: 'returns' }, result: '1 document' }],
  LangGraph: [
    {
      name: 'search',
      arguments: { query: 'returns' },
      result: 'Unopened tea can be returned within 30 days.',
    },
  ],
};

/** What stands for a key in what is sent, and what the environment gives to it. */
const KEYS = {
  OPENAI_API_KEY: 'key-of-openai',
  AZURE_OPENAI_API_KEY: 'key-of-azure',
  ANTHROPIC_API_KEY: 'key-of-anthropic',
  SHOP_KEY: 'key-of-the-shop',
  LANGGRAPH_KEY: 'key-of-langgraph',
};

/** A request as the page shows it. */
function shownRequest(text: string) {
  const [head = '', body = ''] = text.split(/\n\n(.*)/s);
  const [first = '', ...lines] = head.split('\n');
  const [method, path] = first.split(' ');
  const headers = lines.map((line) => {
    const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
    return [name.toLowerCase(), value.replace(/\$(\w+)/, (_, key: keyof typeof KEYS) => KEYS[key])];
  });
  return { method, path, headers: Object.fromEntries(headers), json: JSON.parse(body) };
}

/** A folder with the case of the page, one agent file and what it needs, at this address in place of the one that is shown; and its run. */
function run(agent: Block, others: Block[], address: string) {
  const placed = (text: string) =>
    text
      .replace(/https?:\/\/(?:127\.0\.0\.1:\d+|my-resource\.openai\.azure\.com)/g, address)
      .replace(/listen\(\d+,/, `listen(${new URL(address).port},`);
  const files = [CASE, agent, ...others].map(({ file, text }) => [file, placed(text)]);
  const cwd = folderOf(Object.fromEntries(files));
  const env = { ...KEYS, OPENAI_BASE_URL: `${address}/v1`, ANTHROPIC_BASE_URL: address };
  return { cwd, ended: () => runCli(['run', '--judge', 'offline', '--json', '--quiet'], { cwd, env }) };
}

/** The one turn of a run that passed. */
function turnOf({ code, stdout, stderr }: Awaited<ReturnType<typeof runCli>>) {
  expect(stderr).toBe('');
  const result = JSON.parse(stdout);
  expect(result).toMatchObject({ conclusion: 'passed', counts: { total: 1, passed: 1 } });
  expect(code).toBe(0);
  return result.cases[0].attempts[0].turns[0];
}

const overTheWire = sections.filter((section) => textOf(section, 'http') !== undefined);
const programs = sections.filter(({ title }) => title === 'A program');

describe('the page about agents', () => {
  it('has an example of every kind', () => {
    expect(sections.flatMap(agentsOf).map(({ file }) => file.slice('evals/agents/'.length))).toEqual([
      'http.yaml',
      'own-form.yaml',
      'node.yaml',
      'python.yaml',
      'openai.yaml',
      'azure.yaml',
      'anthropic.yaml',
      'langserve.yaml',
      'langgraph.yaml',
    ]);
    expect([...overTheWire, ...programs].flatMap(agentsOf)).toHaveLength(9);
  });

  it('names every file in words, for what stands behind the language of a fence is not shown', () => {
    const named = [...page.matchAll(/^(.*)\n\n```\w+ (\S+)\n/gm)].map(([, before = '', file = '']) =>
      before.includes(`\`${file}\``),
    );
    expect(named).toHaveLength(sections.flatMap(({ blocks }) => filesOf(blocks)).length);
    expect(named).not.toContain(false);
  });

  it.each(overTheWire.map((section) => [section.title, section] as const))(
    '%s: sends what it shows, and takes the answer that it shows',
    async (_, section) => {
      const shown = shownRequest(textOf(section, 'http') as string);
      const server = await fakeAgentServer(() => ({ body: textOf(section, 'json') as string }));
      const [agent] = agentsOf(section);
      const { ended } = run(agent as Block, [], server.url);
      const turn = turnOf(await ended());
      await server.close();
      expect(turn.output).toBe(ANSWER);
      const calls = CALLS[section.title];
      if (calls !== undefined) expect(turn.tool_calls).toEqual(calls);
      expect(server.seen).toHaveLength(1);
      const { method, path, headers, json } = server.seen[0] as (typeof server.seen)[0];
      expect({ method, path, json }).toEqual({ method: shown.method, path: shown.path, json: shown.json });
      expect(headers).toMatchObject(shown.headers);
    },
  );

  it('An HTTP endpoint: shows a server that answers', async () => {
    const section = sections.find(({ title }) => title === 'An HTTP endpoint') as Section;
    const [agent, program] = filesOf(section.blocks) as [Block, Block];
    const address = `http://127.0.0.1:${await freePort()}`;
    const { cwd, ended: endOfRun } = run(agent, [program], address);
    const server = spawn(process.execPath, [program.file], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const ended = once(server, 'close').then(() => Promise.reject(new Error('the server ended')));
      const [said] = await Promise.race([once(server.stdout, 'data'), ended]);
      expect(String(said)).toBe('ready\n');
      expect(turnOf(await endOfRun())).toMatchObject({ tool_calls: [] });
    } finally {
      server.kill();
      await once(server, 'close');
    }
  });

  it.each(
    programs.flatMap((section) => agentsOf(section).map((agent) => [agent.file, agent, section] as const)),
  )('A program: %s answers', async (_, agent, section) => {
    const others = filesOf(section.blocks).filter(({ file }) => !file.startsWith('evals/'));
    const { ended } = run(agent, others, 'http://127.0.0.1:1');
    expect(turnOf(await ended())).toMatchObject({
      output: ANSWER,
      tool_calls: [],
    });
  });
});
