import { describe, expect, it } from 'vitest';
import { BUILT_IN_SCORERS, SCORER_ALIASES } from '../../src/schema/scorer-name.ts';
import { registryOf } from '../../src/scorers/by-name/registry-of.ts';
import { resolveScorers } from '../../src/scorers/by-name/resolve-scorers.ts';
import { customScorer } from '../../src/scorers/custom/custom-scorer.ts';
import { scorerRegistry } from '../../src/scorers/registry.ts';
import { offline } from '../support/evaluate-with.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const regex = (scorer_id: string) =>
  customScorer({ scorer_id, name: 'n', type: 'regex', config: { pattern: 'a' } }, seededPorts());

describe('the scorer registry', () => {
  it('finds built-in scorers, aliases and custom scorers by name', async () => {
    const registry = scorerRegistry([await regex('scorer_1')]);
    expect(registry.find('faithfulness')?.name).toBe('faithfulness');
    expect(registry.find('relevance')).toMatchObject({ name: 'relevance', aliasOf: 'answer_relevancy' });
    expect(registry.find('scorer_1')?.category).toBe('user');
    expect(registry.find('scorer_2')).toBeUndefined();
    expect(registry.names()).toEqual([...BUILT_IN_SCORERS, ...SCORER_ALIASES, 'scorer_1']);
    expect(registry.all().map((scorer) => scorer.name)).toEqual(registry.names());
  });

  it.each(['faithfulness', 'relevance', 'safety', 'bias', 'latency_ms'])(
    'refuses a custom scorer named %s',
    async (id) => {
      const custom = await regex(id);
      expect(() => scorerRegistry([custom])).toThrow(`"${id}" is the name of a built-in scorer`);
      expect(() => registryOf([], [custom])).toThrow(`"${id}" is the name of a built-in scorer`);
    },
  );

  it('refuses two custom scorers of one id', async () => {
    const custom = await regex('scorer_1');
    expect(() => scorerRegistry([custom, custom])).toThrow('used by another custom scorer');
  });

  it.each([
    ['faithfullness', /There is no scorer "faithfullness"\. Did you mean "faithfulness"\?/],
    ['Answer-Relevancy', /Did you mean "answer_relevancy"\?/],
    ['zzzzzz', /^There is no scorer "zzzzzz"\.$/],
    ['constructor', /There is no scorer "constructor"/],
  ])('says of %s what is wrong', (name, message) => {
    const { scorers, problems } = resolveScorers(['faithfulness', name], scorerRegistry([]));
    expect(scorers.map((scorer) => scorer.name)).toEqual(['faithfulness']);
    expect(problems).toMatchObject([{ path: 'scorers[1]', code: 'unknown_scorer', scorer: name }]);
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.hint).not.toBe('');
  });

  it('gives an alias the same result as its target, under its own name', async () => {
    const registry = scorerRegistry([]);
    const subject = { input: 'What is the capital of France?', output: 'The capital of France is Paris.' };
    const [relevance, target] = [registry.find('relevance'), registry.find('answer_relevancy')];
    if (!relevance || !target) throw new Error('both are built in');
    const [one, other] = [await offline(relevance, subject), await offline(target, subject)];
    expect(one).toEqual({ ...other, metadata: { ...other.metadata, alias_of: 'answer_relevancy' } });
    expect(relevance.check({ input: 'q', context: ['c'] })).toMatchObject([
      { scorer: 'relevance', field: 'output', message: "relevance requires a non-empty 'output' (string)" },
    ]);
  });
});
