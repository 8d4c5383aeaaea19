import { relative } from 'node:path';
import { calibrateLabels } from '../operations/calibrate.ts';
import { calibrationText } from '../reports/calibration-text.ts';
import type { Calibration } from '../schema/calibration.ts';
import { defined } from '../schema/defined.ts';
import { formatCount } from '../text/format.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { namesOf } from './read-input.ts';
import { shownValue } from './redaction.ts';
import { terminal } from './terminal.ts';

interface CalibrateFlags extends CommonFlags {
  scorers?: string;
  suggestThreshold?: boolean;
  wrong?: number;
  write?: boolean;
}

/** Rows between two signs of life on a terminal. */
const STEP = 50;

/** `assay calibrate`: agreement of scorers with human labels. Exits 3 when a row could not be judged. */
export async function calibrateCommand(files: string[], flags: CalibrateFlags): Promise<number> {
  const engine = engineOf(flags);
  const { out, err, width, colour, interactive } = terminal();
  const showing = interactive && flags.quiet !== true;
  const print = (measured: Calibration, summaryPath?: string) => {
    const calibration = shownValue(measured);
    const path = summaryPath === undefined ? undefined : relative(engine.ports.env.cwd(), summaryPath);
    const shown = { width, colour, ...defined({ summaryPath: path }) };
    if (flags.json === true) out(`${JSON.stringify(calibration, null, 2)}\n`);
    else out([...calibrationText(calibration, shown)].join(''));
  };
  let measured: Calibration | undefined;
  const { calibration, summaryPath } = await calibrateLabels(engine, {
    files,
    ...(flags.scorers === undefined ? {} : { scorers: namesOf(flags.scorers) }),
    ...(flags.suggestThreshold === true ? { suggestThreshold: true } : {}),
    ...defined({ wrong: flags.wrong }),
    ...(flags.write === true ? { write: true } : {}),
    onFigures: (figures) => {
      measured = figures;
    },
    ...(showing
      ? {
          onRow: (done, total) => {
            if (done % STEP === 0 || done === total)
              err(`\r${formatCount(done)}/${formatCount(total)} rows${done === total ? '\n' : ''}`);
          },
        }
      : {}),
  }).catch((error: unknown) => {
    // Measured, and not written: the figures are worth seeing all the same.
    if (measured !== undefined) print(measured);
    throw error;
  });
  print(calibration, summaryPath);
  return Object.values(calibration.scorers).some((one) => one.errors > 0) ? 3 : 0;
}
