import type { CaseResult } from '../../schema/run.ts';
import { htmlCode, markdownCode, markdownFence } from '../../text/escape/escape-markdown.ts';
import { formatScore } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import { caseProblem } from './case-problem.ts';
import { changedFiles } from './changed-files.ts';
import { caseNotes, failingNotes, failingNumbers, failingScorers } from './failing-scorers.ts';

/** Code points of a reason in a table cell, of a question and of an answer in a block. */
const REASON_LENGTH = 300;
const INPUT_LENGTH = 1_000;
const OUTPUT_LENGTH = 2_000;
/** Scorers of one case in a table cell. */
const MOST_SCORERS = 4;

const code = (text: string, length = REASON_LENGTH) => markdownCode(truncateText(text, length));

/**
 * The line of the file of a case below an https address; undefined where there is no such address. The path may be anyone's: every
 * character that means something to Markdown is percent-encoded.
 */
export function addressOf(
  { location: { file, line } }: Pick<CaseResult, 'location'>,
  linkBase: string | undefined,
): string | undefined {
  if (linkBase === undefined || !/^https:\/\/[\w.:/@%+~-]+$/.test(linkBase)) return undefined;
  const path = file
    .toWellFormed()
    .split(/[\\/]/)
    .map((part) =>
      encodeURIComponent(part).replace(/[!'()*~_]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`),
    )
    .join('/');
  return `${linkBase.replace(/\/$/, '')}/${path}#L${line}`;
}

/** A link to the place of a case, or the place as code where there is no address. */
export function placeMarkdown(one: Pick<CaseResult, 'location'>, linkBase: string | undefined): string {
  const text = markdownCode(`${one.location.file}:${one.location.line}`);
  const address = addressOf(one, linkBase);
  return address === undefined ? text : `[${text}](${address})`;
}

/** The id, and the name below it where it says more. */
export function nameMarkdown(one: Pick<CaseResult, 'id' | 'name'>): string {
  return one.name === '' || one.name === one.id ? code(one.id) : `${code(one.id)}<br>${code(one.name, 120)}`;
}

/** Table row of a failing case: id and name, failing scorers with numbers and reasons, place. */
export function failingRow(one: CaseResult, linkBase: string | undefined): string {
  const failing = failingScorers(one);
  const lines = failing.slice(0, MOST_SCORERS).map((each) => {
    const notes = failingNotes(each, one);
    const numbers = `${code(each.scorer, 80)} **${failingNumbers(each)}**`;
    const reason = each.reasoning === '' ? '' : `: ${code(each.reasoning)}`;
    return `${numbers}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}${reason}`;
  });
  if (failing.length > MOST_SCORERS) lines.push(`and ${failing.length - MOST_SCORERS} more`);
  return `| ${nameMarkdown(one)} | ${lines.join('<br>') || 'did not pass'} | ${placeMarkdown(one, linkBase)} |\n`;
}

/** Table row of a case that could not be judged: id and name, code and message, remedy, place. */
export function erroredRow(one: CaseResult, linkBase: string | undefined): string {
  const { code: kind, message, remedy } = caseProblem(one);
  return `| ${nameMarkdown(one)} | ${code(kind, 80)}: ${code(message)} | ${remedy === '' ? '–' : code(remedy)} | ${placeMarkdown(one, linkBase)} |\n`;
}

/** Table row of a failure that does not gate. */
export function weakRow(one: CaseResult, linkBase: string | undefined): string {
  if (one.status === 'failed') return failingRow(one, linkBase);
  const { code: kind, message } = caseProblem(one);
  const note = caseNotes(one).map((text) => ` (${text})`);
  return `| ${nameMarkdown(one)} | ${code(kind, 80)}: ${code(message)}${note.join('')} | ${placeMarkdown(one, linkBase)} |\n`;
}

/** Question, answer and all scores of the failing turn, folded. */
export function failingDetails(one: CaseResult): string {
  const first = failingScorers(one)[0];
  const turn = first === undefined ? undefined : one.attempts[first.attempt]?.turns[first.turn];
  if (first === undefined || turn === undefined) return '';
  const attempt = one.attempts.length > 1 ? `, attempt ${first.attempt + 1}` : '';
  const turns = (one.attempts[first.attempt]?.turns.length ?? 1) > 1 ? `, turn ${first.turn + 1}` : '';
  const scores = Object.entries(turn.results).map(([scorer, result]) => {
    const shown =
      result.metadata['not_applicable'] === true
        ? 'n/a'
        : `${formatScore(result.score)}${result.pass ? '' : ' ✗'}`;
    return `${code(scorer, 80)} ${shown}`;
  });
  const left = changedFiles(one, first.attempt, markdownCode);
  const tools =
    turn.tool_calls === null
      ? []
      : [
          `Tools called: ${
            turn.tool_calls
              .slice(0, 20)
              .map((call) => code(call.name, 80))
              .join(', ') || 'none'
          }`,
          '',
        ];
  return [
    `<details><summary>${htmlCode(truncateText(one.id, REASON_LENGTH))}${attempt}${turns}: question and answer</summary>`,
    '',
    turn.simulated === true ? '**Input of the simulated user**' : '**Input**',
    '',
    markdownFence(truncateText(turn.input, INPUT_LENGTH), 'text'),
    '',
    '**Answer**',
    '',
    markdownFence(truncateText(turn.output, OUTPUT_LENGTH), 'text'),
    '',
    ...tools,
    ...(left === undefined ? [] : [`Files: ${left}`, '']),
    `Scores: ${scores.slice(0, 40).join(' · ')}`,
    '',
    '</details>',
    '',
    '',
  ].join('\n');
}
