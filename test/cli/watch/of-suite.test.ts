import { describe, expect, it } from 'vitest';
import { isOfSuite } from '../../../src/cli/watch/of-suite.ts';

describe('a file that the suite is read from', () => {
  it.each([
    ['/p/evals/assay.yaml', true],
    ['/p/evals/agents/shop.yaml', true],
    ['/p/evals/scorers/tone.YML', true],
    ['/p/evals/experiments/model.yaml', true],
    ['/p/evals/test-cases/orders/late.csv', true],
    ['/p/evals/rubrics/tone.md', true],
    ['/p/evals/agents/agent.log', false],
    ['/p/evals/agents/state.json', false],
    ['/p/evals/agents/shop/notes.yaml', false],
    ['/p/evals/test-cases/.seen.json', false],
    ['/p/evals/test-cases/node_modules/a.json', false],
    ['/p/evals/calls.jsonl', false],
    ['/p/evals/test-cases', false],
    ['/p/evals', false],
    ['/p/assay.yaml', false],
    ['/p/evals-old/assay.yaml', false],
  ])('%s: %s', (path, is) => {
    expect(isOfSuite('/p/evals', path, new Set(['/p/evals/rubrics/tone.md']))).toBe(is);
  });
});
