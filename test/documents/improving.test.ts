import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { alphaOf } from '../../src/optimizations/gate.ts';
import { carelessEvals } from '../support/careless-evals.ts';
import { BLOCKS, sectionOf, typedOn } from '../support/documents.ts';
import { ROOT, runCli } from '../support/run-cli.ts';

/** Pages that go on from one another, in the order in which their commands are typed. */
const TYPED = ['docs/optimizing.md', 'docs/generating.md'];
const LOGS = [
  { input: 'Which teapot is dishwasher safe?', output: 'The steel one.', feedback: 'good' },
  { input: 'Stop my tea subscription.', output: 'No.', feedback: 'bad' },
];

/** Lines that a section shows of what a command prints. */
const shownLines = (title: string) =>
  BLOCKS.filter(
    ({ page, language, text }) =>
      page === 'docs/optimizing.md' && language === 'text' && sectionOf(page, title).includes(text),
  )
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('what the pages on optimizing and generating show', () => {
  const printed = new Map<string, string>();
  let cwd = '';
  beforeAll(async () => {
    cwd = carelessEvals({
      'docs/library.md': readFileSync(join(ROOT, 'test/support/policies/library.md'), 'utf8'),
      'logs.jsonl': LOGS.map((one) => JSON.stringify(one)).join('\n'),
    });
    const ids = { run: '', optimization: '' };
    for (const page of TYPED) {
      const lines = typedOn(page).join('').split('\n').filter(Boolean);
      for (const line of lines) {
        const [program, ...args] = line
          .replace('OPTIMIZATION_ID', ids.optimization)
          .replace('RUN_ID', ids.run)
          .replace('CASE_ID', 'staff/wrong-item')
          .split(' ')
          .map((word) => word.replace(/^'|'$/g, ''));
        expect(program).toBe('assay');
        // The first run is that of the careless prompt; later ones are the same, and need not be played again here.
        if (args[0] === 'run' && ids.run !== '') continue;
        const ended = await runCli(
          args[0] === 'validate' || args[0] === 'promote' ? args : [...args, '--judge', 'offline'],
          { cwd },
        );
        expect(ended.code, `${line}\n${ended.stderr}\n${ended.stdout}`).toBe(args[0] === 'run' ? 1 : 0);
        printed.set(line, ended.stdout);
        const reports = readdirSync(join(cwd, '.assay/reports'));
        ids.run ||= reports.find((name) => name.startsWith('run_')) ?? '';
        ids.optimization ||= reports.find((name) => name.startsWith('opt_')) ?? '';
      }
    }
  });

  it('are commands that work, in the order shown', () => {
    expect([...printed.keys()].filter((line) => !/run$/.test(line))).toHaveLength(8);
  });

  it.each([
    ['Why cases fail', 'assay analyze'],
    ['A better prompt', 'assay optimize --seed 7'],
  ])('%s: prints the lines that it shows of %s', (title, line) => {
    const lines = (printed.get(line) ?? '').split('\n').map((one) => one.trim());
    for (const shown of shownLines(title)) expect(lines).toContain(shown);
  });

  it('writes what was accepted into the prompt file, and cases into the folders named', () => {
    const prompt = readFileSync(join(cwd, 'evals/agents/support-agent/prompt-careless.md'), 'utf8');
    for (const shown of shownLines('A better prompt').filter((line) => line.startsWith('+')))
      expect(prompt).toContain(shown.slice(1));
    const cases = join(cwd, 'evals/test-cases');
    expect(readdirSync(join(cases, 'generated'))).toHaveLength(20);
    for (const folder of ['from-logs', 'from-failures', 'regressions'])
      expect(readdirSync(join(cases, folder)).length, folder).toBeGreaterThan(0);
  });

  it('names the level of the first use of held-out cases', () => {
    expect(sectionOf('docs/optimizing.md', 'A better prompt')).toContain(`p ≤ ${alphaOf(1).toFixed(3)}`);
  });
});
