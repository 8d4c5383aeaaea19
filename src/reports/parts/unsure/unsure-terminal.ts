import { cutToWidth, padToWidth } from '../../../text/display-width.ts';
import { terminalLine, terminalLines, terminalQuote } from '../../../text/escape/escape-terminal.ts';
import { formatCount, formatCounted } from '../../../text/format.ts';
import type { Style } from '../style.ts';
import type { UnsureGroup, UnsureGroups } from './unsure-groups.ts';
import { WAY_BY_CHECK, WAY_BY_MODEL } from './ways-out.ts';

/** Cases that are shown of a group; what could not be told is the same for all of them. */
export const SHOWN_IN_TERMINAL = 3;
/** Groups that are shown, and lines of a reason and of an answer. */
const MOST_GROUPS = 4;
const REASON_LINES = 3;
const ANSWER_LINES = 2;
const MARK = 10;
const INDENT = ' '.repeat(MARK);
const INNER = `${INDENT}  `;

/**
 * The unsure cases of a run: by what could not be told, with the answers of a few and the check that was proposed for each, then once
 * what makes them sure. As long as three groups of three cases, however many there are.
 */
export function* unsureTerminal(unsure: UnsureGroups, width: number, style: Style): Iterable<string> {
  const { groups, others, count } = unsure.list();
  if (count === 0) return;
  for (const group of groups.slice(0, MOST_GROUPS)) yield* groupLines(group, width, style);
  const rest = groups.slice(MOST_GROUPS).reduce((sum, group) => sum + group.count, others);
  if (rest > 0)
    yield `${INDENT}and ${formatCounted(rest, 'more unsure case')} for other reasons; the report lists them\n`;
  const ways = `→ To be sure: ${WAY_BY_CHECK}, or ${WAY_BY_MODEL}.`.replaceAll('`', '');
  for (const line of terminalLines(ways, width - MARK)) yield `${INDENT}${line}\n`;
}

function* groupLines(group: UnsureGroup, width: number, style: Style): Iterable<string> {
  const { scorer, reason, cases, count } = group;
  const head = `${formatCounted(count, 'case')} by ${terminalLine(scorer)}: ${terminalLine(reason)}`;
  for (const [at, line] of terminalLines(head, width - MARK, REASON_LINES).entries())
    yield `${at === 0 ? `  ${style('odd', padToWidth('UNSURE', MARK - 2))}` : INDENT}${line}\n`;
  for (const { one, result } of cases) {
    const { file, line } = one.location;
    const turns = one.attempts[result.attempt]?.turns ?? [];
    const turn = turns.length > 1 ? `, turn ${result.turn + 1}` : '';
    yield `${cutToWidth(`${INDENT}${terminalLine(one.id)}${turn}`, width)}\n`;
    const answer = turns[result.turn]?.output ?? '';
    for (const text of terminalQuote(answer, width - INNER.length, ANSWER_LINES))
      yield `${INNER}${style('dim', text)}\n`;
    // YAML takes a broken line as one, as long as it is indented.
    for (const [at, text] of terminalLines(result.check, width - INNER.length - 2).entries())
      yield `${INNER}${at === 0 ? '' : '  '}${text}\n`;
    yield `${INNER}${style('dim', `at ${terminalLine(file)}:${line}`)}\n`;
  }
  const more = count - cases.length;
  if (more > 0) yield `${INDENT}and ${formatCount(more)} more; the report lists them\n`;
}
