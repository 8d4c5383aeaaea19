import { afterEach, describe, expect, it, vi } from 'vitest';
import { inRepository } from '../../../src/github/api/in-repository.ts';

describe('the path of a file as GitHub knows it', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['below the folder of the evals', 'evals/a.yaml', 'packages/bot/evals/a.yaml'],
    ['beside it', '../shared/a.yaml', 'packages/shared/a.yaml'],
    ['at the top of the workspace', '../../a.yaml', 'a.yaml'],
    ['beside the workspace', '../../../elsewhere/a.yaml', '../../../elsewhere/a.yaml'],
    ['far outside', '/elsewhere/a.yaml', '/elsewhere/a.yaml'],
  ])('starts at the workspace, unless it leads out of that: %s', (_, file, expected) => {
    vi.stubEnv('GITHUB_WORKSPACE', '/home/runner/repository');
    expect(inRepository('/home/runner/repository/packages/bot', file)).toBe(expected);
  });
});
