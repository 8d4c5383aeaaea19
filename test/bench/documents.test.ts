import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const FOLDER = join(import.meta.dirname, '../../bench/documents');
const documents = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
const text = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

const key = z.strictObject({
  document: z.string(),
  held: z.literal(true).optional(),
  rules: z.array(
    z.strictObject({
      id: z.string(),
      binds: z.string(),
      rule: z.string(),
      values: z.array(
        z.strictObject({
          of: z.string(),
          op: z.enum(['<', '<=', '=', '>=', '>']),
          value: z.number(),
          unit: z.string(),
        }),
      ),
      conditions: z.array(z.string()),
      exceptions: z.array(z.string()),
      line: z.number(),
      quote: z.string(),
    }),
  ),
  traps: z.array(z.strictObject({ why: z.string(), line: z.number(), quote: z.string() })),
});

describe.each(documents)('the document %s', (name) => {
  const { document, rules, traps } = key.parse(JSON.parse(text(join('keys', name.replace('.md', '.json')))));

  it('is as long as such documents are', () => {
    const words = text(name).split(/\s+/).length;
    expect([words >= 900, words <= 2000]).toEqual([true, true]);
  });

  it('has a key of rules, each with the line that says it', () => {
    const lines = text(name).split('\n');
    expect(document).toBe(name);
    expect(rules.length).toBeGreaterThanOrEqual(40);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect([...rules, ...traps].filter(({ line, quote }) => !lines[line - 1]?.includes(quote))).toEqual([]);
  });
});
