import { markdownCode } from '../../text/escape/escape-markdown.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import { addressOf } from '../parts/case-markdown.ts';
import { phraseMarkdown } from '../parts/phrase.ts';
import type { WhyGroup } from '../view/why-view.ts';
import type { Rung } from './ladder.ts';

/** Groups in the table that is seen at once: a few cover most (improvement.md 5.1). */
const MOST = 6;
/** Code points of an id and of what is wrong with the case, so that a row has two lines at most. */
const ID = 80;
const REASON = 120;

/** The reasons in a table that fits on a screen: what, how many cases, one of them. Empty without any. */
export function whyTable(groups: readonly WhyGroup[], linkBase: string | undefined, rung: Rung): string {
  const shown = groups.slice(0, Math.min(MOST, rung.rows));
  if (shown.length === 0) return '';
  const rows = shown.map(
    (group) =>
      `| ${phraseMarkdown(group.what)} | ${formatCount(group.count)} | ${exampleCell(group, linkBase, rung)} |\n`,
  );
  const more = groups.slice(shown.length).reduce((sum, { count }) => sum + count, 0);
  return [
    `| ${titleOf(groups)} | cases | for example |\n|---|--:|---|\n`,
    ...rows,
    more > 0 ? `\n${formatCounted(more, 'case')} for other reasons.\n` : '',
    '\n',
  ].join('');
}

/** What the groups have in common. */
function titleOf(groups: readonly WhyGroup[]): string {
  if (groups.every(({ unsure }) => unsure === true)) return 'what nobody can tell';
  return groups.some(({ unsure }) => unsure === true) ? 'why there is no verdict' : 'why it fails';
}

function exampleCell({ example }: WhyGroup, linkBase: string | undefined, rung: Rung): string {
  if (example === undefined) return '–';
  const id = markdownCode(truncateText(example.id, ID));
  const address = addressOf(example, linkBase);
  const linked = address === undefined ? id : `[${id}](${address})`;
  const reason =
    example.reason === '' || rung.reason === 0
      ? ''
      : ` ${markdownCode(truncateText(example.reason, REASON))}`;
  return `${linked}${reason}`;
}
