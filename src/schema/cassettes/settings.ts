import { z } from 'zod';

const host = z.object({
  name: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'must be a short name of a-z, 0-9, - and _')
    .describe('What recordings call it, such as `search`.'),
  url: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .describe('Where it is: requests are handed on to this address where nothing else is given.'),
  variable: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{0,99}$/, 'must be the name of a variable, in capitals')
    .describe('Variable by which the program is told the address, such as `SEARCH_URL`.'),
});
export type CassetteHost = z.infer<typeof host>;

/** What is recorded besides the models of providers. */
export const cassetteSettings = z
  .object({
    hosts: z
      .array(host)
      .max(50)
      .refine(
        (all) => new Set(all.map(({ name }) => name)).size === all.length,
        'two hosts have the same name',
      )
      .refine(
        (all) => new Set(all.map(({ variable }) => variable)).size === all.length,
        'two hosts have the same variable',
      )
      .default([])
      .describe(
        'Further hosts that programs talk to, recorded as the models of providers are. A program is told of each by a variable of its own.',
      ),
    agents: z
      .boolean()
      .default(false)
      .describe(
        'Whether answers of agents behind an address (`custom` with a `url`, `langchain`) are recorded too. What such an agent answers is then replayed without it: a change of it is not seen. Left out, it is called live.',
      ),
  })
  .prefault({})
  .describe('What `--record` and `--replay` record besides the models of providers.');
export type CassetteSettings = z.infer<typeof cassetteSettings>;
