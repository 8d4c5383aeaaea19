import { relative } from 'node:path';
import { calibrateLabels } from '../operations/calibrate.ts';
import { calibrationText } from '../reports/calibration-text.ts';
import { formatCount } from '../text/format.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { namesOf } from './read-input.ts';
import { terminal } from './terminal.ts';

interface CalibrateFlags extends CommonFlags {
  scorers?: string;
  suggestThreshold?: boolean;
  write?: boolean;
}

/** Rows between two signs of life on a terminal. */
const STEP = 50;

/** `assay calibrate`: agreement of scorers with human labels. Exits 3 when a row could not be judged. */
export async function calibrateCommand(files: string[], flags: CalibrateFlags): Promise<number> {
  const engine = engineOf(flags);
  const { out, err, width, colour, interactive } = terminal();
  const showing = interactive && flags.quiet !== true;
  const { calibration, summaryPath } = await calibrateLabels(engine, {
    files,
    ...(flags.scorers === undefined ? {} : { scorers: namesOf(flags.scorers) }),
    ...(flags.suggestThreshold === true ? { suggestThreshold: true } : {}),
    ...(flags.write === true ? { write: true } : {}),
    ...(showing
      ? {
          onRow: (done, total) => {
            if (done % STEP === 0 || done === total)
              err(`\r${formatCount(done)}/${formatCount(total)} rows${done === total ? '\n' : ''}`);
          },
        }
      : {}),
  });
  const shownPath = summaryPath === undefined ? undefined : relative(engine.ports.env.cwd(), summaryPath);
  if (flags.json === true) out(`${JSON.stringify(calibration, null, 2)}\n`);
  else {
    const shown = { width, colour, ...(shownPath === undefined ? {} : { summaryPath: shownPath }) };
    out([...calibrationText(calibration, shown)].join(''));
  }
  return Object.values(calibration.scorers).some((one) => one.errors > 0) ? 3 : 0;
}
