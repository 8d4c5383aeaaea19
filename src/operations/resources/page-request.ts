import { z } from 'zod';
import { Fault } from '../../errors.ts';
import { defined } from '../../schema/defined.ts';
import type { PageRequest } from './resource.ts';

/** Of a list: how many entries at most (contract 9). */
const DEFAULT_LIMIT = 50;
const LARGEST_LIMIT = 200;

/** Query of a list as it is described; values are texts when they come from an address. */
export const pageQuery = z.object({
  limit: z.number().int().min(1).max(LARGEST_LIMIT).default(DEFAULT_LIMIT),
  cursor: z.string().optional(),
});

/** Which part of a list a query asks for. Fault `validation_failed` with the path `limit`. */
export function pageRequest(query: Readonly<Record<string, string | undefined>>): PageRequest {
  const { limit: text, cursor } = query;
  const limit = text === undefined ? DEFAULT_LIMIT : /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(limit >= 1 && limit <= LARGEST_LIMIT)) {
    const message = `must be a whole number from 1 to ${LARGEST_LIMIT}`;
    throw new Fault('validation_failed', `limit: ${message}`, {
      where: 'query parameter limit',
      hint: `Leave it out for ${DEFAULT_LIMIT}.`,
      problems: [{ path: 'limit', message }],
    });
  }
  return { limit, ...defined({ cursor }) };
}
