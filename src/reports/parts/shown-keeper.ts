import type { CaseResult, RunHeader } from '../../schema/run.ts';
import { markdownCode } from '../../text/escape/escape-markdown.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import { failingDetails, failingRow } from './case-markdown.ts';
import { failingScorers } from './failing-scorers.ts';
import { keeper } from './keeper.ts';
import { shownHeading } from './shown-cases.ts';

/** Ids of cases with no result below its threshold, and code points of each. */
const MOST_IDS = 20;
const ID = 100;

/** Collects cases that are only shown, for a job summary: those below the threshold like failing ones, the others by id. `limits` are in bytes. */
export function shownKeeper(limits: { rows: number; details: number }, linkBase: string | undefined) {
  const rows = keeper(limits.rows);
  const details = keeper(limits.details);
  const others: string[] = [];
  let [count, below] = [0, 0];
  return {
    add(one: CaseResult): void {
      count += 1;
      if (failingScorers(one).length > 0) {
        below += 1;
        rows.add(() => failingRow(one, linkBase));
        details.add(() => failingDetails(one));
      } else if (others.length < MOST_IDS) others.push(one.id);
    },
    /** The folded block; nothing where there is no such case. */
    *block(header: Pick<RunHeader, 'judge'>): Iterable<string> {
      if (count === 0) return;
      yield `<details><summary>${shownHeading({ count, below }, header)}</summary>\n\n`;
      if (below > 0) {
        yield '| case | why | where |\n|---|---|---|\n';
        yield* rows.kept;
        yield rows.more === 0 ? '\n' : `\n${formatCounted(rows.more, 'more case')}: see results.json.\n\n`;
        yield* details.kept;
      }
      const left = count - below - others.length;
      const ids = others.map((id) => markdownCode(truncateText(id, ID)));
      if (ids.length > 0)
        yield `Not below it: ${ids.join(' · ')}${left > 0 ? ` and ${formatCount(left)} more` : ''}\n\n`;
      yield '</details>\n\n';
    },
  };
}
