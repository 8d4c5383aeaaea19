import { z } from 'zod';

/** A file that goes with an input (contract 3): exactly one of `path`, `url`, `data` (base64); at most 10 MiB. */
export const attachment = z
  .object({
    path: z
      .string()
      .min(1)
      .optional()
      .describe(
        'File of the repository, relative to the file that names it, at most 10 MiB. Exactly one of `path`, `url` and `data`.',
      ),
    url: z.url().optional().describe('Address (https or http), handed on to the agent as it is.'),
    data: z.base64().optional().describe('Content as base64, at most 10 MiB.'),
    name: z
      .string()
      .optional()
      .describe('File name as the agent gets it. Left out: the name in `path` or `url`.'),
    media_type: z
      .string()
      .optional()
      .describe('Media type, such as `image/png`. Left out: by the extension of the name.'),
  })
  .refine(
    (value) => [value.path, value.url, value.data].filter((part) => part !== undefined).length === 1,
    'needs exactly one of path, url, data',
  );
export type Attachment = z.infer<typeof attachment>;
