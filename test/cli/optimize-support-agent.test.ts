import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { caseFamilies } from '../../src/optimizations/families.ts';
import type { OptimizedCase } from '../../src/optimizations/material.ts';
import { spansOf } from '../../src/optimizations/prompt/spans.ts';
import { type OptimizeResponse, optimizeResponse } from '../../src/schema/optimization.ts';
import type { RunResults } from '../../src/schema/run.ts';
import { ROOT, runCli } from '../support/run-cli.ts';

const AGENT = 'evals/agents/support-agent';
const PRESERVED = ['Never give medical advice.', 'You are the support assistant of Thistle Kettle'];

/** A copy of the committed evals, with what `change` writes over it. */
function copyOfEvals(
  change: (write: (path: string, edit: (text: string) => string) => void) => void,
): string {
  const cwd = mkdtempSync(join(tmpdir(), 'assay-evals-copy-'));
  cpSync(join(ROOT, 'evals'), join(cwd, 'evals'), { recursive: true });
  change((path, edit) => writeFileSync(join(cwd, path), edit(readFileSync(join(cwd, path), 'utf8'))));
  return cwd;
}
const cli = (cwd: string, ...args: string[]) => runCli([...args, '--judge', 'offline', '--quiet'], { cwd });
async function run(cwd: string): Promise<RunResults> {
  const { stdout, stderr } = await cli(cwd, 'run', '--json');
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
async function optimize(cwd: string, ...args: string[]): Promise<OptimizeResponse> {
  const given = ['--agent', 'support', '--type', 'error_driven', '--seed', '7', '--json'];
  const { stdout, stderr, code } = await cli(cwd, 'optimize', ...given, ...args);
  expect(code, stderr).toBe(0);
  return optimizeResponse.parse(JSON.parse(stdout));
}
const gating = ({ cases }: RunResults) => cases.filter(({ gating: gates }) => gates !== false);
const idsOf = (results: RunResults, status: string) =>
  gating(results).flatMap((one) => (one.status === status ? [one.id] : []));

describe('assay optimize on the evals of this repository, offline', () => {
  let cwd: string;
  let careless: string;
  let before: RunResults;
  let answer: OptimizeResponse;
  let validation: RunResults;
  let after: RunResults;
  let cases: Map<string, OptimizedCase>;
  /** Failing cases of the hold-out. */
  let heldOut: string[];

  beforeAll(async () => {
    careless = readFileSync(join(ROOT, AGENT, 'prompt-careless.md'), 'utf8');
    cwd = copyOfEvals((write) => write(`${AGENT}/prompt.md`, () => careless));
    before = await run(cwd);
    answer = await optimize(cwd, '--write', ...PRESERVED.flatMap((text) => ['--preserve', text]));
    validation = JSON.parse((await runCli(['report', answer.validation_run_id, '--json'], { cwd })).stdout);
    after = await run(cwd);
    const loaded = await createEngine({ evals: join(cwd, 'evals'), judge: { provider: 'offline' } }).cases();
    cases = new Map(
      loaded.map(({ case: { id, turns, user } }) => {
        const said = [
          ...turns.flatMap((turn) => [turn.input.text, turn.expected_behavior, turn.ground_truth]),
          ...(user === undefined ? [] : [user.goal, ...[user.script?.opening ?? []].flat()]),
        ];
        return [id, { id, text: said.join('\n'), expected: '', metrics: [] }];
      }),
    );
    const failed = new Set(idsOf(before, 'failed'));
    heldOut = validation.cases.map(({ id }) => id).filter((id) => failed.has(id));
  });

  it('begins with a prompt that fails six cases and more', () => {
    expect(idsOf(before, 'failed').length).toBeGreaterThanOrEqual(6);
  });

  it('finds instructions that are proven on cases which no edit was made from', () => {
    expect(['accepted', 'provisional']).toContain(answer.decision);
    expect(answer.changes_made.length).toBeGreaterThan(0);
    const held = answer.details['held_out'] as typeof answer.predicted_improvement; // Said by the report.
    const { from, to } = held['pass_rate'] ?? { from: 1, to: 0 };
    expect(to).toBeGreaterThan(from + 0.5);
    const over = answer.predicted_improvement['pass_rate'] ?? { from: 1, to: 0 };
    expect(over.from).toBeGreaterThan(from);
    expect(over.to).toBeGreaterThan(over.from);
    expect(answer.details).toMatchObject({ evidence: 'held_out', proposer: 'catalogue' });
  });

  it('rests on a stored run whose cases really differ from one another and from all others', () => {
    expect(heldOut.length).toBeGreaterThanOrEqual(5);
    const marked = heldOut.map((id) => validation.cases.find((one) => one.id === `${id}#original`)?.status);
    expect(new Set(marked)).toEqual(new Set(['failed']));
    const families = caseFamilies([...cases.values()]).filter((own) =>
      own.some(({ id }) => heldOut.includes(id)),
    );
    expect(families.map((own) => own.filter(({ id }) => heldOut.includes(id)).length)).toEqual(
      heldOut.map(() => 1),
    );
  });

  it('copies no eight words of a case that was held out', () => {
    const texts = heldOut.map((id) => cases.get(id)?.text ?? '');
    // A case that is judged by its state alone says little more than its first sentence.
    expect(texts.filter((text) => text.length <= 20)).toEqual([]);
    expect(texts.join('').length).toBeGreaterThan(40 * texts.length);
    const known = spansOf([careless]);
    const spans = spansOf(texts);
    const fresh = [...spansOf([answer.optimized_prompt])].filter((span) => !known.has(span));
    expect(fresh.length).toBeGreaterThan(10);
    expect(fresh.filter((span) => spans.has(span))).toEqual([]);
  });

  it('writes the prompt with every byte of what was to be preserved, and with it the cases pass', () => {
    const written = readFileSync(join(cwd, AGENT, 'prompt.md'), 'utf8');
    expect(written.trimEnd()).toBe(answer.optimized_prompt.trimEnd());
    for (const text of PRESERVED) expect(written.split(text)).toHaveLength(careless.split(text).length);
    const passed = new Set(idsOf(after, 'passed'));
    expect(heldOut.filter((id) => !passed.has(id))).toEqual([]);
    expect(idsOf(after, 'failed').length).toBeLessThan(idsOf(before, 'failed').length / 5);
  });

  it('harms nothing that passed, in the validation or in the next run', () => {
    const guards = validation.cases.filter(({ id }) => idsOf(before, 'passed').includes(id));
    expect(guards.length).toBeGreaterThanOrEqual(5);
    expect(guards.filter(({ status }) => status !== 'passed')).toEqual([]);
    const failed = new Set(idsOf(after, 'failed'));
    expect(idsOf(before, 'passed').filter((id) => failed.has(id))).toEqual([]);
  });
});

describe('assay optimize where the tools of the agent are out of order', () => {
  it('says that no prompt mends that, and leaves it as it is', async () => {
    const cwd = copyOfEvals((write) =>
      write('evals/agents/support.yaml', (text) =>
        text.replace('  protocol: lines\n', '  protocol: lines\n  env: { ORDERS_DOWN: "1" }\n'),
      ),
    );
    const prompt = readFileSync(join(cwd, AGENT, 'prompt.md'), 'utf8');
    expect(idsOf(await run(cwd), 'failed').length).toBeGreaterThanOrEqual(6);
    const answer = await optimize(cwd, '--write');
    expect(['insufficient_failures', 'no_headroom']).toContain(answer.decision);
    expect(answer).toMatchObject({ changes_made: [], predicted_improvement: {} });
    expect(answer.optimized_prompt).toBe(answer.original_prompt);
    expect(answer.details['excluded']).toMatchObject({ tool_backend_error: expect.any(Number) });
    expect(readFileSync(join(cwd, AGENT, 'prompt.md'), 'utf8')).toBe(prompt);
  });
});
