import { describe, expect, it } from 'vitest';
import { respell, unglue } from '../../../../../src/scorers/offline/safety/rules/respell.ts';

describe('respell', () => {
  it.each([
    ['idoit', 'idiot'],
    ['stpid', 'stupid'],
    ['whre', 'whore'],
    ['muslm', 'muslim'],
    ['fukced', 'fucked'],
  ])('knows %s for %s', (word, meant) => {
    expect(respell(word)).toBe(meant);
  });

  it.each(['batch', 'twist', 'refuge', 'friend', 'idiot', 'weather', 'cons', 'hat', 'christina', ''])(
    'leaves %j as it is',
    (word) => {
      expect(respell(word)).toBe(word);
    },
  );
});

describe('unglue', () => {
  it.each([
    ['fuckpoliticians', ['fuck', 'politicians']],
    ['fucking', ['fucking']],
    ['fuckup', ['fuckup']],
    ['table', ['table']],
  ])('splits %s into %j', (word, parts) => {
    expect(unglue(word)).toEqual(parts);
  });
});
