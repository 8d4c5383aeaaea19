import { once } from '../flow/once.ts';
import type { Judge } from '../judges/judge.ts';
import type { Files } from '../ports/ports.ts';
import { hasClassifiers } from '../schema/run.ts';
import { isProven, readCalibration } from './stored-calibration.ts';

/** A model with what labels have shown of it; the offline judge's verdicts are as sure as their evidence. */
export function withCalibration(
  judge: Judge,
  evalsDir: string,
  { files }: { files: Pick<Files, 'readTextIfThere'> },
): Judge {
  if (judge.mode !== 'llm' && !hasClassifiers(judge)) return judge;
  const summary = once(() => {
    try {
      return readCalibration(evalsDir, judge, files);
    } catch {
      return undefined; // A run whose report would quote it says what is wrong with it.
    }
  });
  return { ...judge, calibrated: (scorer) => isProven(scorer, summary(), judge) };
}
