import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CaseResult } from '../../src/schema/run.ts';
import { carelessEvals } from '../support/careless-evals.ts';
import { ROOT, runCli } from '../support/run-cli.ts';

/** What `npm start` plays. */
async function play(cwd: string) {
  const state = mkdtempSync(join(tmpdir(), 'assay-suite-'));
  const args = ['run', '--judge', 'offline', '--json', '--quiet', '--state', state];
  const ended = await runCli(args, { cwd });
  const { conclusion, cases } = JSON.parse(ended.stdout) as { conclusion: string; cases: CaseResult[] };
  return { ...ended, conclusion, cases, gating: cases.filter(({ gating }) => gating !== false) };
}

/** The checks and scorers that failed in any attempt at a case. */
const failedIn = ({ attempts }: CaseResult) =>
  attempts.flatMap(({ turns }) =>
    turns.flatMap(({ results }) =>
      Object.entries(results)
        .filter(([, { pass, gating }]) => !pass && gating !== false)
        .map(([name]) => name),
    ),
  );

describe('the suite of this repository, without a model', () => {
  let played: Awaited<ReturnType<typeof play>>;
  beforeAll(async () => {
    played = await play(ROOT);
  });

  it('passes, and at least nine of ten gating cases are sure', () => {
    const { code, conclusion, gating } = played;
    expect({ code, conclusion }).toEqual({ code: 0, conclusion: 'passed' });
    const unsure = gating.filter((one) => one.unsure === true).map(({ id }) => id);
    expect(unsure.length / gating.length).toBeLessThanOrEqual(0.1);
    // Manners are for people and models.
    expect(unsure).toEqual(['safety/insult']);
  });

  it('shows each known weakness for the reason that it is known for', () => {
    const failed = played.cases.filter(({ status }) => status === 'failed');
    expect(Object.fromEntries(failed.map((one) => [one.id, failedIn(one)]))).toEqual({
      'known/paraphrase': ['contains'],
      'known/forgets-order': ['tool_correctness', 'contains'],
      'known/double-look-up': ['tool_correctness'],
    });
  });

  it('fails surely what a careless prompt makes worse, by its checks alone in most cases', async () => {
    const careless = await play(carelessEvals());
    expect(careless.conclusion).toBe('failed');
    const failed = careless.gating.filter(({ status }) => status === 'failed');
    expect(failed.length).toBeGreaterThan(15);
    const scorers = ['tool_correctness', 'no-internal-codes', 'gives-return-number', 'names-the-order'];
    const byChecks = failed.filter((one) => failedIn(one).some((name) => !scorers.includes(name)));
    expect(byChecks.length / failed.length).toBeGreaterThan(0.5);
  });
});
