import type { CaseResult } from '../../schema/run.ts';
import { formatCount } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';

/** Files that are named, and code points of one name. */
const MOST_NAMED = 5;
const NAME = 120;

/** What an attempt left behind in its workspace, in one line; undefined where it had none. `quoted` makes a name safe where it is shown. */
export function changedFiles(
  one: CaseResult,
  attempt: number,
  quoted: (path: string) => string,
): string | undefined {
  const left = one.attempts[attempt]?.workspace;
  if (left === undefined) return undefined;
  const named = left.changes
    .slice(0, MOST_NAMED)
    .map(({ path, status }) => `${status} ${quoted(truncateText(path, NAME))}`);
  const more = left.changes.length - named.length + (left.more_changes ?? 0);
  const said = named.length === 0 ? 'no file changed' : named.join(', ');
  const rest = more === 0 ? '' : ` and ${formatCount(more)} more`;
  return `${said}${rest}${left.isolation.level === 'none' ? ' (not isolated)' : ''}`;
}
