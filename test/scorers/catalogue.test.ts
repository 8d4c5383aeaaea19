import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { subject } from '../../src/schema/evaluation.ts';
import {
  AVAILABLE_SCORERS,
  BUILT_IN_SCORERS,
  SCORER_ALIASES,
  SCORER_CATEGORIES,
} from '../../src/schema/scorer-name.ts';
import { builtInScorers, scorerRegistry } from '../../src/scorers/registry.ts';
import { proofOf, SCORER_PROOFS } from '../support/scorer-proofs.ts';

const files = readdirSync(join(import.meta.dirname, '../../src/scorers/built-in')).map((file) =>
  file.replace(/\.ts$/, ''),
);
const fields = Object.keys(subject.shape);

describe('the catalogue of built-in scorers', () => {
  it.each(files)('has a line in the registry for built-in/%s.ts', (file) => {
    const name = file.replaceAll('-', '_');
    expect(
      builtInScorers.filter((scorer) => scorer.name === name),
      `one line for ${name} in src/scorers/registry.ts`,
    ).toHaveLength(1);
  });

  it.each(scorerRegistry([]).names())('has a proof of %s', (name) => {
    expect(proofOf(name).name).toBe(name); // Its message names the file to write.
  });

  it('has a file for each line of the registry, and a proof of nothing else', () => {
    expect(builtInScorers.map(({ name }) => name).sort()).toEqual(
      files.map((file) => file.replaceAll('-', '_')).sort(),
    );
    expect(Object.keys(SCORER_PROOFS).sort()).toEqual(scorerRegistry([]).names().sort());
  });

  it('stands in the order of the interface', () => {
    const order = builtInScorers.map((scorer) => BUILT_IN_SCORERS.indexOf(scorer.name));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('has every name of the interface, once', () => {
    expect(scorerRegistry([]).names()).toEqual([...BUILT_IN_SCORERS, ...SCORER_ALIASES]);
    expect(AVAILABLE_SCORERS).toEqual(scorerRegistry([]).names());
  });

  it.each(builtInScorers.map((scorer) => [scorer.name, scorer] as const))(
    '%s says what it is and needs',
    (name, scorer) => {
      const categories = Object.entries(SCORER_CATEGORIES).filter(([, names]) =>
        (names as readonly string[]).includes(name),
      );
      expect(categories.map(([category]) => category)).toEqual([scorer.category]);
      expect(scorer.description.length).toBeGreaterThan(20);
      expect(scorer.formula.length).toBeGreaterThan(10);
      expect(scorer.version).not.toBe('');
      expect(scorer.needs.length).toBeGreaterThan(0);
      for (const field of [...scorer.needs.flat(), ...scorer.uses]) expect(fields).toContain(field);
      for (const field of scorer.uses) expect(scorer.needs).not.toContain(field);
      expect(scorer.check({}).length).toBeGreaterThan(0);
      for (const problem of scorer.check({}))
        expect(problem).toMatchObject({ scorer: name, code: 'missing_field', path: problem.field });
    },
  );
});
