import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { folderOf, runScript } from '../../support/run-cli.ts';

const odd = join(import.meta.dirname, '../../support/odd-mcp-server.mjs');
/** The sources: another Node than this one may not read them. */
const cli = join(import.meta.dirname, '../../support/source-cli.mjs');
let cwd = '';
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

describe('the command line on a world of an MCP server, in a process of its own', () => {
  it.each([
    ['well', 0, '"status": "passed"'],
    ['dies at once', 3, 'ended with exit code 3'],
  ])('ends by itself where the server is one that goes: %s', async (how, code, said) => {
    const mcp = JSON.stringify({ command: [process.execPath, odd, how] });
    cwd = folderOf({
      'agent.mjs': "console.log(JSON.stringify({ output: 'done' }));",
      'evals/agents/a.yaml': 'name: A\nprovider: custom\ninvocation: {command: [node, agent.mjs]}\n',
      'evals/worlds/w.yaml': `tools: {mcp: ${mcp}}\n`,
      'evals/test-cases/c.yaml':
        'name: C\nworld: w\nturns: [{input: x}]\nexpected_state: {forbidden: [{name: act}]}\n',
    });
    const args = ['run', '--judge', 'offline', '--json'];
    const ended = await runScript(cli, args, { cwd, node: process.execPath });
    expect(ended.code).toBe(code);
    expect(ended.stdout + ended.stderr).toContain(said);
  });
});
