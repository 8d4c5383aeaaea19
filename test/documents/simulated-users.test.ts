import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { testCaseFile } from '../../src/schema/file-kinds.ts';
import { BLOCKS } from '../support/documents.ts';
import { folderOf, runCli } from '../support/run-cli.ts';

const shown = BLOCKS.filter(({ page }) => page === 'docs/simulated-users.md');
const files = Object.fromEntries(
  shown.filter(({ file }) => file !== '').map(({ file, text }) => [file, text]),
);

describe('the page of simulated users', () => {
  it('shows a case that is complete', () => {
    expect(testCaseFile.parse(parse(files['evals/test-cases/evening-flight.yaml'] ?? '')).user).toMatchObject(
      {
        stop: { max_turns: 6 },
      },
    );
  });

  it('plays it as it says, and prints what it shows', async () => {
    const ended = await runCli(['run', '--judge', 'offline', '--quiet', '--out', 'out'], {
      cwd: folderOf(files),
    });
    expect(ended.code).toBe(0);
    const [line = ''] = shown.filter(({ language }) => language === 'text').map(({ text }) => text.trim());
    expect(ended.stdout.replace(/\s+/g, ' ')).toContain(line);
  });
});
