import type { CaseResult, RunReport } from '../schema/run.ts';
import {
  casesRead,
  filed,
  type OpenReport,
  openReport,
  openReports,
  orProblem,
  type ReportFiles,
  type ReportFormat,
  type ReportListeners,
  refuseLost,
} from './write-reports.ts';

/** Text that is put aside until what stands before it is known. */
interface Aside {
  write(text: string): void;
  pieces(): Iterable<Uint8Array>;
  close(): void;
}

/** Reports of a run that is under way: at its end, all of its cases are written already. */
export interface FollowedReports {
  /** Adds a case: each of them once, in the order of the plan. */
  add(one: CaseResult): void;
  /** The files that `writeReports` makes of the run, once every case was added. */
  write(
    folder: string,
    report: RunReport,
    listeners?: Pick<ReportListeners, 'onJson'>,
  ): Partial<Record<ReportFormat, string>>;
  /** Leaves nothing behind, whether they were written or not. */
  close(): void;
}

/**
 * Follows a run. What its cases add is put aside in `folder`, because a report begins with what the run came to. Where the disk has no room
 * for that, the report is made at the end, of cases that are read again.
 */
export function followReports(
  folder: string,
  files: ReportFiles & { scratch(path: string): Aside },
): FollowedReports {
  let open = openReports(files);
  const unfollowed: OpenReport[] = [];
  const asides = new Map<OpenReport, Aside>();
  const asideOf = (each: OpenReport) => {
    const known = asides.get(each);
    if (known !== undefined) return known;
    const made = files.scratch(`${folder}/${each.spec.file}.part`);
    asides.set(each, made);
    return made;
  };
  /** What was put aside of it gives its room to the others. */
  const unfollow = (each: OpenReport) => {
    open = open.filter((one) => one !== each);
    unfollowed.push(openReport(each.spec, files));
    asides.get(each)?.close();
    asides.delete(each);
  };
  return {
    add(one) {
      for (const each of open) {
        orProblem(each, () => {
          for (const piece of each.report.add(one)) asideOf(each).write(piece);
        });
        if (each.problem !== undefined) unfollow(each);
      }
    },
    write(target, report, { onJson } = {}) {
      const paths = filed(target, report, files, { open, onJson }, (written) => {
        for (const [each, aside] of asides) written(each, aside.pieces);
      });
      if (unfollowed.length > 0)
        Object.assign(
          paths,
          filed(target, report, files, { open: unfollowed, onJson }, casesRead(unfollowed, report)),
        );
      refuseLost([...open, ...unfollowed], report);
      return paths;
    },
    close() {
      for (const aside of asides.values()) aside.close();
      asides.clear();
    },
  };
}
