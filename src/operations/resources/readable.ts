import type { z } from 'zod';
import type { PortsAccess } from '../../engine/engine-parts.ts';
import { Fault } from '../../errors.ts';
import type { StoredValue } from '../../state/store.ts';

/** What of the stored values this version can read. The others are left out of lists with a warning: they must not hide the rest. */
export function readable<Schema extends z.ZodType>(
  schema: Schema,
  stored: readonly StoredValue[],
  kind: string,
  engine: Pick<PortsAccess, 'warn'>,
): z.output<Schema>[] {
  return stored.flatMap(({ id, value }) => {
    const read = schema.safeParse(value);
    if (read.success) return [read.data];
    engine.warn(`${kind}/${id} is left out: it is stored in a form that this Assay does not read`);
    return [];
  });
}

/** A stored value as an answer; undefined when there is none. Fault `conflict` when it is of another form. */
export function readWhole<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  kind: string,
  id: string,
): { value: z.output<Schema> } | undefined {
  if (value === null || value === undefined) return undefined;
  const read = schema.safeParse(value);
  if (read.success) return { value: read.data };
  throw new Fault('conflict', `${kind}/${id} is stored in a form that this Assay does not read`, {
    where: read.error.issues[0]?.path.join('.') ?? '',
    hint: 'Was it written by another version, or by hand?',
  });
}
