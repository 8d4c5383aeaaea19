import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { once } from '../../src/flow/once.ts';

const folder = join(import.meta.dirname, '../../src/scorers/built-in');
const builtIn = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

describe('once', () => {
  it('makes nothing before it is asked, and then one thing', () => {
    let made = 0;
    const value = once(() => {
      made += 1;
      return undefined;
    });
    expect(made).toBe(0);
    value();
    value();
    expect(made).toBe(1);
  });

  it.each(builtIn)('%s computes no heuristic before the offline judge asks for it', (_, source) => {
    const imported = [...source.matchAll(/import \{([^}]+)\} from '\.\.\/offline\//g)];
    const judges = imported.flatMap(([, names = '']) => names.match(/\bjudge[A-Z]\w*/g) ?? []);
    for (const judge of judges) {
      // A call, not its type or its import; the text just before it opens the `once` that puts it off.
      const calls = [...source.matchAll(new RegExp(`(?<!typeof )\\b${judge}\\(`, 'g'))];
      expect(calls.length, judge).toBeGreaterThan(0);
      for (const { index } of calls)
        expect(source.slice(Math.max(0, index - 400), index), judge).toMatch(/\bonce\(\s*\(\) =>/);
    }
  });
});
