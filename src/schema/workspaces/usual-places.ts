import { z } from 'zod';
import { workspace } from './workspace.ts';

/** Where cases are played that say nothing of it themselves: keys of `defaults` in the settings. */
export const usualPlaces = {
  world: z
    .string()
    .min(1)
    .optional()
    .describe('Id of the world that cases are played in, where neither the case nor its agent names one.'),
  workspace: workspace
    .optional()
    .describe(
      'Folder that programs and HTTP agents work in, where neither the case nor its agent names one.',
    ),
};
