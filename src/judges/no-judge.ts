import { Fault } from '../errors.ts';
import { NO_JUDGE } from '../schema/run.ts';
import type { Judge } from './judge.ts';

/** Stands where nothing asks a judge: no key is looked for, and a question to it is a bug. */
export const noJudge: Judge = {
  id: NO_JUDGE,
  mode: 'offline',
  model: NO_JUDGE,
  async fill({ key }) {
    throw new Fault('internal', 'a judge was asked where none was needed', {
      where: key,
      hint: 'This is a bug in Assay. Please report it with the command you ran.',
    });
  },
};
