import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { agentFile, worldFile } from '../../src/schema/file-kinds.ts';
import { BLOCKS } from '../support/documents.ts';
import { folderOf, ROOT, runCli } from '../support/run-cli.ts';

/** What is looked at of results.json. */
interface Report {
  cases: {
    status: string;
    attempts: { turns: { results: Record<string, { reasoning: string } | undefined> }[] }[];
  }[];
}

const shown = BLOCKS.filter(({ page }) => page === 'docs/worlds.md');
const files = Object.fromEntries(
  shown.filter(({ file }) => file !== '').map(({ file, text }) => [file, text]),
);
const textOf = (file: string) => files[file] ?? '';
const SUITE = [
  'evals/worlds/shop.yaml',
  'evals/worlds/shop/state.json',
  'evals/worlds/shop/tools.mjs',
  'evals/test-cases/cancel.yaml',
  'evals/agents/desk.yaml',
  'desk.mjs',
];

/** Plays the suite of the page with some of its files changed. */
async function played(changed: Record<string, string> = {}) {
  const cwd = folderOf({ ...Object.fromEntries(SUITE.map((file) => [file, textOf(file)])), ...changed });
  const ended = await runCli(['run', '--judge', 'offline', '--json', '--quiet'], { cwd });
  expect(ended.stderr).toBe('');
  const report = JSON.parse(ended.stdout) as Report;
  return { code: ended.code, cases: report.cases };
}

describe('the page of worlds', () => {
  it('shows a suite that passes', async () => {
    const { code, cases } = await played();
    expect(code).toBe(0);
    expect(cases.map(({ status }) => status)).toEqual(['passed', 'passed']);
    expect(cases[0]?.attempts[0]?.turns[0]).toMatchObject({
      tool_calls: [{ name: 'cancel_order', arguments: { id: 'B-7' } }],
      results: { end_state: { pass: true, score: 1 } },
    });
  });

  it('says of an agent that only claims to act what the page shows', async () => {
    const { code, cases } = await played({
      'desk.mjs': "console.log(JSON.stringify({ output: 'Order B-7 is cancelled.' }));\n",
    });
    expect(code).toBe(1);
    expect(cases.map(({ status }) => status)).toEqual(['failed', 'passed']);
    const [line] = shown.filter(({ language }) => language === 'text').map(({ text }) => text.trim());
    expect(cases[0]?.attempts[0]?.turns[0]?.results['end_state']?.reasoning).toContain(line);
  });

  it('can be typed from an empty folder, in its order, to its end', async () => {
    const cwd = folderOf({});
    const typed: string[] = [];
    let printed = '';
    for (const { language, file, text } of shown) {
      if (file !== '') {
        mkdirSync(dirname(join(cwd, file)), { recursive: true });
        writeFileSync(join(cwd, file), text);
      } else if (text.startsWith('npm install')) {
        // What it names is installed here, and a test has no network.
        symlinkSync(join(ROOT, 'node_modules'), join(cwd, 'node_modules'), 'junction');
        typed.push(text.trim());
      } else if (language === 'sh') {
        const ended = await runCli([...text.trim().split(' ').slice(1), '--judge', 'offline', '--quiet'], {
          cwd,
        });
        expect(ended).toMatchObject({ code: 0, stderr: '' });
        printed = ended.stdout;
        typed.push(text.trim());
      } else if (language === 'text' && printed !== '') {
        expect(text).toMatch(/ faults {2}error: /);
        expect(printed).toContain(text);
      }
    }
    expect(typed).toEqual([
      'npm install --save-dev @modelcontextprotocol/server-filesystem',
      'assay run --faults error,injection',
    ]);
    // All of it together is right, the tools of each world included.
    const ended = await runCli(['validate', '--json'], { cwd, env: { OPENAI_API_KEY: 'none' } });
    const { valid, problems } = JSON.parse(ended.stdout) as {
      valid: boolean;
      problems: { message: string }[];
    };
    expect(valid).toBe(true);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^give each of the 2 resources/),
    ]);
  });

  it('shows a model and a world of files that are valid', () => {
    expect(agentFile.safeParse(parse(textOf('evals/agents/model-desk.yaml'))).success).toBe(true);
    expect(worldFile.parse(parse(textOf('evals/worlds/notes.yaml'))).tools.mcp?.command).toContain(
      '{{ workspace }}',
    );
    expect(worldFile.parse(parse(textOf('evals/worlds/rough.yaml'))).faults).toHaveLength(2);
  });

  it('shows no other file', () => {
    expect(Object.keys(files).sort()).toEqual(
      [
        ...[...SUITE, 'evals/agents/model-desk.yaml', 'evals/worlds/notes.yaml'],
        ...['evals/worlds/notes/todo.md', 'evals/worlds/rough.yaml'],
      ].sort(),
    );
  });
});
