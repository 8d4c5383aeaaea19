import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateResponse } from '../../src/schema/generation.ts';
import { POLICY } from '../generation/sample-policy.ts';
import { outsideCode } from '../support/live-markdown.ts';
import { optimizationSuite } from '../support/optimization-suite.ts';
import { optimizingRepository } from '../support/optimizing-repository.ts';
import { commandsOf } from '../support/run-action.ts';
import { folderOf, runCli, suiteOf } from '../support/run-cli.ts';

const PROMPT = 'evals/agents/prompt.md';
const GENERATE = { command: 'generate' };
const suite = (settings: string, more: Record<string, string> = {}) =>
  optimizationSuite(12, 4, {
    'evals/assay.yaml': `run: { concurrency: 1, max_retries: 0 }\n${settings}`,
    'docs/policy.md': POLICY,
    ...more,
  });

describe('command: generate', () => {
  it('leaves as many cases as were asked for in an artifact, which validate accepts', async () => {
    const cwd = suite("generate: { documents: ['../docs/*.md'], num_test_cases: 6 }\n");
    const { step, artifacts } = await optimizingRepository(cwd, PROMPT);
    const { code, outputs, summary, stdout } = await step({ event: 'push', inputs: GENERATE });
    expect(code, stdout).toBe(0);
    expect(outputs).toMatchObject({
      conclusion: 'neutral',
      total: '6',
      reason: expect.stringContaining('6 cases'),
    });
    expect(outputs['artifact-id']).not.toBe('');
    const left = Object.entries(artifacts['assay-generated'] ?? {});
    const cases = left.filter(([name]) => /^test-cases\/[\w-]+\.yaml$/.test(name));
    expect(cases).toHaveLength(6);
    const others = left.map(([name]) => name).filter((name) => !name.startsWith('test-cases/'));
    expect(others).toEqual(['generation.json', 'generation.md']);
    for (const [, text] of cases) expect(text).toContain('# Source: docs/policy.md');
    const response = generateResponse.parse(JSON.parse(readFileSync(outputs['results-path'] ?? '', 'utf8')));
    expect(response.generated_test_cases).toHaveLength(6);
    expect(summary).toBe(readFileSync(outputs['report-path'] ?? '', 'utf8'));
    expect(summary).toContain('### Covered');
    const generated = join(cwd, 'evals/test-cases/generated');
    cpSync(join(cwd, '.assay/generated/test-cases'), generated, { recursive: true });
    const validated = await runCli(['validate'], { cwd });
    expect(validated.code, validated.stderr).toBe(0);
  });

  it('is done with fewer, too, and says why', async () => {
    const cwd = suite("generate: { documents: ['../docs/policy.md'], num_test_cases: 900 }\n");
    const { step } = await optimizingRepository(cwd, PROMPT);
    const { code, outputs } = await step({ inputs: GENERATE });
    expect(code).toBe(0);
    expect(Number(outputs['total'])).toBeGreaterThan(6);
    expect(outputs['reason']).toMatch(/^\d+ of 900 cases generated: \S.*\.$/);
  });

  it('takes conversation logs, as JSON and as lines', async () => {
    const logs = Array.from({ length: 6 }, (_, at) => ({
      input: `Where is parcel ${at} that I bought ${at + 2} days ago?`,
      output: 'It is on its way.',
      feedback: 'good',
    }));
    for (const text of [JSON.stringify(logs), logs.map((one) => JSON.stringify(one)).join('\n')]) {
      const cwd = suite('generate: { logs: ../logs.txt, num_test_cases: 2 }\n', { 'logs.txt': text });
      const { step } = await optimizingRepository(cwd, PROMPT);
      const { code, outputs, stdout } = await step({ inputs: GENERATE });
      expect(code, stdout).toBe(0);
      expect(Number(outputs['total'])).toBeGreaterThan(0);
    }
  });

  it('takes the stored failures where nothing is named', async () => {
    const cwd = suiteOf(
      '- { id: late, name: Late refund, turns: [{ input: Tell me about refunds. I am late., expected_behavior: \'Mention "forty years".\', checks: [contains: forty years] }] }\n',
    );
    const { step, artifacts } = await optimizingRepository(cwd, 'agent.mjs');
    const nothing = await step({ inputs: GENERATE });
    expect([nothing.code, nothing.outputs['total']]).toEqual([0, '0']);
    expect(nothing.outputs['reason']).toMatch(/^0 of 10 cases generated: /);
    await step();
    const { code, outputs, stdout } = await step({ inputs: GENERATE });
    expect(code, stdout).toBe(0);
    expect(Number(outputs['total'])).toBeGreaterThan(0);
    const texts = Object.values(artifacts['assay-generated'] ?? {}).join('\n');
    expect(texts).toContain('failure-paraphrase');
  });

  it.each([
    [
      'a path out of the repository',
      "documents: ['../../**/*.md']",
      /documents\[0\]: .* leads out of the repository/,
    ],
    ['an absolute path', "documents: ['/etc/passwd']", /must be relative to this file/],
    ['a link that leads out', "documents: ['../docs/link.md']", /is a link that leads out/],
    ['what holds secrets', "documents: ['../.env']", /is a file that is never read/],
    ['nothing', "documents: ['../docs/*.txt']", /matches no file/],
    ['no JSON', 'logs: ../docs/policy.md', /policy\.md:1 is not JSON/],
    ['two sources', "{ documents: ['../docs/*.md'], logs: ../logs.json }", /one source at a time/],
  ])('(%s) is refused with its place', async (_, source, message) => {
    const settings = source.startsWith('{') ? source : `{ ${source} }`;
    const cwd = suite(`generate: ${settings}\n`, { '.env': 'A=1' });
    mkdirSync(join(cwd, '.git'));
    const outside = folderOf({ 'secret.md': 'secret' });
    symlinkSync(join(outside, 'secret.md'), join(cwd, 'docs/link.md'));
    const { step, artifacts } = await optimizingRepository(cwd, PROMPT);
    const { code, outputs, stdout } = await step({ inputs: { ...GENERATE, comment: 'off' } });
    expect({ code, conclusion: outputs['conclusion'] }).toEqual({ code: 2, conclusion: 'failed' });
    const errors = commandsOf(stdout).map(({ message }) => message);
    expect(errors.join('\n')).toMatch(message);
    expect(errors.join('\n')).toContain('assay.yaml');
    expect(artifacts).toEqual({});
  });

  it('shows nothing live and no secret of a document', async () => {
    const key = 'canary-generate-secret-0123456789';
    const hostile = `${POLICY}\n## @octo-team closes #1 <img src=x>\n\n- Items marked @octo-team ${key} can be returned within 45 days.\n`;
    const cwd = suite("generate: { documents: ['../docs/*.md'], num_test_cases: 30 }\n", {
      'docs/policy.md': hostile,
    });
    const { step, artifacts } = await optimizingRepository(cwd, PROMPT);
    const { code, outputs, summary, stdout } = await step({ inputs: GENERATE, env: { SHOP_KEY: key } });
    expect(code, stdout).toBe(0);
    const plain = stdout.replace(/^::add-mask::.*$/gm, '');
    const left = [summary, plain, JSON.stringify(outputs), JSON.stringify(artifacts)].join('\n');
    expect(left).not.toContain('canary-generate');
    expect(left).toContain('redacted');
    expect(outsideCode(summary)).not.toMatch(/@octo-team|<img|closes #1/);
  });
});
