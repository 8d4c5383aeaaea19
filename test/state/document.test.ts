import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storedDocument } from '../../src/state/document.ts';
import { lowdbStore } from '../../src/state/lowdb-store.ts';
import type { Migration } from '../../src/state/migrations.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const PATH = '/state/agents.json';
const schema = z.object({ schema_version: z.literal(3), names: z.array(z.string()) });
const migrations: Migration[] = [
  { from: 1, to: 2, migrate: ({ name, ...rest }) => ({ ...rest, list: [name] }) },
  { from: 2, to: 3, migrate: ({ list, ...rest }) => ({ ...rest, names: list }) },
];
function open(text?: string) {
  const ports = seededPorts();
  const warnings: string[] = [];
  if (text !== undefined) ports.files.writeAtomic(PATH, text);
  const document = storedDocument<z.infer<typeof schema>>(
    {
      path: PATH,
      schema,
      version: 3,
      initial: () => ({ schema_version: 3, names: [] }),
      migrations,
      onWarning: (message) => warnings.push(message),
    },
    ports,
  );
  return { document, ports, warnings };
}

describe('a document', () => {
  it('is what its beginning says while there is no file, and makes none by being read', async () => {
    const { document, ports } = open();
    expect(await document.read()).toEqual({ schema_version: 3, names: [] });
    expect(ports.files.stat(PATH)).toBeNull();
    await document.write({ schema_version: 3, names: ['a'] });
    expect(await document.read()).toEqual({ schema_version: 3, names: ['a'] });
    ports.files.writeAtomic(PATH, '{"schema_version":3,"names":["from another process"]}');
    expect((await document.read()).names).toEqual(['from another process']);
  });

  it.each([
    ['{"schema_version":1,"name":"a"}'],
    ['{"schema_version":2,"list":["a"]}'],
    ['{"schema_version":3,"names":["a"]}'],
  ])('of any version is read as the newest, twice the same: %s', async (text) => {
    const { document, ports, warnings } = open(text);
    for (let time = 0; time < 2; time += 1)
      expect(await document.read()).toEqual({ schema_version: 3, names: ['a'] });
    expect(ports.files.readTextIfThere(PATH)).toBe(text);
    expect(warnings).toEqual([]);
  });

  it('of a newer build is refused and left alone', async () => {
    const text = '{"schema_version":4,"future":true}';
    const { document, ports } = open(text);
    await expect(document.read()).rejects.toMatchObject({ code: 'validation_failed', where: PATH });
    expect(ports.files.readTextIfThere(PATH)).toBe(text);
    expect(ports.files.list('/state')).toEqual(['agents.json']);
  });

  it.each([
    '',
    'no json',
    '{"schema_version":3,"names":["a"',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"schema_version":0}',
    '{"schema_version":"3"}',
    '{"schema_version":3,"names":[1]}',
    '\u0000\u0000',
  ])('that is damaged is set aside byte by byte, with a warning, and begins anew: %j', async (text) => {
    const { document, ports, warnings } = open(text);
    expect(await document.read()).toEqual({ schema_version: 3, names: [] });
    const aside = `${PATH}.corrupt-2026-01-01T000000.000Z`;
    expect(ports.files.readTextIfThere(aside)).toBe(text);
    expect(warnings).toEqual([expect.stringContaining(aside)]);
    ports.files.writeAtomic(PATH, text);
    await document.read();
    expect(ports.files.readTextIfThere(`${aside}-2`)).toBe(text);
  });

  it('of the store that is damaged costs that document only', async () => {
    const ports = seededPorts();
    const warnings: string[] = [];
    const store = lowdbStore({ root: '/w/.assay', onWarning: (message) => warnings.push(message) }, ports);
    await store.put('agents', 'a', 1);
    await store.put('batches', 'b', 2);
    await store.put('batches', 'c', 3);
    ports.files.writeAtomic('/w/.assay/state/batches/b.json', 'torn');
    ports.files.writeAtomic('/w/.assay/state/agents.json', 'torn');
    expect(await store.get('agents', 'a')).toBeNull();
    expect(await store.list('batches')).toEqual([{ id: 'c', value: 3 }]);
    expect(warnings).toHaveLength(2);
    await store.put('agents', 'a', 4);
    expect(await store.get('agents', 'a')).toBe(4);
  });

  it('of the store from a newer build stops the change and stays', async () => {
    const ports = seededPorts();
    const store = lowdbStore({ root: '/w/.assay' }, ports);
    const text = '{"schema_version":99,"items":[]}';
    ports.files.writeAtomic('/w/.assay/state/agents.json', text);
    await expect(store.put('agents', 'a', 1)).rejects.toMatchObject({ code: 'validation_failed' });
    expect(ports.files.readTextIfThere('/w/.assay/state/agents.json')).toBe(text);
    expect(ports.files.stat('/w/.assay/state/lock')).toBeNull();
  });
});
