import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  CATEGORIES,
  type CategoryId,
  isOfAgent,
  isTaxonomy,
  ownerOf,
} from '../../src/failure-analysis/categories.ts';

const kind = z.custom<CategoryId>((value) => typeof value === 'string' && isTaxonomy(value));
const owners = new Set<string>(Object.values(CATEGORIES));
const label = z.strictObject({
  id: z.string().min(1),
  source: z.enum(['tau-bench airline', 'tau-bench retail', 'SOPBench', 'Who&When']),
  kind,
  or: z.array(kind).min(1).optional(),
  owner: z.string().refine((owner) => owners.has(owner)),
  // One clause: no line break, and nothing after the end of a sentence.
  reason: z
    .string()
    .min(1)
    .max(160)
    .regex(/^[^\n.!?]*$/),
  set: z.enum(['fit', 'fit2', 'fit3', 'fit4', 'held']),
});

const lines = readFileSync(new URL('data/labelled-failures.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

const isOfAgentOwner = (owner: string) => ['prompt', 'tool', 'data', 'model'].includes(owner);

describe('the runs labelled by hand', () => {
  it.each(lines.map((line, index) => [index + 1, line]))('are well-formed in line %i', (_, line) => {
    expect(label.safeParse(JSON.parse(String(line))).error).toBeUndefined();
  });

  const labels = lines.map((line) => label.parse(JSON.parse(line)));

  const hundred = labels.filter(({ set }) => set === 'fit' || set === 'held');

  it('are 100 different ones and 124 more', () => {
    expect(new Set(labels.map(({ id }) => id)).size).toBe(224);
    expect(labels).toHaveLength(224);
    expect(hundred).toHaveLength(100);
  });

  it('name a second kind rarely, and never the first again', () => {
    const open = labels.filter((one) => one.or !== undefined);
    expect(open.filter((one) => hundred.includes(one)).length).toBeLessThanOrEqual(15);
    expect(open.length).toBeLessThanOrEqual(60);
    for (const one of open) expect(one.or).not.toContain(one.kind);
  });

  it('are mended as their kind says where it is not of the agent', () => {
    for (const one of labels)
      if (isOfAgent(one.kind)) expect(isOfAgentOwner(one.owner)).toBe(true);
      else expect(one.owner).toBe(ownerOf(one.kind));
  });

  it('are, the hundred, dealt into two halves by the hash of their ids', () => {
    const hash = (id: string) => createHash('sha256').update(id).digest('hex');
    const dealt = hundred.toSorted((a, b) => (hash(a.id) < hash(b.id) ? -1 : 1));
    expect(dealt.map(({ set }) => set)).toEqual([
      ...Array<string>(50).fill('fit'),
      ...Array<string>(50).fill('held'),
    ]);
  });
});
