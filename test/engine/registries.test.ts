import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/engine.ts';
import { AVAILABLE_SCORERS } from '../../src/schema/scorer-name.ts';
import { seededPorts } from '../support/seeded-ports.ts';

/** An engine whose evals folder has a scorer of its own. */
function engineWith(id: string) {
  const ports = seededPorts();
  const file = `${ports.env.cwd()}/evals/scorers/${id}.yaml`;
  ports.files.writeAtomic(file, 'name: Own\ntype: regex\nconfig: { pattern: a }\n');
  return createEngine({ ports, judge: { provider: 'offline' } });
}

describe('the scorers that an engine loads', () => {
  it.each([
    ['the custom ones, where only those are named', ['own'], ['own']],
    ['the custom ones, where none is named', [], ['own']],
    ['all, where nothing is said of names', undefined, [...AVAILABLE_SCORERS, 'own']],
    ['all, where a built-in one is among them', ['own', 'playval'], [...AVAILABLE_SCORERS, 'own']],
    ['all, where a name is unknown: what was meant is among them', ['ovn'], [...AVAILABLE_SCORERS, 'own']],
  ])('are %s', async (_, names, loaded) => {
    const registry = await engineWith('own').registry(names);
    expect(registry.names()).toEqual(loaded);
  });

  it('never include a custom one by the name of a built-in one', async () => {
    await expect(engineWith('toxicity').registry(['toxicity'])).rejects.toThrow(
      '"toxicity" is the name of a built-in scorer',
    );
  });
});
