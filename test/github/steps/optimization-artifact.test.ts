import { describe, expect, it } from 'vitest';
import { artifactName } from '../../../src/github/steps/optimization-artifact.ts';

describe('the artifact of an optimization', () => {
  it.each([
    [undefined, undefined, 'evals', 'assay-optimization'],
    [undefined, 'apps/shop', 'evals', 'assay-optimization-apps-shop'],
    [undefined, undefined, 'tests/evals', 'assay-optimization-tests-evals'],
    ['model gpt: "4"', 'apps/shop', 'evals', 'assay-optimization-model-gpt-4'],
    ['日本', undefined, 'evals', 'assay-optimization'],
  ])('has a name that the service takes (%j, %j, %j)', (commentKey, workingDirectory, evals, name) => {
    expect(artifactName('optimization', { commentKey, workingDirectory, evals })).toBe(name);
  });
});
