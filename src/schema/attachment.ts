import { z } from 'zod';

/** A file that goes with an input (contract 3): exactly one of `path`, `url`, `data` (base64); at most 10 MiB. */
export const attachment = z
  .object({
    path: z.string().min(1).optional(),
    url: z.url().optional(),
    data: z.base64().optional(),
    name: z.string().optional(),
    media_type: z.string().optional(),
  })
  .refine(
    (value) => [value.path, value.url, value.data].filter((part) => part !== undefined).length === 1,
    'needs exactly one of path, url, data',
  );
export type Attachment = z.infer<typeof attachment>;
