import { z } from 'zod';
import { pathInside } from './workspace.ts';

export const FILES =
  'Files by their paths in the workspace, laid into it before the attempt; `null` takes one away.';

/** What a variant of an experiment lays into workspaces. */
export const variantFiles = z.record(
  pathInside,
  z.union([
    z.object({ text: z.string().max(1_000_000).describe('What the file holds.') }),
    z.null().describe('The file is taken away.'),
  ]),
);
