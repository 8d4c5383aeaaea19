import { describe, expect, it } from 'vitest';
import { baselineSource } from '../../../src/github/state/baseline-source.ts';
import { memoryFiles } from '../../support/memory-files.ts';

const path = '.github/workflows/evals.yml';

function sourceOf(on: string | undefined, { baseBranch = 'main', defaultBranch = 'main' } = {}) {
  const files = memoryFiles({ now: () => 0 });
  if (on !== undefined) files.writeAtomic(`/checkout/${path}`, `name: x\n${on}\njobs: {}\n`);
  const env = { get: (name: string) => (name === 'GITHUB_WORKSPACE' ? '/checkout' : undefined) };
  return baselineSource({ baseBranch, defaultBranch, workflowPath: path }, { files, env })?.runs;
}

describe('whether a workflow ever runs on the branch that it measures by', () => {
  it.each([
    ['on: push', true],
    ['on: [pull_request, push]', true],
    ['on: { pull_request: , push: { branches: [main] } }', true],
    ['on: { push: { branches: main } }', true],
    ['on: { push: { paths: ["evals/**"] } }', true],
    ['on: { push: { branches-ignore: [docs] } }', true],
    ['on: { pull_request: , schedule: [{ cron: "0 3 * * *" }] }', true],
    ['on: { pull_request: , workflow_dispatch: }', true],
    ['on: { pull_request: , merge_group: }', true],
    ['on: pull_request', false],
    ['on: { pull_request: { branches: [main] } }', false],
    ['on: { push: { branches: [release] } }', false],
    ['on: { push: { tags: ["v*"] } }', false],
    ['on: { push: { branches-ignore: [main] } }', false],
    ['on: { push: { branches: ["m*"] } }', undefined],
    ['on: { push: { branches: [main, "!main"] } }', undefined],
    ['on: 3', undefined],
    ['on: { push: [', undefined],
    ['on: { constructor: , push: { branches: { __proto__: 1 } } }', undefined],
    [undefined, undefined],
  ])('%s: %s', (on, runs) => {
    expect(sourceOf(on)).toBe(runs);
  });

  it('is not known where the workflow file is a device', () => {
    const files = {
      stat: () => ({ kind: 'other' as const, size: 0, modifiedMs: 0 }),
      readTextIfThere: () => 'on: push\n',
    };
    const source = baselineSource(
      { baseBranch: 'main', defaultBranch: 'main', workflowPath: path },
      { files, env: { get: () => '/checkout' } },
    );
    expect(source).toEqual({ branch: 'main', runs: undefined });
  });

  it('is not said of a schedule and another branch than the default one', () => {
    expect(sourceOf('on: { schedule: [{ cron: "0 3 * * *" }] }', { baseBranch: 'next' })).toBe(false);
  });
});
