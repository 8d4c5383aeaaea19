import { markdownCode, markdownProse } from '../../../text/escape/escape-markdown.ts';
import { formatCount, formatCounted } from '../../../text/format.ts';
import { truncateText } from '../../../text/truncate.ts';
import { nameMarkdown, placeMarkdown } from '../case-markdown.ts';
import type { UnsureGroup, UnsureGroups } from './unsure-groups.ts';
import { WAY_BY_CHECK, WAY_BY_MODEL, WHAT_UNSURE_IS } from './ways-out.ts';

/** Code points of a reason and of the name of a scorer. */
const REASON = 400;
const NAME = 80;

/** How much of the unsure cases is shown. */
interface Room {
  /** Rows of each group. */
  rows: number;
  groups: number;
  /** Code points of an answer; 0 leaves answers out. */
  answer: number;
}

/** `12 unsure cases`, as a heading or a summary. */
export const unsureHeading = (count: number): string => formatCounted(count, 'unsure case');

/**
 * What the unsure cases of a run are and what makes them sure, then a table for each thing that could not be told: the case, its
 * answer, and the check that was proposed. Empty without any.
 */
export function unsureMarkdown(
  unsure: UnsureGroups,
  linkBase: string | undefined,
  { rows, groups: most, answer }: Room,
): string {
  const { groups, others, count } = unsure.list();
  if (count === 0) return '';
  const shown = groups.slice(0, most);
  const rest = groups.slice(most).reduce((sum, group) => sum + group.count, others);
  return [
    `${WHAT_UNSURE_IS} To be sure: ${WAY_BY_CHECK}, or ${WAY_BY_MODEL}.\n\n`,
    ...shown.map((group) => groupMarkdown(group, linkBase, rows, answer)),
    rest === 0 ? '' : `${formatCounted(rest, 'more unsure case')} for other reasons: see results.json.\n\n`,
  ].join('');
}

function groupMarkdown(group: UnsureGroup, linkBase: string | undefined, rows: number, answer: number) {
  const { scorer, reason, cases, count } = group;
  const head = `**${formatCounted(count, 'case')}** by ${markdownCode(truncateText(scorer, NAME))}: ${markdownProse(truncateText(reason, REASON))}\n\n`;
  const kept = cases.slice(0, rows);
  if (kept.length === 0) return head;
  const lines = kept.map(({ one, result }) => {
    const said = one.attempts[result.attempt]?.turns[result.turn]?.output ?? '';
    const cells = [
      nameMarkdown(one),
      ...(answer === 0 ? [] : [said === '' ? '–' : markdownCode(truncateText(said, answer))]),
      result.check === '' ? '–' : markdownCode(result.check),
      placeMarkdown(one, linkBase),
    ];
    return `| ${cells.join(' | ')} |\n`;
  });
  const more = count - kept.length;
  return [
    head,
    `| case | ${answer === 0 ? '' : 'answer | '}a check that would decide it | where |\n`,
    `|---|${answer === 0 ? '' : '---|'}---|---|\n`,
    ...lines,
    more === 0 ? '\n' : `\n${formatCount(more)} more: see results.json.\n\n`,
  ].join('');
}
